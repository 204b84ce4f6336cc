"""How a game ended: places, where every point came from, and what broke a tie."""

from __future__ import annotations

from typing import Any

from nokturn.kernel.asks import Seat
from nokturn.kernel.events import Line
from nokturn.kernel.plain import Leaf


class Standing(Leaf, frozen=True):
    """One line of the final result: a player, or a team; in a game against the game, everybody."""

    place: int
    """1: has won.  Where everybody can lose, nobody need be first: all are then on place 2."""
    seats: tuple[Seat, ...]
    score: float | None
    """None: dropped out; or of a game in which one wins or loses, and nobody has a score."""


class Account(Leaf, frozen=True, kw_only=True):
    """What is worth telling of a finished game beside its winners, for whoever counts many of them.  Every line is a
    message of the game and its facts."""

    reached: tuple[Line, ...] = ()
    """How far it got, from the nearest goal to the farthest."""
    numbers: tuple[tuple[Line, float], ...] = ()
    cause: Line | None = None
    """Why it was lost; None: it was not."""
    played: tuple[Line, ...] = ()
    """What the players were, where that may make a difference."""


class Credit(Leaf, frozen=True):
    """One source of points of one seat.  The credits of a side add up to its score."""

    seat: Seat
    source: str
    """The message `ledger-<source>` names it, or it is something printed."""
    amount: float
    rule: str = ""
    things: tuple[str, ...] = ()
    """The printed things it came from, for those who want to see them."""
    track: str = "points"
    """What it adds to, where a game counts several things: the message `ledger-track-<track>`."""


class TieBreak(Leaf, frozen=True):
    """Two sides were equal, and a rule put one before the other: the message `tie-<key>`."""

    key: str
    rule: str
    facts: tuple[tuple[str, Any], ...] = ()


def credits_of(standings: tuple[Standing, ...]) -> tuple[Credit, ...]:
    """The score as one sum: all that can be said of a game that keeps no account."""
    return tuple([Credit(line.seats[0], "score", line.score) for line in standings if line.score is not None])
