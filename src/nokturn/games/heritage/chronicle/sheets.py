"""Player sheets and the scoring sheet: dots, titles, what a trait is worth, era points and chronicle points."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.printed.chronicle.eras import ERA_CARDS
from nokturn.games.heritage.printed.chronicle.prologue import HOUSE_MARKS
from nokturn.games.heritage.printed.chronicle.traits import TITLE_WORTH, TRAITS
from nokturn.games.heritage.state.books import Books, Entry, Sheet
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Seat


def books_of(game: Heritage) -> Books:
    """The books of a chapter of the chronicle."""
    assert game.books is not None, "a single game has no books"
    return game.books


def sheet_of(game: Heritage, seat: Seat) -> Sheet:
    return books_of(game).sheets[game.seats.index(seat)]


def _write(game: Heritage, seat: Seat, sheet: Sheet) -> None:
    books, at = books_of(game), game.seats.index(seat)
    game.books = replace(books, sheets=(*books.sheets[:at], sheet, *books.sheets[at + 1 :]))


def mark_dot(game: Heritage, seat: Seat, trait: str) -> None:
    """A trait may hold any number of dots; HER-AFTER-08."""
    sheet = sheet_of(game, seat)
    dots = dict(sheet.dots)
    dots[trait] = dots.get(trait, 0) + 1
    _write(game, seat, replace(sheet, dots=tuple(sorted(dots.items()))))
    game.tell("marks-dot", player=seat, trait=trait, count=dots[trait])


def add_title(game: Heritage, seat: Seat, title: str) -> None:
    sheet = sheet_of(game, seat)
    _write(game, seat, replace(sheet, titles=(*sheet.titles, title)))
    game.tell("title-won", player=seat, title=title)


def take_mark(game: Heritage, seat: Seat, mark: str) -> None:
    _write(game, seat, replace(sheet_of(game, seat), mark=mark))
    game.tell("house-marked", player=seat, mark=mark)


def mark_of(books: Books, at: int) -> str:
    """The mark of a house, for the whole chronicle; where nobody chose, that of the seat."""
    return books.sheets[at].mark or tuple(HOUSE_MARKS)[at]


def trait_value(cards: tuple[str, ...], trait: str) -> int:
    """What a dot is worth after these scoring cards: kept within its bounds after each of them; HER-END-02, HER-END-03,
    HER-R-04."""
    printed = TRAITS[trait]
    value = printed.start
    for card in cards:
        marked = sum([change for which, change in ERA_CARDS[card].marks if which == trait])
        value = max(printed.least, min(printed.most, value + marked))
    return value


def values_of(cards: tuple[str, ...]) -> dict[str, int]:
    return {trait: trait_value(cards, trait) for trait in TRAITS}


def dots_on(sheet: Sheet) -> dict[str, int]:
    """In the order in which the sheet lists the traits."""
    dots = dict(sheet.dots)
    return {trait: dots[trait] for trait in TRAITS if trait in dots}


def points_of(sheet: Sheet, values: Mapping[str, int]) -> int:
    """HER-END-01: dots times what they are worth, 1 for each discipline dot (HER-END-04) and for each title."""
    return sum([count * values[trait] for trait, count in sheet.dots]) + TITLE_WORTH * len(sheet.titles)


def chronicle_points(books: Books, at: int) -> int:
    """As the scoring sheet stands."""
    return points_of(books.sheets[at], values_of(books.era_cards))


def era_points(chapter: int, entry: Entry, seat: Seat) -> int:
    """HER-AFTER-03; with fewer players the lower places are not used."""
    return CHAPTERS[chapter].points[entry.places.index(seat)]


def era_totals(books: Books, seats: tuple[Seat, ...], era: int) -> dict[Seat, int]:
    """HER-ERA-02: over the chapters of the era that are in the log."""
    chapters = [(number, entry) for number, entry in enumerate(books.log, 1) if CHAPTERS[number].era == era]
    return {seat: sum([era_points(number, entry, seat) for number, entry in chapters]) for seat in seats}
