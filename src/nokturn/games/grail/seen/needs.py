"""What is missing for something that cannot be had yet: what is asked for, how much of it, and how much there is.

Conditions of the kind `not …` are never told: they would say what happens elsewhere in the story."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from nokturn.games.grail.effects.alternatives import is_open
from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.conditions import holds, members
from nokturn.games.grail.effects.costs import for_each_member, may_help
from nokturn.games.grail.effects.scopes import concerned, scope_in
from nokturn.games.grail.printed.language import conditions as asks
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.printed.language.effects_of_world import Pay
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Leaf

NeedKind = Literal[
    "attribute", "hero", "status", "count", "secret", "item", "resource", "chapter", "menhir", "settlement", "cost"
]


class Need(Leaf, frozen=True):
    """Something that is asked for and perhaps not there; said by the message `name-need`."""

    kind: NeedKind
    what: str = ""
    """An attribute, a hero, a Status, a Secret, an Item, a resource."""
    needed: int = 1
    held: int = 0
    """The most that one Character has who may meet it; of a cost, what they have together."""
    part: int = 0
    """Of a Status, the box that is asked for; 0: any."""
    source: str = ""
    """The Secret, Item, Status or hero by name: `secret/rite_of_menhirs`."""


def unmet(state: Grail, conditions: Iterable[asks.Holds], context: Context) -> tuple[Need, ...]:
    """Every condition that does not hold and may be told."""
    missing = [one for one in conditions if not one.negated and not holds(state, (one,), context)]
    return tuple([need for one in missing if (need := _need(state, one, context)) is not None])


def _need(state: Grail, asked: asks.Holds, context: Context) -> Need | None:
    there = members(state, context)
    match asked:
        case asks.HasAttribute():
            return Need("attribute", asked.attribute, asked.level, max(one.attribute(asked.attribute) for one in there))
        case asks.IsHero():
            return Need("hero", asked.hero, source=f"hero/{asked.hero}")
        case asks.StatusSet():
            return Need("status", asked.status, part=asked.part, source=f"status/{asked.status}")
        case asks.PartsSet():
            held = len(state.statuses.get(asked.status, ()))
            return Need("count", asked.status, asked.n, held, source=f"status/{asked.status}")
        case asks.HasSecret():
            return Need("secret", asked.secret, source=f"secret/{asked.secret}")
        case asks.HasItem():
            return Need("item", asked.item, source=f"item/{asked.item}")
        case asks.HasAtLeast():
            return Need("resource", asked.what, asked.n, max(one.has(asked.what) for one in there))
        case asks.InChapter():
            return Need("chapter", "", asked.chapter, state.chapter)
        case asks.MenhirHere():
            return Need("menhir")
        case asks.InSettlement():
            return Need("settlement")
        case _:
            return None


def unpaid(state: Grail, cost: Effects, context: Context) -> tuple[Need, ...]:
    """Every part of a cost that cannot be paid, with what there is of it."""
    return tuple([need for need in owed(state, cost, context) if need.held < need.needed])


def owed(state: Grail, cost: Effects, context: Context) -> Iterator[Need]:
    """What a cost asks for, and what there is of it; of several ways to pay, the first that is open."""
    for effect in cost:
        open_ways = [parts for parts in effect.alternatives if is_open(state, parts, context)]
        for do in (open_ways or effect.alternatives)[0]:
            if isinstance(do, Pay) and do.what not in ("card", "charge"):
                whom = concerned(state, scope_in(do, context), context) or context.party
                has = [state.heroes[hero].has(do.what) for hero in whom if hero in state.heroes]
                shared = scope_in(do, context) == "party" or (
                    for_each_member(effect, context) is not None and may_help(state, do.what)
                )
                held = sum(has) if shared else max(has, default=0)
                yield Need("cost", do.what, number(state, do.n, held), held)
