"""What people want whoever runs the server to know of others."""

from __future__ import annotations

from collections.abc import Sequence
from uuid import UUID

from sqlalchemy import select

from nokturn.table.errors import TurnedDownError
from nokturn.table.live.live import LiveTable
from nokturn.table.store.models import Message, Person, Report
from nokturn.table.store.store import Store, now
from nokturn.table.talk.chat import CHAT_LENGTH, clean_text

LISTED = 200


async def report(
    store: Store, table: LiveTable, by: Person, about: UUID, line: tuple[str, int] | None, why: str
) -> None:
    """Tell whoever runs the server; `line`: audience and number of what was said, as the reporter heard it."""
    if about == by.id:
        raise TurnedDownError("not-yourself")
    said = select(Message).where(Message.table_id == table.id, Message.person == about)
    async with store.changing.begin() as session:
        name = next((seat.name for seat in table.seats.values() if seat.person == about), "")
        spoke = await session.scalar(said.order_by(Message.number.desc()).limit(1))
        if not name and spoke is None:
            raise TurnedDownError("nobody-there")
        text = ""
        if line is not None:
            meant = await session.scalar(said.where(Message.audience == line[0], Message.shown == line[1]))
            if meant is None or not heard(table, by.id, meant.audience):
                raise TurnedDownError("nobody-there")
            text = meant.text
        session.add(
            Report(
                table_id=table.id,
                by=by.id,
                about=about,
                name=name or (spoke.name if spoke else ""),
                line=text,
                why=clean_text(why, CHAT_LENGTH),
                at=now(),
            )
        )


def heard(table: LiveTable, person: UUID, audience: str) -> bool:
    """Whether somebody hears what is said to these seats (none: to everybody)."""
    return not audience or any(table.seats[seat].person == person for seat in audience if seat in table.seats)


async def reports(store: Store) -> Sequence[Report]:
    """The newest first."""
    async with store.session() as session:
        return (await session.scalars(select(Report).order_by(Report.at.desc()).limit(LISTED))).all()
