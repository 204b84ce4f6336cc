"""What the players of a team share and nobody else receives: pins on the board, and notes.

A team is a group of seats the game names (`Manners.teams`); whoever holds one of them may read and write.
"""

from __future__ import annotations

from typing import Annotated
from uuid import UUID

import msgspec
from sqlalchemy.exc import IntegrityError

from nokturn.kernel.asks import Seat
from nokturn.table.errors import TurnedDownError
from nokturn.table.live.live import LiveTable
from nokturn.table.store.models import TeamNote
from nokturn.table.talk.chat import NOTE_LENGTH, clean_text

PINS = 80
"""Pins on one board."""
PIN_LENGTH = 120


class Pin(msgspec.Struct, frozen=True):
    """A mark on a place of the board."""

    place: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    mark: Annotated[str, msgspec.Meta(max_length=12)] = ""
    """What it says at a glance, in the game's own words: `here`, `not`, `trail` …"""
    text: str = ""


class Shared(msgspec.Struct, tag_field="is", tag="shared"):
    """What a team has pinned and written down, and how often that was changed."""

    team: list[Seat]
    pins: list[Pin]
    text: str
    number: int


def team_of(table: LiveTable, seat: Seat) -> tuple[Seat, ...]:
    """The team of a seat."""
    found = next((team for team in teams(table) if seat in team), None)
    if found is None:
        raise TurnedDownError("no-team")
    return found


def teams(table: LiveTable) -> tuple[tuple[Seat, ...], ...]:
    return table.game.manners.teams(table.row.players, dict(table.row.options))


def teams_of(table: LiveTable, person: UUID | None) -> tuple[tuple[Seat, ...], ...]:
    """The teams one of whose seats this person holds."""
    if person is None:
        return ()
    return tuple([team for team in teams(table) if any(table.seats[seat].person == person for seat in team)])


async def shared(table: LiveTable, team: tuple[Seat, ...]) -> Shared:
    async with table.store.session() as session:
        found = await session.get(TeamNote, (table.id, "".join(team)))
    if found is None:
        return Shared(list(team), [], "", 0)
    pins = msgspec.convert(found.data["pins"], list[Pin])
    return Shared(list(team), pins, found.data["text"], found.number)


async def share(table: LiveTable, team: tuple[Seat, ...], pins: list[Pin], text: str, number: int) -> Shared:
    """Write it down in place of what was there; `number` is what the writer had read.

    Who has not read the newest is told so: two at once never undo each other's pins."""
    if len(pins) > PINS:
        raise TurnedDownError("too-many-pins", most=PINS)
    clean = [Pin(pin.place, pin.mark, clean_text(pin.text, PIN_LENGTH)) for pin in pins]
    data = {"pins": msgspec.to_builtins(clean), "text": clean_text(text, NOTE_LENGTH)}
    key = (table.id, "".join(team))
    try:
        async with table.store.changing.begin() as session:
            found = await session.get(TeamNote, key, with_for_update=True)
            if (found.number if found else 0) != number:
                raise TurnedDownError("changed-meanwhile")
            if found is None:
                session.add(TeamNote(table_id=table.id, team=key[1], number=1, data=data))
            else:
                found.number, found.data = number + 1, data
            await table.store.tell(session, table.id)
    except IntegrityError:
        raise TurnedDownError("changed-meanwhile") from None
    table.messages += 1
    table.wake_ears()
    return Shared(list(team), clean, data["text"], number + 1)
