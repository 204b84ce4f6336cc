"""Campaigns in the database: their ledgers, and the next sitting laid out on a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from nokturn.campaigns import campaign_named
from nokturn.campaigns.campaign import Company, Place
from nokturn.campaigns.ledger import Begun, Footing, Fork, Ledger, Page
from nokturn.games import game_named
from nokturn.kernel.chance import new_key
from nokturn.kernel.options import SEATS
from nokturn.kernel.plain import pack
from nokturn.table.look_alikes import unmarked
from nokturn.table.store.log.entries import Statement
from nokturn.table.store.models import CampaignRow, CampaignSeat, GameTable, OfferRow, PageRow, SeatRow
from nokturn.table.store.store import now


class Offer(NamedTuple):
    """The next sitting as it is about to be written: a table in the lobby, everybody at their place."""

    table_id: UUID
    statements: list[Statement]


def unwritten(row: CampaignRow) -> Ledger:
    """The ledger of a campaign without its pages."""
    fork = None if row.fork_of is None else Fork(row.fork_of, row.fork_sitting or 0)
    begun = msgspec.json.decode(row.begun, type=Begun)
    return Ledger(id=row.id.hex, begun=begun, fork=fork, on_trust=list(row.on_trust))


async def ledger_of(session: AsyncSession, row: CampaignRow) -> Ledger:
    """The whole ledger; a page that does not follow is a `LedgerError`."""
    query = select(PageRow.data).where(PageRow.campaign_id == row.id).order_by(PageRow.number)
    ledger = unwritten(row)
    for data in (await session.scalars(query)).all():
        ledger = ledger.with_page(msgspec.json.decode(data, type=Page))
    return ledger


async def footing_of(session: AsyncSession, row: CampaignRow) -> Footing:
    """Where a campaign stands; only its last page is read."""
    query = select(PageRow.data).where(PageRow.campaign_id == row.id).order_by(PageRow.number.desc()).limit(1)
    data = await session.scalar(query)
    return unwritten(row).footing() if data is None else footing_after(msgspec.json.decode(data, type=Page))


def footing_after(page: Page) -> Footing:
    return Footing(page.number, page.after, page.shape, page.seal)


async def places_of(session: AsyncSession, campaign_id: UUID) -> list[CampaignSeat]:
    """Whose places they are, in order."""
    query = select(CampaignSeat).where(CampaignSeat.campaign_id == campaign_id).order_by(CampaignSeat.seat)
    return list((await session.scalars(query)).all())


class Laid(NamedTuple):
    """A sitting as it is laid out: the columns of its table, of the seats there, and of the offer."""

    table: dict[str, Any]
    seats: list[dict[str, Any]]
    offered: dict[str, Any]


def company_of(offered: OfferRow) -> Company | None:
    """Who sits down to a sitting, in a campaign in which people come and go."""
    return None if offered.company is None else tuple([Place(seat, name) for seat, name in offered.company])


def offer(row: CampaignRow, places: Sequence[CampaignSeat], footing: Footing) -> Offer | None:
    """What is played next; None if the campaign is over.  A table that the rules do not allow is a `SetupError`."""
    laid = lay_out(row, places, footing, uuid7())
    if laid is None:
        return None
    rows: list[Statement] = [
        (insert(GameTable), laid.table),
        (insert(SeatRow), laid.seats),
        (insert(OfferRow), laid.offered),
    ]
    return Offer(laid.table["id"], rows)


def lay_out(row: CampaignRow, all_places: Sequence[CampaignSeat], footing: Footing, table_id: UUID) -> Laid | None:
    """The next sitting for those who are not away; None if the campaign is over."""
    campaign = campaign_named(row.name)
    places = [place for place in all_places if not place.away]
    company = tuple([Place(place.seat, unmarked(place.name)) for place in places]) if campaign.comings else None
    sitting = footing.next(campaign, company)
    if sitting is None:
        return None
    game = game_named(sitting.game)
    options = game.options(sitting.options)
    game.check_table(len(places), options)
    number = footing.number + 1
    handed_down = None if sitting.handed_down is None else msgspec.json.encode(pack(sitting.handed_down)).decode()
    table: dict[str, Any] = {
        "id": table_id,
        "game": game.name,
        "options": options,
        "players": len(places),
        "packs": dict(sitting.packs) or None,
        "key": new_key(),
        "rules": game.rules_version,
        "status": "lobby",
        "public": False,
        "clock": row.clock,
        "undo": row.undo,
        "hands": row.hands,
        "host": row.host,
        "title": row.title,
        "created": now(),
        "campaign": row.id,
        "sitting": number,
        "handed_down": handed_down,
        "waiting": {},
        "banks": {},
    }
    seats: list[dict[str, Any]] = [
        {
            "table_id": table_id,
            "seat": seat,
            "person": place.person,
            "name": place.name if place.person else "",
            "bot": place.bot,
            "token": "",
            "orders": [],
        }
        for seat, place in zip(SEATS, places, strict=False)
    ]
    offered = {
        "campaign_id": row.id,
        "number": number,
        "table_id": table_id,
        "offered": campaign.rules_version,
        "company": None if company is None else [[place.seat, place.name] for place in company],
    }
    return Laid(table, seats, offered)


async def lay_out_again(session: AsyncSession, row: CampaignRow, footing: Footing) -> UUID | None:
    """Somebody has come or gone: the table of the next sitting, if it has not begun, is laid out for who is there now.
    Its id stays the same."""
    offered = await session.get(OfferRow, (row.id, footing.number + 1), with_for_update=True)
    table = None if offered is None else await session.get(GameTable, offered.table_id, with_for_update=True)
    if offered is None or table is None or table.status != "lobby":
        return None
    laid = lay_out(row, await places_of(session, row.id), footing, table.id)
    if laid is None:
        return None
    for column in ("options", "players", "handed_down"):
        setattr(table, column, laid.table[column])
    offered.offered, offered.company = laid.offered["offered"], laid.offered["company"]
    await session.execute(delete(SeatRow).where(SeatRow.table_id == table.id))
    await session.execute(insert(SeatRow), laid.seats)
    return table.id


def seat_of(offered: OfferRow, place: str) -> str:
    """Where a place of the campaign sits at the table of a sitting; empty: it is away."""
    company = company_of(offered)
    if company is None:
        return place
    return next((seat for seat, sat in zip(SEATS, company, strict=False) if sat.seat == place), "")


def page_row(campaign_id: UUID, page: Page) -> Statement:
    """What writes a page for good."""
    data = msgspec.json.encode(page).decode()
    return insert(PageRow), {"campaign_id": campaign_id, "number": page.number, "data": data}
