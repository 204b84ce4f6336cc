"""Choices of a passage: which are open, which are locked, whom they mean; GRAIL-JOURNAL-03, -04, -11."""

from __future__ import annotations

from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.costs import affordable
from nokturn.games.grail.printed.journal import Choice
from nokturn.games.grail.printed.language.conditions import IsHero
from nokturn.games.grail.state.choices import TakeChoice
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Refused


def named(location: int, passage: str) -> str:
    """How a passage is written down."""
    return f"{location}/{passage}"


def choice_at(state: Grail, chosen: TakeChoice) -> Choice:
    passage, _, number = chosen.choice.rpartition("/")
    location, _, name = passage.partition("/")
    return state.content.passages[int(location), name].choice[int(number)]


def is_gone(state: Grail, option: TakeChoice) -> bool:
    """It was taken once, and disappears for the campaign; GRAIL-JOURNAL-05."""
    return option.choice in state.taken


def why_locked(state: Grail, option: TakeChoice, context: Context) -> str:
    """Empty if it can be taken, else the rule that is against it."""
    choice = choice_at(state, option)
    if not holds(state, choice.conditions, context):
        return "GRAIL-JOURNAL-04"
    return "" if affordable(state, choice.cost, context) else "GRAIL-DAY-DURING-05"


def listed(state: Grail, context: Context, passage: str) -> list[TakeChoice]:
    """All choices of a passage that have not disappeared."""
    count = len(state.content.passages[context.location, passage].choice)
    options = [TakeChoice(f"{named(context.location, passage)}/{number}") for number in range(count)]
    return [option for option in options if not is_gone(state, option)]


def open_choices(state: Grail, context: Context, passage: str) -> tuple[TakeChoice, ...]:
    return tuple([one for one in listed(state, context, passage) if not why_locked(state, one, context)])


def locked_choices(state: Grail, context: Context, passage: str) -> tuple[Refused, ...]:
    """With the rule that is against them, if the table shows them; GRAIL-JOURNAL-04."""
    if not state.show_locked:
        return ()
    pairs = [(one, why_locked(state, one, context)) for one in listed(state, context, passage)]
    return tuple([Refused(one, rule) for one, rule in pairs if rule])


def the_one_meant(state: Grail, choice: Choice, context: Context) -> str:
    """A choice for one hero is that hero's; GRAIL-JOURNAL-11."""
    meant = [one.hero for one in choice.conditions if isinstance(one, IsHero) and not one.negated]
    return next((hero for hero in meant if hero in context.party), context.actor)
