"""People who play together: whoever is first goes on, everybody has their questions, packs are found again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.conformance.beacon import beacon
from tests.conformance.beacon.beacon import BeaconGame, BeaconPacks, Climb, Face, Fetch
from tests.conformance.beacon.offered import offered as offer_beacon
from tests.table.house import asynchronous, house, new_table, play, until

from nokturn.kernel.asks import Refusal
from nokturn.kernel.plain import pack
from nokturn.kernel.together.agreement import LEAVE_IT
from nokturn.table import people
from nokturn.table.errors import NotAllowedError, TurnedDownError
from nokturn.table.live import changed_rules, sights, undo
from nokturn.table.live.hands import hands_of
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.live.open_tables import OpenTables
from nokturn.table.live.sight import UndoRequest
from nokturn.table.lobby import seating
from nokturn.table.store.models import Person

GAME = beacon.GAME


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The Beacon among the games, and a shelf of packs of its own."""
    offer_beacon(monkeypatch, str(tmp_path / "shelf"))


async def two(tables: OpenTables, **more: Any) -> tuple[LiveTable, Person, Person]:
    """Ada sits at A, Jan at B."""
    ada = await people.enter(tables.store, "Ada", "en")
    jan = await people.enter(tables.store, "Jan", "pl")
    table = await new_table(tables, ["me", "open"], game="beacon", host=ada, **more)
    await seating.sit(tables.store, table.row, jan, "B")
    await seating.start(tables.store, table.row, ada.id)
    await tables.changed(table)
    return table, ada, jan


async def say(table: LiveTable, seat: str, version: int, answer: Any) -> Taken | Refusal:
    return await table.answer(seat, version, f"{seat}{version}{answer}", pack(answer))


def hand(table: LiveTable, seat: str) -> tuple[str, ...]:
    held: tuple[str, ...] = table.position.state.hands[seat]
    return held


async def to_the_towers(table: LiveTable) -> None:
    for seat in table.seats:
        assert await say(table, seat, table.version, Fetch()) == Taken(table.version)


# --- the first answer goes on -------------------------------------------------------------------------


