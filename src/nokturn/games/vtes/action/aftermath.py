"""The end of an action: what was set up for it, repeat limits, and cards replaced after it (VTES-RES-08, -11)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.action.basic_actions import BASIC
from nokturn.games.vtes.action.outcomes import REPEATABLE
from nokturn.games.vtes.play.entering_play import discard_from_limbo
from nokturn.games.vtes.play.state_checks import settle
from nokturn.games.vtes.playing.impulse import duty, offers
from nokturn.games.vtes.playing.playing import replace_after
from nokturn.games.vtes.state.choices import LetHappen
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Action, Later
from nokturn.games.vtes.state.vocabulary import LaterMoment
from nokturn.kernel import Rule, call, carries_out, procedure
from nokturn.kernel.asks import Option, Refused, Seat


@offers("after-resolution")
def pending(game: Vtes, seat: Seat) -> Iterator[Option | Refused]:
    """What the action has set up for its end; the acting Methuselah says when each happens, before passing."""
    if game.action is not None and seat == game.action.by:
        for number, later in enumerate(game.later):
            if later.moment == "after-resolution":
                yield LetHappen(number, later.play.card)


@duty("after-resolution")
def still_pending(game: Vtes, seat: Seat) -> str:
    """The rule by which the acting Methuselah cannot pass yet."""
    return "VTES-RES-08" if any(True for _ in pending(game, seat)) else ""


@carries_out(LetHappen)
@procedure(rule="VTES-RES-08")
def let_happen(game: Vtes, seat: Seat, option: LetHappen) -> Rule:
    """It happens now."""
    later = taken(game, option.number)
    yield call(later.does, later.play)


@procedure(rule=("VTES-RES-07", "VTES-RES-08"))
def happens_later(game: Vtes, moment: LaterMoment) -> Rule:
    """What has been set up for this moment of the action, in the order in which it was."""
    number = first_due(game, moment)
    while number >= 0:
        later = taken(game, number)
        yield call(later.does, later.play)
        yield call(settle)
        number = first_due(game, moment)


def first_due(game: Vtes, moment: LaterMoment) -> int:
    """The place of what comes first at this moment; -1: nothing does."""
    return next((number for number, later in enumerate(game.later) if later.moment == moment), -1)


def taken(game: Vtes, number: int) -> Later:
    """It happens now, and so no more later."""
    later = game.later[number]
    game.later = (*game.later[:number], *game.later[number + 1 :])
    return later


@procedure(rule=("VTES-ACT-08", "VTES-ACT-09", "VTES-RES-11", "VTES-STEALTH-08", "VTES-MIN-15", "VTES-PLAY-10"))
def ends(game: Vtes) -> Rule:
    """Repeat limits are used up, effects of this action are over, cards to be replaced after it are replaced."""
    action = game.action
    if action is None:
        return
    yield call(happens_later, "after-resolution")
    discard_from_limbo(game, action.limbo)
    if not game.spent("action", REPEATABLE):
        mark_repeats(game, action)
    game.action = None
    game.later = ()
    game.close("action")
    replace_after(game, "action")


def mark_repeats(game: Vtes, action: Action) -> None:
    """At most one bleed and one political action a turn, none twice with the same card, by the same minion
    (VTES-ACT-08, VTES-ACT-09, VTES-R-49)."""
    if action.kind in BASIC and BASIC[action.kind].once_a_turn:
        game.spend("turn", f"{action.kind}/{action.minion}")
    if action.card:
        game.spend("turn", f"card:{action.card}/{action.minion}")
    if action.source:
        game.spend("turn", f"ability:{action.source}/{action.mode}/{action.minion}")
    discharge(game, action)


def discharge(game: Vtes, action: Action) -> None:
    """Whoever had to take the action has taken it, even if it was blocked (VTES-ACT-15)."""
    owed = f"must:{action.kind}"
    game.in_force = tuple([one for one in game.in_force if (one.what, one.subject) != (owed, action.minion)])
