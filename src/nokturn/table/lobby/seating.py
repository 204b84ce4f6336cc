"""Setting up a table: who plays what, where, and when it starts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from nokturn.games import game_named
from nokturn.kernel.chance import new_key
from nokturn.kernel.errors import SaveError, SetupError
from nokturn.kernel.game import SEATS, Game, OptionValue
from nokturn.kernel.plain import pack, unpack
from nokturn.kernel.records import Journal
from nokturn.players import LEVELS
from nokturn.table.errors import HiddenError, NotAllowedError, TurnedDownError
from nokturn.table.live.hands import POLICIES as HANDS
from nokturn.table.live.undo import POLICIES
from nokturn.table.lobby.brought import check_still_fits, examine_brought, take_away
from nokturn.table.people import hashed, new_token, shown_name
from nokturn.table.store import told
from nokturn.table.store.campaigns import places_of, seat_of
from nokturn.table.store.clocks import CLOCKS, moment, start_banks, steady
from nokturn.table.store.models import (
    Bar,
    CampaignRow,
    GameTable,
    Guest,
    OfferRow,
    Person,
    SeatRow,
    Snapshot,
)
from nokturn.table.store.seats import Talk, look_again, seat_at, seats_at, table_at
from nokturn.table.store.store import Store, now

TITLE_LENGTH = 60


async def create(
    store: Store,
    host: Person,
    *,
    game: str,
    seats: Sequence[str],
    options: Mapping[str, OptionValue],
    title: str = "",
    public: bool = False,
    clock: str = "none",
    undo: str = "consent",
    hands: str = "own",
    talk: Talk = "all",
    origin: UUID | None = None,
    key: str = "",
    handed_down: str | None = None,
    packs: dict[str, str] | None = None,
) -> GameTable:
    """A new table; each of `seats` is "me", "open" or "bot:<level>"."""
    try:
        rules = game_named(game)
        chosen = rules.options(options)
        rules.check_table(len(seats), rules.brings.public(chosen))
    except SetupError as error:
        raise TurnedDownError("bad-table", error.rule, why=error) from None
    await examine_brought(store, rules, len(seats), chosen)
    check_policies(clock, undo, hands)
    row = GameTable(
        game=game,
        options=dict(chosen),
        players=len(seats),
        key=key or new_key(),
        rules=rules.rules_version,
        status="lobby",
        public=public,
        clock=clock,
        undo=undo,
        hands=hands,
        talk=talk,
        host=host.id,
        title=" ".join(title.split())[:TITLE_LENGTH],
        created=now(),
        origin=origin,
        handed_down=handed_down,
        packs=packs,
        waiting={},
        banks={},
    )
    async with store.changing.begin() as session:
        session.add(row)
        await session.flush()
        for place, who in zip(SEATS, seats, strict=False):
            session.add(_seat(row.id, place, who, host))
    return row


def check_policies(clock: str, undo: str, hands: str) -> None:
    """Whether a table can be played like this."""
    if clock not in CLOCKS or undo not in POLICIES or hands not in HANDS:
        known = f"clock: {', '.join(CLOCKS)}; undo: {', '.join(POLICIES)}; hands: {', '.join(HANDS)}"
        raise TurnedDownError("bad-table", why=known)


def _seat(table_id: UUID, place: str, who: str, host: Person) -> SeatRow:
    seat = SeatRow(table_id=table_id, seat=place, person=None, name="", bot="", token="", orders=[])
    if who == "me":
        seat.person, seat.name = host.id, shown_name(host)
    elif who.startswith("bot:"):
        seat.bot = bot_level(who.removeprefix("bot:"))
    elif who != "open":
        raise TurnedDownError("bad-table", why='seats: "me", "open", "bot:<level>"')
    return seat


def bot_level(level: str) -> str:
    if level not in LEVELS:
        raise TurnedDownError("no-such-bot", levels=", ".join(LEVELS))
    return level


# who may see it


async def may_see(store: Store, row: GameTable, seats: Mapping[str, SeatRow], person: UUID | None) -> bool:
    """Public tables are for everybody; private ones for those who sit there or were invited."""
    if row.public:
        return True
    if person is None:
        return False
    if row.host == person or any(seat.person == person for seat in seats.values()):
        return True
    async with store.session() as session:
        return await session.get(Guest, (row.id, person)) is not None


# places


async def sit(store: Store, row: GameTable, person: Person, place: str) -> None:
    """Take an open seat; before the game also one that only a bot was to have."""
    async with store.changing.begin() as session:
        table = await table_at(session, row.id)
        seat = await seat_at(session, row.id, place)
        if seat.person is not None or (seat.bot and table.status != "lobby"):
            raise TurnedDownError("seat-taken")
        if table.status == "over":
            raise TurnedDownError("over")
        _nothing_brought(table, place)
        seat.person, seat.name, seat.bot, seat.seen = person.id, shown_name(person), "", now()
        await store.tell(session, row.id)


async def fill(store: Store, row: GameTable, person: UUID, place: str, level: str) -> None:
    """Before the game the host gives a seat to a bot, or opens it again (no level)."""
    async with store.changing.begin() as session:
        table = await table_at(session, row.id)
        if table.host != person:
            raise NotAllowedError("not-host")
        if table.status != "lobby":
            raise TurnedDownError("already-started")
        seat = await seat_at(session, row.id, place)
        seat.person, seat.name, seat.token = None, "", ""
        seat.bot = bot_level(level) if level else ""
        _nothing_brought(table, place)
        await store.tell(session, row.id)


async def leave(store: Store, row: GameTable, person: UUID, place: str, level: str) -> None:
    """Get up.  Before the game the seat is open again; in the game a bot stands in, and one may return."""
    async with store.changing.begin() as session:
        table = await table_at(session, row.id)
        seat = await seat_at(session, row.id, place)
        if seat.person != person:
            raise NotAllowedError("not-your-seat")
        if table.status == "lobby":
            seat.person, seat.name, seat.token = None, "", ""
            _nothing_brought(table, place)
        else:
            seat.bot = bot_level(level)
            await look_again(session, row.id)
        await store.tell(session, row.id)


async def stand_in(store: Store, row: GameTable, person: UUID, place: str, level: str, *, absent: bool) -> None:
    """The host lets a bot play for somebody who is not there."""
    async with store.changing.begin() as session:
        table = await table_at(session, row.id)
        if table.host != person:
            raise NotAllowedError("not-host")
        if table.status != "live":
            raise TurnedDownError("not-started" if table.status == "lobby" else "over")
        seat = await seat_at(session, row.id, place)
        if not seat.bot and not absent:
            raise TurnedDownError("still-there")
        seat.bot = bot_level(level)
        await look_again(session, row.id)
        await store.tell(session, row.id)


async def come_back(store: Store, row: GameTable, person: UUID, place: str) -> None:
    """The person whose seat a bot kept warm plays on."""
    async with store.changing.begin() as session:
        seat = await seat_at(session, row.id, place)
        if seat.person != person:
            raise NotAllowedError("not-your-seat")
        seat.bot, seat.timeouts, seat.seen = "", 0, now()
        await store.tell(session, row.id)


async def new_seat_token(store: Store, row: GameTable, person: UUID, place: str) -> str:
    """A token that moves the seat to another device; an earlier one no longer works."""
    token = new_token()
    async with store.changing.begin() as session:
        seat = await seat_at(session, row.id, place)
        if seat.person != person:
            raise NotAllowedError("not-your-seat")
        seat.token = hashed(token)
    return token


async def claim_seat(store: Store, table_id: UUID, person: Person, token: str) -> str:
    """Whoever brings a seat's token sits there from now on; the token works once."""
    async with store.changing.begin() as session:
        row = await session.get(GameTable, table_id, with_for_update=True)
        query = select(SeatRow).where(SeatRow.table_id == table_id, SeatRow.token == hashed(token))
        seat: SeatRow | None = await session.scalar(query.with_for_update())
        bar = await session.get(Bar, (table_id, person.id))
        if row is None or seat is None or (bar is not None and bar.banned):
            raise HiddenError("no-such-table")
        if await _looked_into(session, row, seat, person.id):
            raise TurnedDownError("was-forked")
        if row.campaign is not None and seat.person is not None:
            await _move_place(session, row.campaign, seat.person, person)
        if row.host == seat.person:
            row.host = person.id
        seat.person, seat.name, seat.token, seat.seen = person.id, shown_name(person), "", now()
        await store.tell(session, table_id)
        return seat.seat


