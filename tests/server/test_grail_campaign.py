"""A campaign of Grail on a real server: begun in the lobby, stopped for the night, gone on with by whoever is there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.server.grail_seats import asked, begin, calmly, chosen, give, play, sit_down
from tests.server.site import Site, Visitor, site
from tests.table.house import asynchronous

from nokturn.campaigns import files
from nokturn.campaigns.grail.campaign import CAMPAIGN


@pytest.fixture(autouse=True)
def packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))


def players(info: dict[str, Any]) -> dict[str, str]:
    """Who plays whom, by the sheet."""
    return {one["hero"]["id"]: one["player"] for one in info["view"]["heroes"] if not one["away"]}


@asynchronous
async def test_it_can_be_begun_in_the_lobby_with_what_the_game_calls_its_options(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        ada = await place.visitor("Ada")
        (kind,) = [one for one in await ada.ok("GET", "/api/campaigns/kinds") if one["name"] == "grail"]
        assert (kind["counts"], kind["comings"], kind["books"]) == ([1, 2, 3, 4], True, ["html", "pdf"])
        words = {option["key"]: option["name"]["pl"] for option in kind["options"]}
        assert words["story"] == "tryb fabularny"
        assert not {"tutorial", "sittings"} & set(words)
        body = {"campaign": "grail", "seats": ["me"], "options": {"pack": "nowhere"}}
        assert await ada.refused("POST", "/api/campaigns", body) == (400, "bad-campaign")


@pytest.mark.rule("GRAIL-SAVE-01", "GRAIL-PLAYERS-01")
@asynchronous
async def test_a_sitting_ends_the_next_is_offered_and_people_come_and_go(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        ada, jan, ewa = [await place.visitor(name) for name in ("Ada", "Jan", "Ewa")]
        campaign = await begin(ada, "me", "open:Jan")
        table = (await ada.ok("POST", f"/api/campaigns/{campaign}/next"))["id"]
        token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
        await jan.ok("POST", f"/api/tables/{table}/join", {"token": token})
        await jan.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        await ada.ok("POST", f"/api/tables/{table}/start")
        end = await play(table, {"A": ada, "B": jan})
        assert end["standings"] == [], "nobody has won or lost: they have stopped"
        info = await ada.ok("GET", f"/api/campaigns/{campaign}")
        assert (len(info["sittings"]), info["next"]["number"], info["view"]["day"]) == (1, 2, 1)
        assert (await jan.ok("GET", f"/api/tables/{table}"))["rematch"] == info["next"]["table"]
        # Ada stays away, Ewa comes
        await ada.ok("POST", f"/api/campaigns/{campaign}/away", {"seat": "A", "away": True})
        await ada.ok("POST", f"/api/campaigns/{campaign}/join", {"who": "open:Ewa"})
        second = (await ada.ok("POST", f"/api/campaigns/{campaign}/next"))["id"]
        token = (await ada.ok("POST", f"/api/tables/{second}/invite"))["token"]
        await ewa.ok("POST", f"/api/tables/{second}/join", {"token": token})
        await ewa.ok("POST", f"/api/tables/{second}/sit", {"seat": "B"})
        await ada.ok("POST", f"/api/tables/{second}/start")
        _, ask = await asked(ewa, second, "B")
        assert ask is not None
        assert ask["prompt"] == "resume-as", "Jan plays whom he played; Ewa is asked"
        await play(second, {"A": jan, "B": ewa}, lambda ask: chosen(ask, "SetUpAnother") or calmly(ask))
        info = await jan.ok("GET", f"/api/campaigns/{campaign}")
        assert (sorted(players(info).values()), info["view"]["day"]) == (["Ewa", "Jan"], 2)
        assert [one["player"] for one in info["view"]["heroes"] if one["away"]] == ["Ada"]
        # and Ada is back
        await ada.ok("POST", f"/api/campaigns/{campaign}/away", {"seat": "A", "away": False})
        third = await sit_down(ada, campaign)
        await play(third, {"A": ada, "B": jan, "C": ewa})
        info = await ada.ok("GET", f"/api/campaigns/{campaign}")
        assert (sorted(players(info).values()), info["view"]["day"]) == (["Ada", "Ewa", "Jan"], 3)
        file = await ada.ask("GET", f"/api/campaigns/{campaign}/file")
        ledger = files.read(file.content, "the file")
        assert files.taken_in(CAMPAIGN, None, ledger).on_trust == [], "every sitting is proved with those who played it"


@asynchronous
async def test_it_goes_to_another_server_and_on_there(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    async with site(tmp_path) as place, site(tmp_path / "other") as other:
        ada, far = await place.visitor("Ada"), await other.visitor("Ada")
        campaign = await begin(ada, "me", "me")
        await play(await sit_down(ada, campaign), {"A": ada, "B": ada})
        file = (await ada.ask("GET", f"/api/campaigns/{campaign}/file")).text
        body = {"file": file, "seats": ["me", "me"]}
        found = (await far.ok("POST", "/api/campaigns/import", body))["id"]
        await play(await sit_down(far, found), {"A": far, "B": far})
        info = await far.ok("GET", f"/api/campaigns/{found}")
        assert (len(info["sittings"]), info["view"]["day"]) == (2, 2)
        fork = (await far.ok("POST", f"/api/campaigns/{found}/fork", {"sitting": 1, "seats": ["me", "me"]}))["id"]
        assert (await far.ok("GET", f"/api/campaigns/{fork}"))["view"]["day"] == 1


# orders that are refused


async def two_in_the_morning(place: Site) -> tuple[Visitor, Visitor, str]:
    """Ada and Jan at one table, asked what they do."""
    ada, jan = await place.visitor("Ada"), await place.visitor("Jan", "pl")
    campaign = await begin(ada, "me", "open:Jan")
    table = (await ada.ok("POST", f"/api/campaigns/{campaign}/next"))["id"]
    token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
    await jan.ok("POST", f"/api/tables/{table}/join", {"token": token})
    await jan.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
    await ada.ok("POST", f"/api/tables/{table}/start")
    await play(table, {"A": ada, "B": jan}, until="act")
    return ada, jan, table


@pytest.mark.rule("GRAIL-DAY-DURING-01")
@asynchronous
async def test_an_order_for_somebody_elses_character_or_a_party_nobody_has_formed_is_refused(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        ada, jan, table = await two_in_the_morning(place)
        sight, ask = await asked(ada, table, "A")
        assert ask is not None
        body = {"seat": "A", "version": sight["version"], "nonce": "x", "answer": {"is": "grail.PassDay"}}
        assert await jan.refused("POST", f"/api/tables/{table}/answer", body) == (403, "not-your-seat")
        party = await give(jan, table, "B", sight, {"is": "grail.Join"})
        assert (party["is"], party["refusal"]["rule"]) == ("refused", ask["rule"])
        assert party["refusal"]["text"]
        assert (await asked(ada, table, "A"))[0]["version"] == sight["version"], "nothing has happened"


@pytest.mark.rule("GRAIL-JOURNAL-10")
@asynchronous
async def test_a_passage_is_chosen_in_by_its_party_and_not_again_once_it_is_left(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        ada, jan, table = await two_in_the_morning(place)
        sight, ask = await asked(ada, table, "A")
        assert ask is not None
        await give(ada, table, "A", sight, chosen(ask, "Explore"))
        both = {"A": ada, "B": jan}
        reading = await play(table, both, lambda ask: chosen(ask, "StayOut") or calmly(ask), until="choice")
        ask = reading["asks"][0]
        first_choice = chosen(ask, "TakeChoice")
        assert (reading["seat"], first_choice is not None) == ("A", True)
        # whoever has stayed out has no say in it
        apart = await give(jan, table, "B", reading, first_choice)
        assert (apart["is"], apart["refusal"]["reason"]) == ("refused", "not-asked")
        assert (await give(ada, table, "A", reading, first_choice))["is"] == "taken"
        later, now = await asked(ada, table, "A")
        assert later["version"] > reading["version"]
        again = await give(ada, table, "A", later, first_choice)
        assert again["is"] == "refused"
        assert again["refusal"]["rule"] == (now["rule"] if now else "")
        assert again["refusal"]["text"]
