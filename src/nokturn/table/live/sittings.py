"""When a table of a campaign ends: its page, and the next sitting, for the same transaction as the last answer."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import UUID

from msgspec.structs import replace
from sqlalchemy import update

from nokturn.campaigns import campaign_named
from nokturn.campaigns.ledger import hands_of, write_page
from nokturn.kernel.asks import Seat
from nokturn.kernel.errors import NokturnError
from nokturn.table.store.campaigns import Offer, company_of, footing_after, footing_of, offer, page_row, places_of
from nokturn.table.store.history import Logged, TableHistory, Trial
from nokturn.table.store.log.entries import Statement
from nokturn.table.store.models import CampaignRow, CampaignSeat, GameTable, OfferRow
from nokturn.table.store.store import Store, now

log = logging.getLogger(__name__)
CLOCK = "clock"
"""In place of a bot: nobody answered in time."""


class SittingEnds(NamedTuple):
    """What is written with the last answer; and the table where the campaign goes on, if it does."""

    statements: list[Statement]
    next_table: UUID | None


NOTHING_ENDS = SittingEnds([], None)


async def end_sitting(store: Store, row: GameTable, history: TableHistory[Any], trial: Trial, by: str) -> SittingEnds:
    """Fold what the game leaves behind into its campaign, and offer the next sitting.

    Should the sitting have come in from elsewhere meanwhile, this game ends like any other and the book stays."""
    async with store.session() as session:
        own = await session.get_one(CampaignRow, row.campaign)
        offered = await session.get(OfferRow, (row.campaign, row.sitting))
        footing = await footing_of(session, own)
        places = await places_of(session, own.id)
    if offered is None or offered.table_id != row.id or footing.number + 1 != row.sitting:
        return NOTHING_ENDS
    answers = [*answers_that_count(await store.entries(row.id, 0), history.lengths), (trial.seat, *_who(by))]
    record = history.journal.record
    company = company_of(offered)
    page = write_page(
        campaign_named(own.name),
        footing,
        replace(record, steps=[*record.steps, (trial.seat, trial.packed)]),
        trial.position,
        hands=hands_of(answers, company),
        ended=now().isoformat(timespec="seconds"),
        offered=offered.offered,
        company=company,
    )
    found = _offer(own, places, page)
    if found is None:
        return SittingEnds([page_row(own.id, page)], None)
    link = update(GameTable).where(GameTable.id == row.id).values(rematch=found.table_id)
    return SittingEnds([page_row(own.id, page), *found.statements, (link, None)], found.table_id)


def _offer(own: CampaignRow, places: Sequence[CampaignSeat], page: Any) -> Offer | None:
    """The next sitting; one that the rules do not allow is not offered, and loses nobody the one that was played."""
    try:
        return offer(own, places, footing_after(page))
    except NokturnError:
        log.exception("campaign %s cannot go on after sitting %d", own.id, page.number)
        return None


def answers_that_count(entries: Sequence[Logged], lengths: Sequence[int]) -> list[tuple[Seat, str, str]]:
    """Seat, name and bot of every answer that was not taken back; `lengths` are the steps taken at each version."""
    answers: list[tuple[Seat, str, str]] = []
    for entry in entries:
        before, after = lengths[entry.number - 1], lengths[entry.number]
        if after > before:
            answers.append((entry.seat, *_who(entry.by)))
        del answers[after:]
    return answers


def who_answers(nonce: str, name: str, bot: str) -> str:
    """Whom the log names for an answer: by the kind of its nonce, a bot, the clock, or the person at the seat."""
    kind = nonce.partition("-")[0]
    return f"b:{bot}" if kind == "bot" else "c:" if kind == CLOCK else f"p:{name}"


def _who(by: str) -> tuple[str, str]:
    """Name and bot."""
    kind, _, rest = by.partition(":")
    return (rest, "") if kind == "p" else ("", CLOCK if kind == "c" else rest)
