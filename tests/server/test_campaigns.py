"""Campaigns over the net: begun, played, shown, forked and handed over; who may do what; and nothing that is sealed."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress
from operator import itemgetter
from typing import Any
from uuid import UUID

import httpx
import pytest
from tests.campaigns.nights import file_of, nights, played, resealed, with_state
from tests.conformance.reliquary.campaign import CAMPAIGN
from tests.conformance.reliquary.offered import NAME
from tests.conformance.reliquary.reliquary import NAMES, SEALED
from tests.server.site import Site, Visitor, first, site
from tests.server.test_kill import Victim, entries
from tests.table.campaign_house import book, campaign_house
from tests.table.house import asynchronous

from nokturn import campaigns, games
from nokturn.campaigns import files
from nokturn.server import house, schema, table_descriptions
from nokturn.server.routes import games as games_routes

__all__ = ["campaign_house", "nights"]


@pytest.fixture(autouse=True)
def offered(campaign_house: None, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (table_descriptions, house, games_routes, schema):
        monkeypatch.setattr(module, "GAMES", games.GAMES)


async def begun(visitor: Visitor, *seats: str, **more: Any) -> dict[str, Any]:
    body = {"campaign": NAME, "seats": list(seats), **more}
    found: dict[str, Any] = await visitor.ok("POST", "/api/campaigns", body)
    return found


async def start_next(host: Visitor, campaign: str) -> str:
    table: str = (await host.ok("POST", f"/api/campaigns/{campaign}/next"))["id"]
    await host.ok("POST", f"/api/tables/{table}/start")
    return table


async def play_out(table: str, seats: dict[str, Visitor]) -> None:
    """By the first legal answers, until it is over."""
    while True:
        for seat, visitor in seats.items():
            sight = await visitor.ok("GET", f"/api/tables/{table}/sight?seat={seat}")
            if sight["status"] == "over":
                return
            if sight["asks"]:
                ask = sight["asks"][0]
                answer = True if ask["kind"] == "confirm" else first(ask)
                body = {
                    "seat": seat,
                    "version": sight["version"],
                    "nonce": f"{seat}{sight['version']}",
                    "answer": answer,
                }
                assert (await visitor.ok("POST", f"/api/tables/{table}/answer", body))["is"] == "taken"


async def show(visitor: Visitor, campaign: str, query: str = "") -> dict[str, Any]:
    found: dict[str, Any] = await visitor.ok("GET", f"/api/campaigns/{campaign}{query}")
    return found


# from the beginning to the end


@asynchronous
async def test_a_campaign_from_its_beginning_to_its_end(tmp_path):
    async with site(tmp_path) as place:
        ada, bob = await place.visitor("Ada"), await place.visitor("Bob", "pl")
        (kind,) = [kind for kind in await ada.ok("GET", "/api/campaigns/kinds") if kind["name"] == NAME]
        assert kind["title"] == {"en": "Reliquary", "pl": "Relikwiarz"}
        (nights,) = kind["options"]
        assert (kind["game"], kind["counts"], nights["key"], nights["default"]) == (NAME, [2, 3], "nights", 3)
        assert [choice["value"] for choice in nights["choices"]] == [2, 3]
        for kind in await ada.ok("GET", "/api/campaigns/kinds"):
            for lang in ("en", "pl") if kind["name"] != NAME else ():
                said = [kind["title"][lang], kind["about"][lang]]
                for option in kind["options"]:
                    names = [choice["name"][lang] for choice in option["choices"]]
                    said += [option["about"][lang]] + (names if not isinstance(option["default"], bool) else [])
                    assert option["name"][lang] != option["key"]
                    assert not {str(choice["value"]) for choice in option["choices"]} & set(names) - {"False", "True"}
                assert all(said)
        info = await begun(ada, "me", "open:Robert", title="Winter", options={"nights": 2})
        campaign = info["id"]
        assert (info["next"]["number"], info["next"]["status"], info["sittings"]) == (1, "lobby", [])
        table = info["next"]["table"]
        token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
        await bob.ok("POST", f"/api/tables/{table}/join", {"token": token})
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        assert await start_next(ada, campaign) == table
        await play_out(table, {"A": ada, "B": bob})
        ended = await ada.ok("GET", f"/api/tables/{table}")
        assert (ended["campaign"], ended["sitting"], ended["rules_changed"]) == (campaign, 1, False)
        info = await show(bob, campaign)
        assert [(place["name"], place["holder"], place["yours"]) for place in info["places"]] == [
            ("Ada", "Ada°", False),
            ("Robert", "Bob°", True),
        ]
        (sitting,) = info["sittings"]
        assert (sitting["number"], sitting["table"], sitting["on_trust"]) == (1, table, False)
        assert {(hand["seat"], hand["name"], hand["bot"]) for hand in sitting["hands"]} == {
            ("A", "Ada°", ""),
            ("B", "Bob°", ""),
        }
        assert info["next"] == {
            "number": 2, "table": ended["rematch"], "status": "lobby", "rules_changed": False, "second_chance": "",
            "news": None,
        }  # fmt: skip
        assert (info["view"]["yours"], info["view"]["opened"]) == ("B", ["ashes"])
        assert (await show(bob, campaign, "?sitting=0"))["view"]["opened"] == []
        waiting = (await bob.ok("GET", "/api/inbox"))[0]
        assert (waiting["id"], waiting["campaign"], waiting["sitting"]) == (ended["rematch"], campaign, 2)
        await play_out(await start_next(ada, campaign), {"A": ada, "B": bob})
        info = await show(ada, campaign)
        assert (info["over"], info["next"], len(info["sittings"])) == (True, None, 2)
        assert await ada.refused("POST", f"/api/campaigns/{campaign}/next") == (409, "campaign-over")
        (line,) = await bob.ok("GET", "/api/campaigns")
        assert (line["title"], line["played"], line["over"], line["yours"]) == ("Winter", 2, True, ["B"])


@asynchronous
async def test_a_fork_and_a_file_that_goes_to_another_server(tmp_path):
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
    async with site(tmp_path / "here") as here, site(tmp_path / "there") as there:
        ada, bea = await here.visitor("Ada"), await there.visitor("Bea")
        campaign = (await begun(ada, "me", "me"))["id"]
        await play_out(await start_next(ada, campaign), {"A": ada, "B": ada})
        fork = (await ada.ok("POST", f"/api/campaigns/{campaign}/fork", {"sitting": 0}))["id"]
        assert (await show(ada, fork))["fork"] == {"of": campaign, "sitting": 0}
        assert await ada.refused("POST", f"/api/campaigns/{campaign}/fork", {"sitting": 2}) == (400, "no-such-sitting")
        assert await ada.refused("POST", f"/api/campaigns/{campaign}/fork", {"sitting": 1, "seats": ["me"]}) == (
            400,
            "bad-seats",
        )
        answer = await ada.ask("GET", f"/api/campaigns/{campaign}/file")
        assert f"{NAME}-" in answer.headers["content-disposition"]
        brought = {"file": answer.text, "seats": ["me", "me"]}
        info = await bea.ok("POST", "/api/campaigns/import", brought)
        assert (info["id"], len(info["sittings"]), info["sittings"][0]["table"]) == (campaign, 1, None)
        assert await bea.refused("POST", "/api/campaigns/import", brought) == (409, "nothing-new")
        await play_out(await start_next(bea, campaign), {"A": bea, "B": bea})
        back = await bea.ask("GET", f"/api/campaigns/{campaign}/file")
        info = await ada.ok("POST", "/api/campaigns/import", {"file": back.text})
        assert [sitting["hands"][0]["name"] for sitting in info["sittings"]] == ["Ada°", "Bea°"]
        assert info["next"]["number"] == 3


@asynchronous
async def test_files_that_are_refused_say_why_in_the_readers_language(tmp_path):
    async with site(tmp_path) as place:
        ada, jan = await place.visitor("Ada"), await place.visitor("Jan", "pl")
        forged = resealed(with_state(played(2), 2, relics=(99, 0)))
        for file, reason, said in [
            ("not json", "file-unreadable", "nieuszkodzoną kopię"),
            (file_of(played(1), nokturn_campaign=2).decode(), "file-newer", "nowszej wersji"),
            (file_of(forged).decode(), "page-impossible", "Sesja 2"),
        ]:
            assert await ada.refused("POST", "/api/campaigns/import", {"file": file}) == (400, reason)
            answer = await jan.ask("POST", "/api/campaigns/import", {"file": file})
            assert said in answer.json()["error"]["text"]
        assert await ada.ok("GET", "/api/campaigns") == []
        large = {"file": "x" * (17 * 2**20)}
        assert await ada.refused("POST", "/api/campaigns/import", large) == (413, "too-large")


@asynchronous
async def test_a_campaign_that_cannot_go_on_here_is_still_listed_and_says_why(tmp_path, monkeypatch):
    async with site(tmp_path) as place:
        jan = await place.visitor("Jan", "pl")
        campaign = (await begun(jan, "me", "me"))["id"]
        monkeypatch.setattr(type(CAMPAIGN), "shape", 0)
        (line,) = await jan.ok("GET", "/api/campaigns")
        assert "Otwórz ją w nowszej wersji" in line["fault"]
        assert await jan.refused("GET", f"/api/campaigns/{campaign}") == (400, "shape-newer")
        monkeypatch.setattr(campaigns, "CAMPAIGNS", ())
        (line,) = await jan.ok("GET", "/api/campaigns")
        assert "Nie ma kampanii" in line["fault"]
        assert await jan.refused("GET", f"/api/campaigns/{campaign}") == (400, "bad-campaign")


@asynchronous
async def test_who_sits_at_the_table_is_told_where_it_goes_on(tmp_path):
    async with site(tmp_path) as place:
        ada = await place.visitor("Ada")
        campaign = (await begun(ada, "me", "me"))["id"]
        table = await start_next(ada, campaign)
        async with ada.socket(table) as line:
            await line.watch("A")
            await play_out(table, {"A": ada, "B": ada})
            while not (told := await line.next("people"))["rematch"]:
                pass
        assert told["rematch"] == (await show(ada, campaign))["next"]["table"]


# who may do what

BODIES: dict[str, Any] = {
    "GET ": None,
    "POST /next": None,
    "POST /place": {"seat": "A", "who": "open"},
    "POST /join": {"who": "me"},
    "POST /away": {"seat": "A"},
    "POST /fork": {"sitting": 0},
    "GET /file": None,
    "GET /book": None,
    "POST /saves": {"name": "here"},
    "POST /restore": {"name": "here"},
    "POST /again": None,
    "POST /pack": {"newest": True},
}


@asynchronous
async def test_a_campaign_does_not_exist_for_those_who_have_no_place_in_it(tmp_path):
    async with site(tmp_path) as place:
        ada, eve, sam = await place.visitor("Ada"), await place.visitor("Eve"), await place.visitor()
        info = await begun(ada, "me", "bot:random")
        for what, body in BODIES.items():
            method, _, rest = what.partition(" ")
            path = f"/api/campaigns/{info['id']}{rest}"
            assert await eve.refused(method, path, body) == (404, "no-such-campaign"), what
            assert await sam.refused(method, path, body) == (401, "enter-first"), what
        assert await eve.refused("GET", f"/api/tables/{info['next']['table']}") == (404, "no-such-table")
        assert await eve.ok("GET", "/api/campaigns") == []
        for method, path, body in [
            ("GET", "/api/campaigns", None),
            ("POST", "/api/campaigns", {"campaign": NAME, "seats": ["me", "me"]}),
            ("POST", "/api/campaigns/import", {"file": ""}),
        ]:
            assert await sam.refused(method, path, body) == (401, "enter-first")
        file = (await ada.ask("GET", f"/api/campaigns/{info['id']}/file")).text
        assert await eve.refused("POST", "/api/campaigns/import", {"file": file}) == (403, "not-your-campaign")
        own = await eve.ok("POST", "/api/campaigns/import", {"file": file, "as_fork": True, "seats": ["me", "me"]})
        assert (own["id"] != info["id"], own["fork"]["of"]) == (True, info["id"])


@asynchronous
async def test_every_endpoint_of_a_campaign_is_in_this_list(tmp_path):
    async with site(tmp_path) as place:
        published = await (await place.visitor()).ok("GET", "/schema/openapi.json")
        prefix = "/api/campaigns/{campaign_id}"
        found = {
            f"{method.upper()} {path.removeprefix(prefix)}"
            for path, methods in published["paths"].items()
            if path.startswith(prefix)
            for method in methods
        }
        assert found == set(BODIES)


@asynchronous
async def test_a_place_is_given_up_and_taken_by_the_next_who_comes(tmp_path):
    async with site(tmp_path) as place:
        ada, bob, cid = [await place.visitor(name) for name in ("Ada", "Bob", "Cid")]
        info = await begun(ada, "me", "open", "bot:random")
        campaign, table = info["id"], info["next"]["table"]
        token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
        for visitor in (bob, cid):
            await visitor.ok("POST", f"/api/tables/{table}/join", {"token": token})
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        where = f"/api/campaigns/{campaign}/place"
        assert await cid.refused("POST", where, {"seat": "B", "who": "me"}) == (404, "no-such-campaign")
        assert await bob.refused("POST", where, {"seat": "A", "who": "open"}) == (403, "not-your-seat")
        assert await bob.refused("POST", where, {"seat": "A", "who": "me"}) == (403, "not-your-seat")
        assert await ada.refused("POST", where, {"seat": "D", "who": "me"}) == (409, "no-such-seat")
        assert await ada.refused("POST", where, {"seat": "C", "who": "bot:genius"}) == (409, "no-such-bot")
        assert await ada.refused("POST", where, {"seat": "C", "who": "them"}) == (400, "bad-table")
        await bob.ok("POST", where, {"seat": "B", "who": "me"})
        assert await ada.refused("POST", where, {"seat": "B", "who": "me"}) == (409, "seat-taken")
        await ada.ok("POST", where, {"seat": "C", "who": "bot:clever"})
        await bob.ok("POST", where, {"seat": "B", "who": "open"})
        assert await bob.refused("GET", f"/api/campaigns/{campaign}") == (404, "no-such-campaign"), "he has left"
        info = await show(ada, campaign)
        assert [(one["holder"], one["bot"]) for one in info["places"]] == [("Ada°", ""), ("", ""), ("", "clever")]
        seats = (await ada.ok("GET", f"/api/tables/{table}"))["seats"]
        assert [(seat["name"], seat["bot"], seat["open"]) for seat in seats] == [
            ("Ada°", "", False),
            ("", "", True),
            ("", "clever", False),
        ]
        await cid.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        await start_next(ada, campaign)
        assert (await show(cid, campaign))["yours"] == ["B"]


@asynchronous
async def test_whoever_moves_to_another_device_keeps_the_place(tmp_path):
    async with site(tmp_path) as place:
        ada, phone = await place.visitor("Ada"), await place.visitor("Ada")
        campaign = (await begun(ada, "me", "me"))["id"]
        table = await start_next(ada, campaign)
        token = (await ada.ok("POST", f"/api/tables/{table}/token", {"seat": "A"}))["token"]
        await phone.ok("POST", f"/api/tables/{table}/claim", {"token": token})
        info = await show(phone, campaign)
        assert (info["yours"], info["hosting"]) == (["A", "B"], True)


# sealed content


async def keep(heard: list[str], response: httpx.Response) -> None:
    await response.aread()
    heard.append(response.text)


@asynchronous
async def test_nothing_sealed_goes_over_a_wire_before_its_sitting(tmp_path):
    """Everything that anybody receives in three nights, over HTTP and sockets: tables, sights, boards, books, files."""
    async with site(tmp_path) as place:
        people = {name: await place.visitor(name, lang) for name, lang in (("Ada", "en"), ("Bob", "pl"), ("Eve", "en"))}
        heard: list[str] = []
        for visitor in people.values():
            visitor.http.event_hooks["response"] = [lambda response: keep(heard, response)]
        ada, bob, eve = people.values()
        campaign = (await begun(ada, "me", "open"))["id"]
        checked = 0
        order = await sealed_order(place, campaign)
        for number in (1, 2, 3):
            table = (await ada.ok("POST", f"/api/campaigns/{campaign}/next"))["id"]
            if number == 1:
                token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
                await bob.ok("POST", f"/api/tables/{table}/join", {"token": token})
                await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
            await look_around(ada, bob, eve, campaign, table)
            heard += await watched(ada, "A", table, campaign)
            await play_out(table, {"A": ada, "B": bob})
            later = [word for envelope in order[number:] for word in NAMES[envelope]]
            text = "\n".join(heard)
            assert [word for word in later if word in text] == [], f"night {number}"
            assert NAMES[order[number - 1]][0] in text, "tonight's is read"
            checked += len(later)
            await look_around(ada, bob, eve, campaign, table)
        assert checked == 6, "two closed envelopes, then one, each in two languages"


async def sealed_order(place: Site, campaign: str) -> tuple[str, ...]:
    """What is in the envelopes, as only the house knows."""
    order: tuple[str, ...] = (await book(place.house.store, UUID(campaign))).state(CAMPAIGN).envelopes
    assert set(order[1:]) == set(SEALED)
    return order


async def watched(host: Visitor, seat: str, table: str, campaign: str) -> list[str]:
    """Start the sitting with a socket open, and look at its first sights."""
    async with host.socket(table) as line:
        await start_next(host, campaign)
        await line.watch(seat)
        return line.heard


async def look_around(ada: Visitor, bob: Visitor, eve: Visitor, campaign: str, table: str) -> None:
    """Every page there is, as somebody with a place, somebody without, and before and after."""
    for visitor in (ada, bob, eve):
        for path in (
            "/api/campaigns", "/api/campaigns/kinds", f"/api/campaigns/{campaign}",
            f"/api/campaigns/{campaign}?sitting=0", f"/api/campaigns/{campaign}/file", "/api/inbox", "/api/tables",
            f"/api/tables/{table}", f"/api/tables/{table}/sight", f"/api/tables/{table}/sight?seat=A",
            f"/api/tables/{table}/board?lang=pl", f"/api/tables/{table}/record", f"/api/tables/{table}/film",
            f"/api/tables/{table}/chat",
        ):  # fmt: skip
            await visitor.ask("GET", path)


@pytest.mark.parametrize("form, begins", [("html", "<!doctype html>"), ("pdf", "%PDF-"), ("svg", "<svg ")])
@asynchronous
async def test_a_chronicle_is_read_as_a_book_by_those_who_belong_to_it(tmp_path, form, begins):
    async with site(tmp_path) as place:
        ada, eve = await place.visitor("Ada"), await place.visitor("Eve")
        campaign = (await begun(ada, "me", "bot:random", campaign="heritage"))["id"]
        path = f"/api/campaigns/{campaign}/book"
        book = await ada.ask("GET", f"{path}?form={form}&lang=pl")
        assert book.content.startswith(begins.encode())
        assert f'heritage-{campaign.replace("-", "")[:8]}.{form}"' in book.headers["content-disposition"]
        assert book.headers["content-disposition"].startswith("attachment")
        opened = await ada.ask("GET", f"{path}?form={form}&lang=pl&read=true")
        assert opened.headers["content-disposition"].startswith("inline")
        policy = opened.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src" not in policy, "nothing in a book runs"
        assert await ada.refused("GET", f"{path}?form=doc") == (400, "bad-campaign")
        assert await ada.refused("GET", f"{path}?lang=xx") == (404, "not-found")
        assert await eve.refused("GET", path) == await eve.refused("GET", f"/api/campaigns/{campaign}")
        reliquary = (await begun(ada, "me", "me"))["id"]
        assert await ada.refused("GET", f"/api/campaigns/{reliquary}/book") == (400, "bad-campaign")


# kill


@pytest.mark.parametrize("seed", [0, *[pytest.param(seed, marks=pytest.mark.soak) for seed in range(1, 5)]])
@asynchronous
async def test_a_server_that_is_killed_in_a_campaign_loses_nothing_and_folds_nothing_twice(tmp_path, seed):
    moments = random.Random(seed)
    victim = Victim(tmp_path, "tests.server.campaign_zygote")
    try:
        await victim.start()
        ada = await victim.site.visitor("Ada")
        campaign = (await begun(ada, "me", "me"))["id"]
        taken: dict[tuple[str, str, str], tuple[int, Any]] = {}
        playing = asyncio.create_task(play_through_crashes(ada, campaign, taken))
        kills = 0
        while not playing.done():
            answers = len(taken) + moments.randint(1, 4)
            while len(taken) < answers and not playing.done():
                await asyncio.sleep(0)
            await asyncio.sleep(moments.uniform(0, 0.02))
            await victim.kill()
            kills += 1
            await victim.start()
        await playing
        kept = entries(tmp_path)
        assert taken.items() <= kept.items()
        assert kills > 2
        info = await show(ada, campaign)
        assert (info["over"], [sitting["number"] for sitting in info["sittings"]]) == (True, [1, 2, 3])
        file = await ada.ask("GET", f"/api/campaigns/{campaign}/file")
        ledger = files.read(file.content, "the file")
        assert files.taken_in(CAMPAIGN, None, ledger).on_trust == []
        for page, sitting in zip(ledger.pages, info["sittings"], strict=True):
            of_table = sitting["table"].replace("-", "")
            logged = sorted(
                [(number, seat, answer) for (t, seat, _), (number, answer) in kept.items() if t == of_table],
                key=itemgetter(0),
            )
            assert [(seat, answer) for _, seat, answer in logged] == page.record.steps
    finally:
        await victim.site.close()
        with suppress(ProcessLookupError):
            await victim.kill()
        victim.close()


async def insisted(visitor: Visitor, method: str, path: str, body: Any = None) -> httpx.Response:
    """What got no answer is asked again, word for word, of the next server if there are several."""
    while True:
        with suppress(httpx.TransportError):
            return await visitor.ask(method, path, body)
        visitor.move_on()
        await asyncio.sleep(0.02)


async def play_through_crashes(
    visitor: Visitor, campaign: str, taken: dict[tuple[str, str, str], tuple[int, Any]]
) -> None:
    """All three nights by one person."""
    while True:
        answer = await insisted(visitor, "POST", f"/api/campaigns/{campaign}/next")
        if answer.status_code == 409:
            return
        table = answer.json()["id"]
        await insisted(visitor, "POST", f"/api/tables/{table}/start")
        await answer_through_crashes(visitor, table, taken)


async def answer_through_crashes(
    visitor: Visitor, table: str, taken: dict[tuple[str, str, str], tuple[int, Any]]
) -> None:
    """Both seats of a table to its end; `taken` is what was acknowledged."""
    over = False
    while not over:
        for seat in "AB":
            sight = (await insisted(visitor, "GET", f"/api/tables/{table}/sight?seat={seat}")).json()
            over = sight["status"] == "over"
            if over or not sight["asks"]:
                continue
            given = True if sight["asks"][0]["kind"] == "confirm" else first(sight["asks"][0])
            nonce = f"{seat}{sight['version']}"
            body = {"seat": seat, "version": sight["version"], "nonce": nonce, "answer": given}
            said = (await insisted(visitor, "POST", f"/api/tables/{table}/answer", body)).json()
            if said["is"] == "taken":
                taken[table.replace("-", ""), seat, f"p:{nonce}"] = (said["version"], given)
            else:  # another server has not heard yet what was answered at the one that was killed
                assert (said["refusal"]["reason"], len(visitor.sites) > 1) == ("stale", True), said
