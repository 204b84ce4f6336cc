"""Every route and every message of a socket that the schema publishes, asked by those who must not: whatever is added
has to be added here too."""

from typing import Any
from uuid import UUID

from tests.server.site import Site, Visitor, databases, site
from tests.server.test_bad_input import example
from tests.table.house import asynchronous

TABLE, CAMPAIGN = "/api/tables/{table_id}", "/api/campaigns/{campaign_id}"
ELSEWHERE = {"X-Forwarded-For": "192.0.2.7"}
NOBODY = str(UUID(int=7))
ANYBODY = {
    "GET /api/me",
    "POST /api/enter",
    "POST /api/register",
    "POST /api/login",
    "POST /api/logout",
    "POST /api/password/forgotten",
    "POST /api/password/reset",
    "GET /api/games",
    "POST /api/games/{game}/setup",
    "GET /api/games/{game}/cards",
    "GET /api/games/{game}/sealed",
    "GET /api/games/{game}/packs/{pack}/{version}",
    "GET /api/games/{game}/lookup",
    "GET /api/games/{game}/published/{card}",
    "GET /api/games/{game}/coverage",
    "POST /api/decks/check",
    "POST /api/decks/lay",
    "POST /api/decks/boxes",
    "POST /api/decks/find",
    "GET /api/decks/choices",
    "POST /api/decks/card",
    "GET /api/decks/others",
    "GET /api/decks/winners",
    "GET /api/decks/others/{kind}/{name}",
    "POST /api/decks/export",
    "GET /api/words/{lang}",
    "GET /api/games/{game}/words/{lang}",
    "GET /api/games/{game}/rules",
    "GET /api/games/{game}/terms",
    "GET /api/games/{game}/rules/found",
    "GET /api/games/{game}/rules/evidence",
    "GET /api/tables",
    "GET /api/campaigns/kinds",
    "GET /api/health",
}
"""What is printed, ways in, and what a lobby shows to whoever passes by: each has tests of its own."""
OPERATOR = {"GET /api/metrics", "GET /api/reports"}
ENTERED: dict[str, Any] = {
    "PATCH /api/me": {"lang": "pl"},
    "POST /api/me/confirm": {"code": "x"},
    "GET /api/me/sessions": None,
    "POST /api/me/sessions/end": {"name": ""},
    "POST /api/me/password": {"old": "x" * 12, "new": "y" * 12},
    "GET /api/me/export": None,
    "POST /api/me/delete": {"password": ""},
    "POST /api/tables": {"game": "vendetta", "seats": ["me", "me", "me"]},
    "GET /api/inbox": None,
    "GET /api/campaigns": None,
    "POST /api/campaigns": {"campaign": "heritage", "seats": ["me", "me"]},
    "POST /api/campaigns/import": {"file": "", "seats": ["me", "me"]},
}
DECK: dict[str, Any] = {"name": "Mine", "author": "", "description": "xyzzy", "cards": [[100845, 4]], "then": {}}
SHELF: dict[str, Any] = {
    "GET /api/shelf": None,
    "POST /api/shelf": {"deck": DECK},
    "GET /api/shelf/file": None,
    "GET /api/shelf/{deck_id}": None,
    "PUT /api/shelf/{deck_id}": {"edition": 1, "deck": DECK},
    "DELETE /api/shelf/{deck_id}": None,
    "GET /api/shelf/{deck_id}/versions": None,
    "POST /api/shelf/{deck_id}/restore": None,
}
"""For accounts, each for its own decks."""
COMPANY: dict[str, Any] = {
    f"GET {CAMPAIGN}": None,
    f"POST {CAMPAIGN}/next": None,
    f"POST {CAMPAIGN}/place": {"seat": "A", "who": "open"},
    f"POST {CAMPAIGN}/join": {"who": "me"},
    f"POST {CAMPAIGN}/away": {"seat": "A"},
    f"POST {CAMPAIGN}/fork": {"sitting": 0, "seats": ["me", "me"]},
    f"GET {CAMPAIGN}/file": None,
    f"GET {CAMPAIGN}/book": None,
    f"POST {CAMPAIGN}/saves": {"name": "mine"},
    f"POST {CAMPAIGN}/restore": {"name": "mine"},
    f"POST {CAMPAIGN}/again": None,
    f"POST {CAMPAIGN}/pack": {"newest": True},
}
"""Only for those who play a campaign."""
SENT: dict[str, tuple[dict[str, Any], str, str]] = {
    "watch": ({"seat": "A"}, "not-your-seat", "not-your-seat"),
    "unwatch": ({"seat": "A"}, "", ""),
    "answer": ({"seat": "A", "version": 0, "nonce": "n", "answer": None}, "not-your-seat", "enter-first"),
    "chat": ({"text": "hello"}, "", "enter-first"),
    "ping": ({}, "", ""),
}
"""What a socket may send, and why it is refused to a rival and to a stranger (empty: it is not)."""


