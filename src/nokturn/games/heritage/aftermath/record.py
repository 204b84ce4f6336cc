"""Step 1: the log; and in which order the players act from then on; HER-AFTER-02, HER-AFTER-03."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.chronicle.sheets import books_of, era_points
from nokturn.games.heritage.ending.missions import missions_of
from nokturn.games.heritage.state.books import Entry
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Seat


def record_chapter(game: Heritage) -> None:
    """HER-AFTER-03: name, clan and place of everybody; the place is worth era points."""
    books = books_of(game)
    entry = Entry(
        clans=tuple([game.clans[seat] for seat in game.seats]),
        places=game.places,
        earned=tuple([game.earned[mission] for mission in game.missions]),
    )
    game.books = replace(books, log=(*books.log, entry))
    for place, seat in enumerate(game.places, 1):
        points = era_points(books.chapter, entry, seat)
        game.tell("recorded", player=seat, clan=game.clans[seat], place=place, count=points)


def in_order(game: Heritage) -> tuple[Seat, ...]:
    """HER-AFTER-02, HER-R-35: whoever has earned fewest missions first; of equals, the worse place."""
    return tuple(
        sorted(game.seats, key=lambda seat: (len(missions_of(game, seat)), -game.places.index(seat))),
    )
