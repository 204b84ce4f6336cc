"""Dracula: one hides, four hunt, across the Europe of 1898."""

from nokturn.games.dracula.game import GAME

__all__ = ["GAME"]
