"""A sitting that is being played on a shelf: written down after every answer, and taken up again where it was left.

If the rules have changed under it, nothing goes back by itself: it is refused as it is, and whoever plays it may say
that it goes on from the last step that still fits.  What was played is then kept beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from nokturn.campaigns import campaign_named
from nokturn.campaigns.ledger import Ledger, Page, hands_of, hash_of, start, write_page
from nokturn.campaigns.shelf import Shelf
from nokturn.campaigns.words import ledger_error
from nokturn.games import game_named
from nokturn.kernel.asks import Seat
from nokturn.kernel.content import write_whole
from nokturn.kernel.errors import NokturnError, SaveError
from nokturn.kernel.position import Position
from nokturn.kernel.records import Journal, Record, read_record

Player = tuple[str, str]
"""A name, and the level of the bot; empty: a person."""


class Kept(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What `sitting-3.json` holds."""

    before: str
    """Hash of the state it began from."""
    offered: str
    by: list[Player]
    """Who took each step."""
    record: Record


class SittingJournal(Journal[Any]):
    """A journal that is on the disk before anybody is told of an answer."""

    path: Path | None = None
    """None: not yet, or not now."""
    offered: str
    before: str
    by: list[Player]
    who: Callable[[Seat], Player]
    """Who plays a seat now."""

    def _took(self, position: Position[Any], seat: Seat, packed: Any) -> None:
        super()._took(position, seat, packed)
        if self.path is not None:
            self.by.append(self.who(seat))
            self.keep()

    def rewind(self, step: int) -> None:
        path, self.path = self.path, None
        super().rewind(step)
        self.path = path
        del self.by[self.length :]
        self.keep()

    def keep(self) -> None:
        """Write everything down."""
        if self.path is not None:
            kept = Kept(before=self.before, offered=self.offered, by=self.by, record=read_record(self.text()))
            write_whole(self.path, msgspec.json.encode(kept))


def open_sitting(
    shelf: Shelf,
    ledger: Ledger,
    names: list[str],
    key: str,
    who: Callable[[Seat], Player],
    *,
    go_on: bool = False,
    newest: bool = False,
) -> SittingJournal:
    """The next sitting of a campaign: begun, with the `newest` packs if somebody says so, or taken up where it was
    left."""
    campaign = campaign_named(ledger.begun.campaign)
    path = shelf.sitting(ledger.id, ledger.played + 1)
    kept = _read(path) if path.exists() else None
    fresh = start(campaign, ledger, names, key, newest=newest and kept is None)
    fresh.keep_packs()
    before = hash_of(ledger.footing().state)
    if kept is not None and kept.before != before:
        raise ledger_error("page-elsewhere", number=ledger.played + 1)
    record = fresh.record if kept is None else _without_steps(kept.record)
    journal = SittingJournal(game_named(record.game), record)
    journal.by = []
    fits = _fitting(journal, [] if kept is None else kept.record.steps)
    if kept is not None and fits is not None:
        if not go_on:
            number, steps = ledger.played + 1, len(kept.record.steps)
            raise ledger_error("sitting-other-rules", number=number, fits=journal.length, steps=steps, why=fits)
        write_whole(path.with_name(f"left-{path.name}"), path.read_bytes())
    journal.by = [] if kept is None else kept.by[: journal.length]
    journal.offered = campaign.rules_version if kept is None else kept.offered
    journal.before, journal.who, journal.path = before, who, path
    journal.keep()
    return journal


def _without_steps(record: Record) -> Record:
    version = game_named(record.game).rules_version
    return replace(record, steps=[], rules=version, digest="", check="")


def _fitting(journal: SittingJournal, steps: list[tuple[Seat, Any]]) -> NokturnError | None:
    """Take the steps as far as they fit the rules; then why the next one does not."""
    for seat, packed in steps:
        try:
            journal.step(seat, packed)
        except NokturnError as error:
            return error
    return None


def _read(path: Path) -> Kept:
    try:
        kept = msgspec.json.decode(path.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ledger_error("file-damaged", file=str(path), why=str(error)) from None
    record = read_record(msgspec.json.encode(kept.record), str(path))
    if len(kept.by) != len(record.steps):
        raise SaveError.because("changed", what=str(path))
    return kept


def kept_record(shelf: Shelf, ledger: Ledger) -> Record | None:
    """The sitting that is being played, as far as it has come."""
    path = shelf.sitting(ledger.id, ledger.played + 1)
    return _read(path).record if path.exists() else None


def finish(shelf: Shelf, ledger: Ledger, journal: SittingJournal, ended: str) -> Page:
    """Write the page of a sitting that is over; from then on it is played."""
    campaign = campaign_named(ledger.begun.campaign)
    company = ledger.company_of(journal.record.players) if campaign.comings else None
    answers = [(seat, *player) for (seat, _), player in zip(journal.record.steps, journal.by, strict=True)]
    page = write_page(
        campaign,
        ledger.footing(),
        journal.record,
        journal.position,
        hands=hands_of(answers, company),
        ended=ended,
        offered=journal.offered,
        company=company,
    )
    shelf.add(ledger.id, page)
    return page
