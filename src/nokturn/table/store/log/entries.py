"""What answers write: their entries, and what follows from each for its table.

Nothing else is written so often: both statements are put into the words of the driver once, and not anew each time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any, TypeAlias, cast
from uuid import UUID

import asyncpg
import msgspec
from sqlalchemy import Connection, Dialect, Executable, Table, bindparam, insert, update

from nokturn.table.store.models import Entry, GameTable

Statement: TypeAlias = tuple[Executable, Any]
"""What to execute, and the rows to execute it with."""


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
    by: str = ""
    """Who gave the answer, as `Entry.by` has it."""
    told: bytes | None = None
    """What it told, as `told.py` writes it."""
    also: list[Statement] = []
    """What else becomes true with it: the page of a campaign, its next sitting."""


_ENTRIES = cast("Table", Entry.__table__)
_TABLES = cast("Table", GameTable.__table__)
_OF_ENTRY = ("table_id", "number", "seat", "answer", "nonce", "at", "by", "told")
_OF_TABLE = ("waiting", "banks", "due", "status", "ended", "request")
_JSON = ("waiting", "banks", "request")
_UPDATE = update(_TABLES).where(_TABLES.c.id == bindparam("of_table"))


def _as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _row(change: Change) -> dict[str, Any]:
    """Everything an answer writes, by the names of the columns."""
    return {
        "table_id": change.table_id,
        "of_table": change.table_id,
        "number": change.number,
        "seat": change.seat,
        "answer": _as_json(change.answer),
        "nonce": change.nonce,
        "at": change.at,
        "by": change.by,
        "told": change.told,
        **change.row,
    }


def written_plainly(changes: Sequence[Change]) -> list[Statement]:
    """The same for SQLAlchemy, to go with other statements."""
    rows = [_row(change) for change in changes]
    return [
        (insert(_ENTRIES), [{name: row[name] for name in _OF_ENTRY} for row in rows]),
        (_UPDATE, [{name: row[name] for name in ("of_table", *_OF_TABLE)} for row in rows]),
    ]


class _Spelled:
    """A statement in the words of a driver."""

    def __init__(self, statement: Any, columns: Sequence[str], dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect, column_keys=columns)
        self._text = str(compiled)
        kinds = [(name, compiled.binds[name].type) for name in compiled.positiontup]
        self._values = [
            (name, _as_json if name in _JSON else kind.dialect_impl(dialect).bind_processor(dialect))
            for name, kind in kinds
        ]

    def execute(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> None:
        values = [tuple([said(row[name]) if said else row[name] for name, said in self._values]) for row in rows]
        connection.exec_driver_sql(self._text, values)


class SqliteEntries:
    """Entries for a file, in whatever transaction is open."""

    def __init__(self, dialect: Dialect) -> None:
        self._statements = (_Spelled(insert(_ENTRIES), _OF_ENTRY, dialect), _Spelled(_UPDATE, _OF_TABLE, dialect))

    def write(self, connection: Connection, changes: Sequence[Change]) -> None:
        rows = [_row(change) for change in changes]
        for statement in self._statements:
            statement.execute(connection, rows)


class PostgresEntries:
    """Entries for PostgreSQL: one statement on a connection of its own, which is a transaction by itself."""

    def __init__(self, dsn: str) -> None:
        self._dsn = dsn
        self._connection: asyncpg.Connection[Any] | None = None

    async def write(self, changes: Sequence[Change], news: Sequence[str]) -> None:
        """All of them or none; `news` go to the other processes with them."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._dsn)
        # In the same order in every process, so that no two of them wait for each other.
        rows = [_row(change) for change in sorted(changes, key=_table_of)]
        for row in rows:
            row.update({name: _as_json(row[name]) for name in _JSON})
        columns = [[row[name] for row in rows] for name in (*_OF_ENTRY, *_OF_TABLE)]
        await self._connection.fetch(_WRITE, *columns, news)

    async def close(self) -> None:
        if self._connection is not None:
            with suppress(OSError, asyncpg.PostgresError, asyncio.TimeoutError):
                await self._connection.close(timeout=1)


def _table_of(change: Change) -> UUID:
    return change.table_id


_WRITE = """
WITH given AS (
    SELECT * FROM unnest(
        $1::uuid[], $2::int[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::text[], $8::bytea[],
        $9::text[], $10::text[], $11::timestamptz[], $12::text[], $13::timestamptz[], $14::text[]
    ) AS given (
        table_id, number, seat, answer, nonce, at, by, told, waiting, banks, due, status, ended, request
    )
), written AS (
    INSERT INTO entry (table_id, number, seat, answer, nonce, at, by, told)
    SELECT table_id, number, seat, answer, nonce, at, by, told FROM given
), changed AS (
    UPDATE game_table SET
        waiting = given.waiting::json, banks = given.banks::json, due = given.due, status = given.status,
        ended = given.ended, request = given.request::json
    FROM given WHERE game_table.id = given.table_id
)
SELECT pg_notify('nokturn', news) FROM unnest($15::text[]) AS news
"""
