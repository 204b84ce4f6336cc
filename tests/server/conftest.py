"""Databases for servers: a file, or one of its own in a PostgreSQL that all tests of a process share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.table.laid import laid_in
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
    return {"database_url": laid_in(url)}
