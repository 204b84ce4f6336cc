"""The next dawn: a dry run of the End of Day and the Start of Day without anything that is left to chance.

What is drawn, tossed or asked is told as such, so nothing hidden comes out; GRAIL-DAY-END, GRAIL-DAY-START."""

from __future__ import annotations

import msgspec

from nokturn.games.grail.seen.dawn.evening import Dry, Foretold, supper
from nokturn.games.grail.seen.dawn.morning import dials, fall, guardians, stones, wake
from nokturn.games.grail.seen.dawn.ways import Way, cheapest
from nokturn.games.grail.state.state import Grail


class Forecast(msgspec.Struct, frozen=True):
    """What the next dawn brings, line by line in the order of the Start of Day, and what would change it."""

    lines: tuple[Foretold, ...]
    way: Way | None


def forecast(state: Grail) -> Forecast | None:
    """Between two dawns; there is none while the morning itself goes on."""
    if state.phase not in ("during", "end") or state.finished or not state.heroes:
        return None
    dry = Dry(state)
    if state.phase == "during":
        for hero in dry.state.by_number():
            supper(dry, hero)
    evening, dry.lines = dry.lines, []
    stones(dry)
    fall(dry)
    morning, dry.lines = dry.lines, []
    dials(dry)
    wake(dry)
    dry.foretell("event")
    guardians(dry)
    return Forecast((*morning, *evening, *dry.lines), cheapest(state))
