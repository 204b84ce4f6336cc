"""How far hunters get: in one day, and about how many days it takes them to any place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from heapq import heappop, heappush

from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.map.atlas import Atlas, atlas
from nokturn.games.dracula.printed.content import TICKETS
from nokturn.games.dracula.seen.view import HunterView

BY_RAIL = {"white": 0.65, "yellow": 0.85}
"""Days that a railway costs, with the tickets that have to be got first."""
BY_SEA = 1.1
FADES = 0.62
"""What is worth going to is worth so much less for every day on the way."""
USUAL_TICKET = (2, 1)
"""White and yellow value of a ticket nobody has seen."""


@lru_cache(maxsize=4)
def journeys(variant: str) -> Mapping[str, Mapping[str, float]]:
    """Days from every place to every other, on a map without tokens."""
    of = atlas(variant)
    return {start: _days_from(of, start) for start in of.order}


@lru_cache(maxsize=4)
def nearness(variant: str) -> Mapping[str, Mapping[str, float]]:
    """1 for the place itself, less for places further away."""
    return {start: {to: FADES**far for to, far in ways.items()} for start, ways in journeys(variant).items()}


def _days_from(of: Atlas, start: str) -> dict[str, float]:
    far: dict[str, float] = {}
    edge = [(0.0, start)]
    while edge:
        days, place = heappop(edge)
        if place in far:
            continue
        far[place] = days
        for to in of.roads[place]:
            heappush(edge, (days + 1.0, to))
        for to, colour in of.rails[place]:
            heappush(edge, (days + BY_RAIL[colour], to))
        for to in of.seas[place]:
            heappush(edge, (days + BY_SEA, to))
    return far


def by_ticket(scene: Scene, who: HunterView, place: str) -> tuple[str, ...]:
    """Where the hunter's tickets take him from a place; tickets nobody has seen are taken for usual ones."""
    reached: dict[str, None] = {}
    for name in dict.fromkeys(who.tickets):
        values = TICKETS[name]
        ways = scene.atlas.by_rail(place, values.white, values.yellow, scene.blocked, scene.fogged)
        reached |= dict.fromkeys(ways)
    if who.ticket_count > len(who.tickets):
        reached |= dict.fromkeys(scene.atlas.by_rail(place, *USUAL_TICKET, scene.blocked, scene.fogged))
    return tuple(reached)


def day_reach(scene: Scene, who: HunterView, start: str = "") -> tuple[str, ...]:
    """The places, his own among them, where a hunter can be at the end of the next day; from another start: where he
    could be a day after reaching that."""
    place = start or who.place
    if not start and (who.defeated or who.delayed or who.bats or who.hospital):
        return (place,)
    roads = scene.atlas.by_road(place, 1, scene.blocked, scene.fogged)
    sails = [to for to in scene.atlas.seas[place] if to not in scene.view.storms and to not in scene.view.fog]
    return tuple(dict.fromkeys((place, *roads, *by_ticket(scene, who, place), *sails)))
