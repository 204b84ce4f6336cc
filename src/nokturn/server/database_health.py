"""Whether the database can be written to: a disk that is full or a file that is read-only still answers questions."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import update

from nokturn.table.store.models import Heartbeat
from nokturn.table.store.store import Store, now

FRESH = 2.0
"""Seconds for which an answer holds: however many ask, the disk is asked no more often."""
WITHIN = 5.0
"""Seconds in which a row has to be on the disk."""


class DatabaseHealth:
    """Writes one row when somebody asks."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking = asyncio.Lock()
        self._at = float("-inf")
        self._found = ""

    async def trouble(self) -> str:
        """What is wrong, by the name of its fault; empty: nothing."""
        async with self._asking:
            if time.monotonic() - self._at > FRESH:
                self._found = await self._try()
                self._at = time.monotonic()
            return self._found

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(WITHIN):
                await self._store.write([(update(Heartbeat).where(Heartbeat.id == 1).values(at=now()), None)])
        except Exception as error:
            return type(error).__name__
        return ""
