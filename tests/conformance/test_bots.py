"""Bots of every level finish every table, from the start and from the middle, and always in the same way.

A game without a clever bot is played by a random one instead."""

from __future__ import annotations

from typing import Any

import pytest
from tests.conformance.play import Table, key_of, play

from nokturn.kernel.events import Event
from nokturn.kernel.game import Standing
from nokturn.kernel.snapshots import digest
from nokturn.players import LEVELS, Bot, bot_for, play_out

TAKEN_OVER = 15
"""The step, early in the game, at which bots take over; and again five times as far into it.  A game that may be over
by then they take over at its second question."""


def bots(table: Table, level: str, seed: int) -> dict[str, Bot]:
    return {seat: bot_for(table.game, level, f"{level}/{seed}/{seat}") for seat in table.seats}


def bot_game(table: Table, level: str, seed: int) -> tuple[tuple[Standing, ...], str]:
    position: Any = table.game.start(table.players, table.options, key_of(seed))
    standings = play_out(table.game, position, bots(table, level, seed))
    assert position.over
    return standings, digest(table.game, position)


def test_bots_of_every_level_finish(table: Table) -> None:
    for level in LEVELS:
        standings, end = bot_game(table, level, 700)
        assert sorted(seat for standing in standings for seat in standing.seats) == sorted(table.seats)
        if table.players == min(table.game.counts):
            assert bot_game(table, level, 700) == (standings, end), f"the {level} bot does not repeat itself"


def test_bots_can_take_over_any_game(table: Table) -> None:
    """Whatever a random player has got a seat into, a bot of any level gets on with it."""
    with play(table, 701) as game:
        told: list[Event] = []
        for position in game.decisions():
            told += game.told
            if game.step in ((TAKEN_OVER, 5 * TAKEN_OVER) if table.game.decision_limit > 5 * TAKEN_OVER else (1,)):
                for level in LEVELS:
                    taken_over = position.clone()
                    play_out(table.game, taken_over, bots(table, level, 701), before=told)
                    assert taken_over.over


@pytest.mark.soak
def test_bots_of_every_level_finish_many_games(table: Table) -> None:
    for seed in range(7_000, 7_040):
        for level in LEVELS:
            bot_game(table, level, seed)
