"""What Characters own: Items, Secrets and Skills."""

from __future__ import annotations

from typing import Annotated

import msgspec

from nokturn.games.grail.printed.language.rules import NamedRule, Printed, Rule
from nokturn.games.grail.printed.language.vocabulary import Attribute, Keyword, Prose

CHALLENGE_SECRET = 42
"""The number of the Secret that belongs to challenge mode; GRAIL-CHALLENGE-02."""


class Item(Printed, frozen=True, kw_only=True):
    """GRAIL-ITEM-01."""

    id: str
    name: Prose
    keyword: Keyword
    craft: bool
    copies: Annotated[int, msgspec.Meta(ge=1, le=20)]
    rule: tuple[Rule, ...] = ()


class Secret(Printed, frozen=True, kw_only=True):
    """GRAIL-SECRET-01."""

    number: int
    id: str
    name: Prose
    text: Prose
    keyword: Keyword
    personal: bool
    rule: tuple[Rule, ...] = ()


class SkillSide(NamedRule, frozen=True, kw_only=True):
    number: int


class SkillCard(Printed, frozen=True, kw_only=True):
    """A double-sided card; whoever takes one side loses the other; GRAIL-XP-SKILL-02."""

    card: int
    attribute: Attribute
    a: SkillSide
    b: SkillSide
