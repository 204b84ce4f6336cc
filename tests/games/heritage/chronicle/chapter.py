"""A chapter of a chronicle for tests: the table of `tests/games/heritage/table.py` with books, havens and a place for
everybody.

    chapter = Chapter(4, A="brujah", B="tremere", places="BA", earned="AABAB")
    chapter.sheet("A", dots={"combat": 2}, titles=("title_1",))
    chapter.run(aftermath)

`places` first to last; `earned`: who has earned each of the five missions.  `log` is what the chapters before have
left (`entry`); by default everybody was placed in the order of the seats.  `begun(people)` is a chronicle before its
prologue, `start(chronicle)` the next chapter of it."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace
from tests.games.heritage.table import KEY, Table

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.printed.chronicle.eras import ERAS
from nokturn.games.heritage.printed.missions import MISSIONS_OF
from nokturn.games.heritage.state.books import Books, Chronicle, Entry, Sheet
from nokturn.games.heritage.state.choices import KeepAsIs, NoSticker
from nokturn.games.heritage.state.vampires import Haven
from nokturn.kernel import Option, Position
from nokturn.players import RandomBot


def entry(places: str, clans: tuple[str, ...] = (), earned: str = "AAAAA", decisions: str = "aaaaa") -> Entry:
    """A line of the log; who is placed first to last."""
    usual = ("brujah", "tremere", "ventrue", "gangrel")[: len(places)]
    return Entry(clans or usual, tuple(places), tuple(earned), tuple(decisions))


class Chapter(Table):
    """A table in the middle of a chapter of the chronicle."""

    passing: ClassVar[tuple[Option, ...]] = (*Table.passing, NoSticker(), KeepAsIs())

    def __init__(
        self,
        chapter: int = 1,
        *,
        places: str = "",
        earned: str = "AAAAA",
        log: tuple[Entry, ...] | None = None,
        key: str = KEY,
        **clans: str,
    ) -> None:
        who: dict[str, Any] = clans or {"A": "brujah", "B": "tremere"}
        missions = MISSIONS_OF[chapter]
        theatres = ERAS[CHAPTERS[chapter].era].theatres
        super().__init__(theatres=theatres, missions=missions, key=key, **who)
        seats = self.state.seats
        before = tuple([entry("".join(seats)) for _ in range(1, chapter)]) if log is None else log
        self.state.books = Books(
            chapter=chapter, ages=seats, sheets=tuple([Sheet(f"Player {seat}") for seat in seats]), log=before
        )
        self.state.places = tuple(places or seats)
        self.state.earned = dict(zip(missions, earned, strict=True))
        self.state.havens = dict.fromkeys(seats, Haven())

    @property
    def books(self) -> Books:
        assert self.state.books is not None
        return self.state.books

    def sheet(self, seat: str, dots: dict[str, int] | None = None, titles: tuple[str, ...] = ()) -> Chapter:
        """What the sheet says."""
        at = self.state.seats.index(seat)
        now = replace(self.books.sheets[at], dots=tuple((dots or {}).items()), titles=titles)
        self.state.books = replace(self.books, sheets=(*self.books.sheets[:at], now, *self.books.sheets[at + 1 :]))
        return self

    def dots(self, seat: str) -> dict[str, int]:
        return dict(self.books.sheets[self.state.seats.index(seat)].dots)

    def titles(self, seat: str) -> tuple[str, ...]:
        return self.books.sheets[self.state.seats.index(seat)].titles

    def era_cards(self, *cards: str) -> Chapter:
        self.state.books = replace(self.books, era_cards=cards)
        return self


def begun(*people: str, ages: str = "", open_backs: bool = False) -> Chronicle:
    """Before the prologue; `ages` from the youngest on."""
    state = CAMPAIGN.begin(people or ("Ada", "Bob"), {"ages": "youngest_first", "open_backs": open_backs}, "key")
    return replace(state, books=replace(state.books, ages=tuple(ages))) if ages else state


def start(chronicle: Chronicle, key: str = KEY) -> Position[Any]:
    """The next chapter, at its first question."""
    sitting = CAMPAIGN.next(chronicle)
    assert sitting is not None
    players = len(chronicle.books.sheets)
    return GAME.start(players, GAME.options(sitting.options), key, handed_down=sitting.handed_down)


def play_out(position: Position[Any], seed: str) -> Chronicle:
    """To the end of the sitting, by chance."""
    bot = RandomBot(seed)
    while not position.over:
        question = position.asks()[0]
        assert position.answer(question.seat, bot.answer(None, question, ())) is None
        position.state.events = []
    left = GAME.legacy(position.state)
    assert left is not None
    return left
