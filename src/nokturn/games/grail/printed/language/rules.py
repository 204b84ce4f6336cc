"""Rules that act by themselves or are used when their moment comes (catalogue, C.3)."""

from __future__ import annotations

import msgspec

from nokturn.games.grail.printed.language.conditions import Conditions
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.printed.language.vocabulary import CardTrigger, Limit, Prose, Trigger


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, gc=False):
    """Base of everything that is printed; immutable all the way down, so that tables share it."""


class Ability(Printed, frozen=True, kw_only=True):
    """What a Combat or Diplomacy card can do; GRAIL-COMBAT-ABILITY-01."""

    when: CardTrigger
    do: Effects
    conditions: Conditions = msgspec.field(name="if", default=())
    cost: Effects = ()
    optional: bool = False

    @property
    def may_be_declined(self) -> bool:
        """GRAIL-COMBAT-ABILITY-11."""
        return self.optional or bool(self.cost)


class Rule(Printed, frozen=True, kw_only=True):
    """A rule of an Item, a Secret, a Skill or a flaw."""

    when: Trigger
    do: Effects
    conditions: Conditions = msgspec.field(name="if", default=())
    cost: Effects = ()
    optional: bool = False
    flip: bool = False
    """Once per Encounter: the card is turned; GRAIL-ITEM-08."""
    limit: Limit = ""
    once_per_day: bool = False
    energy: int = 0
    """What an Action costs."""

    @property
    def may_be_declined(self) -> bool:
        """GRAIL-COMBAT-ABILITY-11."""
        return self.optional or bool(self.cost)


class NamedRule(Rule, frozen=True, kw_only=True):
    """A rule with a name and words of its own: a flaw, a side of a Skill card."""

    name: Prose
    text: Prose
