"""What is known of a V:TES card before it is written down.

`python -m tools.vtes_card "Enhanced Senses"` prints an entry for the content files with all its facts, and under it the
official text and the rulings from the package krcg."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from nokturn.games.vtes.printed.card_names import named
from nokturn.games.vtes.printed.facts import Card, CryptFacts, LibraryFacts, cards
from nokturn.games.vtes.printed.krcg_texts import official_text, rulings_of
from nokturn.games.vtes.printed.proofreading import slug


def entry(card: Card) -> Iterator[str]:
    """The entry, as far as the facts go: the texts, and what only the printed card shows, are still to be written."""
    fields = _crypt(card) if isinstance(card, CryptFacts) else _library(card)
    yield "[[vampire]]" if isinstance(card, CryptFacts) else "[[card]]"
    for name, value in {"id": slug(card.name), "vekn": card.vekn, "name": card.name, **fields}.items():
        yield f"{name} = {_toml(value)}"
    yield from ('text_en = ""', 'text_pl = ""')


def _crypt(card: CryptFacts) -> dict[str, Any]:
    """A vampire's entry says everything, even what it has not."""
    always = {
        "clan": card.clan if card.kind == "vampire" else "",
        "group": card.group,
        "capacity": card.capacity,
        "disciplines": tuple(sorted(card.disciplines, key=str.isupper)),
        "title": card.title,
        "city": card.scope,
        "sect": card.sect,
        "traits": tuple([trait for trait in card.traits if trait != "non_unique"]),
    }
    imbued = {"kind": "imbued", "creed": card.clan, "virtues": card.virtues} if card.kind == "imbued" else {}
    return {**always, **imbued, **_marks(advanced=card.advanced)}


def _library(card: LibraryFacts) -> dict[str, Any]:
    """What a library card has not is left out."""
    said = {"types": card.types, "clan": "".join(card.clans[:1]), "disciplines": card.disciplines}
    costs = {name: cost if cost == "X" else int(cost) for name, cost in _costs(card) if cost}
    either = {"discipline_mode": "any"} if len(card.disciplines) > 1 and not card.all_disciplines else {}
    found = {name: value for name, value in said.items() if value}
    return {**found, **either, **costs, **_marks(unique=card.unique, trifle=card.trifle)}


def _costs(card: LibraryFacts) -> tuple[tuple[str, str], ...]:
    return ("pool", card.pool), ("blood", card.blood), ("conviction", card.conviction)


def _marks(**marks: bool) -> dict[str, bool]:
    return {name: mark for name, mark in marks.items() if mark}


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return f"[{', '.join(_toml(one) for one in value)}]"
    return json.dumps(value, ensure_ascii=False)  # TOML writes numbers and strings as JSON does


def lines(name: str) -> Iterator[str]:
    """All there is to know about the card of this name."""
    found = named(name)
    if not found:
        yield f"No card is called {name}."
        return
    for one in found:
        card = cards()[one.vekn]
        yield from entry(card)
        yield from ("", "Official text:", official_text(card.vekn))
        rulings = rulings_of(card.vekn)
        yield from ("", "Rulings:" if rulings else "No rulings.")
        yield from (f"- {ruling.text} [{', '.join(label for label, _ in ruling.sources)}]" for ruling in rulings)


if __name__ == "__main__":
    print("\n".join(line for name in sys.argv[1:] for line in lines(name)))
