"""Tests that take a `table` run at every table of every game; those that take a `game`, for every game."""

import pytest
from tests.conformance.play import EVERY_GAME, TABLES


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "table" in metafunc.fixturenames:
        metafunc.parametrize("table", TABLES, ids=str)
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
