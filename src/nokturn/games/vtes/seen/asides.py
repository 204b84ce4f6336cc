"""What a player wants to see beside a choice: whose card it is, how far a vampire is paid for, how much a vote counts.

Only what the player asked may know: cards on the table, and one's own that lie face down."""

from __future__ import annotations

from nokturn.games.vtes.politics.votes import votes_from
from nokturn.games.vtes.printed.content import CRYPT
from nokturn.games.vtes.state.choices import Bleed, Block, BringOut, Cast, ChooseCard, ChooseHidden, TakeBack, Transfer
from nokturn.games.vtes.state.state import REGIONS, Vtes
from nokturn.games.vtes.state.stats import bleed, intercept, stealth
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
    for cards in game.uncontrolled.values():
        for hidden in cards:
            if hidden.slot == slot:
                facts = (("blood", hidden.counters), ("capacity", CRYPT[hidden.card].capacity))
                rival = _rival(game, hidden.card)
                return Line("aside-rival", (*facts, ("player", rival))) if rival else Line("aside-paid", facts)
    return None


def _rival(game: Vtes, printed: str) -> Seat:
    """Who has a vampire of that name in play: it would be contested (VTES-CONTEST-01)."""
    found = [card.controller for card in game.cards.values() if card.printed == printed and card.region in REGIONS]
    return found[0] if found else ""
