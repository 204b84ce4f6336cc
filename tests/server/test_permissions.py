"""Who may do what: every endpoint, asked by everybody who must not."""

from base64 import urlsafe_b64encode
from hashlib import blake2b
from typing import Any
from uuid import UUID

import pytest
from tests.server.site import Site, Visitor, databases, first, site
from tests.table.house import asynchronous

SEAT = "A"
"""Ada's; Bob has B, Cid has C."""
NOBODY = str(UUID(int=7))
BODIES: dict[str, Any] = {
    "POST /sit": {"seat": "A"},
    "POST /fill": {"seat": "B", "level": "random"},
    "POST /leave": {"seat": SEAT},
    "POST /return": {"seat": SEAT},
    "POST /replace": {"seat": SEAT},
    "POST /bring": {"seat": SEAT, "key": "deck", "value": "a deck"},
    "POST /start": None,
    "POST /go-on": None,
    "POST /close": None,
    "POST /packs": None,
    "POST /invite": None,
    "GET /invitations": None,
    "POST /invitations/withdraw": None,
    "POST /join": {"token": "nonsense"},
    "POST /invitation": {"token": "nonsense"},
    "POST /decline": None,
    "POST /token": {"seat": SEAT},
    "POST /claim": {"token": "nonsense"},
    "POST /answer": {"seat": SEAT, "version": 0, "nonce": "x", "answer": None},
    "POST /undo": {"seat": SEAT, "nonce": "x"},
    "POST /undo/answer": {"seat": SEAT, "agree": True},
    "POST /fork": {"step": 0, "seat": SEAT},
    "POST /rematch": None,
    "POST /chat": {"text": "hello"},
    "POST /talk": {"who": "none"},
    "POST /mute": {"person": NOBODY},
    "POST /ban": {"person": NOBODY},
    "POST /remove": {"seat": "B"},
    "POST /report": {"person": NOBODY},
    "PUT /notes": {"text": "mine"},
    "PUT /shared": {"seat": SEAT, "pins": [], "text": "ours", "number": 0},
    "PUT /orders": {"seat": SEAT, "orders": []},
    "GET /": None,
    "GET /sight?seat=A": None,
    "GET /sight": None,
    "GET /sight?seat=A&step=0": None,
    "GET /board?seat=A": None,
    "GET /board": None,
    "GET /board?seat=A&step=0": None,
    "GET /record": None,
    "GET /film": None,
    "GET /chat": None,
    "GET /notes": None,
    "GET /shared?seat=A": None,
    "GET /orders?seat=A": None,
    "GET /bring?seat=A": None,
}
RIVAL = {
    "POST /sit": "seat-taken",
    "POST /fill": "not-host",
    "POST /leave": "not-your-seat",
    "POST /return": "not-your-seat",
    "POST /replace": "not-host",
    "POST /bring": "not-your-seat",
    "POST /start": "not-host",
    "POST /go-on": "not-host",
    "POST /close": "not-host",
    "POST /packs": "not-host",
    "POST /invite": "not-host",
    "GET /invitations": "not-host",
    "POST /invitations/withdraw": "not-host",
    "POST /join": "no-such-invitation",
    "POST /invitation": "no-such-invitation",
    "POST /token": "not-your-seat",
    "POST /claim": "no-such-table",
    "POST /answer": "not-your-seat",
    "POST /undo": "not-your-seat",
    "POST /undo/answer": "not-your-seat",
    "POST /fork": "fork-secret",
    "POST /rematch": "not-over",
    "POST /talk": "not-host",
    "POST /mute": "not-host",
    "POST /ban": "not-host",
    "POST /remove": "not-host",
    "POST /report": "nobody-there",
    "PUT /shared": "not-your-seat",
    "PUT /orders": "not-your-seat",
    "GET /sight?seat=A": "not-your-seat",
    "GET /sight?seat=A&step=0": "not-your-seat",
    "GET /board?seat=A": "not-your-seat",
    "GET /board?seat=A&step=0": "not-your-seat",
    "GET /record": "record-secret",
    "GET /film": "record-secret",
    "GET /shared?seat=A": "not-your-seat",
    "GET /orders?seat=A": "not-your-seat",
    "GET /bring?seat=A": "not-your-seat",
}
"""What somebody at the same table is told who asks for another's seat."""
NOWHERE = {"POST /join": "no-such-invitation", "POST /invitation": "no-such-invitation"}
"""Said of every token that is good for nothing, whether there is such a table or not."""
SPECTATOR = {**RIVAL, "POST /rematch": "not-your-seat"}


async def people_at_a_table(house: Site, *, public: bool) -> tuple[dict[str, Visitor], str]:
    """Ada, Bob and Cid play; Eve has entered, Sam has not; Tom hosts another table."""
    visitors = {name: await house.visitor(name) for name in ("Ada", "Bob", "Cid", "Eve", "Tom")}
    visitors["Sam"] = await house.visitor()
    ada = visitors["Ada"]
    table = await ada.table("me", "open", "open", public=public)
    for name, seat in (("Bob", "B"), ("Cid", "C")):
        token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
        await visitors[name].ok("POST", f"/api/tables/{table}/join", {"token": token})
        await visitors[name].ok("POST", f"/api/tables/{table}/sit", {"seat": seat})
    await ada.ok("POST", f"/api/tables/{table}/start")
    await visitors["Tom"].table("me", "me", "me")
    return visitors, table


def path_of(table: str, what: str) -> tuple[str, str]:
    method, _, rest = what.partition(" ")
    return method, f"/api/tables/{table}{'' if rest == '/' else rest}"


