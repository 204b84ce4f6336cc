"""What nobody waits for goes along with the next entries, and never at their expense."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError
from tests.table.house import asynchronous, play_on, until

from nokturn.table import people
from nokturn.table.live.live import LiveTable
from nokturn.table.lobby import seating
from nokturn.table.store import store as store_module
from nokturn.table.store.log.entries import Statement
from nokturn.table.store.models import GameTable, Snapshot
from nokturn.table.store.store import Store

NOBODY = UUID(int=7)


@asynccontextmanager
async def a_table(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Store, LiveTable, list[int]]]:
    """A table that nobody looks after, and how many entries each transaction has held so far."""
    monkeypatch.setattr(store_module, "_ALONG_WITHIN", 60.0)
    store = await Store.open(f"sqlite:///{folder}/nokturn.db")
    written: list[int] = []
    as_ever = store._execute_in_file

    async def counted(file: Any, statements: Any, changes: Any) -> None:
        await as_ever(file, statements, changes)
        written.append(len(changes))

    try:
        host = await people.enter(store, "Ada", "en")
        row = await seating.create(store, host, game="vendetta", seats=["me", "me", "me"], options={})
        await seating.start(store, row, host.id)
        monkeypatch.setattr(store, "_execute_in_file", counted)
        yield store, await LiveTable.load(store, row.id), written
    finally:
        await store.close()


def titled(table: LiveTable, title: str) -> list[Statement]:
    return [(update(GameTable).where(GameTable.id == table.id).values(title=title), None)]


async def title_of(store: Store, table: LiveTable) -> str:
    async with store.session() as session:
        return (await session.get_one(GameTable, table.id)).title


@asynchronous
async def test_what_nobody_waits_for_makes_no_transaction_of_its_own_while_there_is_playing(tmp_path, monkeypatch):
    async with a_table(tmp_path, monkeypatch) as (store, table, written):
        along = asyncio.create_task(store.write_along(titled(table, "along")))
        await asyncio.sleep(0)
        await play_on(table, 1)
        await along
        assert (await title_of(store, table), written) == ("along", [1])


@asynchronous
async def test_where_nobody_plays_it_is_written_by_itself(tmp_path, monkeypatch):
    async with a_table(tmp_path, monkeypatch) as (store, table, written):
        monkeypatch.setattr(store_module, "_ALONG_WITHIN", 0.01)
        await store.write_along(titled(table, "alone"))
        assert (await title_of(store, table), written) == ("alone", [0])


@asynchronous
async def test_a_fault_of_theirs_is_nobody_elses(tmp_path, monkeypatch):
    async with a_table(tmp_path, monkeypatch) as (store, table, written):
        lost: list[Statement] = [
            *titled(table, "half"),
            (insert(Snapshot), {"table_id": NOBODY, "number": 1, "rules": "", "data": b""}),
        ]
        along = asyncio.create_task(store.write_along(lost))
        await asyncio.sleep(0)
        await play_on(table, 1)
        with pytest.raises(IntegrityError):
            await along
        assert (await title_of(store, table), written) == ("", [1]), "all of it or nothing, and the answer is there"
        assert len(await store.entries(table.id, 0)) == 1


@asynchronous
async def test_whoever_is_not_written_takes_nobody_along_and_they_come_with_the_next(tmp_path, monkeypatch):
    """Another has the file for a while: the same entries are tried again, and so is what goes along."""
    async with a_table(tmp_path, monkeypatch) as (store, table, written):
        along = asyncio.create_task(store.write_along(titled(table, "later")))
        await asyncio.sleep(0)
        tried: list[object] = []
        as_ever = store._in_rows.write
        monkeypatch.setattr(store._in_rows, "write", lambda *args: (tried.append(args), as_ever(*args)))
        with closing(sqlite3.connect(tmp_path / "nokturn.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            answering = asyncio.create_task(play_on(table, 1))
            await until(lambda: len(tried) > 1)
            assert not along.done()
            other.execute("ROLLBACK")
        await asyncio.gather(answering, along)
        assert (await title_of(store, table), written) == ("later", [1])


@asynchronous
async def test_whoever_does_not_want_it_any_more_leaves_nothing_behind(tmp_path, monkeypatch):
    async with a_table(tmp_path, monkeypatch) as (store, table, written):
        along = asyncio.create_task(store.write_along(titled(table, "called off")))
        await asyncio.sleep(0)
        along.cancel()
        await asyncio.wait([along])
        await play_on(table, 1)
        assert (await title_of(store, table), written) == ("", [1])
