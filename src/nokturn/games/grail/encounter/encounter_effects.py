"""Texts of Encounters are resolved effect by effect: whoever leaves in the middle has nothing more to do with them."""

from __future__ import annotations

from nokturn.games.grail.effects.interpreter import apply
from nokturn.games.grail.effects.triggers import fire
from nokturn.games.grail.encounter.cards.hands import gather_cards
from nokturn.games.grail.encounter.participants import encounter_of, end, fray_of, has_trait, is_in, is_over
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.printed.language.vocabulary import Trigger
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.dying import discard_items
from nokturn.games.grail.survival.tracks import add
from nokturn.kernel import Rule, call, procedure

ROBBED = 1
"""Health at which a Robber takes everything; GRAIL-TRAIT-ROBBER."""


@procedure(rule=("GRAIL-COMBAT-ATTACK-03", "GRAIL-COMBAT-TURN-02"))
def resolve_text(state: Grail, effects: Effects, context: Context) -> Rule:
    """In printed order, for the Character it concerns, as long as it is in the Encounter."""
    for effect in effects:
        if not is_in(state, context.actor):
            break
        context = yield call(apply, (effect,), context)
        yield call(look_after_members)
    return context


@procedure()
def trigger(state: Grail, when: Trigger, context: Context, heroes: tuple[str, ...]) -> Rule:
    """Rules of Items, Secrets, Skills and flaws for a moment of the Encounter."""
    context = yield call(fire, when, context, heroes)
    yield call(look_after_members)
    return context


@procedure(rule=("GRAIL-DYING-02", "GRAIL-DIPLO-DYING-01", "GRAIL-PARTY-07", "GRAIL-TRAIT-ROBBER", "R-17", "R-38"))
def look_after_members(state: Grail) -> Rule:
    """Whoever is robbed ends the Encounter for all; whoever is Dying leaves it, and in a Diplomacy ends it."""
    if is_over(state):
        return
    for hero in tuple(fray_of(state).members):
        there = state.heroes.get(hero)
        if is_over(state):
            break
        if there is not None and there.health <= ROBBED and has_trait(state, "robber", hero):
            rob(state, hero)
        elif there is None or there.stricken:
            if encounter_of(state).is_diplomacy:
                end(state, "ended")
            else:
                yield call(leave_encounter, hero)


def rob(state: Grail, hero: str) -> None:
    """All Wealth and all Items are gone, and so is the enemy; R-28."""
    end(state, "ended")
    state.tell("robbed", hero=hero)
    add(state, hero, "wealth", -state.heroes[hero].wealth)
    discard_items(state, hero, state.heroes[hero].items)


@procedure(rule=("GRAIL-COMBAT-RETREAT-03", "GRAIL-COMBAT-RETREAT-04", "GRAIL-COMBAT-RETREAT-05", "R-25"))
def leave_encounter(state: Grail, hero: str) -> Rule:
    """A Character is out of the Combat; its cards stay in the Sequence, all others are its deck again."""
    fray = fray_of(state)
    fray.members = tuple([one for one in fray.members if one != hero])
    state.tell("leaves-encounter", hero=hero)
    if hero in state.heroes:
        yield call(gather_cards, hero)
    if not fray_of(state).members:
        end(state, "retreated")
