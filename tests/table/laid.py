"""Databases at today's schema, made once and copied: migrating takes longer than most tests that need one."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg

from nokturn.table.store.database import migrate, open_engine


def laid(folder: Path) -> str:
    """The URL of the SQLite database there; an empty one if there was none."""
    file = folder / "nokturn.db"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.touch(0o600)
        file.write_bytes(_empty())
    return f"sqlite:///{file}"


def laid_in(server: str) -> str:
    """The URL of a new, empty database in a PostgreSQL, given the URL of one that is there."""
    name = f"test_{token_hex(8)}"
    _elsewhere(_make(server, name, _template(server)))
    return _beside(server, name)


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        _elsewhere(_migrate(f"sqlite:///{folder}/empty.db"))
        return (Path(folder) / "empty.db").read_bytes()


@cache
def _template(server: str) -> str:
    _elsewhere(_make(server, "template_of_nokturn", "template1"))
    _elsewhere(_migrate(_beside(server, "template_of_nokturn")))
    return "template_of_nokturn"


def _beside(server: str, name: str) -> str:
    return f"{server.rpartition('/')[0]}/{name}"


async def _migrate(url: str) -> None:
    engine = open_engine(url)
    await migrate(engine)
    await engine.dispose()


async def _make(server: str, name: str, template: str) -> None:
    connection = await asyncpg.connect(server)
    try:
        await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    finally:
        await connection.close()


def _elsewhere(work: Coroutine[Any, Any, None]) -> None:
    """Done on a loop of its own, whether or not the caller is on one."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()
