"""Databases for servers: a file, or one of its own in a PostgreSQL that all tests of a process share."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from secrets import token_hex

import asyncpg
import pytest
from tests.table.postgres import postgres


@pytest.fixture(scope="session")
def server_of_postgresql() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def database(request: pytest.FixtureRequest) -> dict[str, str]:
    """Settings that name the database; without any it is a file."""
    if not request.param:
        return {}
    url: str = request.getfixturevalue("server_of_postgresql")
    name = f"test_{token_hex(8)}"
    asyncio.run(_make(url, name))
    return {"database_url": f"{url.rpartition('/')[0]}/{name}"}


async def _make(url: str, name: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(f"CREATE DATABASE {name}")
    finally:
        await connection.close()