async def published(house: Site) -> dict[str, Any]:
    schema: dict[str, Any] = await (await house.visitor()).ok("GET", "/schema/openapi.json")
    return schema


@asynchronous
async def test_every_route_that_is_published_says_here_whom_it_is_for(tmp_path):
    async with site(tmp_path) as house:
        paths = (await published(house))["paths"]
        found = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
        elsewhere = {route for route in found if route.partition(" ")[2].startswith(TABLE)}
        known = ANYBODY | OPERATOR | ENTERED.keys() | COMPANY.keys() | SHELF.keys()
        assert found - elsewhere == known, "test_permissions has the rest"


@databases
@asynchronous
async def test_strangers_are_asked_to_come_in_and_outsiders_find_no_campaign(tmp_path, database):
    async with site(tmp_path, **database) as house:
        ada, eve, sam = await house.visitor("Ada"), await house.visitor("Eve"), await house.visitor()
        campaign = (await ada.ok("POST", "/api/campaigns", ENTERED["POST /api/campaigns"]))["id"]
        for route, body in {**ENTERED, **COMPANY}.items():
            method, _, path = route.partition(" ")
            outcome = await sam.refused(method, path.replace("{campaign_id}", campaign), body)
            assert outcome == (401, "enter-first"), route
        for route, body in COMPANY.items():
            method, _, path = route.partition(" ")
            outcome = await eve.refused(method, path.replace("{campaign_id}", campaign), body)
            assert outcome == (404, "no-such-campaign"), route
        for route in OPERATOR:
            answer = await eve.ask("GET", route.partition(" ")[2], **ELSEWHERE)
            assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "operator-only"), route


@databases
@asynchronous
async def test_a_shelf_is_its_owners_and_nobody_elses(tmp_path, database):
    """A stranger is asked to come in, a guest to make an account, another account finds no such deck and reads nothing
    of it: whatever it is told in words is its own."""
    async with site(tmp_path, **database) as house:
        ada, eve, guest, sam = [await house.visitor() for _ in range(4)]
        for visitor, name in ((ada, "Ada"), (eve, "Eve")):
            await visitor.ok("POST", "/api/register", {"name": name, "password": "long enough"})
        await guest.ok("POST", "/api/enter", {"name": "Gus"})
        deck = (await ada.ok("POST", "/api/shelf", {"deck": DECK}))["id"]
        hers = {**DECK, "name": "Hers", "description": "plugh"}
        own = {route: {**body, "deck": hers} for route, body in SHELF.items() if body}
        for route, body in SHELF.items():
            method, _, path = route.partition(" ")
            address = path.replace("{deck_id}", deck)
            assert await sam.refused(method, address, body) == (401, "enter-first"), route
            assert await guest.refused(method, address, body) == (403, "account-first"), route
            answer = await eve.ask(method, address, own.get(route))
            assert not any(word in answer.text for word in (DECK["name"], DECK["description"])), route
            if "{deck_id}" in path:
                assert (answer.status_code, answer.json()["error"]["reason"]) == (404, "no-such-deck"), route
        assert [one["description"] for one in (await eve.ok("GET", "/api/shelf/file"))["decks"]] == ["plugh"]
        kept = await ada.ok("GET", f"/api/shelf/{deck}")
        assert (kept["deck"]["description"], kept["edition"]) == (DECK["description"], 1), "nobody has touched it"


