"""Decks: looked over by the server, kept on the shelf of an account, never lost."""

import asyncio
from datetime import timedelta
from typing import Any
from uuid import UUID

import pytest
from sqlalchemy import update
from tests.server.site import Site, Visitor, site
from tests.server.test_slow_decks import nonsense
from tests.server.vtes_house import NAME, TREMERE, VENTRUE, deck_list, offer_vtes
from tests.table.house import asynchronous

from nokturn.table.lobby import examiner, shelf
from nokturn.table.store.models import GameTable, ResultRow, ResultSeat, ShelfVersion
from nokturn.table.store.store import now

pytestmark = pytest.mark.usefixtures("vtes")
GOVERN, VESSEL, GIANTS_BLOOD = 100845, 102113, 100824


@pytest.fixture
def vtes(monkeypatch):
    offer_vtes(monkeypatch)


async def account(house: Site, name: str = "Ada") -> Visitor:
    visitor = await house.visitor()
    await visitor.ok("POST", "/api/register", {"name": name, "password": "long enough"})
    return visitor


async def precon(visitor: Visitor, name: str = TREMERE) -> dict[str, Any]:
    found: dict[str, Any] = await visitor.ok("GET", f"/api/decks/others/precon/{name}")
    return found


def other(deck: dict[str, Any], govern: int) -> dict[str, Any]:
    """The same deck with so many copies of a card."""
    cards = [entry for entry in deck["cards"] if entry[0] != GOVERN]
    return {**deck, "cards": [*cards, [GOVERN, govern]]}


def copies(deck: dict[str, Any], vekn: int = GOVERN) -> int:
    return int(dict(map(tuple, deck["cards"])).get(vekn, 0))


@asynchronous
async def test_a_deck_is_kept_changed_taken_away_and_put_back(tmp_path):
    async with site(tmp_path) as house:
        ada = await account(house)
        made = await ada.ok("POST", "/api/shelf", {"deck": {**await precon(ada), "name": "Chantry Walls"}})
        (line,) = await ada.ok("GET", "/api/shelf")
        assert (line["box"]["name"], line["box"]["clan"]) == ("Chantry Walls", "tremere")
        assert (line["box"]["crypt_size"], line["box"]["library_size"]) == (12, 77)
        assert line["box"]["playable"] == line["box"]["distinct"] == 33
        assert (line["played"], line["last_played"]) == (0, None)
        path = f"/api/shelf/{made['id']}"
        changed = await ada.ok("PUT", path, {"edition": made["edition"], "deck": other(made["deck"], 3)})
        assert copies(changed["deck"]) == 3
        assert changed["edition"] == made["edition"] + 1
        assert await ada.refused("PUT", path, {"edition": made["edition"], "deck": made["deck"]}) == (
            409,
            "deck-changed",
        )
        assert copies((await ada.ok("GET", path))["deck"]) == 3, "whoever is late changes nothing"
        assert await ada.ok("DELETE", path) == []
        assert await ada.refused("GET", path) == (404, "no-such-deck")
        assert await ada.refused("PUT", path, {"edition": 2, "deck": made["deck"]}) == (404, "no-such-deck")
        (back,) = await ada.ok("POST", f"{path}/restore")
        assert back["id"] == made["id"]
        assert copies((await ada.ok("GET", path))["deck"]) == 3
        file = await ada.ok("GET", "/api/shelf/file")
        assert [deck["name"] for deck in file["decks"]] == ["Chantry Walls"]


@asynchronous
async def test_what_is_changed_in_one_sitting_is_one_version_and_older_ones_can_be_read(tmp_path):
    async with site(tmp_path) as house:
        ada = await account(house)
        made = await ada.ok("POST", "/api/shelf", {"deck": await precon(ada)})
        path, edition = f"/api/shelf/{made['id']}", 1
        for count in (3, 4):
            edition = (await ada.ok("PUT", path, {"edition": edition, "deck": other(made["deck"], count)}))["edition"]
        assert [one["number"] for one in await ada.ok("GET", f"{path}/versions")] == [1]
        async with house.house.store.changing.begin() as session:
            earlier = now() - shelf.SITTING - timedelta(minutes=1)
            await session.execute(update(ShelfVersion).values(changed=earlier))
        await ada.ok("PUT", path, {"edition": edition, "deck": other(made["deck"], 5)})
        newest, first = await ada.ok("GET", f"{path}/versions")
        assert (newest["number"], copies(newest["deck"])) == (2, 5)
        assert (first["number"], copies(first["deck"])) == (1, 4)
        assert copies((await ada.ok("GET", f"{path}?version=1"))["deck"]) == 4
        assert await ada.refused("GET", f"{path}?version=9") == (404, "no-such-deck")


