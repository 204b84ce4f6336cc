"""How the clever players of V:TES fare among themselves: victory points per deck, and who ousts himself.

`python -m benchmarks.vtes --games 1000`: five seats, every order of the five decks.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from itertools import permutations
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

from nokturn.cli.bench import Row, show
from nokturn.games.vtes.decks.precons import FIRST_POOL
from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import Pass, UseAbility
from nokturn.kernel.asks import Ask, Seat
from nokturn.kernel.chance import rekey
from nokturn.kernel.game import SEATS
from nokturn.players.levels import bot_for

PLAYERS = 5
FAIR = 1.0
"""Victory points of a seat, if all were equal: five at most are given."""


class Game(NamedTuple):
    """One game: points in whole numbers per deck, and how many paid themselves out of the game."""

    points: dict[str, float]
    own_doing: int


def play(number: int, seed: str) -> Game:
    """Every order of the decks round the table comes as often as any other."""
    orders = list(permutations(FIRST_POOL))
    decks = dict(zip(SEATS, orders[number * 7 % len(orders)], strict=False))
    options = GAME.options({}) | {f"deck:{seat}": deck for seat, deck in decks.items()}
    position = GAME.start(PLAYERS, options, rekey(seed, number))
    bots = {seat: bot_for(GAME, "clever", rekey(seed, number, seat)) for seat in decks}
    own_doing = 0
    for _ in range(GAME.decision_limit):
        if position.over:
            break
        ask = position.asks()[0]
        answer = bots[ask.seat].answer(view(position.state, ask.seat), ask, ())
        mine = _in_own_hands(position.state, ask.seat) and not (isinstance(answer, UseAbility) and _owed(ask))
        before = position.state.pool[ask.seat]
        if position.answer(ask.seat, answer) is not None:
            raise AssertionError(f"{answer} was refused")
        own_doing += mine and before > 0 and position.state.pool[ask.seat] <= 0 and ask.seat in position.state.gone
        position.state.events = []
    points = position.state.points
    return Game({deck: points[seat] / 2 for seat, deck in decks.items()}, own_doing)


def _owed(ask: Ask) -> bool:
    """Whether something in play has to be used before one may pass: what that costs nobody chooses to pay."""
    return Pass() not in ask.options


def _in_own_hands(state: object, seat: Seat) -> bool:
    """Whether nobody else acts, fights or calls a vote: what is paid now one pays by oneself."""
    action = getattr(state, "action", None)
    return (action is None or action.by == seat) and getattr(state, "referendum", None) is None


def main() -> None:
    parsing = argparse.ArgumentParser(description=__doc__)
    parsing.add_argument("--games", type=int, default=1000)
    parsing.add_argument("--first", type=int, default=0, help="number of the first game")
    parsing.add_argument("--seed", default="decks")
    asked = parsing.parse_args()
    points: defaultdict[str, list[float]] = defaultdict(list)
    own_doing = 0
    for number in range(asked.first, asked.first + asked.games):
        game = play(number, asked.seed)
        own_doing += game.own_doing
        for deck, won in game.points.items():
            points[deck].append(won)
    rows = []
    for deck, gained in sorted(points.items()):
        mean = fmean(gained)
        off = 1.96 * stdev(gained) / sqrt(len(gained)) if len(gained) > 1 else 0.0
        result = f"{mean:.2f} ± {off:.2f} VP"
        rows.append(Row(f"{deck}: {len(gained)} games", result, f"{FAIR:.2f}", f"{mean / FAIR:.2f} ×"))
    rows.append(Row("ousted by their own payments", str(own_doing), "0", ""))
    show(rows)


if __name__ == "__main__":
    main()
