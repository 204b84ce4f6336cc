"""Base missions, HER-MISSION-01 to -06, and the missions of the chronicle, five for each chapter; HER-SETUP-03."""

from __future__ import annotations

from typing import Literal

import msgspec

from nokturn.games.heritage.printed.attributes import ARCHETYPES, ATTRIBUTES
from nokturn.games.heritage.printed.chronicle.traits import TRAITS
from nokturn.games.heritage.printed.files import Names, names, rows, unknown
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.kernel.content import Row

Gift = Literal["", "resource", "unlock", "elevate"]


class Decision(msgspec.Struct, frozen=True):
    """One of the two answers to a chronicle mission: what is said, and the trait that gets a dot; HER-AFTER-08."""

    label: Names
    trait: str


class Mission(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: Names
    attributes: frozenset[str]
    """Two of them: only vampires that have both count; HER-MISSION-05."""
    reward: int = 0
    """Victory points; chronicle missions give none, HER-MISSION-07."""
    chapter: int = 0
    """Of the chronicle; 0: a base mission."""
    decisions: dict[str, Decision] = {}
    """By `a` and `b`."""
    gift: Gift = ""
    detail: str = ""
    """The archetype of the resource, or who is unlocked."""


def _wanted(row: Row) -> frozenset[str]:
    wanted = row.text("attribute").split("+")
    for value in wanted:
        if value not in ATTRIBUTES:
            unknown(row, "attribute", value, ATTRIBUTES)
    return frozenset(wanted)


def _base() -> dict[str, Mission]:
    return {
        row.text("id"): Mission(
            id=row.text("id"), name=names(row), attributes=_wanted(row), reward=row.whole("potency_reward")
        )
        for row in rows("base_missions.csv", "id", "name", "name_pl", "attribute", "potency_reward")
    }


def _chronicle() -> dict[str, Mission]:
    found = {}
    for row in rows("chronicle_missions.csv", "id", "chapter", "slot", "name", "name_pl", "attribute", "reward"):
        gift: Gift = row.one_of("reward", ("resource", "unlock", "elevate"))  # type: ignore[assignment]
        known = {"resource": ARCHETYPES, "unlock": tuple(PEOPLE), "elevate": ("",)}[gift]
        found[row.text("id")] = Mission(
            id=row.text("id"),
            name=names(row),
            attributes=_wanted(row),
            chapter=row.whole("chapter"),
            decisions={
                which: Decision(names(row, f"option_{which}_label"), row.one_of(f"option_{which}_trait", tuple(TRAITS)))
                for which in ("a", "b")
            },
            gift=gift,
            detail=row.one_of("reward_detail", known),
        )
    return found


BASE_MISSIONS = _base()
CHRONICLE_MISSIONS = _chronicle()
MISSIONS = {**BASE_MISSIONS, **CHRONICLE_MISSIONS}
MISSIONS_OF: dict[int, tuple[str, ...]] = {}
"""The five of each chapter, in the order of their slots."""
for _mission in CHRONICLE_MISSIONS.values():
    MISSIONS_OF[_mission.chapter] = (*MISSIONS_OF.get(_mission.chapter, ()), _mission.id)
