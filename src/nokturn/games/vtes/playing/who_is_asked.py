"""Whom a moment concerns, as everybody can see; and who need not be asked about the others.

Most windows of V:TES concern two or three Methuselahs, and the rules ask all of them.  A standing order passes for
those whom it does not concern.  It goes by the part that a seat plays in what happens, never by what it holds.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from nokturn.games.vtes.state.choices import (
    AnnounceWithdrawal,
    ChooseCard,
    ChooseMethuselah,
    ChooseUnseen,
    EndContest,
    EndPhase,
    HandStrike,
    LetHappen,
    NoStrike,
    Nothing,
    Pass,
    PlayCard,
    RegainTitle,
    YieldContest,
    YieldTitle,
)
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.vocabulary import Window
from nokturn.games.vtes.text.timing import ACTING, COMBAT, PHASES
from nokturn.kernel.asks import Answer, Ask, Seat
from nokturn.kernel.game import first_answer
from nokturn.kernel.orders import StandingOrder

BYSTANDER = "bystander"
QUIET: tuple[Window, ...] = (
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
STAKES: Mapping[str, frozenset[str]] = MappingProxyType({"part": frozenset({"target", "blocker", "combatant"})})
"""A bleed bounced onto somebody who passes until the next turn is asked about all the same."""
OWN_TURN = "own-turn"
"""The word for a turn of one's own."""


def part(game: Vtes, seat: Seat) -> str:
    """`active`, `acting`, `target`, `blocker`, `neighbour`, `combatant` or `bystander`."""
    if game.combat is not None:
        sides = [game.cards[ref].controller for ref in game.combat.fighters if ref in game.cards]
        return "combatant" if seat in sides else BYSTANDER
    action = game.action
    if action is not None:
        if seat == action.by:
            return "acting"
        if action.blocker in game.cards and seat == game.cards[action.blocker].controller:
            return "blocker"
        if action.targets:
            return "target" if seat in action.targets else BYSTANDER
        return "neighbour" if seat in (game.prey(action.by), game.predator(action.by)) else BYSTANDER
    if seat != game.active and game.plays and seat in beside(game, game.plays[-1].seat):
        return "neighbour"
    return "active" if seat == game.active else BYSTANDER


def beside(game: Vtes, seat: Seat) -> tuple[Seat, ...]:
    """Whom it concerns first what somebody plays outside an action."""
    return game.prey(seat), game.predator(seat)


def usual_orders() -> tuple[StandingOrder, ...]:
    """Pass wherever one is only a bystander, and let one's own cards be played."""
    own = StandingOrder("as-played", Pass(), when=(("own", True),))
    return (*[StandingOrder(window, Pass(), when=(("part", BYSTANDER),)) for window in QUIET], own)


CANDIDATES = (ChooseCard, ChooseMethuselah, ChooseUnseen)
"""What everybody can see to choose from."""


def spared(game: Vtes, ask: Ask) -> tuple[Answer] | None:
    """What need not be asked, because everybody sees that there is one answer: a single candidate on the table, an X of
    nothing, a minion phase with no minion left to act (VTES-ACT-02)."""
    if ask.kind == "number" and ask.low == ask.high:
        return (ask.low,)
    if ask.kind != "one" or len(ask.options) != 1:
        return None
    only = ask.options[0]
    if isinstance(only, CANDIDATES):
        return (only,)
    if isinstance(only, EndPhase) and all(card.locked for card in game.ready(ask.seat)):
        return (only,)
    return None


IDLE = (
    *(Pass, EndPhase, Nothing, HandStrike, NoStrike),
    *(EndContest, RegainTitle, YieldContest, YieldTitle, LetHappen),
)
"""What whoever does not answer does, where it is possible: nothing, and of what has to be done what costs nothing."""
NEVER = (AnnounceWithdrawal, PlayCard)
"""What nobody does by not answering, as long as there is anything else."""


def idle(ask: Ask) -> Answer:
    """For somebody who does not answer: pass, block with nobody, strike with bare hands, use nothing (VTES-R-14,
    VTES-R-15)."""
    if ask.kind != "one":
        return first_answer(ask)
    for kind in IDLE:
        for option in ask.options:
            if isinstance(option, kind):
                return option
    return next((option for option in ask.options if not isinstance(option, NEVER)), ask.options[0])
