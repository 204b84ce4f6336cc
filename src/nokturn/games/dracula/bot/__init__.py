"""The clever players of Dracula, one for each side (docs/decisions/0003-bots.md).

They know what their seat knows: the view, the question and their own lines of the log.
"""

from nokturn.games.dracula.bot.player import CleverBot

__all__ = ["CleverBot", "make_bot"]


def make_bot(key: str) -> CleverBot:
    """A player of either side whose whims follow from `key`."""
    return CleverBot(key)
