"""Decks that people keep, in every version."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from advanced_alchemy.base import DefaultBase, UUIDv7Base
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

_PERSON = "person.id"


class ShelfDeck(UUIDv7Base):
    """A deck on somebody's shelf; what is in it stands in its versions."""

    __tablename__ = "shelf_deck"
    __table_args__ = (Index("ix_shelf_deck_person", "person"),)

    person: Mapped[UUID] = mapped_column(ForeignKey(_PERSON, ondelete="CASCADE"))
    game: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime] = mapped_column(DateTimeUTC)
    edition: Mapped[int] = mapped_column()
    """Goes up with every change: whoever changes an older one is told."""
    deleted: Mapped[datetime | None] = mapped_column(DateTimeUTC)
    """Taken from the shelf then; it can be put back for a while."""


class ShelfVersion(DefaultBase):
    """A deck as it was; the newest is the deck."""

    __tablename__ = "shelf_version"

    deck_id: Mapped[UUID] = mapped_column(ForeignKey("shelf_deck.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    at: Mapped[datetime] = mapped_column(DateTimeUTC)
    """When it was begun."""
    changed: Mapped[datetime] = mapped_column(DateTimeUTC)
    data: Mapped[str] = mapped_column(Text)
    """The deck as its game keeps it, as JSON."""
    mark: Mapped[str] = mapped_column(String(64))
    """Hash of the text that is brought to a table: by it a game is known to have been played with it."""
