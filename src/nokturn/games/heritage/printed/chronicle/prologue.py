"""How a chronicle is begun: first dots, first titles, first servants; HER-PROL."""

from __future__ import annotations

import re

import msgspec

from nokturn.games.heritage.printed.chronicle.traits import GROUPS
from nokturn.games.heritage.printed.files import FOLDER, Names
from nokturn.kernel.content import read_toml, wrong

FILE = FOLDER / "prologue.toml"


class _Dots(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    groups: tuple[str, ...]
    per_group: int


class _FirstTitle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    choose: int
    unique: bool
    options: tuple[str, ...]
    options_pl: tuple[str, ...]


class _HouseMark(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    options: tuple[str, ...]
    options_pl: tuple[str, ...]


class _FirstServant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draw: int
    pick: int
    flip_to_ancilla: bool
    clan_sticker: str
    name_sticker: str
    ability_sticker: str
    goes_to: str


class _Prologue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name_max_length: int
    order: str
    dots: _Dots
    first_title: _FirstTitle
    house_mark: _HouseMark
    first_servant: _FirstServant


_PRINTED = read_toml(FILE, _Prologue)
if set(_PRINTED.dots.groups) - set(GROUPS):
    wrong(FILE, 0, f"dots.groups says {_PRINTED.dots.groups}. Write some of: {', '.join(GROUPS)}.")
for _table, _listed in (("first_title", _PRINTED.first_title), ("house_mark", _PRINTED.house_mark)):
    if len(_listed.options) != len(_listed.options_pl):
        wrong(FILE, 0, f"{_table} has not as many options as options_pl. Write both in the same order.")


def _ids(kind: str, en: tuple[str, ...], pl: tuple[str, ...]) -> dict[str, Names]:
    """`title_ash_prophet` of “Ash Prophet”."""
    return {
        f"{kind}_" + re.sub(r"\W+", "_", name.lower()): {"en": name, "pl": other}
        for name, other in zip(en, pl, strict=True)
    }


LONGEST_NAME = _PRINTED.name_max_length
DOT_GROUPS = _PRINTED.dots.groups
DOTS_PER_GROUP = _PRINTED.dots.per_group
DRAWN = _PRINTED.first_servant.draw
FIRST_TITLES = _ids("title", _PRINTED.first_title.options, _PRINTED.first_title.options_pl)
HOUSE_MARKS = _ids("mark", _PRINTED.house_mark.options, _PRINTED.house_mark.options_pl)
"""Those of the first seats are theirs where nobody chose."""
