"""Who sits where in the next round, by the nine criteria of the players' network, the weightiest first.

R1 nobody has the same predator or prey twice · R2 no two meet a third time · R3 what can be won is spread evenly ·
R4 no two meet twice · R5 nobody has the fifth seat twice · R6 no two sit the same way to each other twice · R7 nobody
has the same seat twice · R8 transfers in the first turn are spread evenly · R9 no two are neighbours, or not, twice.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import TypeAlias

from nokturn.games.vtes.tournament.practice import practice, table_sizes

Table: TypeAlias = tuple[str, ...]
"""Players in the order of their turns: the next one is one's prey."""
Round: TypeAlias = tuple[Table, ...]
Score: TypeAlias = tuple[float, ...]
"""What speaks against a seating, R1 to R9: the less, the better, the first of them above all."""

STARTS = 6
"""So many seatings by chance are improved, and the best of them is taken."""
_ODDS = 6
"""Decimals of what is spread: less is noise."""


def sizes(players: int) -> tuple[int, ...] | None:
    """The tables for so many: as many of five as possible, the rest of four; None: it cannot be done."""
    largest, smallest = table_sizes()[0], table_sizes()[-1]
    for small in range(players // smallest + 1):
        rest = players - small * smallest
        if rest % largest == 0:
            return (largest,) * (rest // largest) + (smallest,) * small
    return None


def who_plays(needs: Sequence[tuple[str, int]]) -> tuple[str, ...]:
    """Who plays the next round, by how many rounds everybody still has to play; all of them if the tables allow it.

    With 6, 7 or 11 players somebody has to wait: the rounds are planned so that in the end all have played as often."""
    owed = [need for _, need in needs]
    for size in _plan(len(needs), tuple(owed)):
        ordered = sorted(needs, key=lambda one: -one[1])  # stable: by chance among equals, as they are listed
        return tuple([player for player, _ in ordered[:size]])
    return ()


def _plan(players: int, owed: tuple[int, ...]) -> tuple[int, ...]:
    """How many play each of the rounds that are left: as few rounds as possible, as many players as possible first."""
    possible = [size for size in range(players, 0, -1) if sizes(size)]
    least, total = max(owed, default=0), sum(owed)
    if not possible or total == 0:
        return ()
    if sizes(players) and len(set(owed)) == 1:
        return (players,) * least
    for rounds in range(least, 2 * least + len(owed) + 1):
        for found in _sums(total, rounds, possible):
            return found
    return (possible[0],)


def _sums(total: int, rounds: int, possible: list[int]) -> Iterator[tuple[int, ...]]:
    """`rounds` of the possible sizes that add up to `total`, the evenest and largest first."""
    if rounds == 0:
        if total == 0:
            yield ()
        return
    for size in possible:
        if min(possible) * (rounds - 1) <= total - size <= size * (rounds - 1):
            for rest in _sums(total - size, rounds - 1, [one for one in possible if one <= size]):
                yield (size, *rest)


class Memory:
    """What has been played so far, as the criteria count it."""

    def __init__(self, rounds: Sequence[Round]) -> None:
        self.met: Counter[frozenset[str]] = Counter()
        self.places: Counter[tuple[str, str, int]] = Counter()
        self.near: Counter[tuple[frozenset[str], bool]] = Counter()
        self.seats: Counter[tuple[str, int]] = Counter()
        self.played: Counter[str] = Counter()
        self.worth: Counter[str] = Counter()
        self.transfers: Counter[str] = Counter()
        for table in (table for one in rounds for table in one):
            self._note(table)

    def _note(self, table: Table) -> None:
        for seat, player in enumerate(table):
            self.seats[player, seat] += 1
            self.played[player] += 1
            self.worth[player] += len(table)
            self.transfers[player] += practice().transfers[str(len(table))][seat]
        for one, other, way in _pairs(table):
            self.met[frozenset((one, other))] += 1
            self.places[one, other, way] += 1
            self.near[frozenset((one, other)), _neighbours(way)] += 1

    def against(self, table: Table) -> tuple[int, ...]:
        """R1, R2, R4, R5, R6, R7, R9 of one more table."""
        found = [0] * 7
        for seat, player in enumerate(table):
            if self.seats[player, seat]:
                found[5] += 1
                found[3] += seat == 4
        for one, other, way in _pairs(table):
            pair = frozenset((one, other))
            before = self.met[pair]
            if not before:
                continue
            found[1] += before >= 2
            found[2] += 1
            if self.places[one, other, way]:
                found[0] += _neighbours(way)
                found[4] += 1
            found[6] += bool(self.near[pair, _neighbours(way)])
        return tuple(found)

    def spread(self, tables: Sequence[Table], *, transfers: bool) -> float:
        """R3 or R8 with this round: how far the players are from each other, as the variance of their means."""
        means: list[float] = []
        before = self.transfers if transfers else self.worth
        for table in tables:
            own = practice().transfers[str(len(table))]
            for seat, player in enumerate(table):
                total = before[player] + (own[seat] if transfers else len(table))
                means.append(total / (self.played[player] + 1))
        middle = sum(means) / len(means)
        return round(sum((mean - middle) ** 2 for mean in means) / len(means), _ODDS)


def _pairs(table: Table) -> Iterator[tuple[str, str, int]]:
    """Any two at a table once, the one first whose prey, grand-prey … the other is; 1: prey, -1: predator.

    Across a table of four both sit the same way to each other."""
    size = len(table)
    for near, far in combinations(range(size), 2):
        way = far - near if far - near <= size // 2 else far - near - size
        one, other = (near, far) if way > 0 else (far, near)
        names = (table[one], table[other])
        if size % 2 == 0 and abs(way) == size // 2:
            names = (min(names), max(names))
            yield (*names, -size)  # neither is before the other
        else:
            yield (*names, abs(way))


def _neighbours(way: int) -> bool:
    return way == 1


def score(tables: Sequence[Table], memory: Memory) -> Score:
    """R1 to R9 of a round after what has been played."""
    against = [sum(column) for column in zip(*[memory.against(table) for table in tables], strict=True)]
    worth, transfers = memory.spread(tables, transfers=False), memory.spread(tables, transfers=True)
    return (against[0], against[1], worth, *against[2:6], transfers, against[6])


def seated(players: Sequence[str], before: Sequence[Round], chance: Random) -> Round:
    """A round for these players, as good as could be found; the first one is by chance alone."""
    wanted = sizes(len(players))
    if wanted is None:
        raise ValueError(f"{len(players)} cannot be seated at tables of {table_sizes()}.")
    memory = Memory(before)
    best: tuple[Score, list[list[str]]] | None = None
    for _ in range(STARTS if before else 1):
        order = list(players)
        chance.shuffle(order)
        tables: list[list[str]] = []
        for size in wanted:
            tables.append(order[:size])
            order = order[size:]
        found = _improved(tables, memory) if before else (score(_fixed(tables), memory), tables)
        if best is None or found[0] < best[0]:
            best = found
    assert best is not None
    return _fixed(best[1])


def _fixed(tables: Sequence[Sequence[str]]) -> Round:
    return tuple([tuple(table) for table in tables])


def _improved(tables: list[list[str]], memory: Memory) -> tuple[Score, list[list[str]]]:
    """Two players change places as long as that makes it better."""
    places = [(table, seat) for table, row in enumerate(tables) for seat in range(len(row))]
    best = score(_fixed(tables), memory)
    better = True
    while better:
        better = False
        for (one, a), (other, b) in combinations(places, 2):
            tables[one][a], tables[other][b] = tables[other][b], tables[one][a]
            now = score(_fixed(tables), memory)
            if now < best:
                best, better = now, True
            else:
                tables[one][a], tables[other][b] = tables[other][b], tables[one][a]
    return best, tables
