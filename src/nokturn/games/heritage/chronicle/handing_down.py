"""What a chapter takes over from those before it, and what it leaves; HER-CHRON-05.  Tokens, trees, hands, markets,
edicts, enemies and monsters are not in it: all characters go back to the deck, HER-AFTER-18, tucked ones too,
HER-TZI-06."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.heritage.chronicle.sheets import books_of
from nokturn.games.heritage.state.books import Books, Chronicle, Sheet
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.state.vampires import NO_HAVEN
from nokturn.kernel import Seat


def new_chronicle(people: tuple[str, ...], ages: tuple[Seat, ...], *, open_backs: bool = False) -> Chronicle:
    """Before the prologue: empty sheets and havens."""
    sheets = tuple([Sheet(name) for name in people])
    books = Books(chapter=1, ages=ages, sheets=sheets, open_backs=open_backs, house_marks=True)
    return Chronicle(books=books, havens=(NO_HAVEN,) * len(people))


def take_over(game: Heritage, chronicle: Chronicle) -> None:
    game.books = chronicle.books
    game.havens = dict(zip(game.seats, chronicle.havens, strict=True))
    game.cards = dict(chronicle.cards)
    game.unlocked = chronicle.unlocked


def left_behind(game: Heritage) -> Chronicle:
    """HER-DECK-06: leaders go back to their havens, where they are; a servant is locked for one chapter only."""
    books = books_of(game)
    return Chronicle(
        books=replace(books, chapter=books.chapter + 1),
        havens=tuple([replace(game.havens[seat], locked=False) for seat in game.seats]),
        cards=tuple(sorted(game.cards.items(), key=lambda held: held[0])),
        unlocked=game.unlocked,
    )
