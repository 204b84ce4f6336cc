"""Who comes in: people, the browsers they came in with, what was said against them."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from advanced_alchemy.base import DefaultBase, UUIDv7Base
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

_PERSON = "person.id"
_TABLE = "game_table.id"


class Person(UUIDv7Base):
    """Somebody who entered with a name; with a password it is an account."""

    __tablename__ = "person"
    __table_args__ = (Index("ix_person_likeness", "likeness", unique=True),)

    name: Mapped[str] = mapped_column(String(40))
    lang: Mapped[str] = mapped_column(String(2))
    created: Mapped[datetime] = mapped_column(DateTimeUTC)
    login: Mapped[str | None] = mapped_column(String(40), unique=True)
    """The folded name of an account; None: a guest."""
    likeness: Mapped[str | None] = mapped_column(String(64))
    """What the name of an account looks like (`nokturn.table.look_alikes`): nobody else may be called so."""
    password: Mapped[str | None] = mapped_column(String(200))
    """Argon2 hash."""
    email: Mapped[str] = mapped_column(String(254), default="")
    email_code: Mapped[str] = mapped_column(String(64), default="")
    """Hash of the code sent to `email`; empty once it was confirmed."""
    webhook: Mapped[str] = mapped_column(String(500), default="")
    reset_code: Mapped[str] = mapped_column(String(64), default="", server_default="")
    """Hash of the code that was mailed to somebody who has forgotten the password."""
    reset_until: Mapped[datetime | None] = mapped_column(DateTimeUTC)
    unsigned_until: Mapped[datetime | None] = mapped_column(DateTimeUTC)
    """Until when a browser is believed that came in before sessions were kept; None: no longer."""


class SessionRow(DefaultBase):
    """A browser in which somebody has come in; only the hash of what it shows is kept."""

    __tablename__ = "session"
    __table_args__ = (Index("ix_session_person", "person"),)

    token: Mapped[str] = mapped_column(String(64), primary_key=True)
    person: Mapped[UUID] = mapped_column(ForeignKey(_PERSON, ondelete="CASCADE"))
    created: Mapped[datetime] = mapped_column(DateTimeUTC)
    used: Mapped[datetime] = mapped_column(DateTimeUTC)
    """To the hour."""
    about: Mapped[str] = mapped_column(String(40), default="")
    """Kind of browser and machine, so that its owner knows it again."""


class Report(UUIDv7Base):
    """What somebody wants whoever runs the server to know of somebody else."""

    __tablename__ = "report"

    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"))
    by: Mapped[UUID] = mapped_column(ForeignKey(_PERSON))
    about: Mapped[UUID] = mapped_column(ForeignKey(_PERSON))
    name: Mapped[str] = mapped_column(String(40))
    """Of the one it is about, as it was then."""
    line: Mapped[str] = mapped_column(Text)
    """What they said, if it is about that."""
    why: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime] = mapped_column(DateTimeUTC)
