"""A whole house for the tests: a real database, real bots, open tables; no HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

from tests.patience import PATIENCE
from tests.table.laid import laid

from nokturn.kernel.asks import Refusal
from nokturn.kernel.game import first_answer
from nokturn.kernel.plain import pack
from nokturn.table import people
from nokturn.table.live.bots import BotPool
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.live.open_tables import OpenTables
from nokturn.table.lobby import seating
from nokturn.table.store.bus import Alone
from nokturn.table.store.models import Person
from nokturn.table.store.store import Store


def asynchronous(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run an asynchronous test on a loop of its own; one that hangs is given up."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 2 * PATIENCE))

    return run


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[OpenTables]:
    store = await Store.open(laid(folder))
    open_tables = OpenTables(store, Alone(), BotPool(1))
    await open_tables.start()
    try:
        yield open_tables
    finally:
        await open_tables.close()
        await store.close()


async def new_table(
    open_tables: OpenTables, seats: list[str], *, game: str = "vendetta", host: Person | None = None, **options: Any
) -> LiveTable:
    """A table that has started, unless a seat is open."""
    host = host or await people.enter(open_tables.store, "Ada", "en")
    row = await seating.create(open_tables.store, host, game=game, seats=seats, options={}, **options)
    if "open" not in seats:
        await seating.start(open_tables.store, row, host.id)
    return await open_tables.table(row.id)


async def play(table: LiveTable, seat: str, nonce: str = "") -> Taken | Refusal:
    """The first legal answer of `seat`."""
    ask = table.position.ask_for(seat)
    assert ask is not None, f"{seat} is not asked anything"
    version = table.version
    return await table.answer(seat, version, nonce or f"{seat}{version}", pack(first_answer(ask)))


async def play_on(table: LiveTable, steps: int) -> None:
    """So many answers of whoever is asked first."""
    for _ in range(steps):
        outcome = await play(table, table.position.asks()[0].seat)
        assert isinstance(outcome, Taken)


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that happens by itself."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)
