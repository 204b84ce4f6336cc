"""Taking moves back, by the table's policy.

    none      never
    own       one's own last move, as long as nobody has moved since
    consent   also past the moves of others, if each of them agrees (bots always do)

Under every policy: never past chance, never past something hidden that has come to light.
"""

from __future__ import annotations

from typing import Any

import msgspec

from nokturn.kernel.asks import Refusal, Seat
from nokturn.table.live.changed_rules import from_the_last_that_fits
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.live.sight import UndoRequest, UndoSight

POLICIES = ("none", "own", "consent")


def outlook(table: LiveTable, seat: Seat | None) -> UndoSight:
    """Whether `seat` may take its last move back, and who would have to agree."""
    if seat is None:
        return UndoSight(False, "undo-nothing")
    if table.row.undo == "none":
        return UndoSight(False, "undo-never")
    if table.history is None or table.position.over:
        return UndoSight(False, "undo-over" if table.history else "undo-nothing")
    journal = table.history.journal
    everybody = tuple(table.seats) if table.row.undo == "consent" else ()
    step = journal.may_undo(seat, [other for other in everybody if other != seat], table.history.ordered)
    if isinstance(step, Refusal):
        return UndoSight(False, step.reason)
    movers = {mover for mover, _ in journal.record.steps[step + 1 :]} - {seat}
    return UndoSight(True, "", sorted(mover for mover in movers if not _agrees_by_itself(table, mover)))


def _agrees_by_itself(table: LiveTable, seat: Seat) -> bool:
    return seat in table.seats and bool(table.seats[seat].bot)


async def ask_back(table: LiveTable, seat: Seat, nonce: str) -> Taken | UndoRequest | Refusal:
    """Take the last move of `seat` back, or ask those whose moves would go with it."""
    before = table.game_history.nonces.get(("<", nonce)) if table.history else None
    if before is not None:
        return Taken(before)
    view = outlook(table, seat)
    if not view.possible:
        return Refusal(view.why)
    others = [other for other in view.needs if table.seats[other].person != table.seats[seat].person]
    if not others:
        return await _take_back(table, seat, nonce)
    return UndoRequest(seat, others, [], table.version)


async def agree(table: LiveTable, request: UndoRequest, seats: list[Seat], nonce: str) -> Taken | UndoRequest | Refusal:
    """`seats` agree to a request; with the last of them the move is taken back."""
    if request.version != table.version:
        return Refusal("stale")
    agreed = sorted({*request.agreed, *[seat for seat in seats if seat in request.needs]})
    request = msgspec.structs.replace(request, agreed=agreed)
    if set(request.needs) - set(agreed):
        return request
    if request.rules:
        return await from_the_last_that_fits(table)
    return await _take_back(table, request.by, nonce)


async def _take_back(table: LiveTable, seat: Seat, nonce: str) -> Taken | Refusal:
    journal = table.game_history.journal
    version = table.version
    others = [other for other in table.seats if other != seat]
    step: int | Refusal = journal.may_undo(seat, others, table.game_history.ordered)
    if isinstance(step, Refusal):
        return step
    return await table.go_back(step, version, nonce)


def packed(request: UndoRequest | None) -> Any:
    return None if request is None else msgspec.to_builtins(request)
