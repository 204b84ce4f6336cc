"""Which bot plays at which level."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from nokturn.kernel.bots import Bot
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import Game
from nokturn.players.random_bot import RandomBot

LEVELS = ("random", "clever")
"""From the lowest to the highest."""


def levels_of(game: Game[Any]) -> tuple[str, ...]:
    """The levels at which there is a bot for this game; at random anybody can play anything."""
    return LEVELS if find_spec(_own_bot(game)) else LEVELS[:1]


def bot_for(game: Game[Any], level: str, key: str) -> Bot:
    """A bot of this level for this game, or of the next lower one there is; all its whims follow from `key`.

    The clever bot of a game is the game's own: `make_bot` in its package `bot`."""
    if level not in LEVELS:
        raise SetupError.because("no-level", level=level, levels=", ".join(LEVELS))
    if level == "random" or level not in levels_of(game):
        return RandomBot(key)
    bot: Bot = import_module(_own_bot(game)).make_bot(key)
    return bot


def _own_bot(game: Game[Any]) -> str:
    return f"{type(game).__module__.rpartition('.')[0]}.bot"
