"""A long game of V:TES: how long its table takes to open, and whether a late answer takes longer than an early one."""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from nokturn.cli.bench import Row, show
from nokturn.games import game_named
from nokturn.kernel.asks import Answer, Ask
from nokturn.kernel.game import first_answer
from nokturn.kernel.plain import pack
from nokturn.players import RandomBot
from nokturn.table import people
from nokturn.table.live import sights
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.lobby import seating
from nokturn.table.store.store import Store

HEADING = "\nA long game of V:TES at a table on SQLite"
GAME, PLAYERS, ANSWERS = "vtes", 5, 3000
GOAL = 300.0
"""Milliseconds to open it."""
SAME = 1.5
"""So many times as long as one of the first answers may one of the last take."""
_SAMPLE = 100
_ROUNDS = 5
_AT_RANDOM = 0.1
"""So many of the answers: with more the game is over before it is long, with fewer nothing happens."""


class Times(NamedTuple):
    """Milliseconds; of processor time where nothing else is said, so that whoever else uses the machine changes
    nothing."""

    first: float
    last: float
    """Of an answer on average, with all that is kept beside it: a snapshot comes with every twenty-fifth."""
    late: float
    """Of the first answer after the table was opened."""
    opening: float
    waiting: float
    longest: float
    """Several openings by the clock: the middle one, and the longest."""


def script(answers: int) -> tuple[str, list[tuple[str, Answer]]]:
    """The key of a game that is long enough, and its answers."""
    game = game_named(GAME)
    for seed in range(1000):
        dice = random.Random(seed)
        given: list[tuple[str, Answer]] = []
        position = game.start(PLAYERS, {}, key=f"a long night {seed}")
        while not position.over and len(given) < answers:
            ask = position.asks()[0]
            answer = _answer(ask, dice, f"{seed}/{len(given)}")
            assert position.answer(ask.seat, answer) is None
            position.state.events = []
            given.append((ask.seat, answer))
        if not position.over:
            return f"a long night {seed}", given
    raise RuntimeError("No game was long enough.")


def _answer(ask: Ask, dice: random.Random, whim: str) -> Answer:
    return RandomBot(whim).answer(None, ask, ()) if dice.random() < _AT_RANDOM else first_answer(ask)


async def measure(answers: int) -> Times:
    key, given = script(answers + 1)
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{folder}/nokturn.db")
        try:
            return await _measure(store, key, given)
        finally:
            await store.close()


async def _measure(store: Store, key: str, given: list[tuple[str, Answer]]) -> Times:
    host = await people.enter(store, "Ada", "en")
    row = await seating.create(store, host, game=GAME, seats=["me"] * PLAYERS, options={}, clock="none")
    async with store.changing.begin() as session:
        (await session.get_one(type(row), row.id)).key = key
    row.key = key
    await seating.start(store, row, host.id)
    table = await LiveTable.load(store, row.id)
    took = [await _give(table, seat, answer) for seat, answer in given[:-1]]
    openings, clock = [], []
    for _ in range(_ROUNDS):
        began, watch = time.process_time(), time.perf_counter()
        table = await LiveTable.load(store, row.id)
        sights.news_for(table, given[-1][0], -1)
        openings.append((time.process_time() - began) * 1000)
        clock.append((time.perf_counter() - watch) * 1000)
    late = await _give(table, *given[-1])
    return Times(
        statistics.fmean(took[:_SAMPLE]),
        statistics.fmean(took[-_SAMPLE:]),
        late,
        statistics.median(openings),
        statistics.median(clock),
        max(clock),
    )


async def _give(table: LiveTable, seat: str, answer: Answer) -> float:
    """Give an answer and look, as a socket does, until nothing is left to do for it; milliseconds of processor time."""
    packed: Any = pack(answer)
    since = table.version
    began = time.process_time()
    outcome = await table.answer(seat, table.version, f"{seat}{table.version}", packed)
    sights.news_for(table, seat, since)
    await table.settle()
    spent = (time.process_time() - began) * 1000
    assert isinstance(outcome, Taken), outcome
    return spent


def rows(answers: int = ANSWERS) -> Iterator[Row]:
    found = asyncio.run(measure(answers))
    met = "ok" if found.waiting < GOAL else "missed"
    yield Row(f"a table of {answers:,} answers opens", f"{found.waiting:.0f} ms", f"< {GOAL:.0f} ms", met)
    yield Row(f"the same, the slowest of {_ROUNDS}", f"{found.longest:.0f} ms")
    yield Row("the processor's part of it", f"{found.opening:.0f} ms")
    yield Row("one of the first answers, with what is seen and kept of it", f"{found.first:.2f} ms")
    ratio = found.last / found.first
    met = "ok" if ratio < SAME else "missed"
    yield Row(f"one of the last before {answers:,}", f"{found.last:.2f} ms", f"< {SAME} ×", f"{ratio:.2f} × {met}")
    yield Row(f"answer {answers + 1:,}, the first after opening", f"{found.late:.2f} ms")


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.long_table", description=__doc__)
    parser.add_argument("--answers", type=int, default=ANSWERS)
    show(rows(parser.parse_args(argv).answers))


if __name__ == "__main__":
    main()
