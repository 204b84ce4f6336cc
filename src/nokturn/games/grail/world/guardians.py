"""Guardians: their die, their ways, their Encounters; GRAIL-GUARD."""

from __future__ import annotations

from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.effects.steps import settle_story
from nokturn.games.grail.parties.agreement import decide
from nokturn.games.grail.printed.language.effects_of_world import PlaceGuardian
from nokturn.games.grail.state.choices import ChooseGuardian
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.arrival import face_guardian
from nokturn.games.grail.world.encounter_decks import put_under, take
from nokturn.games.grail.world.locations import connected, toward
from nokturn.kernel import Rule, call, chance, pick, procedure


def put_guardian(state: Grail, card: str, location: int) -> None:
    """On the map, without an Encounter; GRAIL-GUARD-01, GRAIL-GUARD-11."""
    state.guardians[card] = location
    state.tell("guardian-placed", encounter=card, location=location)


@op(PlaceGuardian, personal=False)
@procedure(rule=("GRAIL-GUARD-11", "GRAIL-GUARD-12"))
def place_guardian(state: Grail, do: PlaceGuardian, context: Context) -> Context:
    """From its deck or the unused cards; on a Location that is face up.  The highest number is that of a card that lies
    there now, R-09."""
    where = max(state.places) if do.where == "highest" else do.where
    card = take(state, do.encounter) if where in state.places else ""
    if not card:
        return context
    put_guardian(state, card, where)
    return context.noting(changed=True)


@procedure(rule=("GRAIL-DAY-START-06", "GRAIL-GUARD-10"))
def move_guardians(state: Grail) -> Rule:
    """Each that was on the map when the step began, by ascending number of its Location; an Encounter it causes is over
    before the next is rolled for."""
    waiting = tuple(sorted(state.guardians, key=lambda card: (state.guardians[card], card)))
    while waiting:
        lowest = min([state.guardians[card] for card in waiting])
        here = tuple([ChooseGuardian(card) for card in waiting if state.guardians[card] == lowest])
        chosen = yield call(decide, state.by_number(), "which-guardian", here, "GRAIL-GUARD-10")
        yield call(move_guardian, chosen.encounter)
        waiting = tuple([card for card in waiting if card != chosen.encounter and card in state.guardians])
    yield call(settle_story)


@procedure(rule=("GRAIL-GUARD-02", "GRAIL-GUARD-03", "GRAIL-GUARD-04", "GRAIL-GUARD-05", "R-50"))
def move_guardian(state: Grail, card: str) -> Rule:
    """The die says where it goes; then it attacks whoever is there, as one Party."""
    faces = state.content.special.guardian_die.faces
    rolled = yield chance(pick(len(faces)))
    face = state.content.special.guardian_die.faces[rolled]
    here = state.guardians[card]
    state.tell("guardian-die", encounter=card, location=here, face=face)
    if face == "discard":
        del state.guardians[card]
        put_under(state, card)
        return
    if face != "nothing":
        state.guardians[card] = toward(state, here, face) or max(connected(state, here), default=here)
        if state.guardians[card] != here:
            state.tell("guardian-moves", encounter=card, location=state.guardians[card])
    there = state.at(state.guardians[card])
    for hero in there:  # each Guardian of a morning comes for itself: whom one has struck down the next one finds there
        state.change(hero, stricken=False)
    if there:
        yield call(face_guardian, card, there)
