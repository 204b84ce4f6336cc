"""Tables as a person sees them from outside: who sits there, whose move it is."""

from __future__ import annotations

from typing import Any, cast
from uuid import UUID

from sqlalchemy import ColumnElement, select

from nokturn.games import GAMES, game_named
from nokturn.server.house import Connection, House, house_of
from nokturn.server.session import somebody
from nokturn.server.wire.tables import BarredInfo, Lobby, SeatInfo, TableInfo, TableLine
from nokturn.table.errors import HiddenError, NotAllowedError, TurnedDownError
from nokturn.table.live.hands import hands_of
from nokturn.table.live.live import LiveTable
from nokturn.table.lobby import rematch_and_fork, seating
from nokturn.table.lobby.brought import brought_by
from nokturn.table.people import person_by_id, shown_name
from nokturn.table.store.clocks import CLOCKS, Waiting, deadline
from nokturn.table.store.models import Bar, GameTable, Guest, Person, SeatRow
from nokturn.table.store.seats import Talk, read_table
from nokturn.table.store.store import Store

_LISTED = 100


async def table_for(connection: Connection, table_id: UUID) -> LiveTable:
    """The table, if the person asking may know of it; otherwise there is no such table."""
    house = house_of(connection)
    person = somebody(connection)
    viewer = person.id if person else None
    try:
        table = await house.open_tables.table(table_id)
    except TurnedDownError:  # its packs are not here: nobody's business but theirs
        if not await seating.may_see(house.store, *await read_table(house.store, table_id), viewer):
            raise HiddenError("no-such-table") from None
        raise
    if not await seating.may_see(house.store, table.row, table.seats, viewer):
        raise HiddenError("no-such-table")
    if table.banned(viewer):
        raise NotAllowedError("banned") if table.row.public else HiddenError("no-such-table")
    return table


def check_holder(table: LiveTable, seat: str, person: Person | None) -> None:
    """Only whoever holds a seat acts for it; or whoever plays it with them, if that is agreed (`hands`)."""
    if seat not in table.seats:
        raise TurnedDownError("no-such-seat")
    if person is None or seat not in hands_of(table, person.id):
        raise NotAllowedError("not-your-seat")


def check_player(table: LiveTable, seat: str, person: Person | None) -> None:
    """Only whoever holds a seat, and plays it, answers for it."""
    check_holder(table, seat, person)
    if table.seats[seat].bot:
        raise TurnedDownError("bot-plays")


def seat_infos(house: House, table: LiveTable, person: UUID | None) -> list[SeatInfo]:
    return [
        SeatInfo(
            seat=seat,
            name=row.name,
            bot=row.bot,
            open=row.person is None and not row.bot,
            present=house.open_tables.present(table, seat),
            yours=person is not None and row.person == person,
            role=table.game.manners.role(table.row.players, table.row.options, seat),
            brought=sorted(brought_by(table.game, table.row.options, seat)),
        )
        for seat, row in table.seats.items()
    ]


def watchers(table: LiveTable) -> int:
    """Listeners who hold no seat."""
    holders = {row.person for row in table.seats.values() if row.person}
    return sum(listener.person not in holders for listener in table.listeners)


async def describe(house: House, table: LiveTable, person: Person | None) -> TableInfo:
    row = table.row
    own = table.seats_of(person.id if person else None)
    hands = hands_of(table, person.id if person else None)
    host = await person_by_id(house.store, row.host)
    return TableInfo(
        id=row.id,
        game=row.game,
        title=row.title,
        status=_status(row),
        public=row.public,
        players=row.players,
        options=table.game.brings.public(row.options),
        clock=row.clock,
        undo=row.undo,
        hands=row.hands,
        talk=talk_of(row),
        muted=person is not None and person.id in table.bars and table.bars[person.id].muted,
        barred=_barred(table) if person is not None and row.host == person.id else [],
        packs=row.packs or {},
        seats=seat_infos(house, table, person.id if person else None),
        yours=own,
        answers_for=list(hands),
        your_move=any(seat in row.waiting and not table.seats[seat].bot for seat in hands),
        hosting=person is not None and row.host == person.id,
        host=shown_name(host) if host else "",
        version=table.version,
        waiting_for=sorted(row.waiting),
        watching=watchers(table),
        commitment=rematch_and_fork.commitment(row),
        created=row.created,
        started=row.started,
        ended=row.ended,
        origin=row.origin,
        rematch=row.rematch,
        campaign=row.campaign,
        sitting=row.sitting,
        rules_changed=table.history is not None and table.history.broken,
    )


