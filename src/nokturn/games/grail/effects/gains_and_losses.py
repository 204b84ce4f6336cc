"""Gain, lose, pay, set, damage: what happens to tracks and resources; GRAIL-RES, GRAIL-TRACK."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.effects.scopes import present
from nokturn.games.grail.effects.triggers import fire, use_up_by_key
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.printed.language.vocabulary import Paid
from nokturn.games.grail.state.context import Context, Tally
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.dying import lose_health, settle
from nokturn.games.grail.survival.tracks import add, put_at
from nokturn.kernel import Rule, Step, call, procedure

pay_cards = Step("pay-cards")
"""Discard cards from hand as a cost: (hero, n, context)."""
pay_charges = Step("pay-charges")
"""Take Charges from the card that says so: (hero, n, context)."""


@op(world.Nothing, personal=False)
@procedure()
def nothing(state: Grail, do: world.Nothing, context: Context) -> Context:
    """It says so."""
    return context


@op(world.Gain)
@procedure(rule=("GRAIL-RES-01", "GRAIL-TRACK-01", "GRAIL-TRACK-04"))
def gain(state: Grail, do: world.Gain, hero: str, context: Context) -> Rule:
    n = number(state, do.n)
    if do.what == "terror":
        after = yield call(gain_terror, hero, n, context)
        return after
    changed = add(state, hero, do.what, n, context.source)
    if do.what == "health":
        yield call(settle, hero)
    return context.noting(changed=True) if changed else context


@procedure(rule=("GRAIL-TRACK-01", "GRAIL-TRACK-07", "GRAIL-INSANITY-01"))
def gain_terror(state: Grail, hero: str, n: int, context: Context) -> Rule:
    """Less what rules take off it, and less what another member takes over."""
    spared = min(n, context.tally.less_terror)
    context = context.noting(less_terror=context.tally.less_terror - spared)
    n -= spared
    if n <= 0:
        return context
    company = present(state, context.party) or (hero,)
    happening = replace(context, actor=hero, party=company, alone=False, amount=n, tally=Tally())
    happening = yield call(fire, "gain_terror", happening, (hero,))
    n = max(0, n - happening.tally.less_terror)
    others = tuple([one for one in company if one != hero])
    if n and others:
        happening = replace(happening, amount=n, tally=Tally())
        happening = yield call(fire, "party_gain_terror", happening, others)
        n -= happening.tally.taken_over
    changed = add(state, hero, "terror", n, context.source) if hero in state.heroes else 0
    return context.noting(changed=True) if changed else context


def can_lose(state: Grail, do: world.Lose, hero: str, context: Context) -> bool:
    """All of it is there."""
    has = state.heroes[hero].has(do.what)
    return has >= number(state, do.n, has)


@op(world.Lose, can=can_lose)
@procedure(rule=("GRAIL-DAY-DURING-05", "GRAIL-RES-01", "GRAIL-TRACK-08"))
def lose(state: Grail, do: world.Lose, hero: str, context: Context) -> Rule:
    """As much as there is."""
    n = number(state, do.n, state.heroes[hero].has(do.what))
    if do.what == "health":
        after = yield call(take_health, hero, n, context)
        return after
    changed = add(state, hero, do.what, -n, context.source)
    return context.noting(changed=True) if changed else context


@procedure(rule=("GRAIL-TRACK-08", "GRAIL-DYING-07"))
def take_health(state: Grail, hero: str, n: int, context: Context) -> Rule:
    """Less what rules take off a loss of Health."""
    spared = min(n, context.tally.less_health)
    context = context.noting(less_health=context.tally.less_health - spared)
    lost, sank = yield call(lose_health, hero, n - spared, context.source, hero in context.tally.sunk)
    if sank:
        context = context.noting(sunk=(*context.tally.sunk, hero), changed=True)
    return context.noting(changed=True) if lost else context


def can_pay(state: Grail, do: world.Pay, hero: str, context: Context) -> bool:
    """In full, or not at all."""
    has = holdings(state, do.what, hero, context)
    return has >= number(state, do.n, has)


def holdings(state: Grail, what: Paid, hero: str, context: Context) -> int:
    """What a Character could pay with."""
    if what == "card" or what == "charge":
        return HOLDINGS[what](state, hero, context) if what in HOLDINGS else 0
    return state.heroes[hero].has(what)


HOLDINGS: dict[str, Callable[[Grail, str, Context], int]] = {}
"""How many cards or Charges a Character can pay with; Encounters say it."""


@op(world.Pay, can=can_pay)
@procedure(rule=("GRAIL-DAY-DURING-04", "GRAIL-DAY-DURING-05", "R-02"))
def pay_part(state: Grail, do: world.Pay, hero: str, context: Context) -> Rule:
    """A cost: it is given away in full."""
    n = number(state, do.n, holdings(state, do.what, hero, context))
    if do.what == "card":
        after = yield call(pay_cards, hero, n, context)
        return after
    if do.what == "charge":
        after = yield call(pay_charges, hero, n, context)
        return after
    if do.what == "health":
        yield call(lose_health, hero, n, context.source)
    else:
        add(state, hero, do.what, -n, context.source)
    return context.noting(changed=True)


@op(world.SetTo)
@procedure(rule=("GRAIL-TRACK-01", "GRAIL-RES-01"))
def set_to(state: Grail, do: world.SetTo, hero: str, context: Context) -> Rule:
    """Whatever it was before."""
    changed = put_at(state, hero, do.what, number(state, do.n, state.heroes[hero].has(do.what)))
    if changed:
        state.tell("set-to", hero=hero, what=do.what, n=state.heroes[hero].has(do.what), source=context.source)
    if do.what == "health":
        yield call(settle, hero)
    return context.noting(changed=True) if changed else context


@op(world.Damage)
@procedure(rule=("GRAIL-TRACK-08", "R-05"))
def damage(state: Grail, do: world.Damage, hero: str, context: Context) -> Rule:
    """Lowers Health; it can be reduced, unless it is unavoidable."""
    n = number(state, do.n)
    if not (do.unavoidable or context.unavoidable):
        n = weathered(state, n)
    lost, sank = yield call(lose_health, hero, n, context.source, hero in context.tally.sunk)
    context = context.noting(suffered=context.tally.suffered + lost)
    if sank:
        context = context.noting(sunk=(*context.tally.sunk, hero))
    return context.noting(changed=True) if lost or sank else context


def weathered(state: Grail, n: int) -> int:
    """The damage after everything that takes some off it in this attack, in the order in which it was used; what has
    helped helps no more, and a limited rule is used up only now (catalogue, C.3)."""
    attack = state.fray.attack if state.fray is not None else None
    if state.fray is None or attack is None:
        return n
    left = []
    for one in attack.reductions:
        off = min(one.n, max(0, n - one.least))
        n -= off
        if off and one.use:
            use_up_by_key(state, one.use)
        left.append(replace(one, n=one.n - off))
    state.fray.attack = replace(attack, reductions=tuple(left))
    return n
