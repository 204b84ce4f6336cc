"""Stones: a toy game with something of everything a record has to deal with.

Players take one to three stones in turn until the heap is gone.  Instead, a player may roll for more
stones (chance), or look at a hidden card (something comes to light).  At the end all bid in secret.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import field
from tests.kernel.harness import ToyGame

from nokturn.kernel import (
    Option,
    Refused,
    Rule,
    State,
    ask,
    ask_all,
    ask_number,
    call,
    chance,
    pick,
    procedure,
    shuffle,
)
from nokturn.kernel.chance import Dice
from nokturn.kernel.game import Standing, TableOption, Tongue


class Stones(State, kw_only=True):
    seats: tuple[str, ...]
    heap: int
    taken: dict[str, int]
    cards: list[int] = field(default_factory=list)
    """Hidden; one for each seat."""
    bids: list[tuple[str, int]] = field(default_factory=list)


class Take(Option, frozen=True):
    stones: int


class Roll(Option, frozen=True):
    """Add one to six stones to the heap."""


class Look(Option, frozen=True):
    """Look at your card."""


@procedure(rule="TOY-PLAY-01")
def whole_game(game: Stones) -> Rule:
    order = yield chance(shuffle(len(game.seats)))
    game.cards = list(order)
    while game.heap:
        for seat in game.seats:
            if game.heap:
                yield call(turn, seat)
    game.bids = yield call(auction)
    game.finished = True


@procedure(rule="TOY-PLAY-02")
def turn(game: Stones, seat: str) -> Rule:
    choice = yield ask(seat, "turn", moves(game), rule="TOY-PLAY-02", heap=game.heap)
    if isinstance(choice, Take):
        game.heap -= choice.stones
        game.taken[seat] += choice.stones
        game.tell("took", player=seat, stones=choice.stones)
    elif isinstance(choice, Roll):
        yield call(roll, seat)
    else:
        card = game.cards[game.seats.index(seat)]
        game.tell("looked", player=seat, privy=(seat,), secret={"card": card}, reveals=True)


@procedure()
def roll(game: Stones, seat: str) -> Rule:
    pips = yield chance(pick(6))
    game.heap += pips + 1
    game.tell("rolled", player=seat, stones=pips + 1)


def moves(game: Stones) -> Iterator[Option | Refused]:
    for stones in (1, 2, 3):
        yield Take(stones) if stones <= game.heap else Refused(Take(stones), "TOY-TAKE-01", (("heap", game.heap),))
    yield Roll()
    yield Look()


@procedure(rule="TOY-BID-01")
def auction(game: Stones) -> Rule:
    bids = yield ask_all([ask_number(seat, "bid", 0, game.taken[seat]) for seat in game.seats])
    for seat, bid in bids:
        game.tell("bid", player=seat, stones=bid)
    return list(bids)


class ToyTongue(Tongue[Stones]):
    def name_of(self, kind: str, value: Any, lang: str) -> str | None:
        if kind == "card":
            return {"en": f"card {value}", "pl": f"karta {value}"}[lang]
        return None


class ToyStones(ToyGame):
    name = "toy"
    state_type = Stones
    first = whole_game
    counts = (2, 3)
    tongue = ToyTongue()
    table_options = (TableOption("heap", 5, (5, 9), "TOY-PLAY-01"), TableOption("fast", False, (False, True)))

    def new_state(self, seats: tuple[str, ...], options: Any, key: str) -> Stones:
        return Stones(dice=Dice(key), veil=key, seats=seats, heap=options["heap"], taken=dict.fromkeys(seats, 0))

    def standings(self, state: Stones) -> tuple[Standing, ...]:
        order = sorted(state.seats, key=lambda seat: -state.taken[seat])
        return tuple(Standing(place, (seat,), state.taken[seat]) for place, seat in enumerate(order, 1))


GAME = ToyStones()
