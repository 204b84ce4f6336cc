"""The Exploration Journal: entries, passages and choices; GRAIL-JOURNAL-01."""

from __future__ import annotations

from typing import Annotated

import msgspec

from nokturn.games.grail.printed.language.conditions import Conditions
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.printed.language.rules import Printed
from nokturn.games.grail.printed.language.vocabulary import Attribute, Colour, Prose


class Entry(Printed, frozen=True, kw_only=True):
    """Where an Exploration begins: at the first entry whose conditions hold."""

    goto: str
    conditions: Conditions = msgspec.field(name="if", default=())


class Check(Printed, frozen=True, kw_only=True):
    """The die and the highest value in the Party against a target; GRAIL-JOURNAL-07."""

    attribute: Attribute = msgspec.field(name="attr")
    target: Annotated[int, msgspec.Meta(ge=2, le=12)]
    passed: str = msgspec.field(name="pass")
    failed: str = msgspec.field(name="fail")


class Toss(Printed, frozen=True, kw_only=True):
    """A dial is tossed, and the face says where to read on."""

    grail: str
    skull: str


class Faced(Printed, frozen=True, kw_only=True):
    """An Encounter of the journal: one by name, or the top card of a deck; GRAIL-JOURNAL-09."""

    id: str = ""
    colour: Colour | None = msgspec.field(name="color", default=None)
    win: str
    lose: str


class Choice(Printed, frozen=True, kw_only=True):
    """What the Party may do; it leads to exactly one thing."""

    text: Prose
    conditions: Conditions = msgspec.field(name="if", default=())
    cost: Effects = ()
    once: bool = False
    effects: Effects = ()
    goto: str = ""
    check: Check | None = None
    toss: Toss | None = None
    encounter: Faced | None = None

    @property
    def targets(self) -> tuple[str, ...]:
        """The passages it may lead to."""
        found = [self.goto] if self.goto else []
        if self.check:
            found += [self.check.passed, self.check.failed]
        if self.toss:
            found += [self.toss.grail, self.toss.skull]
        if self.encounter:
            found += [self.encounter.win, self.encounter.lose]
        return tuple(found)

    @property
    def always_open(self) -> bool:
        return not (self.conditions or self.cost or self.once)


class Passage(Printed, frozen=True, kw_only=True):
    """A passage; one without choices is the end of the Exploration."""

    id: str
    text: Prose
    effects: Effects = ()
    choice: tuple[Choice, ...] = ()
    end: bool = False


class Vision(Printed, frozen=True, kw_only=True):
    """A Dream or a Nightmare; GRAIL-DAY-END-07."""

    text: Prose
    effects: Effects = ()


class Journal(Printed, frozen=True, kw_only=True):
    """The section of one Location."""

    location: int
    entry: tuple[Entry, ...]
    passage: tuple[Passage, ...]
    dream: Vision | None = None
    nightmare: Vision | None = None

    def passage_named(self, id: str) -> Passage:
        return next(passage for passage in self.passage if passage.id == id)
