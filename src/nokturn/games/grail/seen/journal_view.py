"""The page of the journal that lies open: the passages of this Exploration and the choices of the last one."""

from __future__ import annotations

from typing import Literal

import msgspec

from nokturn.games.grail.journal.choices import choice_at, listed, the_one_meant, why_locked
from nokturn.games.grail.printed.journal import Choice
from nokturn.games.grail.printed.language.conditions import IsHero
from nokturn.games.grail.printed.language.vocabulary import Attribute, Colour
from nokturn.games.grail.seen.needs import Need, owed, unmet, unpaid
from nokturn.games.grail.state.choices import TakeChoice
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail

DIE = 6
"""GRAIL-JOURNAL-07."""


class CheckView(msgspec.Struct, frozen=True):
    """A check of the die: whose value counts, and on how many of the six faces it is passed."""

    attribute: Attribute
    target: int
    hero: str
    value: int
    passes: int


class ChoiceView(msgspec.Struct, frozen=True):
    """A choice of the open page; its words are those of `choice:<id>`."""

    choice: str
    rule: str
    """The rule that is against it; empty: it can be taken."""
    needs: tuple[Need, ...]
    """What is missing, as far as it may be told."""
    costs: tuple[Need, ...]
    """What it takes, with what there is of it."""
    once: bool
    hero: str
    """It is this hero's alone; GRAIL-JOURNAL-11."""
    check: CheckView | None
    toss: bool
    encounter: Colour | Literal["named", ""]
    """It leads into an Encounter: of a deck, or one that is named only when it comes."""


class JournalView(msgspec.Struct, frozen=True):
    """An Exploration that is going on, or the last page of one that is over."""

    location: int
    actor: str
    party: tuple[str, ...]
    passages: tuple[str, ...]
    """Those read so far, the open one at the end."""
    choices: tuple[ChoiceView, ...]
    over: bool


def journal_view(state: Grail) -> JournalView | None:
    reading = state.reading
    if reading is None or not reading.passages:
        return None
    there = tuple([hero for hero in reading.party if hero in state.heroes])
    about = Context(
        setting="journal", actor=reading.actor, party=there, location=reading.location, source="journal/"
    )  # fmt: skip
    name = reading.passages[-1].partition("/")[2]
    choices = listed(state, about, name) if there and not reading.over else []
    seen = [choice_view(state, one, about) for one in choices]
    shown = tuple([one for one in seen if state.show_locked or not one.rule])
    return JournalView(reading.location, reading.actor, there, reading.passages, shown, reading.over)


def choice_view(state: Grail, option: TakeChoice, about: Context) -> ChoiceView:
    choice = choice_at(state, option)
    meant = [one.hero for one in choice.conditions if isinstance(one, IsHero) and not one.negated]
    acting = msgspec.structs.replace(about, actor=the_one_meant(state, choice, about))
    faced = choice.encounter
    return ChoiceView(
        choice=option.choice,
        rule=why_locked(state, option, about),
        needs=(*unmet(state, choice.conditions, about), *unpaid(state, choice.cost, acting)),
        costs=tuple(owed(state, choice.cost, acting)),
        once=choice.once,
        hero=meant[0] if meant else "",
        check=check_view(state, choice, about),
        toss=choice.toss is not None,
        encounter="" if faced is None else faced.colour or "named",
    )


def check_view(state: Grail, choice: Choice, about: Context) -> CheckView | None:
    if choice.check is None:
        return None
    attribute, target = choice.check.attribute, choice.check.target
    best = max(about.party, key=lambda hero: (state.heroes[hero].attribute(attribute), -state.heroes[hero].number))
    value = state.heroes[best].attribute(attribute)
    return CheckView(attribute, target, best, value, max(0, min(DIE, value + DIE + 1 - target)))
