"""Vendetta: three nights in which schemers fight for the throne of Chicago."""

from nokturn.games.vendetta.game import GAME

__all__ = ["GAME"]
