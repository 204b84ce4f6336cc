"""Tests that take a `table` run at every table of every game; those that take a `game`, for every game.

Where everybody brings something, checks marked `every_deal` run with all of it; the others do so in `make soak`, and
otherwise once at each table."""

import pytest
from tests.conformance.play import EVERY_GAME, FIRST_DEALS, TABLES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        everywhere = metafunc.definition.get_closest_marker("every_deal") is not None
        tables = [
            pytest.param(table, marks=() if everywhere or table in FIRST_DEALS else pytest.mark.soak)
            for table in TABLES
        ]
        metafunc.parametrize("table", tables, ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
