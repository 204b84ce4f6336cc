"""When an Encounter is over: Reward and Loot, cards back to their decks, and where its card goes."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.interpreter import apply
from nokturn.games.grail.effects.triggers import fire
from nokturn.games.grail.encounter.cards.hands import discard, gather_cards
from nokturn.games.grail.encounter.participants import context_of, encounter_of, fray_of
from nokturn.games.grail.encounter.traits import destroy_weapons
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.encounter_decks import is_over, put_under
from nokturn.kernel import Rule, call, procedure


@procedure(rule=("GRAIL-COMBAT-WIN-02", "GRAIL-DIPLO-CHECK-02", "GRAIL-PARTY-09"))
def reward(state: Grail) -> Rule:
    """The full Reward for every member still in it; the Loot is divided among them."""
    members = fray_of(state).members
    context = context_of(state, members[0], f"encounter/{encounter_of(state).id}")
    state.tell("wins", encounter=encounter_of(state).id, heroes=members)
    yield call(apply, encounter_of(state).reward, replace(context, setting="each"))
    yield call(apply, encounter_of(state).loot, replace(context, setting="loot"))
    yield call(fire, "win_diplo" if encounter_of(state).is_diplomacy else "win_combat", context, members)


@procedure(rule=("GRAIL-DISCARD-02", "GRAIL-COMBAT-WIN-02", "GRAIL-TRAIT-DESTRUCTION"))
def clear_away(state: Grail) -> Rule:
    """Weapons break; the Sequence, hands and discards are shuffled back."""
    if "destruction" in encounter_of(state).traits:
        destroy_weapons(state)
    fray = fray_of(state)
    sequence, fray.sequence = fray.sequence, ()
    for placed in sequence:
        discard(state, placed.hero, placed.card)
    for hero in fray.began:
        if hero in state.heroes:
            yield call(gather_cards, hero)


def put_away(state: Grail, *, won: bool) -> None:
    """Under its deck, back to the story cards, or as a Guardian onto the Location; turned cards are turned face up.
    GRAIL-ENC-04, GRAIL-GUARD-01, GRAIL-TRAIT-GUARDIAN, GRAIL-ITEM-08."""
    fray = fray_of(state)
    state.turned = tuple([card for card in state.turned if card.partition("/")[0] not in fray.began])
    is_over(state, fray.card)
    if "guardian" in encounter_of(state).traits and not won:
        state.guardians[fray.card] = fray.place
        state.tell("guardian-stays", encounter=encounter_of(state).id, location=fray.place)
    else:
        put_under(state, fray.card)
    state.fray = None
