"""The sticker sheets: how many of each clan, of thin-bloods, of each ability, and names to give; HER-STICK-01."""

from __future__ import annotations

from nokturn.games.heritage.printed.abilities import ABILITIES
from nokturn.games.heritage.printed.clans import CLANS, THIN_BLOOD
from nokturn.games.heritage.printed.files import Names, names, rows

NAME = "name"
"""The kind of a name sticker, of which there is only one."""


def _read() -> dict[str, int]:
    copies = {}
    for row in rows("stickers.csv", "id", "kind", "ref", "copies"):
        kind = row.one_of("kind", ("clan", "ability", NAME))
        known = {"clan": (*CLANS, THIN_BLOOD), "ability": tuple(ABILITIES), NAME: ("",)}[kind]
        copies[row.one_of("ref", known) or NAME] = row.whole("copies")
    return copies


COPIES = _read()
"""By clan (or `thin_blood`), ability, and `name`."""
GIVEN_NAMES: dict[str, Names] = {row.text("id"): names(row) for row in rows("names.csv", "id", "name", "name_pl")}
"""What can be written on a name sticker; everybody's is their own."""
