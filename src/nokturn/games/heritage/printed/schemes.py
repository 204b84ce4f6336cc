"""Schemes of the clans and of the theatres of war: what they require, and what they do."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from nokturn.games.heritage.printed.effects import Effects
from nokturn.games.heritage.printed.files import FOLDER, Names
from nokturn.games.heritage.printed.vocabulary import effects_of
from nokturn.kernel.content import by_id, read_toml

Archetype = Literal["martial", "scholarly", "wealthy", "covert"]
AfterPlay = Literal["discard", "enemy", "black_market", "edict"]
"""Where a played card goes; HER-EFF-06."""


class _ClanScheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    clan: str
    tier: Literal["base", "unlock"]
    name: str
    name_pl: str
    requires: dict[Archetype, int]
    after_play: AfterPlay
    uses_recruit: bool
    effects: list[dict[str, Any]]
    text: str
    text_pl: str


class _TheatreScheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    theatre: str
    name: str
    name_pl: str
    requires: dict[Archetype, int]
    effects: list[dict[str, Any]]
    text: str
    text_pl: str


class _ClanSchemes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scheme: list[_ClanScheme]


class _TheatreSchemes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scheme: list[_TheatreScheme]


class Scheme(msgspec.Struct, frozen=True, kw_only=True):
    """A scheme of a clan, or of a theatre of war."""

    id: str
    name: Names
    text: Names
    clan: str = ""
    theatre: str = ""
    locked: bool = False
    """In the research deck until it is unlocked; HER-SETUP-16."""
    requires: tuple[tuple[str, int], ...]
    after_play: AfterPlay = "discard"
    uses_recruit: bool = False
    effects: Effects


def _read() -> dict[str, Scheme]:
    clans, theatres = FOLDER / "clan_schemes.toml", FOLDER / "theatre_schemes.toml"
    found: dict[str, Scheme] = {}
    for one in by_id(clans, "scheme", read_toml(clans, _ClanSchemes).scheme).values():
        found[one.id] = Scheme(
            id=one.id,
            name={"en": one.name, "pl": one.name_pl},
            text={"en": one.text, "pl": one.text_pl},
            clan=one.clan,
            locked=one.tier == "unlock",
            requires=tuple(one.requires.items()),
            after_play=one.after_play,
            uses_recruit=one.uses_recruit,
            effects=effects_of(clans, one.id, one.effects),
        )
    for each in by_id(theatres, "scheme", read_toml(theatres, _TheatreSchemes).scheme).values():
        found[each.id] = Scheme(
            id=each.id,
            name={"en": each.name, "pl": each.name_pl},
            text={"en": each.text, "pl": each.text_pl},
            theatre=each.theatre,
            requires=tuple(each.requires.items()),
            effects=effects_of(theatres, each.id, each.effects),
        )
    return found


SCHEMES = _read()


def schemes_of(clan: str) -> tuple[str, ...]:
    """The base schemes of a clan; HER-SETUP-16."""
    return tuple([scheme.id for scheme in SCHEMES.values() if scheme.clan == clan and not scheme.locked])


THEATRE_SCHEMES: dict[str, tuple[str, ...]] = {}
for _scheme in SCHEMES.values():
    if _scheme.theatre:
        THEATRE_SCHEMES[_scheme.theatre] = (*THEATRE_SCHEMES.get(_scheme.theatre, ()), _scheme.id)