@asynchronous
async def test_a_shelf_has_an_end_and_nonsense_is_turned_down_without_harm(tmp_path, monkeypatch):
    async with site(tmp_path) as house:
        ada = await account(house)
        deck = await precon(ada)
        made = await ada.ok("POST", "/api/shelf", {"deck": deck})
        for cards in ([[GOVERN, 0]], [[GOVERN, -1]], [[GOVERN, 5000]], [[GOVERN, 1]] * 401):
            wrong = {"deck": {**deck, "cards": cards}}
            assert await ada.refused("POST", "/api/shelf", wrong) == (400, "bad-deck")
            refused = await ada.refused("PUT", f"/api/shelf/{made['id']}", {"edition": 1, **wrong})
            assert refused == (400, "bad-deck")
        assert (await ada.ok("GET", f"/api/shelf/{made['id']}"))["deck"]["cards"] == made["deck"]["cards"]
        monkeypatch.setattr(shelf, "MOST_DECKS", 2)
        await ada.ok("POST", "/api/shelf", {"deck": deck})
        assert await ada.refused("POST", "/api/shelf", {"deck": deck}) == (409, "shelf-full")
        assert len(await ada.ok("GET", "/api/shelf")) == 2


@asynchronous
async def test_a_failed_import_leaves_the_shelf_as_it_was(tmp_path):
    """Whatever is wrong with a text, it says so with its line; nothing on the shelf has changed."""
    async with site(tmp_path) as house:
        ada = await account(house)
        made = await ada.ok("POST", "/api/shelf", {"deck": await precon(ada)})
        texts = {
            "4x Govern the Unalined": 1,
            "2x Nassir\n4x Govern\x07 the Unaligned": 2,
            '{"cards": [\n{"id": 102999, "count": 2}]}': 2,
            "\n".join(f"1x qqq{number}" for number in range(3000)): 1,
        }
        for text, line in texts.items():
            found = await ada.ok("POST", "/api/decks/check", {"text": text})
            assert not found["whole"]
            assert found["kept"] is None
            assert found["problems"][0]["line"] == line, text[:40]
        assert await ada.refused("POST", "/api/decks/check", {"text": "x" * 32_001}) == (400, "too-long")
        assert await ada.refused("POST", "/api/decks/check", {"text": "4x Vessel\n" * 7_000}) == (413, "too-large")
        (line,) = await ada.ok("GET", "/api/shelf")
        assert (line["id"], line["edition"]) == (made["id"], 1)


@asynchronous
async def test_a_text_that_takes_too_long_is_cut_off_and_keeps_nobody_from_bringing_a_deck(tmp_path, monkeypatch):
    async with site(tmp_path) as house:
        ada, bob = await house.visitor("Ada"), await house.visitor("Bob")
        await ada.ok("POST", "/api/decks/check", {"text": "4x Vessel"})
        table = await bob.table("me", "open", game=NAME)
        bringing = {"seat": "A", "key": "deck", "value": deck_list(TREMERE)}
        await bob.ok("POST", f"/api/tables/{table}/bring", bringing)
        monkeypatch.setattr(examiner, "SECONDS", 0.05)
        slow = asyncio.create_task(ada.ask("POST", "/api/decks/check", {"text": nonsense()}))
        await bob.ok("GET", "/api/me")
        cut_off = await slow
        assert (cut_off.status_code, cut_off.json()["error"]["reason"]) == (400, "too-intricate")


@asynchronous
async def test_a_deck_says_what_has_happened_to_its_cards_since(tmp_path):
    async with site(tmp_path) as house:
        ada = await account(house)
        deck = await precon(ada)
        kept = {**deck, "then": {str(GOVERN): {"name": "Govern the Unaligned", "banned": True, "facts": "other"}}}
        (box,) = await ada.ok("POST", "/api/decks/boxes", {"decks": [kept]})
        assert len(box["since"]) == 2
        assert all("Govern the Unaligned" in said for said in box["since"])
        (polish,) = await ada.ok("POST", "/api/decks/boxes", {"decks": [kept], "lang": "pl"})
        assert set(polish["since"]).isdisjoint(box["since"])


