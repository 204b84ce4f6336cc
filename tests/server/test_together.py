"""Playing together over HTTP: hands of the team, questions side by side, what a pack calls things, a company that
changes."""

from __future__ import annotations

import pytest
from tests.conformance.beacon.offered import offered
from tests.server.site import site
from tests.table.house import asynchronous

from nokturn import games
from nokturn.server.routes import games as games_routes


@pytest.fixture(autouse=True)
def beacon(monkeypatch, tmp_path):
    offered(monkeypatch, str(tmp_path / "packs"))
    monkeypatch.setattr(games_routes, "GAMES", games.GAMES)


async def two(house, **more):
    """Ada at A and Jan at B."""
    ada, jan = await house.visitor("Ada"), await house.visitor("Jan")
    body = {"game": "beacon", "seats": ["me", "open"], **more}
    table = (await ada.ok("POST", "/api/tables", body))["id"]
    token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
    await jan.ok("POST", f"/api/tables/{table}/join", {"token": token})
    await jan.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
    await ada.ok("POST", f"/api/tables/{table}/start")
    return ada, jan, f"/api/tables/{table}"


@asynchronous
async def test_with_hands_of_the_team_one_answers_for_the_other_and_sees_both_questions(tmp_path):
    async with site(tmp_path) as house:
        ada, jan, table = await two(house, hands="team")
        info = await jan.ok("GET", table)
        assert (info["hands"], info["yours"], info["answers_for"]) == ("team", ["B"], ["A", "B"])
        sight = await jan.ok("GET", f"{table}/sight?seat=B")
        assert ([ask["seat"] for ask in sight["asks"]], [ask["seat"] for ask in sight["beside"]]) == (["B"], ["A"])
        answer = {"seat": "A", "version": 0, "nonce": "x", "answer": sight["beside"][0]["options"][-1]}
        assert (await jan.ok("POST", f"{table}/answer", answer))["is"] == "taken"
        late = await ada.ok("POST", f"{table}/answer", {**answer, "seat": "B", "nonce": "y"})
        assert late["refusal"]["reason"] == "stale"
        assert late["refusal"]["text"]


@asynchronous
async def test_with_one_s_own_hands_nobody_answers_for_another(tmp_path):
    async with site(tmp_path) as house:
        ada, jan, table = await two(house)
        sight = await ada.ok("GET", f"{table}/sight?seat=A")
        assert sight["beside"] == []
        answer = {"seat": "A", "version": 0, "nonce": "x", "answer": sight["asks"][0]["options"][-1]}
        assert await jan.refused("POST", f"{table}/answer", answer) == (403, "not-your-seat")
        assert await jan.refused("GET", f"{table}/sight?seat=A") == (403, "not-your-seat")


@asynchronous
async def test_what_a_pack_calls_its_things_is_there_by_its_version(tmp_path):
    async with site(tmp_path) as house:
        ada, _, table = await two(house)
        packs = (await ada.ok("GET", table))["packs"]
        printed = await ada.ok("GET", f"/api/games/beacon/packs/coast/{packs['coast']}")
        assert {entry["id"]: entry["name"]["pl"] for entry in printed}["monk"] == "Wieża Mnicha"
        assert await ada.refused("GET", "/api/games/beacon/packs/coast/0") == (409, "pack-gone")


@asynchronous
async def test_the_host_lets_somebody_join_and_a_place_stays_away(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        info = await ada.ok("POST", "/api/campaigns", {"campaign": "beacon", "seats": ["me", "bot:random"]})
        where = f"/api/campaigns/{info['id']}"
        await ada.ok("POST", f"{where}/join", {"who": "open:Ewa"})
        await ada.ok("POST", f"{where}/away", {"seat": "B"})
        places = (await ada.ok("GET", where))["places"]
        assert [(place["seat"], place["name"], place["away"]) for place in places] == [
            ("A", "Ada", False),
            ("B", "Bot B", True),
            ("C", "Ewa", False),
        ]
        table = await ada.ok("GET", f"/api/tables/{info['next']['table']}")
        assert [seat["open"] for seat in table["seats"]] == [False, True]
