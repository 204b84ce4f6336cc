"""The Vigil: one watcher, one fire, one long night.

It is here to prove that the conformance suite asks of a game only what it has: a single player, nothing hidden, nothing
forbidden, a die after every answer so that nothing can be taken back, and an end that can be a defeat of everybody.
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from nokturn.kernel import Option, Rule, Seat, State, ask, chance, pick, procedure
from nokturn.kernel.chance import Dice
from nokturn.kernel.game import Game, Options, Standing
from nokturn.kernel.procedures import Procedure

HOURS, FIRE = 6, 4


class Stoke(Option, frozen=True):
    """Put a log on the fire."""


class Doze(Option, frozen=True):
    """Close your eyes for a moment."""


class Vigil(State):
    seats: tuple[Seat, ...]
    hour: int = 0
    fire: int = FIRE
    rest: int = 0


@procedure(rule="VIGIL-01")
def keep_vigil(game: Vigil) -> Rule:
    """Hour by hour, as long as the fire burns."""
    (watcher,) = game.seats
    while game.hour < HOURS and game.fire > 0:
        chosen = yield ask(watcher, "hour", [Stoke(), Doze()], rule="VIGIL-01", fire=game.fire)
        if isinstance(chosen, Stoke):
            game.fire += 1
        else:
            game.rest += 1
        wind = yield chance(pick(3))
        game.fire -= wind
        game.hour += 1
        game.tell("wind", amount=wind)
    game.finished = True


class VigilView(msgspec.Struct, frozen=True):
    hour: int
    fire: int


class VigilGame(Game[Vigil]):
    """For one."""

    name: ClassVar[str] = "vigil"
    state_type: ClassVar[type[State]] = Vigil
    first: ClassVar[Procedure] = keep_vigil
    counts: ClassVar[tuple[int, ...]] = (1,)
    decision_limit: ClassVar[int] = HOURS
    open_information: ClassVar[bool] = True

    def new_state(self, seats: tuple[Seat, ...], options: Options, key: str) -> Vigil:
        return Vigil(dice=Dice(key), veil=key, seats=seats)

    def view(self, state: Vigil, seat: Seat | None) -> VigilView:
        return VigilView(state.hour, state.fire)

    def resample(self, state: Vigil, seat: Seat | None, key: str) -> Vigil:
        world = state.clone()
        world.dice = Dice(key)
        return world

    def standings(self, state: Vigil) -> tuple[Standing, ...]:
        """VIGIL-02: whoever sees the morning has won, with as many points as moments of rest."""
        won = state.fire > 0
        return (Standing(1 if won else 2, state.seats, state.rest if won else None),)


GAME = VigilGame()
