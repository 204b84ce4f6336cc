"""What somebody may do with an account: another password, a forgotten one, all that is kept of them, and an end."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any
from uuid import UUID

import msgspec
from sqlalchemy import delete, select, union, update
from sqlalchemy.ext.asyncio import AsyncSession

from nokturn.kernel.finder.concordance import fold
from nokturn.table import sessions
from nokturn.table.errors import NotAllowedError
from nokturn.table.people import NOBODY, check_password, fits, hash_password, hashed, new_token, shown_name
from nokturn.table.store.models import (
    Bar,
    CampaignRow,
    CampaignSave,
    CampaignSeat,
    Entry,
    GameTable,
    Guest,
    Message,
    Note,
    Person,
    Report,
    ResultRow,
    ResultSeat,
    SeatRow,
    SessionRow,
    ShelfDeck,
    ShelfVersion,
)
from nokturn.table.store.results import called_otherwise
from nokturn.table.store.store import Store, now

_CODE_LASTS = timedelta(minutes=30)


async def check_own_password(person: Person, password: str) -> None:
    """Whoever sits at somebody's browser is not always them."""
    if person.password is None or not await fits(person.password, password):
        raise NotAllowedError("wrong-password")


async def change_password(store: Store, person: Person, old: str, new: str, shown: str) -> None:
    """Another password; whoever came in elsewhere with the old one has to come in anew."""
    await check_own_password(person, old)
    await _set_password(store, person.id, new)
    await sessions.end(store, person.id, but=shown)


async def _set_password(store: Store, person_id: UUID, new: str) -> None:
    check_password(new)
    secret = await hash_password(new)
    async with store.changing.begin() as session:
        own = await session.get_one(Person, person_id)
        own.password, own.reset_code, own.reset_until = secret, "", None


async def forgotten(store: Store, name: str) -> tuple[Person, str] | None:
    """A code to be mailed to the owner of the account; None: there is no such account, or nowhere to mail it to."""
    code = new_token()[:12]
    async with store.changing.begin() as session:
        own: Person | None = await session.scalar(select(Person).where(Person.login == fold(name.strip())))
        if own is None or not own.email or own.email_code:
            return None
        own.reset_code, own.reset_until = hashed(code), now() + _CODE_LASTS
    return own, code


async def reset_password(store: Store, name: str, code: str, new: str) -> Person:
    """Another password for whoever has the code; it works once, and all sessions end."""
    check_password(new)
    async with store.changing.begin() as session:
        query = select(Person).where(Person.login == fold(name.strip())).with_for_update()
        own: Person | None = await session.scalar(query)
        if own is None or not own.reset_code or own.reset_until is None or own.reset_until < now():
            raise NotAllowedError("bad-code")
        right = hashed(code.strip()) == own.reset_code
        own.reset_code = ""  # right or wrong: nobody tries twice
    if not right:
        raise NotAllowedError("bad-code")
    await _set_password(store, own.id, new)
    await sessions.end(store, own.id)
    return own


async def export(store: Store, person: Person) -> dict[str, Any]:
    """All that is kept of somebody, for them to take along."""
    async with store.session() as session:
        seats = (await session.scalars(select(SeatRow).where(SeatRow.person == person.id))).all()
        said = (await session.scalars(select(Message).where(Message.person == person.id))).all()
        notes = (await session.scalars(select(Note).where(Note.person == person.id))).all()
        results = (await session.scalars(select(ResultSeat).where(ResultSeat.person == person.id))).all()
        places = (await session.scalars(select(CampaignSeat).where(CampaignSeat.person == person.id))).all()
        shelf = select(ShelfVersion).join(ShelfDeck, ShelfDeck.id == ShelfVersion.deck_id)
        decks = (await session.scalars(shelf.where(ShelfDeck.person == person.id))).all()
    opened = await sessions.of(store, person.id)
    return {
        "name": person.name,
        "lang": person.lang,
        "created": person.created,
        "account": person.login is not None,
        "email": person.email,
        "webhook": person.webhook,
        "sessions": [{"created": one.created, "used": one.used, "about": one.about} for one in opened],
        "seats": [{"table": seat.table_id, "seat": seat.seat, "name": seat.name} for seat in seats],
        "campaigns": [{"campaign": place.campaign_id, "place": place.seat} for place in places],
        "results": [{"table": one.table_id, "place": one.place, "score": one.score} for one in results],
        "chat": [{"table": one.table_id, "at": one.at, "text": one.text} for one in said],
        "notes": [{"table": one.table_id, "text": one.text} for one in notes],
        "decks": [
            {"deck": one.deck_id, "version": one.number, "at": one.at, "data": msgspec.Raw(one.data.encode())}
            for one in decks
        ],
    }


