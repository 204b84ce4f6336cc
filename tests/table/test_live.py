"""A live table: what was acknowledged is kept, nothing is taken twice, nobody is told too early."""

from tests.table.house import asynchronous, house, new_table, play, play_on, until

from nokturn.kernel.asks import Refusal
from nokturn.kernel.game import first_answer
from nokturn.kernel.plain import pack
from nokturn.kernel.records import replay
from nokturn.kernel.snapshots import digest
from nokturn.table.live import sights
from nokturn.table.live.live import LiveTable, Taken

ALL_MINE = ["me", "me", "me"]


@asynchronous
async def test_an_answer_is_in_the_database_when_it_is_acknowledged(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ALL_MINE)
        outcome = await play(table, table.position.asks()[0].seat)
        assert outcome == Taken(1)
        entries = await open_tables.store.entries(table.id, 0)
        assert [entry.number for entry in entries] == [1]


@asynchronous
async def test_the_same_nonce_is_taken_once_and_acknowledged_alike(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ALL_MINE)
        ask = table.position.asks()[0]
        answer = pack(first_answer(ask))
        first = await table.answer(ask.seat, 0, "same", answer)
        await play_on(table, 3)
        again = await table.answer(ask.seat, 0, "same", answer)
        assert first == again == Taken(1)
        assert table.version == 4


@asynchronous
async def test_an_answer_to_a_question_that_has_changed_is_stale(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ALL_MINE)
        seat = table.position.asks()[0].seat
        await play(table, seat)
        while table.position.ask_for(seat) is None:
            await play(table, table.position.asks()[0].seat)
        ask = next(ask for ask in table.position.asks() if ask.seat == seat)
        outcome = await table.answer(seat, 0, "late", pack(first_answer(ask)))
        assert outcome == Refusal("stale")


@asynchronous
async def test_an_answer_is_not_stale_because_others_sealed_theirs_meanwhile(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ALL_MINE)
        while len(table.position.asks()) < 3:
            await play(table, table.position.asks()[0].seat)
        seen = table.version
        first, second, third = table.position.asks()
        await play(table, first.seat)
        await play(table, second.seat)
        outcome = await table.answer(third.seat, seen, "sealed", pack(first_answer(third)))
        assert outcome == Taken(seen + 3)


@asynchronous
async def test_a_process_that_is_behind_reads_first_what_it_was_answered_about(tmp_path):
    """Whoever moves on from a server that was killed has seen more than the next one has heard of."""
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ALL_MINE)
        behind, also_behind = [await LiveTable.load(open_tables.store, table.id) for _ in range(2)]
        await play_on(table, 4)
        ask = table.position.asks()[0]
        answer = pack(first_answer(ask))
        assert await table.answer(ask.seat, 4, "sent again", answer) == Taken(5)
        assert await behind.answer(ask.seat, 4, "sent again", answer) == Taken(5)
        ask = table.position.asks()[0]
        assert await also_behind.answer(ask.seat, 5, "new", pack(first_answer(ask))) == Taken(6)
        assert await also_behind.answer(ask.seat, 99, "of tomorrow", answer) in (
            Refusal("stale"),
            Refusal("not-asked"),
            Refusal("not-offered"),
        )


@asynchronous
async def test_refused_answers_leave_no_trace(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ALL_MINE)
        seat = table.position.asks()[0].seat
        other = next(other for other in "ABC" if other != seat)
        for who, answer in [(seat, 99), (seat, {"is": "nonsense"}), (seat, {"set": [[{}]]}), (seat, None), (other, 1)]:
            outcome = await table.answer(who, 0, "n", answer)
            assert isinstance(outcome, Refusal)
        assert table.version == 0
        assert await open_tables.store.entries(table.id, 0) == []


@asynchronous
async def test_a_restart_brings_every_table_back_as_it_was(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ALL_MINE)
        await play_on(table, 60)
        before = digest(table.game, table.position)
        seen = [sights.look(table, seat) for seat in ("A", "B", "C", None)]
        table_id, asked = table.id, table.game_history.asked
    async with house(tmp_path) as open_tables:
        kept = await open_tables.store.snapshot(table_id, table.game.rules_version)
        assert kept is not None
        assert kept.number == 50
        table = await open_tables.table(table_id)
        assert digest(table.game, table.position) == before
        assert [sights.look(table, seat) for seat in ("A", "B", "C", None)] == seen
        assert table.game_history.asked == asked
        await play_on(table, 5)


@asynchronous
async def test_a_damaged_snapshot_is_replayed_instead(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ALL_MINE)
        await play_on(table, 30)
        await table.settle()
        before = digest(table.game, table.position)
        await open_tables.store.keep(table.id, 25, table.game.rules_version, b"nonsense")
        again = await LiveTable.load(open_tables.store, table.id)
        assert digest(again.game, again.position) == before


@asynchronous
async def test_the_lines_since_a_version_are_exactly_the_new_ones(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ALL_MINE)
        whole = {seat: list(sights.look(table, seat).lines) for seat in "ABC"}
        for _ in range(60):
            since = table.version
            await play_on(table, 1)
            for seat in "ABC":
                news = sights.look(table, seat, since)
                assert news.kept == since
                assert all(line.at == table.version for line in news.lines)
                whole[seat] += news.lines
        for seat in "ABC":
            assert whole[seat] == sights.look(table, seat).lines
            assert [line.key for line in whole[seat]] == [line.key for line in table.game_history.journal.lines(seat)]


@asynchronous
async def test_bots_play_a_whole_game_and_the_record_tells_it(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["bot:clever", "bot:random", "bot:clever", "bot:random"])
        await until(lambda: table.row.status == "over")
        record = table.game_history.journal.record
        again = replay(table.game, record)
        assert digest(table.game, again.position) == digest(table.game, table.position)
        sight = sights.look(table, None)
        assert sight.status == "over"
        assert sight.waiting_for == []
        assert len(sight.standings) == 4


@asynchronous
async def test_going_back_is_an_entry_like_any_other(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ALL_MINE)
        await play_on(table, 10)
        position = digest(table.game, table.game_history.journal.at(7))
        assert await table.go_back(7, 10, "back") == Taken(11)
        assert digest(table.game, table.position) == position
        news = sights.look(table, "A", 10)
        assert (news.version, news.step, news.kept) == (11, 7, 7)
        await play_on(table, 1)
        late = sights.look(table, "A", 9)
        assert late.kept == 7
        again = await LiveTable.load(open_tables.store, table.id)
        assert digest(again.game, again.position) == digest(table.game, table.position)
        assert again.version == 12
