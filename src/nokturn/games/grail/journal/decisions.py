"""Deciding on a choice, perhaps after a look at what lies behind it; GRAIL-JOURNAL-03, GRAIL-JOURNAL-10."""

from __future__ import annotations

from nokturn.games.grail.journal.choices import choice_at, locked_choices, named, open_choices
from nokturn.games.grail.parties.agreement import decide
from nokturn.games.grail.state.choices import Decline, Peek, TakeChoice, TradeFirst
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Option, Rule, call, procedure


def hidden_behind(state: Grail, option: TakeChoice) -> tuple[str, ...]:
    """The passages it may lead to: of a check, both; those that have been read are no secret."""
    location = int(option.choice.partition("/")[0])
    targets = [named(location, one) for one in dict.fromkeys(choice_at(state, option).targets)]
    return tuple([one for one in targets if one not in state.read])


def peeks(state: Grail, context: Context, passage: str) -> tuple[Option, ...]:
    """The choices that somebody may look behind."""
    there = [one for one in open_choices(state, context, passage) if hidden_behind(state, one)]
    return tuple([Peek(one.choice) for one in there])


@procedure(rule=("GRAIL-JOURNAL-03", "GRAIL-JOURNAL-10", "GRAIL-PARTY-05"))
def choose(state: Grail, context: Context, passage: str) -> Rule:
    """The Party chooses together; before that it looks behind as many choices as it may."""
    left = context.tally.peeks
    while left > 0 and peeks(state, context, passage):
        options = (*peeks(state, context, passage), Decline())
        facts = (("passage", named(context.location, passage)), ("n", left))
        peek = yield call(decide, context.party, "peek", options, "GRAIL-JOURNAL-03", facts, anew=True)
        if isinstance(peek, Decline):
            break
        if isinstance(peek, Peek):
            left -= 1
            for target in hidden_behind(state, TakeChoice(peek.choice)):
                state.tell("peeks", passage=target, reveals=True)
    facts = (("passage", named(context.location, passage)), ("location", context.location))
    chosen: Option = TradeFirst()
    while isinstance(chosen, TradeFirst):
        chosen = yield call(
            decide,
            context.party,
            "choice",
            open_choices(state, context, passage),
            "GRAIL-JOURNAL-10",
            facts,
            locked_choices(state, context, passage),
            auto=False,
            anew=True,
        )
    return (chosen, context.noting(peeks=0))
