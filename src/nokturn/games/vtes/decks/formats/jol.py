"""JOL: the lists of Jyhad Online, crypt first and then the library, without headings."""

from __future__ import annotations

import re

from nokturn.games.vtes.decks.collected import Imported
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.lists import filed, read_list

FORM = "jol"
CARRIES: frozenset[str] = frozenset()
_LINE = re.compile(r"^\s*\d+\s*x\s*\S", re.IGNORECASE)


def looks_like(text: str) -> bool:
    """Nothing but `4x Name` and empty lines."""
    return all(_LINE.match(line) or not line.strip() for line in text.split("\n"))


def read(text: str) -> Imported:
    return read_list(text, FORM)


def write(deck: Deck) -> str:
    crypt = [f"{count}x {filed(card)}" for card, count in deck.crypt_list()]
    library = [f"{count}x {filed(card)}" for card, count in deck.library_list()]
    return "\n".join([*crypt, "", *library]) + "\n"
