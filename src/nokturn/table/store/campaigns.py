"""Campaigns in the database: their ledgers, and the next sitting laid out on a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncSession
from uuid_utils.compat import uuid7

from nokturn.campaigns import campaign_named
from nokturn.campaigns.ledger import Begun, Footing, Fork, Ledger, Page
from nokturn.games import game_named
from nokturn.kernel.chance import new_key
from nokturn.kernel.plain import pack
from nokturn.table.store.models import CampaignRow, CampaignSeat, GameTable, OfferRow, PageRow, SeatRow
from nokturn.table.store.store import Statement, now


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


def offer(row: CampaignRow, places: Sequence[CampaignSeat], footing: Footing) -> Offer | None:
    """What is played next; None if the campaign is over.  A table that the rules do not allow is a `SetupError`."""
    campaign = campaign_named(row.name)
    sitting = footing.next(campaign)
    if sitting is None:
        return None
    game = game_named(sitting.game)
    options = game.options(sitting.options)
    game.check_table(len(places), options)
    table_id = uuid7()
    number = footing.number + 1
    handed_down = None if sitting.handed_down is None else msgspec.json.encode(pack(sitting.handed_down)).decode()
    table: dict[str, Any] = {
        "id": table_id,
        "game": game.name,
        "options": options,
        "players": len(places),
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
            "seat": place.seat,
            "person": place.person,
            "name": place.name if place.person else "",
            "bot": place.bot,
            "token": "",
            "orders": [],
        }
        for place in places
    ]
    offered = {
        "campaign_id": row.id,
        "number": number,
        "table_id": table_id,
        "offered": campaign.rules_version,
    }
    statements: list[Statement] = [(insert(GameTable), table), (insert(SeatRow), seats), (insert(OfferRow), offered)]
    return Offer(table_id, statements)


def page_row(campaign_id: UUID, page: Page) -> Statement:
    """What writes a page for good."""
    data = msgspec.json.encode(page).decode()
    return insert(PageRow), {"campaign_id": campaign_id, "number": page.number, "data": data}
