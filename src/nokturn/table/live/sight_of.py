"""Looking at a table: the present, and the past as far as one may."""

from __future__ import annotations

import msgspec

from nokturn.kernel.asks import Refusal, Seat
from nokturn.kernel.events import Line
from nokturn.kernel.words import Words
from nokturn.table.live import sight, undo
from nokturn.table.live.auto_answers import unasked
from nokturn.table.live.live import LiveTable
from nokturn.table.live.sight import SeatClock, Sight, UndoRequest, UndoSight
from nokturn.table.words import names

_ENCODER = msgspec.json.Encoder()


def look(table: LiveTable, seat: Seat | None, since: int = -1) -> Sight:
    """What `seat` sees now, with the lines it has not been told by version `since` (−1: all)."""
    if table.history is None:
        return _before(table, seat)
    history = table.history
    known = since if 0 <= since <= history.version else -1
    kept = history.kept_since(known) if known >= 0 else -1
    seen = sight.build(
        table.game,
        history.journal.position,
        seat,
        version=history.version,
        step=history.journal.length,
        kept=kept,
        lines=history.journal.told(seat, kept),
        clocks=clocks(table),
        undo=undo.outlook(table, seat),
        request=request(table),
        story=lambda: _story(table),
    )
    own = table.position.ask_for(seat) if seat is not None else None
    if own is not None and unasked(table, own):
        seen.asks = []
    return seen


def look_back(table: LiveTable, seat: Seat | None, step: int) -> Sight | Refusal:
    """What `seat` saw when `step` steps had been taken, with all its lines until then."""
    history = table.game_history
    if not 0 <= step <= history.journal.length:
        return Refusal("no-such-step")
    lines = [(at, line) for at, line in history.journal.told(seat, -1) if at <= step]
    position = history.journal.at(step)
    return sight.build(
        table.game,
        position,
        seat,
        version=history.version,
        step=step,
        kept=-1,
        lines=lines,
        story=lambda: _story(table),
    )


def _story(table: LiveTable) -> list[Line]:
    """What everybody at the table was told."""
    return [line for _, line in table.game_history.journal.told(None, -1)]


def read_aloud(table: LiveTable, seat: Seat | None, step: int | None, lang: str) -> list[str] | Refusal:
    """What `seat` sees, or saw, as lines of text; a line that is indented belongs to the one above."""
    history = table.game_history
    if step is not None and not 0 <= step <= history.journal.length:
        return Refusal("no-such-step")
    position = history.journal.position if step is None else history.journal.at(step)
    words = Words(table.game, lang, names(lang, table.seats))
    return list(table.game.tongue.board(position.state, seat, words))


def news_for(table: LiveTable, seat: Seat | None, since: int) -> bytes:
    """`look` as JSON; listeners who know the same share it."""
    if table.sights_of != table.news:
        table.sights.clear()
        table.sights_of = table.news
    found = table.sights.get((seat, since))
    if found is None:
        found = table.sights[seat, since] = _ENCODER.encode(look(table, seat, since))
    return found


def clocks(table: LiveTable) -> dict[Seat, SeatClock]:
    if table.clock.name == "none":
        return {}
    waiting = table.waiting
    return {
        seat: SeatClock(
            float(table.row.banks.get(seat, 0.0)),
            waiting[seat].since if seat in waiting else None,
            table.deadline_of(seat),
        )
        for seat in table.seats
    }


def request(table: LiveTable) -> UndoRequest | None:
    if table.row.request is None or table.row.request.get("version") != table.version:
        return None
    return msgspec.convert(table.row.request, UndoRequest)


def _before(table: LiveTable, seat: Seat | None) -> Sight:
    """Nothing is to be seen before the game starts."""
    return Sight(
        version=0,
        step=0,
        seat=seat,
        status="lobby",
        view=None,
        asks=[],
        waiting_for=[],
        kept=-1,
        lines=[],
        clocks={},
        undo=UndoSight(False),
        request=None,
        whisper=[],
        standings=[],
    )