@asynchronous
async def test_of_two_answers_to_the_same_asking_the_first_is_taken_and_the_second_is_stale(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        table, _, _ = await two(tables)
        assert await say(table, "B", 0, Fetch()) == Taken(1)
        assert await say(table, "A", 0, Fetch()) == Refusal("stale"), "it was given to a question that is gone"
        assert await say(table, "A", 1, Fetch()) == Taken(2)


@asynchronous
async def test_an_answer_to_a_question_that_nobody_asks_any_more_is_stale_too(tmp_path: Path) -> None:
    """Whoever is not asked at all any more is told that the game went on, not that nobody ever asked them."""
    async with house(tmp_path) as tables:
        table, _, _ = await two(tables)
        await to_the_towers(table)
        for seat in "AB":
            await say(table, seat, table.version, Climb("gull"))
        seen = table.version
        await say(table, "A", seen, True)
        await say(table, "B", seen, True)
        late = table.version
        await say(table, "B", late, Face("fog"))
        await say(table, "A", late, Face("fog"))
        assert await say(table, "B", late, Face("wreckers")) == Refusal("stale")


@asynchronous
async def test_people_who_play_beside_each_other_do_not_get_in_each_other_s_way(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        table, _, _ = await two(tables, clock="day")
        await to_the_towers(table)
        seen, since = table.version, table.waiting["B"]
        assert await say(table, "A", seen, Climb("gull")) == Taken(seen + 1)
        assert await say(table, "A", seen + 1, True) == Taken(seen + 2)
        assert table.waiting["B"] == since, "the clock of the other goes on"
        assert await say(table, "B", seen, Climb("monk")) == Taken(seen + 3)


@asynchronous
async def test_bots_answer_where_anybody_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.table.campaign_house import think_here

    think_here(monkeypatch)
    async with house(tmp_path) as tables:
        table = await new_table(tables, ["me", "bot:random", "bot:random"], game="beacon")
        assert table.version == 0, "where anybody may act, the bots let people go first"
        while not table.position.over:
            assert isinstance(await play(table, "A"), Taken)
            await until(lambda: table.position.over or table.position.ask_for("A") is not None)
        assert [place.place for place in sights.look(table, "A").standings] in ([1], [2])


@asynchronous
async def test_a_player_who_vanishes_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's time is up at once: the group decides without them all, by the clock alone."""
    async with house(tmp_path) as tables:
        table, _, _ = await two(tables, clock="blitz")
        monkeypatch.setattr(table, "deadline_of", lambda seat: 0.0)
        table.tell()
        await until(lambda: table.position.over)
        by = {entry.by for entry in await tables.store.entries(table.id, 0)}
        assert by == {"c:"}


# --- together -----------------------------------------------------------------------------------------


@asynchronous
async def test_one_person_at_several_seats_has_one_voice(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        table = await new_table(tables, ["me", "me", "me"], game="beacon")
        await to_the_towers(table)
        for seat in "ABC":
            await say(table, seat, table.version, Climb("gull"))
            await say(table, seat, table.version, True)
        night = table.position.state.night
        await say(table, "B", table.version, Face("fog"))
        await until(lambda: table.position.state.night > night)
        spoken = [entry for entry in await tables.store.entries(table.id, 0) if entry.answer == pack(LEAVE_IT)]
        assert [entry.seat for entry in spoken] == ["A", "C"]


# --- hands --------------------------------------------------------------------------------------------


@asynchronous
async def test_with_hands_of_the_team_everybody_may_answer_for_everybody(tmp_path: Path) -> None:
    from nokturn.server.answers import _other

    async with house(tmp_path) as tables:
        table, ada, jan = await two(tables, hands="team")
        assert hands_of(table, ada.id) == hands_of(table, jan.id) == ("A", "B")
        assert hands_of(table, None) == ()
        stranger = await people.enter(tables.store, "Ewa", "en")
        assert hands_of(table, stranger.id) == ()
        await table.answer("B", 0, "x", pack(Fetch()), by=_other(table, "B", ada))
        (entry,) = await tables.store.entries(table.id, 0)
        assert (entry.seat, entry.by) == ("B", "p:Ada°")


@asynchronous
async def test_with_one_s_own_hands_only_for_oneself(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        table, ada, jan = await two(tables)
        assert (hands_of(table, ada.id), hands_of(table, jan.id)) == (("A",), ("B",))
        with pytest.raises(TurnedDownError):
            await new_table(tables, ["me"], game="beacon", host=ada, hands="many")


@asynchronous
async def test_all_questions_one_may_answer_are_side_by_side(tmp_path: Path) -> None:
    async with house(tmp_path) as tables:
        table, ada, _ = await two(tables, hands="team")
        sight = sights.look(table, "A", hands=hands_of(table, ada.id))
        assert ([ask.seat for ask in sight.asks], [ask.seat for ask in sight.beside]) == (["A"], ["B"])
        alone = sights.look(table, "A", hands=("A",))
        assert alone.beside == []
        assert sights.look(table, None).beside == []
        several = await new_table(tables, ["me", "me", "bot:random"], game="beacon", host=ada)
        seen = sights.look(several, "B", hands=hands_of(several, ada.id))
        assert [ask.seat for ask in seen.beside] == ["A"], "what a bot is asked is its own affair"


# --- one sight for all who see the same ---------------------------------------------------------------


def counting(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    calls: list[Any] = []
    whole = BeaconGame.view

    def view(self: BeaconGame, state: Any, seat: Any) -> Any:
        calls.append(seat)
        return whole(self, state, seat)

    monkeypatch.setattr(BeaconGame, "view", view)
    return calls


@asynchronous
async def test_those_who_see_the_same_share_one_view_and_one_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as tables:
        table, _, _ = await two(tables)
        calls = counting(monkeypatch)
        seen = {seat: msgspec.json.decode(sights.news_for(table, seat, -1)) for seat in ("A", "B", None)}
        assert calls == [None], "made once for all three"
        for seat, sight in seen.items():
            whole = msgspec.json.decode(msgspec.json.encode(sights.look(table, seat)))
            assert sight == whole, "and nobody sees anything else for it"
        assert seen["A"]["asks"] != seen["B"]["asks"]


@asynchronous
async def test_those_who_see_different_things_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as tables:
        ada = await people.enter(tables.store, "Ada", "en")
        row = await seating.create(tables.store, ada, game="beacon", seats=["me", "me"], options={"logs": "own"})
        await seating.start(tables.store, row, ada.id)
        table = await tables.table(row.id)
        calls = counting(monkeypatch)
        seen = {seat: sights.news_for(table, seat, -1).decode() for seat in ("A", "B", None)}
        assert calls == ["A", "B", None]
        for log in hand(table, "B"):
            assert log not in seen["A"]
            assert log not in seen[None]


# --- packs --------------------------------------------------------------------------------------------


def another_process(monkeypatch: pytest.MonkeyPatch, folder: Path) -> BeaconPacks:
    """The same game, whose packs lie elsewhere and nothing of them is remembered."""
    packs = BeaconPacks("beacon", folder)
    monkeypatch.setattr(beacon.GAME, "packs", packs)
    return packs


def copied(folder: Path, **changes: str) -> Path:
    text = (GAME.folder / "packs" / "coast" / "tale.toml").read_text("utf-8")
    for before, after in changes.items():
        text = text.replace(before, after)
    (folder / "coast").mkdir(parents=True, exist_ok=True)
    (folder / "coast" / "tale.toml").write_text(text, "utf-8")
    return folder


@asynchronous
async def test_a_game_goes_on_with_the_pack_it_began_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    packs = copied(tmp_path / "packs")
    another_process(monkeypatch, packs)
    async with house(tmp_path) as tables:
        table, ada, _ = await two(tables)
        began = table.row.packs
        await to_the_towers(table)
    another_process(monkeypatch, copied(packs, gull="heron"))
    async with house(tmp_path) as tables:
        old = await tables.table(table.id)
        assert old.row.packs == began
        new = await new_table(tables, ["me"], game="beacon", host=ada)
        assert new.row.packs != began, "two versions of it are played side by side"
        assert await say(old, "A", old.version, Climb("gull")) == Taken(old.version)
        await say(new, "A", 0, Fetch())
        assert await say(new, "A", 1, Climb("heron")) == Taken(2)


@asynchronous
async def test_a_pack_that_is_gone_is_said_and_the_host_can_go_on_with_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packs = copied(tmp_path / "packs")
    another_process(monkeypatch, packs)
    async with house(tmp_path) as tables:
        table, ada, jan = await two(tables)
        await to_the_towers(table)
        await say(table, "A", table.version, Climb("gull"))
    (tmp_path / "shelf").rename(tmp_path / "lost")
    another_process(monkeypatch, copied(packs, gull="heron"))
    async with house(tmp_path) as tables:
        with pytest.raises(TurnedDownError) as gone:
            await tables.table(table.id)
        assert gone.value.reason == "pack-gone"
        assert "here is only version" in str(gone.value.args_of_text["why"])
        with pytest.raises(NotAllowedError):
            await seating.renew_packs(tables.store, table.id, jan.id)
        await seating.renew_packs(tables.store, table.id, ada.id)
        again = await tables.table(table.id)
        assert again.game_history.broken
        asked = await changed_rules.go_on(again, ada.id)
        assert isinstance(asked, UndoRequest)
        assert await undo.agree(again, asked, asked.needs, "yes") == Taken(again.version)
        assert again.game_history.journal.length == 2, "what fits is kept, the tower that is no more is taken back"
        assert await say(again, "A", again.version, Climb("heron")) == Taken(again.version)
