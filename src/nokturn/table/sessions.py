"""Sessions: a browser in which somebody has come in, until it is not used for long, or ended.

What the browser shows is a secret of its own; the database holds its hash and knows whose it is."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import ColumnElement, delete, not_, select, update

from nokturn.table.people import hashed, new_token
from nokturn.table.store.models import Person, SessionRow
from nokturn.table.store.store import Store, now

IDLE = timedelta(days=60)
LONGEST = timedelta(days=365)
_NOTED = timedelta(hours=1)
_AT_ONCE = 500
_BROWSERS = (("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chrome/", "Chrome"), ("Safari/", "Safari"))
_MACHINES = ("iPhone", "iPad", "Android", "Windows", "Mac OS X", "Linux")


def about(agent: str) -> str:
    """Kind of browser and machine, from what it says of itself; nothing else of that is kept."""
    browser = next((name for sign, name in _BROWSERS if sign in agent), "")
    machine = next((name for name in _MACHINES if re.search(rf"\b{name}\b", agent)), "")
    return ", ".join(part for part in (browser, machine) if part)


async def begin(store: Store, person: UUID, agent: str) -> str:
    """A new session; what its browser has to show."""
    token = new_token()
    async with store.changing.begin() as session:
        moment = now()
        session.add(SessionRow(token=hashed(token), person=person, created=moment, used=moment, about=about(agent)))
        await session.execute(delete(SessionRow).where(SessionRow.person == person, _stale(moment)))
    return token


def _stale(moment: datetime) -> ColumnElement[bool]:
    return (SessionRow.used < moment - IDLE) | (SessionRow.created < moment - LONGEST)


async def whose(store: Store, token: str) -> Person | None:
    """Who has come in with this; nobody if the session has expired or was ended."""
    known, moment = hashed(token), now()
    async with store.session() as session:
        query = select(SessionRow, Person).join(Person, Person.id == SessionRow.person).where(SessionRow.token == known)
        found = (await session.execute(query)).one_or_none()
    if found is None:
        return None
    row, person = found
    if row.used < moment - IDLE or row.created < moment - LONGEST:
        return None
    if row.used < moment - _NOTED:
        async with store.changing.begin() as session:
            await session.execute(update(SessionRow).where(SessionRow.token == known).values(used=moment))
    return person


async def kept(store: Store, tokens: Collection[str]) -> set[str]:
    """Those of them that still show a session; each is used by being asked for."""
    moment, known = now(), {hashed(token): token for token in tokens}
    found: set[str] = set()
    asked = list(known)
    for start in range(0, len(asked), _AT_ONCE):
        some = SessionRow.token.in_(asked[start : start + _AT_ONCE])
        async with store.session() as session:
            held = select(SessionRow.token, SessionRow.used).where(some, not_(_stale(moment)))
            rows = (await session.execute(held)).all()
        found.update(row.token for row in rows)
        if idle := [row.token for row in rows if row.used < moment - _NOTED]:
            async with store.changing.begin() as session:
                await session.execute(update(SessionRow).where(SessionRow.token.in_(idle)).values(used=moment))
    return {known[one] for one in found}


async def of(store: Store, person: UUID) -> Sequence[SessionRow]:
    """The sessions of somebody, the one used last first."""
    async with store.session() as session:
        moment = now()
        query = select(SessionRow).where(SessionRow.person == person).order_by(SessionRow.used.desc())
        rows = (await session.scalars(query)).all()
    return [row for row in rows if row.used >= moment - IDLE and row.created >= moment - LONGEST]


def name_of(row: SessionRow) -> str:
    """What a session is called in a list: enough to tell them apart, not enough to come in with."""
    return row.token[:16]


async def end(store: Store, person: UUID, *, name: str = "", but: str = "") -> None:
    """End the session of that name, or all of somebody's (`but` the one that is shown)."""
    query = delete(SessionRow).where(SessionRow.person == person)
    if name:
        query = query.where(SessionRow.token.startswith(name, autoescape=True))
    if but:
        query = query.where(SessionRow.token != hashed(but))
    async with store.changing.begin() as session:
        await session.execute(query)
        if not name:
            await session.execute(update(Person).where(Person.id == person).values(unsigned_until=None))
