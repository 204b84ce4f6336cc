"""The rows of a table and its seats, as long as the game is on: who sits where, standing orders, requests."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from nokturn.kernel.asks import Seat
from nokturn.kernel.errors import NokturnError
from nokturn.table.errors import TurnedDownError
from nokturn.table.store.clocks import steady
from nokturn.table.store.models import Bar, GameTable, SeatRow
from nokturn.table.store.store import Store


async def seats_at(session: AsyncSession, table_id: UUID) -> list[SeatRow]:
    """All seats of a table, in order."""
    query = select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
    return list((await session.scalars(query)).all())


async def table_at(session: AsyncSession, table_id: UUID) -> GameTable:
    """A table, held until the transaction ends; whoever wants one of its seats too takes the table first."""
    return await session.get_one(GameTable, table_id, with_for_update=True)


async def seat_at(session: AsyncSession, table_id: UUID, place: str) -> SeatRow:
    """One seat, held until the transaction ends."""
    seat = await session.get(SeatRow, (table_id, place), with_for_update=True)
    if seat is None:
        raise TurnedDownError("no-such-seat")
    return seat


async def look_again(session: AsyncSession, table_id: UUID) -> None:
    """A bot may have to move now."""
    row: Any = await session.get_one(GameTable, table_id)
    row.due = steady()


async def set_request(store: Store, table_id: UUID, request: Any) -> None:
    """Somebody asks to take a move back, more agree, or it is off (None)."""
    async with store.changing.begin() as session:
        row = await session.get_one(GameTable, table_id)
        row.request = request
        await store.tell(session, table_id)


async def set_orders(store: Store, table_id: UUID, place: str, orders: list[Any]) -> None:
    """The standing orders of a seat, packed."""
    async with store.changing.begin() as session:
        seat = await seat_at(session, table_id, place)
        seat.orders = orders
        await look_again(session, table_id)
        await store.tell(session, table_id)


Talk: TypeAlias = Literal["all", "players", "none"]
"""Who may speak at a table."""


async def bars_at(store: Store, table_id: UUID) -> dict[UUID, Bar]:
    """Whom the host has silenced or sent away."""
    async with store.session() as session:
        found = await session.scalars(select(Bar).where(Bar.table_id == table_id))
        return {bar.person: bar for bar in found}


class GoneError(NokturnError):
    """There is no such table."""


async def read_table(store: Store, table_id: UUID) -> tuple[GameTable, dict[Seat, SeatRow]]:
    """A table's row and its seats."""
    async with store.session() as session:
        row = await session.get(GameTable, table_id)
        if row is None:
            raise GoneError("There is no such table.")
        seats = (await session.scalars(select(SeatRow).where(SeatRow.table_id == table_id))).all()
    return row, {seat.seat: seat for seat in sorted(seats, key=lambda seat: seat.seat)}
