"""The clever player of V:TES (docs/decisions/0007-vtes.md).

It knows what its seat knows: the view, the question and its own lines of the log.
"""

from nokturn.games.vtes.bot.player import CleverBot

__all__ = ["CleverBot", "make_bot"]


def make_bot(key: str) -> CleverBot:
    """A player whose whims follow from `key`."""
    return CleverBot(key)
