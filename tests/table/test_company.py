"""A campaign at the table in which people join and leave between sittings."""

from __future__ import annotations

from pathlib import Path
from uuid import UUID

import pytest
from tests.conformance.beacon.campaign import CAMPAIGN
from tests.conformance.beacon.offered import offered
from tests.table.campaign_house import book, next_table, start, think_here
from tests.table.house import asynchronous, house, play, until

from nokturn.campaigns.campaign import Place
from nokturn.table import people
from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.live.live import LiveTable
from nokturn.table.lobby import campaigns, invitations, seating
from nokturn.table.store.models import Person
from nokturn.table.store.store import Store


@pytest.fixture(autouse=True)
def beacon(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    offered(monkeypatch, str(tmp_path / "packs"))
    think_here(monkeypatch)


async def begun(store: Store, host: Person, *seats: str, campaign: str = "beacon") -> UUID:
    return await campaigns.begin(store, host, campaign=campaign, seats=seats, options={}, hands="team")


async def play_out(table: LiveTable) -> None:
    """Whoever is a person answers whenever they are asked, until it is over."""

    def asked() -> list[str]:
        return [ask.seat for ask in table.position.asks() if not table.seats[ask.seat].bot]

    while not table.position.over:
        await until(lambda: table.position.over or bool(asked()))
        if seats := asked():
            await play(table, seats[0])


@asynchronous
async def test_somebody_joins_and_somebody_stays_away_and_the_table_is_laid_out_for_them(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        store = tables.store
        ada, ewa = await people.enter(store, "Ada", "en"), await people.enter(store, "Ewa", "pl")
        campaign = await begun(store, ada, "me", "bot:random")
        first = await start(tables, ada, campaign)
        assert first.row.hands == "team"
        await campaigns.join(store, ada, campaign, "open:Ewa")
        await campaigns.stay_away(store, ada, campaign, "B", away=True)
        assert first.row.players == 2, "a sitting that has begun goes on as it began"
        await play_out(first)
        second = await next_table(tables, ada, campaign)
        assert (second.row.players, list(second.seats)) == (2, ["A", "B"])
        await seating.sit(store, second.row, ewa, "B")
        await tables.changed(second)
        second = await start(tables, ada, campaign)
        assert second.row.packs == first.row.packs
        await play_out(second)
        ledger = await book(store, campaign)
        assert ledger.pages[1].company == [Place("A", "Ada"), Place("C", "Ewa")]
        assert {hand.seat for hand in ledger.pages[1].hands} == {"A", "C"}
        assert {one.place: one.sittings for one in ledger.state(CAMPAIGN).watchers} == {"A": 2, "B": 1, "C": 1}
        third = await next_table(tables, ewa, campaign)
        assert third.seats["B"].person == ewa.id, "whoever came to an open place holds it"


@asynchronous
async def test_a_table_that_is_laid_out_already_changes_with_the_company(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        store = tables.store
        ada = await people.enter(store, "Ada", "en")
        campaign = await begun(store, ada, "me")
        table = await next_table(tables, ada, campaign)
        assert await campaigns.join(store, ada, campaign, "bot:random") == table.id
        await tables.changed(table)
        assert (table.row.players, table.seats["B"].bot) == (2, "random")
        assert await campaigns.stay_away(store, ada, campaign, "B", away=True) == table.id
        await tables.changed(table)
        assert list(table.seats) == ["A"]
        await campaigns.stay_away(store, ada, campaign, "B", away=False)
        table = await start(tables, ada, campaign)
        await play_out(table)
        assert (await book(store, campaign)).pages[0].company == [Place("A", "Ada"), Place("B", "Bot B")]


@asynchronous
async def test_who_may_let_whom_join_and_how_many(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        store = tables.store
        ada, jan = await people.enter(store, "Ada", "en"), await people.enter(store, "Jan", "pl")
        campaign = await begun(store, ada, "me", "open:Jan")
        with pytest.raises(TurnedDownError):
            await campaigns.join(store, jan, campaign, "me")
        await campaigns.stay_away(store, ada, campaign, "B", away=True)
        with pytest.raises(TurnedDownError):
            await campaigns.stay_away(store, ada, campaign, "A", away=True)
        with pytest.raises(TurnedDownError):
            await campaigns.stay_away(store, ada, campaign, "F", away=True)
        for _ in range(3):
            await campaigns.join(store, ada, campaign, "bot:random")
        with pytest.raises(TurnedDownError):
            await campaigns.join(store, ada, campaign, "bot:random")
        table = await next_table(tables, ada, campaign)
        token, _ = await invitations.invite(store, table.row, ada.id)
        await invitations.accept(store, table.id, jan.id, token)
        with pytest.raises((NotAllowedError, TurnedDownError)):
            await campaigns.join(store, jan, campaign, "bot:random")


@asynchronous
async def test_a_closed_company_stays_as_it_is(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        campaign = await begun(tables.store, ada, "me", "bot:random", campaign="heritage")
        with pytest.raises(TurnedDownError) as refused:
            await campaigns.join(tables.store, ada, campaign, "bot:random")
        assert refused.value.reason == "company-closed"
