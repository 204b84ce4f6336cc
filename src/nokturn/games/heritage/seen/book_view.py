"""The chronicle book between two chapters, page by page: what was played, who won it, and how it was decided; of an era
that still lasts nothing of its end."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from nokturn.games.heritage.chronicle.sheets import era_points
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.printed.chronicle.eras import ERAS
from nokturn.games.heritage.printed.missions import MISSIONS, MISSIONS_OF
from nokturn.games.heritage.state.books import Books, Entry
from nokturn.kernel import Seat
from nokturn.kernel.game import SEATS


class MissionSeen(msgspec.Struct, frozen=True):
    """How a mission was decided, and which trait got a dot for it; HER-AFTER-08."""

    mission: str
    player: Seat
    decision: str
    trait: str


class ChapterSeen(msgspec.Struct, frozen=True):
    """A chapter of the chronicle log; HER-AFTER-03."""

    number: int
    era: int
    location: str
    year: str
    title: str
    """What its winner is called."""
    clans: dict[Seat, str]
    places: tuple[Seat, ...]
    """First to last."""
    points: dict[Seat, int]
    """Era points."""
    missions: tuple[MissionSeen, ...]


class EraSeen(msgspec.Struct, frozen=True):
    """An era that has begun; empty where it is not over yet."""

    number: int
    since: str
    till: str
    theatres: tuple[str, ...]
    dominant: Seat
    card: str
    """By which it is remembered; HER-ERA-05."""
    left: str
    came: str
    """The theatre that gave way at its end, and the one in its place; HER-ERA-06."""


def chapters_seen(books: Books) -> Iterator[ChapterSeen]:
    for number, entry in enumerate(books.log, 1):
        yield _chapter(number, entry)


def _chapter(number: int, entry: Entry) -> ChapterSeen:
    chapter = CHAPTERS[number]
    decided = zip(MISSIONS_OF[number], entry.earned, entry.decisions, strict=True)
    return ChapterSeen(
        number=number,
        era=chapter.era,
        location=f"chapter_{number}",
        year=chapter.year,
        title=chapter.title,
        clans=dict(zip(SEATS, entry.clans, strict=False)),
        places=entry.places,
        points={seat: era_points(number, entry, seat) for seat in entry.places},
        missions=tuple(
            [
                MissionSeen(mission, seat, f"{mission}.{which}", MISSIONS[mission].decisions[which].trait)
                for mission, seat, which in decided
            ]
        ),
    )


def eras_seen(books: Books) -> Iterator[EraSeen]:
    """Those in which a chapter was played; the next one is sealed until its first chapter begins."""
    begun = CHAPTERS[len(books.log)].era if books.log else 0
    for era in list(ERAS.values())[:begun]:
        over = len(books.dominant) >= era.number
        yield EraSeen(
            number=era.number,
            since=era.years[0],
            till=era.years[1] if over else "",
            theatres=era.theatres,
            dominant=books.dominant[era.number - 1] if over else "",
            card=books.era_cards[era.number - 1] if over else "",
            left=era.marked if over and era.replacement else "",
            came=era.replacement if over else "",
        )
