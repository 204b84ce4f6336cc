"""What the gallery of a game asks for besides its cards: other cards by name, official texts, the yardstick."""

import asyncio

import pytest
from tests.server.site import site
from tests.server.vtes_house import NAME, offer_vtes
from tests.table.house import asynchronous

from nokturn.games.vtes.decks.yardstick import coverage, real_decks
from nokturn.server.routes.games import _counted

pytestmark = pytest.mark.usefixtures("vtes")


@pytest.fixture
def vtes(monkeypatch):
    offer_vtes(monkeypatch)


@asynchronous
async def test_a_card_is_looked_up_by_its_name(tmp_path):
    async with site(tmp_path) as house:
        sam = await house.visitor()
        (liquidation,) = await sam.ok("GET", f"/api/games/{NAME}/lookup?name=liquidation")
        assert liquidation["text"]["pl"] == "Liquidation: tą kartą nie można tu jeszcze grać."
        (govern,) = await sam.ok("GET", f"/api/games/{NAME}/lookup?name=Govern+the+Unalined")
        assert govern["id"] == "govern-the-unaligned"
        assert await sam.ok("GET", "/api/games/vendetta/lookup?name=liquidation") == []
        assert await sam.refused("GET", f"/api/games/{NAME}/lookup?name={'x' * 101}") == (400, "bad-request")
        assert await sam.refused("GET", "/api/games/chess/lookup?name=queen") == (404, "no-such-game")


@asynchronous
async def test_official_texts_are_read_by_the_card_with_what_stands_behind_it(tmp_path):
    async with site(tmp_path) as house:
        sam = await house.visitor()
        for card in ("govern-the-unaligned", "100845"):
            found = await sam.ok("GET", f"/api/games/{NAME}/published/{card}")
            assert "+2 bleed" in found["text"]
            assert all(ruling["text"] for ruling in found["rulings"])
        sheet = await sam.ok("GET", f"/api/games/{NAME}/published/govern-the-unaligned")
        assert sheet["tests"] > 1
        assert {rule[:5] for rule in sheet["rules"]} == {"VTES-"}
        assert (await sam.ok("GET", f"/api/games/{NAME}/published/100100"))["tests"] == 0, "not playable yet"
        for path in (f"{NAME}/published/nobody", "vendetta/published/BR04"):
            assert await sam.refused("GET", f"/api/games/{path}") == (404, "not-found")


@asynchronous
async def test_the_yardstick_is_counted_once_and_nobody_else_waits_for_it(tmp_path):
    _counted.cache_clear()
    async with site(tmp_path) as house:
        sam, eve = await house.visitor(), await house.visitor()
        path = f"/api/games/{NAME}/coverage"
        counting = [asyncio.create_task(one.ok("GET", f"{path}?lang=pl")) for one in (sam, eve)]
        await sam.ok("GET", "/api/health")
        mine, hers = [await one for one in counting]
        assert mine == hers
        expected = coverage(*real_decks())
        assert (mine["playable"], mine["all"]) == (expected.playable, expected.decks)
        assert "można tu grać" in mine["said"][0]
        assert all(part["lines"] for part in mine["lacking"])
        assert _counted.cache_info().misses == 1
        english = await sam.ok("GET", path)
        assert "can be played here" in english["said"][0]
        assert await sam.ok("GET", "/api/games/vendetta/coverage") is None
        assert await sam.refused("GET", f"{path}?lang=tlh") == (404, "not-found")
