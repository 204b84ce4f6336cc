"""Every printed card by its VEKN number: what is printed on it besides its text.

Read once from `content/facts/*.csv`, when the first card is asked for.  The facts are enough to build, check and
measure decks; what a card does is known only for the cards of the pool (`pool.py`).
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from nokturn.kernel.errors import ContentError

FOLDER = Path(__file__).parents[1] / "content" / "facts"
ANY_GROUP = "ANY"

OLD_CLANS = MappingProxyType(
    {
        "assamite": "banu_haqim",
        "assamites": "banu_haqim",
        "follower_of_set": "ministry",
        "followers_of_set": "ministry",
        "setite": "ministry",
        "setites": "ministry",
    }
)
"""Clans that had another name once: it is the same clan (VTES-TERM-01)."""

TYPES = MappingProxyType(
    {"action": "action_card", "political_action": "political_action_card", "combat": "combat_card"}
)
"""Card types that the rulebook's terms name otherwise than the card list."""


class CryptCard(msgspec.Struct, frozen=True):
    """A vampire or an Imbued."""

    vekn: int
    name: str
    advanced: bool
    kind: Literal["vampire", "imbued"]
    clan: str
    clan_name: str
    path: str
    group: str
    capacity: int
    inferior: tuple[str, ...]
    superior: tuple[str, ...]
    virtues: tuple[str, ...]
    title: str
    scope: str
    sect: str
    traits: tuple[str, ...]
    banned: str
    only_in: str
    sets: tuple[str, ...]

    @property
    def suffix(self) -> str:
        """What tells this card from others of the same name: `G6`, `G2 ADV`, `ADV`."""
        group = "" if self.group == ANY_GROUP else f"G{self.group}"
        return f"{group} ADV".strip() if self.advanced else group

    @property
    def disciplines(self) -> tuple[str, ...]:
        """Superior ones in capitals and first."""
        return (*(code.upper() for code in self.superior), *self.inferior)


class LibraryCard(msgspec.Struct, frozen=True):
    """A card of a library."""

    vekn: int
    name: str
    types: tuple[str, ...]
    clans: tuple[str, ...]
    disciplines: tuple[str, ...]
    all_disciplines: bool
    pool: str
    blood: str
    conviction: str
    trifle: bool
    unique: bool
    banned: str
    only_in: str
    sets: tuple[str, ...]

    @property
    def suffix(self) -> str:
        """Names of library cards are unique."""
        return ""


Card: TypeAlias = CryptCard | LibraryCard


@cache
def crypt_cards() -> Mapping[int, CryptCard]:
    """Every crypt card by its VEKN number."""
    return MappingProxyType(
        {
            vekn: CryptCard(
                vekn, row["name"], row["advanced"] == "1", "imbued" if row["kind"] == "imbued" else "vampire",
                clan_named(row["clan_or_creed"]), row["clan_or_creed"], row["path"], row["group"], int(row["capacity"]),
                _words(row["disciplines_inferior"]), _words(row["disciplines_superior"]), _words(row["virtues"]),
                row["title"].replace(" ", "_"), row["title_scope"], row["sect"].lower(), _words(row["traits"]),
                row["banned_since"], row["format"], _words(row["sets"]),
            )
            for vekn, row in _rows("crypt.csv")
        }
    )  # fmt: skip


@cache
def library_cards() -> Mapping[int, LibraryCard]:
    """Every library card by its VEKN number."""
    return MappingProxyType(
        {
            vekn: LibraryCard(
                vekn, row["name"], tuple(TYPES.get(kind, kind) for kind in row["types"].split("/")),
                tuple(clan_named(clan) for clan in row["clan_req"].split("/") if clan),
                tuple(code for code in row["discipline_req"].replace("&", "/").split("/") if code),
                row["discipline_mode"] == "all", row["pool_cost"], row["blood_cost"], row["conviction_cost"],
                row["trifle"] == "1", row["unique"] == "1", row["banned_since"], row["format"], _words(row["sets"]),
            )
            for vekn, row in _rows("library.csv")
        }
    )  # fmt: skip


@cache
def cards() -> Mapping[int, Card]:
    """Every printed card by its VEKN number."""
    return MappingProxyType({**crypt_cards(), **library_cards()})


def clan_named(name: str) -> str:
    """The clan's identifier: `Banu Haqim`, `banu haqim` and `Assamite` are `banu_haqim` (VTES-TERM-01)."""
    plain = "_".join(name.lower().split())
    return OLD_CLANS.get(plain, plain)


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _rows(name: str) -> list[tuple[int, dict[str, str]]]:
    path = FOLDER / name
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return [(int(row["id"]), row) for row in csv.DictReader(file)]
    except (OSError, ValueError, KeyError) as error:
        raise ContentError(
            f"{path.name}: the facts of the cards cannot be read ({error}). Install Nokturn again."
        ) from None
