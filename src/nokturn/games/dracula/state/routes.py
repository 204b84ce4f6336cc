"""The ways a hunter may take from where he stands, and why not the others; whatever moves him comes here."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state.choices import MoveBySea
from nokturn.games.dracula.state.state import Dracula
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


def roads_on(game: Dracula, hunter: str, steps: int) -> tuple[str, ...]:
    """The cities a hunter gets to along so many roads, roadblocks and fog permitting each step; none from a hospital
    or a sea zone; DRA-HUNT-MOVE-02, DRA-PLACE-HOSP-03, DRA-CARD-19."""
    who = game.hunters[hunter]
    if who.hospital:
        return ()
    return game.atlas.by_road(who.place, steps, frozenset(game.roadblocks), frozenset(game.fog))


def sails_to(game: Dracula, place: str) -> tuple[str, ...]:
    """Where one sea move leads from here; DRA-SEA-03."""
    return tuple([option.to for option in sea_choices(game, place, MoveBySea) if isinstance(option, MoveBySea)])


def go(game: Dracula, hunter: str, to: str, how: str) -> None:
    """The figure stands somewhere else: `road`, `rail`, `sea`, or `city` for out of the hospital."""
    game.tell("hunter-moves", hunter=hunter, origin=game.hunters[hunter].place, place=to, how=how)
    game.change(hunter, place=to, hospital=False)
