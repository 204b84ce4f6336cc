"""The shelf under attack: too much, too often, at the same moment, and what is no deck at all."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import func, select, update
from tests.server.site import Visitor, site
from tests.server.test_shelf import GOVERN, account, copies, other, precon
from tests.server.vtes_house import offer_vtes
from tests.table.house import asynchronous
from tests.table.postgres import postgres

from nokturn.games.vtes.printed.facts import crypt_cards, library_cards
from nokturn.server.routes import decks
from nokturn.table.lobby import shelf
from nokturn.table.store.models import ShelfDeck, ShelfVersion
from nokturn.table.store.store import Store, now

CROWD = 5


@pytest.fixture(autouse=True)
def vtes(monkeypatch: pytest.MonkeyPatch) -> None:
    offer_vtes(monkeypatch)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/nokturn.db"
    else:
        with postgres() as url:
            yield url


def outcome(answer: Any) -> str:
    return "yes" if answer.status_code < 300 else str(answer.json()["error"]["reason"])


@asynchronous
async def test_of_several_windows_that_change_a_deck_at_once_one_does_and_the_others_are_told(tmp_path, database):
    async with site(tmp_path, database_url=database) as house:
        ada = await account(house)
        made = await ada.ok("POST", "/api/shelf", {"deck": await precon(ada)})
        path = f"/api/shelf/{made['id']}"
        for edition in (1, 2, 3):
            wanted = [other(made["deck"], 10 * edition + number) for number in range(CROWD)]
            answers = await asyncio.gather(*[ada.ask("PUT", path, {"edition": edition, "deck": one}) for one in wanted])
            assert Counter(map(outcome, answers)) == {"yes": 1, "deck-changed": CROWD - 1}
            (winner,) = [number for number, answer in enumerate(answers) if answer.status_code == 200]
            kept = await ada.ok("GET", path)
            assert (kept["edition"], copies(kept["deck"])) == (edition + 1, 10 * edition + winner)


@asynchronous
async def test_of_several_who_take_the_last_place_on_a_shelf_one_gets_it(tmp_path, database, monkeypatch):
    monkeypatch.setattr(shelf, "MOST_DECKS", 2)
    async with site(tmp_path, database_url=database) as house:
        ada = await account(house)
        deck = await precon(ada)
        first = await ada.ok("POST", "/api/shelf", {"deck": deck})
        answers = await asyncio.gather(*[ada.ask("POST", "/api/shelf", {"deck": deck}) for _ in range(CROWD)])
        assert Counter(map(outcome, answers)) == {"yes": 1, "shelf-full": CROWD - 1}
        await ada.ok("DELETE", f"/api/shelf/{first['id']}")
        await ada.ok("POST", "/api/shelf", {"deck": deck})
        assert len(await ada.ok("GET", "/api/shelf")) == 2, "what was taken away makes room, as the refusal says"
        assert await ada.refused("POST", f"/api/shelf/{first['id']}/restore") == (404, "no-such-deck")


@asynchronous
async def test_what_was_taken_away_can_be_put_back_for_a_month(tmp_path):
    async with site(tmp_path) as house:
        ada = await account(house)
        made = await ada.ok("POST", "/api/shelf", {"deck": await precon(ada)})
        await ada.ok("DELETE", f"/api/shelf/{made['id']}")
        for days, status in ((29, 200), (31, 404)):
            async with house.house.store.changing.begin() as session:
                await session.execute(update(ShelfDeck).values(deleted=now() - timedelta(days=days)))
            assert (await ada.ask("POST", f"/api/shelf/{made['id']}/restore")).status_code == status


async def bytes_kept(store: Store) -> int:
    async with store.session() as session:
        return int(await session.scalar(select(func.sum(func.length(ShelfVersion.data)))) or 0)


@asynchronous
async def test_versions_of_a_shelf_end_and_neither_the_first_nor_the_newest_of_a_deck_goes(tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "SITTING", timedelta(0))
    async with site(tmp_path) as house:
        ada, store = await account(house), house.house.store
        made = [await ada.ok("POST", "/api/shelf", {"deck": await precon(ada)}) for _ in range(2)]
        one = await bytes_kept(store) // 2
        monkeypatch.setattr(shelf, "MOST_BYTES", 6 * one)
        for edition in range(1, 7):
            for deck in made:
                body = {"edition": edition, "deck": other(deck["deck"], 10 + edition)}
                await ada.ok("PUT", f"/api/shelf/{deck['id']}", body)
                assert await bytes_kept(store) < 6.2 * one
        for deck in made:
            left = [version["number"] for version in await ada.ok("GET", f"/api/shelf/{deck['id']}/versions")]
            assert (left[0], left[-1]) == (7, 1)
            assert len(left) > 2
        monkeypatch.setattr(shelf, "MOST_VERSIONS", 3)
        await ada.ok("PUT", f"/api/shelf/{made[0]['id']}", {"edition": 7, "deck": other(made[0]["deck"], 20)})
        left = [one["number"] for one in await ada.ok("GET", f"/api/shelf/{made[0]['id']}/versions")]
        assert left == [8, 7, 1]


HUGE = 10 * 2**20


@asynchronous
async def test_ten_megabytes_are_no_deck_and_whoever_sends_them_hears_so(tmp_path):
    async with site(tmp_path) as house:
        ada = await account(house)
        deck = await precon(ada)
        assert await ada.refused("POST", "/api/decks/check", {"text": "4x Vessel\n" * (HUGE // 10)}) == (
            413,
            "too-large",
        )
        large = {"deck": {**deck, "description": "x" * HUGE}}
        assert await ada.refused("POST", "/api/shelf", large) == (413, "too-large")
        for story in ({"notes": [[vekn, "y" * 150] for vekn, _ in deck["cards"]] * 9}, {"name": "n" * 60_000}):
            answer = await ada.ask("POST", "/api/shelf", {"deck": {**deck, **story}})
            assert answer.status_code in (200, 201, 400)
        for line in await ada.ok("GET", "/api/shelf"):
            assert len(line["box"]["name"]) <= 120
        assert await bytes_kept(house.house.store) < 2 * 48_000


@asynchronous
async def test_files_of_other_games_and_what_is_no_text_are_told_apart_from_decks(tmp_path):
    async with site(tmp_path) as house:
        ada = await account(house)
        table = await ada.table("me", "bot:random", "bot:random")
        lobby = (await ada.ask("GET", f"/api/tables/{table}")).text
        texts = {
            "another game's table": lobby,
            "another game's list": "4 Lightning Bolt (2XM) 129\n20 Mountain (ZNR) 381",
            "a page": "<!doctype html>\n<html><body>4x nothing</body></html>",
            "a picture": "\x89PNG\r\n\x1a\n" + "\x07\x02" * 200,
            "nothing": " \n\t\n",
            "half a file": '{"cards": [{"id": 100845, "count": 4}',
        }
        for what, text in texts.items():
            found = await ada.ok("POST", "/api/decks/check", {"text": text})
            assert not found["whole"], what
            assert found["problems"], what
            assert "\x07" not in str(found["problems"]), what
        assert await ada.ok("GET", "/api/shelf") == []


@asynchronous
async def test_a_newer_list_of_cards_is_read_as_far_as_it_is_known_and_says_what_is_not(tmp_path):
    """Fields that nobody knows yet do no harm; a card that nobody knows yet is named with its line."""
    async with site(tmp_path) as house:
        ada = await account(house)
        deck = await precon(ada)
        text = (await ada.ok("POST", "/api/decks/export", {"deck": deck, "form": "krcg5"}))["text"]
        newer = text.replace('"count"', '"foil": [1, {"a": null}],\n      "count"').replace("{", '{"version": 9,', 1)
        found = await ada.ok("POST", "/api/decks/check", {"text": newer, "format": "any"})
        assert sorted(found["kept"]["cards"]) == sorted(deck["cards"])
        unknown = newer.replace(f'"id": {deck["cards"][0][0]}', '"id": 209999')
        found = await ada.ok("POST", "/api/decks/check", {"text": unknown, "format": "any"})
        assert not found["whole"]
        assert any(problem["line"] for problem in found["problems"])


def heaviest() -> dict[str, Any]:
    """As dear to count as a deck can be: everybody of half of it against every card of the other half."""
    half = [*sorted(crypt_cards())[:100], *sorted(library_cards())[:100]]
    return {"name": "", "author": "", "description": "", "cards": [[vekn, 999] for vekn in half], "then": {}}


@asynchronous
async def test_what_takes_long_to_count_is_counted_seldom_and_keeps_nobody_else_from_it(tmp_path):
    async with site(tmp_path, rate=0.1) as house:
        house.house.limits.clock = lambda: 0.0
        ada, bob = await house.visitor(), await house.visitor()
        asked = {"deck": heaviest()}

        async def lays(visitor: Visitor, address: str) -> str:
            return outcome(await visitor.ask("POST", "/api/decks/lay", asked, **{"X-Forwarded-For": address}))

        heard = [await lays(ada, "192.0.2.1") for _ in range(7)]
        assert heard == ["yes"] * 5 + ["too-often"] * 2
        assert await lays(bob, "192.0.2.2") == "yes"


@asynchronous
async def test_what_strangers_send_to_be_shown_fills_no_memory(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor()
        deck = await precon(ada)
        decks._box.cache_clear()
        for number in range(20):
            told = {**deck, "description": f"{number}" * 9_000, "then": {f"{number}": _then("x" * 9_000)}}
            await ada.ok("POST", "/api/decks/boxes", {"decks": [told]})
        assert decks._box.cache_info().currsize == 1, "what a box does not show is not remembered"
        long = {**deck, "then": {str(GOVERN): _then("x" * 50_000)}}
        (box,) = await ada.ok("POST", "/api/decks/boxes", {"decks": [long]})
        assert box["crypt_size"] == 12
        assert decks._box.cache_info().currsize == 1, "nor what is longer than any deck"


def _then(name: str) -> dict[str, Any]:
    return {"name": name, "banned": False, "facts": ""}


@asynchronous
async def test_whoever_leaves_leaves_no_deck_behind_and_takes_every_version_along(tmp_path, monkeypatch):
    monkeypatch.setattr(shelf, "SITTING", timedelta(0))
    async with site(tmp_path) as house:
        ada, eve = await account(house), await account(house, "Eve")
        made = [await one.ok("POST", "/api/shelf", {"deck": await precon(one)}) for one in (ada, ada, eve)]
        await ada.ok("PUT", f"/api/shelf/{made[0]['id']}", {"edition": 1, "deck": other(made[0]["deck"], 9)})
        await ada.ok("DELETE", f"/api/shelf/{made[1]['id']}")
        taken = (await ada.ok("GET", "/api/me/export"))["decks"]
        assert sorted((one["deck"], one["version"]) for one in taken) == sorted(
            [(made[0]["id"], 1), (made[0]["id"], 2), (made[1]["id"], 1)]
        ), "also what was, and what could still be put back"
        await ada.ok("POST", "/api/me/delete", {"password": "long enough"})
        async with house.house.store.session() as session:
            assert (await session.scalars(select(ShelfDeck.id))).all() == [UUID(made[2]["id"])]
            assert (await session.scalars(select(ShelfVersion.deck_id))).all() == [UUID(made[2]["id"])]
