"""Chat at the table, whispers where the game allows them, and notes for oneself."""

from __future__ import annotations

import unicodedata
from datetime import datetime
from uuid import UUID

import msgspec
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.live.live import LiveTable
from nokturn.table.people import shown_name
from nokturn.table.store.models import Message, Note, Person
from nokturn.table.store.store import Store, now

CHAT_LENGTH = 500
NOTE_LENGTH = 20_000
_KEPT = 200
"""Lines of chat that somebody who comes in is shown."""


class Said(msgspec.Struct, tag_field="is", tag="chat"):
    """A line of chat.  It is plain text: a client shows it as it is and never as markup."""

    number: int
    """Among the lines of the same audience: what was whispered to others leaves no gap."""
    name: str
    person: UUID
    text: str
    at: datetime
    audience: str = ""
    """A whisper: the seats that hear it."""


def clean_text(text: str, length: int) -> str:
    """Without control characters (line breaks stay), and not too long."""
    clean = "".join(c for c in text if c == "\n" or unicodedata.category(c)[0] != "C").strip()
    if len(clean) > length:
        raise TurnedDownError("too-long", length=length)
    return clean


def whisper_of(table: LiveTable, person: UUID) -> str:
    """The seats this person may whisper to now, itself included; turned down if the game allows none."""
    if table.history is not None:
        for seats in table.game.manners.whispers(table.position.state):
            if any(table.seats[seat].person == person for seat in seats):
                return "".join(seats)
    raise TurnedDownError("no-whispers")


def check_speaks(table: LiveTable, person: UUID) -> None:
    """Whether somebody may speak at this table: that is for its host to say."""
    if person == table.row.host:
        return
    if person in table.bars and table.bars[person].muted:
        raise NotAllowedError("muted")
    if table.row.talk == "none":
        raise NotAllowedError("chat-closed")
    if table.row.talk == "players" and not table.seats_of(person):
        raise NotAllowedError("chat-players")


async def say(store: Store, table_id: UUID, person: Person, text: str, audience: str = "") -> Said:
    """Say it to everybody, or to the people of the seats of `audience`."""
    clean = clean_text(text, CHAT_LENGTH)
    if not clean:
        raise TurnedDownError("nothing-said")
    while True:
        try:
            async with store.changing.begin() as session:
                here = Message.table_id == table_id
                last = await session.scalar(select(func.max(Message.number)).where(here))
                shown = await session.scalar(select(func.max(Message.shown)).where(here, Message.audience == audience))
                own = await session.get_one(Person, person.id)  # their name may have become somebody else's meanwhile
                message = Message(
                    table_id=table_id,
                    number=(last or 0) + 1,
                    person=person.id,
                    name=shown_name(own),
                    text=clean,
                    at=now(),
                    audience=audience,
                    shown=(shown or 0) + 1,
                )
                session.add(message)
                await store.tell(session, table_id)
        except IntegrityError:
            continue
        return _said(message)


async def said(table: LiveTable, person: UUID | None, after: int = 0) -> tuple[int, list[Said]]:
    """What was said after line `after` for this person's listeners, in order; and the last line, heard or not, to go
    on from, which is told to nobody."""
    query = select(Message).where(Message.table_id == table.id, Message.number > after)
    async with table.store.session() as session:
        lines = (await session.scalars(query.order_by(Message.number.desc()).limit(_KEPT))).all()
    last = lines[0].number if lines else after
    return last, [_said(line) for line in reversed(lines) if _hears(table, person, line.audience)]


def _hears(table: LiveTable, person: UUID | None, audience: str) -> bool:
    return not audience or (person is not None and any(table.seats[seat].person == person for seat in audience))


def _said(message: Message) -> Said:
    return Said(message.shown, message.name, message.person, message.text, message.at, message.audience)


async def note(store: Store, table_id: UUID, person: UUID) -> str:
    async with store.session() as session:
        found = await session.get(Note, (table_id, person))
        return found.text if found else ""


async def write_note(store: Store, table_id: UUID, person: UUID, text: str) -> None:
    clean = clean_text(text, NOTE_LENGTH)
    async with store.changing.begin() as session:
        await session.merge(Note(table_id=table_id, person=person, text=clean))
