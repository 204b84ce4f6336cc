"""Choices that nobody would make by intent: they are never the first one, and ask once more."""

from __future__ import annotations

from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.seen.beside.foresight import foreseen
from nokturn.games.vtes.state.card_language import text_of
from nokturn.games.vtes.state.choices import (
    AnnounceWithdrawal,
    ChooseMethuselah,
    Diablerize,
    PlayCard,
    Transfer,
    YieldContest,
    YieldTitle,
)
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.text.primitives import Delay
from nokturn.games.vtes.turn.influence import has_copy
from nokturn.kernel.asks import Option, Seat
from nokturn.kernel.events import Line

SUNBURN = frozenset({"vtes.dawn", "vtes.first_light"})
"""What is set up for later and burns whoever has played it."""


def caution(game: Vtes, seat: Seat, option: Option) -> Line | None:
    """What is to be said before it is done; None: nothing."""
    if line := _by_kind(game, seat, option):
        return line
    if game.pool[seat] > 0:
        then = foreseen(game, seat, option)
        if then is not None and then.pool[seat] <= 0:
            return Line("caution-last-pool", (("pool", game.pool[seat]),))
    return None


def _by_kind(game: Vtes, seat: Seat, option: Option) -> Line | None:
    match option:
        case Transfer(slot, card):
            found = game.hidden(slot)
            if has_copy(game, seat, card):
                return Line("caution-second-copy", (("card", card),))
            if found is not None and found[1].counters >= CRYPT[card].capacity:
                return Line("caution-overfilled", (("card", card), ("capacity", CRYPT[card].capacity)))
        case Diablerize(minion):
            return Line("caution-blood-hunt", (("minion", minion),))
        case AnnounceWithdrawal():
            return Line("caution-withdrawal")
        case YieldContest(card):
            return Line("caution-yield", (("card", card),))
        case YieldTitle(minion):
            return Line("caution-yield-title", (("minion", minion),))
        case ChooseMethuselah(player) if player == seat and game.pool[seat] == 1 and game.phase == "unlock":
            return Line("caution-last-pool", (("pool", 1),))
        case PlayCard(card, mode, minion) if _burns_itself(card, mode):
            return Line("caution-sunburn", (("minion", minion),))
    return None


def _burns_itself(card: str, mode: int) -> bool:
    effects = text_of(card).modes[mode].does
    return any(isinstance(effect, Delay) and effect.name in SUNBURN for effect in effects)
