"""When Python's garbage collector looks through everything: while nobody waits for an answer.

A thousand tables are millions of objects, and a look at all of them holds everybody up for a third of a second.  Old
ones are looked through when nothing is written, and now and then in any case.  Young ones are looked through after
every few answers, while the disk works: by itself Python would count how many more there are than before, and as every
position takes the place of another, it would wait until a hundred answers make it stop for a fortieth of a second."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

from nokturn.table.store.periodic import Periodic

YOUNG = (2_000, 5, 1_000_000)
"""Objects to a portion, portions to a larger one; the whole never by itself."""
PORTION = 10
"""Answers after which the young are looked through, once: whatever is left of them is old."""
EVERY = 1.0
"""Seconds between two looks whether it is quiet."""
APART = 60.0
"""Seconds from one whole round to the next, if it is quiet then."""
AT_THE_LATEST = 900.0


class Collector:
    """Whole rounds of the collector for one process; `written` counts what was written so far."""

    def __init__(self, written: Callable[[], int]) -> None:
        self._written = written
        self._before = 0
        self._at_last_round = 0
        self._last = time.monotonic()
        self._answers = 0
        self._rounds = Periodic("collector", EVERY, self.look)

    def start(self) -> None:
        """What is there now stays: the collector need not look through it ever again."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG)
        self._rounds.start()

    async def close(self) -> None:
        await self._rounds.close()

    def meanwhile(self, answers: int) -> None:
        """So many answers are being written: a moment to look through the young."""
        self._answers += answers
        if self._answers >= PORTION:
            gc.collect(1)
            self._answers = 0

    async def look(self) -> None:
        """A whole round, if this is a good moment or has been put off for long."""
        now, written = time.monotonic(), self._written()
        quiet, self._before = written == self._before, written
        if written != self._at_last_round and now - self._last > (APART if quiet else AT_THE_LATEST):
            gc.collect()
            self._last, self._at_last_round = now, written
