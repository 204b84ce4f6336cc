"""Looking at a table: the present, and the past as far as one may."""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import msgspec

from nokturn.kernel.asks import Refusal, Seat
from nokturn.kernel.events import Line
from nokturn.kernel.game import Printed
from nokturn.kernel.words import Words
from nokturn.table.live import sight, undo
from nokturn.table.live.auto_answers import unasked
from nokturn.table.live.hands import beside
from nokturn.table.live.live import LiveTable
from nokturn.table.live.sight import LogLine, PartedSight, SeatClock, Sight, UndoRequest, UndoSight
from nokturn.table.store.history import Parted
from nokturn.table.store.kept_game import KeptGame
from nokturn.table.store.results import SPECTATOR, lit
from nokturn.table.store.told import NOTHING, ToldLine, lines_of
from nokturn.table.words import names

_ENCODER = msgspec.json.Encoder()
_BEHIND = 16
"""So many versions somebody who listens may be behind and share what is made for the others."""


class Shared(NamedTuple):
    """What those who see the same share of a sight, encoded."""

    view: msgspec.Raw
    opened: msgspec.Raw
    lines: msgspec.Raw


def look(
    table: LiveTable, seat: Seat | None, since: int = -1, hands: tuple[Seat, ...] = (), shared: Shared | None = None
) -> Sight:
    """What `seat` sees now, with the lines it has not been told by version `since` (−1: all); whoever looks may answer
    for the seats in `hands`."""
    if table.kept is not None:
        return _as_it_was(table, table.kept, seat, len(table.kept.steps))
    if table.history is None:
        return _before(table, seat)
    history = table.history
    kept = _kept(table, since)
    others = [mate for mate in beside(table, seat, hands) if not _spared(table, mate)]
    seen = sight.build(
        table.game,
        history.journal.position,
        seat,
        version=history.version,
        step=history.journal.length,
        kept=kept,
        lines=history.journal.told(seat, kept) if shared is None else shared.lines,
        view=None if shared is None else shared.view,
        opened=None if shared is None else shared.opened,
        beside=others,
        clocks=clocks(table),
        undo=undo.outlook(table, seat),
        request=request(table),
        story=lambda: _story(table),
    )
    if seat is not None and _spared(table, seat):
        seen.asks = []
    if history.parted is not None:
        seen.asks, seen.beside, seen.waiting_for = [], [], []
        seen.parted = _parted(table, history.parted, seat)
    return seen


def _parted(table: LiveTable, parted: Parted, seat: Seat | None) -> PartedSight:
    """What the rules of the day make of what was played."""
    was, now = [_told_lines([(parted.step + 1, line) for line in lines_of(one, seat)]) for one in parted[2:]]
    asked = request(table)
    needs = sorted({*asked.needs} - {*asked.agreed}) if asked is not None and asked.rules else []
    played = len(table.kept.steps) if table.kept is not None else table.game_history.played
    return PartedSight(parted.step, played, parted.why, was, now, needs)


def _told_lines(lines: list[tuple[int, ToldLine]]) -> list[LogLine]:
    return [LogLine(at, line.key, line.facts) for at, line in lines]


def _as_it_was(table: LiveTable, kept: KeptGame, seat: Seat | None, step: int) -> Sight:
    """A game that is over as it was told, up to `step`; the position is the last one wherever today's rules differ."""
    final, history = kept.result.final, table.history
    view: Any = final.views[seat or SPECTATOR]
    if history is not None and step < len(kept.steps) and step <= history.journal.length:
        view = table.game.for_people(table.game.view(history.journal.at(step).state, seat))
    parted = history.parted if history is not None else Parted(0, "refused", NOTHING, NOTHING)
    return Sight(
        version=kept.version,
        step=step,
        seat=seat,
        status="over",
        view=view,
        opened=cast("list[Printed]", final.opened),
        asks=[],
        beside=[],
        waiting_for=[],
        kept=-1,
        lines=_told_lines(kept.lines(seat, step)),
        clocks={},
        undo=UndoSight(False, "undo-over"),
        request=None,
        whisper=[],
        standings=final.places,
        ledger=final.ledger,
        ties=final.ties,
        parted=None if parted is None else _parted(table, parted, seat),
        closed=kept.result.how == "closed",
    )


