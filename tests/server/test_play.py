"""A game over real connections."""

import asyncio
import json

from tests.server.site import Line, first, site
from tests.table.house import asynchronous


@asynchronous
async def test_a_newcomer_plays_a_whole_game_against_bots(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "bot:clever", "bot:random")
        async with ada.socket(table) as line:
            sight = await line.watch("A")
            nonce = 0
            while sight["status"] != "over":
                if sight["asks"]:
                    nonce += 1
                    await line.send(
                        do="answer",
                        seat="A",
                        version=sight["version"],
                        nonce=f"{nonce}",
                        answer=first(sight["asks"][0]),
                    )
                sight = await line.next("sight")
            assert sight["standings"][0]["place"] == 1
            lines = [entry for text in line.heard for entry in json.loads(text).get("lines", [])]
        whole = await ada.ok("GET", f"/api/tables/{table}/sight?seat=A")
        assert lines == whole["lines"]
        record = await ada.ok("GET", f"/api/tables/{table}/record")
        info = await ada.ok("GET", f"/api/tables/{table}")
        assert len(record["steps"]) == info["version"]
        assert info["status"] == "over"


@asynchronous
async def test_a_client_that_comes_back_gets_exactly_what_it_missed(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me")
        async with ada.socket(table) as line:
            for seat in "ABC":
                await line.watch(seat)
            last = {}
            for _ in range(12):
                await play_one(ada, line, table)
            before = await ada.ok("GET", f"/api/tables/{table}/sight?seat=B")
            last = before["version"]
        async with ada.socket(table) as other:
            for _ in range(7):
                await play_one(ada, other, table)
        async with ada.socket(table) as line:
            news = await line.watch("B", since=last)
            now = await ada.ok("GET", f"/api/tables/{table}/sight?seat=B")
            assert before["lines"] + news["lines"] == now["lines"]
            assert all(entry["at"] > before["step"] for entry in news["lines"])
            assert news["view"] == now["view"]
            again = await line.watch("B", since=now["version"])
            assert again["lines"] == []


async def play_one(visitor, line: Line, table: str) -> None:
    info = await visitor.ok("GET", f"/api/tables/{table}")
    seat = info["waiting_for"][0]
    sight = await visitor.ok("GET", f"/api/tables/{table}/sight?seat={seat}")
    assert (await line.answer(sight))["is"] == "taken"


@asynchronous
async def test_a_refusal_names_the_rule_in_the_persons_language(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada", "pl")
        table = await ada.table("me", "me", "me")
        async with ada.socket(table) as line:
            sights = [await line.watch(seat) for seat in "ABC"]
            sight = next(sight for sight in sights if sight["asks"])
            clans = ["brujah", "gangrel", "malkavian", "nosferatu", "toreador", "tremere", "ventrue"]
            offered = [option["clan"] for option in sight["asks"][0]["options"]]
            missing = next(clan for clan in clans if clan not in offered)
            wrong = {**sight["asks"][0]["options"][0], "clan": missing}
            outcome = await line.answer(sight, wrong)
            assert outcome["is"] == "refused"
            assert outcome["refusal"]["rule"].startswith("VEN-SETUP")
            assert outcome["refusal"]["rule"] in outcome["refusal"]["text"]


@asynchronous
async def test_everybody_at_the_table_hears_of_an_answer_and_of_chat(tmp_path):
    async with site(tmp_path) as house:
        ada, bob = await house.visitor("Ada"), await house.visitor("Bob")
        table = await ada.table("me", "me", "open", public=True)
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "C"})
        await ada.ok("POST", f"/api/tables/{table}/start")
        async with ada.socket(table) as hers, bob.socket(table) as his:
            await his.watch("C")
            await hers.watch("A")
            await hers.watch("B")
            await hers.send(do="chat", text="<b>hello</b>\x07")
            said = await his.next("chat")
            assert (said["name"], said["text"]) == ("Ada°", "<b>hello</b>")
            info = await ada.ok("GET", f"/api/tables/{table}")
            seat = info["waiting_for"][0]
            who, line = (bob, his) if seat == "C" else (ada, hers)
            sight = await who.ok("GET", f"/api/tables/{table}/sight?seat={seat}")
            await line.answer(sight)
            sights = [news for news in map(json.loads, his.heard) if news["is"] == "sight" and news["version"] == 1]
            news = sights[0] if sights else await his.next("sight")
            assert (news["seat"], news["version"]) == ("C", 1)


@asynchronous
async def test_answers_may_come_by_request_too_and_twice_is_once(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me")
        seat = (await ada.ok("GET", f"/api/tables/{table}"))["waiting_for"][0]
        sight = await ada.ok("GET", f"/api/tables/{table}/sight?seat={seat}")
        body = {"seat": seat, "version": 0, "nonce": "once", "answer": first(sight["asks"][0])}
        path = f"/api/tables/{table}/answer"
        outcomes = await asyncio.gather(*[ada.ok("POST", path, body) for _ in range(5)])
        assert outcomes == [{"is": "taken", "nonce": "once", "version": 1}] * 5
        assert (await ada.ok("GET", f"/api/tables/{table}"))["version"] == 1


@asynchronous
async def test_the_table_can_be_read_aloud_now_and_at_an_earlier_step(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "bot:random")
        assert await ada.refused("GET", f"/api/tables/{table}/board?seat=A&step=99") == (409, "no-such-step")
        lines = await ada.ok("GET", f"/api/tables/{table}/board?seat=A&step=0")
        assert any(line.startswith("Ada° (A) (you):") for line in lines), "two seats of one person are told apart"
        assert any(line.startswith("Bot C:") for line in lines)
        polish = await ada.ok("GET", f"/api/tables/{table}/board?seat=A&step=0&lang=pl")
        assert any(line.startswith("Ada° (A) (ty):") for line in polish)
        assert not any("(you)" in line for line in await ada.ok("GET", f"/api/tables/{table}/board"))
        waiting = await ada.table("me", "open", "open")
        assert await ada.refused("GET", f"/api/tables/{waiting}/board") == (409, "not-started")
