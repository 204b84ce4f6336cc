"""Location cards, the grid they lie on, and the Menhirs; GRAIL-LOC-01."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from nokturn.games.grail.printed.language.conditions import Conditions
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.printed.language.rules import Printed
from nokturn.games.grail.printed.language.vocabulary import DIRECTIONS, Direction, Prose

Settlement = Literal["none", "friendly", "hostile"]
Ground = Literal[
    "rings", "rays", "moonrays", "slashes", "grain", "moire", "bricks", "rosette", "circle", "columns", "windows",
    "rules", "waves", "vellum", "hills",
]  # fmt: skip
"""Engravings that the table can draw."""


class Keys(Printed, frozen=True, kw_only=True):
    """The Location at each edge; 0: the edge is closed."""

    north: int
    east: int
    south: int
    west: int

    def at(self, direction: Direction) -> int:
        key: int = getattr(self, direction)
        return key

    @property
    def open(self) -> tuple[tuple[Direction, int], ...]:
        return tuple([(direction, self.at(direction)) for direction in DIRECTIONS if self.at(direction)])


class Deed(Printed, frozen=True, kw_only=True):
    """What an Action or a lightning rule costs and does; then, if a face is listed, one toss for the whole of it."""

    energy: int = 0
    cost: Effects = ()
    effects: Effects
    once_per_day: bool = False
    toss_grail: Effects = ()
    toss_skull: Effects = ()

    @property
    def tosses(self) -> bool:
        return bool(self.toss_grail or self.toss_skull)


class NamedDeed(Deed, frozen=True, kw_only=True):
    """An Action of a Location or a Character; GRAIL-ACT-LOCATION-01, GRAIL-ACT-CHARACTER-01."""

    name: Prose


class Instant(Deed, frozen=True, kw_only=True):
    """A lightning rule; GRAIL-LOC-INSTANT-01."""

    unless: Conditions = ()
    """It is skipped if all of these hold."""


class Activation(Printed, frozen=True, kw_only=True):
    """How a Menhir is lit; GRAIL-MENHIR-04."""

    conditions: Conditions = msgspec.field(name="if", default=())
    energy: int
    cost: Effects = ()
    base: int
    per_player: int
    on_activate: Effects = ()

    def dial(self, players: int, bonus: int = 0) -> int:
        """How long it lasts; GRAIL-MENHIR-11."""
        return min(12, max(1, self.base + self.per_player * players + bonus))


class Look(Printed, frozen=True, kw_only=True):
    """How a Location is drawn: one hue, how strong it is, and what is engraved behind it."""

    hue: Annotated[int, msgspec.Meta(ge=0, le=359)]
    chroma: Annotated[float, msgspec.Meta(ge=0, le=1)] = 0.5
    ground: Ground = "hills"


PLAIN = Look(hue=75, chroma=0.3)
"""Of a Location whose pack says nothing about it."""


class Location(Printed, frozen=True, kw_only=True):
    number: int
    name: Prose
    text: Prose
    x: int
    y: int
    region: int
    keys: Keys
    menhir: bool
    dream: bool
    settlement: Settlement
    action: NamedDeed | None = None
    activation: Activation | None = None
    instant: Instant | None = None
    look: Look = PLAIN
    replaces: int = 0
    """The Location whose place this one takes; GRAIL-LOC-REPLACED-02."""
