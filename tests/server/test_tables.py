"""Tables from the first idea to the rematch, over HTTP."""

import asyncio
from hashlib import blake2b
from typing import Any

from tests.patience import PATIENCE
from tests.server.site import Site, Visitor, first, site
from tests.table.house import asynchronous

from nokturn.games import GAMES


async def friends(house: Site, *names: str) -> list[Visitor]:
    return [await house.visitor(name) for name in names]


async def info_until(visitor: Visitor, table: str, condition: Any) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while True:
            info: dict[str, Any] = await visitor.ok("GET", f"/api/tables/{table}")
            if condition(info):
                return info
            await asyncio.sleep(0.02)


@asynchronous
async def test_a_friend_joins_by_link_and_plays(tmp_path):
    async with site(tmp_path) as house:
        ada, bob = await friends(house, "Ada", "Bob")
        table = await ada.table("me", "open", "bot:random")
        assert await ada.refused("POST", f"/api/tables/{table}/start") == (409, "seats-open")
        link = (await ada.ok("POST", f"/api/tables/{table}/invite"))["link"]
        token = link.rpartition("/")[2]
        assert (await bob.ok("POST", f"/api/tables/{table}/join", {"token": token}))["yours"] == []
        info = await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        assert info["yours"] == ["B"]
        assert await bob.refused("POST", f"/api/tables/{table}/sit", {"seat": "A"}) == (409, "seat-taken")
        await ada.ok("POST", f"/api/tables/{table}/start")
        assert await ada.refused("POST", f"/api/tables/{table}/start") == (409, "already-started")
        info = await info_until(bob, table, lambda info: info["waiting_for"] != ["C"])
        assert info["status"] == "live"


@asynchronous
async def test_an_invitation_says_what_it_is_to_and_can_be_put_away(tmp_path):
    async with site(tmp_path) as house:
        (ada,) = await friends(house, "Ada")
        table = await ada.table("me", "open", "bot:random", title="Friday night")
        token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
        path = f"/api/tables/{table}"
        stranger = await house.visitor()
        info = await stranger.ok("POST", f"{path}/invitation", {"token": token})
        assert (info["game"], info["host"], info["title"]) == ("vendetta", "Ada°", "Friday night")
        assert [seat["seat"] for seat in info["seats"] if seat["open"]] == ["B"]
        assert await stranger.refused("POST", f"{path}/invitation", {"token": "guess"}) == (404, "no-such-invitation")
        (bob,) = await friends(house, "Bob")
        await bob.ok("POST", f"{path}/join", {"token": token})
        (line,) = (await bob.ok("GET", "/api/tables"))["invited"]
        assert (line["id"], line["host"], line["open_seats"]) == (table, "Ada°", 1)
        await bob.ok("POST", f"{path}/decline")
        assert (await bob.ok("GET", "/api/tables"))["invited"] == []
        assert await bob.refused("GET", path) == (404, "no-such-table")
        await bob.ok("POST", f"{path}/join", {"token": token})
        await bob.ok("POST", f"{path}/sit", {"seat": "B"})
        assert (await bob.ok("GET", "/api/tables"))["invited"] == [], "whoever sits there is no longer asked"


@asynchronous
async def test_the_lobby_shows_public_tables_with_room_and_games_to_watch(tmp_path):
    async with site(tmp_path) as house:
        ada, bob = await friends(house, "Ada", "Bob")
        private = await ada.table("me", "open", "open")
        public = await ada.table("me", "open", "bot:clever", public=True, title="Friday night", clock="evening")
        running = await ada.table("me", "me", "me", public=True)
        lobby = await bob.ok("GET", "/api/tables")
        assert [line["id"] for line in lobby["joining"]] == [public]
        assert [line["id"] for line in lobby["watching"]] == [running]
        assert await ada.ok("GET", "/api/tables") == {"joining": [], "watching": [], "invited": []}, (
            "her own are in her inbox"
        )
        (line,) = lobby["joining"]
        assert (line["title"], line["open_seats"], line["clock"]) == ("Friday night", 1, "evening")
        assert line["names"] == ["Ada°", "", "clever"]
        inbox = await ada.ok("GET", "/api/inbox")
        assert {line["id"] for line in inbox} == {private, public, running}
        assert (inbox[0]["id"], inbox[0]["your_move"]) == (running, True), "first what waits for me"
        assert await bob.ok("GET", "/api/inbox") == []