def talk_of(row: GameTable) -> Talk:
    return cast("Talk", row.talk)


def _barred(table: LiveTable) -> list[BarredInfo]:
    """Those whom the host has silenced or sent away, for the host to think better of it."""
    bars = sorted(table.bars.values(), key=lambda bar: bar.name)
    return [BarredInfo(bar.person, bar.name, bar.muted, bar.banned) for bar in bars]


def _status(row: GameTable) -> Any:
    return row.status


async def lobby(store: Store, person: UUID | None) -> Lobby:
    """Public tables to join, and to watch; one's own are in the inbox."""
    query = select(GameTable).where(GameTable.public, GameTable.status.in_(["lobby", "live"]))
    if person is not None:
        away = select(Bar.table_id).where(Bar.person == person, Bar.banned)
        query = query.where(~_own(person), GameTable.id.not_in(away))
    lines = await _lines(store, query, person)
    joining = [line for line in lines if line.status == "lobby" and line.open_seats]
    return Lobby(joining, [line for line in lines if line.status == "live"], await _invited(store, person))


async def _invited(store: Store, person: UUID | None) -> list[TableLine]:
    """Tables this person came to with an invitation, and has no seat at yet."""
    if person is None:
        return []
    asked = select(Guest.table_id).where(Guest.person == person)
    query = select(GameTable).where(GameTable.id.in_(asked), GameTable.status == "lobby", ~_own(person))
    return [line for line in await _lines(store, query, person) if line.open_seats]


async def inbox(store: Store, person: UUID) -> list[TableLine]:
    """My tables: first those that wait for me."""
    lines = await _lines(store, select(GameTable).where(_own(person)), person)
    return sorted(lines, key=lambda line: (not line.your_move, line.status == "over", line.deadline or float("inf")))


def _own(person: UUID) -> ColumnElement[bool]:
    """Tables at which this person sits, or which are theirs to begin."""
    seated = select(SeatRow.table_id).where(SeatRow.person == person)
    return GameTable.id.in_(seated) | (GameTable.host == person)


async def _lines(store: Store, query: Any, person: UUID | None) -> list[TableLine]:
    async with store.session() as session:
        playable = query.where(GameTable.game.in_(GAMES))
        rows = (await session.scalars(playable.order_by(GameTable.id.desc()).limit(_LISTED))).all()
        seats = (
            await session.scalars(
                select(SeatRow).where(SeatRow.table_id.in_([row.id for row in rows])).order_by(SeatRow.seat)
            )
        ).all()
        people = await session.scalars(select(Person).where(Person.id.in_([row.host for row in rows])))
        hosts = {host.id: shown_name(host) for host in people}
    places: dict[UUID, list[SeatRow]] = {row.id: [] for row in rows}
    for seat in seats:
        places[seat.table_id].append(seat)
    return [_line(row, places[row.id], hosts.get(row.host, ""), person) for row in rows]


def _line(row: GameTable, seats: list[SeatRow], host: str, person: UUID | None) -> TableLine:
    game = game_named(row.game)
    own = [seat for seat in seats if person is not None and seat.person == person]
    moving = [seat.seat for seat in own if seat.seat in row.waiting and not seat.bot and row.status == "live"]
    ends = [deadline(CLOCKS[row.clock], row.banks, seat, Waiting(*row.waiting[seat])) for seat in moving]
    return TableLine(
        id=row.id,
        game=row.game,
        title=row.title,
        status=_status(row),
        public=row.public,
        players=row.players,
        open_seats=sum(seat.person is None and not seat.bot for seat in seats),
        names=[seat.name or seat.bot for seat in seats],
        roles=[game.manners.role(row.players, row.options, seat.seat) for seat in seats],
        options=game.brings.public(row.options),
        clock=row.clock,
        yours=[seat.seat for seat in own],
        your_move=bool(moving),
        since=min([Waiting(*row.waiting[seat]).since for seat in moving], default=None),
        deadline=min([end for end in ends if end is not None], default=None),
        host=host,
        created=row.created,
        ended=row.ended,
        campaign=row.campaign,
        sitting=row.sitting,
    )
