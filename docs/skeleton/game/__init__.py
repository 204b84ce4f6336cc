"""Skeleton: gravediggers who put together what the night has left of somebody."""

from nokturn.games.skeleton.game import GAME

__all__ = ["GAME"]
