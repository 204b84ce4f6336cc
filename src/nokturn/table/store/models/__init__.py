"""What is kept in the database.

The entries of a table (`Entry`) are the truth: a list that only ever grows, answers with what they told.  Position,
whose move it is and snapshots follow from them and can be made again under the rules they were played under; what has
to outlive those rules is kept besides (`ResultRow`).
"""

from __future__ import annotations

from nokturn.table.store.models.campaigns import CampaignRow, CampaignSave, CampaignSeat, OfferRow, PageRow
from nokturn.table.store.models.people import Person, Report, SessionRow
from nokturn.table.store.models.shelf import ShelfDeck, ShelfVersion
from nokturn.table.store.models.tables import (
    Bar,
    Entry,
    GameTable,
    Guest,
    Heartbeat,
    Invitation,
    Message,
    Note,
    ResultRow,
    ResultSeat,
    SeatRow,
    Snapshot,
    TeamNote,
)

__all__ = [
    "Bar", "CampaignRow", "CampaignSave", "CampaignSeat", "Entry", "GameTable", "Guest", "Heartbeat",
    "Invitation", "Message", "Note", "OfferRow", "PageRow", "Person", "Report", "ResultRow", "ResultSeat",
    "SeatRow", "SessionRow", "ShelfDeck", "ShelfVersion", "Snapshot", "TeamNote",
]  # fmt: skip
