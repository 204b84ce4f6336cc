"""Failure, and giving up together; GRAIL-DIPLO-CHECK-01, GRAIL-DIPLO-RETREAT-01."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.interpreter import apply
from nokturn.games.grail.encounter.participants import context_of, encounter_of, end, fray_of
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, ask_all, ask_confirm, call, procedure


@procedure(rule=("GRAIL-DIPLO-CHECK-01", "GRAIL-DIPLO-DECK-01"))
def fail(state: Grail) -> Rule:
    """The Encounter is lost: every member suffers the Failure section."""
    members = fray_of(state).members
    end(state, "failed")
    encounter = encounter_of(state)
    state.tell("fails", encounter=encounter.id)
    context = replace(context_of(state, members[0], f"encounter/{encounter.id}"), setting="each")
    yield call(apply, encounter.failure, context)


@procedure(rule="GRAIL-DIPLO-RETREAT-01")
def give_up(state: Grail, hero: str) -> Rule:
    """If all agree; nobody can leave alone."""
    others = tuple([one for one in fray_of(state).members if one != hero])
    answers = yield ask_all(
        [ask_confirm(state.seat_of(one), "give-up", rule="GRAIL-DIPLO-RETREAT-01", hero=hero) for one in others]
    )
    if all(agrees for _, agrees in answers):
        yield call(fail)
