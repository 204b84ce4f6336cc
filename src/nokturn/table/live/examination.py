"""Looking into one table for its operator: what is missing or damaged, and what can be made again.

Entries are the truth and cannot be made again; where one is lost, the host of the table decides at the table.
Snapshots, notes of what was told and results of games that still fit are made anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Literal, NamedTuple, get_args
from uuid import UUID

from sqlalchemy import delete, select, update

from nokturn.games import game_named
from nokturn.kernel.errors import SaveError
from nokturn.table.errors import TurnedDownError
from nokturn.table.live.live import LiveTable
from nokturn.table.store import told
from nokturn.table.store.history import DAMAGED, GO_BACK, Logged, TableHistory, is_whole
from nokturn.table.store.models import Entry, GameTable, ResultRow, Snapshot
from nokturn.table.store.results import result_as_far_as_it_is_legible
from nokturn.table.store.seats import read_table
from nokturn.table.store.store import Store

Kind = Literal[
    "entry-missing",
    "entry-damaged",
    "told-damaged",
    "told-unnoted",
    "snapshot-damaged",
    "result-damaged",
    "result-missing",
    "game-unread",
    "parted-told",
    "parted-refused",
    "parted-damaged",
]
FINDINGS: tuple[Kind, ...] = get_args(Kind)
_PARTED: dict[str, Kind] = {"told": "parted-told", "refused": "parted-refused", "damaged": "parted-damaged"}


class Finding(NamedTuple):
    """Something about a table that is not as it should be."""

    key: Kind
    """Of the message that says it."""
    facts: dict[str, str | int] = {}
    mends: bool = False
    """`repair` puts it right."""


async def examine(store: Store, table_id: UUID) -> list[Finding]:
    """What is wrong with a table; nothing is changed.  `GoneError` if there is none."""
    row, seats = await read_table(store, table_id)
    entries = await store.entries(table_id, 0)
    anew = await _told_anew(LiveTable(store, row, seats), entries)
    found = [*_log(entries, anew), *await _snapshot(store, row, entries)]
    if row.status != "lobby":
        found += await _game(LiveTable(store, row, seats), entries, mends=bool(anew))
    return found


async def _told_anew(table: LiveTable, entries: Sequence[Logged]) -> list[int]:
    """Entries of which nobody can read any more what they told, where that follows from them: all others still fit."""
    damaged = [entry.number for entry in entries if not _legible(entry)]
    if not damaged:
        return []
    try:
        legible = [entry if _legible(entry) else entry._replace(told=None) for entry in entries]
        history = await table.fold(legible, snapshots=False)
    except SaveError:
        return []
    return [] if history.broken else damaged


def _legible(entry: Logged) -> bool:
    try:
        return entry.told is None or bool(told.read(entry.told))
    except SaveError:
        return False


def _log(entries: Sequence[Logged], anew: Sequence[int]) -> Iterator[Finding]:
    number = 0
    for entry in entries:
        for missing in range(number + 1, entry.number):
            yield Finding("entry-missing", {"number": missing})
        number = entry.number
        if entry.answer is DAMAGED:
            yield Finding("entry-damaged", {"number": number})
        if not _legible(entry):
            yield Finding("told-damaged", {"number": number}, mends=number in anew)


async def _snapshot(store: Store, row: GameTable, entries: Sequence[Logged]) -> list[Finding]:
    """One that was taken under other rules, by an earlier version, is nothing to anybody: it gives way to the next."""
    kept = await store.snapshot(row.id, game_named(row.game).rules_version)
    if kept is None:
        return []
    last = entries[-1].number if entries else 0
    if not is_whole(kept.data) or kept.number > last:
        return [Finding("snapshot-damaged", {"number": kept.number}, mends=True)]
    return []


async def _game(table: LiveTable, entries: Sequence[Logged], *, mends: bool) -> list[Finding]:
    found: list[Finding] = []
    row = table.row
    result, noted = await result_as_far_as_it_is_legible(table.store, row)
    try:
        history = await table.fold(list(entries), snapshots=False)
    except SaveError as error:
        damaged = [Finding("result-damaged")] if noted and result is None else []
        return [*damaged, Finding("game-unread", {"why": str(error)})]
    if noted and result is None:
        found.append(Finding("result-damaged", {}, mends=_ends(history)))
    if history.parted is not None:
        facts: dict[str, str | int] = {"step": history.parted.step + 1, "steps": history.played}
        found.append(Finding(_PARTED[history.parted.why], facts, mends))
    unnoted = [entry.number for entry in entries if entry.told is None and entry.seat != GO_BACK]
    if unnoted or row.opening is None:
        found.append(Finding("told-unnoted", {"count": len(unnoted)}, mends=not history.broken))
    if row.status == "over" and not noted:
        found.append(Finding("result-missing", {}, mends=_ends(history)))
    return found


def _ends(history: TableHistory[Any]) -> bool:
    """Whether how the game came out still follows from its entries."""
    return not history.broken and history.journal.position.over


async def repair(store: Store, table_id: UUID) -> list[Finding]:
    """Make anew what can be made anew; what is still wrong afterwards."""
    row, seats = await read_table(store, table_id)
    anew = await _told_anew(LiveTable(store, row, seats), await store.entries(table_id, 0))
    wrong = await examine(store, table_id)
    async with store.changing.begin() as session:
        noted = (Entry.table_id == table_id) & Entry.number.in_(anew)
        await session.execute(update(Entry).where(noted).values(told=None))  # as if nobody had: the game is read again
        kept = await session.scalar(select(Snapshot).where(Snapshot.table_id == table_id))
        if kept is not None:
            await session.delete(kept)
        if any(finding.key == "result-damaged" and finding.mends for finding in wrong):
            await session.execute(delete(ResultRow).where(ResultRow.table_id == table_id))
    try:
        table = await LiveTable.load(store, table_id)
    except TurnedDownError:
        return await examine(store, table_id)
    if table.history is not None and not table.history.broken:
        await table.keep_snapshot()
    return await examine(store, table_id)
