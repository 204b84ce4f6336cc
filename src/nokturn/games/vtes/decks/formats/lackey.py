"""Lackey: count, tab and name; the library first, the crypt behind a line that says so."""

from __future__ import annotations

import re
import unicodedata

from nokturn.games.vtes.decks.collected import Imported
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.formats.lines import LONGEST_LINE
from nokturn.games.vtes.decks.lists import filed, read_list
from nokturn.games.vtes.printed.facts import Card

FORM = "lackey"
CARRIES: frozenset[str] = frozenset()
_LINE = re.compile(r"^\s*\d+(?:\t| {2,})\s*\S")
_PLAIN = str.maketrans({"ł": "l", "Ł": "L", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "Oe", "—": "--", "™": "(TM)", "/": ""})


def looks_like(text: str) -> bool:
    """A count and a wide space on nearly every line, and `Crypt:`."""
    lines = [line for line in text.split("\n") if line.strip()]
    with_tab = sum(bool(_LINE.match(line[:LONGEST_LINE])) for line in lines)
    return with_tab >= len(lines) - 2 and any(line.strip().lower() == "crypt:" for line in lines)


def read(text: str) -> Imported:
    return read_list(text, FORM)


def write(deck: Deck) -> str:
    library = [f"{count}\t{_ascii(card)}" for card, count in deck.library_list()]
    crypt = [f"{count}\t{_ascii(card)}" for card, count in deck.crypt_list()]
    return "\n".join([*library, "Crypt:", *crypt]) + "\n"


def _ascii(card: Card) -> str:
    """Lackey's names have neither accents nor slashes."""
    parts = unicodedata.normalize("NFKD", filed(card).translate(_PLAIN))
    return "".join(sign for sign in parts if sign.isascii())
