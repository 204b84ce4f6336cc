"""V:TES: Methuselahs hidden behind their vampires, each out for the pool of the next."""

from nokturn.games.vtes.game import GAME

__all__ = ["GAME"]
