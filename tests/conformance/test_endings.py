"""A random game always ends: within the stated number of decisions, with a result, with no dead end."""

from __future__ import annotations

import pytest
from tests.conformance.play import TABLES, Table, play

FUZZ = 200
SOAK = 20_000


def share(games: int) -> int:
    """How many of `games` games each table gets, rounded up."""
    return -(-games // len(TABLES))


@pytest.mark.everywhere
def test_random_games_end(table: Table) -> None:
    """The normal share of the fuzz: 200 games over all tables."""
    for seed in range(1_000, 1_000 + share(FUZZ)):
        plays_to_its_end(table, seed)


@pytest.mark.soak
def test_many_random_games_end(table: Table) -> None:
    """20,000 games over all tables."""
    for seed in range(10_000, 10_000 + share(SOAK)):
        plays_to_its_end(table, seed)


def plays_to_its_end(table: Table, seed: int) -> None:
    """`decisions` fails by itself on a refused option, a crash, and too many decisions."""
    with play(table, seed) as game:
        for position in game.decisions():
            assert position.asks(), "nobody is asked and the game is not over"
        assert game.position.asks() == ()
        standings = table.game.standings(game.position.state)
        seated = sorted(seat for standing in standings for seat in standing.seats)
        assert seated == sorted(table.seats), "everybody has a place in the result"
        places = [standing.place for standing in standings]
        assert places[0] == 1 or set(places) == {2}, "somebody is first, or all have lost and are second"
        assert places == sorted(places)
        scores = [standing.score for standing in standings if standing.score is not None]
        assert scores == sorted(scores, reverse=True)
