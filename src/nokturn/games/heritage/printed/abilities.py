"""Abilities, on ancillae or as stickers, and the obligations of a haven.  No ability uses abilities or recruits, so
that their use comes to an end: HER-ABIL-06."""

from __future__ import annotations

from typing import Any

import msgspec

from nokturn.games.heritage.printed.effects import Effects
from nokturn.games.heritage.printed.files import FOLDER, Names
from nokturn.games.heritage.printed.vocabulary import effects_of
from nokturn.kernel.content import by_id, read_toml

BOUND = "bound"
"""The static ability; HER-STICK-06."""


class _Ability(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    name_pl: str
    trait: str
    min_dots: int
    copies: int
    affinity: str
    effects: list[dict[str, Any]]
    text: str
    text_pl: str


class _Abilities(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ability: list[_Ability]


class _Obligation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    name_pl: str
    effects: list[dict[str, Any]]
    text: str
    text_pl: str


class _Obligations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    obligation: list[_Obligation]


class Ability(msgspec.Struct, frozen=True):
    id: str
    name: Names
    text: Names
    trait: str
    """Whose dots let a player place the sticker; `none` for Bound."""
    min_dots: int
    effects: Effects


class Obligation(msgspec.Struct, frozen=True):
    id: str
    name: Names
    text: Names
    effects: Effects


def _read_abilities() -> dict[str, Ability]:
    file = FOLDER / "abilities.toml"
    printed = by_id(file, "ability", read_toml(file, _Abilities).ability)
    return {
        key: Ability(
            id=key,
            name={"en": one.name, "pl": one.name_pl},
            text={"en": one.text, "pl": one.text_pl},
            trait=one.trait,
            min_dots=one.min_dots,
            effects=effects_of(file, key, one.effects),
        )
        for key, one in printed.items()
    }


def _read_obligations() -> dict[str, Obligation]:
    file = FOLDER / "obligations.toml"
    printed = by_id(file, "obligation", read_toml(file, _Obligations).obligation)
    return {
        key: Obligation(
            id=key,
            name={"en": one.name, "pl": one.name_pl},
            text={"en": one.text, "pl": one.text_pl},
            effects=effects_of(file, key, one.effects),
        )
        for key, one in printed.items()
    }


ABILITIES = _read_abilities()
OBLIGATIONS = _read_obligations()
