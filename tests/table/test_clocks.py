"""Clocks: a delay for every question, then the bank; a time-out never wedges a game."""

import time
from collections.abc import Callable
from datetime import timedelta
from functools import partial

import pytest
from tests.table.house import asynchronous, house, new_table, play, until

from nokturn.games.vtes.state.choices import PlayOn, TimeUp
from nokturn.kernel.orders import StandingOrder
from nokturn.kernel.plain import pack
from nokturn.table import people
from nokturn.table.live.auto_answers import clocked, unasked
from nokturn.table.live.live import LiveTable
from nokturn.table.live.open_tables import OpenTables
from nokturn.table.lobby import seating
from nokturn.table.store import clocks
from nokturn.table.store.clocks import CLOCKS, Clock, Waiting
from nokturn.table.store.seats import set_orders

BLITZ = CLOCKS["blitz"]


def test_the_presets_go_from_blitz_to_three_days_a_move():
    assert BLITZ.delay + BLITZ.bank < 5 * 60
    assert CLOCKS["three-days"].delay == 3 * 24 * 3600
    assert CLOCKS["none"].delay == CLOCKS["none"].bank == 0


def test_thinking_within_the_delay_costs_nothing():
    assert clocks.spent(BLITZ, 180, 1000, 1000 + BLITZ.delay) == 180


def test_beyond_the_delay_the_bank_is_used_up_and_never_below_zero():
    assert clocks.spent(BLITZ, 180, 1000, 1000 + BLITZ.delay + 30) == 150
    assert clocks.spent(BLITZ, 20, 1000, 1000 + BLITZ.delay + 30) == 0


def test_only_the_clocks_of_those_who_are_asked_run():
    before = {"A": Waiting(3, 1000.0), "B": Waiting(3, 1000.0)}
    banks, waits = clocks.go_on(BLITZ, {"A": 180, "B": 180, "C": 180}, before, {"B": 3, "C": 4}, 1030.0)
    assert banks == {"A": 160, "B": 180, "C": 180}
    assert waits == {"B": Waiting(3, 1000.0), "C": Waiting(4, 1030.0)}


def test_without_a_clock_there_is_no_deadline():
    assert clocks.deadline(CLOCKS["none"], {}, "A", Waiting(0, 0.0)) is None
    assert clocks.deadline(BLITZ, {"A": 7.0}, "A", Waiting(0, 100.0)) == 100 + BLITZ.delay + 7


@pytest.fixture
def short_clock(monkeypatch):
    """A clock that runs out at once, on tables opened without grace."""
    monkeypatch.setitem(CLOCKS, "short", Clock("short", 0, 0))
    monkeypatch.setattr("nokturn.table.live.live.GRACE", 0.0)


@asynchronous
async def test_a_game_in_which_nobody_ever_answers_comes_to_its_end(tmp_path, short_clock):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"], clock="short")
        await until(lambda: table.row.status == "over")
        assert all(seat.timeouts > 0 for seat in table.seats.values())


@asynchronous
async def test_time_runs_out_while_nobody_has_the_table_open(tmp_path, short_clock, monkeypatch):
    """The table is not open anywhere: it is found by its due date."""
    monkeypatch.setitem(CLOCKS, "short", Clock("short", 1, 0))
    async with house(tmp_path) as open_tables:
        table_id = (await new_table(open_tables, ["me", "me", "me"], clock="short")).id
    async with house(tmp_path) as open_tables:
        assert table_id not in open_tables.tables
        await until(lambda: table_id in open_tables.tables and open_tables.tables[table_id].version > 0)


