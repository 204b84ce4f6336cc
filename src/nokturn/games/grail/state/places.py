"""What lies on the map."""

from __future__ import annotations

from typing import Literal

from nokturn.kernel import Leaf


class Place(Leaf, frozen=True, kw_only=True):
    """A face-up Location card and what lies on it; figures say themselves where they stand."""

    menhir: bool = False
    """A Menhir stands here, and is active: it is removed before anything reads it again once it is not."""
    dial: int = 0
    """Under the Menhir; 0: it was removed this morning, and the Menhir goes at the next Start of Day."""
    acted: bool = False
    """The once-per-day Action was used today; GRAIL-ACT-LOCATION-02."""
    struck: bool = False
    """The once-per-day lightning rule happened today; GRAIL-LOC-INSTANT-02."""
    time_tokens: int = 0
    """Of other rules than the once-per-day Action, which they do not block; GRAIL-ACT-LOCATION-03."""
    quest_tokens: int = 0
    items: tuple[str, ...] = ()
    """Left by the dead; GRAIL-DEATH-03."""


class Dial(Leaf, frozen=True):
    """A Time Dial or a Quest Dial; those of Menhirs are with them.  GRAIL-COUNTER-02."""

    kind: Literal["time", "quest"]
    value: int
    holder: str
    """A Quest, a Location by its number, or a Character."""


class CostChange(Leaf, frozen=True):
    """An Event makes the first Travel or Exploration of everybody dearer or cheaper today."""

    what: Literal["travel", "explore"]
    n: int


class Grave(Leaf, frozen=True):
    """Who died where, and when."""

    hero: str
    location: int
    day: int


class Reading(Leaf, frozen=True):
    """An Exploration that is going on: who reads, where, and the passages so far; GRAIL-JOURNAL-02."""

    location: int
    actor: str
    party: tuple[str, ...]
    passages: tuple[str, ...]
    """As they are written down (`101/square`), the one that is being read at the end."""
    over: bool = False
    """Nothing is chosen any more: the last page lies open until the next Exploration."""
