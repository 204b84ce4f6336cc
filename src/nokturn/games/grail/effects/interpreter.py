"""Carries out effects: `context = yield call(apply, effects, context)`.

An effect is a choice between alternatives; an alternative is a list of parts, carried out in order; a part is an op
for the Characters that its scope means.  The context that comes back says what the effects have left for whatever set
them off (`Tally`)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from nokturn.games.grail.effects.alternatives import can_choose_for, open_alternatives, trade_opens
from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.ops import op_of
from nokturn.games.grail.effects.scopes import (
    affected,
    chooses_for_itself,
    concerned,
    deciders,
    others_here,
    scope_in,
)
from nokturn.games.grail.parties.agreement import decide
from nokturn.games.grail.parties.common_amounts import choose_one, gather, hand_out
from nokturn.games.grail.parties.exchange import traders
from nokturn.games.grail.printed.language.amounts import Amount
from nokturn.games.grail.printed.language.effects import Effect, Effects
from nokturn.games.grail.printed.language.effects_of_world import Do, Gain, Lose, Pay
from nokturn.games.grail.printed.language.writer import written
from nokturn.games.grail.state.choices import Alternative, TradeFirst
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Option, Rule, call, chance, pick, procedure

GRAIL, SKULL = 0, 1
"""The faces of a tossed dial; GRAIL-COUNTER-04."""


@procedure(rule=("GRAIL-ACT-EXPLORE-03", "GRAIL-COMBAT-ATTACK-03"))
def apply(state: Grail, effects: Effects, context: Context) -> Rule:
    """All of them, in printed order; returns the context as it turned out."""
    for effect in effects:
        context = replace(context, chosen="", tally=replace(context.tally, sunk=()))
        context = yield call(apply_one, effect, context)
    return context


@procedure()
def apply_one(state: Grail, effect: Effect, context: Context) -> Rule:
    """One effect: everybody for itself, or all together."""
    if len(effect.alternatives) == 1:
        context = yield call(carry_out, effect.alternatives[0], context)
    elif chooses_for_itself(effect, context):
        for hero in affected(state, effect, context):
            if hero in state.heroes:
                own = context.by(hero)
                place = yield call(choose_alternative, effect, own)
                own = yield call(carry_out, effect.alternatives[place], own)
                context = replace(context, tally=own.tally)
    else:
        place = yield call(choose_alternative, effect, context)
        context = yield call(carry_out, effect.alternatives[place], context)
    return context


@procedure(rule=("GRAIL-COMBAT-ATTACK-03", "GRAIL-PARTY-05"))
def choose_alternative(state: Grail, effect: Effect, context: Context) -> Rule:
    """The place of the alternative that is chosen; one that another member's goods would open is not passed over."""
    chosen: Option = TradeFirst()
    while isinstance(chosen, TradeFirst):
        places = open_alternatives(state, effect, context)
        options = tuple([Alternative(place, written(effect.alternatives[place])) for place in places])
        who = deciders(state, context)
        settled = not trade_opens(state, effect, context, traders(state, who))
        facts = (("source", context.source), ("said-by", context.source.partition("/")[0]))
        chosen = yield call(
            decide, who, "alternative", options, "GRAIL-COMBAT-ATTACK-03", facts, auto=settled, anew=True
        )  # fmt: skip
    assert isinstance(chosen, Alternative)
    return chosen.number


def choosable(state: Grail, parts: tuple[Any, ...], context: Context) -> tuple[str, ...]:
    """Whom `choose` may mean: those who can carry it out in full, or anybody if nobody can."""
    candidates = concerned(state, "each", context)
    able = tuple([hero for hero in candidates if can_choose_for(state, parts, hero, context)])
    return able or candidates


@procedure()
def carry_out(state: Grail, parts: tuple[Any, ...], context: Context) -> Rule:
    """All parts of an alternative; what is chosen for one of them holds for all."""
    if not context.chosen and any(scope_in(do, context) == "choose" and op_of(do).personal for do in parts):
        who = ""
        while not who and choosable(state, parts, context):
            some = choosable(state, parts, context)
            deed = written(parts)
            who = yield call(
                choose_one, deciders(state, context), some, "choose-hero", context.source, deed, anew=True
            )  # fmt: skip
        context = replace(context, chosen=who)
    for do in parts:
        context = yield call(do_one, do, context)
    return context


@procedure(rule="GRAIL-COUNTER-04")
def tossed(state: Grail, do: Do, source: str, hero: str = "") -> Rule:
    """Whether the dial shows the face that a part asks for; without one, it always happens."""
    if not do.toss:
        return True
    face = yield call(toss, source, hero)
    return face == do.toss


@procedure(rule="GRAIL-COUNTER-04")
def toss(state: Grail, source: str, hero: str = "") -> Rule:
    """Grail or Skull, with equal chance."""
    side = yield chance(pick(2))
    face = "skull" if side == SKULL else "grail"
    state.tell("toss", face=face, source=source, hero=hero)
    return face


@procedure()
def do_one(state: Grail, do: Do, context: Context) -> Rule:
    """One part: once for the group, divided among the Party, or for each Character that is meant."""
    if not op_of(do).personal:
        happens = yield call(tossed, do, context.source)
        if happens:
            outcome = yield call(op_of(do).does, do, context)
            context = outcome or context
        return context
    scope = scope_in(do, context)
    if scope == "party":
        happens = yield call(tossed, do, context.source)
        if happens:
            context = yield call(do_shared, do, context)
        return context
    whom = concerned(state, scope, context)
    if scope == "other":
        deed = written((do,))
        some = others_here(state, context)
        another = yield call(choose_one, (context.actor,), some, "choose-other", context.source, deed)
        whom = (another,) if another else ()
    for hero in whom:
        happens = yield call(tossed, do, context.source, hero)
        if happens and hero in state.heroes:
            outcome = yield call(op_of(do).does, do, hero, context)
            context = outcome or context
    return context


@procedure(rule=("GRAIL-PARTY-04", "GRAIL-PARTY-09"))
def do_shared(state: Grail, do: Do, context: Context) -> Rule:
    """A common amount is divided; a card goes to one member."""
    members = concerned(state, "party", context)
    if not members:
        return context
    if not isinstance(do, Gain | Lose | Pay) or (isinstance(do, Pay) and do.what in ("card", "charge")):
        deed = written((do,))
        who = yield call(choose_one, deciders(state, context), members, "choose-receiver", context.source, deed)
        outcome = yield call(op_of(do).does, do, who, context)
        return outcome or context
    everything = sum(state.heroes[hero].has(do.what) for hero in members)
    n = number(state, do.n, everything)
    if isinstance(do, Gain):
        shares = yield call(hand_out, members, do.what, n, context.source)
    else:
        shares = yield call(gather, members, do.what, n, context.source)
    for hero, share in shares:
        outcome = yield call(op_of(do).does, replace(do, n=Amount(share)), hero, context)
        context = outcome or context
    return context
