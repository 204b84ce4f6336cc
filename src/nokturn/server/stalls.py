"""How long everybody waits because the loop is busy with somebody else."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

EVERY = 0.05
"""Seconds between two looks; a stall that is shorter is found only by chance."""


class Stalls:
    """Tells `loop` by how many seconds it was late, and `collector` how long the collector held everybody up."""

    def __init__(self, loop: Callable[[float], None], collector: Callable[[float], None]) -> None:
        self._loop = loop
        self._collector = collector
        self._began = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._watch(), name="stalls")
        gc.callbacks.append(self._collects)

    async def close(self) -> None:
        if self._collects in gc.callbacks:
            gc.callbacks.remove(self._collects)
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _watch(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(EVERY)
            self._loop(max(0.0, time.monotonic() - before - EVERY))

    def _collects(self, phase: str, _about: dict[str, Any]) -> None:
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self._collector(time.perf_counter() - self._began)
