"""SQLite's log stays small however much is written and read, and nobody's answer waits long for that."""

import asyncio

from sqlalchemy import delete, insert
from tests.table.house import asynchronous, house, new_table, play_on, until

from nokturn.table.store import write_ahead_log
from nokturn.table.store.models import Snapshot

BLOB = b"\x55" * 100_000
CUTS, MANY = 3, 500


@asynchronous
async def test_under_load_a_log_that_is_long_is_cut_again_and_again(tmp_path, monkeypatch):
    monkeypatch.setattr(write_ahead_log, "EVERY", 0.02)
    monkeypatch.setattr(write_ahead_log, "LARGEST", 10 * len(BLOB))
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        store = open_tables.store
        file, log = tmp_path / "nokturn.db", tmp_path / "nokturn.db-wal"
        kept, going = 0, True

        async def read() -> None:
            while going:
                await store.entries(table.id, 0)

        async def write() -> None:
            nonlocal kept
            while going:
                kept += 1
                row = {"table_id": table.id, "number": kept, "rules": "then", "data": BLOB}
                await store.write([(delete(Snapshot), None), (insert(Snapshot), row)])

        working = [asyncio.create_task(work()) for work in (read, read, read, write, write)]
        cuts, before = 0, 0
        try:
            while cuts < CUTS and kept < MANY:
                cuts, before = cuts + (log.stat().st_size < before), log.stat().st_size
                await asyncio.sleep(0.001)
            assert cuts == CUTS, f"{kept} rows made a log of {before} bytes"
            await play_on(table, 3)
        finally:
            going = False
            await asyncio.gather(*working)
        await until(lambda: store.log_size == 0)
        assert kept * len(BLOB) > file.stat().st_size, "far more was written than there is"
        assert len(await store.entries(table.id, 0)) == 3


@asynchronous
async def test_what_has_been_carried_over_is_written_over(tmp_path, monkeypatch):
    """While people write the log keeps its place on the disk, and does not grow; when they do not, it is given back."""
    monkeypatch.setattr(write_ahead_log, "EVERY", 60.0)
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        store, sizes = open_tables.store, []
        log = store._log
        assert log is not None
        for number in range(1, 31):
            row = {"table_id": table.id, "number": number, "rules": "then", "data": BLOB}
            await store.write([(delete(Snapshot), None), (insert(Snapshot), row)])
            await log.cut()
            sizes.append(store.log_size)
        assert 0 < max(sizes) < 10 * len(BLOB)
        assert sizes == sorted(sizes), "nobody had to ask for its place anew"
        await log.cut()
        assert store.log_size == 0


@asynchronous
async def test_nothing_is_carried_over_while_nothing_is_written(tmp_path, monkeypatch):
    monkeypatch.setattr(write_ahead_log, "EVERY", 0.01)
    async with house(tmp_path) as open_tables:
        store = open_tables.store
        await until(lambda: store.log_size == 0)
        changed = (tmp_path / "nokturn.db").stat().st_mtime_ns
        await asyncio.sleep(0.1)
        assert (tmp_path / "nokturn.db").stat().st_mtime_ns == changed


def test_the_log_is_looked_at_every_second():
    assert write_ahead_log.EVERY <= 1
