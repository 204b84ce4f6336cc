"""What a host decides about the people at a table, and what people want the operator to know."""

from __future__ import annotations

from uuid import UUID

from litestar import get, post
from litestar.params import FromPath, JSONBody

from nokturn.server.house import AnyRequest, house_of
from nokturn.server.operator import check_operator
from nokturn.server.routes.tables import TABLE, changed
from nokturn.server.session import me
from nokturn.server.table_descriptions import table_for
from nokturn.server.wire.tables import Complaint, ReportInfo, TableInfo, TableRef, Whom, WhoTalks, WithLevel
from nokturn.table.errors import TurnedDownError
from nokturn.table.lobby import moderation
from nokturn.table.talk import reports as reporting


@post(f"{TABLE}/talk", status_code=200, summary="Who may speak at the table")
async def talk(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[WhoTalks]) -> TableInfo:
    person = me(request)
    table = await table_for(request, table_id)
    await moderation.set_talk(table.store, table_id, person.id, data.who)
    return await changed(request, table)


@post(f"{TABLE}/mute", status_code=200, summary="Silence somebody, or let them speak again")
async def mute(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Whom]) -> TableInfo:
    person = me(request)
    table = await table_for(request, table_id)
    await moderation.mute(table.store, table_id, person.id, data.person, on=data.on)
    return await changed(request, table)


@post(f"{TABLE}/ban", status_code=200, summary="Send somebody away for good, or let them come again")
async def ban(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Whom]) -> TableInfo:
    person = me(request)
    table = await table_for(request, table_id)
    await moderation.ban(table.store, table_id, person.id, data.person, on=data.on)
    return await changed(request, table)


@post(f"{TABLE}/remove", status_code=200, summary="Let somebody get up; in the game a bot plays on")
async def remove(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[WithLevel]) -> TableInfo:
    person = me(request)
    table = await table_for(request, table_id)
    await moderation.remove(table.store, table_id, person.id, data.seat, data.level)
    return await changed(request, table)


@post(f"{TABLE}/report", status_code=200, summary="Tell whoever runs the server about somebody")
async def report(request: AnyRequest, table_id: FromPath[UUID], data: JSONBody[Complaint]) -> TableRef:
    house, person = house_of(request), me(request)
    table = await table_for(request, table_id)
    if not house.limits.take("report", str(person.id)):
        raise TurnedDownError("too-often")
    line = None if data.line is None else (data.line.audience, data.line.number)
    await reporting.report(house.store, table, person, data.person, line, data.why)
    return TableRef(table_id)


@get("/api/reports", summary="What people have reported, for whoever runs the server")
async def reports(request: AnyRequest) -> list[ReportInfo]:
    check_operator(request)
    found = await reporting.reports(house_of(request).store)
    return [ReportInfo(one.table_id, one.by, one.about, one.name, one.line, one.why, one.at) for one in found]


ROUTES = [talk, mute, ban, remove, report, reports]