@asynchronous
async def test_every_endpoint_of_a_table_is_in_this_list(tmp_path):
    async with site(tmp_path) as house:
        schema = await (await house.visitor()).ok("GET", "/schema/openapi.json")
        prefix = "/api/tables/{table_id}"
        known = {(what.partition(" ")[0], what.partition(" ")[2].partition("?")[0].rstrip("/")) for what in BODIES}
        published = {
            (method.upper(), path.removeprefix(prefix))
            for path, methods in schema["paths"].items()
            if path.startswith(prefix)
            for method in methods
        }
        assert published == known


@databases
@asynchronous
async def test_a_private_table_does_not_exist_for_those_who_were_not_invited(tmp_path, database):
    async with site(tmp_path, **database) as house:
        visitors, table = await people_at_a_table(house, public=False)
        for name in ("Eve", "Tom"):
            for what, body in BODIES.items():
                outcome = await visitors[name].refused(*path_of(table, what), body)
                assert outcome == (404, NOWHERE.get(what, "no-such-table")), f"{name}: {what}"
        for what, body in BODIES.items():
            status, reason = await visitors["Sam"].refused(*path_of(table, what), body)
            nowhere = (404, NOWHERE.get(what, "no-such-table"))
            assert (status, reason) in [(401, "enter-first"), nowhere], f"a stranger: {what}"
        lobby = await visitors["Eve"].ok("GET", "/api/tables")
        assert lobby == {"joining": [], "watching": [], "invited": []}
        for name in ("Eve", "Tom", "Sam"):
            with pytest.raises(Exception, match="4404"):
                async with visitors[name].socket(table) as line:
                    await line.next()


@databases
@asynchronous
async def test_a_rival_at_the_same_table_gets_nothing_of_anothers_seat(tmp_path, database):
    async with site(tmp_path, **database) as house:
        visitors, table = await people_at_a_table(house, public=False)
        for what, reason in RIVAL.items():
            outcome = await visitors["Bob"].refused(*path_of(table, what), BODIES[what])
            assert outcome[1] == reason, what
        await visitors["Ada"].ok("PUT", f"/api/tables/{table}/notes", {"text": "Bob bluffs"})
        assert await visitors["Bob"].ok("GET", f"/api/tables/{table}/notes") == {"text": ""}


@databases
@asynchronous
async def test_a_spectator_of_a_public_table_sees_what_everybody_sees_and_does_nothing(tmp_path, database):
    async with site(tmp_path, **database) as house:
        visitors, table = await people_at_a_table(house, public=True)
        for name in ("Eve", "Tom"):
            for what, reason in SPECTATOR.items():
                outcome = await visitors[name].refused(*path_of(table, what), BODIES[what])
                assert outcome[1] == reason, f"{name}: {what}"
        for what, body in BODIES.items():
            if what not in ("GET /", "GET /sight", "GET /board", "GET /chat"):
                status, reason = await visitors["Sam"].refused(*path_of(table, what), body)
                nowhere = NOWHERE.get(what, "no-such-table")
                assert status in (401, 403) or reason == nowhere, f"a stranger: {what}"
        sight = await visitors["Sam"].ok("GET", f"/api/tables/{table}/sight")
        assert sight["view"]["hand"] == []
        assert sight["asks"] == []


@databases
@asynchronous
async def test_a_socket_answers_only_for_ones_own_seat_at_ones_own_table(tmp_path, database):
    async with site(tmp_path, **database) as house:
        visitors, table = await people_at_a_table(house, public=True)
        info = await visitors["Ada"].ok("GET", f"/api/tables/{table}")
        seat = info["waiting_for"][0]
        holder = {"A": "Ada", "B": "Bob", "C": "Cid"}[seat]
        sight = await visitors[holder].ok("GET", f"/api/tables/{table}/sight?seat={seat}")
        good = {"do": "answer", "seat": seat, "version": 0, "nonce": "n", "answer": first(sight["asks"][0])}
        for name in {"Ada", "Bob", "Cid", "Eve", "Tom"} - {holder}:
            async with visitors[name].socket(table) as line:
                await line.send(**good)
                assert (await line.next("refused"))["refusal"]["reason"] == "not-your-seat"
                await line.send(do="watch", seat=seat)
                assert (await line.next("refused"))["refusal"]["reason"] == "not-your-seat"
        async with visitors["Sam"].socket(table) as line:
            await line.send(**good)
            assert (await line.next("refused"))["refusal"]["reason"] == "enter-first"
            await line.send(do="chat", text="spam")
            assert (await line.next("refused"))["refusal"]["reason"] == "enter-first"
        assert (await visitors["Ada"].ok("GET", f"/api/tables/{table}"))["version"] == 0
        async with visitors[holder].socket(table) as line:
            await line.send(**good)
            assert (await line.next("taken"))["version"] == 1


@databases
@asynchronous
async def test_a_forged_or_foreign_cookie_is_nobody(tmp_path, database):
    async with site(tmp_path, **database) as house:
        ada = await house.visitor("Ada")
        cookie = ada.http.cookies["nokturn"]
        broken = cookie[:-1] + ("1" if cookie[-1] == "0" else "0")
        person = UUID((await ada.ok("GET", "/api/me"))["id"])
        hashed = blake2b(cookie.encode(), digest_size=32).hexdigest()
        body = urlsafe_b64encode(person.bytes).rstrip(b"=").decode()
        forgeries = (
            "",
            cookie[:-1],
            broken,
            cookie.upper(),
            hashed,
            str(person),
            body,
            f"{body}.",
            f"{body}.{'0' * 64}",
        )
        for forged in (*forgeries, "x.y", "..", "%C3%A9.%00"):
            sam = await house.visitor()
            answer = await sam.ask("GET", "/api/me", Cookie=f"nokturn={forged}")
            assert answer.status_code == 200
            assert answer.json()["id"] is None
