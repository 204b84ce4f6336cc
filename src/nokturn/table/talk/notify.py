"""Telling people who are not at the table that it is their move: by webhook, by e-mail.

Everything needed is in the database, so a notice is neither lost nor sent twice when a server
restarts: a seat is noticed once for each question it has been left alone with.
"""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from typing import NamedTuple
from uuid import UUID

from sqlalchemy import or_, select, update

from nokturn.table.store.bus import Bus
from nokturn.table.store.clocks import CLOCKS, Waiting, deadline
from nokturn.table.store.models import GameTable, Person, SeatRow
from nokturn.table.store.periodic import Periodic
from nokturn.table.store.store import Store, now
from nokturn.table.talk.mail import Post
from nokturn.table.talk.webhooks import call
from nokturn.table.words import say

PATIENCE = 20.0
"""Seconds a question is open, and its person away, before anybody is disturbed."""
_LOOK_EVERY = 5.0
_NOTIFIER = UUID("6e6f6b74-7572-4e00-8000-6e6f74696679")
"""Stands for the whole task when processes agree on who does it."""


class Notice(NamedTuple):
    """Somebody to be told."""

    table_id: UUID
    seat: str
    version: int
    game: str
    title: str
    lang: str
    name: str
    email: str
    webhook: str
    deadline: float | None


class Notifier:
    """Looks for people to be told, and tells them."""

    def __init__(self, store: Store, bus: Bus, smtp_url: str, public_url: str, *, inside: bool) -> None:
        self.store = store
        self.bus = bus
        self.post = Post(smtp_url) if smtp_url else None
        self.public_url = public_url.rstrip("/")
        self.inside = inside
        self.patience = PATIENCE
        self._rounds = Periodic("notifier", _LOOK_EVERY, self._round)
        self._sending: set[asyncio.Task[bool]] = set()

    def start(self) -> None:
        self._rounds.start()

    async def close(self) -> None:
        await self._rounds.close()
        for task in self._sending:
            task.cancel()

    async def _round(self) -> None:
        if await self.bus.claim(_NOTIFIER):
            await self.look()

    async def look(self) -> int:
        """Tell everybody who is to be told now; how many that were."""
        notices = await self._due()
        await asyncio.gather(*[self._send(notice) for notice in notices])
        return len(notices)

    async def _due(self) -> list[Notice]:
        away = now() - timedelta(seconds=self.patience)
        reachable = or_(Person.webhook != "", (Person.email != "") & (Person.email_code == ""))
        query = (
            select(GameTable, SeatRow, Person)
            .join(SeatRow, SeatRow.table_id == GameTable.id)
            .join(Person, Person.id == SeatRow.person)
            .where(GameTable.status == "live", SeatRow.bot == "", reachable)
            .where(or_(SeatRow.seen.is_(None), SeatRow.seen < away))
        )
        async with self.store.session() as session:
            rows = (await session.execute(query)).all()
        return [notice for table, seat, person in rows if (notice := _notice(table, seat, person, away)) is not None]

    async def _send(self, notice: Notice) -> None:
        async with self.store.engine.begin() as connection:
            place = (SeatRow.table_id == notice.table_id) & (SeatRow.seat == notice.seat)
            await connection.execute(update(SeatRow).where(place).values(noticed=notice.version))
        facts = {"name": notice.name, "game": notice.game, "title": notice.title or notice.game}
        link = f"{self.public_url}/t/{notice.table_id}" if self.public_url else ""
        if notice.webhook:
            body = {
                "event": "your-move",
                "text": say(notice.lang, "notice-your-move", facts),
                "game": notice.game,
                "table": str(notice.table_id),
                "title": notice.title,
                "seat": notice.seat,
                "deadline": notice.deadline,
                "link": link,
            }
            await call(notice.webhook, body, inside=self.inside)
        if notice.email and self.post is not None:
            text = "\n\n".join([say(notice.lang, "notice-your-move", facts), link]).strip()
            await self.post.send(notice.email, say(notice.lang, "notice-subject", facts), text)

    async def confirm(self, person: Person, code: str) -> None:
        """Send the code that shows that an address is the person's own."""
        if self.post is not None:
            facts = {"name": person.name, "code": code}
            await self.post.send(
                person.email, say(person.lang, "confirm-subject", facts), say(person.lang, "confirm-text", facts)
            )

    def reset_soon(self, person: Person, code: str) -> None:
        """Send the code to somebody who has forgotten the password; nobody waits for it, so that the time it takes
        does not tell who has an account."""
        if self.post is not None:
            facts = {"name": person.name, "code": code}
            subject, text = [say(person.lang, key, facts) for key in ("reset-subject", "reset-text")]
            task = asyncio.create_task(self.post.send(person.email, subject, text))
            self._sending.add(task)
            task.add_done_callback(self._sending.discard)


def _notice(table: GameTable, seat: SeatRow, person: Person, away: datetime) -> Notice | None:
    entry = table.waiting.get(seat.seat)
    if entry is None:
        return None
    waiting = Waiting(*entry)
    if waiting.version <= seat.noticed or waiting.since > away.timestamp():
        return None
    end = deadline(CLOCKS[table.clock], table.banks, seat.seat, waiting)
    return Notice(
        table.id,
        seat.seat,
        waiting.version,
        table.game,
        table.title,
        person.lang,
        person.name,
        person.email if not person.email_code else "",
        person.webhook,
        end,
    )
