"""The moves of a day action: by road, by rail, by sea, out of the hospital (DRA-HUNT-MOVE, DRA-RAIL, DRA-SEA)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.dracula.encounters.arrival import arrive
from nokturn.games.dracula.events.answers import TicketSpent
from nokturn.games.dracula.events.events import announce, discard_announced
from nokturn.games.dracula.hunters.hand import open_cards
from nokturn.games.dracula.printed.content import EVENTS, TICKETS
from nokturn.games.dracula.state.choices import (
    LeaveHospital,
    MoveByCarriage,
    MoveByRail,
    MoveByRoad,
    MoveBySea,
    ThisPlace,
)
from nokturn.games.dracula.state.decks import keep_ticket, show_ticket, spend_ticket
from nokturn.games.dracula.state.routes import go, road_choices, sea_choices
from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel import Ask, Option, Refused, Rule, ask, call, procedure
from nokturn.kernel.reactions import window

CARRIAGE = "chartered_carriage"

# where a hunter may go


def rail_destinations(game: Dracula, start: str, ticket: str) -> tuple[str, ...]:
    """Where the ticket takes a hunter by some legal route; DRA-RAIL-02 to -05, DRA-RAIL-07, DRA-RAIL-08."""
    values = TICKETS[ticket]
    return game.atlas.by_rail(start, values.white, values.yellow, frozenset(game.roadblocks), frozenset(game.fog))


def carriage_destinations(game: Dracula, start: str) -> tuple[str, ...]:
    """Where Chartered Carriage takes a hunter, whatever the ticket and the colours."""
    links = EVENTS[CARRIAGE].amounts["railways"]
    return game.atlas.by_any_rail(start, links, frozenset(game.roadblocks), frozenset(game.fog))


def rail_choices(game: Dracula, hunter: str) -> Iterator[Option | Refused]:
    """With each ticket held, and with Chartered Carriage; DRA-RAIL-01."""
    who = game.hunters[hunter]
    for ticket in dict.fromkeys(who.tickets):
        if rail_destinations(game, who.place, ticket):
            yield MoveByRail(ticket)
        else:
            values = TICKETS[ticket]
            blocked = game.atlas.by_rail(who.place, values.white, values.yellow)
            only_yellow = game.atlas.rails[who.place] and values.yellow is None
            rule = "DRA-RAIL-07" if blocked else "DRA-RAIL-04" if only_yellow else "DRA-RAIL-02"
            yield Refused(MoveByRail(ticket), rule)
    if CARRIAGE in who.events:
        reached = carriage_destinations(game, who.place)
        for ticket in dict.fromkeys(who.tickets):
            yield MoveByCarriage(ticket) if reached else Refused(MoveByCarriage(ticket), "DRA-RAIL-07")


def move_choices(game: Dracula, hunter: str) -> Iterator[Option | Refused]:
    """The moves of a day action; DRA-HUNT-MOVE-01, DRA-PLACE-HOSP-03, DRA-PLACE-HOSP-04."""
    who = game.hunters[hunter]
    if who.hospital:
        yield Refused(LeaveHospital(), "DRA-TOKEN-FOG-02") if who.place in game.fog else LeaveHospital()
        return
    yield from road_choices(game, who.place, MoveByRoad)
    if game.atlas.rails[who.place]:
        yield from rail_choices(game, hunter)
    yield from sea_choices(game, who.place, MoveBySea)


# moving


@procedure(rule=("DRA-HUNT-MOVE-01", "DRA-HUNT-MOVE-02"))
def move_by_road(game: Dracula, hunter: str, to: str) -> Rule:
    origin = game.hunters[hunter].place
    go(game, hunter, to, "road")
    yield call(arrive, hunter, origin, own_road_move=True, crossed=True)


@procedure(rule=("DRA-SEA-01", "DRA-SEA-02", "DRA-SEA-06"))
def move_by_sea(game: Dracula, hunter: str, to: str) -> Rule:
    """Nothing happens on reaching a sea zone; whoever lands has not crossed a border by land; DRA-CARD-09."""
    origin = game.hunters[hunter].place
    go(game, hunter, to, "sea")
    yield call(arrive, hunter, origin, own_road_move=False, crossed=False)


@procedure(rule=("DRA-PLACE-HOSP-03", "DRA-PLACE-HOSP-04"))
def leave_hospital(game: Dracula, hunter: str) -> Rule:
    """Into its city: the hunter's move, with all that follows."""
    origin = game.hunters[hunter].place
    go(game, hunter, origin, "city")
    yield call(arrive, hunter, origin, own_road_move=False, crossed=False)


def destination_ask(game: Dracula, hunter: str, places: tuple[str, ...], misled: bool, rule: str) -> Ask:
    """The hunter says where he goes, or Dracula after False Tip; all of it follows from what everybody sees."""
    return ask(
        game.dracula if misled else game.seat_of(hunter),
        "false-tip-destination" if misled else "rail-destination",
        [ThisPlace(place) for place in places],
        rule=rule,
        auto=True,
        hunter=hunter,
    )


@procedure(rule=("DRA-RAIL-01", "DRA-RAIL-06", "DRA-RAIL-08", "DRA-CARD-10"))
def move_by_rail(game: Dracula, hunter: str, ticket: str) -> Rule:
    """The ticket is shown, Dracula may answer, then the destination is named; cities on the way are not entered."""
    show_ticket(game, hunter, ticket)
    origin = game.hunters[hunter].place
    spent = yield call(window, TicketSpent(hunter=hunter, carriage=False))
    misled = spent.resolved
    if rail_destinations(game, origin, ticket):
        choice = yield destination_ask(
            game, hunter, rail_destinations(game, origin, ticket), misled, "DRA-CARD-10" if misled else "DRA-RAIL-08"
        )
        spend_ticket(game)
        go(game, hunter, choice.place, "rail")
        yield call(arrive, hunter, origin, own_road_move=False, crossed=True)
    else:
        spend_ticket(game)


@procedure(rule=("DRA-RAIL-01", "DRA-RAIL-08", "DRA-CARD-10"))
def move_by_carriage(game: Dracula, hunter: str, ticket: str) -> Rule:
    """A rail move with Chartered Carriage; returns whether it took place.

    Answered by False Tip the event is gone, the ticket is kept and the hunter may choose another action."""
    origin = game.hunters[hunter].place
    announce(game, hunter, CARRIAGE)
    show_ticket(game, hunter, ticket)
    spent = yield call(window, TicketSpent(hunter=hunter, carriage=True))
    discard_announced(game, CARRIAGE)
    if spent.resolved or not carriage_destinations(game, origin):
        keep_ticket(game, hunter)
        yield call(open_cards, hunter)
        return False
    choice = yield destination_ask(game, hunter, carriage_destinations(game, origin), misled=False, rule="DRA-RAIL-08")
    spend_ticket(game)
    go(game, hunter, choice.place, "rail")
    yield call(open_cards, hunter)
    yield call(arrive, hunter, origin, own_road_move=False, crossed=True)
    return True
