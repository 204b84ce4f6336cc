"""The words in which cards are written, declared once: a misspelt one is refused at import, naming card, word and the
nearest right one.

    { op = "steal", what = "potency", n = 2, sel = "one opp infamy>=1 potency>=1" }
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NoReturn

from nokturn.games.heritage.printed.attributes import ARCHETYPES, ATTRIBUTES, GROUPS
from nokturn.games.heritage.printed.effects import Amount, Condition, Effect, Effects, Selector
from nokturn.kernel.content import wrong_entry

OPS: dict[str, tuple[str, str]] = {
    "gain": ("what n", ""),
    "assign": ("what n sel", ""),
    "lose": ("what n sel", ""),
    "steal": ("what n sel", ""),
    "move": ("what n sel to", ""),
    "torpor": ("sel", ""),
    "renew": ("sel", ""),
    "exhaust": ("sel", ""),
    "activate": ("sel", ""),
    "activate_attribute": ("attr n", ""),
    "use_abilities": ("sel", ""),
    "reserve": ("", ""),
    "remove_from_queue": ("", "n upto"),
    "draw_scheme": ("n", ""),
    "recover_scheme": ("n", ""),
    "discard_scheme": ("n", ""),
    "affirm_chaos": ("category", "only"),
    "recruit_from_deck": ("only", ""),
    "usurp": ("", ""),
    "create_monster": ("", ""),
    "declare_enemy": ("sel", ""),
    "black_market": ("effects", ""),
    "edict": ("category effects", ""),
    "invitation": ("effects", ""),
    "demand_respect": ("penalty", ""),
    "flip_morality": ("", ""),
    "shift_morality": ("n", ""),
    "anarch_burn": ("n", ""),
    "masq_retreat": ("n", ""),
    "sabbat_action": ("action", ""),
    "choose": ("options", ""),
    "if": ("cond then", "else"),
    "lock_servant": ("", ""),
    "bound": ("", ""),
}
"""Every op: what it must say, and what it may say besides."""
TOKENS = ("potency", "infamy", "boon")
SPECIAL = ("self", "that", "own_leader", "recruited")
QUANTITIES = ("one", "two", "upto2", "upto3", "each")
SCOPES = ("own", "opp", "any", "coterie", "childer", "pack", "enemies")
STATUSES = (
    "fledgling", "sire", "ancilla", "non_ancilla", "clan_leader", "not_clan_leader", "not_self", "ready", "exhausted",
    "torpid", "enemy", "not_enemy", "monster", "titled", "same_class", "same_temperament", "same_geography",
    "same_archetype",
)  # fmt: skip
FILTERS = (*STATUSES, *ATTRIBUTES)
THEATRE_GROUPS = ("class", "temperament", "geography")
ACTIVATED = (
    *[value for value in ATTRIBUTES if value not in ARCHETYPES],
    *[f"{how}:{group}" for how in ("self", "choose") for group in THEATRE_GROUPS],
    "choose:any",
)
"""Archetypes belong to no theatre; HER-ACT-12."""

_AT_LEAST = re.compile(r"(\w+)>=(\d+)")
_NESTED = ("effects", "penalty", "then", "else")

Wrong = Callable[[str], NoReturn]
"""Refuses the file, naming the card."""


def effects_of(file: Path, card: str, raw: Any) -> Effects:
    """The effects of a card as records; whatever is not in the vocabulary is refused, naming the card and its line."""

    def wrong(what: str) -> NoReturn:
        wrong_entry(file, card, what)

    return read_effects(raw, wrong)


def read_effects(raw: Any, wrong: Wrong) -> Effects:
    if not isinstance(raw, list):
        wrong("write the effects as a list of tables.")
    return tuple([_effect(one, wrong) for one in raw])


def _effect(raw: dict[str, Any], wrong: Wrong) -> Effect:
    op = raw.get("op", "")
    _known(op, OPS, "an effect", wrong)
    needed, allowed = (words.split() for words in OPS[op])
    for key in needed:
        if key not in raw:
            wrong(f"'{op}' does not say '{key}'. Add it.")
    for key in raw:
        if key not in ("op", "may", "need"):
            _known(key, (*needed, *allowed), f"a word of '{op}'", wrong)
    condition = None
    if "cond" in raw:
        condition = Condition(_selector(raw["cond"]["count"], wrong), raw["cond"]["ge"])
    said = {key: raw[key] for key in ("upto", "attr", "category", "only", "action", "may", "need") if key in raw}
    _check_words(op, raw, wrong)
    return Effect(
        op=op,
        what=raw.get("what", ""),
        n=_amount(raw.get("n", 1), wrong),
        sel=_selector(raw["sel"], wrong) if "sel" in raw else None,
        to=_selector(raw["to"], wrong) if "to" in raw else None,
        effects=next((read_effects(raw[key], wrong) for key in _NESTED[:3] if key in raw), ()),
        otherwise=read_effects(raw.get("else", []), wrong),
        options=tuple([read_effects(option, wrong) for option in raw.get("options", [])]),
        condition=condition,
        **said,
    )


def _check_words(op: str, raw: dict[str, Any], wrong: Wrong) -> None:
    if "what" in raw:
        _known(raw["what"], TOKENS, "a token", wrong)
    if "attr" in raw:
        _known(raw["attr"], ACTIVATED, "an attribute to activate", wrong)
    if "category" in raw:
        _known(raw["category"], (*GROUPS, *(["any"] if op == "affirm_chaos" else [])), "a group of attributes", wrong)
    if "action" in raw:
        _known(raw["action"], ARCHETYPES, "an action of the Sabbat Wars", wrong)
    if "only" in raw:
        _known(raw["only"], ("any", "ancilla", "non_ancilla"), "a kind of character", wrong)


def _amount(raw: Any, wrong: Wrong) -> Amount:
    if isinstance(raw, int):
        return Amount(fixed=raw)
    if raw == "all":
        return Amount(everything=True)
    if not isinstance(raw, dict):
        wrong(f"'{raw}' is no amount. Write a number, 'all', or a table with 'count' or 'tokens'.")
    for key in raw:
        _known(key, ("count", "div", "plus", "max", "tokens", "sel"), "a word of an amount", wrong)
    if "tokens" in raw:
        _known(raw["tokens"], TOKENS, "a token", wrong)
    return Amount(
        count=_selector(raw["sel"] if "tokens" in raw else raw["count"], wrong),
        tokens=raw.get("tokens", ""),
        div=raw.get("div", 1),
        plus=raw.get("plus", 0),
        most=raw.get("max", 0),
    )


def _selector(text: str, wrong: Wrong) -> Selector:
    if text in SPECIAL:
        return Selector(word=text)
    quantity, scope, *rest = [*text.split(), "", ""][: max(2, len(text.split()))]
    _known(quantity, (*QUANTITIES, *SPECIAL), "a quantity", wrong)
    _known(scope, SCOPES, "a scope", wrong)
    least = []
    for word in rest:
        if at_least := _AT_LEAST.fullmatch(word):
            _known(at_least[1], (*TOKENS, "ankh"), "a token", wrong)
            least.append((at_least[1], int(at_least[2])))
        else:
            _known(word, FILTERS, "a filter", wrong)
    filters = tuple([word for word in rest if not _AT_LEAST.fullmatch(word)])
    return Selector(quantity=quantity, scope=scope, filters=filters, least=tuple(least))


def _known(word: str, right: Iterable[str], what: str, wrong: Wrong) -> None:
    if word not in right:
        near = get_close_matches(word, [*right], n=1)
        remedy = f"Write '{near[0]}'." if near else f"Write one of: {', '.join(right)}."
        wrong(f"'{word}' is not {what}. {remedy}")
