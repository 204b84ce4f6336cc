"""The map as numbers and tables: what the belief looks up instead of names.

Cities come first, so that a set of cities is one 64-bit number, then the sea zones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from nokturn.games.dracula.map.atlas import Atlas, atlas
from nokturn.games.dracula.printed.content import DRACULA_COMBAT, POWERS

Cards = npt.NDArray[np.uint8]
"""One card per row, by its number."""
Cities = npt.NDArray[np.uint64]
"""One set of cities per row, a bit for each."""
Flags = npt.NDArray[np.bool_]
Weights = npt.NDArray[np.float64]

HIDE = 100
"""Hide, linked to nothing; `HIDE + d`: to the location d spaces further on the trail; DRA-POWER-HIDE-02."""
NOWHERE = 127
CODES = 128
"""Every number that can stand for a card is below this."""


class Chart:
    """One map, numbered."""

    def __init__(self, of: Atlas) -> None:
        self.atlas = of
        self.names = (*of.cities, *of.sea_zones)
        self.number = {name: number for number, name in enumerate(self.names)}
        self.cities = len(of.cities)
        self.castle = self.number[of.castle]
        self.bits = np.zeros(CODES, np.uint64)
        """The bit of every city; none for a sea zone or Hide."""
        self.bits[: self.cities] = np.uint64(1) << np.arange(self.cities, dtype=np.uint64)

    def flags(self, places: Iterable[str]) -> Flags:
        """Of every card whether it is one of these places."""
        table = np.zeros(CODES, np.bool_)
        table[[self.number[place] for place in places]] = True
        return table

    def backs(self, back: str) -> Flags:
        """Of every card whether it is a location with this back; DRA-DRAC-MOVE-05."""
        return self.flags(place.id for place in self.atlas.places.values() if place.back == back)

    def sizes(self, sizes: Iterable[str]) -> Flags:
        wanted = frozenset(sizes)
        return self.flags(place.id for place in self.atlas.places.values() if place.size in wanted)

    def region(self, region: str) -> Flags:
        """`sea` stands for all sea zones."""
        return self.flags(self.atlas.sea_zones if region == "sea" else self.atlas.regions[region])

    def beside(self, place: str) -> Flags:
        return self.flags(self.atlas.neighbours(place))

    @lru_cache(maxsize=64)  # noqa: B019 - a chart lives as long as the program
    def moves(self, holy: frozenset[str]) -> Cards:
        """Where one step by road or sea leads from every place, column by column; DRA-DRAC-MOVE-03, -07."""
        return self._padded([set(self.atlas.neighbours(place)) - holy for place in self.names])

    @lru_cache(maxsize=64)  # noqa: B019
    def runs(self, holy: frozenset[str]) -> Cards:
        """Where Wolf Form leads from every city, never through a holy one; DRA-POWER-WOLF-01, DRA-TOKEN-HOLY-02."""
        return self._padded(
            [self._along_roads(place, POWERS["wolf_form"].amounts["roads"], holy) for place in self.names]
        )

    @lru_cache(maxsize=64)  # noqa: B019
    def flights(self, holy: frozenset[str]) -> Cards:
        """Where Escape as Bat leads; DRA-COMBAT-25."""
        roads = DRACULA_COMBAT["escape_as_bat"].amounts["roads"]
        return self._padded([self._along_roads(place, roads, holy) for place in self.names])

    def _along_roads(self, start: str, most: int, holy: frozenset[str]) -> set[str]:
        reached, edge = {start}, {start}
        for _ in range(most):
            edge = {to for city in edge for to in self.atlas.roads[city]} - holy - reached
            reached |= edge
        return reached - {start}

    def _padded(self, ways: list[set[str]]) -> Cards:
        table = np.full((max(map(len, ways)), len(ways)), NOWHERE, np.uint8)
        for place, there in enumerate(ways):
            table[: len(there), place] = sorted(self.number[to] for to in there)
        return table


@lru_cache(maxsize=8)
def chart(variant: str) -> Chart:
    return Chart(atlas(variant))
