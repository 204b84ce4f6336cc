"""A house in which three nights of the Reliquary are played; its bots think in this process, which knows the game."""

from __future__ import annotations

from typing import Any
from uuid import UUID

import msgspec
import pytest
from tests.campaigns.nights import nights
from tests.table.house import play

from nokturn.campaigns.ledger import Ledger
from nokturn.table.live import bot_process
from nokturn.table.live.bots import BotPool
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.live.open_tables import OpenTables
from nokturn.table.lobby import campaigns, seating
from nokturn.table.store.campaigns import ledger_of
from nokturn.table.store.models import CampaignRow, Person
from nokturn.table.store.store import Store

__all__ = ["campaign_house", "nights"]


@pytest.fixture
def campaign_house(nights: None, monkeypatch: pytest.MonkeyPatch) -> None:
    think_here(monkeypatch)


def think_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think in this process, which knows the games of the tests."""

    async def ask(self: BotPool, game: str, thought: bytes) -> Any:
        return bot_process.think(msgspec.msgpack.decode(thought, type=bot_process.Thought))

    monkeypatch.setattr(BotPool, "_ask", ask)


async def begun(store: Store, host: Person, *seats: str, **more: Any) -> UUID:
    """A campaign whose first sitting is offered."""
    return await campaigns.begin(store, host, campaign="reliquary", seats=seats, options={}, **more)


async def next_table(tables: OpenTables, person: Person, campaign: UUID) -> LiveTable:
    return await tables.table(await campaigns.next_sitting(tables.store, person.id, campaign))


async def start(tables: OpenTables, person: Person, campaign: UUID) -> LiveTable:
    """The next sitting, begun."""
    table = await next_table(tables, person, campaign)
    await seating.start(tables.store, table.row, person.id)
    await tables.changed(table)
    return table


async def play_out(table: LiveTable) -> None:
    """Whoever is a person answers, until it is over."""
    while not table.position.over:
        ask = next(ask for ask in table.position.asks() if not table.seats[ask.seat].bot)
        assert isinstance(await play(table, ask.seat), Taken)


async def book(store: Store, campaign: UUID) -> Ledger:
    async with store.session() as session:
        return await ledger_of(session, await session.get_one(CampaignRow, campaign))