async def _looked_into(session: AsyncSession, row: GameTable, seat: SeatRow, person: UUID) -> bool:
    """Whether somebody would sit down across from a person who may know every hand, from a fork of this game or from
    the game it was forked from."""
    if row.status == "over":
        return False
    forks = select(GameTable.id).where(GameTable.origin == row.id).limit(1)
    if row.origin is None and await session.scalar(forks) is None:
        return False
    before = await seats_at(session, row.id)
    after = {one.person if one.seat != seat.seat else person for one in before} - {None}
    return len(after) > len({one.person for one in before} - {None})


async def _move_place(session: AsyncSession, campaign_id: UUID, before: UUID, person: Person) -> None:
    """Whoever moves to another device keeps their place in the campaign."""
    campaign = await session.get_one(CampaignRow, campaign_id)
    campaign.host = person.id if campaign.host == before else campaign.host
    for place in await places_of(session, campaign_id):
        if place.person == before:
            place.person, place.name = person.id, shown_name(person)


async def start(store: Store, row: GameTable, person: UUID) -> None:
    """Begin; whoever has not come is not waited for, so every seat must be taken."""
    async with store.changing.begin() as session:
        table = await table_at(session, row.id)
        if table.host != person:
            raise NotAllowedError("not-host")
        if table.status != "lobby":
            raise TurnedDownError("already-started")
        seats = await seats_at(session, row.id)
        if any(seat.person is None and not seat.bot for seat in seats):
            raise TurnedDownError("seats-open")
        begin(table, seats)
        await hold_places(session, table, seats)
        await store.tell(session, row.id)


