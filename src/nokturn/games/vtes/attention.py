"""Whom a moment concerns, as everybody can see; and who need not be asked about the others.

Most windows of V:TES concern two or three Methuselahs, and the rules ask all of them.  A standing order passes for
those whom it does not concern.  It goes by the part that a seat plays in what happens, never by what it holds.
"""

from __future__ import annotations

from nokturn.games.vtes.choices import Pass
from nokturn.games.vtes.state import Vtes
from nokturn.games.vtes.timing import ACTING, COMBAT, PHASES
from nokturn.kernel.asks import Seat
from nokturn.kernel.orders import StandingOrder

BYSTANDER = "bystander"
QUIET = (
    *PHASES,
    *ACTING,
    *COMBAT,
    "as-played",
    "as-announced",
    "before-block-resolution",
    "would-succeed",
    "after-resolution",
    "after-diablerie",
    "torpor-entry",
)
"""Windows in which a bystander passes unless told otherwise; votes are everybody's business."""
OWN_TURN = "own-turn"
"""The word for a turn of one's own."""


def part(game: Vtes, seat: Seat) -> str:
    """`active`, `acting`, `target`, `neighbour`, `combatant` or `bystander`."""
    if game.combat is not None:
        sides = [game.cards[ref].controller for ref in game.combat.fighters if ref in game.cards]
        return "combatant" if seat in sides else BYSTANDER
    action = game.action
    if action is not None:
        if seat == action.by:
            return "acting"
        if action.targets:
            return "target" if seat in action.targets else BYSTANDER
        return "neighbour" if seat in (game.prey(action.by), game.predator(action.by)) else BYSTANDER
    return "active" if seat == game.active else BYSTANDER


def usual_orders() -> tuple[StandingOrder, ...]:
    """Pass wherever one is only a bystander."""
    return tuple([StandingOrder(window, Pass(), when=(("part", BYSTANDER),)) for window in QUIET])
