"""Taking moves back: never another's move without consent, never past chance, never past what came to light."""

from tests.table.house import asynchronous, house, new_table, play

from nokturn.kernel.asks import Refusal
from nokturn.kernel.snapshots import digest
from nokturn.table import people
from nokturn.table.live import undo
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.live.open_tables import OpenTables
from nokturn.table.live.sight import UndoRequest, UndoSight
from nokturn.table.lobby import seating


async def three_people(open_tables: OpenTables, policy: str = "consent") -> LiveTable:
    """Three people at one table."""
    ada, bob, cid = [await people.enter(open_tables.store, name, "en") for name in ("Ada", "Bob", "Cid")]
    row = await seating.create(
        open_tables.store, ada, game="vendetta", seats=["me", "open", "open"], options={}, undo=policy
    )
    await seating.sit(open_tables.store, row, bob, "B")
    await seating.sit(open_tables.store, row, cid, "C")
    await seating.start(open_tables.store, row, ada.id)
    return await open_tables.table(row.id)


@asynchronous
async def test_ones_own_last_move_is_taken_back_at_once(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await three_people(open_tables)
        seat = table.position.asks()[0].seat
        before = digest(table.game, table.position)
        await play(table, seat)
        assert undo.outlook(table, seat) == UndoSight(True, "", [])
        assert await undo.ask_back(table, seat, "back") == Taken(2)
        assert digest(table.game, table.position) == before
        assert await undo.ask_back(table, seat, "back") == Taken(2), "the same request again is the same undo"
        assert undo.outlook(table, seat) == UndoSight(False, "undo-nothing")


@asynchronous
async def test_the_moves_of_others_go_back_only_with_their_consent(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await three_people(open_tables)
        first = table.position.asks()[0].seat
        before = digest(table.game, table.position)
        await play(table, first)
        second = table.position.asks()[0].seat
        await play(table, second)
        request = await undo.ask_back(table, first, "back")
        assert request == UndoRequest(first, [second], [], 2)
        assert table.version == 2, "nothing happens before everybody agrees"
        third = next(seat for seat in "ABC" if seat not in (first, second))
        assert await undo.agree(table, request, [third], "x") == request, "whoever is not affected has no say"
        assert await undo.agree(table, request, [second], "y") == Taken(3)
        assert digest(table.game, table.position) == before


@asynchronous
async def test_what_a_standing_order_did_is_no_move_to_take_back(tmp_path):
    """It would do it again at once; it goes along with a move before it."""
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        first = table.position.asks()[0].seat
        before = digest(table.game, table.position)
        await play(table, first)
        second = table.position.asks()[0].seat
        assert second != first
        await play(table, second, "order-1")
        assert undo.outlook(table, second) == UndoSight(False, "undo-nothing")
        assert undo.outlook(table, first).possible
        for again in (table, await LiveTable.load(open_tables.store, table.id)):
            assert again.game_history.ordered == {1}
        assert isinstance(await undo.ask_back(table, first, "back"), Taken), "all seats are one person's"
        assert digest(table.game, table.position) == before
        assert table.game_history.ordered == set()


@asynchronous
async def test_consent_to_an_earlier_state_of_the_game_is_worth_nothing(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await three_people(open_tables)
        first = table.position.asks()[0].seat
        await play(table, first)
        second = table.position.asks()[0].seat
        await play(table, second)
        request = await undo.ask_back(table, first, "back")
        assert isinstance(request, UndoRequest)
        await play(table, table.position.asks()[0].seat)
        assert await undo.agree(table, request, [second], "y") == Refusal("stale")


@asynchronous
async def test_a_table_may_forbid_undo_or_allow_only_ones_own(tmp_path):
    async with house(tmp_path) as open_tables:
        strict = await three_people(open_tables, "none")
        seat = strict.position.asks()[0].seat
        await play(strict, seat)
        assert await undo.ask_back(strict, seat, "n") == Refusal("undo-never")
        own = await three_people(open_tables, "own")
        seat = own.position.asks()[0].seat
        await play(own, seat)
        await play(own, own.position.asks()[0].seat)
        assert await undo.ask_back(own, seat, "n") == Refusal("undo-other")


@asynchronous
async def test_never_past_chance_or_what_came_to_light_whoever_agrees(tmp_path):
    """The choice of clans ends with shuffling the decks: nobody goes back behind that."""
    async with house(tmp_path) as open_tables:
        table = await three_people(open_tables)
        for _ in range(3):
            await play(table, table.position.asks()[0].seat)
        assert table.position.asks()[0].prompt == "keep"
        for seat in "ABC":
            assert await undo.ask_back(table, seat, f"n{seat}") == Refusal("undo-chance")


@asynchronous
async def test_bots_agree_and_so_does_whoever_plays_both_seats(tmp_path):
    async with house(tmp_path) as open_tables:
        table = await new_table(open_tables, ["me", "me", "me"])
        first = table.position.asks()[0].seat
        await play(table, first)
        await play(table, table.position.asks()[0].seat)
        assert isinstance(await undo.ask_back(table, first, "n"), Taken)
        assert table.game_history.journal.length == 0
