"""A player of Heritage who takes what gains most at once: a better yardstick than chance, which helps its opponents.

It tries every answer on a copy of the table, with what it cannot see dealt anew, plays what follows from it question by
question in the same manner, and takes the one that leaves it most points; between equals, the one that leaves the
others least.  It never looks beyond what it is doing: not at missions, not at what a theatre may yet become, not at
the hand it will have."""

from __future__ import annotations

from random import Random
from typing import Any

from nokturn.games.heritage.bloodline.line import awake
from nokturn.games.heritage.game import GAME
from nokturn.games.heritage.state.state import Heritage
from nokturn.games.heritage.theatres.theatre import THEATRES
from nokturn.kernel import Answer, Ask, Option, Seat
from nokturn.kernel.events import Line
from nokturn.kernel.game import first_answer
from nokturn.kernel.position import Position

FURTHER = 12
"""Questions that follow from an answer, at most."""
Gain = tuple[int, int]
"""Own points, and those of the others, which it would rather not see."""


class GreedyPlayer:
    """Sits at one table: it needs the position to try things out, and deals anew what its seat does not see."""

    def __init__(self, position: Position[Heritage], key: str) -> None:
        self._position = position
        self._random = Random(key)

    def answer(self, view: Any, ask: Ask, log: tuple[Line, ...]) -> Answer:
        if ask.kind in ("order", "number") or ask.prompt in ("take-clan", "take-leader"):
            return self._random.choice(ask.options) if ask.kind == "one" else first_answer(ask)
        world = self._position.resampled(GAME, ask.seat, f"{self._random.getrandbits(128):032x}")
        if ask.kind == "confirm":
            return _played(world, ask.seat, True) > _played(world, ask.seat, False)
        if ask.kind == "some":
            return _some(world, ask)
        options = self._random.sample(ask.options, len(ask.options))
        return max(options, key=lambda option: _played(world, ask.seat, option))


def _played(world: Position[Heritage], seat: Seat, answer: Answer) -> Gain:
    """What there is when everything that follows from an answer is done."""
    after = _answered(world, seat, answer)
    for _ in range(FURTHER):
        if after.over or (question := after.asks()[0]).prompt == "turn":
            break
        after.answer(question.seat, _at_once(after, question))
    return _gain(after.state, seat)


def _at_once(world: Position[Heritage], ask: Ask) -> Answer:
    """Of what follows, the answer that leaves most points as soon as it is given."""
    if ask.kind != "one":
        return first_answer(ask)
    best: Option = max(ask.options, key=lambda option: _gain(_answered(world, ask.seat, option).state, ask.seat))
    return best


def _some(world: Position[Heritage], ask: Ask) -> tuple[Option, ...]:
    """As few as must be, and one after another as long as that gains something."""
    taken: tuple[Option, ...] = ask.options[: ask.low]
    for option in ask.options[ask.low :]:
        more = (*taken, option)
        if len(more) <= ask.high and _played(world, ask.seat, more) > _played(world, ask.seat, taken):
            taken = more
    return taken


def _answered(world: Position[Heritage], seat: Seat, answer: Answer) -> Position[Heritage]:
    copy = world.clone()
    copy.state.events = None
    copy.answer(seat, answer)
    return copy


def _gain(game: Heritage, seat: Seat) -> Gain:
    points = {one: _points(game, one) for one in game.tops}
    return points[seat], points[seat] - sum(points.values())


def _points(game: Heritage, seat: Seat) -> int:
    """HER-SCORE-01, if the chapter ended now and nobody earned a mission."""
    line = [game.vampires[one] for one in awake(game, seat)]
    tokens = sum([one.potency + len(one.boons) - one.infamy for one in line])
    return tokens + sum([THEATRES[name].score(game, seat) for name in game.theatres])
