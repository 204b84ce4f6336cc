"""Pins and notes of a team, whispers during a Trade: the other side never receives them (DRA-TALK)."""

import asyncio

import pytest
from tests.server.site import Line, Visitor, first, site
from tests.table.house import asynchronous


async def hunt(dracula: Visitor, *hunters: Visitor) -> str:
    """A basic hunt: Dracula's person, then a person for each of the other seats."""
    seats = ["me", *["open"] * len(hunters)]
    body = {"game": "dracula", "seats": seats, "options": {"mode": "basic"}, "public": True, "start": False}
    table: str = (await dracula.ok("POST", "/api/tables", body))["id"]
    for seat, hunter in zip("BCDE", hunters, strict=False):
        await hunter.ok("POST", f"/api/tables/{table}/sit", {"seat": seat})
    await dracula.ok("POST", f"/api/tables/{table}/start")
    return table


PIN = {"place": "paris", "mark": "here", "text": "He must be here!"}


@asynchronous
async def test_the_hunters_share_pins_and_dracula_never_receives_them(tmp_path):
    async with site(tmp_path) as house:
        vlad, mina, jack = await house.visitor("Vlad"), await house.visitor("Mina"), await house.visitor("Jack")
        table = await hunt(vlad, mina, jack)
        path = f"/api/tables/{table}/shared"
        async with vlad.socket(table) as his, jack.socket(table) as theirs:
            await his.watch("A")
            await theirs.watch("C")
            body = {"seat": "B", "pins": [PIN], "text": "Meet at Munich.", "number": 0}
            written = await mina.ok("PUT", path, body)
            assert written == {
                "is": "shared",
                "team": ["B", "C"],
                "pins": [PIN],
                "text": "Meet at Munich.",
                "number": 1,
            }
            assert await theirs.next("shared") == written
            assert await jack.ok("GET", f"{path}?seat=C") == written
            assert await vlad.refused("GET", f"{path}?seat=B") == (403, "not-your-seat")
            assert await vlad.refused("GET", f"{path}?seat=A") == (409, "no-team")
            await mina.ok("POST", f"/api/tables/{table}/chat", {"text": "Good evening, Count."})
            await his.next("chat")
            heard = " ".join(his.heard)
            assert "shared" not in heard
            assert "He must be here" not in heard
            assert "Munich" not in heard


@asynchronous
async def test_two_who_pin_at_once_do_not_undo_each_other(tmp_path):
    async with site(tmp_path) as house:
        vlad, mina, jack = await house.visitor("Vlad"), await house.visitor("Mina"), await house.visitor("Jack")
        table = await hunt(vlad, mina, jack)
        path = f"/api/tables/{table}/shared"
        await mina.ok("PUT", path, {"seat": "B", "pins": [PIN], "text": "", "number": 0})
        late = {"seat": "C", "pins": [], "text": "", "number": 0}
        assert await jack.refused("PUT", path, late) == (409, "changed-meanwhile")
        assert (await jack.ok("GET", f"{path}?seat=C"))["pins"] == [PIN]


@pytest.mark.parametrize(
    "change, reason",
    [
        ({"pins": [PIN] * 81}, "too-many-pins"),
        ({"pins": [{**PIN, "text": "x" * 121}]}, "too-long"),
        ({"text": "x" * 20_001}, "too-long"),
        ({"pins": [{**PIN, "place": ""}]}, "bad-request"),
    ],
)
@asynchronous
async def test_too_much_is_turned_down(tmp_path, change, reason):
    async with site(tmp_path) as house:
        vlad, mina = await house.visitor("Vlad"), await house.visitor("Mina")
        table = await hunt(vlad, mina)
        body = {"seat": "B", "pins": [], "text": "", "number": 0, **change}
        status, why = await mina.refused("PUT", f"/api/tables/{table}/shared", body)
        assert (status >= 400, why) == (True, reason)


async def play_until_trade(lines: dict[str, Line], people: dict[str, Visitor], table: str) -> tuple[str, str]:
    """Everybody passes until somebody can trade; returns the two seats of the Trade that has begun."""
    for _ in range(400):
        info = await people["A"].ok("GET", f"/api/tables/{table}")
        seat = info["waiting_for"][0]
        sight = await people[seat].ok("GET", f"/api/tables/{table}/sight?seat={seat}")
        ask = sight["asks"][0]
        trades = [option for option in ask["options"] if option.get("is") == "dracula.TradeEvents"]
        if trades:
            owners = {h["hunter"]: h["seat"] for h in sight["view"]["hunters"].values()}
            partner = next((t for t in trades if owners[t["partner"]] != seat), None)
            if partner:
                await lines[seat].answer(sight, partner)
                return seat, owners[partner["partner"]]
        await lines[seat].answer(sight, first(ask))
    raise AssertionError("nobody can trade")


@asynchronous
async def test_during_a_trade_the_partners_may_whisper_and_nobody_else_hears(tmp_path):
    """DRA-TALK-02, DRA-TALK-03."""
    async with site(tmp_path) as house:
        names = ("Vlad", "Art", "Jack", "Abe", "Mina")
        people = {seat: await house.visitor(name) for seat, name in zip("ABCDE", names, strict=True)}
        table = await hunt(*people.values())
        sockets = {seat: visitor.socket(table) for seat, visitor in people.items()}
        lines = {seat: await socket.__aenter__() for seat, socket in sockets.items()}
        try:
            for seat, line in lines.items():
                await line.watch(seat)
            chat = f"/api/tables/{table}/chat"
            assert await people["B"].refused("POST", chat, {"text": "psst", "whisper": True}) == (409, "no-whispers")
            one, other = await play_until_trade(lines, people, table)
            await people[one].ok("POST", chat, {"text": "the stake is mine", "whisper": True})
            assert (await lines[other].next("chat"))["text"] == "the stake is mine"
            await people[one].ok("POST", chat, {"text": "fair trade"})
            for seat in "ABCDE":
                if seat in (one, other):
                    continue
                assert (await lines[seat].next("chat"))["text"] == "fair trade"
                assert "the stake is mine" not in " ".join(lines[seat].heard)
                assert await people[seat].refused("POST", chat, {"text": "?", "whisper": True}) == (409, "no-whispers")
                said = await people[seat].ok("GET", chat)
                assert [line["text"] for line in said] == ["fair trade"]
        finally:
            await asyncio.gather(*[socket.__aexit__(None, None, None) for socket in sockets.values()])


@asynchronous
async def test_the_film_is_for_finished_hunts(tmp_path):
    async with site(tmp_path) as house:
        vlad, mina = await house.visitor("Vlad"), await house.visitor("Mina")
        table = await hunt(vlad, mina)
        assert await vlad.refused("GET", f"/api/tables/{table}/film") == (403, "record-secret")
