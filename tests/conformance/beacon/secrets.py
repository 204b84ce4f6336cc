"""What is hidden from a seat, said a second time (see `tests/conformance/secrets.py`)."""

from __future__ import annotations

from tests.conformance.beacon.beacon import Beacon
from tests.conformance.secrets import Groups

from nokturn.kernel import Seat


def hidden(game: Beacon, seat: Seat | None) -> Groups:
    """Logs in the pile, and in other hands unless they are played openly."""
    logs = set(game.deck)
    if not game.open:
        logs.update(log for owner, hand in game.hands.items() if owner != seat for log in hand)
    return (frozenset(logs),)
