"""Turns of an Encounter: everybody is activated once, then hands are set right; GRAIL-COMBAT-TURN, GRAIL-DIPLO-TURN."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.in_force import standing
from nokturn.games.grail.encounter.activation import begin_activation, play_cards
from nokturn.games.grail.encounter.cards.hands import discard_cards, draw_cards, hand_of
from nokturn.games.grail.encounter.combat.attack import after_playing
from nokturn.games.grail.encounter.diplomacy.talks import after_playing_diplomacy
from nokturn.games.grail.encounter.encounter_effects import trigger
from nokturn.games.grail.encounter.panic import panics
from nokturn.games.grail.encounter.participants import context_of, encounter_of, fray_of, has_trait, is_in, is_over
from nokturn.games.grail.parties.agreement import Matter
from nokturn.games.grail.printed.language.effects_of_encounters import HandLimit
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.encounter_choices import ActivateHero
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Ask, Rule, Seat, call, procedure
from nokturn.kernel.asks import Answer
from nokturn.kernel.together.agreement import agree

KEPT = 3
"""Cards in hand after a Turn; GRAIL-COMBAT-TURN-07."""


class WhoIsActive(Matter, frozen=True, kw_only=True):
    """Without agreement it is the lowest number, whoever would else have the last word; GRAIL-COMBAT-TURN-01."""

    def last_word(self, game: Grail, said: tuple[tuple[Seat, Answer], ...]) -> Ask:
        return replace(self.question(game, self.decides), options=self.options[:1], auto=True)


def waiting(state: Grail) -> tuple[str, ...]:
    """Members without a Time token on their trays, by ascending number."""
    fray = fray_of(state)
    return state.by_number(*[hero for hero in fray.members if hero not in fray.activated] or [""])


@procedure(rule=("GRAIL-COMBAT-TURN-01", "GRAIL-CHRON-01"))
def choose_active(state: Grail) -> Rule:
    """Phase I."""
    candidates = waiting(state)
    if len(candidates) == 1:
        return candidates[0]
    members = state.by_number(*fray_of(state).members)
    matter = WhoIsActive(
        members=tuple([state.seat_of(hero) for hero in members]),
        decides=state.seat_of(candidates[0]),
        prompt="activate",
        options=tuple([ActivateHero(hero) for hero in candidates]),
        rule="GRAIL-COMBAT-TURN-01",
    )
    chosen = yield call(agree, matter)
    return chosen.hero


@procedure(rule=("GRAIL-COMBAT-TURN-06", "GRAIL-DIPLO-TURN-01", "R-32"))
def take_turns(state: Grail) -> Rule:
    """Turn after Turn, until the Encounter is over; step 4 asks only whether everybody has been activated."""
    while not is_over(state):
        while not is_over(state) and waiting(state):
            hero = yield call(choose_active)
            yield call(activation, hero)
        if not is_over(state):
            yield call(end_turn)


@procedure(rule=("GRAIL-COMBAT-TURN-02", "GRAIL-COMBAT-TURN-04", "GRAIL-COMBAT-TURN-05"))
def activation(state: Grail, hero: str) -> Rule:
    """Phase II, steps 1 to 3."""
    yield call(begin_activation, hero)
    yield call(play_cards, hero)
    if encounter_of(state).is_diplomacy:
        yield call(after_playing_diplomacy, hero)
    else:
        yield call(after_playing, hero)
    if state.fray is not None:
        state.fray.active = ""


def cards_kept(state: Grail, hero: str) -> int:
    found = standing(state, hero, "always", Context(), HandLimit)
    return KEPT + sum(number(state, do.n) for do in found if isinstance(do, HandLimit))


@procedure(rule=("GRAIL-COMBAT-TURN-07", "GRAIL-DIPLO-TURN-01"))
def end_turn(state: Grail) -> Rule:
    """Phase III: all discard, then all draw; Time tokens leave the trays, those on cards stay."""
    for hero in tuple(fray_of(state).members):
        yield call(discard_cards, hero, len(hand_of(state, hero)) - cards_kept(state, hero), "GRAIL-COMBAT-TURN-07")
    for hero in tuple(fray_of(state).members):
        if is_in(state, hero):
            yield call(draw_at_end, hero)
    fray_of(state).activated = ()


@procedure(rule=("GRAIL-COMBAT-PANIC-03", "GRAIL-COMBAT-PANIC-04", "GRAIL-TRAIT-SLOWNESS", "R-29"))
def draw_at_end(state: Grail, hero: str) -> Rule:
    """1 card, unless the Character Panics; against a slow enemy another one in any case."""
    fray_of(state).drawing_in_panic = False
    frightened = panics(state, hero)
    if frightened and not encounter_of(state).is_diplomacy:
        yield call(trigger, "panic_draw", context_of(state, hero, "panic"), (hero,))
    regular = 0 if frightened and not fray_of(state).drawing_in_panic else 1
    yield call(draw_cards, hero, regular + (1 if has_trait(state, "slowness", hero) else 0))
