"""What a card or passage can ask for, a record for each condition (catalogue, C.2); a list of them means all."""

from __future__ import annotations

from typing import Any

from nokturn.games.grail.printed.language.vocabulary import Attribute, Colour, EventKind, Resource, Value
from nokturn.kernel import Leaf


class Holds(Leaf, frozen=True, kw_only=True, tag_field="op"):
    """One condition."""

    negated: bool = False
    """It must not hold (`not …`)."""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        cls.plain_name = f"grail.condition.{cls.__name__}"
        super().__init_subclass__(**kwargs)


class HasAttribute(Holds, frozen=True, tag="attr"):
    attribute: Attribute
    level: int


class IsHero(Holds, frozen=True, tag="hero"):
    hero: str


class StatusSet(Holds, frozen=True, tag="status"):
    status: str
    part: int = 0
    """0: any part of it."""


class PartsSet(Holds, frozen=True, tag="count"):
    status: str
    n: int


class HasSecret(Holds, frozen=True, tag="secret"):
    secret: str


class HasItem(Holds, frozen=True, tag="item"):
    item: str


class HasAtLeast(Holds, frozen=True, tag="res"):
    what: Value
    n: int


class InChapter(Holds, frozen=True, tag="chapter"):
    """The chapter is this one or a later one."""

    chapter: int


class MenhirHere(Holds, frozen=True, tag="menhir_here"):
    pass


class InSettlement(Holds, frozen=True, tag="settlement"):
    pass


class EncounterColour(Holds, frozen=True, tag="encounter_color"):
    colour: Colour


class IsEventKind(Holds, frozen=True, tag="event_kind"):
    kind: EventKind


class PoolAtLeast(Holds, frozen=True, tag="pool_at_least"):
    n: int


class HandAtMost(Holds, frozen=True, tag="hand_at_most"):
    """After the card was played."""

    n: int


class AttitudeGreen(Holds, frozen=True, tag="green"):
    pass


class AttitudeRed(Holds, frozen=True, tag="red"):
    pass


class Panicking(Holds, frozen=True, tag="panicking"):
    pass


class Ate(Holds, frozen=True, tag="ate"):
    pass


class AmountAtLeast(Holds, frozen=True, tag="amount_at_least"):
    n: int


class KeyAttribute(Holds, frozen=True, tag="key_attr"):
    attribute: Attribute


class FirstActivation(Holds, frozen=True, tag="first_activation"):
    pass


class Gained(Holds, frozen=True, tag="gained"):
    what: Resource


class DialExists(Holds, frozen=True, tag="dial"):
    name: str


class Ended(Holds, frozen=True, tag="ended"):
    pass


Condition = (
    HasAttribute
    | IsHero
    | StatusSet
    | PartsSet
    | HasSecret
    | HasItem
    | HasAtLeast
    | InChapter
    | MenhirHere
    | InSettlement
    | EncounterColour
    | IsEventKind
    | PoolAtLeast
    | HandAtMost
    | AttitudeGreen
    | AttitudeRed
    | Panicking
    | Ate
    | AmountAtLeast
    | KeyAttribute
    | FirstActivation
    | Gained
    | DialExists
    | Ended
)
Conditions = tuple[Condition, ...]

CONDITIONS: dict[str, type[Holds]] = {str(kind.__struct_config__.tag): kind for kind in Condition.__args__}
"""Every condition of the language, by the word that cards write."""
