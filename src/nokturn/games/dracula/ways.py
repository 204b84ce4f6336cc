"""The ways a hunter may take from where he stands, and why not the others; what moves him asks here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nokturn.games.dracula.atlas import link
from nokturn.games.dracula.state import Dracula
from nokturn.kernel import Option, Refused


def road_choices(game: Dracula, start: str, choose: Callable[[str], Option]) -> Iterator[Option | Refused]:
    """Adjacent cities, unless a roadblock lies on the road or a city is fogged.

    DRA-HUNT-MOVE-02, DRA-TOKEN-ROADBLOCK-02, DRA-TOKEN-FOG-02."""
    for city in game.atlas.roads[start]:
        if start in game.fog or city in game.fog:
            yield Refused(choose(city), "DRA-TOKEN-FOG-02")
        elif link(start, city, "road") in game.roadblocks:
            yield Refused(choose(city), "DRA-TOKEN-ROADBLOCK-02")
        else:
            yield choose(city)


def sea_choices(game: Dracula, start: str, choose: Callable[[str], Option]) -> Iterator[Option | Refused]:
    """From a port to a sea zone, from a sea zone to a zone or a port; not into a storm, not through fog.

    DRA-SEA-01, DRA-SEA-02, DRA-SEA-03, DRA-TOKEN-STORM-01.  Both steps of Excellent Weather too; DRA-CARD-30."""
    for place in game.atlas.seas[start]:
        if place in game.storms:
            yield Refused(choose(place), "DRA-TOKEN-STORM-01")
        elif start in game.fog or place in game.fog:
            yield Refused(choose(place), "DRA-TOKEN-FOG-02")
        else:
            yield choose(place)
