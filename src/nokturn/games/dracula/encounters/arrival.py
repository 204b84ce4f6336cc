"""A hunter has ended movement, by himself or moved by Dracula, and what follows from that (DRA-HUNT-MOVE-03)."""

from __future__ import annotations

from nokturn.games.dracula.encounters.encounters import ambush
from nokturn.games.dracula.events.answers import HunterCrossed, HunterRode
from nokturn.games.dracula.state.choices import ThisPlace
from nokturn.games.dracula.state.routes import go, road_choices, roads_on
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.trail.trail import discover
from nokturn.kernel import Rule, ask, call, procedure
from nokturn.kernel.reactions import window


@procedure(rule=("DRA-HUNT-MOVE-03", "DRA-HUNT-MOVE-04", "DRA-CARD-09", "DRA-CARD-29", "DRA-SEA-06"))
def arrive(game: Dracula, hunter: str, origin: str, own_road_move: bool, crossed: bool) -> Rule:
    """The hunter has ended movement: Wild Horses, discovery and reveal, ambushes, Customs Search.

    `own_road_move`: he moved himself, along roads.  `crossed`: he moved himself by land, so that he may have
    crossed a border; whether he did, is seen where Wild Horses has put him."""
    if own_road_move:
        yield call(window, HunterRode(hunter=hunter))
    place = game.hunters[hunter].place
    if game.hunters[hunter].hospital or not game.active(hunter) or game.atlas.places[place].kind == "sea":
        return
    discover(game, place)
    yield call(ambush, hunter, place)
    places = game.atlas.places
    if crossed and game.active(hunter) and places[origin].region != places[place].region:
        yield call(window, HunterCrossed(hunter=hunter))


@procedure(rule=("DRA-HUNT-MOVE-05", "DRA-TOKEN-FOG-02"))
def drag_hunter(game: Dracula, hunter: str) -> Rule:
    """Dracula moves the hunter one road, wherever a road may be used; returns whether he was moved.

    At sea and in a hospital he is not.  Whoever calls this says what follows on the arrival."""
    if not roads_on(game, hunter, 1):
        game.tell("hunter-not-moved", hunter=hunter)
        return False
    choice = yield ask(
        game.dracula,
        "drag-hunter",
        road_choices(game, game.hunters[hunter].place, ThisPlace),
        rule="DRA-HUNT-MOVE-05",
        auto=True,
        hunter=hunter,
    )
    go(game, hunter, choice.place, "dragged")
    return True
