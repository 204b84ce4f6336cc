"""Invitations to a table: made and withdrawn by its host, brought by whoever was sent one."""

from __future__ import annotations

import re
from uuid import UUID

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody

from nokturn.server.house import AnyRequest, house_of, site_of
from nokturn.server.routes.tables import TABLE
from nokturn.server.session import me, somebody
from nokturn.server.table_descriptions import describe, table_for
from nokturn.server.wire.tables import InvitationInfo, Invited, TableInfo, TableRef, Token
from nokturn.table.errors import TurnedDownError
from nokturn.table.lobby import invitations

_NAME = re.compile(r"[0-9a-f]{16}")


@post(f"{TABLE}/invite", status_code=200, summary="A link for a friend")
async def invite(request: AnyRequest, table_id: FromPath[UUID]) -> Invited:
    person = me(request)
    table = await table_for(request, table_id)
    token, until = await invitations.invite(house_of(request).store, table.row, person.id)
    return Invited(token, f"{site_of(request)}/#/join/{table_id}/{token}", until)


@get(f"{TABLE}/invitations", summary="The invitations that somebody can still come with, for the host")
async def get_invitations(request: AnyRequest, table_id: FromPath[UUID]) -> list[InvitationInfo]:
    return await _open(request, table_id)


@post(f"{TABLE}/invitations/withdraw", status_code=200, summary="Withdraw all invitations, or the one of that name")
async def withdraw(request: AnyRequest, table_id: FromPath[UUID], name: FromQuery[str] = "") -> list[InvitationInfo]:
    person = me(request)
    if name and not _NAME.fullmatch(name):
        raise TurnedDownError("bad-request", why="name")
    table = await table_for(request, table_id)
    await invitations.withdraw(house_of(request).store, table.row, person.id, name)
    return await _open(request, table_id)


async def _open(request: AnyRequest, table_id: UUID) -> list[InvitationInfo]:
    person = me(request)
    table = await table_for(request, table_id)
    found = await invitations.open_invitations(house_of(request).store, table.row, person.id)
    return [InvitationInfo(invitations.name_of(one), one.created, invitations.until(one)) for one in found]


@post(f"{TABLE}/join", status_code=200, summary="Come to a table with an invitation")
async def join(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Token]) -> TableInfo:
    house = house_of(request)
    person = me(request)
    await invitations.accept(house.store, table_id, person.id, data.token)
    return await describe(house, await house.open_tables.table(table_id), person)


@post(f"{TABLE}/invitation", status_code=200, summary="What an invitation is to, before one comes")
async def invitation(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Token]) -> TableInfo:
    house = house_of(request)
    await invitations.check_invitation(house.store, table_id, data.token)
    return await describe(house, await house.open_tables.table(table_id), somebody(request))


@post(f"{TABLE}/decline", status_code=200, summary="Not tonight: the invitation is put away")
async def decline(request: AnyRequest, table_id: FromPath[UUID]) -> TableRef:
    person = me(request)
    await table_for(request, table_id)
    await invitations.decline(house_of(request).store, table_id, person.id)
    return TableRef(table_id)


ROUTES = [invite, get_invitations, withdraw, join, invitation, decline]
