"""Bots: players who see exactly what their seat sees."""

from nokturn.kernel.bots import Bot
from nokturn.players.levels import LEVELS, bot_for, levels_of
from nokturn.players.playing import TableLog, play_out
from nokturn.players.random_bot import RandomBot

__all__ = ["LEVELS", "Bot", "RandomBot", "TableLog", "bot_for", "levels_of", "play_out"]
