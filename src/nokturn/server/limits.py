"""How often somebody may ask: a bucket of tokens for everyone, refilled as time passes; and how much somebody may hold
at once."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import NamedTuple

_KEPT = 20_000


class Rate(NamedTuple):
    per_second: float
    burst: float


RATES = {
    "request": Rate(30, 120),
    "enter": Rate(1 / 6, 10),
    "message": Rate(20, 60),
    "chat": Rate(1, 8),
    "reset": Rate(1 / 1200, 3),
    "confirm": Rate(1 / 1200, 3),
    "confirm-from": Rate(1 / 120, 10),
    "notice": Rate(1 / 60, 20),
    "report": Rate(1 / 60, 5),
    "table": Rate(1 / 5, 12),
    "bring": Rate(1 / 2, 10),
    "check": Rate(3, 30),
    "shelf": Rate(2, 60),
    "decks": Rate(1_000, 30_000),
    "socket": Rate(2, 30),
}
"""Of what takes more the more it is about, by that: decks by the cards that are counted."""

CAPS = {"connection": 100, "socket": 60, "own-socket": 24}
"""At once: connections and tables' sockets of an address, tables' sockets of a person."""
_HOUSEHOLD = 64
"""Bits of an IPv6 address that a household is given: it chooses the others as it likes."""


def address_of(client: tuple[str, int] | None) -> str:
    """Whom a limit counts: an IPv4 address, however it is written, or a household's IPv6 network."""
    if not client:
        return "?"
    try:
        address = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address.packed, _HOUSEHOLD), strict=False))


class Limits:
    """The buckets of one process."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.clock: Callable[[], float] = time.monotonic
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._held: dict[tuple[str, str], int] = {}

    def take(self, kind: str, who: str, cost: float = 1) -> bool:
        """Whether `who` may do one more thing of this kind now, or one that counts for so many."""
        rate = RATES[kind]
        burst = rate.burst * self.scale
        moment = self.clock()
        tokens, before = self._buckets.pop((kind, who), (burst, moment))
        tokens = min(burst, tokens + (moment - before) * rate.per_second * self.scale)
        self._buckets[kind, who] = (max(0.0, tokens - cost), moment)
        if len(self._buckets) > _KEPT:
            del self._buckets[next(iter(self._buckets))]
        return tokens >= cost

    def hold(self, kind: str, who: str) -> bool:
        """Whether `who` may have one more of this kind; `let_go` gives it back."""
        held = self._held.get((kind, who), 0)
        if held >= CAPS[kind] * self.scale:
            return False
        self._held[kind, who] = held + 1
        return True

    def let_go(self, kind: str, who: str) -> None:
        self._held[kind, who] -= 1
        if not self._held[kind, who]:
            del self._held[kind, who]
