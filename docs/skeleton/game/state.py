"""The table: everything there is, hidden things included.  Plain data only; what is printed is named by id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from nokturn.games.skeleton.content import BONES, CARDS, DECK
from nokturn.kernel import Seat, State


class Skeleton(State):
    """One night in the graveyard."""

    seats: tuple[Seat, ...]
    rounds: int
    """How long the night is; SKE-08."""
    round: int = 0
    pile: tuple[str, ...] = ()
    """Hidden from everybody, top first."""
    hands: dict[Seat, tuple[str, ...]] = {}
    """Hidden from everybody else."""
    laid: dict[Seat, tuple[str, ...]] = {}
    discard: tuple[str, ...] = ()

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats, clockwise."""
        at = self.seats.index(seat)
        return self.seats[at + 1 :] + self.seats[:at]

    def drop(self, seat: Seat, card: str) -> None:
        """One copy of a card leaves a hand."""
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)

    def whole(self, seat: Seat) -> bool:
        """Whether a body has one of every bone; SKE-07."""
        return set(self.laid[seat]) == set(BONES)

    def score(self, seat: Seat) -> int:
        """SKE-09."""
        return sum(CARDS[bone].points for bone in self.laid[seat]) + (5 if self.whole(seat) else 0)


def faults(state: Skeleton) -> Sequence[str]:
    """Every card is somewhere, and only once."""
    there = Counter([*state.pile, *state.discard])
    for seat in state.seats:
        there.update([*state.hands.get(seat, ()), *state.laid.get(seat, ())])
    return () if not there or there == Counter(DECK) else (f"the cards are {sorted(there.items())}",)
