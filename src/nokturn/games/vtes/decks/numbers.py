"""A deck in numbers: who of its crypt can play what, what it costs, and how soon a card comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import comb
from random import Random

import msgspec

from nokturn.games.vtes.decks.deck import Deck, type_of
from nokturn.games.vtes.decks.lists import capacities
from nokturn.games.vtes.decks.requirements import meets, printed_terms
from nokturn.games.vtes.printed.facts import CryptFacts, LibraryFacts

LOOKS = (7, 12, 17)
"""Cards seen: the opening hand, and five and ten draws later."""
RUNS = 1_000
_HAND = 7
"""Cards of an opening hand (VTES-SETUP-06)."""
_STUCK = 3
"""With fewer cards that can be played, a hand does not move."""
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


class Known(msgspec.Struct, frozen=True):
    """A Discipline: copies in the crypt that have it at superior, at inferior and not at all; library cards that
    require it."""

    code: str
    superior: int
    inferior: int
    without: int
    cards: int


class Averages(msgspec.Struct, frozen=True):
    """Of so many opening draws, seven of the library and four of the crypt."""

    runs: int
    capacity: float
    """Of the four together."""
    usable: float
    """Cards of the hand that one of the four can play, or anybody."""
    masters: float
    stuck: float
    """The share of draws of which none of the four can play more than two cards."""
    types: tuple[tuple[str, float], ...]
    """How many of each type are in the hand."""


def users(deck: Deck, card: LibraryFacts) -> Users | None:
    """Who of the crypt can play the card, by what is printed; None: it asks nothing of whoever plays it."""
    if asks_nothing(card):
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


def may_play(minion: CryptFacts, card: LibraryFacts) -> str:
    """`superior`, `inferior` or nothing, by what is printed; a card without Disciplines has no level."""
    if not _may(minion, card, superior=False):
        return ""
    return "superior" if card.disciplines and _may(minion, card, superior=True) else "inferior"


def asks_nothing(card: LibraryFacts) -> bool:
    """Nothing of whoever plays it."""
    return not (card.clans or card.disciplines or card.path or printed_terms(card))


def disciplines(deck: Deck) -> tuple[Known, ...]:
    """Crypt against library: first what most cards require."""
    asked = Counter(code for card, count in deck.library_list() for code in card.disciplines * count)
    superior = Counter(code for card, count in deck.crypt_list() for code in card.superior * count)
    inferior = Counter(code for card, count in deck.crypt_list() for code in (*card.inferior, *card.virtues) * count)
    found = [
        Known(code, superior[code], inferior[code], deck.crypt_size - superior[code] - inferior[code], asked[code])
        for code in {*asked, *superior, *inferior}
    ]
    return tuple(sorted(found, key=lambda one: (-one.cards, -one.superior, -one.inferior, one.code)))


def by_type(deck: Deck) -> tuple[tuple[str, int], ...]:
    """How many cards of each type the library has, in the archive's order."""
    return tuple((kind, sum(count for _, count in listed)) for kind, listed in deck.by_type().items())


def averages(deck: Deck, runs: int = RUNS, seed: str = "") -> Averages:
    """What opening draws come to; the same deck gives the same, unless another seed is wanted."""
    library = [card for card, count in deck.library_list() for _ in range(count)]
    crypt = [card for card, count in deck.crypt_list() for _ in range(count)]
    chance = Random(f"{seed}{deck.crypt}{deck.library}")
    kinds: Counter[str] = Counter()
    capacity = usable = stuck = 0
    able: dict[tuple[int, int], bool] = {}

    def can(card: LibraryFacts, four: Sequence[CryptFacts]) -> bool:
        if asks_nothing(card):
            return True
        for minion in four:
            key = (minion.vekn, card.vekn)
            if key not in able:
                able[key] = _may(minion, card, superior=False)
            if able[key]:
                return True
        return False

    for _ in range(runs):
        four = chance.sample(crypt, min(_FOUR, len(crypt)))
        hand = chance.sample(library, min(_HAND, len(library)))
        playable = sum(can(card, four) for card in hand)
        capacity += sum(card.capacity for card in four)
        usable += playable
        stuck += playable < _STUCK
        kinds.update(type_of(card) for card in hand)
    types = tuple((kind, round(kinds[kind] / runs, 2)) for kind, _ in by_type(deck))
    masters = sum(number for kind, number in kinds.items() if "master" in kind.split("/"))
    return Averages(
        runs,
        round(capacity / runs, 2),
        round(usable / runs, 2),
        round(masters / runs, 2),
        round(stuck / runs, 3),
        types,
    )


def _may(minion: CryptFacts, card: LibraryFacts, *, superior: bool) -> bool:
    if (card.clans and minion.clan not in card.clans) or (card.path and minion.path != card.path):
        return False
    if not meets(minion, printed_terms(card)):
        return False
    known = set(minion.superior) if superior else {*minion.superior, *minion.inferior, *minion.virtues}
    met = [code in known for code in card.disciplines]
    return not met or (all(met) if card.all_disciplines else any(met))
