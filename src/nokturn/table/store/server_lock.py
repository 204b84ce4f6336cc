"""One server for one SQLite file: two would each believe that nobody else writes, and tell people different games."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager

from nokturn.kernel.errors import SetupError
from nokturn.table.store.database import sqlite_file


@contextmanager
def held(url: str) -> Iterator[None]:
    """Hold the file of an SQLite database as long as this process lives; PostgreSQL may be shared.

    The lock is SQLite's own, on an empty file beside it: it works wherever SQLite does, no child inherits it, and when
    the process is killed it is gone."""
    file = sqlite_file(url)
    if file is None:
        yield
        return
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        connection = sqlite3.connect(file.with_name(f"{file.name}-server"), timeout=0, isolation_level=None)
    except (OSError, sqlite3.OperationalError) as error:
        raise SetupError(f"The database {file} cannot be used: {error}.") from None
    with closing(connection):
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            raise SetupError(
                f"The database {file} is in use by another server ({error}). "
                "Stop that one first, or choose another file with NOKTURN_DATABASE_URL."
            ) from None
        yield
