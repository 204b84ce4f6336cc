"""What a player wants to see beside a choice: whose card it is, how far a vampire is paid for, how much a vote counts.

Only what the player asked may know: cards on the table, and one's own that lie face down."""

from __future__ import annotations

from nokturn.games.vtes.politics.votes import votes_from
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.choices import Bleed, Block, BringOut, Cast, ChooseCard, ChooseHidden, TakeBack, Transfer
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.stats import bleed, intercept, stealth
from nokturn.games.vtes.turn.influence import has_copy
from nokturn.kernel.asks import Option, Seat
from nokturn.kernel.events import Line


def aside(game: Vtes, option: Option) -> Line | None:
    match option:
        case ChooseCard(ref) if ref in game.cards:
            return Line("aside-whose", (("player", game.cards[ref].controller),))
        case Transfer(slot) | TakeBack(slot) | BringOut(slot) | ChooseHidden(slot):
            return _paid(game, slot)
        case Bleed(ref) if ref in game.cards:
            return Line("aside-bleed", (("amount", bleed(game, game.cards[ref])),))
        case Block(ref) if ref in game.cards:
            return Line("aside-block", (("intercept", intercept(game, game.cards[ref])), ("stealth", stealth(game))))
        case Cast(source):
            return Line("aside-votes", (("amount", votes_from(game, source)),))
    return None


def _paid(game: Vtes, slot: int) -> Line | None:
    for seat, cards in game.uncontrolled.items():
        for hidden in cards:
            if hidden.slot == slot:
                facts = (("blood", hidden.counters), ("capacity", CRYPT[hidden.card].capacity))
                if has_copy(game, seat, hidden.card):
                    return Line("aside-second-copy", facts)
                rival = _rival(game, hidden.card)
                return Line("aside-rival", (*facts, ("player", rival))) if rival else Line("aside-paid", facts)
    return None


def _rival(game: Vtes, printed: str) -> Seat:
    """Who else has a vampire of that name in play, contested or not: it would be contested (VTES-CONTEST-01,
    VTES-CONTEST-02)."""
    others = (seat for seat in game.playing if has_copy(game, seat, printed))
    return next(others, "")
