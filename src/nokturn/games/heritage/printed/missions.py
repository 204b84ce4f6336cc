"""Base missions; HER-MISSION-01 to -06."""

from __future__ import annotations

import msgspec

from nokturn.games.heritage.printed.attributes import ATTRIBUTES
from nokturn.games.heritage.printed.files import Names, names, rows, unknown


class Mission(msgspec.Struct, frozen=True):
    id: str
    name: Names
    attributes: frozenset[str]
    """Two of them: only vampires that have both count; HER-MISSION-05."""
    reward: int


def _read() -> dict[str, Mission]:
    found = {}
    for row in rows("base_missions.csv", "id", "name", "name_pl", "attribute", "potency_reward"):
        wanted = row.text("attribute").split("+")
        for value in wanted:
            if value not in ATTRIBUTES:
                unknown(row, "attribute", value, ATTRIBUTES)
        found[row.text("id")] = Mission(
            id=row.text("id"), name=names(row), attributes=frozenset(wanted), reward=row.whole("potency_reward")
        )
    return found


MISSIONS = _read()
