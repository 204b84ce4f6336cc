"""Which bot plays at which level."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from nokturn.kernel.bots import Bot
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import Game
from nokturn.players.random_bot import RandomBot

LEVELS = ("random", "clever")


def bot_for(game: Game[Any], level: str, key: str) -> Bot:
    """A bot of this level for this game; all its whims follow from `key`.

    The clever bot of a game is the game's own: `nokturn.games.<game>.bot.make_bot`."""
    if level == "random":
        return RandomBot(key)
    if level == "clever":
        bot: Bot = import_module(f"nokturn.games.{game.name}.bot").make_bot(key)
        return bot
    raise SetupError.because("no-level", level=level, levels=", ".join(LEVELS))
