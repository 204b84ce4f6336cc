"""A sitting: set-up or taking up where the last one ended, then Day after Day; GRAIL-DAY-01."""

from __future__ import annotations

from nokturn.games.grail.day.during import during_day
from nokturn.games.grail.day.end import end_of_day
from nokturn.games.grail.day.start import start_of_day
from nokturn.games.grail.parties.agreement import decide
from nokturn.games.grail.setup.joining_and_leaving import gather_players
from nokturn.games.grail.setup.world import set_up
from nokturn.games.grail.state.choices import BeginDay, EndSitting
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, call, procedure


@procedure(rule=("GRAIL-DAY-01", "GRAIL-SETUP-WORLD-11", "GRAIL-SETUP-WORLD-14"))
def play_grail(state: Grail) -> Rule:
    """Start, During, End, and again, until the campaign or the sitting is over."""
    if state.day:
        yield call(gather_players)
    else:
        yield call(set_up)
    while not state.finished:
        yield call(start_of_day)
        yield call(during_day)
        yield call(end_of_day)
        yield call(stop_for_today)


@procedure(rule=("GRAIL-SAVE-01", "GRAIL-PLAYERS-01", "GRAIL-TUTORIAL-01"))
def stop_for_today(state: Grail) -> Rule:
    """In a campaign of several sittings the group may stop between two Days; the tutorial ends with its first one."""
    if state.tutorial:
        state.tell("tutorial-over")
        state.finished = True
    elif state.several_sittings:
        choice = yield call(decide, state.by_number(), "plans", (BeginDay(), EndSitting()), "GRAIL-SAVE-01")
        if isinstance(choice, EndSitting):
            state.sitting_over = True
            state.tell("sitting-over")
            state.finished = True
