"""Whether the books are right in the middle of a chapter, and whether what it leaves could be played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nokturn.games.heritage.chronicle.handing_down import left_behind
from nokturn.games.heritage.chronicle.sheets import books_of
from nokturn.games.heritage.chronicle.stickers import used
from nokturn.games.heritage.chronicle.verification import faults_of
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS, LAST_CHAPTER
from nokturn.games.heritage.printed.chronicle.eras import ERAS
from nokturn.games.heritage.printed.chronicle.prologue import DOT_GROUPS, DOTS_PER_GROUP
from nokturn.games.heritage.printed.chronicle.stickers import COPIES
from nokturn.games.heritage.state.state import Heritage


def book_faults(game: Heritage) -> list[str]:
    """Of a single game, none."""
    return [] if game.books is None else [*_stickers(game), *_sheets(game), *_havens(game), *_legacy(game)]


def _stickers(game: Heritage) -> Iterator[str]:
    for sticker, count in used(game.cards).items():
        if count > COPIES[sticker]:
            yield f"{count} stickers of {sticker}, and there are {COPIES[sticker]}"


def _sheets(game: Heritage) -> Iterator[str]:
    """A dot for every decision and three from the prologue; a title for every chapter and one from the prologue."""
    books = books_of(game)
    dots = sum([count for sheet in books.sheets for _, count in sheet.dots])
    decided = sum([len(entry.decisions) for entry in books.log])
    first = len(DOT_GROUPS) * DOTS_PER_GROUP * len(books.sheets)
    begun = dots == decided + first if game.clans or books.chapter > 1 else dots <= first
    titles = sum([len(sheet.titles) for sheet in books.sheets])
    titled = (
        titles == len(books.log) + len(books.sheets) if game.clans else titles <= len(books.log) + len(books.sheets)
    )
    if not (begun and titled):
        yield f"{dots} dots after {decided} decisions, {titles} titles after {len(books.log)} chapters"


def _havens(game: Heritage) -> Iterator[str]:
    held = [one for haven in game.havens.values() for one in (*haven.obligations, haven.servant) if one]
    if max(Counter([*held, *game.beside.values()]).values(), default=0) > 1:
        yield f"something lies in two havens: {sorted(held)}"


def _legacy(game: Heritage) -> Iterator[str]:
    """HER-CHRON-05: the next chapter would take it."""
    if game.finished and game.chapter < LAST_CHAPTER:
        theatres = ERAS[CHAPTERS[game.chapter + 1].era].theatres
        yield from [f"{key}: {facts}" for key, facts in faults_of(left_behind(game), game.seats, theatres)]
