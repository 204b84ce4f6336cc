"""A random game always ends: within the stated number of decisions, with a result, with no dead end."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from tests.conformance.play import TABLES, Table, play

from nokturn.kernel.events import Line, log_of
from nokturn.kernel.game import Credit, Game, Standing, TieBreak
from nokturn.kernel.plain import pack
from nokturn.kernel.words import LANGUAGES, Words

FUZZ = 200
SOAK = 20_000


def share(games: int) -> int:
    """How many of `games` games each table gets, rounded up."""
    return -(-games // len(TABLES))


@pytest.mark.widely
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
        story: tuple[Line, ...] = ()
        for position in game.decisions():
            story += log_of(game.told, None)
            assert position.asks(), "nobody is asked and the game is not over"
        story += log_of(game.told, None)
        assert game.position.asks() == ()
        standings = table.game.standings(game.position.state)
        seated = sorted(seat for standing in standings for seat in standing.seats)
        assert seated == sorted(table.seats), "everybody has a place in the result"
        places = [standing.place for standing in standings]
        assert places[0] == 1 or set(places) == {2}, "somebody is first, or all have lost and are second"
        assert places == sorted(places)
        scores = [standing.score for standing in standings if standing.score is not None]
        assert scores == sorted(scores, reverse=True)
        the_account_is_right(table, standings, table.game.ledger(game.position.state, story))
        ties_are_broken_by_rule(table, standings, table.game.tie_breaks(game.position.state))


def the_account_is_right(table: Table, standings: tuple[Standing, ...], ledger: tuple[Credit, ...]) -> None:
    """Every point of the result has a source, and every source words and a rule that there is."""
    for standing in standings:
        earned = sum(credit.amount for credit in ledger if credit.seat in standing.seats)
        assert standing.score is None or earned == standing.score, f"{standing}: the ledger comes to {earned}"
    for credit in ledger:
        assert credit.seat in table.seats
        assert not credit.rule or credit.rule in table.game.rulebook.rules
        for words in spoken(table.game):
            named = words.has(f"ledger-{credit.source}") or table.game.tongue.name_of(
                "cause", credit.source, words.lang
            )
            assert named, f"no words for what {credit} came from, {words.lang}"


def ties_are_broken_by_rule(table: Table, standings: tuple[Standing, ...], ties: tuple[TieBreak, ...]) -> None:
    for tie in ties:
        assert tie.rule in table.game.rulebook.rules
        assert [pack(value) for _, value in tie.facts], "it is kept with the result, and has to be plain"
        assert all(words.has(f"tie-{tie.key}") for words in spoken(table.game))
    places = [standing.place for standing in standings]
    scores = [standing.score for standing in standings if standing.score is not None]
    if len(set(places)) == len(places) and len(set(scores)) == len(scores):
        assert ties == (), "nobody was equal"


@cache
def spoken(game: Game[Any]) -> tuple[Words, ...]:
    return tuple(Words(game, lang) for lang in LANGUAGES)
