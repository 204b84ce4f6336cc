"""The Lock: everybody together against a lock, and everything in sight.

It is here to prove that the conformance suite asks of a game only what it has: no chance, nothing hidden, no choice but
numbers, nothing forbidden, one sentence to tell, and one result for all.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from nokturn.kernel import Rule, Seat, State, ask_number, procedure
from nokturn.kernel.chance import Dice
from nokturn.kernel.game import Game, Options, Standing
from nokturn.kernel.procedures import Procedure

TRIES, OPENS = 3, 4


class Lock(State):
    seats: tuple[Seat, ...]
    turned: dict[Seat, int] = {}
    tries: int = 0
    open: bool = False


@procedure(rule="LOCK-01")
def open_lock(game: Lock) -> Rule:
    """Ring by ring, until the sum is right or the last try is spent."""
    while game.tries < TRIES and not game.open:
        for seat in game.seats:
            amount = yield ask_number(seat, "turn", 0, 2, rule="LOCK-01")
            game.turned[seat] = amount
            game.tell("turns", player=seat, amount=amount)
        game.tries += 1
        game.open = sum(game.turned.values()) == OPENS
    game.finished = True


class LockView(msgspec.Struct, frozen=True):
    turned: dict[Seat, int]
    tries: int


class LockGame(Game[Lock]):
    """Two or three people, who win or lose together."""

    name: ClassVar[str] = "lock"
    state_type: ClassVar[type[State]] = Lock
    first: ClassVar[Procedure] = open_lock
    counts: ClassVar[tuple[int, ...]] = (2, 3)
    decision_limit: ClassVar[int] = 9
    open_information: ClassVar[bool] = True

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> Lock:
        return Lock(dice=Dice(key), veil=key, seats=seats)

    def view(self, state: Lock, seat: Seat | None) -> LockView:
        return LockView(dict(state.turned), TRIES - state.tries)

    def resample(self, state: Lock, seat: Seat | None, key: str) -> Lock:
        world = state.clone()
        world.dice = Dice(key)
        return world

    def standings(self, state: Lock) -> tuple[Standing, ...]:
        """LOCK-02: all win or all lose."""
        return (Standing(1 if state.open else 2, state.seats, None),)


GAME = LockGame()
