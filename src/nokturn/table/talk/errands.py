"""Errands to machines that are not ours and may take their time: so many at once, each for so long, for nobody more
than a few, and none that anybody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Hashable

log = logging.getLogger(__name__)
_PENDING = 1000
_FOR_ONE = 4
"""Errands of one person that may be under way: whose machine is slow keeps few workers busy."""


class Errands:
    """One kind of errand, with workers of its own."""

    def __init__(self, name: str, workers: int, seconds: float) -> None:
        self.seconds = seconds
        self._name = name
        self._most = workers
        self._workers = asyncio.Semaphore(workers)
        self._tasks: set[asyncio.Task[None]] = set()
        self._whose: Counter[Hashable] = Counter()

    @property
    def waiting(self) -> int:
        """Those for which no worker is free."""
        return max(0, len(self._tasks) - self._most)

    def room(self, whose: Hashable) -> bool:
        """Whether one more can be run for them now."""
        return len(self._tasks) < _PENDING and self._whose[whose] < _FOR_ONE

    def run(self, whose: Hashable, work: Callable[[], Awaitable[object]]) -> None:
        """Run it as soon as a worker is free; what takes too long is given up."""
        self._whose[whose] += 1
        task = asyncio.create_task(self._run(work), name=self._name)
        self._tasks.add(task)
        task.add_done_callback(lambda done: self._done(done, whose))

    async def _run(self, work: Callable[[], Awaitable[object]]) -> None:
        async with self._workers:
            try:
                async with asyncio.timeout(self.seconds):
                    await work()
            except TimeoutError:
                log.info("%s took too long and was given up", self._name)
            except Exception:
                log.exception("%s failed", self._name)

    def _done(self, task: asyncio.Task[None], whose: Hashable) -> None:
        self._tasks.discard(task)
        self._whose[whose] -= 1
        if not self._whose[whose]:
            del self._whose[whose]

    async def settle(self) -> None:
        """Until all that are under way are done."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Give up what is under way."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
