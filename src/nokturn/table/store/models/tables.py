"""A table: its seats, its entries, what it ended with, who may come and what is said there."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from uuid import UUID

from advanced_alchemy.base import DefaultBase, UUIDv7Base
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import JSON, ForeignKey, Index, LargeBinary, String, Text, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

_PERSON = "person.id"
_TABLE = "game_table.id"


class GameTable(UUIDv7Base):
    """A game somebody set up: being arranged, being played, or over."""

    __tablename__ = "game_table"
    __table_args__ = (Index("ix_game_table_due", "status", "due"), Index("ix_game_table_lobby", "public", "status"))

    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    players: Mapped[int]
    key: Mapped[str] = mapped_column(String(64))
    """The secret all chance follows from; told to nobody before the game is over."""
    rules: Mapped[str] = mapped_column(String(64))
    status: Mapped[str] = mapped_column(String(8))
    public: Mapped[bool]
    clock: Mapped[str] = mapped_column(String(20))
    undo: Mapped[str] = mapped_column(String(10))
    hands: Mapped[str] = mapped_column(String(8), default="own", server_default="own")
    """For which seats one may answer: one's own, or those of one's team."""
    talk: Mapped[str] = mapped_column(String(8), default="all", server_default="all")
    """Who may speak: all, those who play, or none."""
    host: Mapped[UUID] = mapped_column(ForeignKey(_PERSON))
    title: Mapped[str] = mapped_column(String(80))
    created: Mapped[datetime] = mapped_column(DateTimeUTC)
    started: Mapped[datetime | None] = mapped_column(DateTimeUTC)
    ended: Mapped[datetime | None] = mapped_column(DateTimeUTC)
    origin: Mapped[UUID | None] = mapped_column()
    """The table this one was forked from."""
    rematch: Mapped[UUID | None] = mapped_column()
    """The table where the same people play on."""

    campaign: Mapped[UUID | None] = mapped_column()
    """The campaign this is a sitting of."""
    sitting: Mapped[int | None] = mapped_column()
    """Which one, from 1."""
    handed_down: Mapped[str | None] = mapped_column(Text)
    """What earlier sittings have left to this one, packed, as JSON; shown to nobody."""
    packs: Mapped[dict[str, str] | None] = mapped_column(JSON)
    """Id of a pack -> hash: what it is played with; before it begins, what it has to be played with, if anything."""
    opening: Mapped[bytes | None] = mapped_column(LargeBinary)
    """What was told before the first answer, as `told.py` writes it; None: nobody noted it."""

    waiting: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    """Seat -> [version at which it was asked, Unix time since when]."""
    banks: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    """Seat -> seconds left on its clock."""
    due: Mapped[datetime | None] = mapped_column(DateTimeUTC)
    """When somebody has to look after this table at the latest: a bot to move, a clock to run out."""
    request: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    """An undo that waits for the consent of others."""


class SeatRow(DefaultBase):
    """A place at a table: a person, a bot, a person with a bot standing in, or nobody yet."""

    __tablename__ = "seat"
    __table_args__ = (Index("ix_seat_person", "person"),)

    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(2), primary_key=True)
    person: Mapped[UUID | None] = mapped_column(ForeignKey(_PERSON))
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str] = mapped_column(String(20))
    """Level of the bot that plays the seat now; empty: the person does."""
    token: Mapped[str] = mapped_column(String(64), default="")
    """Hash of the token that moves the seat to another device."""
    seen: Mapped[datetime | None] = mapped_column(DateTimeUTC)
    timeouts: Mapped[int] = mapped_column(default=0)
    noticed: Mapped[int] = mapped_column(default=-1)
    """Version the person was last notified of."""
    orders: Mapped[list[Any]] = mapped_column(JSON, default=list)
    """Standing orders, packed."""


class Entry(DefaultBase):
    """One entry of a table's log: an answer, or going back (`seat` is then `<`).  Never changed, never deleted."""

    __tablename__ = "entry"
    __table_args__ = (UniqueConstraint("table_id", "seat", "nonce"),)

    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[str] = mapped_column(String(2))
    answer: Mapped[str] = mapped_column(Text)
    """Packed plain data as JSON."""
    nonce: Mapped[str] = mapped_column(String(64))
    at: Mapped[datetime] = mapped_column(DateTimeUTC)
    by: Mapped[str] = mapped_column(String(48), default="", server_default="")
    """Who gave the answer: `p:<name>` a person, `b:<level>` a bot, `c:` the clock; empty: nobody noted it."""
    told: Mapped[bytes | None] = mapped_column(LargeBinary)
    """What it told, as `told.py` writes it; None: nobody noted it, or it only went back."""


