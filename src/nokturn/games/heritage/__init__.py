"""Vampire: The Masquerade – Heritage: bloodlines, theatres of war and a chronicle of seven centuries, 2 to 4 players.

The rooms are the chapters of the rulebook; each knows those below it (`pyproject.toml` keeps them so)."""

from nokturn.games.heritage.game import GAME

__all__ = ["GAME"]
