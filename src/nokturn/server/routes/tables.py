"""Tables: setting them up, sitting down, getting up."""

from __future__ import annotations

from uuid import UUID

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from nokturn.server.house import AnyRequest, house_of, site_of
from nokturn.server.session import me, somebody
from nokturn.server.table_descriptions import describe, inbox, lobby, table_for
from nokturn.server.wire.tables import (
    Bring,
    Brought,
    Fill,
    Invited,
    Lobby,
    NewTable,
    SeatRef,
    Sit,
    TableInfo,
    TableLine,
    Token,
    WithLevel,
)
from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.live.live import LiveTable
from nokturn.table.lobby import brought, seating
from nokturn.table.store.clocks import CLOCKS

TABLE = "/api/tables/{table_id:uuid}"


@get("/api/tables", summary="The lobby: public tables to join or to watch")
async def get_lobby(request: AnyRequest) -> Lobby:
    person = somebody(request)
    return await lobby(house_of(request).store, person.id if person else None)


@get("/api/inbox", summary="My tables, first those that wait for me")
async def get_inbox(request: AnyRequest) -> list[TableLine]:
    return await inbox(house_of(request).store, me(request).id)


@post("/api/tables", summary="Set up a table")
async def new_table(request: AnyRequest, data: JSONBody[NewTable]) -> TableInfo:
    house = house_of(request)
    person = me(request)
    if not house.limits.take("table", str(person.id)):
        raise TurnedDownError("too-often")
    brought.only_own(data.game, data.seats, data.options)
    row = await seating.create(
        house.store,
        person,
        game=data.game,
        seats=data.seats,
        options=data.options,
        title=data.title,
        public=data.public,
        clock=data.clock,
        undo=data.undo,
        hands=data.hands,
        talk=data.talk,
    )
    if data.start:
        await seating.start(house.store, row, person.id)
    return await describe(house, await house.open_tables.table(row.id), person)


@get(TABLE, summary="Who sits where, whose move it is")
async def get_table(request: AnyRequest, table_id: FromPath[UUID]) -> TableInfo:
    return await describe(house_of(request), await table_for(request, table_id), somebody(request))


@post(f"{TABLE}/sit", status_code=200, summary="Take an open seat")
async def sit(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Sit]) -> TableInfo:
    person = me(request)
    table = await table_for(request, table_id)
    await seating.sit(house_of(request).store, table.row, person, data.seat)
    return await changed(request, table)


@post(f"{TABLE}/fill", status_code=200, summary="Give a seat to a bot, or open it again, before the game")
async def fill(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Fill]) -> TableInfo:
    person = me(request)
    table = await table_for(request, table_id)
    await seating.fill(house_of(request).store, table.row, person.id, data.seat, data.level)
    return await changed(request, table)


@post(f"{TABLE}/leave", status_code=200, summary="Get up; in the game a bot stands in")
async def leave(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[WithLevel]) -> TableInfo:
    person = me(request)
    table = await table_for(request, table_id)
    await seating.leave(house_of(request).store, table.row, person.id, data.seat, data.level)
    return await changed(request, table)


@post(f"{TABLE}/return", status_code=200, summary="Take your seat back from the bot")
async def come_back(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Sit]) -> TableInfo:
    person = me(request)
    table = await table_for(request, table_id)
    await seating.come_back(house_of(request).store, table.row, person.id, data.seat)
    return await changed(request, table)


@post(f"{TABLE}/replace", status_code=200, summary="Let a bot stand in for somebody who is away")
async def replace(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[WithLevel]) -> TableInfo:
    house = house_of(request)
    person = me(request)
    table = await table_for(request, table_id)
    if data.seat not in table.seats:
        raise TurnedDownError("no-such-seat")
    slow = CLOCKS[table.row.clock].slow
    absent = table.seats[data.seat].timeouts > 0 if slow else not house.open_tables.present(table, data.seat)
    await seating.stand_in(house.store, table.row, person.id, data.seat, data.level, absent=absent)
    return await changed(request, table)


@post(f"{TABLE}/bring", status_code=200, summary="Bring something, such as a deck, that nobody else sees")
async def bring(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Bring]) -> TableInfo:
    house = house_of(request)
    person = me(request)
    table = await table_for(request, table_id)
    _check_brings(table, data.seat, person.id)
    if not house.limits.take("bring", str(person.id)):
        raise TurnedDownError("too-often")
    await brought.bring(house.store, table.row, person.id, data.seat, data.key, data.value)
    return await changed(request, table)


@get(f"{TABLE}/bring", summary="What you have brought, for your eyes only")
async def get_brought(request: AnyRequest, table_id: FromPath[UUID], seat: FromQuery[str]) -> Brought:
    person = me(request)
    table = await table_for(request, table_id)
    _check_brings(table, seat, person.id)
    return Brought(seat, brought.brought_by(table.game, table.row.options, seat))


def _check_brings(table: LiveTable, seat: str, person: UUID) -> None:
    """Only whoever brings something to a seat sees it."""
    if seat not in table.seats:
        raise TurnedDownError("no-such-seat")
    if not brought.may_bring(table.row, table.seats[seat], person):
        raise NotAllowedError("not-your-seat")


@post(f"{TABLE}/start", status_code=200, summary="Begin the game")
async def start(request: AnyRequest, table_id: FromPath[UUID]) -> TableInfo:
    person = me(request)
    table = await table_for(request, table_id)
    await seating.start(house_of(request).store, table.row, person.id)
    return await changed(request, table)


@post(f"{TABLE}/packs", status_code=200, summary="Go on with the packs of the game as they are now")
async def renew_packs(request: AnyRequest, table_id: FromPath[UUID]) -> TableInfo:
    house, person = house_of(request), me(request)
    await seating.renew_packs(house.store, table_id, person.id)
    return await changed(request, await house.open_tables.table(table_id))


@post(f"{TABLE}/token", status_code=200, summary="A token that moves your seat to another device")
async def seat_token(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Sit]) -> Invited:
    house = house_of(request)
    person = me(request)
    table = await table_for(request, table_id)
    token = await seating.new_seat_token(house.store, table.row, person.id, data.seat)
    return Invited(token, f"{site_of(request)}/#/seat/{table_id}/{token}")


@post(f"{TABLE}/claim", status_code=200, summary="Take over a seat with its token")
async def claim(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Token]) -> SeatRef:
    house = house_of(request)
    person = me(request)
    seat = await seating.claim_seat(house.store, table_id, person, data.token)
    await house.open_tables.changed(await house.open_tables.table(table_id))
    return SeatRef(seat)


async def changed(request: AnyRequest, table: LiveTable) -> TableInfo:
    """Everybody at the table learns of it; how it stands now."""
    house = house_of(request)
    await house.open_tables.changed(table)
    return await describe(house, table, somebody(request))


ROUTES = [
    get_lobby,
    get_inbox,
    new_table,
    get_table,
    sit,
    fill,
    leave,
    come_back,
    replace,
    bring,
    get_brought,
    start,
    renew_packs,
    seat_token,
    claim,
]
