"""A host and the guests of a public table: who speaks, who is silenced, removed, sent away; what is reported."""

from contextlib import suppress

from tests.server.site import Site, Visitor, site
from tests.table.house import asynchronous
from websockets.exceptions import ConnectionClosed


async def three_at_a_table(house: Site, **options: object) -> tuple[Visitor, Visitor, Visitor, str]:
    """Ada hosts and plays, Bob plays, Eve watches."""
    ada, bob, eve = [await house.visitor(name) for name in ("Ada", "Bob", "Eve")]
    table = await ada.table("me", "open", "bot:random", public=True, **options)
    await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
    await ada.ok("POST", f"/api/tables/{table}/start")
    return ada, bob, eve, f"/api/tables/{table}"


async def id_of(visitor: Visitor) -> str:
    found: str = (await visitor.ok("GET", "/api/me"))["id"]
    return found


@asynchronous
async def test_whoever_is_silenced_says_nothing_until_the_host_lets_them(tmp_path):
    async with site(tmp_path) as house:
        ada, _, eve, table = await three_at_a_table(house)
        line = {"text": "nonsense"}
        await eve.ok("POST", f"{table}/chat", line)
        whom = {"person": await id_of(eve)}
        info = await ada.ok("POST", f"{table}/mute", whom)
        assert [(bar["name"], bar["muted"], bar["banned"]) for bar in info["barred"]] == [("Eve°", True, False)]
        assert await eve.refused("POST", f"{table}/chat", line) == (403, "muted")
        async with eve.socket(table.rpartition("/")[2]) as socket:
            await socket.send(do="chat", **line)
            assert (await socket.next("refused"))["refusal"]["reason"] == "muted"
        seen = await eve.ok("GET", table)
        assert (seen["muted"], seen["barred"]) == (True, []), "whom the host silenced is the host's business"
        info = await ada.ok("POST", f"{table}/mute", {**whom, "on": False})
        assert info["barred"] == []
        await eve.ok("POST", f"{table}/chat", line)


@asynchronous
async def test_who_may_speak_is_the_hosts_choice(tmp_path):
    async with site(tmp_path) as house:
        ada, bob, eve, table = await three_at_a_table(house, talk="players")
        line = {"text": "hello"}
        await bob.ok("POST", f"{table}/chat", line)
        assert await eve.refused("POST", f"{table}/chat", line) == (403, "chat-players")
        async with bob.socket(table.rpartition("/")[2]) as socket:
            assert (await socket.next("people"))["talk"] == "players"
            assert (await ada.ok("POST", f"{table}/talk", {"who": "none"}))["talk"] == "none"
            while (await socket.next("people"))["talk"] != "none":
                pass
        assert await bob.refused("POST", f"{table}/chat", line) == (403, "chat-closed")
        await ada.ok("POST", f"{table}/chat", line)
        assert await ada.refused("POST", f"{table}/talk", {"who": "cats"}) == (400, "bad-talk")
        await ada.ok("POST", f"{table}/talk", {"who": "all"})
        await eve.ok("POST", f"{table}/chat", line)


@asynchronous
async def test_whoever_is_sent_away_loses_seat_and_socket_and_finds_no_way_back(tmp_path):
    async with site(tmp_path) as house:
        ada, bob, _, table = await three_at_a_table(house)
        token = (await bob.ok("POST", f"{table}/token", {"seat": "B"}))["token"]
        whom = {"person": await id_of(bob)}
        async with bob.socket(table.rpartition("/")[2]) as socket:
            await socket.watch("B")
            info = await ada.ok("POST", f"{table}/ban", whom)
            with suppress(ConnectionClosed):
                while True:
                    await socket.next()
            assert socket.connection.close_code == 4404
        seat = info["seats"][1]
        assert (seat["name"], seat["bot"]) == ("", "clever"), "a bot plays on"
        assert await bob.refused("GET", table) == (403, "banned")
        assert await bob.refused("GET", f"{table}/sight?seat=B") == (403, "banned")
        assert await bob.refused("POST", f"{table}/claim", {"token": token}) == (404, "no-such-table")
        hers = (await ada.ok("POST", f"{table}/token", {"seat": "A"}))["token"]
        assert await bob.refused("POST", f"{table}/claim", {"token": hers}) == (404, "no-such-table"), "whosever it is"
        invited = (await ada.ok("POST", f"{table}/invite"))["token"]
        await bob.ask("POST", f"{table}/join", {"token": invited})
        assert await bob.refused("GET", table) == (403, "banned")
        assert (await bob.ok("GET", "/api/tables"))["watching"] == []
        await ada.ok("POST", f"{table}/ban", {**whom, "on": False})
        await bob.ok("GET", table)