@asynchronous
async def test_games_played_with_a_deck_are_counted_for_it_and_for_no_other(tmp_path):
    async with site(tmp_path) as house:
        ada = await account(house)
        made = await ada.ok("POST", "/api/shelf", {"deck": {**await precon(ada), "name": "Mine"}})
        await ada.ok("POST", "/api/shelf", {"deck": {**await precon(ada, VENTRUE), "name": "Other"}})
        text = {line["box"]["name"]: line["box"]["text"] for line in await ada.ok("GET", "/api/shelf")}["Mine"]
        table = await ada.table("me", "bot:random", game=NAME, options={"deck:A": text})
        me = (await ada.ok("GET", "/api/me"))["id"]
        async with house.house.store.changing.begin() as session:
            row = await session.get_one(GameTable, UUID(table))
            session.add(
                ResultRow(
                    table_id=row.id,
                    game=NAME,
                    players=2,
                    how="played",
                    rules=row.rules,
                    steps=1,
                    ended=now(),
                    final=b"",
                )
            )
            await session.flush()
            session.add(ResultSeat(table_id=row.id, seat="A", person=UUID(me), name="Ada", bot="", place=1, score=2.0))
        lines = {line["box"]["name"]: line for line in await ada.ok("GET", "/api/shelf")}
        assert (lines["Mine"]["played"], lines["Mine"]["wins"], lines["Mine"]["points"]) == (1, 1, 2.0)
        assert lines["Mine"]["last_played"]
        assert lines["Other"]["played"] == 0
        await ada.ok("PUT", f"/api/shelf/{made['id']}", {"edition": 1, "deck": other(made["deck"], 3)})
        assert len(text) < 32_000


@asynchronous
async def test_who_leaves_takes_everything_along(tmp_path):
    async with site(tmp_path) as house:
        ada = await account(house)
        await ada.ok("POST", "/api/shelf", {"deck": {**await precon(ada), "description": "xyzzy"}})
        kept = await ada.ok("GET", "/api/me/export")
        assert [one["data"]["description"] for one in kept["decks"]] == ["xyzzy"]
        await ada.ok("POST", "/api/me/delete", {"password": "long enough"})
        async with house.house.store.session() as session:
            assert (await session.scalars(ShelfVersion.__table__.select())).all() == []


@asynchronous
async def test_a_card_beside_a_deck_and_a_deck_in_every_format(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor()
        deck = await precon(ada)
        eyes = (await ada.ok("POST", "/api/decks/find", {"wish": {"words": "Eyes of Argus"}, "deck": deck}))["cards"][0]
        page = await ada.ok("POST", "/api/decks/card", {"vekn": eyes["vekn"], "deck": deck})
        assert "Ayelech" in page["superior"]
        assert page["cannot"] == ["Rosalina Cortez"]
        assert "intercept" in page["official"]
        assert page["alternatives"]
        assert page["precons"] > 0
        assert await ada.refused("POST", "/api/decks/card", {"vekn": 7}) == (404, "not-found")
        for form in ("twd", "jol", "lackey", "text", "vdb", "krcg4", "krcg5", "numbered"):
            text = (await ada.ok("POST", "/api/decks/export", {"deck": deck, "form": form}))["text"]
            again = await ada.ok("POST", "/api/decks/check", {"text": text, "format": "any"})
            assert sorted(again["kept"]["cards"]) == sorted(deck["cards"]), form
        laid = await ada.ok("POST", "/api/decks/lay", {"deck": deck})
        assert laid["sheet"]["numbers"]["averages"]["runs"] == 1000
        others = await ada.ok("GET", "/api/decks/others")
        assert len(others["precons"]) == 28
        won = await ada.ok("GET", "/api/decks/winners?words=govern%20the%20unaligned")
        assert len(won) == 20
        assert (await ada.ok("GET", f"/api/decks/others/winner/{won[0]['id']}"))["cards"]
        assert await ada.refused("GET", "/api/decks/others/precon/nothing") == (404, "not-found")
