"""`nokturn table`: what is wrong with a table is said, what can be made anew is."""

import asyncio
from pathlib import Path
from uuid import UUID

import pytest
from sqlalchemy import Executable, delete, select, text, update
from tests.table.house import house, new_table, play_on

from nokturn.cli.app import app
from nokturn.kernel.errors import SetupError
from nokturn.table.store.database import migrate, open_engine
from nokturn.table.store.models import Entry, ResultRow, ResultSeat, Snapshot
from nokturn.table.store.server_lock import held
from nokturn.table.store.store import Store


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> UUID:
    """A table with 30 answers and a snapshot."""
    monkeypatch.setenv("NOKTURN_DATABASE_URL", f"sqlite:///{tmp_path}/nokturn.db")
    monkeypatch.setenv("NOKTURN_SECRET", "for the tests")

    async def play() -> UUID:
        async with house(tmp_path) as tables:
            table = await new_table(tables, ["me"] * 3)
            await play_on(table, 30)
            await table.settle()
            return table.id

    return asyncio.run(play())


def spoil(tmp_path: Path, *statements: Executable) -> None:
    async def execute() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/nokturn.db")
        async with store.engine.begin() as connection:
            for statement in statements:
                await connection.execute(statement)
        await store.close()

    asyncio.run(execute())


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = app(["table", *arguments])
    return code, capsys.readouterr().out


def test_a_sound_table(played, capsys):
    assert run(capsys, "check", str(played), "--lang", "en") == (0, f"Table {played}: 30 entries, nothing wrong.\n")
    assert "30 wpisów, wszystko w porządku" in run(capsys, "check", str(played), "--lang", "pl")[1]


def test_a_damaged_snapshot_is_found_and_made_anew(tmp_path, played, capsys):
    spoil(tmp_path, update(Snapshot).values(data=b"nonsense"))
    code, out = run(capsys, "check", str(played), "--lang", "en")
    assert (code, "The snapshot after entry 25 is damaged" in out) == (1, True)
    assert f"nokturn table repair {played}" in out
    code, out = run(capsys, "repair", str(played), "--lang", "en")
    assert (code, "nothing wrong" in out) == (0, True)

    async def number() -> int | None:
        store = await Store.open(f"sqlite:///{tmp_path}/nokturn.db")
        async with store.session() as session:
            found: int | None = await session.scalar(select(Snapshot.number))
        await store.close()
        return found

    assert asyncio.run(number()) == 30


def test_a_snapshot_of_an_earlier_version_is_nothing_to_be_afraid_of(tmp_path, played, capsys):
    """It has no sum, and rules that nobody plays by any more: it is not read, and the next takes its place."""
    spoil(tmp_path, update(Snapshot).values(data=b"as it was written then", rules="0123456789abcdef"))
    code, out = run(capsys, "check", str(played), "--lang", "en")
    assert (code, "nothing wrong" in out) == (0, True)


@pytest.mark.parametrize(
    "spoilt, says",
    [
        (delete(Entry).where(Entry.number == 7), "Entry 7 is missing"),
        (update(Entry).where(Entry.number == 7).values(answer="{"), "Entry 7 cannot be read"),
    ],
    ids=["missing", "damaged"],
)
def test_entries_cannot_be_made_anew_and_the_operator_is_told(tmp_path, played, capsys, spoilt, says):
    spoil(tmp_path, spoilt)
    for command in ("check", "repair"):
        code, out = run(capsys, command, str(played), "--lang", "en")
        assert (code, says in out) == (1, True)
        assert "Step 7 of 30 is lost" in out


def test_what_was_told_is_noted_where_nobody_noted_it(tmp_path, played, capsys):
    spoil(tmp_path, delete(Snapshot), update(Entry).values(told=None))
    code, out = run(capsys, "check", str(played), "--lang", "en")
    assert (code, "What 30 entries told was not noted" in out) == (1, True)
    assert run(capsys, "repair", str(played), "--lang", "en")[0] == 0


def test_what_was_told_and_cannot_be_read_any_more_is_noted_anew_where_everything_else_fits(tmp_path, played, capsys):
    spoil(tmp_path, update(Entry).where(Entry.number == 7).values(told=b"\x00"))
    code, out = run(capsys, "check", str(played), "--lang", "en")
    assert (code, "What entry 7 told cannot be read" in out) == (1, True)
    assert f"nokturn table repair {played}" in out

    async def rests() -> int:
        async with house(tmp_path) as tables:
            return (await tables.table(played)).game_history.journal.length

    assert asyncio.run(rests()) == 6, "the game is not lost: it rests before it"
    assert run(capsys, "repair", str(played), "--lang", "en")[0] == 0
    assert run(capsys, "check", str(played), "--lang", "en")[0] == 0
    assert asyncio.run(rests()) == 30


