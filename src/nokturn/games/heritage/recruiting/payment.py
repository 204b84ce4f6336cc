"""Paying for a slot; HER-QUEUE-09."""

from __future__ import annotations

from nokturn.games.heritage.bloodline.line import awake
from nokturn.games.heritage.bloodline.tokens import take
from nokturn.games.heritage.state.choices import Pay
from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Rule, Seat, ask, procedure


def payers(game: Heritage, seat: Seat) -> list[Pay]:
    """Vampires with potency to spend; torpid ones spend none, HER-TORPOR-04."""
    return [Pay(one) for one in awake(game, seat) if game.vampires[one].potency]


@procedure(rule=("HER-QUEUE-09", "HER-RECRUIT-02"))
def pay(game: Heritage, seat: Seat, cost: int, character: str) -> Rule:
    """One potency after another, from whichever vampires the player likes; HER-R-37."""
    for left in range(cost, 0, -1):
        chosen = yield ask(
            seat, "pay", payers(game, seat), rule="HER-QUEUE-09", auto=True, cost=left, character=character
        )
        take(game, chosen.vampire, "potency", 1)
