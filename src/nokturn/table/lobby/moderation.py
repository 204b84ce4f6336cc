"""What the host of a table decides about its guests: who may speak, who is silenced, removed, sent away.

Whoever is sent away finds no such table any more, whether it is private or not; whoever comes in anew under another
name is somebody else, so that at a public table only who may speak is a wall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args
from uuid import UUID

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.live.live import LiveTable
from nokturn.table.lobby.seating import bot_level
from nokturn.table.store.models import Bar, GameTable, Guest, Message, Person, Report, SeatRow
from nokturn.table.store.seats import Talk, look_again, seat_at, seats_at, table_at
from nokturn.table.store.store import Store, now
from nokturn.table.talk.chat import CHAT_LENGTH, clean_text

LISTED = 200
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


async def report(
    store: Store, table: LiveTable, by: Person, about: UUID, line: tuple[str, int] | None, why: str
) -> None:
    """Tell whoever runs the server; `line`: audience and number of what was said, as the reporter heard it."""
    if about == by.id:
        raise TurnedDownError("not-yourself")
    said = select(Message).where(Message.table_id == table.id, Message.person == about)
    async with store.changing.begin() as session:
        name = next((seat.name for seat in table.seats.values() if seat.person == about), "")
        spoke = await session.scalar(said.order_by(Message.number.desc()).limit(1))
        if not name and spoke is None:
            raise TurnedDownError("nobody-there")
        text = ""
        if line is not None:
            meant = await session.scalar(said.where(Message.audience == line[0], Message.shown == line[1]))
            if meant is None or not heard(table, by.id, meant.audience):
                raise TurnedDownError("nobody-there")
            text = meant.text
        session.add(
            Report(
                table_id=table.id,
                by=by.id,
                about=about,
                name=name or (spoke.name if spoke else ""),
                line=text,
                why=clean_text(why, CHAT_LENGTH),
                at=now(),
            )
        )


def heard(table: LiveTable, person: UUID, audience: str) -> bool:
    """Whether somebody hears what is said to these seats (none: to everybody)."""
    return not audience or any(table.seats[seat].person == person for seat in audience if seat in table.seats)


async def reports(store: Store) -> Sequence[Report]:
    """The newest first."""
    async with store.session() as session:
        return (await session.scalars(select(Report).order_by(Report.at.desc()).limit(LISTED))).all()


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
    return found or Bar(table_id=table_id, person=person, name=somebody.name, muted=False, banned=False)


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
