"""The clans with their advice, HER-SETUP-22, and their mechanic, HER-CLAN-01."""

from __future__ import annotations

import msgspec

from nokturn.games.heritage.printed.attributes import ARCHETYPES
from nokturn.games.heritage.printed.files import FOLDER, Names, listed, names, rows
from nokturn.kernel.content import read_toml


class Clan(msgspec.Struct, frozen=True):
    id: str
    name: Names
    epithet: Names
    complexity: str
    best_with: tuple[int, int]
    archetypes: tuple[str, ...]
    mechanic: str
    mechanic_name: Names
    power: Names
    """What the mechanic does, in a sentence."""


THIN_BLOOD = "thin_blood"
"""The sticker of those who belong to no clan; HER-STICK-05."""

POWERS = read_toml(FOLDER / "clan_powers.toml", dict[str, Names])

CLANS = {
    row.text("id"): Clan(
        id=row.text("id"),
        name={"en": row.text("name"), "pl": row.text("name")},
        epithet=names(row, "epithet"),
        complexity=row.one_of("complexity", ("low", "medium", "high")),
        best_with=(row.whole("best_players_min"), row.whole("best_players_max")),
        archetypes=listed(row, "main_archetypes", ARCHETYPES),
        mechanic=row.text("mechanic"),
        mechanic_name=names(row, "mechanic_name"),
        power=POWERS[row.text("id")],
    )
    for row in rows("clans.csv", "id", "name", "epithet", "epithet_pl", "complexity", "mechanic", "mechanic_name")
}
