"""The prologue: everybody, from the youngest on, prepares a sheet and finds a servant; HER-PROL."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.heritage.chronicle.havens import change_haven
from nokturn.games.heritage.chronicle.sheets import add_title, books_of, mark_dot, take_mark
from nokturn.games.heritage.chronicle.stickers import any_clan_sticker, give_name, put_clan, turn_to_ancilla
from nokturn.games.heritage.printed.chronicle.prologue import (
    DOT_GROUPS,
    DOTS_PER_GROUP,
    DRAWN,
    FIRST_TITLES,
    HOUSE_MARKS,
)
from nokturn.games.heritage.printed.chronicle.traits import traits_of
from nokturn.games.heritage.printed.people import PEOPLE, STARTING_DECK
from nokturn.games.heritage.state.choices import MarkDot, TakeMark, TakeServant, TakeTitle
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Option, Refused, Rule, Seat, ask, call, chance, procedure, shuffle


@procedure(rule=("HER-PROL-01", "HER-PROL-02", "HER-CHRON-02"))
def open_chronicle(game: Heritage) -> Rule:
    """Youngest to oldest; HER-R-56."""
    game.tell("prologue")
    for seat in books_of(game).ages:
        yield call(prepare_sheet, seat)
        yield call(find_servant, seat)


@procedure(rule=("HER-PROL-01", "HER-PROL-02", "HER-PROL-03"))
def prepare_sheet(game: Heritage, seat: Seat) -> Rule:
    """A first dot in each of three groups, a first title and the mark of a house that nobody else has."""
    for group in DOT_GROUPS * DOTS_PER_GROUP:
        dot = yield ask(
            seat, "first-dot", [MarkDot(trait) for trait in traits_of(group)], rule="HER-PROL-02", group=group
        )
        mark_dot(game, seat, dot.trait)
    title = yield ask(seat, "first-title", first_titles(game), rule="HER-PROL-03")
    add_title(game, seat, title.title)
    if books_of(game).house_marks:
        chosen = yield ask(seat, "house-mark", house_marks(game), rule="HER-PROL-01")
        take_mark(game, seat, chosen.mark)


def first_titles(game: Heritage) -> Iterator[Option | Refused]:
    """All different; HER-PROL-03."""
    taken = [title for sheet in books_of(game).sheets for title in sheet.titles]
    for title in FIRST_TITLES:
        if title in taken:
            yield Refused(TakeTitle(title), "HER-PROL-03", (("title", title),))
        else:
            yield TakeTitle(title)


def house_marks(game: Heritage) -> Iterator[Option | Refused]:
    """All different: by its mark a house is known in the book and on the poster."""
    taken = [sheet.mark for sheet in books_of(game).sheets]
    for mark in HOUSE_MARKS:
        if mark in taken:
            yield Refused(TakeMark(mark), "HER-PROL-01", (("mark", mark),))
        else:
            yield TakeMark(mark)


@procedure(rule=("HER-PROL-04", "HER-CHRON-08"))
def find_servant(game: Heritage, seat: Seat) -> Rule:
    """One of three base characters becomes an ancilla and waits in the haven; what it can do is seen when it is picked.
    The others return to the deck."""
    free = [card for card in STARTING_DECK if PEOPLE[card].kind == "base" and card not in game.cards]
    order = yield chance(shuffle(len(free)))
    game.drawn = tuple([free[number] for number in order[:DRAWN]])
    game.tell("draws-servants", player=seat, characters=game.drawn, reveals=True)
    chosen = yield ask(seat, "first-servant", [TakeServant(card) for card in game.drawn], rule="HER-PROL-04")
    game.drawn = ()
    change_haven(game, seat, servant=chosen.character)
    game.tell("takes-servant", player=seat, character=chosen.character)
    turn_to_ancilla(game, seat, chosen.character)
    sticker = yield ask(
        seat, "clan-sticker", any_clan_sticker(game), rule="HER-PROL-04", character=game.havens[seat].servant
    )
    put_clan(game, seat, game.havens[seat].servant, sticker.clan)
    yield call(give_name, seat, game.havens[seat].servant)
