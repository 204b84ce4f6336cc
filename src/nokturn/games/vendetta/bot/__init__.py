"""The clever player of Vendetta (docs/decisions/0003-bots.md).

It knows what its seat knows: the view, the question and its own lines of the log.
"""

from nokturn.games.vendetta.bot.player import CleverBot

__all__ = ["CleverBot", "make_bot"]


def make_bot(key: str) -> CleverBot:
    """A player whose whims follow from `key`."""
    return CleverBot(key)
