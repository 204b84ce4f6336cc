"""Tests that take a `table` run at tables of every game; those that take a `game`, for every game.

In `make test` a check runs once for every other number of players of every game, at one of its tables: which ones
follows from the name of the check, so that the checks together play at all of them.  Checks marked `widely` run at
every other table, with everything that is brought to it.  `make soak` runs all of them at the tables that are left."""

import pytest
from tests.conformance.play import EVERY_GAME, TABLES, Table, every_other_table, sizes_for, table_for


def is_usual(check: str, table: Table, *, widely: bool) -> bool:
    """Whether `make test` runs the check at this table."""
    if widely:
        return table in every_other_table(check, table.game)
    return table.players in sizes_for(check, table.game) and table == table_for(check, table)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        widely = metafunc.definition.get_closest_marker("widely") is not None
        check = metafunc.function.__name__
        tables = [
            pytest.param(table, marks=() if is_usual(check, table, widely=widely) else pytest.mark.soak)
            for table in TABLES
        ]
        metafunc.parametrize("table", tables, ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
