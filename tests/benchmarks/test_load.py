"""What a load says of a server: an update that never came counts, and a short wait that few waited for does not."""

from __future__ import annotations

import asyncio
import time

import pytest
from benchmarks.load import GOAL, Figures, Load, Table, judged
from benchmarks.processes import Machine, Server, server

from benchmarks import load, long_table
from nokturn.cli.bench import Row

HERE = Server(0, 0)
WELL = Figures(2500, 500.0, 5.0, 9.0, [0.5], 0.0, 0.3, 190.0, 0, 0)


def verdicts(figures: Figures) -> list[str]:
    rows: list[Row] = list(judged(figures, 1000, 500.0))
    return [row.ratio.rpartition(" ")[2] for row in rows if row.ratio]


def test_a_load_that_is_carried_is_ok():
    assert verdicts(WELL) == ["ok", "ok", "ok"]


@pytest.mark.parametrize(
    "otherwise, found",
    [
        ({"p99": GOAL}, ["ok", "missed", "ok"]),
        ({"rate": 450.0}, ["missed", "missed", "ok"]),
        ({"refused": 1}, ["ok", "missed", "ok"]),
        ({"over": 1}, ["ok", "missed", "ok"]),
        ({"memory": 300.0}, ["ok", "ok", "missed"]),
    ],
    ids=lambda value: "-".join(value),
)
def test_nothing_else_is(otherwise, found):
    assert verdicts(WELL._replace(**otherwise)) == found


def test_an_update_that_never_came_counts_for_as_long_as_it_is_waited_for():
    whole = Load([HERE])
    table = Table(whole, 0, "a table", ["A", "BC"])
    whole.tables.append(table)
    whole.latencies = [3.0]
    assert whole.waits() == [3.0]
    table.by, table.behind, table.began = "A", {"A", "B", "C"}, time.perf_counter() - 2
    waits = whole.waits()
    assert (len(waits), waits[0], waits[1] > 2000) == (3, 3.0, True), "those at the other socket, not who answered"


def test_whoever_plays_the_people_catches_up_without_a_rush(monkeypatch):
    """They were kept from it for a moment: what they were to answer meanwhile does not come all at once."""
    whole, given = Load([HERE]), []

    class Waiting:
        behind: tuple[str, ...] = ()

        def answer(self, dice: object) -> None:
            given.append(time.perf_counter())

    whole.ready.extend([Waiting()] * 1000)  # type: ignore[list-item]

    async def kept_from_it() -> None:
        playing = asyncio.create_task(whole.play(500.0, 0.5))
        await asyncio.sleep(0.1)
        time.sleep(0.2)
        await playing

    asyncio.run(kept_from_it())
    at_once = max(sum(moment <= one < moment + 0.001 for one in given) for moment in given)
    assert at_once <= 4
    assert max(whole.late) > 150


def test_what_others_use_is_told_apart():
    before, after = Machine(10.0, 100.0, 1.0), Machine(20.0, 115.0, 2.0)
    assert after.since(before).without(10.0) == Machine(10.0, 0.5, 0.1)


def test_a_real_load_is_measured():
    with server() as serving:
        found = load.run([serving], 4, 20.0, 1.0)
    assert (found.sockets, found.refused) == (10, 0)
    assert 0 < found.median <= found.p99
    assert found.rate > 0
    assert found.machine.at >= 1.0


def test_a_long_table_is_measured():
    found = asyncio.run(long_table.measure(120))
    assert min(found) > 0
    assert found.waiting <= found.longest
