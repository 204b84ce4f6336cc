"""Whom an effect concerns, here and now; GRAIL-ACT-EXPLORE-03 and catalogue, C.1."""

from __future__ import annotations

from nokturn.games.grail.effects.ops import op_of
from nokturn.games.grail.printed.language.effects import Effect
from nokturn.games.grail.printed.language.effects_of_world import Do, Nothing
from nokturn.games.grail.printed.language.scopes import scope_of
from nokturn.games.grail.printed.language.vocabulary import Scope
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail

FOR_ITSELF: tuple[Scope, ...] = ("actor", "each", "all")


def present(state: Grail, heroes: tuple[str, ...]) -> tuple[str, ...]:
    """Those who are still in play."""
    return tuple([hero for hero in heroes if hero in state.heroes])


def concerned(state: Grail, scope: Scope, context: Context) -> tuple[str, ...]:
    """The Characters that a scope means, but for those that somebody has to choose."""
    if context.alone and scope in FOR_ITSELF:
        return present(state, (context.actor,))
    if scope == "all":
        return state.by_number()
    if scope == "each":
        return present(state, context.party)
    if scope == "choose":
        return present(state, (context.chosen,))
    if scope in ("actor", "this"):
        return present(state, (context.actor,)) if context.actor else state.by_number()
    return present(state, context.party)


def others_here(state: Grail, context: Context) -> tuple[str, ...]:
    """The other Characters in the Location of the actor."""
    return tuple([hero for hero in state.at(state.heroes[context.actor].location) if hero != context.actor])


def deciders(state: Grail, context: Context) -> tuple[str, ...]:
    """Who chooses together: the Party, on Events the group."""
    return present(state, context.party) or state.by_number()


def chooses_for_itself(effect: Effect, context: Context) -> bool:
    """Every affected Character picks an alternative of its own; otherwise there is one common choice."""
    parts = [do for do in effect.parts if not isinstance(do, Nothing)]
    return all(op_of(do).personal and scope_of(do, context.setting) in FOR_ITSELF for do in parts)


def affected(state: Grail, effect: Effect, context: Context) -> tuple[str, ...]:
    """Whoever an effect concerns in which everybody chooses for itself."""
    found: set[str] = set()
    for do in effect.parts:
        if not isinstance(do, Nothing):
            found.update(concerned(state, scope_of(do, context.setting), context))
    return state.by_number(*found or [""])


def scope_in(do: Do, context: Context) -> Scope:
    return scope_of(do, context.setting)
