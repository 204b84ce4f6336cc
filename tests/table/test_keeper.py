"""The keeper never lets a table stand still."""

import asyncio
import os
import signal
from functools import partial

import msgspec
import pytest
from sqlalchemy import insert
from tests.table.house import asynchronous, house, new_table, play_on, until

from nokturn.games import game_named
from nokturn.games.dracula.state.choices import Supply
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.game import first_answer
from nokturn.kernel.orders import StandingOrder
from nokturn.kernel.plain import pack
from nokturn.players import bot_for
from nokturn.table.live import changed_rules
from nokturn.table.live.auto_answers import answered_by_order
from nokturn.table.live.bot_process import Thought, think, view_type
from nokturn.table.live.bots import encoded_line
from nokturn.table.live.sights import look
from nokturn.table.store.history import BY_ITSELF
from nokturn.table.store.models import Entry
from nokturn.table.store.seats import read_table, set_orders
from nokturn.table.store.store import now


@asynchronous
async def test_a_game_goes_on_when_the_bots_are_killed(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["bot:random", "bot:random", "bot:random"])
        for goal in (5, 15, 25):
            await until(partial(lambda goal: table.version > goal or table.row.status == "over", goal))
            for process in list(open_tables.bots._all):
                os.kill(process._process.pid, signal.SIGKILL)
        await until(lambda: table.row.status == "over")


@pytest.mark.parametrize("limit", ["PATIENCE", "START"])
@asynchronous
async def test_a_bot_that_dawdles_or_never_wakes_gets_the_first_legal_answer(tmp_path, monkeypatch, limit):
    monkeypatch.setattr(f"nokturn.table.live.bots.{limit}", 0.0)
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        ask = table.position.asks()[0]
        view = table.game.view(table.position.state, ask.seat)
        assert await open_tables.bots.answer("vendetta", "clever", "key", view, ask, []) == first_answer(ask)


@asynchronous
async def test_an_entry_that_no_longer_fits_the_rules_waits_for_the_host_to_go_on(tmp_path):
    """As after a change of the rules: the game stays at the last step that fits, and nobody takes anything back."""
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        await play_on(table, 5)
        table_id = table.id
        row = {"table_id": table_id, "seat": "A", "answer": "99", "at": now()}
        async with open_tables.store.engine.begin() as connection:
            await connection.execute(insert(Entry), [{**row, "number": n, "nonce": f"odd{n}"} for n in (6, 7)])
    async with house(tmp_path) as open_tables:
        table = await open_tables.table(table_id)
        assert await open_tables.keepers[table_id]._look_after() is None
        assert table.version == 7
        await changed_rules.go_on(table, table.row.host)
        assert (table.version, table.game_history.journal.length) == (8, 5)
        await play_on(table, 3)
        assert table.game_history.journal.length == 8


@asynchronous
async def test_a_bot_is_told_the_same_over_the_pipe_as_at_the_table(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        await play_on(table, 20)
        ask = table.position.asks()[0]
        view = table.game.view(table.position.state, ask.seat)
        lines = table.game_history.journal.lines(ask.seat)
        assert view_type("vendetta") is type(view)
        told = [encoded_line(line) for line in lines]
        answer = await open_tables.bots.answer("vendetta", "clever", "key", view, ask, told)
        assert answer == bot_for(table.game, "clever", "key").answer(view, ask, lines)


@asynchronous
async def test_an_order_until_my_next_turn_is_withdrawn_when_that_begins_and_stays_withdrawn(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"], game="vtes")
        ask = table.position.asks()[0]
        turn = table.game.manners.turn_of(table.position.state, ask.seat)
        assert turn == 1, "it is the first turn of whoever is asked"
        kept = pack(StandingOrder("react", False, until=table.game.manners.own_turn, since=turn))
        gone = pack(StandingOrder("react", True, when=(("part", "target"),), until=table.game.manners.own_turn))
        await set_orders(open_tables.store, table.id, ask.seat, [gone, kept])
        await table.catch_up()
        await until(lambda: table.seats[ask.seat].orders == [kept])
        await table.settle()
        _, seats = await read_table(open_tables.store, table.id)
        assert seats[ask.seat].orders == [kept]
        assert table.version == 0, "nothing was answered"


@asynchronous
async def test_questions_that_orders_have_answered_are_counted_for_their_seat(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        ask = table.position.asks()[0]
        other = next(seat for seat in table.seats if seat != ask.seat)
        await set_orders(
            open_tables.store, table.id, ask.seat, [pack(StandingOrder(ask.prompt, first_answer(ask), times=1))]
        )
        await table.catch_up()
        await until(lambda: table.version == 1)
        assert (answered_by_order(table, ask.seat), answered_by_order(table, other)) == (1, 0)
        assert table.seats[ask.seat].orders == []


@asynchronous
async def test_a_question_that_an_order_answers_is_not_even_shown(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        ask = table.position.asks()[0]
        assert look(table, ask.seat).asks
        table.seats[ask.seat].orders = [pack(StandingOrder(ask.prompt, first_answer(ask)))]
        assert not look(table, ask.seat).asks
        assert ask.seat in look(table, ask.seat).waiting_for, "for the others nothing is different"


async def gather_supplies(table, choosing_only):
    """Whoever is asked in Dracula's game supplies, into the third round or to an early end; with `choosing_only` what
    goes without saying is left to others.  How many of those questions there were."""
    spared = 0
    while table.position.state.round < 3 and not table.position.over:
        asks = [ask for ask in table.position.asks() if not table.seats[ask.seat].bot]
        if asks:
            spared_now = asks[0].goes_without_saying()
            assert bool(look(table, asks[0].seat).asks) != (choosing_only and spared_now), "shown only if it is asked"
        if not asks or (choosing_only and spared_now):
            await asyncio.sleep(0.005)
            continue
        spared += spared_now
        wanted = next((option for option in asks[0].options if isinstance(option, Supply)), first_answer(asks[0]))
        await table.answer(asks[0].seat, table.version, f"mine{table.version}", pack(wanted))
    return spared


def by_itself(table):
    return [nonce for _, nonce in table.game_history.nonces if nonce.startswith(BY_ITSELF)]


@asynchronous
async def test_who_is_alone_with_bots_is_not_asked_what_goes_without_saying(tmp_path):
    """An event drawn that can only be kept, a dawn at which nothing can be played."""
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["bot:random", "me"], game="dracula")
        await gather_supplies(table, choosing_only=True)
        assert by_itself(table)


@asynchronous
async def test_where_somebody_else_sits_even_what_goes_without_saying_is_asked(tmp_path):
    """Silence would tell that the hand holds nothing to play."""
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me"], game="dracula")
        assert await gather_supplies(table, choosing_only=False)
        assert not by_itself(table)


def test_a_thought_that_is_no_question_is_refused():
    game = game_named("vendetta")
    view = msgspec.msgpack.encode(game.view(game.start(3, {}, key="00" * 16).state, "A"))
    with pytest.raises(NokturnError, match="no question"):
        think(Thought("vendetta", "random", "key", msgspec.Raw(view), [1], []))
