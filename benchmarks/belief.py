"""The exact belief of Dracula's hunters: how long one more clue takes, over whole games, and how large it grows.

What is measured is what a table waits for after every public event; the games are played beforehand.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import NamedTuple

from nokturn.cli.bench import Row, show
from nokturn.games.dracula.belief import after, nothing
from nokturn.games.dracula.game import GAME
from nokturn.games.dracula.printed.content import OPTIONS
from nokturn.games.dracula.state.clues import Clue
from nokturn.kernel.chance import rekey
from nokturn.kernel.game import SEATS
from nokturn.players.levels import bot_for
from nokturn.players.playing import play_out

HEADING = "\nThe exact belief of Dracula's hunters, clue by clue"
GOAL = 50.0
"""Milliseconds at the 99th percentile."""
PLAYERS = 2


class Pace(NamedTuple):
    """What the clues of some games took."""

    milliseconds: list[float]
    sizes: list[int]
    """Trails that were possible after each."""
    exact: int
    """Games whose belief was exact to the end."""


def clues_of(level: str, mode: str, number: int) -> tuple[Clue, ...]:
    """Everything that became public in one game of such bots."""
    key = rekey("belief", number)
    position = GAME.start(PLAYERS, GAME.options({"mode": mode}), key)
    play_out(GAME, position, {seat: bot_for(GAME, level, rekey(key, place)) for place, seat in enumerate(SEATS[:2])})
    clues: tuple[Clue, ...] = position.state.clues
    return clues


def pace(level: str, mode: str, games: int) -> Pace:
    found = Pace([], [], 0)
    for number in range(games):
        clues = clues_of(level, mode, number)
        belief = nothing(OPTIONS.map)
        for clue in clues:
            started = perf_counter()
            belief = after(belief, clue)
            found.milliseconds.append((perf_counter() - started) * 1000)
            found.sizes.append(belief.size)
        found = found._replace(exact=found.exact + belief.exact)
    return found


def rows(levels: Sequence[str] = ("random",), games: int = 40) -> Iterator[Row]:
    """Basic and advanced games of every kind of bot."""
    for level in levels:
        for mode in ("basic", "advanced"):
            found = pace(level, mode, games)
            taken = sorted(found.milliseconds)
            p99 = taken[int(len(taken) * 0.99)]
            what = f"{mode} games of {level} bots"
            yield Row(f"{what}: one more clue, median", f"{statistics.median(taken):.2f} ms")
            yield Row("the same, 99th percentile", f"{p99:.2f} ms", f"< {GOAL:.0f} ms", f"{GOAL / p99:.1f} ×")
            yield Row("the same, longest", f"{taken[-1]:.1f} ms", "", f"{len(taken):,} clues")
            yield Row("trails at most", f"{max(found.sizes):,}", "", f"exact in {found.exact} of {games}")


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.belief", description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", default=["random"], help="of the bots that play")
    parser.add_argument("--games", type=int, default=40)
    chosen = parser.parse_args(argv)
    show(rows(chosen.levels, chosen.games))


if __name__ == "__main__":
    main()
