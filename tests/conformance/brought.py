"""What is brought to the tables of a game in which everybody brings something: a deck.

Every table is played once with each deal that is stated here for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Any

from nokturn.kernel.game import SEATS, Game, Options

Deal = Sequence[str]
"""What everybody brings, seat by seat."""

DECKS = ("v5_malkavian", "v5_nosferatu", "v5_toreador", "v5_tremere", "v5_ventrue")
MALKAVIAN, NOSFERATU, TOREADOR, TREMERE, VENTRUE = DECKS

TWO = (*combinations(DECKS, 2), *zip(DECKS, DECKS, strict=True))
"""Every deck against every other, and against itself: two with the same vampires contest them."""
THREE = (
    (MALKAVIAN, NOSFERATU, TOREADOR),
    (MALKAVIAN, TREMERE, VENTRUE),
    (NOSFERATU, VENTRUE, TREMERE),
    (TOREADOR, TREMERE, VENTRUE),
)
FOUR = (
    (MALKAVIAN, NOSFERATU, TOREADOR, TREMERE),
    (VENTRUE, TOREADOR, MALKAVIAN, NOSFERATU),
    (TREMERE, VENTRUE, TREMERE, MALKAVIAN),
)
FIVE = (DECKS,)
OPEN = ((MALKAVIAN, TOREADOR, VENTRUE, NOSFERATU, TREMERE),)
"""Whoever were not neighbours in `FIVE` are here."""


def vtes(players: int, options: Options) -> Sequence[Deal]:
    """At tables of every size any two of the five decks meet.  Where turns are counted nobody brings anything, and
    chance deals the decks."""
    if options["turn_limit"]:
        return ((),)
    return OPEN if options["open_decks"] else (TWO, THREE, FOUR, FIVE)[players - 2]


BROUGHT: dict[str, Callable[[int, Options], Sequence[Deal]]] = {"vtes": vtes}


def deals(game: Game[Any], players: int, options: Options) -> list[Options]:
    """The options that say what is brought to a table, for each time it is played."""
    if not game.brings.options:
        return [{}]
    assert game.name in BROUGHT, f"Say in tests/conformance/brought.py what is brought to {game.name}."
    (option,) = game.brings.options
    return [
        {f"{option.key}:{seat}": value for seat, value in zip(SEATS, deal, strict=False)}
        for deal in BROUGHT[game.name](players, options)
    ]
