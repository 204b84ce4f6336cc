"""The schema grows step by step, and what was there stays."""

import sqlite3
from collections.abc import Iterator

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from tests.table.house import asynchronous, house, new_table, play_on
from tests.table.postgres import postgres

from nokturn.kernel.errors import SetupError
from nokturn.table.store.database import MIGRATIONS, migrate, open_engine
from nokturn.table.store.models import GameTable

FIRST = "0001"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def differences(connection: Connection) -> list[object]:
    """SQLite does not remember what a column was declared as well enough to compare types."""
    options = {"compare_type": connection.dialect.name != "sqlite"}
    found: list[object] = compare_metadata(MigrationContext.configure(connection, opts=options), GameTable.metadata)
    return found


async def check_schema(url: str) -> None:
    engine = open_engine(url)
    try:
        await migrate(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(differences) == []
    finally:
        await engine.dispose()


@asynchronous
async def test_the_migrations_lead_to_the_models_on_sqlite(tmp_path):
    await check_schema(f"sqlite:///{tmp_path}/nokturn.db")


@asynchronous
async def test_the_migrations_lead_to_the_models_on_postgresql(database):
    await check_schema(database)


def test_there_is_one_line_of_revisions_from_the_first_schema():
    scripts = ScriptDirectory(str(MIGRATIONS))
    revisions = [script.revision for script in scripts.walk_revisions()]
    assert revisions[-1] == FIRST
    assert len(scripts.get_heads()) == 1


@asynchronous
async def test_a_database_of_the_first_schema_is_brought_up_to_date_and_its_games_go_on(tmp_path):
    """A game kept under the first schema, as written then, is played on under the newest."""
    async with house(tmp_path / "new") as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        await play_on(table, 30)
        await table.settle()
        table_id, version = table.id, table.version
    old = tmp_path / "old"
    old.mkdir()
    engine = open_engine(f"sqlite:///{old}/nokturn.db")
    await migrate(engine, FIRST)
    async with engine.connect() as connection:
        tables = await connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'"))
        names = [name for (name,) in tables if name != "alembic_version" and not name.startswith("sqlite_")]
    await engine.dispose()
    copy_rows(tmp_path / "new" / "nokturn.db", old / "nokturn.db", names)
    async with house(old) as open_tables:
        table = await open_tables.table(table_id)
        assert table.version == version
        await play_on(table, 5)


@asynchronous
async def test_an_older_version_does_not_touch_what_a_newer_one_has_written_and_says_so(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path}/nokturn.db")
    try:
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(SetupError, match="newer version"):
            await migrate(engine)
    finally:
        await engine.dispose()


def copy_rows(source: object, target: object, tables: list[str]) -> None:
    """The columns of the first schema, and only those."""
    connection = sqlite3.connect(f"{target}")
    connection.execute("ATTACH ? AS newer", (f"{source}",))
    for table in tables:
        columns = ", ".join(f'"{row[1]}"' for row in connection.execute(f"PRAGMA table_info({table})"))
        connection.execute(f"INSERT INTO {table} ({columns}) SELECT {columns} FROM newer.{table}")
    connection.commit()
    connection.close()