@asynchronous
async def test_after_the_server_was_away_everybody_gets_some_grace(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"], clock="blitz")
        seat = table.position.asks()[0].seat
        async with open_tables.store.changing.begin() as session:
            row = await session.get_one(type(table.row), table.id)
            row.waiting = {seat: [0, time.time() - 100_000]}
        table_id = table.id
    back = time.time()
    async with house(tmp_path) as open_tables:
        table = await open_tables.table(table_id)
        end = table.deadline_of(seat)
        assert end is not None
        assert end >= back + clocks.GRACE
        assert table.version == 0


@asynchronous
async def test_a_standing_order_answers_by_itself_and_is_used_up(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        while table.position.asks()[0].prompt != "turn":
            await play(table, table.position.asks()[0].seat)
        ask = table.position.asks()[0]
        assert ask.kind == "one"
        order = StandingOrder("turn", ask.options[-1], times=1)
        version = table.version
        await set_orders(open_tables.store, table.id, ask.seat, [pack(order)])
        await open_tables.changed(table)
        await until(lambda: table.version > version)
        assert table.game_history.journal.record.steps[version] == (ask.seat, pack(ask.options[-1]))
        assert table.seats[ask.seat].orders == []


@pytest.mark.parametrize("jump", [7200, -7200])
@asynchronous
async def test_a_jump_of_the_machines_clock_takes_nobodys_time_and_gives_none(tmp_path, monkeypatch, jump):
    monkeypatch.setattr("nokturn.table.live.live.GRACE", 0.0)
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"], clock="blitz")
        seat = table.position.asks()[0].seat
        end = table.deadline_of(seat)
        right = time.time
        monkeypatch.setattr(time, "time", lambda: right() + jump)
        await open_tables.changed(table)  # the keeper looks again
        await play(table, seat)
        assert table.row.banks == dict.fromkeys("ABC", float(BLITZ.bank))
        assert [row.timeouts for row in table.seats.values()] == [0, 0, 0]
        after = table.position.asks()[0].seat
        later = table.deadline_of(after)
        assert end is not None
        assert later is not None
        assert 0 <= later - end < BLITZ.delay


async def timed_table(open_tables: OpenTables, minutes: int) -> LiveTable:
    """Two people at a table of V:TES with an agreed time."""
    host = await people.enter(open_tables.store, "Ada", "en")
    options = {"time_limit": minutes}
    row = await seating.create(open_tables.store, host, game="vtes", seats=["me", "me"], options=options)
    await seating.start(open_tables.store, row, host.id)
    return await open_tables.table(row.id)


def _beyond(table: LiveTable, version: int) -> bool:
    return table.version > version


async def idly(table: LiveTable, done: Callable[[], bool]) -> None:
    """Everybody does as little as possible; the clock is left to the table."""
    while not done():
        ask, version = table.position.asks()[0], table.version
        if ask.prompt == "clock":
            await until(partial(_beyond, table, version))
        else:
            await table.answer(ask.seat, version, f"{ask.seat}{version}", pack(table.game.idle_answer(ask)))


@pytest.mark.rule("VTES-R-32")
@asynchronous
async def test_the_table_keeps_the_agreed_time_and_nobody_is_asked_for_it(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await timed_table(open_tables, 60)
        await idly(table, lambda: table.position.state.turn > 1)
        assert table.row.status == "live"
        assert any(answer == pack(PlayOn()) for _, answer in table.game_history.journal.record.steps)
        table.row.started = clocks.steady() - timedelta(minutes=61)
        await idly(table, lambda: table.position.over)
        await until(lambda: table.row.status == "over")
        assert [line.score for line in table.game.standings(table.position.state)] == [0.5, 0.5]


@pytest.mark.rule("VTES-R-32")
@asynchronous
async def test_while_the_clock_is_asked_no_person_is(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await timed_table(open_tables, 60)
        open_tables.keepers[table.id].close()
        while table.position.asks()[0].prompt != "clock":
            ask = table.position.asks()[0]
            await table.answer(ask.seat, table.version, f"{table.version}", pack(table.game.idle_answer(ask)))
        ask = table.position.asks()[0]
        assert unasked(table, ask)
        assert clocked(table, ask) == (PlayOn(),)
        table.row.started = clocks.steady() - timedelta(minutes=60)
        assert clocked(table, ask) == (TimeUp(),)
