"""Costs: what can be paid, who pays for whom, and who is left behind; GRAIL-DAY-DURING-05, GRAIL-PARTY-04, -06."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.alternatives import is_open, open_alternatives
from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.interpreter import apply_one
from nokturn.games.grail.effects.scopes import concerned, present, scope_in
from nokturn.games.grail.parties.agreement import decide
from nokturn.games.grail.parties.common_amounts import Shares, givers, together
from nokturn.games.grail.printed.language.effects import Effect, Effects
from nokturn.games.grail.printed.language.effects_of_world import Pay
from nokturn.games.grail.printed.language.vocabulary import Paid
from nokturn.games.grail.state.choices import Contribute, EachPaysOwn, LeaveBehind, ShareCosts, TradeFirst
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import add
from nokturn.kernel import Option, Rule, call, procedure

ANYWHERE: tuple[Paid, ...] = ("energy", "magic")
"""What a member may always pay for another; GRAIL-RES-04, R-54."""
OUTSIDE: tuple[Paid, ...] = ("energy", "magic", "food", "wealth")
"""And what members can hand each other while their Party is in no Encounter; GRAIL-PARTY-05."""
Dues = tuple[tuple[str, int], ...]
"""What each member owes."""


def may_help(state: Grail, what: Paid) -> bool:
    return what in (ANYWHERE if state.fray is not None else OUTSIDE)


def for_each_member(effect: Effect, context: Context) -> Pay | None:
    """A cost that everybody owes: those for whom it is not paid leave the Party."""
    parts = effect.parts
    if len(parts) == 1 and isinstance(parts[0], Pay) and parts[0].what not in ("card", "charge"):
        return parts[0] if scope_in(parts[0], context) == "each" else None
    return None


def affordable(state: Grail, cost: Effects, context: Context) -> bool:
    """It can be paid, at least for somebody; GRAIL-PARTY-06."""
    return all(_affordable(state, effect, context) for effect in cost)


def _affordable(state: Grail, effect: Effect, context: Context) -> bool:
    owed = for_each_member(effect, context)
    if owed is None:
        places = open_alternatives(state, effect, context)
        return any(is_open(state, effect.alternatives[place], context) for place in places)
    there = [state.heroes[hero].has(owed.what) for hero in concerned(state, "each", context)]
    n = number(state, owed.n)
    return sum(there) >= n if may_help(state, owed.what) else max(there, default=0) >= n


@procedure(rule=("GRAIL-DAY-DURING-04", "GRAIL-DAY-DURING-05", "GRAIL-PARTY-06"))
def pay(state: Grail, cost: Effects, context: Context) -> Rule:
    """Pays it, and returns the context with the Party of those for whom it was paid."""
    for effect in cost:
        owed = for_each_member(effect, context)
        if owed is None:
            context = yield call(apply_one, effect, replace(context, chosen=""))
        else:
            n = number(state, owed.n)
            dues = tuple([(hero, n) for hero in present(state, context.party)])
            paid = yield call(pay_dues, dues, owed.what, context.source)
            context = replace(context, party=paid)
            state.acting = paid if state.acting else ()
    return context


def able_to_pay(state: Grail, dues: Dues, what: Paid) -> tuple[str, ...]:
    """Who could pay their own."""
    return tuple([hero for hero, n in dues if state.heroes[hero].has(what) >= n])


@procedure(rule=("GRAIL-PARTY-04", "GRAIL-PARTY-06"))
def pay_dues(state: Grail, dues: Dues, what: Paid, source: str, sharing: bool | None = None) -> Rule:
    """Everybody's share; returns the members for whom it was paid.  Whether they pay for each other they are asked,
    unless it is said already (`sharing`); where somebody cannot pay their own, there is no other way."""
    members = tuple([hero for hero, _ in dues])
    if len(dues) == 1 or not may_help(state, what) or not any(n for _, n in dues):
        able = able_to_pay(state, dues, what)
        for hero, n in dues:
            if hero in able:
                add(state, hero, what, -n, source)
        return able
    way: Option = TradeFirst() if sharing is None else ShareCosts() if sharing else EachPaysOwn()
    if len(able_to_pay(state, dues, what)) < len(dues) and not isinstance(way, TradeFirst):
        way = ShareCosts()
    while isinstance(way, TradeFirst):
        all_able = len(able_to_pay(state, dues, what)) == len(dues)
        ways: tuple[Option, ...] = (EachPaysOwn(), ShareCosts()) if all_able else (ShareCosts(),)
        facts = (("what", what), ("n", sum(n for _, n in dues)), ("source", source))
        way = yield call(decide, members, "who-pays", ways, "GRAIL-PARTY-04", facts, anew=True)
    if isinstance(way, EachPaysOwn):
        for hero, n in dues:
            add(state, hero, what, -n, source)
        return members
    paid: tuple[str, ...] = ()
    for hero, n in dues:
        shares = yield call(pay_for, members, hero, n, what, source, bool(paid) or hero != members[-1])
        for payer, share in shares:
            add(state, payer, what, -share, source)
        paid = (*paid, hero) if sum(share for _, share in shares) == n else paid
    return paid


@procedure(rule=("GRAIL-PARTY-04", "GRAIL-PARTY-06"))
def pay_for(
    state: Grail, members: tuple[str, ...], hero: str, n: int, what: Paid, source: str, may_leave: bool
) -> Rule:
    """Who pays what one member owes; nothing: that Character leaves the Party."""
    there = sum(state.heroes[member].has(what) for member in members)
    if there < n:
        return ()
    shares: Shares = ()
    left = n
    while left > 0:
        options = givers(state, members, what, left, shares)
        leaving: tuple[Option, ...] = (LeaveBehind(hero),) if may_leave and left == n else ()
        if not leaving and len({one.hero for one in options if isinstance(one, Contribute)}) == 1:
            options = options[:1]
        facts = (("what", what), ("n", left), ("source", source), ("hero", hero))
        choice = yield call(
            decide, members, "pay-for", (*options, *leaving), "GRAIL-PARTY-04", facts, trading=not shares, anew=True
        )  # fmt: skip
        if isinstance(choice, LeaveBehind):
            return ()
        if isinstance(choice, Contribute):
            shares = (*shares, (choice.hero, choice.n))
            left -= choice.n
    return together(shares)
