"""Event cards and their Quests; GRAIL-EVENT-01, GRAIL-QUEST-01."""

from __future__ import annotations

import msgspec

from nokturn.games.grail.printed.language.conditions import Conditions
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.printed.language.rules import Printed
from nokturn.games.grail.printed.language.vocabulary import EventKind, Prose


class Quest(Printed, frozen=True, kw_only=True):
    """What stays in the Quest area until it succeeds or fails."""

    id: str
    goal: Prose
    hint: Prose
    places: tuple[int, ...] = ()
    """Locations that goal and hint speak of, for whoever looks for them on the map."""
    success_if: Conditions
    success: Effects
    fail_if: Conditions = ()
    """Empty: it cannot fail."""
    fail: Effects = ()


class Branch(Printed, frozen=True, kw_only=True):
    """What an Event does besides, if these conditions hold; only the first branch that fits is taken."""

    conditions: Conditions = msgspec.field(name="if", default=())
    do: Effects


class Event(Printed, frozen=True, kw_only=True):
    id: str
    kind: EventKind
    title: Prose
    text: Prose
    effects: Effects
    branch: tuple[Branch, ...] = ()
    quest: Quest | None = None
    chapter: int = 0
    part: int = 0
    """Its place in the deck of its chapter, from the top; GRAIL-SETUP-WORLD-08."""
