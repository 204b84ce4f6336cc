"""Whether a card text uses only words that exist: a misspelt one is an error that names card, word and the nearest."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from difflib import get_close_matches
from functools import lru_cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from nokturn.games.vtes.printed import facts
from nokturn.games.vtes.printed.content import CARDS, CLANS, CREEDS, DISCIPLINES, SECTS, TITLES, VIRTUES
from nokturn.games.vtes.printed.proofreading import slug
from nokturn.games.vtes.state.meanings import CLOSED
from nokturn.games.vtes.state.vocabulary import CONDITIONS, COUNTS, FILTERS, LITERALS, VOCABULARIES
from nokturn.kernel.errors import ContentError
from nokturn.kernel.procedures import REGISTRY

PROCEDURE = "procedure"
ASK = "ask"
"""As an X: whoever plays the card says how much it is."""
BURNED = "blood"
"""As an X: so much blood as the minion burns for it, beyond what the card costs."""
FREE = ("TRAIT", "MARK", "PROMISED")
"""Arguments that are not looked up."""


def misspelt(text: msgspec.Struct, *, whole: bool) -> Iterator[str]:
    """What is wrong with the words of a text; `whole`: also of those that may be written down after it, as the
    conditions, targets and procedures of a card are."""
    for kind, word in words_in(text):
        if (whole or kind in CLOSED or kind.isupper()) and (wrong := fault(kind, word)):
            yield wrong


def check_spelling(card: str, text: msgspec.Struct, *, whole: bool) -> None:
    """A misspelt word is an error."""
    for wrong in misspelt(text, whole=whole):
        raise ContentError(f"The text of {card}: {wrong}")


def words_in(part: msgspec.Struct) -> Iterator[tuple[str, str]]:
    """Every word of a part of a text, and of which vocabulary it should be."""
    for name, hint in _fields(type(part)):
        yield from _words(hint, getattr(part, name))


@lru_cache(None)
def _fields(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple([(name, hints[name]) for name in kind.__struct_fields__])


def _words(hint: Any, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, msgspec.Struct):
        yield from words_in(value)
    elif isinstance(value, tuple):
        for one in value:
            yield from _words(get_args(hint)[0], one)
    elif isinstance(value, str) and value:
        kind = _kind(hint)
        if kind:
            yield kind, value


def _kind(hint: Any) -> str:
    """The vocabulary that a field is written in; empty: its words are free."""
    if get_origin(hint) is Annotated:
        return str(hint.__metadata__[0])
    found = [LITERALS[one] for one in (hint, *get_args(hint)) if one in LITERALS]
    return found[0] if found else ""


def fault(kind: str, word: str) -> str:
    """What is wrong with a word of this vocabulary; empty: nothing."""
    if kind == PROCEDURE:
        return _procedure(word)
    if kind == COUNTS and word in (ASK, BURNED):
        return ""
    if kind not in VOCABULARIES:
        return _argument(kind, word)
    forms = VOCABULARIES[kind]
    name, colon, argument = word.partition(":")
    if kind == CONDITIONS:
        name = name.removeprefix("not-")
    asked = [form.partition(":")[2] for form in forms if form.startswith(f"{name}:")]
    if name not in forms and not asked:
        return _unknown(kind, name, [form.partition(":")[0] for form in forms])
    if not colon:
        return "" if name in forms else f"'{name}' asks for more, as in '{name}:{asked[0]}'."
    if not asked:
        return f"'{name}' takes nothing after it, but says '{word}'."
    return _argument(asked[0], argument)


def _procedure(name: str) -> str:
    if name not in REGISTRY:
        return _unknown(PROCEDURE, name, REGISTRY)
    return "" if len(REGISTRY[name].parameters) == 1 else f"the procedure '{name}' is not one of (game, play)."


def _argument(kind: str, word: str) -> str:
    if kind in FREE:
        return ""
    if kind in ("N", "N-N"):
        right = all(part.isdecimal() for part in word.split("-", maxsplit=kind.count("-")))
        return "" if right and word.count("-") == kind.count("-") else f"'{word}' is no number."
    if kind == "FILTERS" or kind.islower() or "|" in kind:
        return _filters(word, VOCABULARIES[FILTERS] if kind == "FILTERS" else kind.split("|"))
    if kind == "REQUIRED":
        return next(filter(None, (_argument("CLAN or DISCIPLINE", one) for one in word.split("/"))), "")
    if kind == "TITLE":
        word = word.partition(":")[0]
    known = _known(kind)
    if word in known or (kind == "CARD" and word in _ever_printed()):
        return ""
    return _unknown(kind.lower(), word, known)


@lru_cache(None)
def _ever_printed() -> frozenset[str]:
    """Cards that a text can name though nobody can play them yet."""
    return frozenset(slug(card.name) for card in facts.cards().values())


def _known(kind: str) -> Collection[str]:
    disciplines = (*DISCIPLINES, *VIRTUES)
    match kind:
        case "CARD":
            return CARDS
        case "CLAN":
            return (*CLANS, *CREEDS)
        case "CLAN or DISCIPLINE":
            return (*CLANS, *disciplines)
        case "SECT":
            return SECTS
        case "TITLE":
            return TITLES
        case "DISCIPLINE":
            return (*disciplines, *[code.upper() for code in disciplines])
        case "COST":
            return ("any", "random", *disciplines, *VOCABULARIES["card type"])
        case "PLAYED":
            return (*CARDS, *VOCABULARIES["card type"], *disciplines)
        case "DESCRIPTION":
            return (*VOCABULARIES["card type"], *{word for card in CARDS.values() for word in card.keywords})
        case "STRIKE":
            return (*VOCABULARIES["strike"], "weapon", "ranged")
        case "PRESS":
            return ("continue", "end")
        case "SIDE":
            return VOCABULARIES["side of a vote"]
        case "POLL":
            return ("political", "blood-hunt", "other")
    return VOCABULARIES[kind.lower()]


def _filters(words: str, forms: Iterable[str]) -> str:
    """Filters of a target, `ready clan=tremere`; what is wrong with the first of them that is."""
    known = {form.partition("=")[0]: form.partition("=")[2] for form in forms}
    for word in words.split():
        name, _, value = word.partition("=")
        if name not in known:
            return _unknown(FILTERS, name, known)
        wrong = _argument(known[name], value) if known[name] else f"'{name}' takes no value." if value else ""
        if wrong:
            return wrong
    return ""


def _unknown(kind: str, word: str, known: Iterable[str]) -> str:
    near = get_close_matches(word, list(known), n=1, cutoff=0.3)
    return f"'{word}' is no {kind}." + (f" Did you mean '{near[0]}'?" if near else "")
