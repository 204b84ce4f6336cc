"""Telling people who are not at the table that it is their move: by webhook, by e-mail.

Everything needed is in the database, so a notice is not sent twice when a server restarts: a seat is noticed once for
each question it has been left alone with, noted when its turn comes to be told.  Webhooks and letters are errands:
whoever's machine is slow keeps nobody else from being told, nor the server from ending.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import NamedTuple
from uuid import UUID

from sqlalchemy import or_, select, update

from nokturn.table.errors import TurnedDownError
from nokturn.table.store.bus import Bus
from nokturn.table.store.clocks import CLOCKS, Waiting, deadline
from nokturn.table.store.models import GameTable, Person, SeatRow
from nokturn.table.store.periodic import Periodic
from nokturn.table.store.store import Store, now
from nokturn.table.talk import webhooks
from nokturn.table.talk.errands import Errands
from nokturn.table.talk.mail import SECONDS, Post, plain_name
from nokturn.table.words import game_title, say

PATIENCE = 20.0
"""Seconds a question is open, and its person away, before anybody is disturbed."""
_LOOK_EVERY = 5.0
_CALLERS, _POSTMEN = 64, 8
"""Webhooks and letters under way at once."""
_NOTIFIER = UUID("6e6f6b74-7572-4e00-8000-6e6f74696679")
"""Stands for the whole task when processes agree on who does it."""


class Notice(NamedTuple):
    """Somebody to be told."""

    person: UUID
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

    @property
    def key(self) -> tuple[UUID, str, int]:
        """Which question it is about."""
        return self.table_id, self.seat, self.version


class Notifier:
    """Looks for people to be told, and tells them."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        smtp_url: str,
        public_url: str,
        *,
        inside: bool,
        allowed: Callable[[str, str], bool] = lambda kind, who: True,
    ) -> None:
        """`allowed`: whether somebody may have one more of a kind now."""
        self.store = store
        self.bus = bus
        self.post = Post(smtp_url) if smtp_url else None
        self.public_url = public_url.rstrip("/")
        self.inside = inside
        self.allowed = allowed
        self.patience = PATIENCE
        self._rounds = Periodic("notifier", _LOOK_EVERY, self._round)
        self._calls = Errands("a webhook", _CALLERS, webhooks.TRIES)
        self._letters = Errands("a letter", _POSTMEN, SECONDS)
        self._queued: set[tuple[UUID, str, int]] = set()
        """Notices that wait for a worker."""

    def start(self) -> None:
        self._rounds.start()

    async def close(self) -> None:
        await self._rounds.close()
        await self._calls.close()
        await self._letters.close()

    @property
    def waiting(self) -> dict[str, int]:
        """How many webhooks and letters nobody has begun to send."""
        return {"webhooks": self._calls.waiting, "letters": self._letters.waiting}

    async def settle(self) -> None:
        """Until everything is sent, or given up."""
        await self._calls.settle()
        await self._letters.settle()

    async def _round(self) -> None:
        if await self.bus.claim(_NOTIFIER):
            await self.look()

    async def look(self) -> int:
        """Tell everybody who is to be told now; how many that are.

        What is queued when the rows are read may be told before they have been read, and they do not say so."""
        queued = frozenset(self._queued)
        return sum(self._tell(notice) for notice in await self._due() if notice.key not in queued)

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

    def _tell(self, notice: Notice) -> bool:
        """Whether it can be told now; if not, it is looked at again later."""
        whose = notice.person
        letter = bool(notice.email) and self.post is not None
        if not (notice.webhook or letter):
            return False
        if notice.key in self._queued or not (self._calls.room(whose) and self._letters.room(whose)):
            return False
        if not self.allowed("notice", str(whose)):
            return False
        self._queued.add(notice.key)
        if notice.webhook:
            self._calls.run(whose, lambda: self._call(notice))
        if letter:
            self._letters.run(whose, lambda: self._write(notice))
        return True

    async def _call(self, notice: Notice) -> None:
        await self._note(notice)
        facts = {"name": notice.name, "title": notice.title or game_title(notice.lang, notice.game)}
        body = {
            "event": "your-move",
            "text": say(notice.lang, "notice-your-move", facts),
            "game": notice.game,
            "table": str(notice.table_id),
            "title": notice.title,
            "seat": notice.seat,
            "deadline": notice.deadline,
            "link": self._link(notice),
        }
        await webhooks.call(notice.webhook, body, inside=self.inside)

    async def _write(self, notice: Notice) -> None:
        """What the table is called is its host's choice, and not for the letters of others."""
        await self._note(notice)
        facts = {"name": plain_name(notice.name), "title": game_title(notice.lang, notice.game)}
        text = "\n\n".join([say(notice.lang, "notice-your-move", facts), self._link(notice)]).strip()
        await self._post(notice.email, say(notice.lang, "notice-subject", facts), text)

    def _link(self, notice: Notice) -> str:
        return f"{self.public_url}/t/{notice.table_id}" if self.public_url else ""

    async def _note(self, notice: Notice) -> None:
        """It is being told now: nobody tells it again."""
        async with self.store.engine.begin() as connection:
            place = (SeatRow.table_id == notice.table_id) & (SeatRow.seat == notice.seat)
            await connection.execute(update(SeatRow).where(place).values(noticed=notice.version))
        self._queued.discard(notice.key)

    async def _post(self, to: str, subject: str, text: str) -> None:
        if self.post is not None:
            await self.post.send(to, subject, text)

    def check_confirming(self, person: Person, address: str) -> None:
        """A code is all that is ever sent to an address that is not confirmed, and to the same one not again and again,
        whoever asks for it."""
        if not (self.allowed("confirm", str(person.id)) and self.allowed("confirm", address.casefold())):
            raise TurnedDownError("too-often")

    def confirm_soon(self, person: Person, code: str) -> None:
        """Send the code that shows that an address is the person's own."""
        self._send_code("confirm", person, code)

    def reset_soon(self, person: Person, code: str) -> None:
        """Send the code to somebody who has forgotten the password; nobody waits for it, so that the time it takes
        does not tell who has an account."""
        self._send_code("reset", person, code)

    def address_changed_soon(self, person: Person, before: str) -> None:
        """Tell whoever reads letters at the confirmed address `before` that none will come there any more."""
        self._send("moved", person, before)

    def _send_code(self, kind: str, person: Person, code: str) -> None:
        self._send(kind, person, person.email, code=code)

    def _send(self, kind: str, person: Person, to: str, **facts: str) -> None:
        if self._letters.room(person.id):
            facts = {"name": plain_name(person.name), **facts}
            subject, text = [say(person.lang, f"{kind}-{part}", facts) for part in ("subject", "text")]
            self._letters.run(person.id, lambda: self._post(to, subject, text))


def _notice(table: GameTable, seat: SeatRow, person: Person, away: datetime) -> Notice | None:
    entry = table.waiting.get(seat.seat)
    if entry is None:
        return None
    waiting = Waiting(*entry)
    if waiting.version <= seat.noticed or waiting.since > away.timestamp():
        return None
    end = deadline(CLOCKS[table.clock], table.banks, seat.seat, waiting)
    return Notice(
        person.id,
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
