"""The map: what lies next to what, how far it is, and where a hunter gets by road and by rail.

An atlas never changes, so everything that depends on the map alone is worked out once; what depends on roadblocks
and fog is remembered for as long as the same tokens lie."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path

from nokturn.games.dracula.map.mapfiles import MapFiles, read_map
from nokturn.games.dracula.map.places import Colour, Link, LinkKind, Place, link

__all__ = ["FOLDER", "Atlas", "Link", "Place", "atlas", "link", "load_atlas"]

FOLDER = Path(__file__).parents[1] / "content"
NOTHING: frozenset[Link] = frozenset()
CLEAR: frozenset[str] = frozenset()


class Atlas:
    """One map of Europe."""

    def __init__(self, files: MapFiles) -> None:
        self.places: Mapping[str, Place] = dict(sorted(files.places.items()))
        self.order = tuple(self.places)
        """Every place, by the number that stands for it where its name must not."""
        self.cities = tuple(p.id for p in self.places.values() if p.kind == "city")
        self.sea_zones = tuple(p.id for p in self.places.values() if p.kind == "sea")
        self.castle = next(p.id for p in self.places.values() if p.castle)
        self.hospitals = tuple(p.id for p in self.places.values() if p.hospital)
        self.links = tuple(sorted((*files.roads, *files.rails), key=lambda one: (one.kind, one.a, one.b)))
        """Every road and railway: where a roadblock may lie."""
        self.roads: Mapping[str, tuple[str, ...]] = _table(self.places, ((r.a, r.b) for r in files.roads))
        self.seas: Mapping[str, tuple[str, ...]] = _table(self.places, files.seas)
        self.rails: Mapping[str, tuple[tuple[str, Colour], ...]] = {
            city: tuple((to, files.rails[link(city, to, "rail")]) for to in stations)
            for city, stations in _table(self.places, ((r.a, r.b) for r in files.rails)).items()
        }
        self.regions: Mapping[str, tuple[str, ...]] = {
            region: tuple(city for city in self.cities if self.places[city].region == region)
            for region in sorted({self.places[city].region for city in self.cities})
        }
        self._neighbours = {place: tuple(sorted(self.roads[place] + self.seas[place])) for place in self.places}
        self._distances = {place: _distances(place, self.roads) for place in self.places}
        self._hospitals = {place: self._nearest(place) for place in self.places}

    def neighbours(self, place: str) -> tuple[str, ...]:
        """What is adjacent, by road and by sea: where Dracula may step (DRA-DRAC-MOVE-03)."""
        return self._neighbours[place]

    def adjacent(self, a: str, b: str) -> bool:
        """By one road, or across the shore or border of a sea zone, never by rail; DRA-MAP-02, DRA-MAP-03."""
        return b in self._neighbours[a]

    @lru_cache(maxsize=1024)  # noqa: B019 - an atlas lives as long as the program
    def within_roads(self, place: str, most: int) -> tuple[str, ...]:
        """The cities at least one and at most so many roads away; DRA-MAP-06."""
        return tuple(sorted(city for city, far in self._distances[place].items() if 1 <= far <= most))

    def nearest_hospitals(self, place: str) -> tuple[str, ...]:
        """Where a hunter defeated here may be placed; more than one: Dracula chooses (DRA-DEFEAT-05, DRA-DEFEAT-07)."""
        return self._hospitals[place]

    def _nearest(self, place: str) -> tuple[str, ...]:
        known = self._distances[place]
        far = {hospital: known[hospital] for hospital in self.hospitals if hospital in known}
        return tuple(h for h in far if far[h] == min(far.values())) or self.hospitals

    @lru_cache(maxsize=8192)  # noqa: B019
    def by_rail(
        self,
        start: str,
        white: int,
        yellow: int | None,
        blocked: frozenset[Link] = NOTHING,
        fogged: frozenset[str] = CLEAR,
    ) -> tuple[str, ...]:
        """Where a ticket takes a hunter; DRA-RAIL-02..-05, -07.

        White railways only: as many as the white value.  With a yellow one among them: the yellow value in all."""
        if start in fogged:
            return ()
        reached: set[str] = set()
        seen = {(start, False)}
        edge = deque([(start, False, 0)])
        while edge:
            city, eastern, used = edge.popleft()
            for to, colour in self.rails[city]:
                state = (to, eastern or colour == "yellow")
                if state in seen or to in fogged or link(city, to, "rail") in blocked:
                    continue
                value = (yellow or 0) if state[1] else max(white, yellow or 0)
                if used + 1 > value:
                    continue
                seen.add(state)
                if state[1] or used + 1 <= white:
                    reached.add(to)
                edge.append((*state, used + 1))
        return tuple(sorted(reached - {start}))

    @lru_cache(maxsize=4096)  # noqa: B019
    def by_any_rail(
        self, start: str, links: int, blocked: frozenset[Link] = NOTHING, fogged: frozenset[str] = CLEAR
    ) -> tuple[str, ...]:
        """Where so many railways of any colour lead: Chartered Carriage."""
        tracks = {city: tuple(to for to, _ in stations) for city, stations in self.rails.items()}
        return _reach(start, links, tracks, "rail", blocked, fogged)

    @lru_cache(maxsize=8192)  # noqa: B019
    def by_road(
        self, start: str, steps: int = 1, blocked: frozenset[Link] = NOTHING, fogged: frozenset[str] = CLEAR
    ) -> tuple[str, ...]:
        """Where a hunter gets along so many roads, another city than this one; DRA-HUNT-MOVE-02, DRA-CARD-19."""
        return _reach(start, steps, self.roads, "road", blocked, fogged)


def _table(places: Iterable[str], pairs: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    joined: dict[str, set[str]] = {place: set() for place in places}
    for a, b in pairs:
        joined[a].add(b)
        joined[b].add(a)
    return {place: tuple(sorted(others)) for place, others in joined.items()}


def _distances(start: str, roads: Mapping[str, tuple[str, ...]]) -> dict[str, int]:
    far, edge = {start: 0}, deque([start])
    while edge:
        city = edge.popleft()
        for to in roads[city]:
            if to not in far:
                far[to] = far[city] + 1
                edge.append(to)
    return far


def _reach(
    start: str,
    most: int,
    table: Mapping[str, tuple[str, ...]],
    kind: LinkKind,
    blocked: frozenset[Link],
    fogged: frozenset[str],
) -> tuple[str, ...]:
    """Fog stops a hunter at either end of a link, a roadblock on it; DRA-TOKEN-FOG-02, DRA-TOKEN-ROADBLOCK-02."""
    if start in fogged:
        return ()
    reached, edge = {start}, {start}
    for _ in range(most):
        edge = {
            to for city in edge for to in table[city] if to not in fogged and link(city, to, kind) not in blocked
        } - reached
        reached |= edge
    return tuple(sorted(reached - {start}))


def load_atlas(folder: Path, variant: str) -> Atlas:
    """The map of the files in a folder; a broken file is refused with a `ContentError`."""
    return Atlas(read_map(folder, variant))


@lru_cache(maxsize=8)
def atlas(variant: str) -> Atlas:
    """The map that is played with a table option."""
    return load_atlas(FOLDER, variant)