async def delete_account(store: Store, person: Person, password: str) -> list[UUID]:
    """Nothing of theirs stays but what others have played with them, without a name; the tables that have changed."""
    if person.password is not None:
        await check_own_password(person, password)
    ends = await _ends_without(store, person.id)
    async with store.changing.begin() as session:
        waiting = (GameTable.host == person.id) & (GameTable.status == "lobby") & GameTable.campaign.is_(None)
        await session.execute(delete(GameTable).where(waiting))
        await _leave_log(session, person)
        changed = await _leave_tables(session, person.id)
        for table, final in ends.items():
            await session.execute(update(ResultRow).where(ResultRow.table_id == table).values(final=final))
        for rows in (SessionRow, Note, Guest, ShelfDeck):
            await session.execute(delete(rows).where(rows.person == person.id))
        await session.execute(delete(Report).where((Report.by == person.id) | (Report.about == person.id)))
        await session.execute(update(Bar).where(Bar.person == person.id).values(name=NOBODY))
        await session.execute(update(Message).where(Message.person == person.id).values(name=NOBODY, text=NOBODY))
        gone: dict[str, Any] = {"person": None, "name": NOBODY}
        await session.execute(update(ResultSeat).where(ResultSeat.person == person.id).values(**gone))
        own_campaigns = select(CampaignSeat.campaign_id).where(CampaignSeat.person == person.id)
        saved = (CampaignSave.campaign_id.in_(own_campaigns)) & CampaignSave.by.in_([person.name, shown_name(person)])
        await session.execute(update(CampaignSave).where(saved).values(by=NOBODY))
        places = update(CampaignSeat).where(CampaignSeat.person == person.id)
        await session.execute(places.values(**gone, bot="clever"))
        own = await session.get_one(Person, person.id)
        own.name, own.login, own.password, own.likeness = NOBODY, None, None, None
        own.email = own.email_code = own.webhook = own.reset_code = ""
        own.unsigned_until = own.reset_until = None
        for table in changed:
            await store.tell(session, table)
    return changed


async def _ends_without(store: Store, person: UUID) -> dict[UUID, bytes]:
    """The last positions of their games, in which they are called by their name as they were then."""
    query = select(ResultRow.table_id, ResultRow.final, ResultSeat.name)
    async with store.session() as session:
        own = query.join(ResultSeat, ResultSeat.table_id == ResultRow.table_id).where(ResultSeat.person == person)
        rows = (await session.execute(own)).all()
    ends: dict[UUID, bytes] = {}
    for table, final, name in rows:  # somebody may have sat at several seats
        ends[table] = await asyncio.to_thread(called_otherwise, ends.get(table, final), name, NOBODY)
    return ends


async def _leave_log(session: AsyncSession, person: Person) -> None:
    """Their name goes from the logs of tables at which they have sat, spoken, or were not wanted any more."""
    been = union(*[select(rows.table_id).where(rows.person == person.id) for rows in (SeatRow, Message, Bar, Guest)])
    names = [f"p:{person.name}", f"p:{shown_name(person)}"]
    log = update(Entry).where(Entry.table_id.in_(been), Entry.by.in_(names))
    await session.execute(log.values(by=f"p:{NOBODY}").execution_options(synchronize_session=False))


async def _leave_tables(session: AsyncSession, person: UUID) -> list[UUID]:
    """A bot plays on where they sat; their name goes from the seats."""
    seats = (await session.scalars(select(SeatRow).where(SeatRow.person == person))).all()
    for seat in seats:
        table = await session.get_one(GameTable, seat.table_id)
        seat.person, seat.token = None, ""
        if table.status == "lobby":
            seat.name = ""
        else:
            seat.name, seat.bot = NOBODY, seat.bot or "clever"
            if table.status == "live":
                table.due = now()
        await _hand_on(session, table, person)
    for campaign in await session.scalars(select(CampaignRow).where(CampaignRow.host == person)):
        heir = select(CampaignSeat.person).where(CampaignSeat.campaign_id == campaign.id, CampaignSeat.person != person)
        campaign.host = await session.scalar(heir.limit(1)) or person
    return [seat.table_id for seat in seats]


async def _hand_on(session: AsyncSession, table: GameTable, person: UUID) -> None:
    """Somebody else of those who sit there is the host now."""
    if table.host == person:
        others = select(SeatRow.person).where(SeatRow.table_id == table.id, SeatRow.person.is_not(None))
        table.host = (
            await session.scalar(others.where(SeatRow.person != person).order_by(SeatRow.seat).limit(1)) or person
        )
