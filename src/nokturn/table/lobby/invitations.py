"""Invitations: a secret that lets whoever has it come to a table, for a while, unless its host withdraws it.

Whoever brings one that is not good any more, or never was, is told the same: nobody learns which tables there are."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from uuid import UUID

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from nokturn.table.errors import HiddenError, NotAllowedError, TurnedDownError
from nokturn.table.people import hashed, new_token
from nokturn.table.store.models import GameTable, Guest, Invitation
from nokturn.table.store.store import Store, now

LASTS = timedelta(days=14)
MOST = 40
"""Open invitations of one table."""


def until(invitation: Invitation) -> datetime:
    return invitation.created + LASTS


async def invite(store: Store, row: GameTable, person: UUID) -> tuple[str, datetime]:
    """A token for somebody to come to the table with, and until when."""
    _check_host(row, person)
    token = new_token()
    async with store.changing.begin() as session:
        await session.execute(delete(Invitation).where(Invitation.created <= now() - LASTS))
        if len(await _open(session, row.id)) >= MOST:
            raise TurnedDownError("too-many-invitations", count=MOST)
        invitation = Invitation(table_id=row.id, token=hashed(token), created=now())
        session.add(invitation)
    return token, until(invitation)


async def open_invitations(store: Store, row: GameTable, person: UUID) -> Sequence[Invitation]:
    """Those that somebody can still come with, the newest first; for the host."""
    _check_host(row, person)
    async with store.session() as session:
        return await _open(session, row.id)


async def _open(session: AsyncSession, table_id: UUID) -> Sequence[Invitation]:
    query = select(Invitation).where(Invitation.table_id == table_id, Invitation.created > now() - LASTS)
    return (await session.scalars(query.order_by(Invitation.created.desc()))).all()


def name_of(invitation: Invitation) -> str:
    """What it is called in a list: enough to tell them apart, not enough to come in with."""
    return invitation.token[:16]


async def withdraw(store: Store, row: GameTable, person: UUID, name: str = "") -> None:
    """The invitation of that name, or all, are good no longer; whoever has come already stays."""
    _check_host(row, person)
    query = delete(Invitation).where(Invitation.table_id == row.id)
    if name:
        query = query.where(Invitation.token.startswith(name, autoescape=True))
    async with store.changing.begin() as session:
        await session.execute(query)


def _check_host(row: GameTable, person: UUID) -> None:
    if row.host != person:
        raise NotAllowedError("not-host")


async def accept(store: Store, table_id: UUID, person: UUID, token: str) -> None:
    """Come to a table with an invitation."""
    async with store.changing.begin() as session:
        await _check(session, table_id, token)
        if await session.get(Guest, (table_id, person)) is None:
            session.add(Guest(table_id=table_id, person=person))


async def check_invitation(store: Store, table_id: UUID, token: str) -> None:
    """Whoever has the secret may know what it is to."""
    async with store.session() as session:
        await _check(session, table_id, token)


async def _check(session: AsyncSession, table_id: UUID, token: str) -> None:
    invitation = await session.get(Invitation, (table_id, hashed(token)))
    if invitation is None or until(invitation) <= now():
        raise HiddenError("no-such-invitation")


async def decline(store: Store, table_id: UUID, person: UUID) -> None:
    """Put an invitation away; the link still leads there."""
    async with store.changing.begin() as session:
        guest = await session.get(Guest, (table_id, person))
        if guest is not None:
            await session.delete(guest)
