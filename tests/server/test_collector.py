"""Whole rounds of the garbage collector come when nobody waits for an answer."""

import gc
import weakref
from collections.abc import Iterator
from uuid import UUID

import pytest
from tests.server.site import site
from tests.table.house import asynchronous, play_on

from nokturn.server.process import collector
from nokturn.server.process.collector import Collector


class Knot:
    """Something that only a whole round of the collector finds."""

    def __init__(self) -> None:
        self.itself = self


def old_knot() -> weakref.ref[Knot]:
    knot = Knot()
    gc.collect(0)
    gc.collect(1)
    return weakref.ref(knot)


@pytest.fixture(autouse=True)
def thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.enable()
    gc.set_threshold(*before)


@asynchronous
async def test_nobody_is_held_up_by_a_whole_round_while_answers_come(monkeypatch):
    written = 0
    own = Collector(lambda: written)
    monkeypatch.setattr(collector, "APART", 0.0)
    written, knot = 1, old_knot()
    await own.look()
    assert knot() is not None, "somebody has just answered"
    await own.look()
    assert knot() is None, "nobody has since"
    knot = old_knot()
    await own.look()
    assert knot() is not None, "and nothing has happened since the last round"
    monkeypatch.setattr(collector, "AT_THE_LATEST", 0.0)
    written = 2
    await own.look()
    assert knot() is None, "it is not put off for ever"


@asynchronous
async def test_a_server_leaves_whole_rounds_to_it(tmp_path):
    async with site(tmp_path):
        assert gc.get_threshold() == collector.YOUNG
        knot = old_knot()
        made: list[list[int]] = [[] for _ in range(10 * collector.YOUNG[0] * collector.YOUNG[1])]
        assert knot() is not None
        assert made
        gc.collect()
        assert knot() is None


@asynchronous
async def test_the_young_are_looked_through_after_every_few_answers_of_whatever_table(tmp_path):
    """Not when there are so many more of them than before: a position takes the place of another, and it would be long
    until that is counted, and then long until all of them are looked through."""
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        tables = [await ada.table("me", "me", "me") for _ in range(2)]
        gc.disable()  # so that nothing comes of itself
        knot = weakref.ref(Knot())
        for table in tables:
            assert knot() is not None
            await play_on(await house.house.open_tables.table(UUID(table)), collector.PORTION // 2)
        await house.house.open_tables.rest()
        assert knot() is None
