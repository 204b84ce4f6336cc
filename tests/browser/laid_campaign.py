"""A campaign in the middle, or at its end: written in this very process, then brought to the server."""

from __future__ import annotations

from tests.browser.table_page import TablePage

from nokturn.campaigns import files
from nokturn.campaigns.ledger import Ledger, forked


def bring(page: TablePage, ledger: Ledger, *seats: str) -> str:
    """A copy of a campaign, with this person at the first place."""
    return bring_in(page, forked(ledger, ledger.played), *seats)


def bring_in(page: TablePage, ledger: Ledger, *seats: str) -> str:
    """The campaign itself, which a server takes in once."""
    file = files.written(ledger).decode()
    return str(page.api("POST", "/campaigns/import", {"file": file, "seats": list(seats)})["id"])