@pytest.mark.parametrize("table", ["01a1ea71-0908-7254-aa44-4db4717e2ac7", "nonsense"])
def test_an_unknown_table(played, table):
    with pytest.raises(SetupError, match="There is no table"):
        app(["table", "check", table, "--lang", "en"])


def test_a_look_at_a_table_changes_nothing_of_a_database_of_an_older_version(tmp_path, monkeypatch):
    """Its server may still run, and knows nothing of a newer schema."""
    url = f"sqlite:///{tmp_path}/old.db"
    monkeypatch.setenv("NOKTURN_DATABASE_URL", url)

    async def written_by(version: str) -> None:
        engine = open_engine(url)
        await migrate(engine, version)
        await engine.dispose()

    async def version() -> str:
        engine = open_engine(url)
        async with engine.connect() as connection:
            (found,) = (await connection.execute(text("SELECT version_num FROM alembic_version"))).one()
        await engine.dispose()
        return str(found)

    asyncio.run(written_by("0010"))
    with pytest.raises(SetupError, match="older version"):
        app(["table", "check", str(UUID(int=7))])
    assert asyncio.run(version()) == "0010"


@pytest.mark.parametrize("command", ["check", "repair"])
def test_no_database_is_made_where_there_is_none(tmp_path, monkeypatch, command):
    monkeypatch.setenv("NOKTURN_DATABASE_URL", f"sqlite:///{tmp_path}/mistyped.db")
    monkeypatch.setenv("NOKTURN_SECRET", "for the tests")
    with pytest.raises(SetupError, match="There is no table"):
        app(["table", command, str(UUID(int=7)), "--lang", "en"])
    assert list(tmp_path.iterdir()) == []


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> UUID:
    """A table whose game is over."""
    monkeypatch.setenv("NOKTURN_DATABASE_URL", f"sqlite:///{tmp_path}/nokturn.db")
    monkeypatch.setenv("NOKTURN_SECRET", "for the tests")

    async def play() -> UUID:
        async with house(tmp_path) as tables:
            table = await new_table(tables, ["me"] * 3)
            while table.row.status == "live":
                await play_on(table, 1)
            await table.settle()
            return table.id

    return asyncio.run(play())


async def scores(tmp_path: Path) -> list[tuple[str, int | None, float | None]]:
    store = await Store.open(f"sqlite:///{tmp_path}/nokturn.db")
    async with store.session() as session:
        rows = (await session.scalars(select(ResultSeat).order_by(ResultSeat.seat))).all()
    await store.close()
    return [(row.seat, row.place, row.score) for row in rows]


@pytest.mark.parametrize(
    "spoilt, says",
    [
        (delete(ResultRow), "its result was not kept"),
        (update(ResultRow).values(final=b"nonsense"), "The result cannot be read"),
    ],
    ids=["missing", "damaged"],
)
def test_a_result_is_made_anew_where_the_game_still_fits(tmp_path, finished, capsys, spoilt, says):
    before = asyncio.run(scores(tmp_path))
    assert [place for _, place, _ in before if place] != []
    spoil(tmp_path, spoilt)
    code, out = run(capsys, "check", str(finished), "--lang", "en")
    assert (code, says in out, f"nokturn table repair {finished}" in out) == (1, True, True)
    assert run(capsys, "repair", str(finished), "--lang", "en")[0] == 0
    assert asyncio.run(scores(tmp_path)) == before
    assert run(capsys, "check", str(finished), "--lang", "en")[0] == 0


def test_what_is_left_of_a_result_stays_where_nobody_could_make_it_anew(tmp_path, finished, capsys):
    """Who won is in rows of its own: a repair that cannot do better leaves them alone, and the table still opens."""
    before = asyncio.run(scores(tmp_path))
    spoil(tmp_path, update(ResultRow).values(final=b"nonsense"), delete(Entry).where(Entry.number == 7))
    code, out = run(capsys, "repair", str(finished), "--lang", "en")
    assert (code, "The result cannot be read" in out, "table repair" in out) == (1, True, False)
    assert asyncio.run(scores(tmp_path)) == before

    async def opens() -> tuple[str, int]:
        async with house(tmp_path) as tables:
            table = await tables.table(finished)
            return table.row.status, table.game_history.journal.length

    assert asyncio.run(opens()) == ("over", 6)


def test_a_game_that_is_over_opens_without_its_result(tmp_path, finished):
    spoil(tmp_path, update(ResultRow).values(final=b"nonsense"))

    async def opens() -> bool:
        async with house(tmp_path) as tables:
            return (await tables.table(finished)).position.over

    assert asyncio.run(opens())


def test_nothing_is_repaired_under_a_running_server(tmp_path, played):
    with held(f"sqlite:///{tmp_path}/nokturn.db"), pytest.raises(SetupError, match="in use by another server"):
        app(["table", "repair", str(played)])
