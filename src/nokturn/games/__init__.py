"""The games, by name.  A game is imported only when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import Game

GAMES = ("vendetta", "dracula", "vtes")


def game_named(name: str) -> Game[Any]:
    """The game called `name`; an unknown one is a `SetupError` that lists them all."""
    if name not in GAMES:
        raise SetupError.because("no-game", name=name, games=", ".join(GAMES))
    game: Game[Any] = import_module(f"nokturn.games.{name}").GAME
    return game
