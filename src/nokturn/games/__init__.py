"""The games, by name.  A game is a folder here with a `game.py`; it is imported only when somebody asks for it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import Game

_FIRST = ("vendetta", "dracula", "vtes", "heritage", "grail")
_FOUND = sorted({module.parent.name for module in Path(__file__).parent.glob("*/game.py")})
GAMES = (*_FIRST, *[name for name in _FOUND if name not in _FIRST])


def game_named(name: str) -> Game[Any]:
    """The game called `name`; an unknown one is a `SetupError` that lists them all."""
    _known(name)
    game: Game[Any] = import_module(f"nokturn.games.{name}").GAME
    return game


def folder_named(name: str) -> Path:
    """Where the files of the game called `name` are; for those who only read about it and need not import it."""
    _known(name)
    return Path(__file__).parent / name


def _known(name: str) -> None:
    if name not in GAMES:
        raise SetupError.because("no-game", name=name, games=", ".join(GAMES))
