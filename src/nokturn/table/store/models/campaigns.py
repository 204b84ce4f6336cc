"""What outlives a game: campaigns, their seats, offers, pages and saves."""

from __future__ import annotations

from datetime import datetime
from uuid import UUID

from advanced_alchemy.base import DefaultBase, UUIDv7Base
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import JSON, ForeignKey, Index, String, Text, false
from sqlalchemy.orm import Mapped, mapped_column

_PERSON = "person.id"
_TABLE = "game_table.id"
_CAMPAIGN = "campaign.id"


class CampaignRow(UUIDv7Base):
    """A campaign: how it began.  Its id is that of its ledger, wherever it is played."""

    __tablename__ = "campaign"

    name: Mapped[str] = mapped_column(String(40))
    title: Mapped[str] = mapped_column(String(80))
    host: Mapped[UUID] = mapped_column(ForeignKey(_PERSON))
    created: Mapped[datetime] = mapped_column(DateTimeUTC)
    clock: Mapped[str] = mapped_column(String(20))
    undo: Mapped[str] = mapped_column(String(10))
    hands: Mapped[str] = mapped_column(String(8), default="own", server_default="own")
    begun: Mapped[str] = mapped_column(Text)
    """`nokturn.campaigns.ledger.Begun` as JSON."""
    fork_of: Mapped[str | None] = mapped_column(String(32))
    fork_sitting: Mapped[int | None] = mapped_column()
    on_trust: Mapped[list[int]] = mapped_column(JSON, default=list)


class CampaignSeat(DefaultBase):
    """Whose place it is in a campaign: a person's, a bot's (`bot` is its level), or nobody's yet."""

    __tablename__ = "campaign_seat"
    __table_args__ = (Index("ix_campaign_seat_person", "person"),)

    campaign_id: Mapped[UUID] = mapped_column(ForeignKey(_CAMPAIGN, ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(2), primary_key=True)
    person: Mapped[UUID | None] = mapped_column(ForeignKey(_PERSON))
    name: Mapped[str] = mapped_column(String(40))
    bot: Mapped[str] = mapped_column(String(20))
    away: Mapped[bool] = mapped_column(default=False, server_default=false())
    """The next sittings are played without it, until somebody comes back to it."""


class OfferRow(DefaultBase):
    """A sitting of a campaign that people can play, are playing or have played here: at which table."""

    __tablename__ = "campaign_offer"

    campaign_id: Mapped[UUID] = mapped_column(ForeignKey(_CAMPAIGN, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"), unique=True)
    offered: Mapped[str] = mapped_column(String(64))
    """Version of the campaign's rules that said what to play."""
    company: Mapped[list[list[str]] | None] = mapped_column(JSON)
    """Whose places sit down, seat by seat: [place, name]; None: everybody's, as it began."""


class PageRow(DefaultBase):
    """A page of a campaign's ledger.  Never changed, never deleted: whoever comes second with the same is refused."""

    __tablename__ = "campaign_page"

    campaign_id: Mapped[UUID] = mapped_column(ForeignKey(_CAMPAIGN, ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    data: Mapped[str] = mapped_column(Text)
    """`nokturn.campaigns.ledger.Page` as JSON."""


class CampaignSave(DefaultBase):
    """A sitting as it stood at some decision, under a name.  Never changed: the entries of its table are the truth."""

    __tablename__ = "campaign_save"

    campaign_id: Mapped[UUID] = mapped_column(ForeignKey(_CAMPAIGN, ondelete="CASCADE"), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    number: Mapped[int] = mapped_column()
    """Of the sitting."""
    table_id: Mapped[UUID] = mapped_column(ForeignKey(_TABLE, ondelete="CASCADE"))
    version: Mapped[int] = mapped_column()
    """Of the table, whose entries up to it lead there."""
    steps: Mapped[int] = mapped_column()
    """Answers that counted then."""
    by: Mapped[str] = mapped_column(String(40))
    at: Mapped[datetime] = mapped_column(DateTimeUTC)
