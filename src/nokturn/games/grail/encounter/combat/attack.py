"""The enemy attack of step 3 and the victory check; GRAIL-COMBAT-ATTACK, GRAIL-COMBAT-WIN-01."""

from __future__ import annotations

from nokturn.games.grail.encounter.cards.abilities import abilities_in_attack, spend_freely
from nokturn.games.grail.encounter.cards.hands import draw_cards, mill
from nokturn.games.grail.encounter.cards.markers import add_markers
from nokturn.games.grail.encounter.cards.torn_cards import take_off
from nokturn.games.grail.encounter.combat.retreat import opportunity_attack
from nokturn.games.grail.encounter.encounter_effects import resolve_text, trigger
from nokturn.games.grail.encounter.participants import context_of, encounter_of, end, fray_of, has_trait, is_in, is_over
from nokturn.games.grail.encounter.traits import HORDE
from nokturn.games.grail.printed.language.effects import Effect, Effects
from nokturn.games.grail.printed.language.effects_of_world import Damage, Nothing
from nokturn.games.grail.state.encounter import Attack
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, call, procedure

ENOUGH_AGAINST_OPPORTUNISTS = 2
"""Cards in step 2; GRAIL-TRAIT-OPPORTUNIST."""


def check_victory(state: Grail) -> None:
    """Only at the end of step 2 and after an enemy attack; GRAIL-COMBAT-WIN-01, GRAIL-COMBAT-ATTACK-04."""
    if not is_over(state) and fray_of(state).pool >= encounter_of(state).value:
        end(state, "won")


def is_exposed(state: Grail, hero: str) -> bool:
    """Whether step 2 ends with an Opportunity Attack; GRAIL-COMBAT-OPP-01, GRAIL-TRAIT-OPPORTUNIST."""
    played = fray_of(state).cards_played
    return played == 0 or (has_trait(state, "opportunist", hero) and played < ENOUGH_AGAINST_OPPORTUNISTS)


def will_win(state: Grail, hero: str) -> bool:
    """Whether the victory check at the end of step 2 is won as it stands, with no attack before it."""
    return fray_of(state).pool >= encounter_of(state).value and not is_exposed(state, hero)


@procedure(
    rule=("GRAIL-COMBAT-TURN-04", "GRAIL-COMBAT-TURN-05", "GRAIL-TRAIT-FRENZY", "GRAIL-TRAIT-OPPORTUNIST", "R-27")
)
def after_playing(state: Grail, hero: str) -> Rule:
    """Opportunity Attack and victory check, the enemy attack and victory check."""
    if not is_in(state, hero):
        return
    if is_exposed(state, hero):
        unarmed = fray_of(state).cards_played == 0
        yield call(opportunity_attack, hero)
        if unarmed:
            yield call(draw_cards, hero, 1)
    if not is_in(state, hero):
        return
    check_victory(state)
    for _ in range(2 if has_trait(state, "frenzy", hero) else 1):
        if is_in(state, hero):
            yield call(enemy_attack, hero)
            check_victory(state)


def only_damage(effects: Effects) -> Effects:
    """What an ignored attack still does by a Feint; R-26."""
    left: list[Effect] = []
    for effect in effects:
        hurting = [tuple([do for do in one if isinstance(do, Damage)]) for one in effect.alternatives]
        left.append(Effect(tuple([one or (Nothing(),) for one in hurting])))
    return tuple(left)


@procedure(
    rule=(
        "GRAIL-COMBAT-ATTACK-01",
        "GRAIL-COMBAT-ATTACK-02",
        "GRAIL-COMBAT-ABILITY-10",
        "GRAIL-TRAIT-FEINT",
        "GRAIL-TRAIT-HORDE",
    )
)
def enemy_attack(state: Grail, hero: str) -> Rule:
    """The row is fixed; abilities, Items and Skills change the attack; then its effects, on the Active Character."""
    encounter, fray = encounter_of(state), fray_of(state)
    fray.attack = Attack(row=encounter.row_at(fray.pool))
    state.tell("attack", hero=hero, encounter=encounter.id, row=fray.attack.row)
    if has_trait(state, "horde", hero):
        mill(state, hero, HORDE)
    yield call(abilities_in_attack, hero, "attack")
    if is_in(state, hero):
        yield call(trigger, "attack", context_of(state, hero, "attack"), (hero,))
    yield call(spend_freely, hero, "attack")
    effects, feint = attack_effects(state, hero)
    context = context_of(state, hero, f"encounter/{encounter_of(state).id}", unavoidable=feint)
    context = yield call(resolve_text, effects, context)
    finish_attack(state, context.tally.suffered)
    yield call(spend_freely, hero, "after-attack")


def attack_effects(state: Grail, hero: str) -> tuple[Effects, bool]:
    """What the attack does, and whether its damage is unavoidable."""
    attack = fray_of(state).attack
    assert attack is not None
    effects: Effects = encounter_of(state).table[attack.row].do
    feint = has_trait(state, "feint", hero)
    if attack.ignored:
        effects = only_damage(effects) if feint else ()
    return effects, feint


def finish_attack(state: Grail, suffered: int) -> None:
    """Markers for the damage suffered; cards that are discarded after the attack."""
    fray = fray_of(state)
    attack, fray.attack = fray.attack, None
    if attack is not None:
        for card in attack.leaving:
            take_off(state, card)
        add_markers(state, attack.markers_per_damage * suffered)
