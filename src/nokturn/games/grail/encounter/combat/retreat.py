"""Opportunity Attacks, and leaving a Combat; GRAIL-COMBAT-OPP, GRAIL-COMBAT-RETREAT."""

from __future__ import annotations

from nokturn.games.grail.effects.interpreter import toss
from nokturn.games.grail.encounter.cards.hands import deck_runs_out
from nokturn.games.grail.encounter.diplomacy.failure import fail
from nokturn.games.grail.encounter.encounter_effects import leave_encounter, resolve_text, trigger
from nokturn.games.grail.encounter.participants import context_of, encounter_of, fray_of, is_in
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import add
from nokturn.kernel import Rule, call, carries_out, procedure


@procedure(rule="GRAIL-COMBAT-OPP-01")
def opportunity_attack(state: Grail, hero: str) -> Rule:
    """What the card prints for it; nothing reduces it, since it is no enemy attack."""
    encounter = encounter_of(state)
    state.tell("opportunity-attack", hero=hero, encounter=encounter.id)
    yield call(resolve_text, encounter.opportunity, context_of(state, hero, f"encounter/{encounter.id}"))


def retreat_forbidden(state: Grail) -> str:
    """In challenge mode one attempt per Activation; empty: it may be tried."""
    return "GRAIL-CHALLENGE-03" if fray_of(state).retreat_tried else ""


@procedure(
    rule=(
        "GRAIL-COMBAT-RETREAT-01",
        "GRAIL-COMBAT-RETREAT-02",
        "GRAIL-COMBAT-ESCAPE-02",
        "GRAIL-CHALLENGE-03",
    )
)
def retreat(state: Grail, hero: str, forced: bool) -> Rule:
    """Lose 1 Energy, suffer the Opportunity Attack, leave; in challenge mode a Skull keeps those who chose to go."""
    state.tell("retreats", hero=hero, forced=forced)
    add(state, hero, "energy", -1)
    fray = fray_of(state)
    fray.shielded_by = ""
    others = tuple([one for one in fray.members if one != hero])
    if others:
        yield call(trigger, "party_retreat", context_of(state, hero, "retreat"), others)
    yield call(opportunity_attack, fray_of(state).shielded_by or hero)
    if not is_in(state, hero):
        return
    if not forced and "retreat" in state.handicaps:
        fray_of(state).retreat_tried = True
        face = yield call(toss, "retreat", hero)
        if face == "skull":
            return
    yield call(leave_encounter, hero)


@carries_out(deck_runs_out)
@procedure(rule=("GRAIL-COMBAT-DECK-01", "GRAIL-DIPLO-DECK-01", "R-40"))
def run_out_of_cards(state: Grail, hero: str) -> Rule:
    """A Combat one must leave; a Diplomacy the whole Party fails."""
    if encounter_of(state).is_diplomacy:
        yield call(fail)
    else:
        yield call(retreat, hero, True)