@databases
@asynchronous
async def test_every_message_of_a_socket_is_refused_to_those_who_may_not_send_it(tmp_path, database):
    async with site(tmp_path, **database) as house:
        schemas = (await published(house))["components"]["schemas"]
        kinds = [ref["$ref"].rpartition("/")[2] for ref in schemas["FromClient"]["anyOf"]]
        assert {schemas[kind]["properties"]["do"]["enum"][0] for kind in kinds} == SENT.keys()
        ada, bob = await house.visitor("Ada"), await house.visitor("Bob")
        sam = await house.visitor()
        table = await ada.table("me", "open", "bot:random", public=True)
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        await ada.ok("POST", f"/api/tables/{table}/start")
        for visitor, place in ((bob, 1), (sam, 2)):
            for do, refusals in SENT.items():
                assert await refused(visitor, table, do, refusals[0]) == refusals[place], do


async def refused(visitor: Visitor, table: str, do: str, message: dict[str, Any]) -> str:
    """Why a message is refused, or nothing; a ping that follows it is answered in any case."""
    async with visitor.socket(table) as line:
        await line.send(do=do, **message)
        await line.send(do="ping")
        reason = ""
        while True:
            heard = await line.next()
            if heard["is"] == "refused":
                reason = heard["refusal"]["reason"]
            elif heard["is"] == "pong":
                return reason


def example_of(route: dict[str, Any], schemas: dict[str, Any]) -> Any:
    """Something that fits what a route wants to be sent."""
    whole = route.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    return None if whole is None else example(whole, schemas)


PRINTED = ("/api/games", "/api/decks", "/api/words")
"""What is printed on cards is for anybody."""
CARRIES_SECRETS = {"sight", "chat", "shared"}
HARMLESS = {"taken", "refused", "people", "pong", "back-soon"}


@databases
@asynchronous
async def test_every_message_and_every_page_a_rival_gets_is_without_what_is_hidden(tmp_path, database):
    """`test_hidden` reads the sights of a whole game; here everything else that goes out of the house is read."""
    from tests.server.test_hidden import CARD, hidden_cards

    async with site(tmp_path, **database) as house:
        described = await published(house)
        schemas = described["components"]["schemas"]
        kinds = [ref["$ref"].rpartition("/")[2] for ref in schemas["FromServer"]["anyOf"]]
        assert {schemas[kind]["properties"]["is"]["enum"][0] for kind in kinds} == CARRIES_SECRETS | HARMLESS
        ada, bob, eve = [await house.visitor(name) for name in ("Ada", "Bob", "Eve")]
        table = await ada.table("me", "open", "bot:random", public=True)
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        await ada.ok("POST", f"/api/tables/{table}/start")
        live = await house.house.open_tables.table(UUID(table))
        async with ada.socket(table) as hers, bob.socket(table) as his, eve.socket(table) as theirs:
            await his.watch("B")
            await theirs.watch()
            sight = await hers.watch("A")
            while live.position.asks()[0].prompt != "turn":
                while not sight["asks"] and (await his.watch("B"))["asks"] == []:
                    sight = await hers.watch("A")
                if sight["asks"]:
                    await hers.answer(sight)
                else:
                    await his.answer(await his.watch("B"))
                sight = await hers.watch("A")
            await ada.ok("PUT", f"/api/tables/{table}/notes", {"text": "BR01"})
            secret = hidden_cards(live.position.state, "A", "B") & hidden_cards(live.position.state, "A", "")
            assert len(secret) > 5, "there is something to leak"
            for path, methods in described["paths"].items():
                if path.startswith(TABLE) and "get" in methods:
                    for visitor in (bob, eve):
                        for query in ("", "?seat=A", "?seat=B", "?seat=A&step=1", "?step=1"):
                            text = (await visitor.ask("GET", path.replace("{table_id}", table) + query)).text
                            assert not secret & set(CARD.findall(text)), path + query

            def nothing_told(text: str, where: str) -> None:
                state = live.position.state
                assert not hidden_cards(state, "A", "B") & hidden_cards(state, "A", "") & set(CARD.findall(text)), where

            for path, methods in described["paths"].items():
                for method, route in methods.items():
                    if path.startswith(TABLE) and method != "get":
                        body = example_of(route, schemas)
                        for visitor in (eve, bob):
                            answer = await visitor.ask(method.upper(), path.replace("{table_id}", table), body)
                            nothing_told(answer.text, f"{method} {path}")
                    elif method == "get" and "{" not in path and not path.startswith(PRINTED):
                        for visitor in (eve, bob):
                            nothing_told((await visitor.ask("GET", path)).text, path)
            for line in (his, theirs):
                for text in line.heard:
                    if not text.startswith('{"is":"sight"'):
                        assert not CARD.findall(text), text
