"""The database: SQLite in a file, or PostgreSQL by URL; always at the newest schema."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event, make_url, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from nokturn.kernel.errors import SetupError

MIGRATIONS = Path(__file__).parent / "migrations"
CHANGES = "nokturn_changes"
"""Execution option of whoever begins in order to change something."""
_MIGRATING = 0x6E6F6B74
"""Advisory lock: of several servers that start at once, one migrates and the others wait."""


_NEWER = (
    "The database was written by a newer version of Nokturn. Install that version again, or restore the backup made "
    "before the update."
)


def open_engine(url: str) -> AsyncEngine:
    """An engine for `sqlite:///file` or `postgresql://…`; the driver is ours to choose."""
    scheme, separator, rest = url.partition("://")
    kind = scheme.partition("+")[0]
    if not separator or kind not in ("sqlite", "postgresql", "postgres"):
        raise SetupError("The database must be sqlite:///<file> or postgresql://<user>@<host>/<name>.")
    if kind == "sqlite":
        if (file := sqlite_file(url)) is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            make_private(file)
        engine = create_async_engine(f"sqlite+aiosqlite://{rest}", hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin)
        return engine
    return create_async_engine(
        f"postgresql+asyncpg://{rest}", pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True
    )


def shown_url(url: str) -> str:
    """The address of a database as people may read it: without its password."""
    return make_url(url).render_as_string(hide_password=True)


def plain_url(engine: AsyncEngine) -> str:
    """The address of a PostgreSQL for whoever speaks to it without SQLAlchemy."""
    return engine.url.set(drivername="postgresql").render_as_string(hide_password=False)


def make_private(file: Path) -> None:
    """Nobody but the owner reads the file of a database, with keys and hashes in it, nor what is kept beside it."""
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:  # perhaps in use: closing it here would end SQLite's locks on it
        for kept in (file, file.with_name(f"{file.name}-wal"), file.with_name(f"{file.name}-shm")):
            with suppress(FileNotFoundError, PermissionError):
                kept.chmod(0o600)


def writing_engine(engine: AsyncEngine) -> Engine:
    """A second way into the same SQLite file, for entries; it never waits for a lock but says that there is one."""
    sqlite = engine.url.set(drivername="sqlite")
    # A thread may commit for whoever wrote: `Store` sees to it that only one of them is at it.
    writing = create_engine(
        sqlite, poolclass=StaticPool, connect_args={"check_same_thread": False}, hide_parameters=True
    )
    event.listen(writing, "connect", _prepare_sqlite)
    event.listen(writing, "connect", _never_wait)
    return writing


def _begin(connection: Connection) -> None:
    """What will be changed is locked before it is read, as PostgreSQL does row by row (`FOR UPDATE`): of two who want
    the same, the second reads what the first has made of it."""
    if connection.get_execution_options().get(CHANGES):
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _never_wait(connection: Any, _record: Any) -> None:
    connection.execute("PRAGMA busy_timeout=0")


def is_postgres(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "postgresql"


def sqlite_file(url: str | URL) -> Path | None:
    """The file of an SQLite database; None: it is of another kind, or only in memory."""
    read = make_url(url)
    name = read.database or ""
    return Path(name) if read.get_backend_name() == "sqlite" and name not in ("", ":memory:") else None


def _prepare_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",  # what was acknowledged survives a power cut too: a commit waits for the disk
        "wal_autocheckpoint=0",  # nobody's answer waits for a checkpoint: `WriteAheadLog` makes them
        "foreign_keys=ON",
        "busy_timeout=10000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine, revision: str = "head") -> None:
    """Bring the schema up to `revision`; what is there stays."""
    async with engine.begin() as connection:
        if is_postgres(engine):
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
        await connection.run_sync(_upgrade, revision)


async def check_schema(engine: AsyncEngine) -> None:
    """`SetupError` unless the schema is today's; nothing is changed."""
    async with engine.connect() as connection:
        await connection.run_sync(_check_schema)


def _check_schema(connection: Connection) -> None:
    found = _current(connection)
    if found == _known().get_current_head():
        return
    if found is not None and found not in {one.revision for one in _known().walk_revisions()}:
        raise SetupError(_NEWER)
    raise SetupError(
        "The database was written by an older version of Nokturn. A server of this version brings it up to date when "
        "it starts: start one on it, or on a copy of it, and ask again."
    )


def _current(connection: Connection) -> str | None:
    """The revision of the schema that is there."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def _known() -> ScriptDirectory:
    """All revisions there have been."""
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config


def _upgrade(connection: Connection, revision: str) -> None:
    if _current(connection) == _known().as_revision_number(revision):
        return
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, revision)
    except CommandError as error:
        raise SetupError(_NEWER) from error
