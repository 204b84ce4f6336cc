"""Encounter cards: attack tables to fight, stages to negotiate; GRAIL-ENC-01.  What the examples of the rulebook lose
and gain with icons that are not legible is printed here as R-33 reads it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from nokturn.games.grail.printed.edges import EncounterWord, RightEdge, right_edge
from nokturn.games.grail.printed.language.conditions import Conditions
from nokturn.games.grail.printed.language.effects import Effect, Effects
from nokturn.games.grail.printed.language.rules import Printed
from nokturn.games.grail.printed.language.vocabulary import Attribute, Colour, Prose, Trait

Level = Annotated[int, msgspec.Meta(ge=1, le=4)]


Corner = Literal["bottom-left", "bottom-right", "top-right", "top-left"]
CORNERS: dict[Colour, Corner] = {
    "grey": "bottom-left",
    "green": "bottom-right",
    "purple": "top-right",
    "blue": "top-left",
}
"""Where a card carries its quarter disc, so that the decks can be told apart without colour; GRAIL-ENC-08."""


class AttackRow(Printed, frozen=True, kw_only=True):
    """A row of the attack table; GRAIL-COMBAT-ATTACK-01."""

    pool: Annotated[str, msgspec.Meta(pattern=r"^\d{1,2}-\d{1,2}$")]
    do: Effects

    @property
    def least(self) -> int:
        return int(self.pool.partition("-")[0])

    @property
    def most(self) -> int:
        return int(self.pool.partition("-")[2])


class AttitudeTrack(Printed, frozen=True, kw_only=True):
    """Spaces above and below the grey one."""

    up: Annotated[int, msgspec.Meta(ge=1, le=12)]
    down: Annotated[int, msgspec.Meta(ge=1, le=12)]


class Affinity(Printed, frozen=True, kw_only=True):
    """What an affinity bonus does, by the attribute of the key it joined; GRAIL-DIPLO-BONUS-02."""

    aggression: Effect | None = None
    empathy: Effect | None = None
    courage: Effect | None = None
    caution: Effect | None = None
    practicality: Effect | None = None
    spirituality: Effect | None = None

    def of(self, attribute: Attribute) -> Effect | None:
        found: Effect | None = getattr(self, attribute)
        return found


class Stage(Printed, frozen=True, kw_only=True):
    """A stage of a Diplomacy, or one of its alternative approaches; GRAIL-DIPLO-STAGE-01."""

    name: Prose
    affinity: Affinity
    response: Effects


class Bypass(Printed, frozen=True, kw_only=True):
    """GRAIL-DIPLO-BYPASS-01."""

    conditions: Conditions = msgspec.field(name="if", default=())
    cost: Effects = ()


class Encounter(Printed, frozen=True, kw_only=True):
    id: str
    colour: Colour = msgspec.field(name="color")
    level: Level
    copies: Annotated[int, msgspec.Meta(ge=1, le=31)]
    name: Prose
    text: Prose
    traits: tuple[Trait, ...] = ()
    keys: tuple[EncounterWord, ...] = ()
    """Empty: it is not played out, its `instant` text is applied instead; GRAIL-ENC-07."""
    deck: bool = True
    """False: only the journal or an effect brings it into play; GRAIL-ENC-04."""
    first_encounter: bool = False
    reward: Effects = ()
    instant: Effects = ()
    value: int = 0
    table: tuple[AttackRow, ...] = ()
    opportunity: Effects = ()
    loot: Effects = ()
    track: AttitudeTrack | None = None
    stage: tuple[Stage, ...] = ()
    approaches: bool = False
    """The stages are alternatives: one is chosen and played alone; GRAIL-DIPLO-STAGE-02."""
    bypass: Bypass | None = None
    failure: Effects = ()

    @property
    def is_diplomacy(self) -> bool:
        return self.colour == "blue"

    @property
    def edge(self) -> RightEdge:
        return right_edge(self.keys)

    def row_at(self, pool: int) -> int:
        """Which row of the table so many markers are in; GRAIL-COMBAT-ATTACK-02."""
        found = [number for number, row in enumerate(self.table) if row.least <= pool]
        return found[-1]
