"""Writing and reading tables.

All entries of all tables go through one writer, which puts whatever has piled up into one
transaction: the more is going on, the cheaper each answer gets.  `commit` returns when the entry is
in the database for good, and only then may anybody be told.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext, suppress
from datetime import UTC, datetime
from secrets import token_hex
from typing import Any, Protocol, TypeAlias, cast
from uuid import UUID

import asyncpg
import msgspec
from sqlalchemy import Engine, Table, bindparam, delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from nokturn.kernel.errors import SetupError
from nokturn.table.store.database import (
    CHANGES,
    check_schema,
    is_postgres,
    migrate,
    open_engine,
    plain_url,
    sqlite_file,
    writing_engine,
)
from nokturn.table.store.history import DAMAGED, Logged
from nokturn.table.store.log.entries import Change, PostgresEntries, SqliteEntries, Statement, written_plainly
from nokturn.table.store.log.passengers import Passengers
from nokturn.table.store.models import Entry, GameTable, SeatRow, Snapshot
from nokturn.table.store.write_ahead_log import WriteAheadLog

log = logging.getLogger(__name__)
CHANNEL = "nokturn"
PROCESS = token_hex(8)
"""What this process calls itself."""
_AT_ONCE = 256
_TRY_AGAIN = 0.002
_TRIES = 5000
_APART = 0.005
"""Seconds from the start of one transaction to the next while many tables are played: each waits for the disk, and
whoever answers meanwhile goes along."""
_KEPT_AFTER = 0.05
"""Seconds in which snapshots are gathered."""
_ALONG_WITHIN = 0.025
"""Seconds in which entries come that something can go along with, while there is playing."""
_LATELY, _MANY = 16, 8
"""So many of the last entries at so many tables are many: a single table in a hurry waits for nobody."""


class ConflictError(Exception):
    """Another process wrote this entry first: read what it wrote, then think again."""


_Item: TypeAlias = tuple[Change, asyncio.Future[None]]
"""An entry, and who waits for it."""


class Helper(Protocol):
    async def close(self) -> None: ...


class Store:
    """The database of one server process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.postgres = is_postgres(engine)
        self.session = async_sessionmaker(engine, expire_on_commit=False)
        """To look something up; what is read may have changed a moment later."""
        self.changing = async_sessionmaker(engine.execution_options(**{CHANGES: True}), expire_on_commit=False)
        """To change something (`changing.begin()`): what is read stays as it is until the transaction ends."""
        self.commits = 0
        self.helpers: dict[str, Helper] = {}
        """What works for this process beside its loop, and ends with it."""
        self.committed: Callable[[float], None] = lambda seconds: None
        """Told how many seconds each transaction of entries took."""
        self.meanwhile: Callable[[int], None] = lambda answers: None
        """Called while the database works, with the number of entries it was given."""
        self._queue: asyncio.Queue[_Item] = asyncio.Queue()
        self._lately: deque[UUID] = deque(maxlen=_LATELY)
        self._began = 0.0
        self._snapshots: dict[UUID, dict[str, Any]] = {}
        self._keeping: asyncio.Task[None] | None = None
        self._passengers = Passengers()
        self._writer: asyncio.Task[None] | None = None
        self._file = None if self.postgres else writing_engine(engine)
        self._in_rows = SqliteEntries(engine.dialect)
        self._in_one = PostgresEntries(plain_url(engine)) if self.postgres else None
        self._in_file = asyncio.Lock()
        self._disk = ThreadPoolExecutor(1, "disk")
        file = sqlite_file(engine.url)
        self._log = None if file is None else WriteAheadLog(file, self._in_file)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database and bring its schema up to date."""
        store = cls(open_engine(url))
        await migrate(store.engine)
        store._writer = asyncio.create_task(store._write(), name="writer")
        if store._log is not None:
            store._log.start()
        return store

    @classmethod
    async def open_to_read(cls, url: str) -> Store:
        """Open it as it is, perhaps beside a server; `SetupError` if its schema is not today's."""
        store = cls(open_engine(url))
        try:
            await check_schema(store.engine)
        except SetupError:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        for helper in self.helpers.values():
            await helper.close()
        if self._keeping is not None:
            await asyncio.wait([self._keeping])
        if self._writer is not None:
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if self._log is not None:
            await self._log.close()
        if self._in_one is not None:
            await self._in_one.close()
        self._disk.shutdown()
        if self._file is not None:
            self._file.dispose()
        await self.engine.dispose()

    @property
    def log_size(self) -> int:
        """Bytes of SQLite's log that are not in the file yet; PostgreSQL looks after its own."""
        return 0 if self._log is None else self._log.size

    @property
    def waiting(self) -> int:
        """Entries that nobody has begun to write."""
        return self._queue.qsize()

    # writing

    async def commit(self, change: Change) -> None:
        """Write an entry for good; `ConflictError` if its number is taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((change, done))
        await done

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            if len(set(self._lately)) >= _MANY:
                await asyncio.sleep(max(0.0, self._began + _APART - time.monotonic()))
            while len(batch) < _AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            self._lately.extend([change.table_id for change, _ in batch])
            try:
                await self._write_at_once([change for change, _ in batch])
            except _CONFLICTS:
                await self._write_one_by_one(batch)
            except Exception as error:
                log.exception("nothing could be written")
                _answer(batch, error)
            else:
                _answer(batch, None)

    async def _write_one_by_one(self, batch: Sequence[_Item]) -> None:
        for item in batch:
            try:
                await self._write_at_once([item[0]])
            except _CONFLICTS:
                _answer([item], ConflictError())
            except Exception as error:
                log.exception("an entry could not be written")
                _answer([item], error)
            else:
                _answer([item], None)

    async def _write_at_once(self, changes: list[Change]) -> None:
        self._began = time.monotonic()
        asyncio.get_running_loop().call_soon(self.meanwhile, len(changes))
        more = [statement for change in changes for statement in _more(change)]
        if self._in_one is not None and not more:
            await self._in_one.write(changes, [news_of(change.table_id) for change in changes])
        elif self._in_one is not None:
            await self._execute([*written_plainly(changes), *more, *[notice(change.table_id) for change in changes]])
        else:
            await self._execute(more, changes)
        self.committed(time.monotonic() - self._began)
        self.commits += 1

    async def keep(self, table_id: UUID, number: int, rules: str, data: bytes) -> None:
        """Keep a snapshot in place of the one before; nobody waits for it, so that those of a moment go together."""
        self._snapshots[table_id] = {"table_id": table_id, "number": number, "rules": rules, "data": data}
        if self._keeping is None:
            self._keeping = asyncio.create_task(self._keep(), name="snapshots")
        await asyncio.shield(self._keeping)

    async def _keep(self) -> None:
        await asyncio.sleep(_KEPT_AFTER)
        kept, self._snapshots, self._keeping = list(self._snapshots.values()), {}, None
        before = [{"of_table": row["table_id"]} for row in kept]
        await self.write_along([(_FORGET, before), (insert(Snapshot), kept)])

    async def _execute(self, statements: list[Statement], changes: Sequence[Change] = ()) -> None:
        """All of them in one transaction, the entries of `changes` (on SQLite) before.

        SQLite is written to right here: a row takes a fraction of a millisecond, while a thread would have to wait for
        its turn after every one.  Only the commit, which waits for the disk, is left to a thread.  If the file is
        locked, others go on meanwhile."""
        if self._file is None:
            async with self.engine.begin() as connection:
                for statement, rows in statements:
                    await connection.execute(statement, rows)
            return
        for _ in range(_TRIES):
            try:
                await self._execute_in_file(self._file, statements, changes)
            except OperationalError as error:
                if "locked" not in str(error):
                    raise
                await asyncio.sleep(_TRY_AGAIN)
            else:
                return
        raise TimeoutError("The database file stays locked. Is another server using it?")

    async def _execute_in_file(self, file: Engine, statements: list[Statement], changes: Sequence[Change]) -> None:
        async with self._in_file:
            with file.connect() as connection, self._passengers.aboard() if changes else nullcontext() as take_along:
                if changes:
                    self._in_rows.write(connection, changes)
                for statement, rows in statements:
                    connection.execute(statement, rows)
                if take_along is not None:
                    take_along(connection)
                commit = asyncio.get_running_loop().run_in_executor(self._disk, connection.commit)
                try:
                    await asyncio.shield(commit)
                finally:  # whoever is called off lets the disk finish: the connection is in use until then
                    await asyncio.wait([commit])

    async def set_due(self, table_id: UUID, due: datetime | None) -> None:
        """When somebody has to look after the table next."""
        await self._execute([(update(GameTable).where(GameTable.id == table_id).values(due=due), None)])

    # reading

    async def entries(self, table_id: UUID, after: int) -> list[Logged]:
        """The entries after version `after`, in order."""
        query = (
            select(Entry.number, Entry.seat, Entry.answer, Entry.nonce, Entry.by, Entry.told)
            .where(Entry.table_id == table_id, Entry.number > after)
            .order_by(Entry.number)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Logged(row.number, row.seat, _decoded(row.answer), row.nonce, row.by, row.told) for row in rows]

    async def note_told(self, table_id: UUID, told: dict[int, bytes]) -> None:
        """What steps told whose entries do not say so yet (0: what was told before the first)."""
        entries = [{"of_table": table_id, "of_number": number, "told": data} for number, data in told.items() if number]
        statements: list[Statement] = [(_NOTE, entries)] if entries else []
        if 0 in told:
            statements.append((update(GameTable).where(GameTable.id == table_id).values(opening=told[0]), None))
        await self._execute(statements)

    def notices(self, table_id: UUID) -> list[Statement]:
        """What tells the other processes, in the same transaction."""
        return [notice(table_id)] if self.postgres else []

    async def write(self, statements: list[Statement]) -> None:
        """All of them or none."""
        await self._execute(statements)

    async def write_along(self, statements: list[Statement]) -> None:
        """The same for what nobody waits for: on SQLite, where only one can write, with the next entries."""
        if self._file is None or not await self._passengers.wait(statements, _ALONG_WITHIN):
            await self._execute(statements)

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
            await session.execute(*notice(table_id))


def notice(table_id: UUID) -> Statement:
    """Tells the other processes when the transaction commits."""
    return text(f"SELECT pg_notify('{CHANNEL}', :news)"), {"news": news_of(table_id)}


def news_of(table_id: UUID) -> str:
    """What the other processes are told; the name of the sender lets it overhear itself."""
    return f"{table_id.hex} {PROCESS}"


def now() -> datetime:
    return datetime.now(UTC)


_ENTRIES = cast("Table", Entry.__table__)
_NOTE = update(_ENTRIES).where(
    _ENTRIES.c.table_id == bindparam("of_table"), _ENTRIES.c.number == bindparam("of_number")
)
_SNAPSHOTS = cast("Table", Snapshot.__table__)
_FORGET = delete(_SNAPSHOTS).where(_SNAPSHOTS.c.table_id == bindparam("of_table"))
_CONFLICTS = (IntegrityError, asyncpg.IntegrityConstraintViolationError)


def _more(change: Change) -> Iterator[Statement]:
    """What few answers write besides."""
    for seat, columns in change.seats.items():
        place = (SeatRow.table_id == change.table_id) & (SeatRow.seat == seat)
        yield update(SeatRow).where(place).values(**columns), None
    yield from change.also


def _decoded(answer: str) -> Any:
    try:
        return msgspec.json.decode(answer)
    except msgspec.MsgspecError:
        return DAMAGED


def _answer(batch: Sequence[_Item], error: Exception | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
