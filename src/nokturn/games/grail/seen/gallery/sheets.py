"""What is printed on cards and places besides names and sentences, as records for whoever draws them."""

from __future__ import annotations

import msgspec

from nokturn.games.grail.printed.cards import CardSet
from nokturn.games.grail.printed.edges import Bonus, Key
from nokturn.games.grail.printed.encounters import Corner
from nokturn.games.grail.printed.language.vocabulary import Attribute, CardTrigger, Colour, EventKind, Trait
from nokturn.games.grail.printed.locations import Ground, Settlement

Said = dict[str, str]
"""A sentence by language."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Base of all of them."""


class Edge(Sheet, frozen=True, kw_only=True):
    """The right side of a card: what the next one may join."""

    keys: tuple[Key | None, Key | None, Key | None]
    magic: bool
    multiplier: int
    """Of the free key; 0: a void."""


class AbilitySheet(Sheet, frozen=True, kw_only=True):
    when: CardTrigger
    text: Said
    charges: int
    """What it costs of them; -1: all."""
    asked: bool
    """It may be declined."""


class CardSheet(Sheet, frozen=True, kw_only=True):
    """A Combat or Diplomacy card."""

    hero: str
    diplomacy: bool
    set: CardSet
    no: str
    bonuses: tuple[Bonus | None, ...]
    """The left side, five rows."""
    edge: Edge
    passive: bool
    abilities: tuple[AbilitySheet, ...]


class RowSheet(Sheet, frozen=True, kw_only=True):
    """A row of the attack table; `ways`: for each effect the sentences to choose between, mostly one."""

    least: int
    most: int
    ways: tuple[tuple[Said, ...], ...]


class StageSheet(Sheet, frozen=True, kw_only=True):
    name: Said
    affinity: dict[Attribute, Said]
    response: Said


class EncounterSheet(Sheet, frozen=True, kw_only=True):
    colour: Colour
    corner: Corner
    level: int
    traits: tuple[Trait, ...]
    value: int
    edge: Edge | None
    rows: tuple[RowSheet, ...]
    opportunity: Said
    loot: Said
    reward: Said
    instant: Said
    up: int
    down: int
    """The Attitude track above and below grey; 0: there is none."""
    stages: tuple[StageSheet, ...]
    approaches: bool
    bypass: Said
    failure: Said


class DeedSheet(Sheet, frozen=True, kw_only=True):
    name: Said
    energy: int
    text: Said
    once_per_day: bool


class LocationSheet(Sheet, frozen=True, kw_only=True):
    """A Location card, its back included: it is only sent once it lies on the map."""

    number: int
    x: int
    y: int
    region: int
    keys: dict[str, int]
    """By direction; 0: the edge is closed."""
    menhir: bool
    dream: bool
    settlement: Settlement
    hue: int
    chroma: float
    ground: Ground
    action: DeedSheet | None
    instant: Said
    activation: Said
    replaces: int


class TrackSheet(Sheet, frozen=True, kw_only=True):
    start: int
    top: int


class HeroSheet(Sheet, frozen=True, kw_only=True):
    number: int
    colour: str
    role: Said
    energy: TrackSheet
    health: TrackSheet
    terror: TrackSheet
    attributes: dict[Attribute, int]
    action: DeedSheet
    flaw: DeedSheet
    letter: Said


class OwnedSheet(Sheet, frozen=True, kw_only=True):
    """An Item, or a Secret by its number."""

    keywords: tuple[str, ...]
    number: int
    personal: bool


class SkillSheet(Sheet, frozen=True, kw_only=True):
    """A side of a Skill card; whoever takes it loses the other."""

    card: int
    attribute: Attribute
    other: int


class EventSheet(Sheet, frozen=True, kw_only=True):
    kind: EventKind
    quest: str


class QuestSheet(Sheet, frozen=True, kw_only=True):
    event: str
    hint: Said
    places: tuple[int, ...]


class StatusSheet(Sheet, frozen=True, kw_only=True):
    """Boxes on the save sheet."""

    parts: int
    numbered: bool


SHEETS = (
    CardSheet, EncounterSheet, LocationSheet, HeroSheet, OwnedSheet, SkillSheet, EventSheet, QuestSheet, StatusSheet,
)  # fmt: skip
