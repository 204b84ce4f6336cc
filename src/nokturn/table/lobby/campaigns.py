"""Campaigns at the table: begun, gone on with, forked, handed over."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from nokturn.campaigns import campaign_named, files, ledger
from nokturn.campaigns.campaign import Campaign, check_name
from nokturn.campaigns.ledger import Ledger
from nokturn.campaigns.words import ledger_error
from nokturn.kernel.asks import Option
from nokturn.kernel.chance import new_key
from nokturn.kernel.errors import SetupError
from nokturn.kernel.game import SEATS, OptionValue
from nokturn.table.errors import HiddenError, NotAllowedError, TurnedDownError
from nokturn.table.lobby.seating import TITLE_LENGTH, bot_level, check_policies
from nokturn.table.people import shown_name
from nokturn.table.store.campaigns import (
    footing_of,
    lay_out,
    lay_out_again,
    ledger_of,
    offer,
    page_row,
    places_of,
    seat_of,
)
from nokturn.table.store.models import CampaignRow, CampaignSeat, GameTable, OfferRow, Person, SeatRow
from nokturn.table.store.store import Store, now

OPEN = "open"


async def begin(
    store: Store,
    host: Person,
    *,
    campaign: str,
    seats: Sequence[str],
    options: Mapping[str, OptionValue],
    title: str = "",
    clock: str = "none",
    undo: str = "consent",
    hands: str = "own",
) -> UUID:
    """A new campaign, its first sitting offered; each of `seats` is "me", "open", "open:<name>" or "bot:<level>"."""
    try:
        rules = campaign_named(campaign)
        names = [_named(who, place, host) for place, who in zip(SEATS, seats, strict=False)]
        if len(seats) > len(SEATS):
            rules.check_count(len(seats))
        begun = ledger.begin(rules, names, options, new_key())
    except SetupError as error:
        raise TurnedDownError("bad-campaign", error.rule, why=error) from None
    check_policies(clock, undo, hands)
    async with store.changing.begin() as session:
        await put(session, host, begun, seats, title=title, clock=clock, undo=undo, hands=hands)
    return UUID(begun.id)


def _named(who: str, place: str, host: Person) -> str:
    """By which name the book knows a seat."""
    if who == "me":
        return host.name
    kind, _, detail = who.partition(":")
    return f"Bot {place}" if kind == "bot" else detail or place


async def put(
    session: AsyncSession,
    host: Person,
    book: Ledger,
    seats: Sequence[str],
    *,
    title: str,
    clock: str,
    undo: str,
    hands: str = "own",
) -> CampaignRow:
    """Write a whole campaign, and offer what is played next."""
    if len(seats) != len(book.places):
        raise TurnedDownError("bad-seats", count=len(book.places))
    row = CampaignRow(
        id=UUID(book.id),
        name=book.begun.campaign,
        title=" ".join(title.split())[:TITLE_LENGTH],
        host=host.id,
        created=now(),
        clock=clock,
        undo=undo,
        hands=hands,
        begun=msgspec.json.encode(book.begun).decode(),
        fork_of=book.fork.of if book.fork else None,
        fork_sitting=book.fork.sitting if book.fork else None,
        on_trust=list(book.on_trust),
    )
    session.add(row)
    await session.flush()
    for place, who in zip(book.places, seats, strict=True):
        session.add(_place(row.id, place.seat, who, place.name, host, away=place.seat not in book.present))
    await session.flush()
    for page in book.pages:
        await session.execute(*page_row(row.id, page))
    await _offer(session, row, book)
    return row


def _place(campaign_id: UUID, place: str, who: str, name: str, host: Person, *, away: bool = False) -> CampaignSeat:
    kind, _, detail = who.partition(":")
    seat = CampaignSeat(campaign_id=campaign_id, seat=place, person=None, name=name, bot="", away=away)
    if who == "me":
        seat.person, seat.name = host.id, shown_name(host)
    elif kind == "bot":
        seat.bot = bot_level(detail)
    elif kind != OPEN:
        raise TurnedDownError("bad-table", why='seats: "me", "open", "open:<name>", "bot:<level>"')
    return seat


async def _offer(session: AsyncSession, row: CampaignRow, book: Ledger) -> UUID | None:
    try:
        found = offer(row, await places_of(session, row.id), book.footing())
    except SetupError as error:
        raise TurnedDownError("bad-table", error.rule, why=error) from None
    for statement, rows in found.statements if found else ():
        await session.execute(statement, rows)
    return found.table_id if found else None


# who may see it


async def campaign_for(session: AsyncSession, campaign_id: UUID, person: UUID, *, lock: bool = False) -> CampaignRow:
    """The campaign, if this person holds a place in it, hosts it, or sits at one of its tables; else there is none."""
    row = await session.get(CampaignRow, campaign_id, with_for_update=lock)
    if row is None or not await may_see(session, row, person):
        raise HiddenError("no-such-campaign")
    return row


async def may_see(session: AsyncSession, row: CampaignRow, person: UUID) -> bool:
    if row.host == person:
        return True
    held = select(CampaignSeat.seat).where(CampaignSeat.campaign_id == row.id, CampaignSeat.person == person)
    if (await session.scalar(held.limit(1))) is not None:
        return True
    tables = select(GameTable.id).where(GameTable.campaign == row.id)
    seated = select(SeatRow.seat).where(SeatRow.person == person, SeatRow.table_id.in_(tables))
    return (await session.scalar(seated.limit(1))) is not None


async def mine(session: AsyncSession, person: UUID) -> list[CampaignRow]:
    """The campaigns of a person, the newest first."""
    held = select(CampaignSeat.campaign_id).where(CampaignSeat.person == person)
    tables = select(SeatRow.table_id).where(SeatRow.person == person)
    played = select(GameTable.campaign).where(GameTable.id.in_(tables), GameTable.campaign.is_not(None))
    query = select(CampaignRow).where(
        CampaignRow.id.in_(held) | CampaignRow.id.in_(played) | (CampaignRow.host == person)
    )
    return list((await session.scalars(query.order_by(CampaignRow.created.desc()))).all())


# going on


async def next_sitting(store: Store, person: UUID, campaign_id: UUID) -> UUID:
    """The table of the next sitting; it is laid out if it is not there yet."""
    async with store.changing.begin() as session:
        row = await campaign_for(session, campaign_id, person, lock=True)
        book = await ledger_of(session, row)
        offered = await session.get(OfferRow, (row.id, book.played + 1))
        if offered is not None:
            return offered.table_id
        table_id = await _offer(session, row, book)
        if table_id is None:
            raise TurnedDownError("campaign-over")
        return table_id


async def old_packs(store: Store, person: UUID, campaign_id: UUID) -> UUID:
    """The next sitting is played with the packs of the last one after all; its table."""
    async with store.changing.begin() as session:
        row = await campaign_for(session, campaign_id, person, lock=True)
        if row.host != person:
            raise NotAllowedError("not-host")
        footing = await footing_of(session, row)
        offered = await session.get(OfferRow, (row.id, footing.number + 1))
        table = None if offered is None else await session.get(GameTable, offered.table_id, with_for_update=True)
        laid = lay_out(row, await places_of(session, row.id), footing, UUID(int=0))
        if offered is None or table is None or table.status != "lobby" or laid is None:
            raise TurnedDownError("already-started")
        table.packs = laid.table["packs"]
        await store.tell(session, table.id)
        return table.id


async def second_chance(store: Store, person: UUID, campaign_id: UUID) -> Option:
    """What people who have lost may begin the next sitting with."""
    async with store.session() as session:
        row = await campaign_for(session, campaign_id, person)
        rules = rules_of(row.name)
        plea = rules.second_chance((await footing_of(session, row)).state_of(rules))
    if plea is None:
        raise TurnedDownError("no-second-chance")
    return plea


async def give_place(store: Store, person: Person, campaign_id: UUID, seat: str, who: str) -> UUID | None:
    """From the next sitting on a place is nobody's ("open"), a bot's, or one's own ("me") if it is no other person's.

    Its holder gives it up, or the host does it for them.  The table of the next sitting, if it has not begun, is
    returned: it changes with it."""
    async with store.changing.begin() as session:
        row = await campaign_for(session, campaign_id, person.id, lock=True)
        place = await session.get(CampaignSeat, (row.id, seat), with_for_update=True)
        if place is None:
            raise TurnedDownError("no-such-seat")
        if person.id not in (row.host, place.person) and not (who == "me" and place.person is None):
            raise NotAllowedError("not-your-seat")
        if who == "me" and place.person not in (None, person.id):
            raise TurnedDownError("seat-taken")
        changed = _place(row.id, seat, who, place.name, person)
        place.person, place.name, place.bot = changed.person, changed.name, changed.bot
        offered = await session.get(OfferRow, (row.id, (await footing_of(session, row)).number + 1))
        table = None if offered is None else await session.get(GameTable, offered.table_id, with_for_update=True)
        if table is None or table.status != "lobby":
            return None
        at = seat_of(offered, seat) if offered is not None else seat
        own = await session.get(SeatRow, (table.id, at), with_for_update=True)
        if own is None:
            return None
        own.person, own.name, own.bot = place.person, place.name if place.person else "", place.bot
        await store.tell(session, table.id)
        return table.id


async def join(store: Store, person: Person, campaign_id: UUID, who: str) -> UUID | None:
    """A new place from the next sitting on: "me", "open:<name>", "bot:<level>".  Whoever comes to an open one sits down
    at the table.  The table of the next sitting, if it has not begun, is returned: it is laid out anew."""
    async with store.changing.begin() as session:
        row, places = await _company(session, person, campaign_id)
        if person.id != row.host and who != "me":
            raise NotAllowedError("not-host")
        free = next((seat for seat in SEATS if all(place.seat != seat for place in places)), None)
        if free is None:
            raise TurnedDownError("no-such-seat")
        name = _named(who, free, person)
        check_name(name)
        session.add(_place(row.id, free, who, name, person))
        await session.flush()
        return await _company_changed(store, session, row)


async def stay_away(store: Store, person: Person, campaign_id: UUID, seat: str, *, away: bool) -> UUID | None:
    """From the next sitting on a place is not played, or is again.  Its holder says so, or the host for them."""
    async with store.changing.begin() as session:
        row, places = await _company(session, person, campaign_id)
        place = next((place for place in places if place.seat == seat), None)
        if place is None:
            raise TurnedDownError("no-such-seat")
        if person.id not in (row.host, place.person):
            raise NotAllowedError("not-your-seat")
        place.away = away
        await session.flush()
        return await _company_changed(store, session, row)


async def _company(session: AsyncSession, person: Person, campaign_id: UUID) -> tuple[CampaignRow, list[CampaignSeat]]:
    """A campaign in which people come and go, and its places."""
    row = await campaign_for(session, campaign_id, person.id, lock=True)
    if not rules_of(row.name).comings:
        raise TurnedDownError("company-closed")
    return row, await places_of(session, row.id)


async def _company_changed(store: Store, session: AsyncSession, row: CampaignRow) -> UUID | None:
    here = [place for place in await places_of(session, row.id) if not place.away]
    try:
        rules_of(row.name).check_count(len(here))
        table_id = await lay_out_again(session, row, await footing_of(session, row))
    except SetupError as error:
        raise TurnedDownError("bad-campaign", error.rule, why=error) from None
    if table_id is not None:
        await store.tell(session, table_id)
    return table_id


async def fork(store: Store, person: Person, campaign_id: UUID, sitting: int, seats: Sequence[str]) -> UUID:
    """What if everything after `sitting` had gone otherwise: a campaign of one's own."""
    async with store.changing.begin() as session:
        row = await campaign_for(session, campaign_id, person.id)
        other = ledger.forked(await ledger_of(session, row), sitting)
        chosen = list(seats) or await _own_places(session, row, person.id)
        await put(session, person, other, chosen, title=row.title, clock=row.clock, undo=row.undo, hands=row.hands)
        return UUID(other.id)


