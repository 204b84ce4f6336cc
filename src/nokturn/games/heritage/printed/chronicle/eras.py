"""The seven eras: the theatres in play, the one that is resolved and leaves, the one that comes, HER-R-34; the first
begins in 1306, HER-R-02; and the two scoring cards from which whoever dominates an era picks."""

from __future__ import annotations

import msgspec

from nokturn.games.heritage.printed.boards import IN_SLOT, SLOTS, THEATRES
from nokturn.games.heritage.printed.chronicle.traits import TRAITS
from nokturn.games.heritage.printed.files import Names, names, rows, unknown


class Era(msgspec.Struct, frozen=True, kw_only=True):
    number: int
    years: tuple[str, str]
    theatres: tuple[str, str, str]
    marked: str
    """Breaks ties of the era and is replaced at its end; HER-ERA-03, HER-ERA-06."""
    replacement: str
    """Empty in the last era."""


class EraCard(msgspec.Struct, frozen=True):
    """An era scoring card; HER-ERA-05."""

    id: str
    era: int
    name: Names
    marks: tuple[tuple[str, int], ...]


def _read_eras() -> dict[int, Era]:
    found = {}
    for row in rows("eras.csv", "era", "year_from", "year_to", *[f"{slot}_theatre" for slot in SLOTS]):
        trio = [row.one_of(f"{slot}_theatre", IN_SLOT[slot]) for slot in SLOTS]
        number = row.whole("era")
        found[number] = Era(
            number=number,
            years=(row.text("year_from"), row.text("year_to")),
            theatres=(trio[0], trio[1], trio[2]),
            marked=row.one_of("resolved_at_end_and_tiebreak_theatre", trio),
            replacement=row.one_of("replacement_theatre", ("", *THEATRES)),
        )
    return found


def _read_cards() -> dict[str, EraCard]:
    found = {}
    for row in rows("era_scoring_cards.csv", "id", "era", "name", "name_pl", "marks"):
        marks = []
        for mark in row.text("marks").split(";"):
            trait, _, change = mark.partition(":")
            if trait not in TRAITS:
                unknown(row, "marks", trait, tuple(TRAITS))
            if change not in ("+1", "-1"):
                unknown(row, "marks", mark, (f"{trait}:+1", f"{trait}:-1"))
            marks.append((trait, int(change)))
        found[row.text("id")] = EraCard(row.text("id"), row.whole("era"), names(row), tuple(marks))
    return found


ERAS = _read_eras()
ERA_CARDS = _read_cards()


def cards_of(era: int) -> tuple[str, ...]:
    """The two of an era; HER-DECK-08."""
    return tuple([card.id for card in ERA_CARDS.values() if card.era == era])
