"""The traits of the player sheets, with what a dot is worth before anything is marked; HER-R-04, HER-R-05."""

from __future__ import annotations

import msgspec

from nokturn.games.heritage.printed.files import Names, names, rows


class Trait(msgspec.Struct, frozen=True):
    id: str
    name: Names
    group: str
    start: int
    least: int
    most: int
    """Between these its value stays, however often it is marked; HER-END-02, HER-END-03."""


GROUPS = ("resources", "abilities", "psyche", "affiliation", "discipline_mastery", "titles")
_COLUMNS = ("id", "name", "name_pl", "group", "start_value", "min_value", "max_value")
_READ = {
    row.text("id"): Trait(
        id=row.text("id"),
        name=names(row),
        group=row.one_of("group", GROUPS),
        start=int(row.number("start_value", -1, 3)),
        least=int(row.number("min_value", -1, 3)),
        most=int(row.number("max_value", -1, 3)),
    )
    for row in rows("traits.csv", *_COLUMNS)
}
TITLE_WORTH = _READ["title"].start
"""What each title is worth at the end; HER-END-01."""
TRAITS = {trait.id: trait for trait in _READ.values() if trait.group != "titles"}


def traits_of(group: str) -> tuple[str, ...]:
    return tuple([trait.id for trait in TRAITS.values() if trait.group == group])
