"""Bots at a table: each is shown its own view and its own lines, nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from nokturn.kernel.asks import Seat
from nokturn.kernel.bots import Bot
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.events import Event, Line, seen_by
from nokturn.kernel.game import Game, Standing
from nokturn.kernel.position import Position
from nokturn.kernel.state import State


class TableLog:
    """What each seat has been told, kept up to date as the game goes on."""

    def __init__(self, seats: Iterable[Seat], before: Iterable[Event] = ()) -> None:
        self._lines: dict[Seat, list[Line]] = {seat: [] for seat in seats}
        self._tell(before)

    def take(self, state: State) -> None:
        """Note what has happened since the last time; the state forgets it."""
        if state.events:
            self._tell(state.events)
            state.events = []

    def of(self, seat: Seat) -> tuple[Line, ...]:
        """The lines of one seat."""
        return tuple(self._lines[seat])

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            for seat, lines in self._lines.items():
                line = seen_by(event, seat)
                if line is not None:
                    lines.append(line)


def play_out(
    game: Game[Any], position: Position[Any], bots: Mapping[Seat, Bot], before: Iterable[Event] = ()
) -> tuple[Standing, ...]:
    """Let the bots play `position` to its end, and say how it ended.

    `before` is what happened up to here, where the position does not start at the beginning."""
    log = TableLog(bots, before)
    log.take(position.state)
    for _ in range(game.decision_limit):
        if position.over:
            return game.standings(position.state)
        ask = position.asks()[0]
        answer = bots[ask.seat].answer(game.view(position.state, ask.seat), ask, log.of(ask.seat))
        refusal = position.answer(ask.seat, answer)
        if refusal is not None:
            raise NokturnError(
                f"The bot at seat {ask.seat} answered '{ask.prompt}' with {answer!r}, which is refused: "
                f"{refusal.reason} {refusal.rule}. Its answers must come from what the question offers."
            )
        log.take(position.state)
    if position.over:
        return game.standings(position.state)
    raise NokturnError(f"The bots took {game.decision_limit} decisions and {game.name} is still not over.")
