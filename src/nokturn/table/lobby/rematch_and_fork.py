"""What comes of a game: another one, a different end, the open books."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from uuid import UUID

import msgspec
from msgspec.structs import replace
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncSession

from nokturn.kernel.chance import new_key
from nokturn.kernel.game import SEATS
from nokturn.kernel.records import REKEY, sealed
from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.live.live import LiveTable
from nokturn.table.lobby import seating
from nokturn.table.store.models import Entry, GameTable, Person, SeatRow
from nokturn.table.store.seats import seats_at, table_at
from nokturn.table.store.store import Store, now
from nokturn.table.store.told import written


def commitment(row: GameTable) -> str:
    """Published from the start: whoever has the key later can check that it was this one."""
    return blake2b(row.key.encode(), digest_size=32).hexdigest()


async def record(store: Store, table: LiveTable) -> bytes:
    """The whole record with its key, once nothing is secret any more.

    What a fork shares with the game it came from follows from the key of that game, and of every one before it."""
    if table.row.status != "over":
        raise NotAllowedError("record-secret")
    if await _origin_played(store, table.row):
        raise NotAllowedError("origin-played")
    if table.kept is not None:
        return sealed(replace(table.record(), rules=table.kept.result.rules, steps=list(table.kept.steps)))
    return table.game_history.journal.text()


async def _origin_played(store: Store, row: GameTable) -> bool:
    """Whether a game is still played whose key the record of this fork would tell."""
    before = row.origin
    async with store.session() as session:
        while before is not None:
            source = await session.get(GameTable, before)
            if source is None:
                return False
            if source.status != "over":
                return True
            before = source.origin
    return False


def film(table: LiveTable) -> tuple[msgspec.Struct, ...]:
    """How what was hidden came to light, once nothing is secret any more."""
    if table.row.status != "over":
        raise NotAllowedError("record-secret")
    return () if table.kept is not None else table.game.film(table.position.state)


def may_fork(table: LiveTable, person: UUID) -> bool:
    """A fork shows what is hidden: only of finished games, or where one plays against nobody but bots."""
    return table.row.status == "over" or not _others(table.seats.values(), person)


def _others(seats: Iterable[SeatRow], person: UUID) -> bool:
    return any(seat.person is not None and seat.person != person for seat in seats)


async def fork(store: Store, table: LiveTable, person: Person, step: int, seat: str, level: str) -> UUID:
    """What if: a new table that shares the first `step` steps, with other dice from there, against bots."""
    if not may_fork(table, person.id):
        raise NotAllowedError("fork-secret")
    history = table.history
    if history is None or not 0 <= step <= history.journal.length or history.journal.at(step).over:
        raise TurnedDownError("no-such-step")
    if seat not in table.seats:
        raise TurnedDownError("no-such-seat")
    source = table.row
    bot = f"bot:{seating.bot_level(level)}"
    row = await seating.create(
        store,
        person,
        game=source.game,
        seats=["me" if place == seat else bot for place in SEATS[: source.players]],
        options=source.options,
        title=source.title,
        undo=source.undo,
        origin=source.id,
        key=source.key,
        handed_down=source.handed_down,
        packs=source.packs,
        hands=source.hands,
    )
    shared = [(*taken, history.journal.written(at)) for at, taken in enumerate(history.journal.record.steps[:step], 1)]
    steps = [*shared, (REKEY, new_key(), written((), drew=False))]
    entries = [
        {
            "table_id": row.id,
            "number": number,
            "seat": who,
            "answer": msgspec.json.encode(answer).decode(),
            "nonce": f"fork-{number}",
            "at": now(),
            "told": told,
        }
        for number, (who, answer, told) in enumerate(steps, 1)
    ]
    async with store.changing.begin() as session:
        first = not await _somebody_came(session, source.id, person.id)
        own = await session.get_one(GameTable, row.id)
        if first:
            await session.execute(insert(Entry), entries)
            seating.begin(own, await seats_at(session, row.id))
            moment = now().timestamp()
            own.waiting = {ask.seat: [len(steps), moment] for ask in history.journal.at(step).asks()}
        else:
            await session.delete(own)
    if not first:
        raise NotAllowedError("fork-secret")
    return row.id


async def _somebody_came(session: AsyncSession, source: UUID, person: UUID) -> bool:
    """Whether somebody else has sat down meanwhile; once there is a fork, nobody does any more (`claim_seat`)."""
    table = await table_at(session, source)
    return table.status != "over" and _others(await seats_at(session, source), person)


async def rematch(store: Store, table: LiveTable, person: Person) -> UUID:
    """The same people, the same game, once more; whoever asks second gets the same table."""
    if not table.seats_of(person.id):
        raise NotAllowedError("not-your-seat")
    source = table.row
    if source.status != "over":
        raise TurnedDownError("not-over")
    if source.rematch is not None:
        return source.rematch
    if source.campaign is not None:
        raise TurnedDownError("campaign-over")
    row = await seating.create(
        store,
        person,
        game=source.game,
        seats=[_again(seat) for seat in table.seats.values()],
        options=source.options,
        title=source.title,
        public=source.public,
        clock=source.clock,
        undo=source.undo,
        hands=source.hands,
    )
    async with store.changing.begin() as session:
        old = await session.get_one(GameTable, source.id, with_for_update=True)
        if old.rematch is not None:
            await session.delete(await session.get_one(GameTable, row.id))
            return old.rematch
        old.rematch = row.id
        for seat in table.seats.values():
            own = await session.get_one(SeatRow, (row.id, seat.seat))
            own.person, own.name = seat.person, seat.name
        if not _others(table.seats.values(), person.id):
            again = await session.get_one(GameTable, row.id)
            seating.begin(again, await seats_at(session, row.id))
        await store.tell(session, source.id)
    return row.id


def _again(seat: SeatRow) -> str:
    return f"bot:{seat.bot}" if seat.bot and seat.person is None else "open"
