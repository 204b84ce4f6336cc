"""Tic-tac-toe, written as the rules of any game here are: what the kernel costs when a game costs next to nothing."""

from __future__ import annotations

from nokturn.kernel.asks import Option, Seat, ask
from nokturn.kernel.chance import Dice
from nokturn.kernel.position import Position
from nokturn.kernel.procedures import Rule, procedure
from nokturn.kernel.state import State

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


def start() -> Position[Grid]:
    """A new game at its first question."""
    return Position.start(Grid(dice=Dice("00" * 16), squares=[""] * 9), play)
