"""Phase 1: Feed (VEN-FEED)."""

from __future__ import annotations

from nokturn.games.vendetta.content import ALLIANCE
from nokturn.games.vendetta.resources import Source, gain_blood, lose
from nokturn.games.vendetta.state import Vendetta, player_order
from nokturn.kernel import Rule, Seat, call, procedure


@procedure(rule=("VEN-FEED-01", "VEN-FEED-03", "VEN-FEED-04", "VEN-R-27"))
def feed(game: Vendetta) -> Rule:
    """Everybody gains what the alliance feeds; a negative sum is a loss nobody is credited for."""
    game.phase = "feed"
    game.tell("phase-feed")
    for seat in player_order(game):
        amount = feeds(game, seat)
        if amount >= 0:
            gain_blood(game, seat, amount, cause="feed")
        else:
            yield call(lose, seat, -amount, Source(eater(game, seat)))


def feeds(game: Vendetta, seat: Seat) -> int:
    """The sum over undrained cards; drained ones feed nothing; VEN-FEED-02."""
    return sum([ALLIANCE[card].feed for card in game.alliances[seat]])


def eater(game: Vendetta, seat: Seat) -> str:
    """The ally that feeds on its own player."""
    return min(game.alliances[seat], key=lambda card: ALLIANCE[card].feed)
