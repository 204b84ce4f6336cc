"""SQLite's write-ahead log: carried over into the file and cut to nothing while people play.

Left alone it only grows, because somebody is always reading: a checkpoint that holds nobody up carries entries over
but may not begin the log anew.  Twenty megabytes of games then have a gigabyte of log beside them, and every reader
looks for its pages in there.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from nokturn.table.store.periodic import Periodic

EVERY = 1.0
"""Seconds between two looks at the log."""
_PATIENCE = 0.05
"""Seconds to wait for whoever is reading; if that is not enough, the next round comes soon."""


class WriteAheadLog:
    """The log beside one SQLite file; `writing` is held by whoever writes entries."""

    def __init__(self, database: Path, writing: asyncio.Lock) -> None:
        self._database = database
        self._log = database.with_name(f"{database.name}-wal")
        self._writing = writing
        self._thread = ThreadPoolExecutor(1, "checkpoint")
        self._connection: sqlite3.Connection | None = None
        self._rounds = Periodic("checkpoint", EVERY, self.cut)

    @property
    def size(self) -> int:
        """Bytes of the log now."""
        try:
            return self._log.stat().st_size
        except OSError:
            return 0

    def start(self) -> None:
        self._rounds.start()

    async def close(self) -> None:
        await self._rounds.close()
        await self._away(self._disconnect)
        self._thread.shutdown()

    async def cut(self) -> None:
        """Carry over what has been written since the last time, if anything has.

        The greater part goes over while everybody writes on; only for the rest, and to cut the log, they wait."""
        if self.size == 0:
            return
        await self._away(self._checkpoint, "PASSIVE")
        async with self._writing:
            await self._away(self._checkpoint, "TRUNCATE")

    async def _away(self, work: Callable[..., None], *args: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    def _checkpoint(self, manner: str) -> None:
        if self._connection is None:
            self._connection = sqlite3.connect(self._database, timeout=_PATIENCE, isolation_level=None)
        self._connection.execute(f"PRAGMA wal_checkpoint({manner})").fetchall()

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
