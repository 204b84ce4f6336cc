"""A deck in numbers: who of its crypt can play what, what it costs, and how soon a card comes."""

from __future__ import annotations

from math import comb

import msgspec

from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.lists import capacities
from nokturn.games.vtes.decks.requirements import meets, printed_terms
from nokturn.games.vtes.printed.facts import CryptFacts, LibraryFacts

LOOKS = (7, 12, 17)
"""Cards seen: the opening hand, and five and ten draws later."""
_FOUR = 4
"""Crypt cards drawn at the beginning (VTES-SETUP-06)."""


class Users(msgspec.Struct, frozen=True):
    """Copies in the crypt that meet what a card requires, and how many of them have it at superior."""

    able: int
    superior: int


class Costs(msgspec.Struct, frozen=True):
    """Of all copies together; `chosen` is how many cost what their player chooses (X)."""

    pool: int
    blood: int
    conviction: int
    chosen: int


class Four(msgspec.Struct, frozen=True):
    """Capacities of the four one begins with, together."""

    least: int
    most: int
    average: float


def users(deck: Deck, card: LibraryFacts) -> Users | None:
    """Who of the crypt can play the card, by what is printed; None: it asks nothing of whoever plays it."""
    if not (card.clans or card.disciplines or card.path or printed_terms(card)):
        return None
    able = [(one, count) for one, count in deck.crypt_list() if _may(one, card, superior=False)]
    return Users(
        sum(count for _, count in able),
        sum(count for one, count in able if card.disciplines and _may(one, card, superior=True)),
    )


def odds(copies: int, size: int, seen: int) -> float:
    """That at least one of so many copies is among the first cards of a shuffled library."""
    if not copies or not size:
        return 0.0
    return 1 - comb(size - copies, min(seen, size)) / comb(size, min(seen, size))


def costs(deck: Deck) -> Costs:
    """What the whole library would cost."""
    spent = {"pool": 0, "blood": 0, "conviction": 0}
    chosen = 0
    for card, count in deck.library_list():
        for kind in spent:
            price = getattr(card, kind)
            spent[kind] += count * int(price) if price.isdigit() else 0
        chosen += count if "X" in (card.pool, card.blood, card.conviction) else 0
    return Costs(**spent, chosen=chosen)


def first_four(deck: Deck) -> Four:
    """Of a crypt with fewer than four cards: all of them."""
    sizes = capacities(list(deck.crypt_list()))
    drawn = min(_FOUR, len(sizes))
    average = drawn * sum(sizes) / len(sizes) if sizes else 0.0
    return Four(sum(sizes[:drawn]), sum(sizes[len(sizes) - drawn :]), average)


def _may(minion: CryptFacts, card: LibraryFacts, *, superior: bool) -> bool:
    if (card.clans and minion.clan not in card.clans) or (card.path and minion.path != card.path):
        return False
    if not meets(minion, printed_terms(card)):
        return False
    known = set(minion.superior) if superior else {*minion.superior, *minion.inferior, *minion.virtues}
    met = [code in known for code in card.disciplines]
    return not met or (all(met) if card.all_disciplines else any(met))
