"""Facing an Encounter: fought, negotiated, or applied at once; GRAIL-ENC."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.interpreter import apply
from nokturn.games.grail.effects.steps import face
from nokturn.games.grail.encounter.encounter_end import clear_away, put_away, reward
from nokturn.games.grail.encounter.participants import context_of, encounter_of, fray_of
from nokturn.games.grail.encounter.preparation import prepare
from nokturn.games.grail.encounter.turns import take_turns
from nokturn.games.grail.state.encounter import Fray
from nokturn.games.grail.state.state import Grail, printed
from nokturn.games.grail.world.encounter_decks import is_over, put_under
from nokturn.kernel import Rule, call, carries_out, procedure


@carries_out(face)
@procedure(rule=("GRAIL-ENC-03", "GRAIL-ENC-06", "GRAIL-COMBAT-SETUP-01", "GRAIL-DIPLO-SETUP-01"))
def face_encounter(state: Grail, card: str, members: tuple[str, ...]) -> Rule:
    """Play it out for the whole Party, but for those whose Action is over already (GRAIL-JOURNAL-12); returns how it
    ended."""
    party = state.by_number(*[hero for hero in members if not state.heroes[hero].stricken] or [""])
    if not party:
        is_over(state, card)
        put_under(state, card)
        return "ended"
    state.fray = Fray(card=card, place=state.heroes[party[0]].location, members=party, began=party)
    encounter = encounter_of(state)
    state.tell("encounter", encounter=encounter.id, heroes=party)
    if not encounter.keys:
        outcome = yield call(apply_instantly)
        return outcome
    yield call(prepare)
    yield call(take_turns)
    outcome = fray_of(state).outcome
    if outcome == "won":
        yield call(reward)
    yield call(clear_away)
    put_away(state, won=outcome == "won")
    state.tell("encounter-over", encounter=printed(card), outcome=outcome)
    return outcome


@procedure(rule="GRAIL-ENC-07")
def apply_instantly(state: Grail) -> Rule:
    """A card without an open key is not played out: its text is applied."""
    encounter = encounter_of(state)
    context = context_of(state, fray_of(state).members[0], f"encounter/{encounter.id}")
    yield call(apply, encounter.instant, replace(context, setting="each"))
    put_away(state, won=True)
    return "ended"