@asynchronous
async def test_whoever_is_removed_gets_up_and_may_stay(tmp_path):
    async with site(tmp_path) as house:
        ada, bob, _, table = await three_at_a_table(house)
        info = await ada.ok("POST", f"{table}/remove", {"seat": "B", "level": "random"})
        assert (info["seats"][1]["name"], info["seats"][1]["bot"]) == ("", "random")
        assert (await bob.ok("GET", table))["yours"] == []
        assert await bob.refused("GET", f"{table}/sight?seat=B") == (403, "not-your-seat")
        assert await ada.refused("POST", f"{table}/remove", {"seat": "A"}) == (409, "not-yourself")
        assert await ada.refused("POST", f"{table}/remove", {"seat": "B"}) == (409, "nobody-there")
        waiting = await ada.table("me", "open", "open", public=True)
        await bob.ok("POST", f"/api/tables/{waiting}/sit", {"seat": "B"})
        info = await ada.ok("POST", f"/api/tables/{waiting}/remove", {"seat": "B"})
        assert info["seats"][1]["open"]


@asynchronous
async def test_whoever_is_removed_sees_no_more_of_the_seat_over_a_socket_that_is_open(tmp_path):
    async with site(tmp_path, bot_pause=3600.0) as house:  # nothing happens but what is done here
        ada, bob, _, table = await three_at_a_table(house)
        async with bob.socket(table.rpartition("/")[2]) as socket:
            await socket.watch("B")
            await ada.ok("POST", f"{table}/remove", {"seat": "B", "level": "random"})
            socket.heard.clear()
            while (await socket.watch())["seat"] is not None:
                pass
            assert not [text for text in socket.heard if '"is":"sight"' in text and '"seat":"B"' in text[:80]]


@asynchronous
async def test_a_report_reaches_whoever_runs_the_server_and_nobody_else(tmp_path):
    async with site(tmp_path) as house:
        ada, bob, eve, table = await three_at_a_table(house)
        said = await bob.ok("POST", f"{table}/chat", {"text": "something foul"})
        complaint = {"person": await id_of(bob), "why": "he swears", "line": {"number": said["number"]}}
        await eve.ok("POST", f"{table}/report", complaint)
        assert await eve.refused("POST", f"{table}/report", {"person": await id_of(eve)}) == (409, "not-yourself")
        wrong = {**complaint, "line": {"number": 7}}
        assert await eve.refused("POST", f"{table}/report", wrong) == (409, "nobody-there")
        (found,) = await ada.ok("GET", "/api/reports")  # on the machine itself
        assert (found["name"], found["line"], found["why"]) == ("Bob°", "something foul", "he swears")
        answer = await ada.ask("GET", "/api/reports", **{"X-Forwarded-For": "192.0.2.7"})
        assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "operator-only")


@asynchronous
async def test_what_others_whisper_leaves_no_gap_in_the_numbers(tmp_path):
    async with site(tmp_path) as house:
        ada, _, eve, table = await three_at_a_table(house)
        live = next(iter(house.house.open_tables.tables.values()))
        host = live.row.host
        from nokturn.table import people
        from nokturn.table.talk import chat

        person = await people.person_by_id(live.store, host)
        assert person is not None
        await ada.ok("POST", f"{table}/chat", {"text": "one"})
        await chat.say(live.store, live.id, person, "psst", "A")
        await ada.ok("POST", f"{table}/chat", {"text": "two"})
        assert [line["number"] for line in await eve.ok("GET", f"{table}/chat")] == [1, 2]
        hers = [(line["text"], line["audience"], line["number"]) for line in await ada.ok("GET", f"{table}/chat")]
        assert hers == [("one", "", 1), ("psst", "A", 1), ("two", "", 2)]
        async with eve.socket(table.rpartition("/")[2]) as socket:
            assert [(await socket.next("chat"))["number"] for _ in range(2)] == [1, 2]