def begin(table: GameTable, rows: Sequence[SeatRow]) -> None:
    """The game starts: its first questions are open, the clocks run, and everybody has the usual orders."""
    game = game_named(table.game)
    seats = [row.seat for row in rows]
    check_still_fits(game, table.players, table.options)
    left = None if table.handed_down is None else unpack(msgspec.json.decode(table.handed_down))
    try:
        journal = Journal.new(game, seats, table.options, table.key, left, table.packs)
        journal.keep_packs()
    except SetupError as error:
        raise TurnedDownError("bad-table", error.rule, why=error) from None
    except SaveError as error:
        raise TurnedDownError("bad-table", why=error) from None
    table.options, table.packs = journal.record.options, journal.record.packs or None
    table.opening = told.written(journal.log, drew=False)
    usual = [pack(order) for order in game.manners.usual_orders()]
    for row in rows:
        row.orders = row.orders or usual
    table.status, table.started, table.rules = "live", now(), game.rules_version
    table.banks = start_banks(CLOCKS[table.clock], tuple(seats))
    table.waiting = {ask.seat: [0, moment()] for ask in journal.position.asks()}
    table.due = steady()


async def renew_packs(store: Store, table_id: UUID, person: UUID) -> None:
    """The packs of a running game are not here any more, or not as they were: its host decides to go on with what there
    is now.  What was played is tried with it, as after a change of rules."""
    async with store.changing.begin() as session:
        table = await session.get(GameTable, table_id, with_for_update=True)
        seats = {seat.seat: seat for seat in await seats_at(session, table_id)}
        if table is None or not await may_see(store, table, seats, person):
            raise HiddenError("no-such-table")
        if table.host != person:
            raise NotAllowedError("not-host")
        game = game_named(table.game)
        try:
            packs = game.packs.opened(table.options)
        except SetupError as error:
            raise TurnedDownError("pack-gone", why=error) from None
        hashes = {one.id: one.hash for one in packs}
        if table.status == "lobby":
            check_fit(game, table, hashes)
        for one in packs:
            game.packs.keep(one)
        table.packs = hashes or None
        await session.execute(delete(Snapshot).where(Snapshot.table_id == table_id))
        await look_again(session, table_id)
        await store.tell(session, table_id)


def check_fit(game: Game[Any], table: GameTable, packs: Mapping[str, str]) -> None:
    """Whether a table that has not begun could begin with these packs."""
    left = None if table.handed_down is None else unpack(msgspec.json.decode(table.handed_down))
    try:
        game.start(table.players, table.options, table.key, handed_down=left, packs=packs)
    except (SetupError, SaveError) as error:
        raise TurnedDownError("bad-table", why=error) from None


async def hold_places(session: AsyncSession, table: GameTable, seats: Sequence[SeatRow]) -> None:
    """In a campaign, whoever begins at a place that was nobody's holds it from then on."""
    if table.campaign is None:
        return
    sitting = {seat.seat: seat for seat in seats}
    offered = await session.get_one(OfferRow, (table.campaign, table.sitting))
    for place in await places_of(session, table.campaign):
        seat = sitting.get(seat_of(offered, place.seat))
        if place.person is None and not place.bot and seat is not None:
            place.person, place.name = seat.person, seat.name or place.name


def _nothing_brought(table: GameTable, place: str) -> None:
    """Before the game whoever comes to a seat finds nothing there, and whoever goes leaves nothing behind."""
    if table.status == "lobby":
        take_away(table, place)
