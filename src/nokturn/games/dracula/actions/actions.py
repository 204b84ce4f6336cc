"""A hunter's action: one choice, or two with Renewed Vigor, and what is done (DRA-HUNT-ACT, DRA-SPECIAL)."""

from __future__ import annotations

from nokturn.games.dracula.actions.action_options import KINDS, action_ask
from nokturn.games.dracula.actions.fast_horses import use_item
from nokturn.games.dracula.actions.movement import (
    leave_hospital,
    move_by_carriage,
    move_by_rail,
    move_by_road,
    move_by_sea,
)
from nokturn.games.dracula.effects.play import play_event
from nokturn.games.dracula.encounters.arrival import arrive
from nokturn.games.dracula.encounters.encounters import search
from nokturn.games.dracula.hunters.damage import delay
from nokturn.games.dracula.hunters.supply import pay_for_long_night, reserve_ticket, rest, supply
from nokturn.games.dracula.hunters.trade import trade
from nokturn.games.dracula.state.choices import (
    Decline,
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
    ThisPlace,
    Trade,
    TradeEvents,
    UseItem,
)
from nokturn.games.dracula.state.clues import InRegion
from nokturn.games.dracula.state.routes import go, road_choices, roads_on
from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel import Option, Rule, ask, call, procedure


@procedure(rule=("DRA-HUNT-ACT-01", "DRA-CARD-16"))
def act(game: Dracula, hunter: str) -> Rule:
    """The hunter's action of this day or night, and the additional one of Renewed Vigor directly after it."""
    kind = yield call(take_action, hunter, second=False, barred="")
    if game.vigor and game.phase == "day" and game.active(hunter):
        yield call(take_action, hunter, second=True, barred=kind)


@procedure(
    rule=(
        "DRA-HUNT-ACT-01",
        "DRA-HUNT-ACT-02",
        "DRA-DELAY-01",
        "DRA-DELAY-02",
        "DRA-DELAY-03",
        "DRA-TOKEN-BATS-05",
        "DRA-CARD-16",
    )
)
def take_action(game: Dracula, hunter: str, second: bool = False, barred: str = "") -> Rule:
    """One opportunity to act, lost to a delay first and to bats next.  Returns the kind of action it was, or ''."""
    if game.hunters[hunter].delayed:
        game.change(hunter, delayed=False)
        game.tell("delay-spent", hunter=hunter)
        return ""
    if game.hunters[hunter].bats:
        lost = yield call(bats_carry, hunter)
        if lost:
            return ""
    kind = None
    while kind is None:
        kind = yield call(choose_action, hunter, second, barred)
    return kind


@procedure(rule=("DRA-HUNT-ACT-01", "DRA-CARD-10"))
def choose_action(game: Dracula, hunter: str, second: bool, barred: str) -> Rule:
    """The kind of action that was taken, '' for a pass; None: it was none after all, another may be chosen."""
    choice = yield action_ask(game, hunter, second, barred)
    kind = KINDS.get(type(choice), "")
    taken = yield call(carry_out, hunter, choice)
    return kind if taken else None


@procedure(rule=("DRA-SPECIAL-01", "DRA-CARD-10", "DRA-CARD-18"))
def carry_out(game: Dracula, hunter: str, choice: Option) -> Rule:
    """Do what was chosen; returns whether it was an action after all (a Chartered Carriage may be cancelled)."""
    taken = True
    if isinstance(choice, Pass):
        game.tell("passes", hunter=hunter)
    elif isinstance(choice, MoveByRoad):
        yield call(move_by_road, hunter, choice.to)
        if game.phase == "night":
            yield call(pay_for_long_night, hunter)
    elif isinstance(choice, MoveByRail):
        yield call(move_by_rail, hunter, choice.ticket)
    elif isinstance(choice, MoveByCarriage):
        taken = yield call(move_by_carriage, hunter, choice.ticket)
    elif isinstance(choice, MoveBySea):
        yield call(move_by_sea, hunter, choice.to)
    elif isinstance(choice, LeaveHospital):
        yield call(leave_hospital, hunter)
    elif isinstance(choice, Supply):
        yield call(supply, hunter)
    elif isinstance(choice, Trade):
        yield call(trade, hunter, choice.partner, events=False)
    elif isinstance(choice, TradeEvents):
        yield call(trade, hunter, choice.partner, events=True)
    elif isinstance(choice, ReserveTicket):
        yield call(reserve_ticket, hunter)
    elif isinstance(choice, Rest):
        rest(game, hunter)
    elif isinstance(choice, Search):
        yield call(search, hunter, choice.declared)
    elif isinstance(choice, PsychicBond):
        psychic_bond(game, hunter)
    elif isinstance(choice, PlayEvent):
        yield call(play_event, hunter, choice.event, choice.mode)
    elif isinstance(choice, UseItem):
        yield call(use_item, hunter, choice.item)
    return taken


@procedure(
    rule=("DRA-TOKEN-BATS-01", "DRA-TOKEN-BATS-02", "DRA-TOKEN-BATS-03", "DRA-TOKEN-BATS-04", "DRA-HUNT-MOVE-04")
)
def bats_carry(game: Dracula, hunter: str) -> Rule:
    """Instead of the action Dracula may move him one road; after what follows from that he is delayed.

    Returns whether the action is lost: it is where he cannot be moved, it is not if Dracula does not want to."""
    origin = game.hunters[hunter].place
    if not roads_on(game, hunter, 1):
        game.change(hunter, bats=False)
        game.tell("bats", hunter=hunter)
        game.tell("hunter-not-moved", hunter=hunter)
        return True
    choice = yield ask(
        game.dracula,
        "bats-carry-hunter",
        (*road_choices(game, origin, ThisPlace), Decline()),
        rule="DRA-TOKEN-BATS-02",
        hunter=hunter,
    )
    game.change(hunter, bats=False)
    if isinstance(choice, Decline):
        game.tell("bats-leave", hunter=hunter)
        return False
    game.tell("bats", hunter=hunter)
    go(game, hunter, choice.place, "dragged")
    yield call(arrive, hunter, origin, own_road_move=False, crossed=False)
    if game.bats_delay_after_move:
        delay(game, hunter, "bats")
    return True


def psychic_bond(game: Dracula, hunter: str) -> None:
    """Dracula says truthfully whether he is in her region, and he is in none at sea; DRA-SPECIAL-02, DRA-SPECIAL-03."""
    region = game.atlas.places[game.hunters[hunter].place].region
    there = game.atlas.places[game.at].region == region
    game.tell("psychic-bond", hunter=hunter, region=region, there=there, reveals=True)
    game.learn(InRegion(region, there))
