"""Writing and reading tables.

All entries of all tables go through one writer, which puts whatever has piled up into one
transaction: the more is going on, the cheaper each answer gets.  `commit` returns when the entry is
in the database for good, and only then may anybody be told.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime
from secrets import token_hex
from typing import Any, cast
from uuid import UUID

import msgspec
from sqlalchemy import Table, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker

from nokturn.table.database import is_postgres, migrate, open_engine
from nokturn.table.journal import Logged
from nokturn.table.models import Entry, GameTable, SeatRow, Snapshot

log = logging.getLogger(__name__)
CHANNEL = "nokturn"
PROCESS = token_hex(8)
"""What this process calls itself."""
_AT_ONCE = 256


class ConflictError(Exception):
    """Another process wrote this entry first: read what it wrote, then think again."""


class Change(msgspec.Struct):
    """One entry and what it does to its table."""

    table_id: UUID
    number: int
    seat: str
    answer: Any
    nonce: str
    at: datetime
    row: dict[str, Any]
    """waiting, banks, due, status, ended, request."""
    seats: dict[str, dict[str, Any]] = {}
    """Columns of single seats: standing orders, time-outs."""


class Store:
    """The database of one server process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.postgres = is_postgres(engine)
        self.session = async_sessionmaker(engine, expire_on_commit=False)
        self.commits = 0
        self._queue: asyncio.Queue[tuple[Change, asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database and bring its schema up to date."""
        engine = open_engine(url)
        await migrate(engine)
        store = cls(engine)
        store._writer = asyncio.create_task(store._write(), name="writer")
        return store

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self.engine.dispose()

    # writing

    async def commit(self, change: Change) -> None:
        """Write an entry for good; `ConflictError` if its number is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await done

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < _AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write_at_once([change for change, _ in batch])
            except IntegrityError:
                await self._write_one_by_one(batch)
            except Exception as error:
                log.exception("nothing could be written")
                _answer(batch, error)
            else:
                _answer(batch, None)

    async def _write_one_by_one(self, batch: Sequence[tuple[Change, asyncio.Future[None]]]) -> None:
        for item in batch:
            try:
                await self._write_at_once([item[0]])
            except IntegrityError:
                _answer([item], ConflictError())
            except Exception as error:
                log.exception("an entry could not be written")
                _answer([item], error)
            else:
                _answer([item], None)

    async def _write_at_once(self, changes: list[Change]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(Entry), [_entry(change) for change in changes])
            await connection.execute(_UPDATE, [{"of_table": c.table_id, **c.row} for c in changes])
            for change in changes:
                for seat, columns in change.seats.items():
                    await connection.execute(
                        update(SeatRow)
                        .where(SeatRow.table_id == change.table_id, SeatRow.seat == seat)
                        .values(**columns)
                    )
            if self.postgres:
                for table_id in {change.table_id for change in changes}:
                    await notify(connection, table_id)
        self.commits += 1

    async def keep(self, table_id: UUID, number: int, rules: str, data: bytes) -> None:
        """Keep a snapshot in place of the one before."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(Snapshot).where(Snapshot.table_id == table_id))
            await connection.execute(
                insert(Snapshot), {"table_id": table_id, "number": number, "rules": rules, "data": data}
            )

    async def set_due(self, table_id: UUID, due: datetime | None) -> None:
        """When somebody has to look after the table next."""
        async with self.engine.begin() as connection:
            await connection.execute(update(GameTable).where(GameTable.id == table_id).values(due=due))

    # reading

    async def entries(self, table_id: UUID, after: int) -> list[Logged]:
        """The entries after version `after`, in order."""
        query = (
            select(Entry.number, Entry.seat, Entry.answer, Entry.nonce)
            .where(Entry.table_id == table_id, Entry.number > after)
            .order_by(Entry.number)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Logged(number, seat, msgspec.json.decode(answer), nonce) for number, seat, answer, nonce in rows]

    async def snapshot(self, table_id: UUID, rules: str) -> Snapshot | None:
        """The latest snapshot taken under these rules."""
        async with self.session() as session:
            found: Snapshot | None = await session.scalar(
                select(Snapshot).where(Snapshot.table_id == table_id, Snapshot.rules == rules)
            )
            return found

    async def due(self, before: datetime) -> list[UUID]:
        """Tables somebody has to look after by then."""
        async with self.engine.connect() as connection:
            query = select(GameTable.id).where(GameTable.status == "live", GameTable.due <= before).limit(500)
            return list((await connection.scalars(query)).all())

    async def tell(self, session: AsyncSession, table_id: UUID) -> None:
        """Other processes learn of a change to this table when `session` commits."""
        if self.postgres:
            await notify(await session.connection(), table_id)


async def notify(connection: AsyncConnection, table_id: UUID) -> None:
    """Sent when the transaction commits; the sender's own name lets it overhear itself."""
    news = f"{table_id.hex} {PROCESS}"
    await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :news)"), {"news": news})


def now() -> datetime:
    return datetime.now(UTC)


_TABLES = cast("Table", GameTable.__table__)
_UPDATE = update(_TABLES).where(_TABLES.c.id == bindparam("of_table"))


def _entry(change: Change) -> dict[str, Any]:
    return {
        "table_id": change.table_id,
        "number": change.number,
        "seat": change.seat,
        "answer": msgspec.json.encode(change.answer).decode(),
        "nonce": change.nonce,
        "at": change.at,
    }


def _answer(batch: Sequence[tuple[Change, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
