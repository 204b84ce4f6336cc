"""How often somebody may ask: a bucket of tokens for everyone, refilled as time passes."""

from __future__ import annotations

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
    "table": Rate(1 / 5, 12),
    "bring": Rate(1 / 2, 10),
    "socket": Rate(2, 30),
}


class Limits:
    """The buckets of one process."""

    def __init__(self, scale: float = 1.0) -> None:
        self.scale = scale
        self.clock: Callable[[], float] = time.monotonic
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, kind: str, who: str) -> bool:
        """Whether `who` may do one more thing of this kind now."""
        rate = RATES[kind]
        burst = rate.burst * self.scale
        moment = self.clock()
        tokens, before = self._buckets.pop((kind, who), (burst, moment))
        tokens = min(burst, tokens + (moment - before) * rate.per_second * self.scale)
        self._buckets[kind, who] = (max(0.0, tokens - 1), moment)
        if len(self._buckets) > _KEPT:
            del self._buckets[next(iter(self._buckets))]
        return tokens >= 1
