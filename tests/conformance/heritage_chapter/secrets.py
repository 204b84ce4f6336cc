"""As in a single game: a chapter hides nothing more, since what is still sealed is not in it."""

from tests.games.heritage.secrets import SEARCHED, SHOWN, hidden

__all__ = ["SEARCHED", "SHOWN", "hidden"]
