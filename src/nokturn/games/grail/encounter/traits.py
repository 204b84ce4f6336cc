"""Traits that act at a moment of their own; those that only change a number are read where it counts."""

from __future__ import annotations

from nokturn.games.grail.encounter.cards.hands import discard_cards, hand_of
from nokturn.games.grail.encounter.encounter_effects import resolve_text
from nokturn.games.grail.encounter.participants import context_of, encounter_of, fray_of, has_trait, is_in
from nokturn.games.grail.printed.language.amounts import Amount
from nokturn.games.grail.printed.language.effects import Effect
from nokturn.games.grail.printed.language.effects_of_world import Damage
from nokturn.games.grail.state.state import Grail, printed
from nokturn.games.grail.survival.dying import discard_items
from nokturn.kernel import Rule, call, procedure

AMBUSHED = 1
"""Cards left in an ambushed hand."""
CHARGE = Effect(((Damage(Amount(2)),),))
HORDE = 2
"""Cards from the top of the deck in every attack of a Horde."""


@procedure(rule=("GRAIL-TRAIT-AMBUSH", "GRAIL-TRAIT-CHARGE"))
def first_strike(state: Grail, hero: str) -> Rule:
    """On the first Character activated, before step 1; whoever ignores it spends it for all."""
    source = f"encounter/{encounter_of(state).id}"
    if has_trait(state, "ambush", hero):
        state.tell("trait", trait="ambush", hero=hero)
        yield call(discard_cards, hero, len(hand_of(state, hero)) - AMBUSHED, "GRAIL-TRAIT-AMBUSH")
    if has_trait(state, "charge", hero) and is_in(state, hero):
        state.tell("trait", trait="charge", hero=hero)
        yield call(resolve_text, (CHARGE,), context_of(state, hero, source))


def destroy_weapons(state: Grail) -> None:
    """Every Weapon that was used, of everybody who took part; Secrets are spared; GRAIL-TRAIT-DESTRUCTION."""
    fray = fray_of(state)
    for hero in fray.began:
        if hero in state.heroes:
            now = state.heroes[hero]
            used = [one for one in now.items if one not in now.idle and f"{hero}/item/{one}" not in fray.left_out]
            weapons = [one for one in used if state.content.items[printed(one)].keyword == "weapon"]
            discard_items(state, hero, tuple(weapons))
