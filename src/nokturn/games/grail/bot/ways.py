"""Ways over the map: how far it is to anywhere, and which step comes first.

Everybody has a copy of the map (GRAIL-SETUP-CHAR-11): where Locations lie, which ways join them and where Menhirs
stand is known; what they hold is not."""

from __future__ import annotations

from collections import deque

from nokturn.games.grail.printed.language.vocabulary import OPPOSITE
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.locations import answering, card_at, cell, within_range

Steps = dict[int, tuple[int, int]]
"""Location -> how many Travels, and the first of them."""


def neighbours(state: Grail, number: int) -> list[int]:
    """The Locations that matching keys join to this one, face up or to be found by going on."""
    found: list[int] = []
    for direction, key in card_at(state, number).keys.open:
        there = answering(state, key)
        open_both_ways = there and card_at(state, there).keys.at(OPPOSITE[direction])
        if open_both_ways and (there in state.places or within_range(state, there)):
            found.append(there)
    return found


def steps_from(state: Grail, start: int) -> Steps:
    """Every Location that can be walked to while the Menhirs burn as they do."""
    found: Steps = {start: (0, start)}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        far, first = found[here]
        for there in sorted(neighbours(state, here)):
            if there not in found:
                found[there] = (far + 1, there if here == start else first)
                waiting.append(there)
    return found


def apart(state: Grail, one: int, other: int) -> int:
    """How far apart two Locations lie, diagonals included: what a Menhir's range counts."""
    (x, y), (there_x, there_y) = cell(state, one), cell(state, other)
    return max(abs(x - there_x), abs(y - there_y))
