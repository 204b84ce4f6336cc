"""Every printed card by its VEKN number: what is printed on it besides its text.

Read once from `content/facts/*.csv`, when the first card is asked for.  The facts are enough to build, check and
measure decks; what a card does is known only for the cards of the pool (`pool.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from nokturn.kernel.content import read_csv

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

_ANY = ("id", "name", "banned_since", "format", "sets")
_CRYPT = (
    *_ANY, "advanced", "kind", "clan_or_creed", "path", "group", "capacity", "disciplines_inferior",
    "disciplines_superior", "virtues", "title", "title_scope", "sect", "traits",
)  # fmt: skip
_LIBRARY = (
    *_ANY, "types", "clan_req", "path_req", "other_req",
    "discipline_req", "discipline_mode", "pool_cost", "blood_cost", "conviction_cost",
    "trifle", "unique",
)  # fmt: skip


class CryptFacts(msgspec.Struct, frozen=True):
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


class LibraryFacts(msgspec.Struct, frozen=True):
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
    path: str
    others: tuple[str, ...]
    """What else it requires: `prince`, `justicar`, `camarilla`, `capacity 5 or more`, `non-sterile`."""

    @property
    def suffix(self) -> str:
        """Names of library cards are unique."""
        return ""


Card: TypeAlias = CryptFacts | LibraryFacts


@cache
def crypt_cards() -> Mapping[int, CryptFacts]:
    """Every crypt card by its VEKN number."""
    return MappingProxyType(
        {
            (vekn := row.whole("id")): CryptFacts(
                vekn, row.text("name"), row.flag("advanced"), "imbued" if row.maybe("kind") == "imbued" else "vampire",
                clan_named(row.maybe("clan_or_creed")), row.maybe("clan_or_creed"), row.maybe("path"),
                row.maybe("group"), row.whole("capacity"),
                row.words("disciplines_inferior"), row.words("disciplines_superior"), row.words("virtues"),
                row.maybe("title").replace(" ", "_"), row.maybe("title_scope"), row.maybe("sect").lower(),
                row.words("traits"),
                row.maybe("banned_since"), row.maybe("format"), row.words("sets"),
            )
            for row in read_csv(FOLDER / "crypt.csv", _CRYPT)
        }
    )  # fmt: skip


@cache
def library_cards() -> Mapping[int, LibraryFacts]:
    """Every library card by its VEKN number."""
    return MappingProxyType(
        {
            (vekn := row.whole("id")): LibraryFacts(
                vekn, row.text("name"), tuple(TYPES.get(kind, kind) for kind in row.maybe("types").split("/")),
                tuple(clan_named(clan) for clan in row.maybe("clan_req").split("/") if clan),
                tuple(code for code in row.maybe("discipline_req").replace("&", "/").split("/") if code),
                row.maybe("discipline_mode") == "all", row.maybe("pool_cost"), row.maybe("blood_cost"),
                row.maybe("conviction_cost"), row.flag("trifle"), row.flag("unique"), row.maybe("banned_since"),
                row.maybe("format"), row.words("sets"), row.maybe("path_req"),
                tuple(one for one in row.maybe("other_req").lower().split(",") if one),
            )
            for row in read_csv(FOLDER / "library.csv", _LIBRARY)
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
