"""The shelf of an account: decks that are kept, with what they were before.

What is in a deck is its game's business; here it is text.  Nothing is written over: a change makes another version,
unless the last one is still being made, and what is taken from the shelf can be put back for a while."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple
from uuid import UUID

from sqlalchemy import Delete, Select, delete, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from nokturn.table.errors import HiddenError, NotAllowedError, TurnedDownError
from nokturn.table.store.models import GameTable, Person, ResultRow, ResultSeat, ShelfDeck, ShelfVersion
from nokturn.table.store.store import Store, now

MOST_DECKS = 200
"""Of one person; those that can be put back count, too, but make room for others."""
MOST_VERSIONS = 50
"""Of one deck: the oldest but the first goes."""
MOST_BYTES = 20_000_000
"""Of all versions of all decks of one person: again the oldest go, but never the first of a deck nor the newest."""
SITTING = timedelta(minutes=30)
"""Changes within it make one version."""
PUT_BACK = timedelta(days=30)
_LARGEST = 2**31 - 1
"""Number that a database looks for."""
_PLAYED = 1_000
"""So many games back one looks."""


class Standing(NamedTuple):
    """A deck on the shelf with its newest version."""

    deck: ShelfDeck
    version: ShelfVersion


class Outing(NamedTuple):
    """A game that was played to its end with something that was brought."""

    text: str
    ended: datetime
    place: int | None
    score: float | None


def owner(person: Person) -> UUID:
    """Only an account has a shelf here; a guest's is in the browser."""
    if person.login is None:
        raise NotAllowedError("account-first")
    return person.id


async def on_shelf(store: Store, person: UUID, game: str) -> list[Standing]:
    """The decks of somebody, the last changed first."""
    async with store.session() as session:
        newest = _newest().subquery()
        query = (
            select(ShelfDeck, ShelfVersion)
            .join(ShelfVersion, ShelfVersion.deck_id == ShelfDeck.id)
            .join(newest, (newest.c.deck_id == ShelfVersion.deck_id) & (newest.c.number == ShelfVersion.number))
            .where(ShelfDeck.person == person, ShelfDeck.game == game, ShelfDeck.deleted.is_(None))
            .order_by(ShelfVersion.changed.desc(), ShelfDeck.id)
        )
        return [Standing(deck, version) for deck, version in await session.execute(query)]


async def one(store: Store, person: UUID, deck_id: UUID, number: int = 0) -> Standing:
    """A deck of one's own, or one of its versions; another's looks like none."""
    async with store.session() as session:
        deck = await _own(session, person, deck_id)
        if deck.deleted is not None or not 0 <= number <= _LARGEST:
            raise HiddenError("no-such-deck")
        version = await session.get(ShelfVersion, (deck_id, number)) if number else await _last(session, deck_id)
        if version is None:
            raise HiddenError("no-such-deck")
        return Standing(deck, version)


async def keep(store: Store, person: UUID, game: str, data: str, mark: str) -> UUID:
    """Another deck."""
    async with store.changing.begin() as session:
        await session.get(Person, person, with_for_update=True)  # of two who take the last place, one gets it
        await session.execute(_forgotten(person))
        own = (await session.scalars(select(ShelfDeck).where(ShelfDeck.person == person))).all()
        if len(own) >= MOST_DECKS:
            away = [(deck.deleted, deck.id) for deck in own if deck.deleted is not None]
            if not away:
                raise TurnedDownError("shelf-full", count=MOST_DECKS)
            await session.execute(delete(ShelfDeck).where(ShelfDeck.id == min(away)[1]))
        moment = now()
        deck = ShelfDeck(person=person, game=game, created=moment, edition=1)
        session.add(deck)
        await session.flush()
        session.add(ShelfVersion(deck_id=deck.id, number=1, at=moment, changed=moment, data=data, mark=mark))
        return deck.id


async def change(store: Store, person: UUID, deck_id: UUID, edition: int, data: str, mark: str) -> Standing:
    """The deck is this from now on, if nobody else has changed it since `edition`."""
    async with store.changing.begin() as session:
        deck = await _own(session, person, deck_id, change=True)
        if deck.deleted is not None:
            raise HiddenError("no-such-deck")
        if deck.edition != edition:
            raise TurnedDownError("deck-changed")
        last = await _last(session, deck_id)
        assert last is not None
        moment = now()
        if last.data != data:
            if moment - last.changed > SITTING:
                number = last.number + 1
                last = ShelfVersion(deck_id=deck_id, number=number, at=moment, changed=moment, data=data, mark=mark)
                session.add(last)
                await session.flush()
                await _thin(session, person, deck_id)
            else:
                last.data, last.mark, last.changed = data, mark, moment
            deck.edition += 1
        return Standing(deck, last)


