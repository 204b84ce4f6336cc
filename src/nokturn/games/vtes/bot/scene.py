"""What the bot makes of its view: who is who, and what its cards can do."""

from __future__ import annotations

from functools import cached_property
from random import Random

from nokturn.games.vtes.printed.content import CRYPT, LIBRARY
from nokturn.games.vtes.seen.view import CardView, HiddenView, MethuselahView, VtesView
from nokturn.games.vtes.state.card_language import Mode, text_of
from nokturn.kernel.asks import Seat


class Scene:
    """The table from one chair."""

    def __init__(self, view: VtesView, whim: Random) -> None:
        assert view.seat is not None
        self.view = view
        self.whim = whim
        self.seat: Seat = view.seat
        self.seats = {one.seat: one for one in view.methuselahs}
        self.cards = {card.ref: card for card in view.cards}

    @cached_property
    def me(self) -> MethuselahView:
        return self.seats[self.seat]

    @property
    def prey(self) -> Seat:
        return self.me.prey

    @property
    def predator(self) -> Seat:
        return self.me.predator

    @property
    def pool(self) -> int:
        return self.me.pool

    # minions

    def minions(self, seat: Seat, region: str = "ready") -> list[CardView]:
        return [card for card in self.view.cards if card.controller == seat and card.region == region]

    @cached_property
    def mine(self) -> list[CardView]:
        """My ready minions."""
        return self.minions(self.seat)

    def unlocked(self, seat: Seat) -> list[CardView]:
        return [card for card in self.minions(seat) if not card.locked]

    def votes(self, seat: Seat) -> int:
        return sum(card.votes for card in self.minions(seat))

    # cards

    def mode(self, card: str, at: int) -> Mode:
        return text_of(card).modes[at]

    def skills(self) -> frozenset[str]:
        """Every Discipline that one of my vampires has, controlled or not yet."""
        own = [card.printed for card in self.view.cards if card.controller == self.seat and card.printed in CRYPT]
        own += [hidden.card for hidden in self.me.uncontrolled if hidden.card]
        return frozenset(code.lower() for card in own for code in CRYPT[card].disciplines)

    def clans(self) -> frozenset[str]:
        own = [card.printed for card in self.view.cards if card.controller == self.seat and card.printed in CRYPT]
        own += [hidden.card for hidden in self.me.uncontrolled if hidden.card]
        return frozenset(CRYPT[card].clan for card in own)

    def of_use(self, card: str) -> bool:
        """Whether anybody of mine could ever play it."""
        printed = LIBRARY[card]
        if printed.clan and printed.clan not in self.clans():
            return False
        needed = printed.disciplines
        return not needed or bool(set(needed) & self.skills())

    def missing(self, hidden: HiddenView) -> int:
        """How much blood an uncontrolled vampire still needs."""
        return CRYPT[hidden.card].capacity - hidden.counters

    def danger(self, card: CardView) -> float:
        """How much a minion is worth to whoever has it."""
        if card.printed not in CRYPT:
            return 2.0 + card.strength + card.bleed
        return card.capacity + card.counters / 4 + 2 * card.votes


def printed_blood(card: str) -> int:
    """The blood a card costs; X counts as nothing."""
    cost = LIBRARY[card].blood if card in LIBRARY else 0
    return cost if isinstance(cost, int) else 0
