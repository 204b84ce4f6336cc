"""The chronicle of Heritage: one sitting is one chapter, from its set-up (or the prologue) to the end of its aftermath
(or of the era).  What the books say is written by the game; the campaign only says which chapter comes next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

import msgspec

from nokturn.campaigns.campaign import Campaign, Closed, Sitting
from nokturn.campaigns.words import said_in
from nokturn.games.heritage.chronicle.handing_down import new_chronicle
from nokturn.games.heritage.chronicle.sheets import chronicle_points, dots_on, mark_of, values_of
from nokturn.games.heritage.printed.boards import SLOTS
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS, LAST_CHAPTER
from nokturn.games.heritage.printed.chronicle.eras import ERAS
from nokturn.games.heritage.printed.missions import MISSIONS_OF
from nokturn.games.heritage.printed.names import name_of
from nokturn.games.heritage.seen.book_view import ChapterSeen, EraSeen, chapters_seen, eras_seen
from nokturn.games.heritage.seen.chronicle_view import SheetView, sheet_views
from nokturn.games.heritage.seen.opened_book import opened_by
from nokturn.games.heritage.state.books import Chronicle, Entry
from nokturn.games.heritage.state.vampires import Haven
from nokturn.kernel.asks import Seat
from nokturn.kernel.chance import Dice, draw, shuffle
from nokturn.kernel.game import SEATS, Options, Printed
from nokturn.kernel.options import TableOption

DRAWN, YOUNGEST_FIRST, OLDEST_FIRST = "drawn", "youngest_first", "oldest_first"
NAMED = ("trait", "title", "mark", "card", "story")
"""Kinds of things that the book names."""


class BookView(msgspec.Struct, frozen=True):
    """The chronicle between two chapters: everything in it lies open, and nothing of it is still sealed;
    HER-CHRON-03, HER-CHRON-07."""

    played: int
    points: dict[Seat, int]
    titles: dict[Seat, tuple[str, ...]]
    marks: dict[Seat, tuple[str, ...]]
    """Of the houses."""
    dots: dict[Seat, tuple[str, ...]]
    """Trait and number, `kindred:2`."""
    servants: dict[Seat, tuple[str, ...]]
    remembered: tuple[str, ...]
    """The era cards that were picked."""
    winner: tuple[str, ...]
    """Whoever holds the last card, by name."""
    sheets: dict[Seat, SheetView]
    havens: dict[Seat, Haven]
    values: dict[str, int]
    log: tuple[Entry, ...]
    dominant: tuple[Seat, ...]
    unlocked: tuple[str, ...]
    named: dict[str, str]
    """Cards that were given a name, wherever they are; HER-STICK-01."""
    eras: tuple[EraSeen, ...]
    """Those that have begun."""
    chapters: tuple[ChapterSeen, ...]
    """Those that were played."""


class HeritageChronicle(Campaign[Chronicle]):
    name: ClassVar[str] = "heritage"
    game: ClassVar[str] = "heritage"
    counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    sittings: ClassVar[int] = LAST_CHAPTER
    shape: ClassVar[int] = 2
    """Since 2 a sheet may bear the mark of its house; older ones have none, and need not be changed for it."""
    view_type: ClassVar[type[msgspec.Struct]] = BookView
    table_options: ClassVar[tuple[TableOption, ...]] = (
        TableOption("ages", DRAWN, (DRAWN, YOUNGEST_FIRST, OLDEST_FIRST), "HER-R-56"),
        TableOption("open_backs", False, (False, True), "HER-CHRON-08"),
    )

    def begin(self, people: tuple[str, ...], options: Options, key: str) -> Chronicle:
        """HER-R-56: the order of ages is that in which the people are named, or it is drawn once and kept."""
        _, order = draw(Dice(key), shuffle(len(people)))
        ages = {
            DRAWN: tuple([SEATS[number] for number in order]),
            YOUNGEST_FIRST: SEATS[: len(people)],
            OLDEST_FIRST: SEATS[: len(people)][::-1],
        }[str(options["ages"])]
        return new_chronicle(people, tuple(ages), open_backs=bool(options["open_backs"]))

    def next(self, state: Chronicle) -> Sitting | None:
        """The theatres of its era and five missions; HER-CHRON-01, HER-SETUP-03."""
        chapter = state.books.chapter
        if chapter > LAST_CHAPTER:
            return None
        theatres: Options = dict(zip(SLOTS, ERAS[CHAPTERS[chapter].era].theatres, strict=True))
        return Sitting(game="heritage", options={"missions": len(MISSIONS_OF[chapter]), **theatres}, handed_down=state)

    def after(self, state: Chronicle, legacy: Any) -> Chronicle:
        """The game has written the books; HER-R-63: whoever sat there, they are those of the people who began it."""
        assert isinstance(legacy, Chronicle)
        return legacy

    def view(self, state: Chronicle, seat: Seat | None) -> msgspec.Struct:
        if seat is None:
            return Closed()
        books = state.books
        seats = tuple(SEATS[: len(books.sheets)])
        era = CHAPTERS[min(books.chapter, LAST_CHAPTER)].era
        return BookView(
            played=len(books.log),
            points={one: chronicle_points(books, at) for at, one in enumerate(seats)},
            titles={one: sheet.titles for one, sheet in zip(seats, books.sheets, strict=True)},
            marks={one: (mark_of(books, at),) for at, one in enumerate(seats)},
            dots={
                one: tuple([f"{trait}:{count}" for trait, count in dots_on(sheet).items()])
                for one, sheet in zip(seats, books.sheets, strict=True)
            },
            servants={
                one: (haven.servant,) if haven.servant else () for one, haven in zip(seats, state.havens, strict=True)
            },
            remembered=books.era_cards,
            winner=(books.sheets[seats.index(books.last_card)].name,) if books.last_card else (),
            sheets=sheet_views(books, seats, era),
            havens=dict(zip(seats, state.havens, strict=True)),
            values=values_of(books.era_cards),
            log=books.log,
            dominant=books.dominant,
            unlocked=state.unlocked,
            named={card: now.name for card, now in state.cards if now.name},
            eras=tuple(eras_seen(books)),
            chapters=tuple(chapters_seen(books)),
        )

    def told(self, state: Chronicle, seat: Seat | None, lang: str, names: Mapping[Seat, str]) -> list[str]:
        lines = super().told(state, seat, lang, names)
        if seat is not None:
            for one, haven in zip(SEATS, state.havens, strict=False):
                lines += self._haven(names.get(one, one), haven, lang)
        for card, now in state.cards if seat is not None else ():
            if now.name:
                facts = {
                    "character": name_of("character", card, lang),
                    "name": name_of("name", now.name, lang) or now.name,
                }
                lines += said_in(self.folder, lang, "book-called", facts)
        return lines

    def _haven(self, player: str, haven: Haven, lang: str) -> Iterator[str]:
        """What lies in it beside the servant; HER-CHRON-07."""
        lying = {
            "resources": [("attribute", one) for one in haven.resources],
            "obligations": [("obligation", one) for one in haven.obligations],
            "leaders": [("leader", one) for one in haven.leaders],
        }
        for what, things in lying.items():
            if things:
                named = ", ".join([name_of(kind, one, lang) or one for kind, one in things])
                yield from said_in(self.folder, lang, f"book-{what}", {"player": player, what: named})

    def opened(self, state: Chronicle, seat: Seat | None) -> tuple[Printed, ...]:
        return () if seat is None else opened_by(state)

    def name_of(self, value: str, lang: str) -> str:
        thing, _, count = value.partition(":")
        found = (name_of(kind, thing, lang) for kind in NAMED)
        named = next((name for name in found if name is not None), value)
        return f"{named} {count}" if count and named != value else named


CAMPAIGN = HeritageChronicle()
