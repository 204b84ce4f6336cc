"""What each seat may know, built up from nothing; and other worlds that a seat could not tell from this one."""

from __future__ import annotations

import msgspec

from nokturn.games.skeleton.state import Skeleton
from nokturn.kernel import Seat, shuffle
from nokturn.kernel.chance import Dice, draw


class SkeletonView(msgspec.Struct, frozen=True):
    """The table as one seat sees it.  Fields with a message `board-<field>` are lines of the text board."""

    round: int
    pile: int
    hands: dict[Seat, int]
    laid: dict[Seat, tuple[str, ...]]
    discard: tuple[str, ...]
    hand: tuple[str, ...] | None
    """One's own; None for a spectator."""


def view(state: Skeleton, seat: Seat | None) -> SkeletonView:
    return SkeletonView(
        round=state.round,
        pile=len(state.pile),
        hands={owner: len(hand) for owner, hand in state.hands.items()},
        laid=dict(state.laid),
        discard=state.discard,
        hand=state.hands.get(seat, ()) if seat else None,
    )


def resample(state: Skeleton, seat: Seat | None, key: str) -> Skeleton:
    """Everything the seat does not see is dealt anew: the hands of the others and the pile."""
    world = state.clone()
    others = [owner for owner in world.hands if owner != seat]
    hidden = [card for owner in others for card in world.hands[owner]] + list(world.pile)
    world.dice, order = draw(Dice(key), shuffle(len(hidden)))
    dealt = iter([hidden[number] for number in order])
    for owner in others:
        world.hands[owner] = tuple([next(dealt) for _ in world.hands[owner]])
    world.pile = tuple(dealt)
    return world
