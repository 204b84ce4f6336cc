"""What was acknowledged is on the disk: a commit waits for it, others do not wait for the commit."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Event

from sqlalchemy import text
from tests.patience import PATIENCE
from tests.table.house import asynchronous, house, new_table, play_on, until

from nokturn.table import people
from nokturn.table.live.listeners import Listener
from nokturn.table.live.live import LiveTable
from nokturn.table.lobby import seating
from nokturn.table.store.store import Store

FULL = 2
"""SQLite's number for it: every commit is followed by a sync of the log."""


@asynchronous
async def test_sqlite_waits_for_the_disk_on_every_connection(tmp_path):
    store = await Store.open(f"sqlite:///{tmp_path}/nokturn.db")
    try:
        async with store.engine.connect() as connection:
            assert (await connection.execute(text("PRAGMA synchronous"))).scalar_one() == FULL
            assert (await connection.execute(text("PRAGMA journal_mode"))).scalar_one() == "wal"
        assert store._file is not None
        with store._file.connect() as writing:
            assert writing.execute(text("PRAGMA synchronous")).scalar_one() == FULL
    finally:
        await store.close()


@asynccontextmanager
async def busy_disk(folder: Path) -> AsyncIterator[tuple[Store, LiveTable, Event]]:
    """A table that nobody looks after, and a disk that is busy until the event is set."""
    store, disk = await Store.open(f"sqlite:///{folder}/nokturn.db"), Event()
    try:
        host = await people.enter(store, "Ada", "en")
        row = await seating.create(store, host, game="vendetta", seats=["me", "me", "me"], options={})
        await seating.start(store, row, host.id)
        table = await LiveTable.load(store, row.id)
        assert store._log is not None
        await store._log._rounds.close()  # which would hold the file now and then too
        store._disk.submit(disk.wait)
        yield store, table, disk
    finally:
        disk.set()
        await store.close()


@asynchronous
async def test_while_the_disk_works_everybody_else_goes_on(tmp_path):
    async with busy_disk(tmp_path) as (store, table, disk):
        answering = asyncio.create_task(play_on(table, 1))
        await until(store._in_file.locked)
        assert len(await store.entries(table.id, 0)) == 0, "nothing is there before it is there for good"
        assert not answering.done(), "and nothing is acknowledged"
        disk.set()
        await answering
        assert len(await store.entries(table.id, 0)) == 1


@asynchronous
async def test_whoever_is_called_off_lets_the_disk_finish(tmp_path):
    async with busy_disk(tmp_path) as (store, table, disk):
        keeping = asyncio.create_task(store.set_due(table.id, None))
        await until(store._in_file.locked)
        keeping.cancel()
        await asyncio.sleep(0)
        assert store._in_file.locked(), "nobody else writes before the disk is done"
        disk.set()
        await asyncio.wait([keeping])
        assert keeping.cancelled()
        await play_on(table, 2)
        assert len(await store.entries(table.id, 0)) == 2


@asynchronous
async def test_whoever_listens_is_woken_before_what_was_begun_is_finished(tmp_path):
    """The disk may take its time: that the server ends is said meanwhile, and nothing is begun any more."""
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "bot:random"])
        await until(lambda: table.id in open_tables.keepers)
        keeper, store, disk = open_tables.keepers[table.id], open_tables.store, Event()
        store._disk.submit(disk.wait)
        answering = asyncio.create_task(store.set_due(table.id, None))
        table.in_background(answered(answering))
        await until(store._in_file.locked)
        listener = Listener(None)
        open_tables.come(table, listener)
        await listener.listen()  # somebody has come
        resting = asyncio.create_task(open_tables.rest())
        try:
            await asyncio.wait_for(listener.listen(), PATIENCE)
            assert not answering.done()
            await until(keeper._task.done)
        finally:
            disk.set()
        await resting
        assert answering.done()


async def answered(task: asyncio.Task[None]) -> None:
    await task


def test_a_listener_that_does_not_read_is_owed_no_more_than_a_few_replies():
    listener = Listener(None)
    for number in range(1_000):
        listener.reply(str(number).encode())
    assert (len(listener.replies), listener.replies[-1]) == (64, b"999")
