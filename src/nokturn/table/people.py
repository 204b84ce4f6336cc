"""Names, accounts and secrets."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import blake2b
from secrets import token_urlsafe
from typing import Any
from uuid import UUID

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from nokturn.kernel.finder.concordance import fold
from nokturn.kernel.words import LANGUAGES
from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.look_alikes import GUEST, likeness, unmarked
from nokturn.table.store.models import CampaignSeat, Entry, Message, Person, SeatRow
from nokturn.table.store.store import Store, now

NAME_LENGTH = 24
NOBODY = "—"
"""What stands where the name of somebody stood who is gone."""
RESERVED = ("Guest", "Gość")
"""What whoever gives no name is called: nobody's own."""
_HASHER = PasswordHasher()
_HASHING = ThreadPoolExecutor(2, thread_name_prefix="argon2")
"""A hash takes a sixth of a second and 64 MB: never on the event loop, never more than two at once."""


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, no control characters, not too long."""
    shown = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", name))
    shown = re.sub(r"\s+", " ", shown).strip()
    if not shown or len(shown) > NAME_LENGTH:
        raise TurnedDownError("bad-name", length=NAME_LENGTH)
    return shown


def clean_lang(lang: str) -> str:
    return lang if lang in LANGUAGES else LANGUAGES[0]


def hashed(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return blake2b(token.encode(), digest_size=32).hexdigest()


def new_token() -> str:
    return token_urlsafe(24)


def shown_name(person: Person) -> str:
    """As others see it: a guest's is marked, because anybody may be called so."""
    return person.name if person.login is not None or person.name == NOBODY else f"{person.name}{GUEST}"


async def enter(store: Store, name: str, lang: str) -> Person:
    """Somebody comes in with just a name, unless it looks like that of an account."""
    person = Person(name=clean_name(name), lang=clean_lang(lang), created=now())
    async with store.changing.begin() as session:
        await _check_free(session, person.name, None)
        session.add(person)
    return person


async def _check_free(session: AsyncSession, name: str, own: UUID | None) -> None:
    """The name of an account, and all that look like it, are its own."""
    owner = await session.scalar(select(Person.id).where(Person.likeness == likeness(name)))
    if owner not in (None, own):
        raise TurnedDownError("name-taken")


async def register(store: Store, person: Person | None, name: str, password: str, lang: str) -> Person:
    """An account; a guest keeps seats and tables."""
    shown = clean_name(name)
    if likeness(shown) in map(likeness, RESERVED):
        raise TurnedDownError("name-taken")
    check_password(password)
    secret = await hash_password(password)
    try:
        async with store.changing.begin() as session:
            own = await session.get(Person, person.id) if person is not None and person.login is None else None
            before = shown_name(own) if own is not None else ""
            if own is None:
                own = Person(name=shown, lang=clean_lang(lang), created=now())
                session.add(own)
            own.password = secret
            await _call(session, own, shown, before, account=True)
            for table_id in await tables_of(session, own.id):
                await store.tell(session, table_id)
    except IntegrityError:
        raise TurnedDownError("name-taken") from None
    return own


async def rename(store: Store, person_id: UUID, name: str) -> Person:
    """Another name; whoever has an account comes in with it from now on."""
    shown = clean_name(name)
    try:
        async with store.changing.begin() as session:
            own = await session.get_one(Person, person_id)
            if own.login is not None and likeness(shown) in map(likeness, RESERVED):
                raise TurnedDownError("name-taken")
            await _check_free(session, shown, own.id)
            await _call(session, own, shown, shown_name(own), account=own.login is not None)
            for table_id in await tables_of(session, own.id):
                await store.tell(session, table_id)
    except IntegrityError:
        raise TurnedDownError("name-taken") from None
    return own


async def _call(session: AsyncSession, own: Person, name: str, before: str, *, account: bool) -> None:
    """Give somebody a name, and call them so wherever they sit; what others look for later is called so, too."""
    own.name = name
    if account:
        own.login, own.likeness = fold(name), likeness(name)
    await session.flush()
    after = shown_name(own)
    if before in ("", after):
        return
    for table_id in await tables_of(session, own.id):
        log = update(Entry).where(Entry.table_id == table_id, Entry.by == f"p:{before}")
        await session.execute(log.values(by=f"p:{after}"))
    # In the book of a campaign one stays who one was: only the mark goes.
    for rows in (SeatRow, Message, CampaignSeat) if unmarked(before) == name else (SeatRow, Message):
        await session.execute(update(rows).where(rows.person == own.id).values(name=after))


async def tables_of(session: AsyncSession, person_id: UUID) -> Sequence[UUID]:
    """The tables at which somebody sits."""
    return (await session.scalars(select(SeatRow.table_id).where(SeatRow.person == person_id).distinct())).all()


async def login(store: Store, name: str, password: str) -> Person:
    async with store.session() as session:
        person: Person | None = await session.scalar(select(Person).where(Person.login == fold(name.strip())))
    secret = person.password if person is not None and person.password else _nobody()
    if not await fits(secret, password) or person is None:
        raise NotAllowedError("wrong-password")
    return person


def check_password(password: str) -> None:
    if not 8 <= len(password) <= 200:
        raise TurnedDownError("bad-password", low=8, high=200)


async def hash_password(password: str) -> str:
    return str(await _off_the_loop(_HASHER.hash, password))


async def fits(secret: str, password: str) -> bool:
    """Whether this is the password; it takes its time whether it is or not."""
    return bool(await _off_the_loop(_fits, secret, password[:200]))


async def change(store: Store, person_id: UUID, **columns: Any) -> Person:
    """Set columns of a person."""
    async with store.changing.begin() as session:
        person = await session.get_one(Person, person_id)
        for column, value in columns.items():
            setattr(person, column, value)
    return person


async def person_by_id(store: Store, person_id: UUID) -> Person | None:
    async with store.session() as session:
        return await session.get(Person, person_id)


def _fits(secret: str, password: str) -> bool:
    try:
        return _HASHER.verify(secret, password)
    except (VerificationError, InvalidHashError):
        return False


async def _off_the_loop(work: Any, *args: str) -> Any:
    return await asyncio.get_running_loop().run_in_executor(_HASHING, work, *args)


@cache
def _nobody() -> str:
    """Checked for unknown names too, so that the time it takes does not tell who has an account."""
    return _HASHER.hash(token_urlsafe(16))
