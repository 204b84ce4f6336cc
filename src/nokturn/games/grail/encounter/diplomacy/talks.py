"""A Diplomacy after its cards are played: Attitude check, Response, stages; GRAIL-DIPLO-CHECK, GRAIL-DIPLO-STAGE."""

from __future__ import annotations

from nokturn.games.grail.encounter.cards.abilities import abilities_in_attack, spend_freely
from nokturn.games.grail.encounter.cards.torn_cards import take_off
from nokturn.games.grail.encounter.diplomacy.failure import fail
from nokturn.games.grail.encounter.encounter_effects import resolve_text, trigger
from nokturn.games.grail.encounter.participants import context_of, encounter_of, end, fray_of, is_in, is_over
from nokturn.games.grail.printed.encounters import Stage
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.state.encounter import Attack
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, call, procedure


def stage_of(state: Grail) -> Stage:
    """The stage that is being played, or the approach that was chosen."""
    return encounter_of(state).stage[fray_of(state).stage]


def is_last_stage(state: Grail) -> bool:
    """An approach is the only stage there is; GRAIL-DIPLO-STAGE-02."""
    encounter = encounter_of(state)
    return encounter.approaches or fray_of(state).stage == len(encounter.stage) - 1


def stage_is_won(state: Grail) -> bool:
    """Whether the next Attitude check finds the marker on the highest space; GRAIL-DIPLO-CHECK-02."""
    track = encounter_of(state).track
    return track is not None and fray_of(state).attitude >= track.up


@procedure(rule=("GRAIL-DIPLO-TURN-01", "GRAIL-DIPLO-TURN-02", "GRAIL-DIPLO-CHECK-04"))
def after_playing_diplomacy(state: Grail, hero: str) -> Rule:
    """Attitude check; the Response and another one, unless a stage was won."""
    if not is_in(state, hero):
        return
    won = yield call(check_attitude)
    if not won and is_in(state, hero):
        yield call(respond, hero)
        if not is_over(state):
            yield call(check_attitude)


@procedure(rule=("GRAIL-DIPLO-CHECK-01", "GRAIL-DIPLO-CHECK-02", "GRAIL-DIPLO-CHECK-03"))
def check_attitude(state: Grail) -> Rule:
    """On the lowest space all is lost, on the highest the stage is won.  Returns whether it was."""
    fray, track = fray_of(state), encounter_of(state).track
    assert track is not None
    if fray.attitude <= -track.down:
        yield call(fail)
        return False
    if not stage_is_won(state):
        return False
    if is_last_stage(state):
        end(state, "won")
        return True
    fray.stage += 1
    fray.attitude = 0
    yield call(begin_stage)
    return True


@procedure(rule=("GRAIL-DIPLO-STAGE-01", "GRAIL-DIPLO-STAGE-03", "GRAIL-DIPLO-TRACK-01"))
def begin_stage(state: Grail) -> Rule:
    """With the marker on the grey space; the Sequence and what lies on it stay as they are."""
    fray = fray_of(state)
    state.tell("stage", encounter=encounter_of(state).id, stage=fray.stage)
    yield call(trigger, "stage_start", context_of(state, fray.members[0], "stage"), fray.members)


@procedure(rule=("GRAIL-DIPLO-RESPONSE-01", "GRAIL-COMBAT-ABILITY-10"))
def respond(state: Grail, hero: str) -> Rule:
    """The Response of the current stage, on the Active Character, as abilities have changed it."""
    fray = fray_of(state)
    fray.attack = Attack(row=fray.stage)
    state.tell("response", hero=hero, encounter=encounter_of(state).id, stage=fray.stage)
    yield call(abilities_in_attack, hero, "response")
    if is_in(state, hero):
        yield call(trigger, "response", context_of(state, hero, "response"), (hero,))
    yield call(spend_freely, hero, "response")
    if is_in(state, hero):
        context = context_of(state, hero, f"encounter/{encounter_of(state).id}")
        yield call(resolve_text, response_effects(state), context)
    finish_response(state)
    yield call(spend_freely, hero, "after-response")


def response_effects(state: Grail) -> Effects:
    attack = fray_of(state).attack
    return () if attack is not None and attack.ignored else stage_of(state).response


def finish_response(state: Grail) -> None:
    """Cards that are discarded after the Response."""
    fray = fray_of(state)
    answer, fray.attack = fray.attack, None
    for card in answer.leaving if answer is not None else ():
        take_off(state, card)
