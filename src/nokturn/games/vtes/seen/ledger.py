"""Victory points by what brought them: an ousting, a withdrawal, the last place at the table, time (VTES-END)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from nokturn.kernel.asks import Seat
from nokturn.kernel.events import Line
from nokturn.kernel.game import Credit

_HALF = 0.5


def ledger(story: Sequence[Line]) -> tuple[Credit, ...]:
    """Each victory point as it was told; whoever was ousted is named with it."""
    found: list[Credit] = []
    ousted: list[Seat] = []
    withdrawn = False
    for line in story:
        facts: dict[str, Any] = dict(line.facts)
        match line.key:
            case "ousted":
                ousted.append(facts["player"])
            case "withdraws":
                withdrawn = True
            case "time-out":
                found.append(Credit(facts["player"], "time-out", _HALF, "VTES-R-32"))
            case "scores":
                found.append(_scored(facts["player"], facts["amount"], ousted, withdrawn=withdrawn))
                withdrawn = False
    return tuple(found)


def _scored(seat: Seat, amount: float, ousted: list[Seat], *, withdrawn: bool) -> Credit:
    """The points for those ousted together come in their order; the last one left scores after them."""
    if withdrawn:
        return Credit(seat, "withdrawal", amount, "VTES-WITHDRAW-02")
    if ousted:
        return Credit(seat, "ousting", amount, "VTES-END-03", (ousted.pop(0),))
    return Credit(seat, "last", amount, "VTES-END-05")
