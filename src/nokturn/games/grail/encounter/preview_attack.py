"""What would follow a card: what it covers, and what would change the attack or the Response."""

from __future__ import annotations

from typing import Any

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.in_force import rules_of, used_up
from nokturn.games.grail.encounter.cards.abilities import open_to
from nokturn.games.grail.encounter.cards.sequence import visible
from nokturn.games.grail.encounter.participants import card_of, context_of, encounter_of, fray_of, has_trait
from nokturn.games.grail.printed.language import effects_of_encounters as fought
from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.effects_of_world import Damage, Do
from nokturn.games.grail.printed.language.rules import Ability, Rule
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Leaf

CHANGES: tuple[type[Do], ...] = (
    fought.Reduce,
    fought.ReduceToOne,
    fought.NoPoolLoss,
    fought.IgnoreAttack,
    fought.Shift,
    fought.PoolPerDamage,
    fought.Soften,
    fought.IgnoreResponse,
    fought.ReverseResponse,
)


class Covered(Leaf, frozen=True):
    """What is lost with a card that the new one covers; GRAIL-COMBAT-SEQ-03, GRAIL-COMBAT-ABILITY-02."""

    card: str
    token: bool
    """Its Time token, and the ability that was still to come."""
    charges: int
    text: bool
    """Abilities that would have worked while it was the last card."""


class Change(Leaf, frozen=True):
    """What changes the attack or the Response, and by whom: `card/beor_c14`, `item/wooden_shield:1`."""

    source: str
    op: str
    """As cards write it: `reduce`, `ignore_attack`, `shift` …"""
    n: int
    asked: bool
    """Its player is asked first: it costs something, or may be declined."""


def covered(state: Grail) -> Covered | None:
    """The last card of the Sequence, unless it is a passive one, which is never covered."""
    sequence = fray_of(state).sequence
    if not sequence or card_of(state, sequence[-1].card).passive:
        return None
    last = sequence[-1]
    works = any(ability.when in ("attack", "response", "any") for ability in card_of(state, last.card).abilities)
    return Covered(last.card, last.waiting, last.charges, works)


def changes(state: Grail, hero: str) -> tuple[Change, ...]:
    """What visible cards, Items and Skills would do to it; GRAIL-COMBAT-ABILITY-10."""
    when = "response" if encounter_of(state).is_diplomacy else "attack"
    found: list[Change] = []
    for placed in visible(state.content, fray_of(state).sequence):
        for ability in card_of(state, placed.card).abilities:
            if ability.when == when and open_to(state, hero, placed.card, ability):
                found += _of(state, f"card/{placed.card}", ability)
    about = context_of(state, hero, when).by(hero)
    for source, place, rule in rules_of(state, hero, when):  # type: ignore[arg-type]
        if not used_up(state, hero, (source, place, rule)) and holds(state, rule.conditions, about):
            found += _of(state, source, rule)
    return tuple(found)


def _of(state: Grail, source: str, rule: Ability | Rule) -> list[Change]:
    asked = rule.may_be_declined or any(len(effect.alternatives) > 1 for effect in rule.do)
    return [
        Change(source, str(type(do).__struct_config__.tag), _n(state, do), asked)
        for do in parts_of(rule.do)
        if isinstance(do, CHANGES) and not do.toss
    ]


def _n(state: Grail, do: Any) -> int:
    return number(state, do.n) if hasattr(do, "n") else 0


def damage(state: Grail, hero: str, row: int, changing: tuple[Change, ...]) -> tuple[int, int]:
    """What the row does as it is printed, and after everything that acts by itself; of alternatives, the first."""
    parts = [do for effect in encounter_of(state).table[row].do for do in effect.alternatives[0]]
    own = [do for do in parts if isinstance(do, Damage)]
    printed = sum(number(state, do.n) for do in own)
    fixed = printed if has_trait(state, "feint", hero) else sum(number(state, do.n) for do in own if do.unavoidable)
    left = printed - fixed
    for one in changing:
        if one.asked:
            continue
        if one.op == "ignore_attack":
            left = 0
        elif one.op == "reduce":
            left = max(0, left - one.n)
        elif one.op == "reduce_min1":
            left = max(min(left, 1), left - one.n)
    return printed, fixed + left
