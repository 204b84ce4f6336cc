"""Games outlive the rules they were played under: nothing is rewound, nothing that was told or won is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import delete, select, update
from tests.table.house import asynchronous, house, new_table, play, play_on, until
from tests.table.played import by_chance, comparable

from nokturn.games import GAMES, game_named
from nokturn.kernel.asks import Ask, Refusal
from nokturn.kernel.events import Event
from nokturn.kernel.game import first_answer
from nokturn.kernel.plain import unpack
from nokturn.kernel.position import Position
from nokturn.kernel.records import read_record, replay
from nokturn.table import people
from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.live import changed_rules, sights, undo
from nokturn.table.live.auto_answers import unasked
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.live.open_tables import OpenTables
from nokturn.table.live.sight import Sight, UndoRequest
from nokturn.table.lobby import rematch_and_fork, seating
from nokturn.table.store.models import Entry, GameTable, ResultRow, ResultSeat, Snapshot
from nokturn.table.store.store import Store


class Given(NamedTuple):
    """An answer by which the rules can be told apart: who gave it to which question."""

    seat: str
    prompt: str
    answer: str


Change = Callable[..., None]


@pytest.fixture
def rules_change(monkeypatch: pytest.MonkeyPatch) -> Change:
    """What comes of an answer is another thing under the newer rules; or they refuse it."""

    def change(game: str, given: Given, *, refused: bool = False) -> None:
        before = Position.answer

        def otherwise(position: Position[Any], seat: str, answer: Any) -> Refusal | None:
            question = position.ask_for(seat)
            same = question is not None and Given(seat, question.prompt, repr(answer)) == given
            if same and refused:
                return Refusal("not-offered")
            outcome = before(position, seat, answer)
            if same and position.state.events is not None:
                position.state.events.append(Event("tribute", (("amount", 7),)))
            return outcome

        monkeypatch.setattr(Position, "answer", otherwise)
        monkeypatch.setattr(game_named(game), "rules_version", "newer")

    return change


def seats(game: str) -> list[str]:
    return ["me"] * min(count for count in game_named(game).counts if count > 1)


async def first_of_its_kind(table: LiveTable, steps: int) -> tuple[Given, int]:
    """Play on past so many steps to an answer like none before, and two more: what was given, and at which step."""
    while True:
        ask = (await asked_of_people(table))[0]
        given = Given(ask.seat, ask.prompt, repr(first_answer(ask)))
        at = table.game_history.journal.length
        new = given not in so_far(table)
        await play_on(table, 1)
        if at >= steps and new:
            for _ in range(2):
                await asked_of_people(table)
                await play_on(table, 1)
            await asked_of_people(table)
            return given, at


async def asked_of_people(table: LiveTable) -> tuple[Ask, ...]:
    """The open questions, once the table has answered what it answers by itself."""
    await until(lambda: not any(unasked(table, ask) for ask in table.position.asks()))
    return table.position.asks()


def so_far(table: LiveTable) -> set[Given]:
    """All that was given until now, also by the table itself."""
    record = table.game_history.journal.record
    again, found = replay(table.game, record, 0), set()
    for seat, packed in record.steps:
        question = again.position.ask_for(seat)
        assert question is not None
        found.add(Given(seat, question.prompt, repr(unpack(packed))))
        again.step(seat, packed)
    return found


async def play_out(table: LiveTable) -> None:
    """To the end, at random: whoever always takes the first answer goes round for ever in some games."""
    await by_chance(table, lambda: False)


async def told_to(table: LiveTable) -> dict[str | None, bytes]:
    """What everybody at the table sees, to the letter."""
    return {seat: msgspec.json.encode(sights.look(table, seat).lines) for seat in (None, *table.seats)}


# --- running games ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_a_running_game_stops_at_the_last_step_that_fits_and_says_what_changed(
    tmp_path: Path, rules_change: Change, game: str
) -> None:
    async with house(tmp_path) as tables:
        table = await new_table(tables, seats(game), game=game)
        given, step = await first_of_its_kind(table, 4)
        table_id, version = table.id, table.version
    rules_change(game, given)
    async with house(tmp_path) as tables:
        table = await tables.table(table_id)
        keeper = tables.keepers[table_id]
        assert await keeper._look_after() is None, "its keeper waits for people"
        assert (table.version, table.row.status) == (version, "live"), "nobody has gone back"
        seen = sights.look(table, "A")
        assert seen.parted is not None
        assert (seen.parted.step, seen.parted.steps) == (step, version)
        assert (seen.parted.why, seen.asks) == ("told", [])
        assert [line.key for line in seen.parted.now][-1] == "tribute"
        assert seen.parted.was == seen.parted.now[:-1]
        ask = table.position.asks()[0]
        assert await play(table, ask.seat) == Refusal("rules-changed")
        host = table.row.host
        assert isinstance(await changed_rules.go_on(table, host), Taken)
        assert table.game_history.journal.length == step
        assert sights.look(table, "A").parted is None
        await play_on(table, 1)
        await asked_of_people(table)
        length = table.game_history.journal.length
        assert length > step
    async with house(tmp_path) as tables:
        assert (await tables.table(table_id)).game_history.journal.length == length


@asynchronous
async def test_a_table_that_waits_for_people_begins_with_what_can_be_chosen_by_then(tmp_path: Path) -> None:
    """A game under way keeps to what there was when it began; one that has not begun is new."""
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        table = await new_table(tables, ["me", "open"], game="vtes", host=ada)
        older = {key: value for key, value in table.row.options.items() if key != "cards"}
        async with tables.store.engine.begin() as connection:
            await connection.execute(update(GameTable).values(options=older))
        await seating.sit(tables.store, table.row, await people.enter(tables.store, "Bob", "en"), "B")
        await seating.start(tables.store, table.row, ada.id)
        table_id = table.id
    async with house(tmp_path) as tables:
        begun = await tables.table(table_id)
        newest = begun.game.options({})["cards"]
        assert begun.row.options["cards"] == begun.position.state.wave == newest
        async with tables.store.engine.begin() as connection:
            await connection.execute(update(GameTable).values(options=older))
    async with house(tmp_path) as tables:
        assert (await tables.table(table_id)).position.state.wave == 1 != newest


async def parted_table(tables: OpenTables, names: list[str], undo_policy: str) -> tuple[LiveTable, Any, Any]:
    ada = await people.enter(tables.store, "Ada", "en")
    bob = await people.enter(tables.store, "Bob", "en")
    table = await new_table(tables, names, host=ada, undo=undo_policy)
    if "open" in names:
        await seating.sit(tables.store, table.row, bob, "B")
        await seating.start(tables.store, table.row, ada.id)
        await tables.changed(table)
    return table, ada, bob


@asynchronous
async def test_the_others_have_to_agree_where_the_table_asks_for_consent(tmp_path: Path, rules_change: Change) -> None:
    async with house(tmp_path) as tables:
        table, ada, bob = await parted_table(tables, ["me", "open", "bot:random"], "consent")
        table_id, given = table.id, await play_people(table, 2)
    rules_change("vendetta", given, refused=True)
    async with house(tmp_path) as tables:
        table = await tables.table(table_id)
        with pytest.raises(NotAllowedError, match="not-host"):
            await changed_rules.go_on(table, bob.id)
        asked = await changed_rules.go_on(table, ada.id)
        assert isinstance(asked, UndoRequest)
        assert (asked.needs, asked.rules) == (["B"], True)
        version = table.version
        outcome = await undo.agree(table, asked, ["B"], "yes")
        assert isinstance(outcome, Taken)
        assert table.version > version
        assert not table.game_history.broken


async def play_people(table: LiveTable, steps: int) -> Given:
    """So many answers of people, as far as there are any; bots move by themselves meanwhile.  The last of them."""
    for _ in range(steps):
        await until(lambda: table.position.over or any(not table.seats[ask.seat].bot for ask in table.position.asks()))
        if not table.position.over:
            ask = next(ask for ask in table.position.asks() if not table.seats[ask.seat].bot)
            given = Given(ask.seat, ask.prompt, repr(first_answer(ask)))
            await play(table, ask.seat)
    return given


@asynchronous
async def test_a_game_whose_rules_changed_can_be_closed_with_what_was_told(
    tmp_path: Path, rules_change: Change
) -> None:
    async with house(tmp_path) as tables:
        table = await new_table(tables, ["me"] * 3)
        given, step = await first_of_its_kind(table, 6)
        before, played = await told_to(table), table.version
        table_id = table.id
    rules_change("vendetta", given)
    async with house(tmp_path) as tables:
        table = await tables.table(table_id)
        eve = await people.enter(tables.store, "Eve", "en")
        with pytest.raises(NotAllowedError, match="not-host"):
            await changed_rules.close(table, eve.id)
        await changed_rules.close(table, table.row.host)
        with pytest.raises(TurnedDownError, match="rules-fit"):
            await changed_rules.close(table, table.row.host)
    async with house(tmp_path) as tables:
        table = await tables.table(table_id)
        assert table.row.status == "over"
        seen = sights.look(table, None)
        assert (seen.closed, seen.standings, seen.step) == (True, [], played)
        assert await told_to(table) == before, "every line as it was told, also those that do not fit any more"
        async with tables.store.session() as session:
            row = await session.get_one(ResultRow, table_id)
            places = (await session.scalars(select(ResultSeat.place).where(ResultSeat.table_id == table_id))).all()
        assert (row.how, row.steps, list(places)) == ("closed", played, [None] * 3)
        assert step < played


# --- finished games -----------------------------------------------------------------------------------


def slow(game: str) -> Any:
    return pytest.param(game, marks=[] if game in ("vendetta", "heritage") else pytest.mark.soak)


@pytest.mark.parametrize("game", [slow(game) for game in GAMES])
@asynchronous
async def test_a_finished_game_keeps_its_result_log_and_end_whatever_the_rules_become(
    tmp_path: Path, rules_change: Change, game: str
) -> None:
    async with house(tmp_path) as tables:
        table = await new_table(tables, seats(game), game=game)
        given, _ = await first_of_its_kind(table, 4)
        await play_out(table)
        table_id, steps = table.id, table.game_history.journal.length
        ends = {seat: comparable(sights.look(table, seat)) for seat in (None, *table.seats)}
        boards = {lang: sights.read_aloud(table, "A", None, lang) for lang in ("en", "pl")}
        record = read_record(await rematch_and_fork.record(tables.store, table))
    rules_change(game, given)
    async with house(tmp_path) as tables:
        table = await tables.table(table_id)
        assert table.game_history.broken, "today's rules would not play it so"
        for seat, end in ends.items():
            seen = sights.look(table, seat)
            assert comparable(seen) == end
            assert seen.parted is not None
            assert (seen.parted.steps, seen.closed) == (steps, False)
        assert {lang: sights.read_aloud(table, "A", None, lang) for lang in ("en", "pl")} == boards
        earlier = sights.look_back(table, "A", steps // 2)
        assert isinstance(earlier, Sight)
        assert [line.at for line in earlier.lines] == [at for at in ends["A"]["at"] if at <= steps // 2]
        again = read_record(await rematch_and_fork.record(tables.store, table))
        assert (again.steps, again.rules, again.key) == (record.steps, record.rules, record.key)
        assert table_id not in tables.keepers, "nobody plays on what is over"


@asynchronous
async def test_results_are_rows_with_seats_bots_and_the_version_of_the_rules(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        table = await new_table(tables, ["me", "me", "bot:random"], host=ada)
        await play_people(table, 1000)
        async with tables.store.session() as session:
            row = await session.get_one(ResultRow, table.id)
            found = (await session.scalars(select(ResultSeat).order_by(ResultSeat.seat))).all()
        standings = table.game.standings(table.position.state)
        expected = {seat: (one.place, one.score) for one in standings for seat in one.seats}
        assert (row.game, row.how, row.rules) == ("vendetta", "played", table.game.rules_version)
        assert {seat.seat: (seat.place, seat.score) for seat in found} == expected
        assert [(seat.person, seat.bot) for seat in found] == [(ada.id, ""), (ada.id, ""), (None, "random")]


@asynchronous
async def test_a_game_that_ended_before_results_were_kept_is_made_up_for_while_it_fits(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        table = await new_table(tables, ["me"] * 3)
        await play_out(table)
        table_id, before = table.id, await told_to(table)
        await as_in_earlier_days(tables.store)
    async with house(tmp_path) as tables:
        await tables.table(table_id)
    async with house(tmp_path) as tables, tables.store.session() as session:
        assert (await session.get_one(ResultRow, table_id)).how == "played"
        entries = await tables.store.entries(table_id, 0)
        assert all(entry.told for entry in entries)
        assert await told_to(await tables.table(table_id)) == before


async def as_in_earlier_days(store: Store) -> None:
    """What the database held before it noted what was told."""
    async with store.engine.begin() as connection:
        for rows in (ResultSeat, ResultRow, Snapshot):
            await connection.execute(delete(rows))
        await connection.execute(update(Entry).values(told=None))
        await connection.execute(update(GameTable).values(opening=None))


# --- forks --------------------------------------------------------------------------------------------


@asynchronous
async def test_a_fork_under_newer_rules_goes_as_far_as_they_fit_and_no_further(
    tmp_path: Path, rules_change: Change
) -> None:
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        table = await new_table(tables, ["me"] * 3, host=ada)
        given, step = await first_of_its_kind(table, 6)
        fork = await rematch_and_fork.fork(tables.store, table, ada, step, "A", "random")
        await play_out(table)
        table_id = table.id
    rules_change("vendetta", given)
    async with house(tmp_path) as tables:
        source = await tables.table(table_id)
        with pytest.raises(TurnedDownError, match="no-such-step"):
            await rematch_and_fork.fork(tables.store, source, ada, step + 2, "A", "random")
        await rematch_and_fork.fork(tables.store, source, ada, step, "A", "random")
        other = await tables.table(fork)
        assert other.game_history.journal.length > step, "what it shares with the other game fits, and its own dice"


# --- snapshots, damaged logs --------------------------------------------------------------------------


@asynchronous
async def test_a_damaged_snapshot_is_never_shown_and_the_game_is_read_from_its_entries(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        table = await new_table(tables, ["me"] * 3)
        await play_on(table, 26)
        await table.settle()
        table_id, before = table.id, await told_to(table)
        async with tables.store.engine.begin() as connection:
            data = (await connection.execute(select(Snapshot.data))).scalar_one()
            turned = bytes([*data[:-3], data[-3] ^ 1, *data[-2:]])
            await connection.execute(update(Snapshot).values(data=turned))
    async with house(tmp_path) as tables:
        assert await told_to(await tables.table(table_id)) == before


@asynchronous
async def test_a_snapshot_holds_the_position_and_not_the_log(tmp_path: Path) -> None:
    """Its size must not grow with what was told, or a long game is packed over and over."""
    async with house(tmp_path) as tables:
        table = await new_table(tables, ["me"] * 3)
        await play_on(table, 40)
        history = table.game_history
        small = len(history.put_away())
        history.journal.log *= 10
        assert len(history.put_away()) == small


@pytest.mark.parametrize("fault", ["missing", "unreadable"])
@asynchronous
async def test_a_log_with_a_hole_stops_before_it_and_its_host_decides(tmp_path: Path, fault: str) -> None:
    async with house(tmp_path) as tables:
        table = await new_table(tables, ["me"] * 3)
        await play_on(table, 9)
        table_id = table.id
        hole = (Entry.table_id == table_id) & (Entry.number == 6)
        async with tables.store.engine.begin() as connection:
            await connection.execute(
                delete(Entry).where(hole) if fault == "missing" else update(Entry).where(hole).values(answer="{")
            )
    async with house(tmp_path) as tables:
        table = await tables.table(table_id)
        seen = sights.look(table, "A")
        assert seen.parted is not None
        assert (seen.parted.step, seen.parted.why, table.version) == (5, "damaged", 9)
        assert isinstance(await changed_rules.go_on(table, table.row.host), Taken)
        await play_on(table, 2)
    async with house(tmp_path) as tables:
        assert (await tables.table(table_id)).game_history.journal.length == 7
