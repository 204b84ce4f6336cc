"""Which actions a hunter may choose from, where and when, and why not the others (DRA-HUNT-ACT, DRA-SPECIAL)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from nokturn.games.dracula.actions.fast_horses import item_options
from nokturn.games.dracula.actions.movement import move_choices
from nokturn.games.dracula.events.events import event_actions
from nokturn.games.dracula.printed.content import HUNTERS, ITEMS
from nokturn.games.dracula.state.choices import (
    LeaveHospital,
    MoveByCarriage,
    MoveByRail,
    MoveByRoad,
    MoveBySea,
    Pass,
    PlayEvent,
    PsychicBond,
    ReserveTicket,
    Rest,
    Search,
    Supply,
    Trade,
    TradeEvents,
    UseItem,
)
from nokturn.games.dracula.state.routes import road_choices, sea_choices
from nokturn.games.dracula.state.state import TURN_ORDER, Dracula
from nokturn.games.dracula.trail.trail import encounters_at
from nokturn.kernel import Ask, Option, Refused, ask, refusing

KINDS: dict[type[Option], str] = {
    MoveByRoad: "move",
    MoveByRail: "move",
    MoveByCarriage: "move",
    MoveBySea: "move",
    LeaveHospital: "move",
    Supply: "supply",
    Trade: "trade",
    TradeEvents: "trade",
    PsychicBond: "special",
    UseItem: "special",
    PlayEvent: "special",
    ReserveTicket: "reserve_ticket",
    Rest: "rest",
    Search: "search",
}
"""The seven actions; two of a kind are the same action to Renewed Vigor; DRA-HUNT-ACT-01, DRA-CARD-16."""
BONDED = tuple(
    [hunter for hunter in TURN_ORDER if any(ability.id == "psychic_bond" for ability in HUNTERS[hunter].abilities)]
)
LEADERS = tuple(
    [hunter for hunter in TURN_ORDER if any(ability.id == "leader" for ability in HUNTERS[hunter].abilities)]
)
DECLARED = tuple([item.id for item in ITEMS.values() if "before_search" in item.timing])
"""What is declared before a search: Stake and Dogs; DRA-SEARCH-03."""
_LAND: dict[type[Option], str] = {
    Trade: "DRA-TRADE-01",
    TradeEvents: "DRA-TRADE-02",
    PsychicBond: "DRA-SPECIAL-02",
    UseItem: "DRA-SPECIAL-01",
    PlayEvent: "DRA-SPECIAL-01",
    Search: "DRA-SEARCH-01",
    MoveByRail: "DRA-RAIL-01",
    MoveByCarriage: "DRA-RAIL-01",
    MoveBySea: "DRA-SEA-01",
    MoveByRoad: "DRA-HUNT-MOVE-02",
    LeaveHospital: "DRA-PLACE-HOSP-03",
}
_BY_DAY = refusing(_LAND)
_AT_NIGHT = refusing({**_LAND, **{kind: "DRA-HUNT-MOVE-01" for kind, name in KINDS.items() if name == "move"}})
_IN_HOSPITAL = refusing(
    {
        **_LAND,
        **{kind: "DRA-PLACE-HOSP-03" for kind, name in KINDS.items() if name == "move"},
        Search: "DRA-PLACE-HOSP-04",
        PsychicBond: "DRA-PLACE-HOSP-05",
    }
)
_AT_SEA = refusing({**dict.fromkeys(KINDS, "DRA-HUNT-ACT-03"), MoveBySea: "DRA-SEA-02"})
_AT_SEA_BY_NIGHT = refusing({**dict.fromkeys(KINDS, "DRA-HUNT-ACT-03"), MoveBySea: "DRA-SEA-04"})


def hunter_at_sea(game: Dracula, hunter: str) -> bool:
    return game.atlas.places[game.hunters[hunter].place].kind == "sea"


def action_ask(game: Dracula, hunter: str, second: bool, barred: str) -> Ask:
    """W1.  Only at sea by night everybody knows that there is nothing to choose; DRA-SEA-04."""
    by_day, sailing = game.phase == "day", hunter_at_sea(game, hunter)
    if sailing:
        otherwise = _AT_SEA if by_day else _AT_SEA_BY_NIGHT
    elif game.hunters[hunter].hospital:
        otherwise = _IN_HOSPITAL
    else:
        otherwise = _BY_DAY if by_day else _AT_NIGHT
    return ask(
        game.seat_of(hunter),
        "second-action" if second else "hunter-action",
        action_choices(game, hunter, second, barred),
        rule="DRA-CARD-16" if second else "DRA-HUNT-ACT-01",
        auto=sailing and not by_day,
        otherwise=otherwise,
        hunter=hunter,
    )


def action_choices(game: Dracula, hunter: str, second: bool, barred: str) -> list[Option | Refused]:
    """All actions, none of the kind `barred` (Renewed Vigor), and passing, unless he must sail on by day.

    An additional action is never owed.  DRA-HUNT-ACT-02, DRA-SEA-04, DRA-SEA-05, DRA-CARD-16."""
    sailing = hunter_at_sea(game, hunter)
    options = list(sea_actions(game, hunter) if sailing else land_actions(game, hunter))
    if barred:
        options = [
            Refused(option, "DRA-CARD-16") if isinstance(option, Option) and KINDS[type(option)] == barred else option
            for option in options
        ]
    sails = sailing and not second and any(isinstance(option, MoveBySea) for option in options)
    return [*options, Refused(Pass(), "DRA-SEA-04") if sails else Pass()]


def sea_actions(game: Dracula, hunter: str) -> Iterator[Option | Refused]:
    """A hunter at sea moves by day, perhaps in Excellent Weather, and nothing else; DRA-HUNT-ACT-03, DRA-CARD-30."""
    if game.phase == "day":
        yield from sea_choices(game, game.hunters[hunter].place, MoveBySea)
        yield from event_actions(game, hunter)


def land_actions(game: Dracula, hunter: str) -> Iterator[Option | Refused]:
    """In a city or a hospital; Dracula's presence forbids nothing; DRA-HUNT-ACT-03, DRA-HUNT-ACT-04."""
    who = game.hunters[hunter]
    if game.phase == "day":
        yield from move_choices(game, hunter)
    elif game.long_night and not who.hospital:
        yield from road_choices(game, who.place, MoveByRoad)  # DRA-CARD-18
    in_castle = who.place == game.atlas.castle
    if game.starved:
        yield Refused(Supply(), "DRA-CARD-08")
    else:
        yield Refused(Supply(), "DRA-PLACE-CASTLE-04") if in_castle else Supply()
    yield Refused(ReserveTicket(), "DRA-PLACE-CASTLE-04") if in_castle else ReserveTicket()
    yield Rest()
    yield from trade_choices(game, hunter)
    if not who.hospital:
        yield from search_choices(game, hunter)
        if hunter in BONDED and game.with_hunter(hunter):
            yield PsychicBond()
    yield from event_actions(game, hunter)
    yield from item_options(game, hunter)


