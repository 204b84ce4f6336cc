"""The Characters: tracks, attributes, resources, Action, flaw and letter; GRAIL-SETUP-CHAR-01."""

from __future__ import annotations

from typing import Annotated

import msgspec

from nokturn.games.grail.printed.language.rules import NamedRule, Printed
from nokturn.games.grail.printed.language.vocabulary import Attribute, Prose, Resource
from nokturn.games.grail.printed.locations import NamedDeed

Start = Annotated[int, msgspec.Meta(ge=0, le=20)]


class TrackRange(Printed, frozen=True, kw_only=True):
    """Start space and top of a track."""

    start: Start
    max: Start


class Attributes(Printed, frozen=True, kw_only=True):
    aggression: Start
    empathy: Start
    courage: Start
    caution: Start
    practicality: Start
    spirituality: Start

    def of(self, attribute: Attribute) -> int:
        value: int = getattr(self, attribute)
        return value


class Resources(Printed, frozen=True, kw_only=True):
    food: Start = 0
    wealth: Start = 0
    rep: Start = 0
    magic: Start = 0
    xp: Start = 0

    def of(self, resource: Resource) -> int:
        value: int = getattr(self, resource)
        return value


class Character(Printed, frozen=True, kw_only=True):
    id: str
    number: int
    """Breaks ties, lowest first; GRAIL-SETUP-CHAR-10, R-53."""
    color: str
    letter: Annotated[str, msgspec.Meta(pattern="^[A-Z]$")]
    """Of its colour, on its cards."""
    name: Prose
    role: Prose
    energy: TrackRange
    health: TrackRange
    terror: TrackRange
    attributes: Attributes
    resources: Resources
    action: NamedDeed
    flaw: NamedRule
    letter_text: Prose
    """For its player to read; GRAIL-SETUP-CHAR-09."""
