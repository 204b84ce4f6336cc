"""Something that looks around from time to time until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

log = logging.getLogger(__name__)


class Periodic:
    """Calls `look` every so many seconds; a fault is logged and the next round comes all the same."""

    def __init__(self, name: str, seconds: float, look: Callable[[], Awaitable[object]]) -> None:
        self._name = name
        self._seconds = seconds
        self._look = look
        self._stop = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._go(), name=self._name)

    async def _go(self) -> None:
        while not self._stop.is_set():
            try:
                await self._look()
            except Exception:
                log.exception("the %s stumbled", self._name)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), self._seconds)

    async def close(self) -> None:
        """After the round that is under way: nothing is cut off in the middle."""
        self._stop.set()
        if self._task is not None:
            await self._task
