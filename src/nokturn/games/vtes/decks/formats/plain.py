"""Plain text: a card per line, its count before or behind the name."""

from __future__ import annotations

from nokturn.games.vtes.decks.collected import Imported
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.formats.twd import TYPE_NAMES, above_the_cards, noted, underlined
from nokturn.games.vtes.decks.lists import read_list
from nokturn.games.vtes.printed.card_names import full_name

FORM = "text"
CARRIES = frozenset({"name", "author", "description", "notes"})


def looks_like(text: str) -> bool:
    """Whatever is nothing else."""
    return bool(text.strip())


def read(text: str) -> Imported:
    return read_list(text, FORM)


def write(deck: Deck) -> str:
    """Names as printed, under headings."""
    lines = above_the_cards(deck, "Author")
    lines += underlined(f"Crypt ({deck.crypt_size} cards)", "=")
    lines += [f"{count}x {full_name(card)}{noted(deck, card)}" for card, count in deck.crypt_list()]
    lines += ["", *underlined(f"Library ({deck.library_size} cards)", "=")]
    for kind, listed in deck.by_type().items():
        names = "/".join(TYPE_NAMES[one] for one in kind.split("/"))
        lines.append(f"{names} ({sum(count for _, count in listed)})")
        lines += [f"{count}x {full_name(card)}{noted(deck, card)}" for card, count in listed]
    return "\n".join(lines) + "\n"
