"""Turn after turn, phase after phase (VTES-TURN-01..02)."""

from __future__ import annotations

from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Unlock
from nokturn.games.vtes.text.filters import SINCE_ACTIONS, SINCE_TURN
from nokturn.games.vtes.turn.influence import influence_phase
from nokturn.games.vtes.turn.minion_phase import minion_phase
from nokturn.games.vtes.turn.phases import begin_phase, discard_phase, master_phase
from nokturn.games.vtes.turn.time_limit import end_in_time, look_at_clock
from nokturn.games.vtes.turn.unlock import unlock_phase, withdraws
from nokturn.kernel import Rule, call, procedure


@procedure(rule=("VTES-TURN-01", "VTES-END-08", "VTES-R-39"))
def turns(game: Vtes) -> Rule:
    """Clockwise, until one Methuselah is left."""
    game.active = game.first
    while not game.finished:
        yield call(turn)
        last_turn(game)
        if not game.finished:
            game.active = game.clockwise(game.active)[1 if game.active not in game.gone else 0]


def last_turn(game: Vtes) -> None:
    """With the last of the agreed turns the game ends (VTES-R-32)."""
    if game.turn_limit and game.turn >= game.turn_limit and not game.finished:
        end_in_time(game)


def unlock_at_end(game: Vtes) -> None:
    """What effects unlock at the end of the turn."""
    for effect in game.in_force:
        if effect.what == "unlocks-at-end":
            Unlock(who="self").apply(game, Play(seat=game.active, card=effect.source, mode=0, minion=effect.subject))


@procedure(rule=("VTES-TURN-01", "VTES-TURN-02", "VTES-R-21"))
def turn(game: Vtes) -> Rule:
    """Unlock, master, minion, influence, discard; none is skipped, unless its player leaves the game."""
    seat = game.active
    game.turn += 1
    game.turn_over = False
    game.tell("turn", player=seat, number=game.turn)
    withdraws(game)
    if not game.turn_over:
        yield call(unlock_phase, seat)
        yield call(look_at_clock)
    if not game.turn_over:
        yield call(master_phase, seat)
        yield call(look_at_clock)
    if not game.turn_over:
        begin_phase(game, "minion")
        yield call(minion_phase, seat)
        game.close(f"{SINCE_ACTIONS}:{seat}")
        yield call(look_at_clock)
    if not game.turn_over:
        yield call(influence_phase, seat)
        yield call(look_at_clock)
    if not game.turn_over:
        yield call(discard_phase, seat)
        yield call(look_at_clock)
    unlock_at_end(game)
    game.action = None
    game.combat = None
    game.referendum = None
    game.plays = ()
    game.wounds = ()
    game.marked = ()
    game.close("turn", "phase", "action", "combat", "round", "strike", "referendum", f"{SINCE_TURN}:{seat}")
    if not game.finished:
        yield call(settle)