class Snapshot(DefaultBase):
    """The game as it stood after an entry: a cache that spares replaying everything before it."""

    __tablename__ = "snapshot"

    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    rules: Mapped[str] = mapped_column(String(64))
    data: Mapped[bytes] = mapped_column(LargeBinary)


class ResultRow(DefaultBase):
    """How a game ended, whatever becomes of its rules.  Never changed."""

    __tablename__ = "result"
    __table_args__ = (Index("ix_result_game", "game", "ended"),)

    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    how: Mapped[str] = mapped_column(String(8))
    """`played` to its end, or `closed` because the rules had changed under it."""
    rules: Mapped[str] = mapped_column(String(64))
    """Version of the rules under which it ended."""
    packs: Mapped[dict[str, str] | None] = mapped_column(JSON)
    steps: Mapped[int]
    started: Mapped[datetime | None] = mapped_column(DateTimeUTC)
    ended: Mapped[datetime] = mapped_column(DateTimeUTC)
    final: Mapped[bytes] = mapped_column(LargeBinary)
    """The last position as everybody sees it, as `results.py` writes it."""


class ResultSeat(DefaultBase):
    """Who played what at a game that is over, and how they came out."""

    __tablename__ = "result_seat"
    __table_args__ = (Index("ix_result_seat_person", "person"),)

    table_id: Mapped[UUID] = mapped_column(ForeignKey("result.table_id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(2), primary_key=True)
    person: Mapped[UUID | None] = mapped_column(ForeignKey(_PERSON))
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str] = mapped_column(String(20))
    """Level of the bot that sat there at the end; with a person, it stood in."""
    place: Mapped[int | None]
    """None: the game was closed before its end."""
    score: Mapped[float | None]


class Guest(DefaultBase):
    """Somebody who was invited to a private table."""

    __tablename__ = "guest"

    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True)
    person: Mapped[UUID] = mapped_column(ForeignKey(_PERSON), primary_key=True)


class Invitation(DefaultBase):
    """A secret that lets whoever has it come to a table; only its hash is kept."""

    __tablename__ = "invitation"

    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True)
    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    created: Mapped[datetime] = mapped_column(DateTimeUTC)


class Message(DefaultBase):
    """A line of chat."""

    __tablename__ = "message"

    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[UUID] = mapped_column(ForeignKey(_PERSON))
    name: Mapped[str] = mapped_column(String(40))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(DateTimeUTC)
    audience: Mapped[str] = mapped_column(String(16), default="", server_default="")
    """Seats whose people may read it; empty: everybody at the table."""
    shown: Mapped[int] = mapped_column(default=0, server_default="0")
    """The number its audience knows it by: those who do not hear a whisper find no gap where it was."""


class Bar(DefaultBase):
    """Somebody whom the host of a table has silenced, or sent away."""

    __tablename__ = "bar"
    __table_args__ = (Index("ix_bar_person", "person"),)

    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True)
    person: Mapped[UUID] = mapped_column(ForeignKey(_PERSON), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    """As the host knows them."""
    muted: Mapped[bool] = mapped_column(default=False)
    banned: Mapped[bool] = mapped_column(default=False)


class Heartbeat(DefaultBase):
    """One row that is written again and again, to see that it can be."""

    __tablename__ = "heartbeat"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    at: Mapped[datetime] = mapped_column(DateTimeUTC)


class Note(DefaultBase):
    """What a person wrote down for nobody else."""

    __tablename__ = "note"

    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True)
    person: Mapped[UUID] = mapped_column(ForeignKey(_PERSON), primary_key=True)
    text: Mapped[str] = mapped_column(Text)


class TeamNote(DefaultBase):
    """What the players of a team have marked and written down for each other, and for nobody else."""

    __tablename__ = "team_note"

    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"), primary_key=True)
    team: Mapped[str] = mapped_column(String(16), primary_key=True)
    """Its seats, in order."""
    number: Mapped[int] = mapped_column()
    """Goes up with every change."""
    data: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    """Pins and text, as `nokturn.table.talk.team_notes.Shared` has them."""