def _spared(table: LiveTable, seat: Seat) -> bool:
    """Whether what is asked of `seat` is answered already."""
    own = table.position.ask_for(seat)
    return own is not None and unasked(table, own)


def _kept(table: LiveTable, since: int) -> int:
    """Up to which step somebody who last saw version `since` still has it right; −1: nothing."""
    history = table.game_history
    return history.kept_since(since) if 0 <= since <= history.version else -1


def look_back(table: LiveTable, seat: Seat | None, step: int) -> Sight | Refusal:
    """What `seat` saw when `step` steps had been taken, with all its lines until then."""
    if table.kept is not None:
        known = 0 <= step <= len(table.kept.steps)
        return _as_it_was(table, table.kept, seat, step) if known else Refusal("no-such-step")
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
    if table.kept is not None:
        return table.kept.result.final.boards[seat or SPECTATOR][lang]
    history = table.game_history
    if step is not None and not 0 <= step <= history.journal.length:
        return Refusal("no-such-step")
    position = history.journal.position if step is None else history.journal.at(step)
    words = Words(table.game, lang, names(lang, table.seats), packs=table.row.packs)
    return list(words.tongue.board(position.state, seat, words))


def news_for(table: LiveTable, seat: Seat | None, since: int, hands: tuple[Seat, ...] = ()) -> bytes:
    """`look` as JSON; listeners who know the same share it, and those who see the same the greater part of it.

    `since` is whatever a stranger has sent: only what listeners at the table have in common is remembered, so that no
    number fills the memory."""
    if table.sights_of != table.news:
        table.sights.clear()
        table.shared.clear()
        table.sights_of = table.news
    since = since if 0 <= since <= table.version else -1
    found = table.sights.get((seat, since, hands))
    if found is None:
        shared = None if table.history is None or table.kept is not None else _shared(table, seat, since)
        found = _ENCODER.encode(look(table, seat, since, hands, shared))
        if _in_common(table, since):
            table.sights[seat, since, hands] = found
    return found


def _in_common(table: LiveTable, since: int) -> bool:
    """Whether many may know just as much: those who have just come know nothing, the others nearly everything."""
    return since < 0 or table.version - since <= _BEHIND


def _shared(table: LiveTable, seat: Seat | None, since: int) -> Shared:
    """What the audience of `seat` sees and is told: made and encoded once for all of them."""
    game, row = table.game, table.row
    eyes = game.manners.audience(row.players, row.options, seat)
    found: Shared | None = table.shared.get((eyes, since))
    if found is None:
        state = table.position.state
        told = table.game_history.journal.told(eyes, _kept(table, since))
        opened = lit(game, state, [line for _, line in told])
        parts = (game.for_people(game.view(state, eyes)), opened, sight.log_lines(told))
        found = Shared(*[msgspec.Raw(_ENCODER.encode(part)) for part in parts])
        if _in_common(table, since):
            table.shared[eyes, since] = found
    return found


def clocks(table: LiveTable) -> dict[Seat, SeatClock]:
    """Of whoever is waited for, and of people who have time saved up: nobody's clock stands at nothing."""
    if table.clock.name == "none":
        return {}
    waiting = table.waiting
    return {
        seat: SeatClock(
            float(table.row.banks.get(seat, 0.0)),
            waiting[seat].since if seat in waiting else None,
            table.deadline_of(seat),
        )
        for seat, row in table.seats.items()
        if not row.bot and (seat in waiting or table.row.banks.get(seat, 0.0) > 0)
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
        beside=[],
        waiting_for=[],
        kept=-1,
        lines=[],
        clocks={},
        undo=UndoSight(False),
        request=None,
        whisper=[],
        standings=[],
    )
