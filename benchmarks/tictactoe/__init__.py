"""Tic-tac-toe, written as the rules of any game here are: what the kernel and the server cost when a game costs
next to nothing.  It is no part of the product: only `benchmarks.tictactoe_server` serves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from nokturn.kernel.asks import Option, Seat, ask
from nokturn.kernel.chance import Dice
from nokturn.kernel.game import Game, Options, Standing, Tongue
from nokturn.kernel.position import Position
from nokturn.kernel.procedures import Procedure, Rule, procedure
from nokturn.kernel.state import State
from nokturn.kernel.words import Words

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Mark(Option, frozen=True):
    """Put your sign on a free square."""

    square: int


class Grid(State, kw_only=True):
    """The nine squares and, in the end, who has three in a row."""

    squares: list[Seat]
    winner: Seat = ""


@procedure()
def play(game: Grid) -> Rule:
    """The players take turns until one has three in a row or the grid is full."""
    while "" in game.squares:
        for seat in ("A", "B"):
            mark = yield ask(seat, "mark", free_squares(game))
            game.squares[mark.square] = seat
            game.tell("marked", player=seat, square=mark.square)
            if three_in_a_row(game, seat):
                game.winner = seat
                return
            if "" not in game.squares:
                return


def free_squares(game: Grid) -> list[Mark]:
    return [Mark(number) for number, sign in enumerate(game.squares) if not sign]


def three_in_a_row(game: Grid, seat: Seat) -> bool:
    squares = game.squares
    return any(squares[a] == squares[b] == squares[c] == seat for a, b, c in LINES)


class GridView(msgspec.Struct, frozen=True):
    """What everybody sees, which is everything."""

    squares: tuple[Seat, ...]
    winner: Seat


class GridTongue(Tongue[Grid]):
    """Squares by letter and number; the grid is three lines of signs."""

    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        return f"{'abc'[value % 3]}{value // 3 + 1}" if kind == "square" else None

    def board(self, state: Grid, seat: Seat | None, words: Words) -> Sequence[str]:
        signs = [sign or "." for sign in state.squares]
        return [" ".join(signs[start : start + 3]) for start in (0, 3, 6)]


class TicTacToe(Game[Grid]):
    """Three in a row, two players."""

    name: ClassVar[str] = "tictactoe"
    state_type: ClassVar[type[State]] = Grid
    first: ClassVar[Procedure] = play
    counts: ClassVar[tuple[int, ...]] = (2,)
    decision_limit: ClassVar[int] = 9
    tongue = GridTongue()

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> Grid:
        return Grid(dice=Dice(key), veil=key, squares=[""] * 9)

    def view(self, state: Grid, seat: Seat | None) -> GridView:
        return GridView(tuple(state.squares), state.winner)

    def resample(self, state: Grid, seat: Seat | None, key: str) -> Grid:
        copy = state.clone()
        copy.dice = Dice(key)
        return copy

    def standings(self, state: Grid) -> tuple[Standing, ...]:
        if not state.winner:
            return tuple(Standing(1, (seat,), 0) for seat in "AB")
        loser = "B" if state.winner == "A" else "A"
        return Standing(1, (state.winner,), 1), Standing(2, (loser,), 0)


GAME = TicTacToe()


def start() -> Position[Grid]:
    """A new game at its first question, with nobody listening: most of the other engines tell nothing either."""
    return Position.start(Grid(dice=Dice("00" * 16), squares=[""] * 9, events=None), play)
