"""Ops that change what is about to happen: they only write it down for whatever set them off."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.gains_and_losses import gain_terror
from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.state.context import Context, Tally
from nokturn.games.grail.state.places import CostChange
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, call, procedure


@op(world.ReduceTerror, personal=False)
@procedure()
def reduce_terror(state: Grail, do: world.ReduceTerror, context: Context) -> Context:
    return context.noting(less_terror=context.tally.less_terror + number(state, do.n))


@op(world.ReduceHealthLoss, personal=False)
@procedure(rule="GRAIL-TRACK-08")
def reduce_health_loss(state: Grail, do: world.ReduceHealthLoss, context: Context) -> Context:
    return context.noting(less_health=context.tally.less_health + number(state, do.n))


@op(world.TakeTerror)
@procedure()
def take_terror(state: Grail, do: world.TakeTerror, hero: str, context: Context) -> Rule:
    """The actor takes over Terror that another member is about to gain."""
    n = min(number(state, do.n), context.amount - context.tally.taken_over)
    if n > 0:
        own = replace(context, actor=hero, tally=Tally())
        yield call(gain_terror, hero, n, own)
        context = context.noting(taken_over=context.tally.taken_over + n)
    return context


@op(world.MenhirBonus, personal=False)
@procedure(rule="GRAIL-MENHIR-11")
def menhir_bonus(state: Grail, do: world.MenhirBonus, context: Context) -> Context:
    return context.noting(menhir_bonus=context.tally.menhir_bonus + number(state, do.n))


@op(world.ChangeCost, personal=False)
@procedure(rule=("GRAIL-TRAVEL-06", "GRAIL-MOVE-03"))
def change_cost(state: Grail, do: world.ChangeCost, context: Context) -> Context:
    """On an Event: everybody's first Travel or Exploration today.  Elsewhere: the payment that is being reckoned."""
    if context.setting == "event" and (do.what == "travel" or do.what == "explore"):
        state.costs_today = (*state.costs_today, CostChange(do.what, do.n))
        return context.noting(changed=True)
    return context.noting(cheaper=(*context.tally.cheaper, (do.what, do.n)))


@op(world.PeekChoice, personal=False)
@procedure()
def peek_choice(state: Grail, do: world.PeekChoice, context: Context) -> Context:
    return context.noting(peeks=context.tally.peeks + number(state, do.n))


@op(world.RedrawEvent, world.RedrawEncounter, personal=False)
@procedure()
def redraw(state: Grail, do: world.RedrawEvent | world.RedrawEncounter, context: Context) -> Context:
    """Whatever was drawn is put away, and another one drawn."""
    return context.noting(redraw=True)
