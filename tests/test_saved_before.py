"""Saves and tables from before the modules of the games moved into rooms load unchanged.

`fixtures/before_rooms` holds records and a database as the code of then wrote them, and beside each what it led to:
views, questions, standings.  Snapshots of then name procedures by modules that are gone; nobody is to notice.
"""

from __future__ import annotations

import gzip
import sqlite3
from pathlib import Path
from typing import Any
from uuid import UUID

import msgspec
import pytest
from tests.table.house import asynchronous, house, play

from nokturn.games import game_named
from nokturn.kernel.errors import SaveError
from nokturn.kernel.game import SEATS, Game
from nokturn.kernel.plain import pack
from nokturn.kernel.position import Position
from nokturn.kernel.records import load
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.store.history import TableHistory
from nokturn.table.store.store import Store
from nokturn.table.talk import chat

FIXTURES = Path(__file__).parent / "fixtures" / "before_rooms"
RECORDS = sorted(path.name.removesuffix(".then.json.gz") for path in FIXTURES.glob("*-*.then.json.gz"))

STOOD_THEN = ("dracula", "vendetta", "vtes")
"""The games there were."""


def unpacked(name: str) -> bytes:
    return gzip.decompress((FIXTURES / f"{name}.gz").read_bytes())


def content(game: Game[Any], position: Position[Any], players: int) -> dict[str, Any]:
    """What people see of a position, and what they are asked."""
    asks = () if position.over else position.asks()
    found = {
        "asks": [
            {
                "seat": ask.seat,
                "prompt": ask.prompt,
                "kind": ask.kind,
                "rule": ask.rule,
                "low": ask.low,
                "high": ask.high,
                "options": [pack(option) for option in ask.options],
            }
            for ask in asks
        ],
        "views": {
            seat: msgspec.to_builtins(game.view(position.state, seat), order="deterministic", str_keys=True)
            for seat in SEATS[:players]
        },
        "standings": msgspec.to_builtins(game.standings(position.state)) if position.over else None,
    }
    decoded: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(found))
    return decoded


def assert_holds(then: Any, now: Any, where: str = "") -> None:
    """Everything that was there is there and the same; something may have come to it."""
    if isinstance(then, dict):
        for key, value in then.items():
            assert key in now, f"{where}/{key} is gone"
            assert_holds(value, now[key], f"{where}/{key}")
    elif isinstance(then, list):
        assert len(then) == len(now), where
        for number, (before, after) in enumerate(zip(then, now, strict=True)):
            assert_holds(before, after, f"{where}/{number}")
    else:
        assert then == now, where


def test_there_are_records_of_every_game_finished_and_in_the_middle():
    kinds = {(name.partition("-")[0], name.rpartition("-")[2]) for name in RECORDS}
    assert kinds == {(game, kind) for game in STOOD_THEN for kind in ("finished", "middle")}


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_leads_to_where_it_led_then(name, tmp_path):
    path = tmp_path / "record.json"
    path.write_bytes(unpacked(f"{name}.json"))
    game = game_named(name.partition("-")[0])
    journal = load(game, path)
    then = msgspec.json.decode(unpacked(f"{name}.then.json"))
    assert journal.position.over == name.endswith("finished")
    assert_holds(then, content(game, journal.position, len(journal.record.players)))


# tables


@pytest.fixture
def old_house(tmp_path):
    """The database as the server of then left it."""
    (tmp_path / "nokturn.db").write_bytes(unpacked("tables.db"))
    return tmp_path


TABLES: dict[str, Any] = msgspec.json.decode(unpacked("tables.then.json"))
"""A running and a finished one of each game; at each something was taken back, and a standing order was given."""


def pretend_snapshots_are_of_today(folder: Path) -> None:
    """As if nothing but names had changed since: otherwise they would not even be looked at."""
    with sqlite3.connect(folder / "nokturn.db") as database:
        for name in STOOD_THEN:
            database.execute(
                "UPDATE snapshot SET rules = ? WHERE table_id IN (SELECT id FROM game_table WHERE game = ?)",
                (game_named(name).rules_version, name),
            )
    database.close()


@pytest.mark.parametrize("of_today", [False, True], ids=["as they are", "with snapshots that claim to fit"])
@asynchronous
async def test_tables_are_as_they_were(old_house, of_today):
    if of_today:
        pretend_snapshots_are_of_today(old_house)
    store = await Store.open(f"sqlite:///{old_house}/nokturn.db")
    try:
        for table_id, then in TABLES.items():
            table = await LiveTable.load(store, UUID(table_id))
            assert (table.row.status, table.version) == ("over" if then["standings"] else "live", then["version"])
            assert len(table.game_history.journal.log) == then["log"], "nothing was told besides"
            told = {part: then[part] for part in ("asks", "views", "standings")}
            assert_holds(told, content(table.game, table.position, table.row.players), then["game"])
            _, lines = await chat.said(table, table.row.host)
            assert [said.text for said in lines] == [
                "Shall we?",
                "Już gram – żółć.",
            ]
    finally:
        await store.close()


@asynchronous
async def test_snapshots_of_then_are_refused(old_house):
    pretend_snapshots_are_of_today(old_house)
    store = await Store.open(f"sqlite:///{old_house}/nokturn.db")
    try:
        for table_id, then in TABLES.items():
            table = await LiveTable.load(store, UUID(table_id))
            kept = await store.snapshot(table.id, table.game.rules_version)
            assert kept is not None, then["game"]
            entries = (await store.entries(table.id, 0))[: kept.number]
            with pytest.raises(SaveError, match="Replay the record instead"):
                TableHistory.take_out(table.game, table.record(), entries, kept.data, table.row.opening)
    finally:
        await store.close()


@asynchronous
async def test_running_tables_take_the_next_answer_and_are_kept_anew(old_house):
    running = [UUID(table_id) for table_id, then in TABLES.items() if not then["standings"]]
    assert len(running) == len(STOOD_THEN)
    async with house(old_house) as open_tables:
        for table_id in running:
            table = await open_tables.table(table_id)
            before = table.version
            assert isinstance(await play(table, table.position.asks()[0].seat), Taken)
            assert table.version > before
            await table.keep_snapshot()
            again = await LiveTable.load(open_tables.store, table_id)
            assert again.position.state == table.position.state
