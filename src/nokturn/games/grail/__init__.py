"""Tainted Grail: The Fall of Avalon, alone or together.

Rules by chapter (`day`, `setup`, `journal`, `encounter`, `events`, `world`, `growth`) over one interpreter of effects,
the three tracks and the table; what is printed comes from a pack."""

from nokturn.games.grail.game import GAME

__all__ = ["GAME"]
