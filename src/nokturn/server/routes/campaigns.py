"""Campaigns: beginning, going on, what if, and handing over."""

from __future__ import annotations

import asyncio
from uuid import UUID

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from nokturn.books import form_of
from nokturn.campaigns import campaign_named
from nokturn.campaigns.ledger import Ledger
from nokturn.campaigns.words import title_of
from nokturn.kernel.errors import SetupError
from nokturn.kernel.records import Record
from nokturn.server.campaign_descriptions import describe, kinds, lines
from nokturn.server.house import AnyRequest, House, house_of
from nokturn.server.routes.games import spoken
from nokturn.server.security import BOOK_POLICY
from nokturn.server.session import me
from nokturn.server.wire.campaigns import (
    CampaignInfo,
    CampaignKind,
    CampaignLine,
    CampaignRef,
    ForkCampaign,
    GivePlace,
    ImportCampaign,
    JoinCampaign,
    NewCampaign,
    StayAway,
)
from nokturn.server.wire.tables import TableRef
from nokturn.table.errors import TurnedDownError
from nokturn.table.lobby import campaigns
from nokturn.table.store.models import CampaignRow, Person

CAMPAIGN = "/api/campaigns/{campaign_id:uuid}"
FILE_SIZE = 16 * 2**20
"""The most that a file which is brought in may have, in bytes."""


@get("/api/campaigns/kinds", summary="The campaigns that can be begun", sync_to_thread=False)
def get_kinds() -> list[CampaignKind]:
    return kinds()


@get("/api/campaigns", summary="My campaigns, the newest first")
async def get_mine(request: AnyRequest) -> list[CampaignLine]:
    return await lines(house_of(request), me(request))


@post("/api/campaigns", summary="Begin a campaign; its first sitting is offered")
async def begin(request: AnyRequest, data: JSONBody[NewCampaign]) -> CampaignInfo:
    house, person = house_of(request), me(request)
    _check_often(house, person)
    campaign_id = await campaigns.begin(
        house.store,
        person,
        campaign=data.campaign,
        seats=data.seats,
        options=data.options,
        title=data.title,
        clock=data.clock,
        undo=data.undo,
        hands=data.hands,
    )
    return await describe(house, campaign_id, person)


@get(CAMPAIGN, summary="What was played, who played it, what comes next; and what you may know after a sitting")
async def show(request: AnyRequest, campaign_id: FromPath[UUID], sitting: FromQuery[int | None] = None) -> CampaignInfo:
    return await describe(house_of(request), campaign_id, me(request), sitting)


@post(f"{CAMPAIGN}/next", status_code=200, summary="The table of the next sitting")
async def go_to_next(request: AnyRequest, campaign_id: FromPath[UUID]) -> TableRef:
    return TableRef(await campaigns.next_sitting(house_of(request).store, me(request).id, campaign_id))


@post(f"{CAMPAIGN}/place", status_code=200, summary="Give a place up, to a bot or to whoever comes; or take one")
async def give_place(request: AnyRequest, campaign_id: FromPath[UUID], data: JSONBody[GivePlace]) -> CampaignRef:
    house, person = house_of(request), me(request)
    table_id = await campaigns.give_place(house.store, person, campaign_id, data.seat, data.who)
    return await _laid_out(house, campaign_id, table_id)


@post(f"{CAMPAIGN}/join", status_code=200, summary="One more plays along from the next sitting on")
async def join(request: AnyRequest, campaign_id: FromPath[UUID], data: JSONBody[JoinCampaign]) -> CampaignRef:
    house, person = house_of(request), me(request)
    return await _laid_out(house, campaign_id, await campaigns.join(house.store, person, campaign_id, data.who))


@post(f"{CAMPAIGN}/away", status_code=200, summary="A place is not played from the next sitting on, or is again")
async def stay_away(request: AnyRequest, campaign_id: FromPath[UUID], data: JSONBody[StayAway]) -> CampaignRef:
    house, person = house_of(request), me(request)
    table_id = await campaigns.stay_away(house.store, person, campaign_id, data.seat, away=data.away)
    return await _laid_out(house, campaign_id, table_id)


async def _laid_out(house: House, campaign_id: UUID, table_id: UUID | None) -> CampaignRef:
    """Whoever is at the table of the next sitting sees that it has changed."""
    if table_id is not None:
        await house.open_tables.changed(await house.open_tables.table(table_id))
    return CampaignRef(campaign_id)


@post(f"{CAMPAIGN}/fork", summary="What if everything after a sitting had gone otherwise")
async def fork(request: AnyRequest, campaign_id: FromPath[UUID], data: JSONBody[ForkCampaign]) -> CampaignRef:
    house, person = house_of(request), me(request)
    _check_often(house, person)
    return CampaignRef(await campaigns.fork(house.store, person, campaign_id, data.sitting, data.seats))


@get(f"{CAMPAIGN}/file", summary="The whole campaign as one file")
async def export(request: AnyRequest, campaign_id: FromPath[UUID]) -> Response[bytes]:
    row, file = await campaigns.export(house_of(request).store, me(request).id, campaign_id)
    name = f"{row.name}-{campaign_id.hex[:8]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(file, media_type="application/json", headers=headers)


@get(f"{CAMPAIGN}/book", summary="What was played so far as a book to read (html), to print (pdf) or a poster (svg)")
async def bind(
    request: AnyRequest,
    campaign_id: FromPath[UUID],
    form: FromQuery[str] = "html",
    lang: FromQuery[str] = "en",
    read: FromQuery[bool] = False,
) -> Response[bytes]:
    """To be kept, or (`read`) opened at once: a page that brings its own style, and nothing that runs."""
    house = house_of(request)
    row, ledger = await campaigns.whole(house.store, me(request).id, campaign_id)
    try:
        wanted = form_of(row.name, form)
    except SetupError as error:
        raise TurnedDownError("bad-campaign", error.rule, why=error) from None
    now = await _being_played(house, row, ledger) if wanted.tells_now else None
    speaks = spoken(lang)
    title = row.title or title_of(campaign_named(row.name).folder, speaks, row.name)
    book = await asyncio.to_thread(wanted.bound, ledger, title, speaks, now)
    way = "inline" if read else "attachment"
    headers = {
        "content-disposition": f'{way}; filename="{row.name}-{campaign_id.hex[:8]}.{form}"',
        "content-security-policy": BOOK_POLICY,
    }
    return Response(book, media_type=wanted.media_type, headers=headers)


async def _being_played(house: House, row: CampaignRow, ledger: Ledger) -> Record | None:
    """The sitting that is played now, as far as it has come."""
    table_id = await campaigns.offered_table(house.store, row.id, ledger.played + 1)
    table = None if table_id is None else await house.open_tables.table(table_id)
    if table is None or table.history is None:
        return None
    record = table.history.journal.record
    return replace(record, steps=[*record.steps], digest="", check="")


@post("/api/campaigns/import", request_max_body_size=FILE_SIZE, summary="A campaign from a file, new or further played")
async def take_in(request: AnyRequest, data: JSONBody[ImportCampaign]) -> CampaignInfo:
    house, person = house_of(request), me(request)
    _check_often(house, person)
    campaign_id = await campaigns.take_in(
        house.store, person, data.file.encode(), data.seats, on_trust=data.on_trust, as_fork=data.as_fork
    )
    return await describe(house, campaign_id, person)


def _check_often(house: House, person: Person) -> None:
    if not house.limits.take("table", str(person.id)):
        raise TurnedDownError("too-often")


ROUTES = [get_kinds, get_mine, begin, show, go_to_next, give_place, join, stay_away, fork, export, bind, take_in]
