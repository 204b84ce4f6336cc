"""The clan cards that need code, one module per clan.

Cards that only combine common effects are data (`effect` in `content/clan_cards`);
cards that react outside a step of their own are in `reactions.py`.
"""

from nokturn.games.vendetta.cards import brujah, gangrel, malkavian, nosferatu, toreador, tremere, ventrue

__all__ = ["brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue"]
