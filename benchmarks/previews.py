"""How long a table of Grail looks ahead for the player of an Encounter; `python -m benchmarks.previews`.

Games in which everybody explores and travels as long as there is Energy, answered by chance otherwise; at every
question of what to play, all cards of the hand are played out on a copy of the table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import process_time

from nokturn.cli.bench import Row, random_answer, show
from nokturn.games.grail.encounter.preview import previews
from nokturn.games.grail.game import GAME
from nokturn.games.grail.state.choices import Explore, Travel
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Answer, Ask
from nokturn.kernel.chance import rekey
from nokturn.kernel.position import Position

HEADING = "Previews of a hand in an Encounter of Grail, in processor time"
GOAL = 0.05
"""Seconds for all cards of a hand."""
HANDS = 100
"""So many are looked at for each number of players."""
MOST_GAMES = 200


def rows(hands: int = HANDS) -> Iterator[Row]:
    GAME.start(1, GAME.options({}), rekey("previews", 0)).clone()  # how a state is copied is worked out once
    for players in GAME.counts:
        took = [_seconds(state, state.fray.active) for state in tables(players, hands) if state.fray is not None]
        slowest, mean = max(took), sum(took) / len(took)
        what = f"grail, {players} players: previews of a hand, of {len(took)} the slowest"
        yield Row(what, f"{slowest * 1e3:.1f} ms", f"< {GOAL * 1e3:.0f} ms", f"{GOAL / slowest:.0f} ×")
        yield Row(f"grail, {players} players: previews of a hand, mean", f"{mean * 1e3:.2f} ms")


def tables(players: int, hands: int) -> Iterator[Grail]:
    """Tables at which somebody is asked what to play."""
    found = 0
    for number in range(MOST_GAMES):
        key = rekey("previews", number)
        position, choose = GAME.start(players, GAME.options({}), key), random.Random(key)
        for ask in lively(position, choose):
            if ask.prompt == "play":
                yield position.state
                found += 1
            if found == hands:
                return


def lively(position: Position[Grail], choose: random.Random) -> Iterator[Ask]:
    """The questions of a game in which nobody rests before they are tired."""
    while asks := position.asks():
        ask = asks[int(choose.random() * len(asks))] if position.any_of else asks[0]
        yield ask
        position.answer(ask.seat, _answer(ask, choose))
        position.state.events = []


def _answer(ask: Ask, choose: random.Random) -> Answer:
    lively = [one for one in ask.options if isinstance(one, Explore | Travel)] if ask.prompt == "act" else []
    return choose.choice(lively) if lively else random_answer(ask, choose)


def _seconds(state: Grail, hero: str) -> float:
    before = process_time()
    previews(state, hero)
    return process_time() - before


if __name__ == "__main__":
    show(rows())
