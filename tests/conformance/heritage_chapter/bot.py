"""The bot of Heritage plays its chronicle."""

from nokturn.games.heritage.bot import make_bot

__all__ = ["make_bot"]
