"""What everybody knows: the hypotheses, and which slot lies where."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from nokturn.games.dracula.belief.charts import Cards, Chart, Flags
from nokturn.games.dracula.belief.hypotheses import SPACES, Hypotheses

NONE = -1


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """The hypotheses, and beside them what everybody sees: which slot lies where."""

    chart: Chart
    rows: Hypotheses
    slots: tuple[int, ...]
    """Of every trail space, and of what slid off, the slot of its location card or Hide; -1 where there is none."""
    lairs: tuple[int, ...]
    """Slots, in the order of the sets in the rows."""
    face_up: frozenset[int]
    exact: bool = True
    """No hypothesis too many.  There is never one too few."""

    def space(self, slot: int) -> int:
        """The trail space of this slot, numbered from 0, or -1."""
        return self.slots.index(slot) if slot in self.slots else NONE

    def cards(self, slot: int) -> Cards | None:
        """What the rows say of this slot; None if everybody has always known what it is."""
        space = self.space(slot)
        return None if space == NONE else self.rows.trail[space]

    def only(self, keep: Flags) -> Known:
        return replace(self, rows=self.rows.where(keep))

    def at(self, places: Flags) -> Known:
        """He is in one of these places."""
        return self.only(places[self.rows.place])

    def merged(self) -> Known:
        rows, exact = self.rows.merged()
        return replace(self, rows=rows, exact=self.exact and exact)


def nothing_known(chart: Chart) -> Known:
    """Before Dracula has chosen where to start."""
    empty = np.zeros(0, np.uint8)
    rows = Hypotheses((None,) * (SPACES + 1), (), empty, np.zeros(0))
    return Known(chart, rows, (NONE,) * (SPACES + 1), (), frozenset())
