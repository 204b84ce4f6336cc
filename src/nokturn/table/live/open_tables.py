"""The tables that are live in this process, and who looks after them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from typing import cast
from uuid import UUID

from sqlalchemy import Table, bindparam, update

from nokturn.table.live.bots import BotPool
from nokturn.table.live.keeper import Keeper
from nokturn.table.live.listeners import Listener
from nokturn.table.live.live import LiveTable
from nokturn.table.store.bus import Bus
from nokturn.table.store.clocks import steady
from nokturn.table.store.models import SeatRow
from nokturn.table.store.periodic import Periodic
from nokturn.table.store.seats import GoneError
from nokturn.table.store.store import Store, now

_LOOK_AROUND = 1.0
_SEEN_EVERY = 15.0
_FINISH = 5.0
"""Seconds in which what was begun has to be finished when the server ends."""
IDLE = 300.0
"""Seconds after which a table nobody needs is put away."""


class OpenTables:
    """Opens tables when they are needed and puts them away when they are not."""

    def __init__(self, store: Store, bus: Bus, bots: BotPool, pause: float = 0.0) -> None:
        self.store = store
        self.bus = bus
        self.bots = bots
        self.pause = pause
        self.tables: dict[UUID, LiveTable] = {}
        self.keepers: dict[UUID, Keeper] = {}
        self._opening: dict[UUID, asyncio.Task[LiveTable]] = {}
        self._rounds = Periodic("open tables", _LOOK_AROUND, self._look_around)
        self._noted = 0.0

    async def start(self) -> None:
        await self.bus.start(self._heard, self._let_go)
        self._rounds.start()

    async def rest(self) -> None:
        """Begin nothing new, finish what was begun, and wake whoever listens."""
        await self._rounds.close()
        for keeper in self.keepers.values():
            keeper.close()
        for table in list(self.tables.values()):
            table.wake_ears()
        with suppress(TimeoutError):
            async with asyncio.timeout(_FINISH):
                for table in list(self.tables.values()):
                    await table.settle()
                    table.wake_ears()

    async def close(self) -> None:
        await self._rounds.close()
        for keeper in self.keepers.values():
            keeper.close()
        for table in list(self.tables.values()):
            await table.settle()
        await self.bus.close()
        await self.bots.close()

    async def table(self, table_id: UUID) -> LiveTable:
        """The live table; it is opened if it is not open yet.  `GoneError` if there is none."""
        table = self.tables.get(table_id)
        if table is not None:
            table.used = time.monotonic()
            return table
        opening = self._opening.get(table_id)
        if opening is None:
            opening = self._opening[table_id] = asyncio.create_task(self._open(table_id))
            opening.add_done_callback(lambda _: self._opening.pop(table_id, None))
        return await asyncio.shield(opening)

    async def _open(self, table_id: UUID) -> LiveTable:
        table = await LiveTable.load(self.store, table_id)
        self.tables[table_id] = table
        await self._care(table)
        return table

    async def _care(self, table: LiveTable) -> None:
        """Look after the table unless another process does."""
        if table.id in self.keepers or table.row.status != "live":
            return
        if await self.bus.claim(table.id) and table.id not in self.keepers:
            self.keepers[table.id] = Keeper(table, self.bots, self.pause)

    async def changed(self, table: LiveTable) -> None:
        """People or status of a table were written to the database: read them, go on."""
        await table.catch_up()
        await self._care(table)

    async def reread(self, table_id: UUID) -> None:
        """The same for a table that may not be open."""
        table = self.tables.get(table_id)
        if table is not None:
            await self.changed(table)

    def _heard(self, table_id: UUID | None) -> None:
        """Another process changed a table (None: perhaps any of them)."""
        tables = list(self.tables.values()) if table_id is None else [self.tables.get(table_id)]
        for table in tables:
            if table is not None:
                table.catch_up_soon()

    def _let_go(self) -> None:
        for table_id in list(self.keepers):
            self.keepers.pop(table_id).close()

    async def _look_around(self) -> None:
        for table_id in await self.store.due(steady() + timedelta(seconds=_LOOK_AROUND)):
            if table_id not in self.keepers and await self.bus.claim(table_id):
                with suppress(GoneError):
                    await self._care(await self.table(table_id))
        await self._put_away()
        if time.monotonic() - self._noted > _SEEN_EVERY:
            self._noted = time.monotonic()
            await self._note_presence()

    async def _put_away(self) -> None:
        before = time.monotonic() - IDLE
        for table in list(self.tables.values()):
            if table.row.status != "live" and table.id in self.keepers:
                self.keepers.pop(table.id).close()
                await self.bus.release(table.id)
            if table.listeners or table.used > before or table.busy:
                continue
            if (keeper := self.keepers.pop(table.id, None)) is not None:
                keeper.close()
                await self.bus.release(table.id)
            del self.tables[table.id]

    # who is there

    def present(self, table: LiveTable, seat: str) -> bool:
        """The person of this seat listens at the table, here or (not long ago) in another process."""
        person = table.seats[seat].person
        if person is None:
            return False
        if any(listener.person == person for listener in table.listeners):
            return True
        seen = table.seats[seat].seen
        return self.store.postgres and seen is not None and now() - seen < timedelta(seconds=2 * _SEEN_EVERY)

    def listeners(self) -> Iterator[Listener]:
        """Everybody who listens at any table."""
        return (listener for table in self.tables.values() for listener in table.listeners)

    def come(self, table: LiveTable, listener: Listener) -> None:
        table.listeners.add(listener)
        table.people += 1
        table.wake_ears()

    def go(self, table: LiveTable, listener: Listener) -> None:
        table.listeners.discard(listener)
        table.people += 1
        table.wake_ears()

    async def _note_presence(self) -> None:
        """Whoever listens at a table is seen at their seats; a few rows at a time, so that nobody's answer waits."""
        here = [
            {"of_table": table.id, "of_seat": seat}
            for table in self.tables.values()
            for seat, row in table.seats.items()
            if row.person and any(listener.person == row.person for listener in table.listeners)
        ]
        for start in range(0, len(here), _AT_ONCE):
            await self.store.write_along([(_SEEN.values(seen=now()), here[start : start + _AT_ONCE])])


_AT_ONCE = 50
_SEATS = cast("Table", SeatRow.__table__)
_SEEN = update(_SEATS).where(_SEATS.c.table_id == bindparam("of_table"), _SEATS.c.seat == bindparam("of_seat"))
