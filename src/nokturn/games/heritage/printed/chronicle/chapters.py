"""The 21 chapters: where and when, what the winner is called, what the loser learns, what the places are worth; and the
order of the chronicle deck, HER-DECK-09."""

from __future__ import annotations

import msgspec

from nokturn.games.heritage.printed.files import Names, names, rows


class Chapter(msgspec.Struct, frozen=True, kw_only=True):
    """A chapter summary; HER-DECK-07."""

    number: int
    era: int
    in_era: int
    """First, second or third of its era."""
    place: Names
    year: str
    title: str
    """What the winner is called from then on, by id; HER-AFTER-04."""
    title_name: Names
    intrigue: int
    """How many schemes the loser unlocks; HER-AFTER-05."""
    points: tuple[int, int, int, int]
    """Era points of the four places; HER-AFTER-03, HER-R-03."""


_PLACES = ("1st", "2nd", "3rd", "4th")
CHAPTERS = {
    row.whole("chapter"): Chapter(
        number=row.whole("chapter"),
        era=row.whole("era"),
        in_era=row.whole("chapter_in_era"),
        place=names(row, "place"),
        year=str(row.whole("year")),
        title=f"title_{row.text('chapter')}",
        title_name=names(row, "winner_title"),
        intrigue=row.whole("loser_intrigue"),
        points=(
            row.whole("era_points_1st", 0),
            row.whole("era_points_2nd", 0),
            row.whole("era_points_3rd", 0),
            row.whole("era_points_4th", 0),
        ),
    )
    for row in rows("chapters.csv", "chapter", "era", "place", "winner_title", *[f"era_points_{n}" for n in _PLACES])
}
LAST_CHAPTER = max(CHAPTERS)
"""HER-CHRON-01."""


def ends_era(chapter: int) -> bool:
    """HER-ERA-01: the third of every era."""
    return chapter == LAST_CHAPTER or CHAPTERS[chapter + 1].era != CHAPTERS[chapter].era


def opens_era(chapter: int) -> bool:
    return chapter == 1 or ends_era(chapter - 1)
