"""What the host of a table decides about its guests: who may speak, who is silenced, removed, sent away.

Whoever is sent away finds no such table any more, whether it is private or not; whoever comes in anew under another
name is somebody else, so that at a public table only who may speak is a wall."""

from __future__ import annotations

from typing import get_args
from uuid import UUID

from sqlalchemy.ext.asyncio import AsyncSession

from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.lobby.seating import bot_level
from nokturn.table.people import shown_name
from nokturn.table.store.models import Bar, GameTable, Guest, Person, SeatRow
from nokturn.table.store.seats import Talk, look_again, seat_at, seats_at, table_at
from nokturn.table.store.store import Store

TALK = get_args(Talk)


async def set_talk(store: Store, table_id: UUID, host: UUID, who: str) -> None:
    """Who may speak from now on."""
    if who not in TALK:
        raise TurnedDownError("bad-talk", known=", ".join(TALK))
    async with store.changing.begin() as session:
        table = await _own_table(session, table_id, host)
        table.talk = who
        await store.tell(session, table_id)


async def mute(store: Store, table_id: UUID, host: UUID, person: UUID, *, on: bool) -> None:
    """Nobody hears them any more, or everybody does again."""
    async with store.changing.begin() as session:
        await _own_table(session, table_id, host)
        bar = await _bar(session, table_id, host, person)
        bar.muted = on
        await _keep(session, bar)
        await store.tell(session, table_id)


async def ban(store: Store, table_id: UUID, host: UUID, person: UUID, *, on: bool) -> None:
    """Send somebody away for good, out of every seat of theirs; or let them come again."""
    async with store.changing.begin() as session:
        table = await _own_table(session, table_id, host)
        bar = await _bar(session, table_id, host, person)
        bar.banned = on
        if on:
            for seat in await seats_at(session, table_id):
                if seat.person == person:
                    await _empty(session, table, seat, "clever")
            guest = await session.get(Guest, (table_id, person))
            if guest is not None:
                await session.delete(guest)
        await _keep(session, bar)
        await store.tell(session, table_id)


async def remove(store: Store, table_id: UUID, host: UUID, place: str, level: str) -> None:
    """Somebody has to get up: before the game the seat is open again, in the game a bot plays on."""
    async with store.changing.begin() as session:
        table = await _own_table(session, table_id, host)
        seat = await seat_at(session, table_id, place)
        if seat.person is None:
            raise TurnedDownError("nobody-there")
        if seat.person == host:
            raise TurnedDownError("not-yourself")
        await _empty(session, table, seat, level)
        await store.tell(session, table_id)


async def _own_table(session: AsyncSession, table_id: UUID, host: UUID) -> GameTable:
    table = await table_at(session, table_id)
    if table.host != host:
        raise NotAllowedError("not-host")
    return table


async def _bar(session: AsyncSession, table_id: UUID, host: UUID, person: UUID) -> Bar:
    """What holds for somebody at this table."""
    if person == host:
        raise TurnedDownError("not-yourself")
    somebody = await session.get(Person, person)
    if somebody is None:
        raise TurnedDownError("nobody-there")
    found = await session.get(Bar, (table_id, person))
    return found or Bar(table_id=table_id, person=person, name=shown_name(somebody), muted=False, banned=False)


async def _keep(session: AsyncSession, bar: Bar) -> None:
    """A bar that holds nothing any more is gone."""
    if bar.muted or bar.banned:
        session.add(bar)
    elif bar in session:
        await session.delete(bar)


async def _empty(session: AsyncSession, table: GameTable, seat: SeatRow, level: str) -> None:
    if table.campaign is not None:
        raise TurnedDownError("campaign-people")
    if table.status == "over":
        raise TurnedDownError("over")
    seat.person, seat.name, seat.token = None, "", ""
    if table.status == "live":
        seat.bot = bot_level(level)
        await look_again(session, table.id)
