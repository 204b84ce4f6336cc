"""A game that is over, as it was played and told, where the rules of the day would play it otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nokturn.kernel.asks import Seat
from nokturn.kernel.errors import SaveError
from nokturn.table.store import told
from nokturn.table.store.history import DAMAGED, GO_BACK, Logged
from nokturn.table.store.results import Result
from nokturn.table.store.told import Told, ToldLine


class KeptGame:
    """Its result, its steps and what each of them told; no rule is asked."""

    def __init__(self, result: Result, opening: bytes | None, entries: Sequence[Logged]) -> None:
        self.result = result
        self.version = entries[-1].number if entries else 0
        self.steps: list[tuple[Seat, Any]] = []
        self.story: list[Told] = [_read(opening)]
        for entry in entries:
            if entry.seat == GO_BACK:
                del self.steps[int(entry.answer) :], self.story[int(entry.answer) + 1 :]
            else:
                self.steps.append((entry.seat, None if entry.answer is DAMAGED else entry.answer))
                self.story.append(_read(entry.told))

    def lines(self, seat: Seat | None, until: int) -> list[tuple[int, ToldLine]]:
        """What `seat` was told up to step `until`, each line with its step."""
        return [(step, line) for step, one in enumerate(self.story[: until + 1]) for line in told.lines_of(one, seat)]


def _read(data: bytes | None) -> Told:
    """What cannot be read any more is left out: the rest of the story stays."""
    try:
        return told.NOTHING if data is None else told.read(data)
    except SaveError:
        return told.NOTHING
