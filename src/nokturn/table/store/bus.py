"""Between server processes: who changed a table, and who looks after it.

On SQLite there is one process and nothing to say.  On PostgreSQL every commit says which table it
changed (`NOTIFY`, see `store.py`); whoever has that table open reads the log.  A process that looks
after a table holds an advisory lock on it, which PostgreSQL lets go of when the process dies.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol
from uuid import UUID

import asyncpg

from nokturn.table.store.store import CHANNEL, PROCESS

log = logging.getLogger(__name__)
Heard = Callable[[UUID | None], None]
_RETRY = 1.0


class Bus(Protocol):
    """How processes hear of each other."""

    async def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        """From now on call `heard` with every table that was changed (None: one may have been missed), and
        `lost` when nothing this process claimed is its own any more."""

    async def claim(self, table_id: UUID) -> bool:
        """Whether this process looks after the table from now on."""

    async def release(self, table_id: UUID) -> None:
        """Let another process look after it."""

    async def close(self) -> None: ...


class Alone:
    """The only process there is."""

    async def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        return

    async def claim(self, table_id: UUID) -> bool:
        return True

    async def release(self, table_id: UUID) -> None:
        return

    async def close(self) -> None:
        return


class PostgresBus:
    """One connection to listen on and to hold the locks."""

    def __init__(self, url: str) -> None:
        scheme, _, rest = url.partition("://")
        self._dsn = f"{scheme.partition('+')[0]}://{rest}"
        self._held: set[UUID] = set()
        self._heard: Heard = lambda table_id: None
        self._lost: Callable[[], None] = lambda: None
        self._connection: asyncpg.Connection[Any] | None = None
        self._using = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard, lost: Callable[[], None]) -> None:
        self._heard, self._lost = heard, lost
        await self._connect()
        self._task = asyncio.create_task(self._stay_connected(), name="bus")

    async def _connect(self) -> None:
        connection = await asyncpg.connect(self._dsn)
        await connection.add_listener(CHANNEL, self._notified)
        self._connection = connection

    def _notified(self, _connection: Any, _pid: int, _channel: str, payload: Any) -> None:
        table, _, process = str(payload).partition(" ")
        if process != PROCESS:
            self._heard(UUID(hex=table))

    async def _stay_connected(self) -> None:
        """A lost connection may have lost notices: open a new one and read everything again."""
        while True:
            await asyncio.sleep(_RETRY)
            if self._connection is not None and not self._connection.is_closed():
                continue
            try:
                self._connection = None
                self._held.clear()
                self._lost()
                await self._connect()
                self._heard(None)
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("the database cannot be listened to (%s); trying again", type(error).__name__)

    async def claim(self, table_id: UUID) -> bool:
        if table_id not in self._held and await self._call("SELECT pg_try_advisory_lock($1)", table_id):
            self._held.add(table_id)
        return table_id in self._held

    async def release(self, table_id: UUID) -> None:
        if table_id in self._held:
            self._held.discard(table_id)
            await self._call("SELECT pg_advisory_unlock($1)", table_id)

    async def _call(self, query: str, table_id: UUID) -> Any:
        async with self._using:
            if self._connection is None or self._connection.is_closed():
                return None
            try:
                return await self._connection.fetchval(query, table_id.int & 0x7FFF_FFFF_FFFF_FFFF)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                return None

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        if self._connection is not None:
            await self._connection.close()
