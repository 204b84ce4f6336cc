"""The yardstick: how many of the decks people really win with can be played here, and what is lacking."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Set
from functools import cache
from types import MappingProxyType

import msgspec

from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.precons import PRECONS, precon
from nokturn.games.vtes.printed.facts import cards
from nokturn.games.vtes.printed.krcg_texts import TextsMissingError, archive
from nokturn.games.vtes.printed.pool import POOL


class Measured(msgspec.Struct, frozen=True):
    """One deck: which of its cards are not playable yet."""

    name: str
    author: str
    date: str
    cards: int
    missing: tuple[int, ...]


class Wanted(msgspec.Struct, frozen=True):
    """A card that is not playable yet: how many decks lack nothing else, and how many play it at all."""

    card: int
    unlocks: int
    decks: int
    weight: float
    """Every deck that plays it counts, and one that lacks few other cards for far more than one that lacks many."""


class Coverage(msgspec.Struct, frozen=True):
    """What the yardstick shows."""

    source: str
    decks: int
    playable: int
    nearest: tuple[Measured, ...]
    wanted: tuple[Wanted, ...]
    unknown: int = 0
    """Decks with cards printed after our facts were written down."""

    @property
    def share(self) -> float:
        return self.playable / self.decks if self.decks else 0.0


class Listed(msgspec.Struct, frozen=True):
    """A deck to be measured, as plain counts."""

    name: str
    author: str
    date: str
    copies: Mapping[int, int]


def of_deck(deck: Deck, name: str = "") -> Listed:
    return Listed(deck.name or name, deck.author, "", deck.copies)


def archived() -> list[Listed]:
    """The tournament winning decks of the installed krcg; none, if it carries none or is not there."""
    try:
        won = archive()
    except TextsMissingError:
        return []
    return [
        Listed(
            deck.name or name,
            deck.player or deck.author or "",
            (deck.event.date or "" if deck.event else "")[:10],
            {entry.id: entry.count for entry in deck.cards},
        )
        for name, deck in won.items()
    ]


def real_decks() -> tuple[str, list[Listed]]:
    """What to measure by where nothing is given: the archive, else the preconstructed decks."""
    won = archived()
    return ("archive", won) if won else ("precons", [of_deck(precon(name), name) for name in PRECONS])


@cache
def wanted_by_winners() -> Mapping[int, int]:
    """How many decks of the archive play a card; nothing, where there is no archive."""
    plays: dict[int, int] = defaultdict(int)
    for deck in archived():
        for vekn in deck.copies:
            plays[vekn] += 1
    return MappingProxyType(plays)


@cache
def measured() -> Coverage:
    """The real decks against the pool; both stay as they are while we run."""
    return coverage(*real_decks())


def coverage(
    source: str, decks: Iterable[Listed], pool: Set[int] = POOL, nearest: int = 10, wanted: int = 20
) -> Coverage:
    """Measure the decks against the pool."""
    measured = [
        Measured(deck.name, deck.author, deck.date, len(deck.copies), tuple(sorted(set(deck.copies) - pool)))
        for deck in decks
    ]
    lacking = sorted((deck for deck in measured if deck.missing), key=lambda deck: (len(deck.missing), deck.name))
    return Coverage(
        source,
        len(measured),
        len(measured) - len(lacking),
        tuple(lacking[:nearest]),
        _wanted(lacking)[:wanted],
        sum(any(vekn not in cards() for vekn in deck.missing) for deck in lacking),
    )


def _wanted(lacking: Iterable[Measured]) -> tuple[Wanted, ...]:
    alone: dict[int, int] = defaultdict(int)
    plays: dict[int, int] = defaultdict(int)
    weight: dict[int, float] = defaultdict(float)
    for deck in lacking:
        for vekn in deck.missing:
            plays[vekn] += 1
            weight[vekn] += 1 / len(deck.missing) ** 2
        if len(deck.missing) == 1:
            alone[deck.missing[0]] += 1
    ordered = sorted(plays, key=lambda vekn: (-alone[vekn], -weight[vekn], vekn))
    return tuple(Wanted(vekn, alone[vekn], plays[vekn], round(weight[vekn], 2)) for vekn in ordered)
