"""Everything printed, side by side: what the card gallery shows."""

from __future__ import annotations

from collections.abc import Mapping

from nokturn.games.vtes.decks.deck_words import say
from nokturn.games.vtes.printed import facts
from nokturn.games.vtes.printed.card_names import full_name, key_of, named, suggestions
from nokturn.games.vtes.printed.content import (
    CLANS,
    CREEDS,
    CRYPT,
    DISCIPLINES,
    LIBRARY,
    SECTS,
    TITLES,
    TRAITS,
    TYPES,
    VIRTUES,
)
from nokturn.games.vtes.printed.facts import CryptFacts, cards
from nokturn.games.vtes.printed.pool import SLUGS
from nokturn.games.vtes.printed.printed import LibraryCard, Named, PrintedCard, Vampire
from nokturn.kernel.game import Printed
from nokturn.kernel.words import LANGUAGES

_NUMBERS = ("bleed", "strength", "stealth", "intercept", "life", "bleed_sup", "strength_sup", "life_sup")
_FLAGS = ("location", "trifle", "out_of_turn", "burn_option", "limited")
_SHORTEST = 3
"""Letters of a name from which on cards that cannot be played are looked for: fewer are in too many names."""
_MOST = 30


def _text(card: PrintedCard, lang: str) -> str:
    """Line by line, each beginning with the Disciplines it needs in brackets: `[DOM] +3 bleed (limited).`"""
    return "\n".join(
        f"[{' '.join(passage.disciplines)}] {passage.text}" if passage.disciplines else passage.text
        for passage in card.passages(lang)
    )


def _printed(card: PrintedCard, kind: str, numbers: dict[str, int]) -> Printed:
    """A number that is 0 is not printed."""
    name, text = dict.fromkeys(LANGUAGES, card.name), {lang: _text(card, lang) for lang in LANGUAGES}
    own = {"unique": int(card.unique), **{number: getattr(card, number) for number in _NUMBERS}, **numbers}
    shown = {key: number for key, number in own.items() if number}
    return Printed(card.id, kind, card.clan, name, text, {}, shown, emblem=card.emblem)


def _vampire(card: Vampire) -> Printed:
    numbers = {"capacity": card.capacity, "group": int(card.group) if card.group.isdecimal() else 0}
    numbers |= {f"discipline_{code.lower()}": 2 if code.isupper() else 1 for code in card.disciplines}
    numbers |= {f"title_{card.title}": 1} if card.title else {}
    return _printed(card, card.kind, numbers | {f"sect_{card.sect}": 1})


def _library_card(card: LibraryCard) -> Printed:
    """`pool_x` and `blood_x` stand for a cost of X."""
    numbers = {flag: int(getattr(card, flag)) for flag in _FLAGS}
    for cost, amount in (("pool", card.pool), ("blood", card.blood)):
        numbers |= {f"{cost}_x": 1} if amount == "X" else {cost: int(amount)}
    numbers |= {f"discipline_{code}": 1 for code in card.disciplines}
    numbers |= {f"title_{title}": 1 for title in card.titles} | {f"type_{kind}": 1 for kind in card.types}
    return _printed(card, card.types[0], numbers | {f"keyword_{keyword}": 1 for keyword in card.keywords})


def _names(kind: str, shelf: Mapping[str, Named]) -> list[Printed]:
    return [
        Printed(named.id, kind, "", {lang: named.name(lang) for lang in LANGUAGES}, {}, {}, {})
        for named in shelf.values()
    ]


GALLERY = (
    *[_vampire(card) for card in CRYPT.values()],
    *[_library_card(card) for card in LIBRARY.values()],
    *_names("clan", CLANS),
    *_names("creed", CREEDS),
    *_names("discipline", DISCIPLINES),
    *_names("virtue", VIRTUES),
    *_names("title", TITLES),
    *_names("type", TYPES),
    *_names("sect", SECTS),
    *_names("trait", TRAITS),
)
_SHOWN = {printed.id: printed for printed in GALLERY}


def looked_up(name: str) -> tuple[Printed, ...]:
    """The cards with `name` in their names, however people spell it; if there are none, those that look like it."""
    key = key_of(name)
    if len(key) < _SHORTEST:
        return ()
    found = {card.vekn: card for card in named(name)}
    found |= {vekn: card for vekn, card in cards().items() if key in key_of(card.name)}
    if not found:
        found = {card.vekn: card for like in suggestions(name) for card in named(like)}
    return tuple(shown(card) for card in list(found.values())[:_MOST])


def shown(card: facts.Card) -> Printed:
    """Any card there is, playable here or not."""
    return _SHOWN[SLUGS[card.vekn]] if card.vekn in SLUGS else _known(card)


def _known(card: facts.Card) -> Printed:
    """A card of which we know only the facts: its text is that it cannot be played."""
    name = full_name(card)
    text = {lang: say(lang, "not-playable", [("card", name)]) for lang in LANGUAGES}
    kind, clan, numbers = _vampire_known(card) if isinstance(card, CryptFacts) else _library_card_known(card)
    shown = {key: number for key, number in numbers.items() if number}
    return Printed(str(card.vekn), kind, clan, dict.fromkeys(LANGUAGES, name), text, {}, shown)


def _vampire_known(card: CryptFacts) -> tuple[str, str, dict[str, int]]:
    numbers = {"capacity": card.capacity, "group": int(card.group) if card.group.isdecimal() else 0}
    numbers |= {f"discipline_{code.lower()}": 2 if code.isupper() else 1 for code in card.disciplines}
    numbers |= {f"title_{card.title}": 1} if card.title in TITLES else {}
    return card.kind, card.clan, numbers | ({f"sect_{card.sect}": 1} if card.sect else {})


def _library_card_known(card: facts.LibraryFacts) -> tuple[str, str, dict[str, int]]:
    numbers = {"unique": int(card.unique), "trifle": int(card.trifle)}
    for cost, amount in (("pool", card.pool), ("blood", card.blood), ("conviction", card.conviction)):
        numbers |= {f"{cost}_x": 1} if amount == "X" else {cost: int(amount or 0)}
    numbers |= {f"discipline_{code}": 1 for code in card.disciplines}
    return card.types[0], card.clans[0] if card.clans else "", numbers | {f"type_{kind}": 1 for kind in card.types}
