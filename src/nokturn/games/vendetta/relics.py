"""Relic cards: each once per game, always by choice, always in public (VEN-REL)."""

from __future__ import annotations

from nokturn.games.vendetta.content import RELICS
from nokturn.games.vendetta.state import Vendetta
from nokturn.kernel import Seat


def has_relic(game: Vendetta, player: Seat, relic: str) -> bool:
    """The player holds that relic and has not used it yet; VEN-REL-03."""
    return game.relics.get(player) == relic and player not in game.spent_relics


def use_relic(game: Vendetta, player: Seat) -> None:
    """Turn the relic over; everybody sees it; VEN-REL-03, VEN-REL-05."""
    game.spent_relics = (*game.spent_relics, player)
    game.tell("uses-relic", player=player, relic=game.relics[player])


def influence_of(relic: str) -> int:
    """Points at game end, used or not; VEN-REL-04."""
    return RELICS[relic].influence
