"""The suite plays at every table there is, and with everything that can be brought to one."""

from __future__ import annotations

from collections.abc import Iterator
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
from tests.conformance.play import TABLES, Table

from nokturn.games.vtes import GAME as VTES
from nokturn.kernel.game import Game

DECKS = {"v5_malkavian", "v5_nosferatu", "v5_toreador", "v5_tremere", "v5_ventrue"}
PAIRS = {frozenset(pair) for pair in combinations(DECKS, 2)}
TELLING = [test_answers, test_bots, test_endings, test_leaks, test_same_game, test_saves, test_undo, test_words]
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


@pytest.mark.parametrize("module", TELLING)
def test_every_kind_of_check_runs_with_every_deal(module: ModuleType) -> None:
    """Not only once at each table."""
    checks = [check for name, check in vars(module).items() if name.startswith("test_")]
    marks = {mark.name for check in checks for mark in getattr(check, "pytestmark", ())}
    assert "every_deal" in marks


def test_at_some_table_chance_deals_the_decks() -> None:
    """Nobody has to bring one."""
    assert any(decks_at(table) == [] for table in tables_of(VTES))
