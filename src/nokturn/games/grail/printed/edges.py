"""The edges of cards: keys on the right, bonuses on the left, five rows that meet (catalogue, C.4)."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated, Literal, cast

import msgspec

from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES, Attribute
from nokturn.kernel import Leaf

CombatBonus = Literal["", "pool1", "pool2", "pool3", "draw", "chain", "tear"]
DiplomacyBonus = Literal["", "up1", "up2", "up3", "down1", "affinity", "draw", "chain", "tear"]
AttributeKey = Annotated[str, msgspec.Meta(pattern=rf"^(({'|'.join(ATTRIBUTES)})[1-5])?$")]
MagicKey = Literal["", "magic"]
FreeKey = Literal["x1", "x2", "x3", "void"]

RightWords = tuple[AttributeKey, AttributeKey, AttributeKey, MagicKey, FreeKey]
"""Rows 1 to 3, the magic row, the free row."""

EncounterWord = Annotated[str, msgspec.Meta(pattern=rf"^(({'|'.join(ATTRIBUTES)})[1-3]|magic|x[1-3]|void)?$")]
"""A word of the right edge of an Encounter, which may have none at all."""

BonusKind = Literal["pool", "up", "down", "affinity", "draw", "chain", "tear"]


class Bonus(Leaf, frozen=True):
    """A bonus half: what joins to a key."""

    kind: BonusKind
    n: int = 1


class Key(Leaf, frozen=True):
    """A key half of an attribute, with the level it asks for."""

    attribute: Attribute
    level: int


class RightEdge(Leaf, frozen=True):
    """What the next card may join."""

    rows: tuple[Key | None, Key | None, Key | None]
    magic: bool
    multiplier: int
    """Of the free key; 0: a void, which cancels the icon beside it."""


@cache
def right_edge(words: tuple[str, ...]) -> RightEdge:
    """A right edge, from its five words."""
    return RightEdge((_key(words[0]), _key(words[1]), _key(words[2])), words[3] == "magic", _multiplier(words[4]))


@cache
def left_edge(words: tuple[str, ...]) -> tuple[Bonus | None, ...]:
    """A left edge, from its five words."""
    return tuple([_bonus(word) for word in words])


def _key(word: str) -> Key | None:
    return Key(cast("Attribute", word[:-1]), int(word[-1])) if word else None


def _multiplier(word: str) -> int:
    return 0 if word == "void" else int(word[1])


def _bonus(word: str) -> Bonus | None:
    found = re.fullmatch(r"([a-z]+)(\d?)", word)
    return Bonus(cast("BonusKind", found[1]), int(found[2] or 1)) if found else None
