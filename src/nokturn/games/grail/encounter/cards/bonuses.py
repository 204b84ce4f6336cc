"""Bonuses of joined keys; GRAIL-COMBAT-BONUS, GRAIL-DIPLO-BONUS."""

from __future__ import annotations

from nokturn.games.grail.encounter.cards.hands import draw_cards
from nokturn.games.grail.encounter.cards.keys import Joint
from nokturn.games.grail.encounter.cards.markers import add_markers, move_marker
from nokturn.games.grail.encounter.cards.torn_cards import tear_last
from nokturn.games.grail.encounter.encounter_effects import resolve_text, trigger
from nokturn.games.grail.encounter.participants import context_of, encounter_of, fray_of, is_in
from nokturn.games.grail.printed.language.vocabulary import Attribute
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, call, procedure


@procedure(rule=("GRAIL-COMBAT-BONUS-01", "GRAIL-COMBAT-BONUS-05", "GRAIL-DIPLO-BONUS-01", "GRAIL-DIPLO-BONUS-03"))
def give_bonus(state: Grail, hero: str, joint: Joint) -> Rule:
    """What a joined key gives; a chain gives nothing by itself (GRAIL-COMBAT-BONUS-03)."""
    kind = joint.bonus.kind
    if kind == "pool":
        add_markers(state, joint.amount)
    elif kind == "up":
        move_marker(state, joint.amount)
    elif kind == "down":
        move_marker(state, -joint.amount)
    elif kind == "draw":
        yield call(draw_cards, hero, joint.amount)
    elif kind == "tear":
        for _ in range(joint.amount):
            tear_last(state)
    elif kind == "affinity" and joint.attribute is not None:
        yield call(give_affinity, hero, joint.attribute)
    if joint.attribute is not None and not encounter_of(state).is_diplomacy and is_in(state, hero):
        context = context_of(state, hero, f"key/{joint.attribute}", key=joint.attribute)
        yield call(trigger, "join_key", context, (hero,))


@procedure(rule="GRAIL-DIPLO-BONUS-02")
def give_affinity(state: Grail, hero: str, attribute: Attribute) -> Rule:
    """What the current stage prints for the attribute; nothing, if it prints nothing."""
    stage = encounter_of(state).stage[fray_of(state).stage]
    effect = stage.affinity.of(attribute)
    if effect is None:
        return
    source = f"encounter/{encounter_of(state).id}"
    yield call(resolve_text, (effect,), context_of(state, hero, source))
    if is_in(state, hero):
        yield call(trigger, "affinity", context_of(state, hero, source, key=attribute), (hero,))
