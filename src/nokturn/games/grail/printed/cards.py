"""Combat and Diplomacy cards of the Characters; GRAIL-SETUP-CHAR-06."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from nokturn.games.grail.printed.edges import (
    Bonus,
    CombatBonus,
    DiplomacyBonus,
    RightEdge,
    RightWords,
    left_edge,
    right_edge,
)
from nokturn.games.grail.printed.language.rules import Ability, Printed
from nokturn.games.grail.printed.language.vocabulary import Prose

CardSet = Literal["start", "basic", "advanced"]
CardNumber = Annotated[str, msgspec.Meta(pattern=r"^\d{1,2}/(15|25) [A-Z]$")]


class _Card(Printed, frozen=True, kw_only=True):
    id: str
    hero: str
    set: CardSet
    no: CardNumber
    """n/25 of the basic cards, n/15 of the advanced ones, and the letter of the colour; GRAIL-SETUP-CHAR-14."""
    name: Prose
    right: RightWords
    abilities: tuple[Ability, ...] = ()
    passive: bool = False

    @property
    def keys(self) -> RightEdge:
        return right_edge(self.right)


class CombatCard(_Card, frozen=True, kw_only=True):
    left: tuple[CombatBonus, CombatBonus, CombatBonus, CombatBonus, CombatBonus]

    @property
    def bonuses(self) -> tuple[Bonus | None, ...]:
        return left_edge(self.left)


class DiplomacyCard(_Card, frozen=True, kw_only=True):
    left: tuple[DiplomacyBonus, DiplomacyBonus, DiplomacyBonus, DiplomacyBonus, DiplomacyBonus]

    @property
    def bonuses(self) -> tuple[Bonus | None, ...]:
        return left_edge(self.left)


HeroCard = CombatCard | DiplomacyCard