async def versions(store: Store, person: UUID, deck_id: UUID) -> Sequence[ShelfVersion]:
    """What a deck was, the newest first."""
    async with store.session() as session:
        deck = await _own(session, person, deck_id)
        if deck.deleted is not None:
            raise HiddenError("no-such-deck")
        query = select(ShelfVersion).where(ShelfVersion.deck_id == deck_id).order_by(ShelfVersion.number.desc())
        return (await session.scalars(query)).all()


async def take_away(store: Store, person: UUID, deck_id: UUID) -> None:
    """From the shelf; it can be put back."""
    async with store.changing.begin() as session:
        deck = await _own(session, person, deck_id, change=True)
        deck.deleted = deck.deleted or now()


async def put_back(store: Store, person: UUID, deck_id: UUID) -> None:
    async with store.changing.begin() as session:
        deck = await _own(session, person, deck_id, change=True)
        if deck.deleted is not None and deck.deleted < now() - PUT_BACK:
            raise HiddenError("no-such-deck")
        deck.deleted = None


async def marks(store: Store, person: UUID, game: str) -> dict[str, UUID]:
    """Of every version of every deck, whose it is."""
    async with store.session() as session:
        query = (
            select(ShelfVersion.mark, ShelfVersion.deck_id)
            .join(ShelfDeck, ShelfDeck.id == ShelfVersion.deck_id)
            .where(ShelfDeck.person == person, ShelfDeck.game == game)
        )
        return {row.mark: row.deck_id for row in await session.execute(query)}


async def outings(store: Store, person: UUID, game: str, key: str) -> list[Outing]:
    """The games somebody has played to their ends with something of their own, the latest first."""
    async with store.session() as session:
        query = (
            select(ResultSeat, ResultRow.ended, GameTable.options)
            .join(ResultRow, ResultRow.table_id == ResultSeat.table_id)
            .join(GameTable, GameTable.id == ResultSeat.table_id)
            .where(ResultSeat.person == person, ResultRow.game == game, ResultRow.how == "played")
            .order_by(ResultRow.ended.desc())
            .limit(_PLAYED)
        )
        found = (await session.execute(query)).all()
    return [
        Outing(text, ended, seat.place, seat.score)
        for seat, ended, options in found
        if (text := _brought(options, f"{key}:{seat.seat}"))
    ]


def _brought(options: Mapping[str, object], key: str) -> str:
    value = options.get(key, "")
    return value if isinstance(value, str) else ""


def _newest() -> Select[UUID, int]:
    return select(ShelfVersion.deck_id, func.max(ShelfVersion.number).label("number")).group_by(ShelfVersion.deck_id)


def _forgotten(person: UUID) -> Delete:
    return delete(ShelfDeck).where(ShelfDeck.person == person, ShelfDeck.deleted < now() - PUT_BACK)


async def _own(session: AsyncSession, person: UUID, deck_id: UUID, *, change: bool = False) -> ShelfDeck:
    deck: ShelfDeck | None = await session.get(ShelfDeck, deck_id, with_for_update=change or None)
    if deck is None or deck.person != person:
        raise HiddenError("no-such-deck")
    return deck


async def _last(session: AsyncSession, deck_id: UUID) -> ShelfVersion | None:
    query = select(ShelfVersion).where(ShelfVersion.deck_id == deck_id).order_by(ShelfVersion.number.desc()).limit(1)
    found: ShelfVersion | None = await session.scalar(query)
    return found


async def _thin(session: AsyncSession, person: UUID, deck_id: UUID) -> None:
    """Let go of the oldest versions, of this deck and of all of them; the first of a deck and the newest stay."""
    newest = _newest().subquery()
    query = (
        select(ShelfVersion.deck_id, ShelfVersion.number, func.length(ShelfVersion.data))
        .join(ShelfDeck, ShelfDeck.id == ShelfVersion.deck_id)
        .join(newest, newest.c.deck_id == ShelfVersion.deck_id)
        .where(ShelfDeck.person == person, ShelfVersion.number > 1, ShelfVersion.number < newest.c.number)
        .order_by(ShelfVersion.changed, ShelfVersion.number)
    )
    between = (await session.execute(query)).all()
    too_many = 2 + sum(of == deck_id for of, _, _ in between) - MOST_VERSIONS
    too_much = (await _bytes_of(session, person)) - MOST_BYTES
    for of, number, length in between:
        if (of == deck_id and too_many > 0) or too_much > 0:
            gone = (ShelfVersion.deck_id == of) & (ShelfVersion.number == number)
            await session.execute(delete(ShelfVersion).where(gone))
            too_many -= of == deck_id
            too_much -= length


async def _bytes_of(session: AsyncSession, person: UUID) -> int:
    query = (
        select(func.sum(func.length(ShelfVersion.data)))
        .join(ShelfDeck, ShelfDeck.id == ShelfVersion.deck_id)
        .where(ShelfDeck.person == person)
    )
    return int(await session.scalar(query) or 0)
