"""What a server of the later commit finds and does; run by `commits.in_the_later_commit`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from uuid import UUID

import msgspec
from tests.table.commits import SAVED
from tests.table.house import house, play
from tests.table.played import by_chance, comparable, ends

import nokturn
from nokturn.kernel.asks import Refusal
from nokturn.kernel.records import read_record
from nokturn.table.errors import TurnedDownError
from nokturn.table.live import changed_rules, sights
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.live.open_tables import OpenTables
from nokturn.table.lobby import rematch_and_fork, saves
from nokturn.table.store.campaigns import ledger_of
from nokturn.table.store.models import CampaignRow, Person

Work = Callable[..., Coroutine[Any, Any, Any]]


async def finished(tables: OpenTables, table: str) -> dict[str, Any]:
    """Everything that is shown of a game that is over."""
    found = await tables.table(UUID(table))
    parted = sights.look(found, None).parted
    assert parted is not None, "today's rules would not play it so"
    middle = sights.look_back(found, "A", parted.steps // 2)
    assert not isinstance(middle, Refusal)
    record = read_record(await rematch_and_fork.record(tables.store, found))
    return {
        "ends": ends(found),
        "record": (record.steps, record.rules, record.key),
        "middle": comparable(middle)["lines"],
        "fits": (parted.step, parted.steps),
        "rests": found.id not in tables.keepers,
    }


async def running(tables: OpenTables, tables_played: list[str]) -> list[dict[str, Any]]:
    """Games that were being played, and forks of them."""
    return [await stopped(tables, table) for table in tables_played]


async def stopped(tables: OpenTables, table: str) -> dict[str, Any]:
    """What a game that was being played has become, and what its host makes of it."""
    found = await tables.table(UUID(table))
    assert found.history is not None
    seen = sights.look(found, "A")
    keeper = tables.keepers[found.id]
    rests = await keeper._look_after() is None
    version, status = found.version, found.row.status
    refused = await play(found, found.position.asks()[0].seat)
    told = {
        "parted": None if seen.parted is None else (seen.parted.step, seen.parted.steps, seen.parted.why),
        "asks": len(seen.asks),
        "rests": rests,
        "before": (version, status),
        "refused": isinstance(refused, Refusal) and refused.reason,
    }
    return {**told, "after": await _go_on(tables, found)}


async def _go_on(tables: OpenTables, table: LiveTable) -> list[int]:
    """The host goes on; steps taken then, and after three more that others may take too."""
    assert isinstance(await changed_rules.go_on(table, table.row.host), Taken)
    from_there = table.game_history.journal.length
    await by_chance(table, lambda: table.game_history.journal.length >= from_there + 3)
    again = await LiveTable.load(tables.store, table.id)
    assert again.game_history.parted is None
    return [from_there, again.game_history.journal.length]


async def campaign(tables: OpenTables, campaign: str, table: str) -> dict[str, Any]:
    """The book and the sitting that was being played; then the sitting to its end."""
    before = await _pages(tables, campaign)
    sitting = await tables.table(UUID(table))
    closing = ""
    try:
        await changed_rules.close(sitting, sitting.row.host)
    except TurnedDownError as error:
        closing = error.reason
    again = await _taken_up(tables, sitting, campaign)
    found = await stopped(tables, table)
    await by_chance(sitting, lambda: False)
    return {**found, "closing": closing, "again": again, "book": before, "later": await _pages(tables, campaign)}


async def _taken_up(tables: OpenTables, sitting: LiveTable, campaign: str) -> dict[str, Any]:
    """What a save of the sitting has become."""
    async with tables.store.session() as session:
        host = await session.get_one(Person, sitting.row.host)
    kept = await saves.found(tables.store, host.id, UUID(campaign), SAVED)
    _, table_id = await saves.restore(tables.store, sitting, host, kept)
    return await stopped(tables, str(table_id))


async def _pages(tables: OpenTables, campaign: str) -> list[Any]:
    async with tables.store.session() as session:
        ledger = await ledger_of(session, await session.get_one(CampaignRow, UUID(campaign)))
    return [msgspec.json.decode(msgspec.json.encode(page)) for page in ledger.pages]


async def main() -> None:
    work, folder, sources = sys.argv[1:]
    assert Path(nokturn.__file__).is_relative_to(sources), "the later commit is the one that runs"
    doing: dict[str, Work] = {"finished": finished, "running": running, "campaign": campaign}
    async with house(Path(folder)) as tables:
        found = await doing[work](tables, **msgspec.json.decode(sys.stdin.buffer.read()))
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    asyncio.run(main())
