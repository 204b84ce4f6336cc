"""What abilities do to an enemy attack or a Response in progress; GRAIL-COMBAT-ABILITY-10."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.encounter.cards.sequence import neighbours
from nokturn.games.grail.encounter.participants import encounter_of, fray_of, is_in
from nokturn.games.grail.printed.language import effects_of_encounters as fought
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.encounter import Reduction
from nokturn.games.grail.state.encounter_choices import AttackRow
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, ask, procedure


def note(state: Grail, **fields: Any) -> None:
    """Put other values on the attack in progress."""
    fray = fray_of(state)
    assert fray.attack is not None, "no attack is in progress"
    fray.attack = replace(fray.attack, **fields)


def reduction(state: Grail, n: int, least: int, hero: str, context: Context) -> None:
    """Less damage.  A limited rule is used up only once it has taken something off (catalogue, C.3)."""
    attack = fray_of(state).attack
    if attack is None:
        return
    use = context.within[-1] if context.within else ""
    note(state, reductions=(*attack.reductions, Reduction(n, least, hero, use)))


@op(fought.Reduce)
@procedure(rule=("GRAIL-TRACK-08", "GRAIL-COMBAT-ABILITY-03"))
def reduce(state: Grail, do: fought.Reduce, hero: str, context: Context) -> Context:
    reduction(state, number(state, do.n), 0, hero, context)
    return context


@op(fought.ReduceToOne)
@procedure(rule=("GRAIL-TRACK-08", "GRAIL-COMBAT-ABILITY-03"))
def reduce_to_one(state: Grail, do: fought.ReduceToOne, hero: str, context: Context) -> Context:
    reduction(state, number(state, do.n), 1, hero, context)
    return context


@op(fought.PoolPerDamage)
@procedure(rule="GRAIL-COMBAT-ABILITY-03")
def pool_per_damage(state: Grail, do: fought.PoolPerDamage, hero: str, context: Context) -> Context:
    """Markers for the damage that is suffered in this attack, when it is over."""
    attack = fray_of(state).attack
    if attack is not None:
        note(state, markers_per_damage=attack.markers_per_damage + number(state, do.n))
    return context


@op(fought.NoPoolLoss)
@procedure(rule="GRAIL-COMBAT-ABILITY-03")
def no_pool_loss(state: Grail, do: fought.NoPoolLoss, hero: str, context: Context) -> Context:
    note(state, no_pool_loss=True)
    return context.noting(changed=True)


@op(fought.IgnoreAttack)
@procedure(rule=("GRAIL-COMBAT-ABILITY-03", "GRAIL-TRAIT-FEINT"))
def ignore_attack(state: Grail, do: fought.IgnoreAttack, hero: str, context: Context) -> Context:
    """Nothing of it happens; the damage of a Feint does (R-26)."""
    note(state, ignored=True)
    return context.noting(changed=True)


@op(fought.IgnoreResponse)
@procedure(rule="GRAIL-DIPLO-RESPONSE-01")
def ignore_response(state: Grail, do: fought.IgnoreResponse, hero: str, context: Context) -> Context:
    note(state, ignored=True)
    return context.noting(changed=True)


@op(fought.ReverseResponse)
@procedure(rule="GRAIL-DIPLO-RESPONSE-01")
def reverse_response(state: Grail, do: fought.ReverseResponse, hero: str, context: Context) -> Context:
    """Falls become rises."""
    note(state, reversed=True)
    return context.noting(changed=True)


@op(fought.Soften)
@procedure(rule="GRAIL-DIPLO-RESPONSE-01")
def soften(state: Grail, do: fought.Soften, hero: str, context: Context) -> Context:
    """The marker falls so much less in this Response."""
    attack = fray_of(state).attack
    if attack is not None:
        note(state, softened=attack.softened + number(state, do.n))
    return context.noting(changed=True)


@op(fought.TearSelf)
@procedure(rule="GRAIL-COMBAT-ABILITY-10")
def tear_self(state: Grail, do: fought.TearSelf, hero: str, context: Context) -> Context:
    """The card that says so is discarded after the attack or Response."""
    attack = fray_of(state).attack
    if attack is not None:
        note(state, leaving=(*attack.leaving, context.source.partition("/")[2]))
    return context.noting(changed=True)


@op(fought.Shift)
@procedure(rule="GRAIL-COMBAT-ABILITY-10")
def shift(state: Grail, do: fought.Shift, hero: str, context: Context) -> Rule:
    """The fixed row moves."""
    if fray_of(state).attack is None or not is_in(state, hero):
        return context
    chosen = yield ask(
        state.seat_of(hero),
        "shift",
        rows_to_shift_to(state, lower_only=do.by == "-1"),
        rule="GRAIL-COMBAT-ABILITY-10",
        auto=True,
        source=context.source,
    )
    fixed = row_of(state)
    note(state, row=chosen.row)
    return context.noting(changed=True) if chosen.row != fixed else context


def row_of(state: Grail) -> int:
    attack = fray_of(state).attack
    assert attack is not None, "no attack is in progress"
    return attack.row


def rows_to_shift_to(state: Grail, *, lower_only: bool) -> list[AttackRow]:
    encounter = encounter_of(state)
    rows = neighbours(len(encounter.table), row_of(state), lower_only=lower_only)
    return [AttackRow(encounter.id, row) for row in rows]
