"""SQLite's write-ahead log: carried over into the file while people play, written anew from its beginning, and cut to
nothing when nobody writes or it has become long.

Left alone it only grows, because somebody is always writing: a checkpoint beside them never comes to the end of it.
Twenty megabytes of games then have a gigabyte of log beside them, and every reader looks for its pages in there.  A log
that is cut has to be given its place on the disk anew, which makes everybody wait two or three times as long as
writing over what is in it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from nokturn.table.store.periodic import Periodic

T = TypeVar("T")
EVERY = 1.0
"""Seconds between two looks at the log."""
LARGEST = 32 * 2**20
"""Bytes: several seconds of a thousand tables.  A log that is longer is cut, even if those who write have to wait until
nobody reads in it."""
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
        self._carried = -1
        """What `_written` said when everything had been carried over."""
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

        The greater part goes over while everybody writes on; only for the rest they wait.  Then whoever writes next
        begins the log anew, if nobody reads in it."""
        if self.size == 0:
            return
        quiet = await self._away(self._written) == self._carried
        if not quiet:
            await self._away(self._checkpoint, "PASSIVE")
        async with self._writing:
            await self._away(self._checkpoint, "TRUNCATE" if quiet or self.size > LARGEST else "PASSIVE")
            self._carried = await self._away(self._written)

    async def _away(self, work: Callable[..., T], *args: str) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *args)

    def _checkpoint(self, manner: str) -> None:
        self._connected().execute(f"PRAGMA wal_checkpoint({manner})").fetchall()

    def _written(self) -> int:
        """Another number if anybody has written since."""
        (found,) = self._connected().execute("PRAGMA data_version").fetchone()
        return int(found)

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._database, timeout=_PATIENCE, isolation_level=None)
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
