"""What is hidden from a seat, said a second time (see `tests/conformance/secrets.py`)."""

from __future__ import annotations

from tests.conformance.secrets import Groups

from nokturn.games.skeleton.state import Skeleton
from nokturn.kernel import Seat


def hidden(game: Skeleton, seat: Seat | None) -> Groups:
    """Cards in the pile and in other hands, of which no copy lies open or in one's own hand."""
    secret = {*game.pile, *[card for owner, hand in game.hands.items() if owner != seat for card in hand]}
    seen = {*game.discard, *game.hands.get(seat or "", ()), *[card for laid in game.laid.values() for card in laid]}
    return (frozenset(secret - seen),)
