"""TWD: the form of the tournament winning decks archive."""

from __future__ import annotations

from nokturn.games.vtes.decks.collected import Imported
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.event import as_opened
from nokturn.games.vtes.decks.lists import capacities, filed, first_heading, read_list
from nokturn.games.vtes.printed.facts import Card, CryptFacts

FORM = "twd"
CARRIES = frozenset({"name", "author", "description", "event", "notes"})
TYPE_NAMES = {
    "master": "Master", "conviction": "Conviction", "action_card": "Action", "ally": "Ally", "equipment": "Equipment",
    "political_action_card": "Political Action", "retainer": "Retainer", "power": "Power", "reflex": "Reflex",
    "action_modifier": "Action Modifier", "reaction": "Reaction", "combat_card": "Combat", "event": "Event",
}  # fmt: skip


def looks_like(text: str) -> bool:
    """A crypt whose cards are listed with clan and group."""
    lines = text.split("\n")
    first = first_heading(lines)
    return first is not None and any(_ends_with_group(line) for line in lines[first : first + 15])


def read(text: str) -> Imported:
    return read_list(text, FORM)


def write(deck: Deck) -> str:
    """As the archive prints it."""
    crypt = list(deck.crypt_list())
    lines = as_opened(deck.event) if deck.event else []
    lines += above_the_cards(deck, "Created by", deck.event.winner if deck.event else "")
    lines += underlined(crypt_heading(crypt), "-")
    rows = [(*_row(card, count), noted(deck, card)) for card, count in crypt]
    widths = [max((len(row[column]) for row in rows), default=0) for column in range(5)]
    for row in rows:
        padded = [cell.ljust(width) for cell, width in zip(row, widths, strict=False) if width]
        lines.append(f"{padded[0]} {'  '.join([*padded[1:], row[5]])}{row[6]}")
    lines += ["", f"Library ({deck.library_size} cards)"]
    lines += library_by_type(deck)
    return "\n".join(lines) + "\n"


def above_the_cards(deck: Deck, author: str, known: str = "") -> list[str]:
    """Name, author (unless known already) and description, as far as there are any."""
    lines = [f"Deck Name: {deck.name}"] if deck.name else []
    lines += [f"{author}: {deck.author}"] if deck.author != known else []
    lines += ["Description:", deck.description] if deck.description else []
    return [*lines, ""] if lines else []


def crypt_heading(crypt: list[tuple[CryptFacts, int]]) -> str:
    """How many, the four smallest and the four biggest capacities together, and the average."""
    sizes = capacities(crypt)
    average = round(sum(sizes) / len(sizes), 2) if sizes else 0
    return f"Crypt ({len(sizes)} cards, min={sum(sizes[:4])}, max={sum(sizes[-4:])}, avg={average:g})"


def library_by_type(deck: Deck) -> list[str]:
    """The library under a heading for every type, with how many there are."""
    lines: list[str] = []
    for kind, listed in deck.by_type().items():
        trifles = sum(count for card, count in listed if card.trifle)
        total = f"{sum(count for _, count in listed)}" + (f"; {trifles} trifle" if trifles else "")
        lines += [*([""] if lines else []), f"{'/'.join(TYPE_NAMES[one] for one in kind.split('/'))} ({total})"]
        lines += [f"{count}x {filed(card)}{noted(deck, card)}" for card, count in listed]
    return lines


def noted(deck: Deck, card: Card) -> str:
    """What its owner wrote beside the card."""
    note = dict(deck.notes).get(card.vekn)
    return f" -- {note}" if note else ""


def underlined(title: str, sign: str) -> list[str]:
    return [title, sign * len(title)]


def _row(card: CryptFacts, count: int) -> tuple[str, ...]:
    return (
        f"{count}x", filed(card), str(card.capacity),
        " ".join((*card.disciplines, *card.virtues)) or "-none-", card.title.replace("_", " "),
        f"{card.clan_name}:{card.group}",
    )  # fmt: skip


def _ends_with_group(line: str) -> bool:
    clan, colon, group = line.rstrip().rpartition(":")
    return bool(colon and clan.strip()[:1].isdigit() and group.strip().upper() in {*"1234567", "ANY"})
