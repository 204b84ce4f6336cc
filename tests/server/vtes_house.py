"""A server with V:TES among its games, and decks to bring to its tables."""

from __future__ import annotations

import pytest

from nokturn import games
from nokturn.games import vtes
from nokturn.games.vtes.decks.precons import FIRST_POOL, FOLDER
from nokturn.games.vtes.game import GAME
from nokturn.server import house, schema, table_descriptions
from nokturn.server.routes import games as games_routes

NAME = "vtes"
VENTRUE, TREMERE = "v5_ventrue", "v5_tremere"
assert {VENTRUE, TREMERE} <= set(FIRST_POOL)


def offer_vtes(monkeypatch: pytest.MonkeyPatch) -> None:
    """V:TES can be chosen, whether or not the house offers it by itself."""
    offered = tuple(dict.fromkeys([*games.GAMES, NAME]))
    for module in (games, table_descriptions, house, games_routes, schema):
        monkeypatch.setattr(module, "GAMES", offered)
    monkeypatch.setattr(vtes, "GAME", GAME, raising=False)


def deck_list(name: str) -> str:
    """A precon as somebody would paste it."""
    return (FOLDER / f"{name}.txt").read_text("utf-8")
