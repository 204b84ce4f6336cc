"""Reads effects and conditions from the words of a data file.

    effect_of("lose food 1 | gain terror 1 ; toss_skull: damage 2")
    condition_of("not status allies.3")

What is not in the vocabulary is a `WordError` that says what to write instead."""

from __future__ import annotations

import re
import types
from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, NoReturn, Union, get_args, get_origin, get_type_hints

from msgspec.structs import fields

from nokturn.games.grail.printed.language.amounts import Amount, amount_of
from nokturn.games.grail.printed.language.conditions import CONDITIONS, Condition
from nokturn.games.grail.printed.language.effects import OPS, AnyDo, Effect
from nokturn.games.grail.printed.language.vocabulary import Scope
from nokturn.kernel.content import nearest

_TOSS = re.compile(r"toss_(\w+):\s*")
_WHOLE = re.compile(r"[+-]?\d{1,6}")
_SCOPES = tuple(scope for scope in get_args(Scope) if scope)
LONGEST = 400
"""Characters of one effect: nobody could print more on a card."""
_ADDED = ("toss", "scope", "negated")
"""Fields that are not words after the op."""
_COUNTED = ("gain", "lose", "set", "pay")
"""Ops whose second word may be `all`: there it is the number, not a scope."""


class WordError(Exception):
    """A word that is not in the language; says what to write instead."""


def effect_of(text: str) -> Effect:
    """An effect as a card writes it."""
    if len(text) > LONGEST:
        raise WordError(f"an effect of {len(text)} characters. Write at most {LONGEST}; split it in two.")
    alternatives = [[_do(part.strip()) for part in one.split(";")] for one in text.split("|")]
    return Effect(tuple([tuple(parts) for parts in alternatives]))


def condition_of(text: str) -> Condition:
    """A condition as a card writes it."""
    negated = text.startswith("not ")
    op, *words = text.removeprefix("not ").split() or [""]
    kind = _named(op, CONDITIONS, "a condition")
    found: Condition = _record(kind, op, _status_words(op, words, one_more=False), {"negated": negated})
    return found


def _do(text: str) -> AnyDo:
    added: dict[str, Any] = {}
    if toss := _TOSS.match(text):
        if toss[1] not in ("grail", "skull"):
            raise WordError(f"'toss_{toss[1]}:' is no face of a dial. Write 'toss_grail:' or 'toss_skull:'.")
        added["toss"], text = toss[1], text[toss.end() :]
    op, *words = text.split() or [""]
    kind = _named(op, OPS, "an effect")
    if words and words[-1] in _SCOPES and not _is_word(op, words):
        added["scope"] = words.pop()
    found: AnyDo = _record(kind, op, _status_words(op, words, one_more=True), added)
    return found


def _is_word(op: str, words: list[str]) -> bool:
    """Whether the last word, though it could be a scope, belongs to the op: `pay charge all`, `… -1 this`."""
    if op == "cost_mod":
        return len(words) == 3
    return words[-1] == "all" and len(words) == 2 and op in _COUNTED


def _status_words(op: str, words: list[str], *, one_more: bool) -> list[str]:
    """`S.k` as two words, `S +1` as three, as the record has them."""
    if op != "status" or not words:
        return words
    if one_more and words[1:] == ["+1"]:
        return [words[0], "0", "yes"]
    name, dot, part = words[0].partition(".")
    if dot and not (part.isascii() and part.isdigit() and part != "0"):
        raise WordError(f"'{words[0]}': '{part}' is no part. Write a number after the dot, like '{name}.1'.")
    return [name, *([part] if dot else []), *words[1:]]


def _named(op: str, known: Mapping[str, type[Any]], what: str) -> type[Any]:
    if not op:
        raise WordError("there is nothing written. Write an effect, or 'none'." if known is OPS else "nothing written.")
    if op not in known:
        raise WordError(f"'{op}' is not {what}.{nearest(op, [*known])}")
    return known[op]


@cache
def _words_of(kind: Any) -> tuple[tuple[tuple[str, Any], ...], int]:
    """Fields and types of the words that follow an op, in their order, and how many of them must be there."""
    hints = get_type_hints(kind)
    own = [field for field in fields(kind) if field.name not in _ADDED]
    needed = len([field for field in own if field.required])
    return tuple([(field.name, hints[field.name]) for field in own]), needed


def _record(kind: Any, op: str, words: list[str], added: dict[str, Any]) -> Any:
    own, needed = _words_of(kind)
    if not needed <= len(words) <= len(own):
        usage = " ".join([op, *[name.upper() for name, _ in own[:needed]]])
        raise WordError(f"'{' '.join([op, *words])}' has {len(words)} words after '{op}'. Write '{usage}'.")
    values = {name: _value(word, hint, op) for word, (name, hint) in zip(words, own, strict=False)}
    return kind(**values, **added)


def _value(word: str, hint: Any, op: str) -> Any:
    if hint is str:
        return word
    if hint is bool:
        return _flag(word, op)
    if hint is Amount:
        return amount_of(word) or _no_number(word, op)
    if hint is int:
        return int(word) if _WHOLE.fullmatch(word) else _no_number(word, op)
    origin, inside = get_origin(hint), get_args(hint)
    if origin is tuple:
        return tuple([_value(one, int, op) for one in word.split(",")])
    if origin is Literal:
        if word not in inside:
            raise WordError(f"'{op}' does not know '{word}'.{nearest(word, inside)}")
        return word
    assert origin in (Union, types.UnionType), hint
    return int(word) if _WHOLE.fullmatch(word) else _value(word, inside[1], op)


def _flag(word: str, op: str) -> bool:
    if word not in ("unavoidable", "yes"):
        raise WordError(f"'{op}' does not know '{word}'. Write 'unavoidable', or nothing.")
    return True


def _no_number(word: str, op: str) -> NoReturn:
    raise WordError(f"'{word}' after '{op}' is no number. Write one like 2, -1 or 2*players.")
