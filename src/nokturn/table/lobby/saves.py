"""Named saves of a campaign: a sitting as it stood at some decision.  Taken up, a save is a campaign of its own that
goes on exactly there, with the same people and the same dice; everything else stays as it is."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from nokturn.campaigns import ledger
from nokturn.campaigns.campaign import check_name
from nokturn.kernel.errors import NokturnError, SetupError
from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.live.live import LiveTable
from nokturn.table.lobby import campaigns, seating
from nokturn.table.people import shown_name
from nokturn.table.store.campaigns import lay_out_again, ledger_of, places_of
from nokturn.table.store.history import DAMAGED, GO_BACK, Logged, TableHistory
from nokturn.table.store.models import CampaignSave, Entry, GameTable, OfferRow, Person
from nokturn.table.store.seats import seats_at
from nokturn.table.store.store import Store, now

MOST = 200
"""Saves of one campaign."""


async def listed(session: AsyncSession, campaign_id: UUID) -> list[CampaignSave]:
    """The oldest first."""
    query = select(CampaignSave).where(CampaignSave.campaign_id == campaign_id)
    return list((await session.scalars(query.order_by(CampaignSave.at, CampaignSave.name))).all())


async def save(store: Store, table: LiveTable, person: Person, name: str) -> None:
    """Keep the sitting that is played at this table as it stands; a name that is taken is refused."""
    campaign_id = table.row.campaign
    if campaign_id is None or table.row.status != "live":
        raise TurnedDownError("nothing-to-save")
    try:
        check_name(name)
    except SetupError as error:
        raise TurnedDownError("bad-campaign", why=error) from None
    row = {
        "campaign_id": campaign_id,
        "name": name,
        "number": table.row.sitting,
        "table_id": table.id,
        "version": table.version,
        "steps": table.game_history.journal.length,
        "by": shown_name(person),
        "at": now(),
    }
    try:
        async with store.changing.begin() as session:
            await campaigns.campaign_for(session, campaign_id, person.id, lock=True)
            if len(await listed(session, campaign_id)) >= MOST:
                raise TurnedDownError("too-many-saves", count=MOST)
            await session.execute(insert(CampaignSave), row)
    except IntegrityError:
        raise TurnedDownError("save-taken", name=name) from None


async def found(store: Store, person: UUID, campaign_id: UUID, name: str) -> CampaignSave:
    """The save of that name, for the host of the campaign."""
    async with store.session() as session:
        row = await campaigns.campaign_for(session, campaign_id, person)
        kept = await session.get(CampaignSave, (campaign_id, name))
    if row.host != person:
        raise NotAllowedError("not-host")
    if kept is None:
        raise TurnedDownError("no-such-save", name=name)
    return kept


async def restore(store: Store, table: LiveTable, person: Person, kept: CampaignSave) -> tuple[UUID, UUID]:
    """A campaign of its own that goes on where the save was made, and its table; `table` is where that was."""
    counted = that_count([entry for entry in await store.entries(table.id, 0) if entry.number <= kept.version])
    if any(entry.answer is DAMAGED for entry in counted):
        raise TurnedDownError("no-such-save", name=kept.name)
    try:
        history = await asyncio.to_thread(
            TableHistory.read, table.game, table.record(), counted, table.row.opening, None
        )
    except NokturnError as error:  # it could not even begin today
        raise TurnedDownError("bad-table", why=error) from None
    async with store.changing.begin() as session:
        source = await campaigns.campaign_for(session, kept.campaign_id, person.id)
        other = ledger.forked(await ledger_of(session, source), kept.number - 1)
        row = await campaigns.put(
            session, person, other, ["open"] * len(other.places), title=source.title, clock=source.clock,
            undo=source.undo, hands=source.hands,
        )  # fmt: skip
        offered = await session.get_one(OfferRow, (kept.campaign_id, kept.number))
        sat = {place for place, _ in offered.company} if offered.company is not None else None
        holders = {place.seat: place for place in await places_of(session, kept.campaign_id)}
        for place in await places_of(session, row.id):
            holder = holders[place.seat]
            place.person, place.name, place.bot = holder.person, holder.name, holder.bot
            place.away = sat is not None and place.seat not in sat
        await session.flush()
        table_id = await lay_out_again(session, row, other.footing())
        assert table_id is not None, "it was laid out just now"
        again = await session.get_one(OfferRow, (row.id, kept.number))
        again.offered, again.company = offered.offered, offered.company
        await _begin(session, await session.get_one(GameTable, table_id), table.row, history, counted)
    return UUID(other.id), table_id


def that_count(entries: Sequence[Logged]) -> list[Logged]:
    """The steps that counted when the last of these entries was written, numbered anew; whether the rules of the day
    still take them is another question, and its host's to answer."""
    found: list[Logged] = []
    for entry in entries:
        if entry.seat == GO_BACK:
            del found[int(entry.answer) :]
        else:
            found.append(entry._replace(number=len(found) + 1))
    return found


async def _begin(
    session: AsyncSession, own: GameTable, source: GameTable, history: TableHistory[Any], entries: Sequence[Logged]
) -> None:
    """The table stands as the other stood: the same secret, who answered what, and what that told."""
    own.key, own.packs, own.handed_down, own.options = source.key, source.packs, source.handed_down, source.options
    own.origin = source.id
    rows = [
        {
            "table_id": own.id,
            "number": entry.number,
            "seat": entry.seat,
            "answer": msgspec.json.encode(entry.answer).decode(),
            "nonce": f"save-{entry.number}",
            "at": now(),
            "by": entry.by,
            "told": entry.told,
        }
        for entry in entries
    ]
    if rows:
        await session.execute(insert(Entry), rows)
    seats = await seats_at(session, own.id)
    for seat in seats:
        if seat.person is None and not seat.bot:
            seat.bot = seating.bot_level("clever")
    seating.begin(own, seats)
    own.opening = source.opening
    moment = now().timestamp()
    asks = () if history.broken else history.journal.position.asks()
    own.waiting = {ask.seat: [len(rows), moment] for ask in asks}