async def _own_places(session: AsyncSession, row: CampaignRow, person: UUID) -> list[str]:
    """One's own places, and bots at those of the others."""
    return ["me" if place.person == person else "bot:clever" for place in await places_of(session, row.id)]


# handing over


async def whole(store: Store, person: UUID, campaign_id: UUID) -> tuple[CampaignRow, Ledger]:
    """The campaign with all its pages, for somebody who belongs to it."""
    async with store.session() as session:
        row = await campaign_for(session, campaign_id, person)
        return row, await ledger_of(session, row)


async def offered_table(store: Store, campaign_id: UUID, number: int) -> UUID | None:
    """The table of a sitting, if it is laid out."""
    async with store.session() as session:
        offered = await session.get(OfferRow, (campaign_id, number))
        return None if offered is None else offered.table_id


async def export(store: Store, person: UUID, campaign_id: UUID) -> tuple[CampaignRow, bytes]:
    """The whole campaign as one file."""
    row, ledger = await whole(store, person, campaign_id)
    return row, await asyncio.to_thread(files.written, ledger)


async def take_in(
    store: Store, person: Person, data: bytes, seats: Sequence[str], *, on_trust: bool = False, as_fork: bool = False
) -> UUID:
    """A campaign from a file: new here, or further than it was here; whatever is wrong with it changes nothing."""
    what = "campaign.json"
    brought = await asyncio.to_thread(files.read, data, what)
    rules = rules_of(brought.begun.campaign)
    async with store.session() as session:
        row = await session.get(CampaignRow, UUID(brought.id))
        if row is not None and row.host != person.id and not as_fork:
            raise NotAllowedError("not-your-campaign")
        known = None if row is None else await ledger_of(session, row)
    try:
        arrived = await asyncio.to_thread(
            files.taken_in, rules, known, brought, on_trust=on_trust, as_fork=as_fork and known is not None
        )
    except SetupError as error:
        raise TurnedDownError("bad-campaign", error.rule, why=error) from None
    if row is None or known is None or arrived.id != known.id:
        chosen = list(seats) or ["me", *[OPEN] * (len(arrived.places) - 1)]
        try:
            async with store.changing.begin() as session:
                await put(session, person, arrived, chosen, title="", clock="none", undo="consent")
        except IntegrityError:
            raise ledger_error("nothing-new", played=arrived.played) from None
        return UUID(arrived.id)
    await _go_further(store, row.id, known, arrived)
    return row.id


def rules_of(name: str) -> Campaign[Any]:
    """The campaign of that name; this server may not have it."""
    try:
        return campaign_named(name)
    except SetupError as error:
        raise TurnedDownError("bad-campaign", error.rule, why=error) from None


async def _go_further(store: Store, campaign_id: UUID, known: Ledger, arrived: Ledger) -> None:
    """Add what was played elsewhere; a sitting that is being played here is not pulled away."""
    async with store.changing.begin() as session:
        row = await session.get_one(CampaignRow, campaign_id, with_for_update=True)
        if (await ledger_of(session, row)).played != known.played:
            raise ledger_error("played-meanwhile", number=known.played + 1)
        offered = await session.get(OfferRow, (row.id, known.played + 1))
        if offered is not None:
            table = await session.get_one(GameTable, offered.table_id, with_for_update=True)
            if table.status != "lobby":
                raise ledger_error("sitting-open", number=known.played + 1)
            await session.execute(delete(GameTable).where(GameTable.id == table.id))
        for page in arrived.pages[known.played :]:
            await session.execute(*page_row(row.id, page))
        row.on_trust = list(arrived.on_trust)
        await _offer(session, row, arrived)