def trade_choices(game: Dracula, hunter: str) -> Iterator[Option | Refused]:
    """With whoever is in the same place, never with the defeated; Van Helsing with a hunter in any city.

    DRA-TRADE-01, DRA-TRADE-02, DRA-TRADE-04, DRA-PLACE-HOSP-05."""
    mine = game.hunters[hunter]
    for other in TURN_ORDER:
        if other == hunter:
            continue
        his = game.hunters[other]
        if his.place == mine.place:
            together = his.hospital == mine.hospital and not his.defeated
            yield Trade(other) if together else Refused(Trade(other), "DRA-TRADE-04")
        if hunter in LEADERS and not mine.hospital:
            in_city = not his.hospital and game.atlas.places[his.place].kind == "city"
            if his.defeated:
                yield Refused(TradeEvents(other), "DRA-TRADE-04")
            else:
                yield TradeEvents(other) if in_city else Refused(TradeEvents(other), "DRA-TRADE-02")


def search_choices(game: Dracula, hunter: str) -> Iterator[Option | Refused]:
    """Where an encounter lies, which whoever came here has seen, and not in fog; DRA-SEARCH-01, DRA-TOKEN-FOG-01.

    Stake and Dogs are declared with it, or kept back; DRA-SEARCH-03."""
    who = game.hunters[hunter]
    if not encounters_at(game, who.place):
        return
    if who.place in game.fog:
        yield Refused(Search(), "DRA-TOKEN-FOG-01")
        return
    held = [item for item in DECLARED if item in who.items]
    for number in range(len(held) + 1):
        for declared in combinations(held, number):
            yield Search(declared)
