"""Many hypotheses at once, as rows of a table: the cards on the trail, in the lairs, and where Dracula is.

The trail is one array of card numbers for every space.  Of a lair a row holds a *set* of cities: a row stands for
every way of choosing one city for each lair, all different and none on the trail.  So a lair nobody has found does not
multiply the rows, and rows that differ in the set of one lair only are the same as one row with both sets joined."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations

import numpy as np

from nokturn.games.dracula.belief.charts import HIDE, Cards, Cities, Flags, Weights

SPACES = 6
SLID = 6
"""What has slid off the trail lies behind its last space."""
MIX = np.uint64(0x9E3779B97F4A7C15)
ROWS = 1_000_000
"""Beyond so many rows the belief forgets how several lairs depend on each other."""


@dataclass(frozen=True, slots=True, eq=False)
class Hypotheses:
    """Rows, column by column."""

    trail: tuple[Cards | None, ...]
    """Spaces 1 to 6 and what slid off; None where nothing unknown lies."""
    lairs: tuple[Cities, ...]
    place: Cards
    """Where he is: his card need not lie anywhere; DRA-DRAC-MOVE-10."""
    weights: Weights
    """How likely, if every legal card is equally likely whenever he places one."""

    def __len__(self) -> int:
        return len(self.place)

    @property
    def columns(self) -> list[tuple[int, Cards]]:
        """The trail spaces with a card, numbered from 0."""
        return [(space, cards) for space, cards in enumerate(self.trail) if cards is not None]

    def where(self, keep: Flags) -> Hypotheses:
        """Only these rows."""
        return self if keep.all() else self.taken(np.flatnonzero(keep))

    def taken(self, rows: np.typing.NDArray[np.intp]) -> Hypotheses:
        return Hypotheses(
            trail=tuple(None if cards is None else cards[rows] for cards in self.trail),
            lairs=tuple(cities[rows] for cities in self.lairs),
            place=self.place[rows],
            weights=self.weights[rows],
        )

    def on_trail(self, cards: Cards) -> Flags:
        """Of every row whether this card of it lies on the trail, or has slid off and is still there."""
        found = np.zeros(len(self), np.bool_)
        for _, column in self.columns:
            found |= column == cards
        return found

    def hide_lies(self) -> Flags:
        found = np.zeros(len(self), np.bool_)
        for _, column in self.columns:
            found |= column >= HIDE
        return found

    def with_card(self, space: int, cards: Cards | None) -> Hypotheses:
        return replace(self, trail=(*self.trail[:space], cards, *self.trail[space + 1 :]))

    def without_bits(self, bits: Cities | np.uint64) -> Hypotheses:
        """These cities are in no lair; a row weighs as much less as it stands for fewer choices."""
        kept = self
        for lair, cities in enumerate(self.lairs):
            kept = kept.with_lair(lair, cities & ~bits)
        return kept

    def with_lair(self, lair: int, cities: Cities) -> Hypotheses:
        """The lair is one of these of the cities it was; rows may be left without any choice: see `possible`."""
        old = np.bitwise_count(self.lairs[lair])
        part = np.bitwise_count(cities) / np.maximum(old, 1)
        lairs = (*self.lairs[:lair], cities, *self.lairs[lair + 1 :])
        return replace(self, lairs=lairs, weights=self.weights * part)

    def possible(self) -> Hypotheses:
        """The rows with a choice of different cities for all lairs (Hall's condition)."""
        keep = np.ones(len(self), np.bool_)
        for number in range(1, len(self.lairs) + 1):
            for some in combinations(self.lairs, number):
                keep &= np.bitwise_count(_union(some)) >= number
        return self.where(keep)

    def choices(self) -> tuple[Cities, ...]:
        """Of every row and lair the cities it can be while the other lairs are other cities.

        Whatever one other lair must be, or two others must be between them, is not left for this one."""
        tight = np.zeros(len(self), np.bool_)
        for cities in self.lairs:
            tight |= np.bitwise_count(cities) < len(self.lairs)
        rows = np.flatnonzero(tight)
        lairs = [cities[rows] for cities in self.lairs]
        for _ in lairs:
            for lair in range(len(lairs)):
                others = [cities for number, cities in enumerate(lairs) if number != lair]
                for number in range(1, len(others) + 1):
                    for some in combinations(others, number):
                        union = _union(some)
                        taken = np.where(np.bitwise_count(union) == number, union, np.uint64(0))
                        lairs[lair] = lairs[lair] & ~taken
        found = [cities.copy() for cities in self.lairs]
        for cities, tightened in zip(found, lairs, strict=True):
            cities[rows] = tightened
        return tuple(found)

    def without_lair(self, lair: int) -> Hypotheses:
        """Without this lair, whatever city it was: the others are cities that left one for it.

        Two cities that are all it could be were never both taken by the two other lairs: such a row becomes three,
        by what the first of those is."""
        cities = self.choices()
        kept = replace(self, lairs=(*cities[:lair], *cities[lair + 1 :]))
        if len(kept.lairs) < 2:
            return kept
        gone, (first, second) = cities[lair], kept.lairs
        split = (np.bitwise_count(gone) == 2) & ((first & gone) > 0) & ((second & gone) > 0)
        if not split.any():
            return kept
        one = gone & (~gone + np.uint64(1))
        parts = [kept.where(~split)]
        for mine, others in ((~gone, ~np.uint64(0)), (one, ~(gone ^ one)), (gone ^ one, ~one)):
            parts.append(kept.with_lair(0, first & mine).with_lair(1, second & others).where(split).possible())
        return _together(parts)

    def balanced(self) -> Hypotheses:
        """With weights that add up to one."""
        total = self.weights.sum()
        return replace(self, weights=self.weights / total) if total > 0 else self

    def merged(self, limit: int = ROWS) -> tuple[Hypotheses, bool]:
        """Every trail once, with all that the lairs can be; whether that still says exactly the same.

        With one unknown lair it always does.  With several, rows with the same trail stay apart while they differ in
        the sets of more than one lair, but not beyond `limit` rows: then their sets are joined, lair by lair, which
        forgets how the lairs depend on each other and never loses a hypothesis."""
        trails = _trails(self)
        unknown = [lair for lair, cities in enumerate(self.lairs) if len(cities) and (cities != cities[0]).any()]
        if len(unknown) < 2:
            return _joined(self, [trails]), True
        found = self
        for lair in unknown:
            others = [found.lairs[other] for other in unknown if other != lair]
            found = _joined(found, [*others, _trails(found)])
        if len(found) <= limit:
            return found, True
        return _joined(found, [_trails(found)]), False

    def trails(self) -> int:
        """How many different trails, with the place where Dracula is."""
        return len(self) if len(self.lairs) < 2 else len(np.unique(_trails(self)))


def _together(parts: list[Hypotheses]) -> Hypotheses:
    """All rows of tables with the same columns."""
    return Hypotheses(
        trail=tuple(
            None if cards is None else np.concatenate([_there(part.trail[space]) for part in parts])
            for space, cards in enumerate(parts[0].trail)
        ),
        lairs=tuple(np.concatenate([part.lairs[lair] for part in parts]) for lair in range(len(parts[0].lairs))),
        place=np.concatenate([part.place for part in parts]),
        weights=np.concatenate([part.weights for part in parts]),
    )


def _there(cards: Cards | None) -> Cards:
    assert cards is not None
    return cards


def _union(sets: tuple[Cities, ...]) -> Cities:
    found = sets[0]
    for cities in sets[1:]:
        found = found | cities
    return found


def _trails(rows: Hypotheses) -> Cities:
    """The trail and the place of every row as one number: seven bits a card."""
    number = rows.place.astype(np.uint64)
    for _, cards in rows.columns:
        number <<= np.uint64(7)
        number |= cards
    return number


def _mixed(keys: list[Cities]) -> Cities:
    """One number for several: equal for equal keys, so that sorting by it brings them together."""
    mixed = keys[0]
    for key in keys[1:]:
        mixed = (mixed ^ (mixed >> np.uint64(29))) * MIX + key
    return mixed


def _joined(rows: Hypotheses, keys: list[Cities]) -> Hypotheses:
    """One row for all with equal keys: the sets of their lairs joined, their weights added."""
    if len(rows) < 2:
        return rows
    order = np.argsort(_mixed(keys))
    fresh = np.zeros(len(rows), np.bool_)
    fresh[0] = True
    for key in keys:
        ordered = key[order]
        fresh[1:] |= ordered[1:] != ordered[:-1]
    starts = np.flatnonzero(fresh)
    first = rows.taken(order[starts])
    return replace(
        first,
        lairs=tuple(np.bitwise_or.reduceat(cities[order], starts) for cities in rows.lairs),
        weights=np.add.reduceat(rows.weights[order], starts),
    )
