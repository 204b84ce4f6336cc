"""Which alternatives of an effect are open (catalogue, C.1; GRAIL-COMBAT-ATTACK-03)."""

from __future__ import annotations

from collections.abc import Sequence

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.ops import op_of
from nokturn.games.grail.effects.scopes import concerned, scope_in
from nokturn.games.grail.printed.language.effects import Effect
from nokturn.games.grail.printed.language.effects_of_world import Do, Lose, Pay
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail


def can_choose_for(state: Grail, parts: Sequence[Do], hero: str, context: Context) -> bool:
    """Whether one Character can carry out all that the chosen one must."""
    mine = [do for do in parts if scope_in(do, context) == "choose" and op_of(do).personal]
    return all(op_of(do).can(state, do, hero, context) for do in mine)


def in_full(state: Grail, do: Do, context: Context) -> bool:
    """Whether a part can be carried out in full."""
    which = op_of(do)
    if not which.personal:
        return which.can(state, do, "", context)
    scope = scope_in(do, context)
    if scope == "choose":
        return True
    whom = concerned(state, scope, context)
    if scope == "party" and isinstance(do, Lose | Pay) and do.what not in ("card", "charge"):
        there = sum(state.heroes[hero].has(do.what) for hero in whom)
        return there >= number(state, do.n, there)
    if scope == "party":
        return any(which.can(state, do, hero, context) for hero in whom)
    return all(which.can(state, do, hero, context) for hero in whom)


def is_open(state: Grail, parts: Sequence[Do], context: Context) -> bool:
    """All of it can be carried out, the chosen ones' parts by one Character."""
    if not all(in_full(state, do, context) for do in parts):
        return False
    if not any(scope_in(do, context) == "choose" and op_of(do).personal for do in parts):
        return True
    return any(can_choose_for(state, parts, hero, context) for hero in concerned(state, "each", context))


def richest(state: Grail, hero: str, members: tuple[str, ...]) -> Grail:
    """The table as it would lie if the others had handed this one all they may; GRAIL-PARTY-05."""
    there = [state.heroes[member] for member in members]
    table = state.clone()
    table.change(
        hero,
        food=sum([one.food for one in there]),
        wealth=sum([one.wealth for one in there]),
        items=tuple([item for one in there for item in one.items]),
    )
    return table


def trade_opens(state: Grail, effect: Effect, context: Context, members: tuple[str, ...]) -> bool:
    """Whether another alternative would be open if these exchanged goods first."""
    now = open_alternatives(state, effect, context)
    meant = (context.actor,) if context.alone else members
    for hero in meant if members else ():
        if not set(open_alternatives(richest(state, hero, members), effect, context)) <= set(now):
            return True
    return False


def open_alternatives(state: Grail, effect: Effect, context: Context) -> tuple[int, ...]:
    """Their places; if none is open, the first is applied as far as possible."""
    found = [place for place, parts in enumerate(effect.alternatives) if is_open(state, parts, context)]
    return tuple(found or [0])
