"""What is hidden from a seat, said a second time (see `tests/conformance/secrets.py`)."""

from __future__ import annotations

from tests.conformance.secrets import Groups
from tests.conformance.wake.wake import Wake

from nokturn.kernel import Seat


def hidden(game: Wake, seat: Seat | None) -> Groups:
    """Candles in other hands, in the deck and buried by others; omens, unless foreseen."""
    candles = {card for owner, hand in game.hands.items() if owner != seat for card in hand}
    candles.update(game.deck)
    for owner, buried in game.buried.items():
        candles.update(card.card for card in buried if owner != seat and seat not in card.known and not game.finished)
    omens = frozenset() if seat and seat == game.foreseen_by else frozenset(game.omens)
    return frozenset(candles), omens
