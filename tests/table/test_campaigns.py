"""Campaigns at tables: what a table leaves behind is folded with its last answer, and the next sitting is offered."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from uuid import UUID

import pytest
from sqlalchemy import func, select
from tests.campaigns.nights import newer_rules, nights
from tests.conformance.reliquary.campaign import CAMPAIGN
from tests.table.campaign_house import begun, book, campaign_house, next_table, play_out, start
from tests.table.house import asynchronous, house, play, play_on, until
from tests.table.postgres import postgres

from nokturn.campaigns import files
from nokturn.campaigns.words import LedgerError
from nokturn.kernel.asks import Refusal
from nokturn.kernel.game import first_answer
from nokturn.table import people
from nokturn.table.errors import HiddenError, NotAllowedError, TurnedDownError
from nokturn.table.live import changed_rules
from nokturn.table.live.bots import BotPool
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.live.open_tables import OpenTables
from nokturn.table.lobby import campaigns, rematch_and_fork, seating
from nokturn.table.store.bus import Alone
from nokturn.table.store.models import CampaignSeat, GameTable, PageRow
from nokturn.table.store.store import Store

__all__ = ["campaign_house", "newer_rules", "nights"]
pytestmark = pytest.mark.usefixtures("campaign_house")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


async def play_three_nights(tables: OpenTables) -> None:
    store = tables.store
    ada = await people.enter(store, "Ada", "en")
    campaign = await begun(store, ada, "me", "bot:random")
    for number in (1, 2, 3):
        table = await start(tables, ada, campaign)
        assert (table.row.sitting, table.position.state.night) == (number, number)
        while not table.position.over:
            if table.position.ask_for("A") is not None:
                await play(table, "A")
            await asyncio.sleep(0)
        await table.settle()
        ledger = await book(store, campaign)
        assert ledger.played == number
        assert ledger.pages[-1].record.steps == table.game_history.journal.record.steps
    state = ledger.state(CAMPAIGN)
    assert state.stickers == tuple(table.position.state.stickers[seat] for seat in "AB")
    assert table.row.rematch is None
    with pytest.raises(TurnedDownError, match="campaign-over"):
        await campaigns.next_sitting(store, ada.id, campaign)
    with pytest.raises(TurnedDownError, match="campaign-over"):
        await rematch_and_fork.rematch(store, table, ada)
    assert files.taken_in(CAMPAIGN, None, ledger).on_trust == [], "every page can be proved"


@asynchronous
async def test_three_nights_on_sqlite(tmp_path):
    async with house(tmp_path) as tables:
        await play_three_nights(tables)


@asynchronous
async def test_three_nights_on_postgresql(database):
    store = await Store.open(database)
    tables = OpenTables(store, Alone(), BotPool(1))
    await tables.start()
    try:
        await play_three_nights(tables)
    finally:
        await tables.close()
        await store.close()


@asynchronous
async def test_with_the_last_answer_the_page_is_there_and_the_next_sitting_is_offered(tmp_path):
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        campaign = await begun(tables.store, ada, "me", "me", title="Nights")
        table = await start(tables, ada, campaign)
        commits = tables.store.commits
        await play_out(table)
        assert tables.store.commits - commits == table.version, "one transaction for each answer, the last one too"
        assert table.row.rematch is not None
        following = await tables.table(table.row.rematch)
        assert following.id == (await next_table(tables, ada, campaign)).id
        assert (following.row.status, following.row.sitting, following.row.title) == ("lobby", 2, "Nights")
        assert [seat.person for seat in following.seats.values()] == [ada.id, ada.id]
        again = await LiveTable.load(tables.store, table.id)
        assert again.row.rematch == following.id


@asynchronous
async def test_what_cannot_be_written_leaves_the_sitting_before_its_last_answer(tmp_path, monkeypatch):
    """Page and answer stand or fall together; the same answer sent again is taken once."""
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        campaign = await begun(tables.store, ada, "me", "me")
        table = await start(tables, ada, campaign)
        while len(table.position.asks()) > 1 or not ends_with_next_answer(table):
            await play_on(table, 1)
        version = table.version

        async def full(*_: object) -> None:
            raise OSError("the disk is full")

        with monkeypatch.context() as broken:
            broken.setattr(tables.store, "_execute", full)
            with pytest.raises(OSError, match="full"):
                await play(table, table.position.asks()[0].seat, "last")
        assert (table.version, (await book(tables.store, campaign)).played) == (version, 0)
        seat = table.position.asks()[0].seat
        assert await play(table, seat, "last") == Taken(version + 1)
        assert (await book(tables.store, campaign)).played == 1
        again = await LiveTable.load(tables.store, table.id)
        assert await again.answer(seat, version, "last", False) == Taken(version + 1)
        assert (await book(tables.store, campaign)).played == 1


def ends_with_next_answer(table: LiveTable) -> bool:
    ask = table.position.asks()[0]
    trial = table.game_history.journal.trial(ask.seat, first_answer(ask))
    return not isinstance(trial, Refusal) and bool(trial.position.over)


# who plays


@asynchronous
async def test_the_book_says_who_played_which_bot_stood_in_and_who_took_the_seat(tmp_path):
    async with house(tmp_path) as tables:
        store = tables.store
        ada, bob, cid = [await people.enter(store, name, "en") for name in ("Ada", "Bob", "Cid")]
        campaign = await begun(store, ada, "me", "open:Robert")
        table = await next_table(tables, ada, campaign)
        await seating.sit(store, table.row, bob, "B")
        await start(tables, ada, campaign)
        await play(table, "A")
        await play(table, "B")
        await seating.leave(store, table.row, bob.id, "B", "random")
        await tables.changed(table)
        await until(lambda: table.position.ask_for("B") is None)
        await seating.come_back(store, table.row, bob.id, "B")
        await tables.changed(table)
        await play_out(table)
        page = (await book(store, campaign)).pages[0]
        hands = [(hand.seat, hand.name, hand.bot) for hand in page.hands]
        assert hands[:3] == [("A", "Ada°", ""), ("B", "Bob°", ""), ("B", "", "random")]
        assert sum(hand.answers for hand in page.hands) == len(page.record.steps)
        following = await next_table(tables, ada, campaign)
        assert following.seats["B"].person == bob.id, "the seat was nobody's: now it is his"
        await seating.fill(store, following.row, ada.id, "B", "")
        await tables.changed(following)
        await seating.sit(store, following.row, cid, "B")
        await start(tables, ada, campaign)
        await play_out(following)
        ledger = await book(store, campaign)
        assert ledger.begun.people == ["Ada", "Robert"]
        assert {(hand.seat, hand.name) for hand in ledger.pages[1].hands} == {("A", "Ada°"), ("B", "Cid°")}
        async with store.session() as session:
            place = await session.get_one(CampaignSeat, (campaign, "B"))
            assert place.person == bob.id, "Cid only stood in"
        assert (await next_table(tables, ada, campaign)).seats["B"].person == bob.id


@asynchronous
async def test_answers_that_were_taken_back_are_nobodys(tmp_path):
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        campaign = await begun(tables.store, ada, "me", "me", undo="own")
        table = await start(tables, ada, campaign)
        await play(table, "A")
        assert isinstance(await table.go_back(0, table.version, "back"), Taken)
        await play_out(table)
        page = (await book(tables.store, campaign)).pages[0]
        assert sum(hand.answers for hand in page.hands) == len(page.record.steps) < table.version


# rules that change


@asynchronous
async def test_rules_that_change_in_the_middle_of_a_sitting_rewind_nothing_by_themselves(tmp_path, newer_rules):
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        campaign = await begun(tables.store, ada, "me", "me")
        table = await start(tables, ada, campaign)
        await play_out(table)
        table = await start(tables, ada, campaign)
        await play_on(table, 3)
        table_id, version, first = table.id, table.version, await book(tables.store, campaign)
    newer_rules(NICHES=("stair", "well", "crypt"))
    async with house(tmp_path) as tables:
        table = await tables.table(table_id)
        assert table.game_history.broken
        assert await tables.keepers[table_id]._look_after() is None, "its keeper waits for people"
        assert table.version == version, "nobody has gone back"
        outcome = await play(table, table.position.asks()[0].seat)
        assert outcome == Refusal("rules-changed")
        assert await book(tables.store, campaign) == first
        with pytest.raises(NotAllowedError, match="not-host"):
            await changed_rules.go_on(table, (await people.enter(tables.store, "Bob", "en")).id)
        await changed_rules.go_on(table, ada.id)
        assert table.game_history.journal.length < 3
        await play_out(table)
        ledger = await book(tables.store, campaign)
        assert (ledger.pages[0], ledger.played) == (first.pages[0], 2)


@asynchronous
async def test_rules_that_change_between_sittings_leave_the_offer_and_the_book_as_they_are(tmp_path, newer_rules):
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        campaign = await begun(tables.store, ada, "me", "me")
        await play_out(await start(tables, ada, campaign))
        first = await book(tables.store, campaign)
        newer_rules(WORTH=5)
        await play_out(await start(tables, ada, campaign))
        ledger = await book(tables.store, campaign)
        assert ledger.pages[0] == first.pages[0]
        assert [page.record.rules for page in ledger.pages] == [first.pages[0].record.rules, "newer"]


# forks, files


@asynchronous
async def test_a_fork_is_a_campaign_of_ones_own(tmp_path):
    async with house(tmp_path) as tables:
        store = tables.store
        ada, eve = [await people.enter(store, name, "en") for name in ("Ada", "Eve")]
        campaign = await begun(store, ada, "me", "me")
        for _ in range(2):
            await play_out(await start(tables, ada, campaign))
        with pytest.raises(HiddenError, match="no-such-campaign"):
            await campaigns.fork(store, eve, campaign, 1, [])
        with pytest.raises(LedgerError, match="no sitting 3"):
            await campaigns.fork(store, ada, campaign, 3, [])
        other = await campaigns.fork(store, ada, campaign, 1, [])
        ledger, source = await book(store, other), await book(store, campaign)
        assert ledger.fork is not None
        assert (ledger.fork.of, ledger.fork.sitting, ledger.pages) == (source.id, 1, source.pages[:1])
        table = await start(tables, ada, other)
        assert table.row.sitting == 2
        await play_out(table)
        assert ((await book(store, other)).played, (await book(store, campaign)).played) == (2, 2)


@asynchronous
async def test_what_if_at_a_single_table_inherits_the_same_and_is_no_sitting(tmp_path):
    async with house(tmp_path) as tables:
        store = tables.store
        ada = await people.enter(store, "Ada", "en")
        campaign = await begun(store, ada, "me", "me")
        await play_out(await start(tables, ada, campaign))
        table = await start(tables, ada, campaign)
        await play_out(table)
        before = await book(store, campaign)
        other = await tables.table(await rematch_and_fork.fork(store, table, ada, 2, "A", "random"))
        assert (other.position.state.night, other.row.campaign) == (2, None)
        assert other.position.state.envelope == table.position.state.envelope
        while not other.position.over:
            if other.position.ask_for("A") is not None:
                await play(other, "A")
            await asyncio.sleep(0)
        assert await book(store, campaign) == before


@asynchronous
async def test_two_servers_hand_a_campaign_over(tmp_path):
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
    async with house(tmp_path / "here") as here, house(tmp_path / "there") as there:
        ada = await people.enter(here.store, "Ada", "en")
        bea = await people.enter(there.store, "Bea", "en")
        campaign = await begun(here.store, ada, "me", "me")
        await play_out(await start(here, ada, campaign))
        _, file = await campaigns.export(here.store, ada.id, campaign)
        assert await campaigns.take_in(there.store, bea, file, ["me", "me"]) == campaign
        with pytest.raises(LedgerError, match="nothing new"):
            await campaigns.take_in(there.store, bea, file, ["me", "me"])
        await play_out(await start(there, bea, campaign))
        _, back = await campaigns.export(there.store, bea.id, campaign)
        offered = (await next_table(here, ada, campaign)).id
        assert await campaigns.take_in(here.store, ada, back, []) == campaign
        assert (await book(here.store, campaign)).played == 2
        following = await next_table(here, ada, campaign)
        assert (following.row.sitting, following.id != offered) == (3, True)
        async with here.store.session() as session:
            assert await session.get(GameTable, offered) is None, "the sitting was played elsewhere"


@asynchronous
async def test_a_sitting_that_is_being_played_here_is_not_pulled_away_and_what_both_played_becomes_a_fork(tmp_path):
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
    async with house(tmp_path / "here") as here, house(tmp_path / "there") as there:
        ada = await people.enter(here.store, "Ada", "en")
        bea = await people.enter(there.store, "Bea", "en")
        eve = await people.enter(here.store, "Eve", "en")
        campaign = await begun(here.store, ada, "me", "me")
        _, file = await campaigns.export(here.store, ada.id, campaign)
        await campaigns.take_in(there.store, bea, file, ["me", "me"])
        await play_out(await start(there, bea, campaign))
        _, played_there = await campaigns.export(there.store, bea.id, campaign)
        table = await start(here, ada, campaign)
        with pytest.raises(LedgerError, match="being played here"):
            await campaigns.take_in(here.store, ada, played_there, [])
        await play_out(table)
        with pytest.raises(LedgerError, match="Sitting 1 was played here and elsewhere"):
            await campaigns.take_in(here.store, ada, played_there, [])
        with pytest.raises(NotAllowedError, match="not-your-campaign"):
            await campaigns.take_in(here.store, eve, played_there, [])
        kept = await book(here.store, campaign)
        other = await campaigns.take_in(here.store, ada, played_there, ["me", "me"], as_fork=True)
        assert other != campaign
        fork = (await book(here.store, other)).fork
        assert fork is not None
        assert (fork.of, fork.sitting) == (campaign.hex, 0)
        assert await book(here.store, campaign) == kept


@asynchronous
async def test_a_file_that_is_refused_changes_nothing(tmp_path):
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        for data in (b"", b"{}", b"[" * 10_000):
            with pytest.raises(LedgerError):
                await campaigns.take_in(tables.store, ada, data, [])
        async with tables.store.session() as session:
            assert await session.scalar(select(func.count()).select_from(PageRow)) == 0


@asynchronous
async def test_campaigns_that_cannot_begin(tmp_path):
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        for seats, reason in [
            (["me"], "bad-campaign"),
            (["me"] * 9, "bad-campaign"),
            (["me", "open:" + "x" * 41], "bad-campaign"),
            (["me", "open:B\x07b"], "bad-campaign"),
            (["me", "somebody"], "bad-table"),
            (["me", "bot:genius"], "no-such-bot"),
        ]:
            with pytest.raises(TurnedDownError, match=reason):
                await begun(tables.store, ada, *seats)
        with pytest.raises(TurnedDownError, match="bad-campaign"):
            await campaigns.begin(tables.store, ada, campaign="saga", seats=["me", "me"], options={})
        with pytest.raises(TurnedDownError, match="bad-table"):
            await begun(tables.store, ada, "me", "me", clock="sundial")
        assert await campaigns_of(tables.store, ada.id) == []


async def campaigns_of(store: Store, person: UUID) -> list[UUID]:
    async with store.session() as session:
        return [row.id for row in await campaigns.mine(session, person)]