@asynchronous
async def test_impossible_tables_are_turned_down_with_the_rule(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        new = {"game": "vendetta", "seats": ["me", "me", "me"]}
        for wrong in (
            {"game": "chess"},
            {"seats": ["me", "me"]},
            {"seats": ["me", "me", "king"]},
            {"options": {"dragons": True}},
            {"clock": "sundial"},
            {"undo": "always"},
        ):
            status, reason = await ada.refused("POST", "/api/tables", {**new, **wrong})
            assert (status, reason) == (400, "bad-table")
        answer = await ada.ask("POST", "/api/tables", {**new, "options": {"teams": True}})
        assert answer.json()["error"]["rule"].startswith("VEN-")
        jan = await house.visitor("Jan", "pl")
        said = [
            (await jan.ask("POST", "/api/tables", {**new, **wrong})).json()["error"]["text"]
            for wrong in ({"options": {"teams": True}}, {"options": {"dragons": True}}, {"game": "chess"})
        ]
        assert said[0] == "Taki stół nie jest możliwy. Liczba graczy 3 nie jest możliwa z tymi opcjami. Możliwe: 4, 6."
        assert said[1].endswith("nie ma opcji „dragons”. Opcje: locations, relics, teams.")
        assert said[2].endswith("Nie ma gry o nazwie „chess”. Gry: " + ", ".join(GAMES) + ".")


@asynchronous
async def test_the_host_fills_seats_with_bots_before_the_game(tmp_path):
    async with site(tmp_path) as house:
        ada, bob = await friends(house, "Ada", "Bob")
        table = await ada.table("me", "open", "open", public=True)
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        await ada.ok("POST", f"/api/tables/{table}/fill", {"seat": "C", "level": "clever"})
        await bob.ok("POST", f"/api/tables/{table}/leave", {"seat": "B"})
        info = await ada.ok("POST", f"/api/tables/{table}/fill", {"seat": "B", "level": "random"})
        shown = [(seat["name"], seat["bot"]) for seat in info["seats"]]
        assert shown == [("Ada°", ""), ("", "random"), ("", "clever")]
        status = await ada.refused("POST", f"/api/tables/{table}/fill", {"seat": "B", "level": "genius"})
        assert status == (409, "no-such-bot")


@asynchronous
async def test_a_bot_stands_in_for_whoever_leaves_and_gives_the_seat_back(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "bot:random", "bot:random")
        await info_until(ada, table, lambda info: "A" in info["waiting_for"])
        version = (await ada.ok("POST", f"/api/tables/{table}/leave", {"seat": "A", "level": "random"}))["version"]
        await info_until(ada, table, lambda info: info["version"] > version + 5)
        info = await ada.ok("GET", f"/api/tables/{table}")
        if info["status"] == "live":
            body = {"seat": "A", "version": info["version"], "nonce": "n", "answer": None}
            assert await ada.refused("POST", f"/api/tables/{table}/answer", body) == (409, "bot-plays")
            await ada.ok("POST", f"/api/tables/{table}/return", {"seat": "A"})
            info = await info_until(ada, table, lambda info: info["your_move"] or info["status"] == "over")


@asynchronous
async def test_the_host_replaces_only_somebody_who_is_away(tmp_path):
    async with site(tmp_path) as house:
        ada, bob = await friends(house, "Ada", "Bob")
        table = await ada.table("me", "open", "bot:random", public=True)
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        await ada.ok("POST", f"/api/tables/{table}/start")
        async with bob.socket(table) as line:
            await line.watch("B")
            outcome = await ada.refused("POST", f"/api/tables/{table}/replace", {"seat": "B"})
            assert outcome == (409, "still-there")
        info = await info_until(ada, table, lambda info: not info["seats"][1]["present"])
        info = await ada.ok("POST", f"/api/tables/{table}/replace", {"seat": "B", "level": "random"})
        assert (info["seats"][1]["name"], info["seats"][1]["bot"]) == ("Bob°", "random")
        info = await bob.ok("POST", f"/api/tables/{table}/return", {"seat": "B"})
        assert info["seats"][1]["bot"] == ""


@asynchronous
async def test_an_undo_that_others_must_agree_to(tmp_path):
    async with site(tmp_path) as house:
        visitors = dict(zip("ABC", await friends(house, "Ada", "Bob", "Cid"), strict=True))
        ada = visitors["A"]
        table = await ada.table("me", "open", "open", public=True)
        for seat in "BC":
            await visitors[seat].ok("POST", f"/api/tables/{table}/sit", {"seat": seat})
        await ada.ok("POST", f"/api/tables/{table}/start")
        moved = [await move(visitors, table) for _ in range(2)]
        one, two = moved
        back = await visitors[one].ok("POST", f"/api/tables/{table}/undo", {"seat": one, "nonce": "u"})
        assert (back["done"], back["request"]["needs"]) == (False, [two])
        sight = await visitors[two].ok("GET", f"/api/tables/{table}/sight?seat={two}")
        assert sight["request"]["by"] == one
        no = {"seat": two, "agree": False}
        assert not (await visitors[two].ok("POST", f"/api/tables/{table}/undo/answer", no))["done"]
        outcome = await visitors[two].refused("POST", f"/api/tables/{table}/undo/answer", {**no, "agree": True})
        assert outcome == (409, "no-request")
        await visitors[one].ok("POST", f"/api/tables/{table}/undo", {"seat": one, "nonce": "u2"})
        done = await visitors[two].ok("POST", f"/api/tables/{table}/undo/answer", {"seat": two, "agree": True})
        assert (done["done"], done["version"]) == (True, 3)
        sight = await visitors[one].ok("GET", f"/api/tables/{table}/sight?seat={one}&since=2")
        assert (sight["step"], sight["kept"], len(sight["asks"])) == (0, 0, 1)


async def move(visitors: dict[str, Visitor], table: str) -> str:
    """Whoever is asked answers; returns the seat."""
    info = await visitors["A"].ok("GET", f"/api/tables/{table}")
    seat: str = info["waiting_for"][0]
    sight = await visitors[seat].ok("GET", f"/api/tables/{table}/sight?seat={seat}")
    version = sight["version"]
    body = {"seat": seat, "version": version, "nonce": f"v{version}", "answer": first(sight["asks"][0])}
    assert (await visitors[seat].ok("POST", f"/api/tables/{table}/answer", body))["is"] == "taken"
    return seat


@asynchronous
async def test_after_the_game_everything_is_open_and_can_be_played_on(tmp_path):
    async with site(tmp_path) as house:
        ada, eve = await friends(house, "Ada", "Eve")
        table = await ada.table("me", "bot:random", "bot:random", public=True)
        start = await ada.ok("GET", f"/api/tables/{table}")
        await ada.ok("POST", f"/api/tables/{table}/leave", {"seat": "A", "level": "random"})
        await info_until(ada, table, lambda info: info["status"] == "over")
        record = await eve.ok("GET", f"/api/tables/{table}/record")
        assert blake2b(record["key"].encode(), digest_size=32).hexdigest() == start["commitment"]
        for seat in "ABC":
            sight = await eve.ok("GET", f"/api/tables/{table}/sight?seat={seat}&step=10")
            assert (sight["step"], sight["view"]["seat"]) == (10, seat)
        outcome = await eve.refused("GET", f"/api/tables/{table}/sight?seat=A&step=100000")
        assert outcome == (409, "no-such-step")
        fork = (await eve.ok("POST", f"/api/tables/{table}/fork", {"step": 12, "seat": "B", "level": "random"}))["id"]
        forked = await eve.ok("GET", f"/api/tables/{fork}")
        assert (forked["origin"], forked["yours"], forked["public"]) == (table, ["B"], False)
        there = await eve.ok("GET", f"/api/tables/{fork}/sight?seat=B&step=12")
        here = await eve.ok("GET", f"/api/tables/{table}/sight?seat=B&step=12")
        assert there["view"] == here["view"]
        await info_until(eve, fork, lambda info: info["your_move"] or info["status"] == "over")
        again = (await ada.ok("POST", f"/api/tables/{table}/rematch"))["id"]
        assert (await ada.ok("POST", f"/api/tables/{table}/rematch"))["id"] == again
        assert (await ada.ok("GET", f"/api/tables/{again}"))["status"] == "live"
        assert await eve.refused("POST", f"/api/tables/{table}/rematch") == (403, "not-your-seat")


@asynchronous
async def test_one_looks_back_at_ones_own_past_while_the_game_goes_on(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me")
        sights = {}
        for step in range(8):
            sights[step] = await ada.ok("GET", f"/api/tables/{table}/sight?seat=B")
            await move({"A": ada, "B": ada, "C": ada}, table)
        for step, then in sights.items():
            past = await ada.ok("GET", f"/api/tables/{table}/sight?seat=B&step={step}")
            assert (past["view"], past["lines"], past["asks"]) == (then["view"], then["lines"], then["asks"])


@asynchronous
async def test_a_seat_moves_to_another_device_by_its_token(tmp_path):
    async with site(tmp_path) as house:
        ada, phone = await friends(house, "Ada", "Ada")
        table = await ada.table("me", "me", "me")
        token = (await ada.ok("POST", f"/api/tables/{table}/token", {"seat": "B"}))["token"]
        async with ada.socket(table) as line:
            await line.watch("B")
            assert await phone.ok("POST", f"/api/tables/{table}/claim", {"token": token}) == {"seat": "B"}
            await move({"A": ada, "B": phone, "C": ada}, table)
            await line.send(do="ping")
            await line.next("pong")
            await line.send(do="watch", seat="B")
            assert (await line.next("refused"))["refusal"]["reason"] == "not-your-seat"
            later = [text for text in line.heard if '"seat":"B","status"' in text and '"version":1' in text]
            assert later == [], "whoever gave the seat away sees nothing of it any more"


@asynchronous
async def test_notes_orders_and_chat_are_kept(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me")
        await ada.ok("PUT", f"/api/tables/{table}/notes", {"text": "one\ntwo"})
        assert await ada.ok("GET", f"/api/tables/{table}/notes") == {"text": "one\ntwo"}
        order = {"prompt": "react", "answer": False, "source": "AL13", "times": 2}
        await ada.ok("PUT", f"/api/tables/{table}/orders", {"seat": "A", "orders": [order]})
        kept = [{**order, "when": {"part": "bystander"}, "until": ""}]
        await ada.ok("PUT", f"/api/tables/{table}/orders", {"seat": "A", "orders": kept})
        found = await ada.ok("GET", f"/api/tables/{table}/orders?seat=A")
        assert found == {"seat": "A", "orders": kept, "suggested": [], "answered": 0}
        wrong = {"seat": "A", "orders": [{"prompt": "react", "answer": {"is": "dragon"}}]}
        assert await ada.refused("PUT", f"/api/tables/{table}/orders", wrong) == (400, "bad-order")
        endless = {"seat": "A", "orders": [{**order, "until": "turn"}]}
        assert await ada.refused("PUT", f"/api/tables/{table}/orders", endless) == (400, "bad-order"), "no such turns"
        for text in ("one", "two"):
            await ada.ok("POST", f"/api/tables/{table}/chat", {"text": text})
        said = await ada.ok("GET", f"/api/tables/{table}/chat?after=1")
        assert [(line["number"], line["text"]) for line in said] == [(2, "two")]
        assert await ada.refused("POST", f"/api/tables/{table}/chat", {"text": " \n\x07"}) == (409, "nothing-said")


@asynchronous
async def test_games_rules_cards_and_words_are_published(tmp_path):
    async with site(tmp_path) as house:
        sam = await house.visitor()
        game = {game["name"]: game for game in await sam.ok("GET", "/api/games")}["vendetta"]
        assert game["title"] == {"en": "Vendetta", "pl": "Wendeta"}
        assert game["lead"]["pl"].startswith("Blef i krew")
        assert game["counts"] == [3, 4, 5, 6]
        assert all(option["name"]["pl"] for option in game["options"])
        assert game["roles"] == {}
        assert all(option["about"]["pl"] for option in game["options"])
        assert game["usual"] == [3, 4, 5]
        assert game["sides"] == []
        teams = await sam.ok("POST", "/api/games/vendetta/setup", {"players": 4, "options": {"teams": True}})
        assert teams == {"counts": [4, 6], "roles": ["", "", "", ""]}
        wrong = {"players": 4, "options": {"dragons": True}}
        assert await sam.refused("POST", "/api/games/vendetta/setup", wrong) == (400, "bad-table")
        rules = await sam.ok("GET", "/api/games/vendetta/rules")
        assert {"VEN-SETUP-01"} <= {rule["id"] for rule in rules["rules"]}
        cards = await sam.ok("GET", "/api/games/vendetta/cards")
        assert {card["id"]: card for card in cards}["BR04"]["name"] == {"en": "Fist of Caine", "pl": "Pięść Kaina"}
        assert await sam.ok("GET", "/api/games/vendetta/terms")
        own, common = [(await sam.ask("GET", f"/api/{where}/pl")).text for where in ("games/vendetta/words", "words")]
        assert "option-play-card = " in own
        assert "refusal-stale = " in common
        assert "option-play-card = " not in common
        assert await sam.refused("GET", "/api/words/tlh") == (404, "not-found")
        assert await sam.refused("GET", "/api/games/chess/rules") == (404, "no-such-game")
        again = await sam.ask("GET", "/api/games/vendetta/rules")
        same = await sam.ask("GET", "/api/games/vendetta/rules", **{"If-None-Match": again.headers["etag"]})
        assert (again.status_code, same.status_code, same.content) == (200, 304, b""), "what is known is not sent again"
        health = await sam.ok("GET", "/api/health")
        assert (health["status"], health["database"]) == ("ok", "sqlite")
        metrics = (await sam.ask("GET", "/api/metrics")).text
        assert "nokturn_answers" in metrics
        assert "nokturn_sqlite_log_bytes" in metrics
