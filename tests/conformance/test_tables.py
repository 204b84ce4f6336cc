"""The suite plays at every table there is, and with everything that can be brought to one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from types import ModuleType
from typing import Any

import pytest
from tests.conformance import (
    test_answers,
    test_bots,
    test_endings,
    test_leaks,
    test_same_game,
    test_saves,
    test_undo,
    test_words,
)
from tests.conformance.play import EVERY_GAME, TABLES, WIDE_CHECKS, Table, every_other_table, sizes_for, table_for

from nokturn.games.vtes import GAME as VTES
from nokturn.kernel.game import Game

DECKS = {"v5_malkavian", "v5_nosferatu", "v5_toreador", "v5_tremere", "v5_ventrue"}
PAIRS = {frozenset(pair) for pair in combinations(DECKS, 2)}
SHARED_OUT = [test_answers, test_bots, test_endings, test_leaks, test_same_game, test_saves, test_undo, test_words]
MIRRORS = {frozenset([deck]) for deck in DECKS}


def tables_of(game: Game[Any]) -> list[Table]:
    return [table for table in TABLES if table.game is game]


def decks_at(table: Table) -> list[Any]:
    """The decks that were brought, in the order of the seats."""
    return [table.options[f"deck:{seat}"] for seat in table.seats if f"deck:{seat}" in table.options]


def meeting(tables: list[Table]) -> Iterator[frozenset[str]]:
    """Two decks at one table; the same twice is one of them."""
    for table in tables:
        yield from map(frozenset, combinations(decks_at(table), 2))


def test_the_suite_plays_at_every_table_of_a_game(game: Game[Any]) -> None:
    played = [(table.players, game.brings.public(table.options)) for table in tables_of(game)]
    assert [table for table in game.tables() if table not in played] == []
    assert len({str(table) for table in TABLES}) == len(TABLES), "no two tables are named alike"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_two_decks_meet_at_tables_of_every_size(players: int) -> None:
    """The five decks in all pairings, for 2 to 5 players; two players with the same deck too."""
    assert set(VTES.brings.options[0].choices) == DECKS
    met = set(meeting([table for table in tables_of(VTES) if table.players == players]))
    assert met >= (PAIRS | MIRRORS if players == 2 else PAIRS)


def test_any_two_decks_are_neighbours_where_five_play() -> None:
    """As predator and prey, who have most to do with each other."""
    neighbours = set()
    for table in tables_of(VTES):
        if table.players == 5:
            decks = decks_at(table)
            neighbours |= set(map(frozenset, pairwise([*decks, *decks[:1]])))
    assert neighbours == PAIRS


@pytest.mark.parametrize("module", SHARED_OUT)
def test_a_check_runs_once_for_every_other_number_of_players_of_every_game(module: ModuleType) -> None:
    """And at which table of that size follows from its name, so that all tables have their checks in `make test`."""
    for check in vars(module):
        if check.startswith("test_"):
            for game in EVERY_GAME:
                assert 2 * len(sizes_for(check, game)) >= len(game.counts) - 1
            for table in TABLES:
                chosen = table_for(check, table)
                assert (chosen.game, chosen.players) == (table.game, table.players)
                assert table_for(check, chosen) == chosen


def test_the_checks_together_play_with_every_number_of_players(game: Game[Any]) -> None:
    """Each number, with a third of the checks at least."""
    checks = [check for module in SHARED_OUT for check in vars(module) if check.startswith("test_")]
    for players in game.counts:
        assert 3 * sum(players in sizes_for(check, game) for check in checks) >= len(checks)


def test_secrets_endings_and_the_native_rules_are_checked_at_every_other_table(game: Game[Any]) -> None:
    """And at each table one of them at least, so that all tables are played in `make test`."""
    checks = {name: check for module in SHARED_OUT for name, check in vars(module).items() if name.startswith("test_")}
    assert {name for name, check in checks.items() if "widely" in marks_of(check)} == set(WIDE_CHECKS)
    own = [table for table in TABLES if table.game == game]
    chosen = [every_other_table(check, game) for check in WIDE_CHECKS]
    assert all(2 * len(tables) >= len(own) - 1 for tables in chosen)
    assert all(any(table in tables for tables in chosen) for table in own)


def marks_of(check: Callable[..., None]) -> set[str]:
    return {mark.name for mark in getattr(check, "pytestmark", ())}


def test_at_some_table_chance_deals_the_decks() -> None:
    """Nobody has to bring one."""
    assert any(decks_at(table) == [] for table in tables_of(VTES))
