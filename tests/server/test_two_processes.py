"""Two server processes on one PostgreSQL share their tables; when one is killed the other goes on."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.process import servers
from tests.server.site import Site, Visitor, first
from tests.table.house import asynchronous
from tests.table.postgres import postgres


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


async def play_seat(visitor: Visitor, table: str, seat: str) -> dict[str, Any]:
    """Play a seat until the game is over; the last sight."""
    async with visitor.socket(table) as line:
        await line.send(do="watch", seat=seat)
        answered = -1
        while True:
            message = await line.next()
            if message["is"] == "refused":
                assert message["refusal"]["reason"] in ("stale", "not-asked"), message
            if message["is"] != "sight":
                continue
            if message["status"] == "over":
                return message
            if message["asks"] and message["version"] > answered:
                answered = message["version"]
                body = {"seat": seat, "version": answered, "nonce": f"v{answered}", "answer": first(message["asks"][0])}
                await line.send(do="answer", **body)


@asynchronous
async def test_two_processes_share_a_table_and_one_goes_on_when_the_other_is_killed(database):
    with servers(database, 2) as (one, two):
        here, there = Site(one.port), Site(two.port)
        ada, bob = await here.visitor("Ada"), await there.visitor("Bob")
        await people_and_chat_cross(ada, bob)
        await a_game_across_processes(ada, bob)
        await tables_kept(ada, bob, 0)
        table = await started_table(ada, bob)
        keeps_it, _ = await tables_kept(ada, bob, 1)
        (one if keeps_it else two).kill()
        site = there if keeps_it else here
        survivors = [await site.visitor(), await site.visitor()]
        for survivor, before in zip(survivors, (ada, bob), strict=True):
            survivor.http.cookies = before.http.cookies
        seats = [play_seat(survivor, table, seat) for survivor, seat in zip(survivors, "AB", strict=True)]
        hers, his = await asyncio.gather(*seats)
        assert hers["standings"] == his["standings"] != []
        await here.close()
        await there.close()


async def tables_kept(ada: Visitor, bob: Visitor, count: int) -> list[bool]:
    """Wait until the two processes look after so many tables together; who looks after one."""
    async with asyncio.timeout(PATIENCE):
        while True:
            texts = [(await visitor.ask("GET", "/api/metrics")).text for visitor in (ada, bob)]
            kept = [int(float(text.split("nokturn_tables_kept ")[-1].split()[0])) for text in texts]
            if sum(kept) == count:
                return [bool(number) for number in kept]
            await asyncio.sleep(0.05)


async def started_table(ada: Visitor, bob: Visitor) -> str:
    """Ada and Bob, each on another process, and a bot."""
    table = await ada.table("me", "open", "bot:random", public=True)
    await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
    await ada.ok("POST", f"/api/tables/{table}/start")
    return table


async def people_and_chat_cross(ada: Visitor, bob: Visitor) -> None:
    table = await ada.table("me", "open", "open", public=True)
    async with ada.socket(table) as hers:
        people = await hers.next("people")
        await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
        while not people["seats"][1]["name"]:
            people = await hers.next("people")
        assert people["seats"][1]["name"] == "Bob°"
        await bob.ok("POST", f"/api/tables/{table}/chat", {"text": "hello from there"})
        assert (await hers.next("chat"))["text"] == "hello from there"


async def a_game_across_processes(ada: Visitor, bob: Visitor) -> None:
    table = await started_table(ada, bob)
    hers, his = await asyncio.gather(play_seat(ada, table, "A"), play_seat(bob, table, "B"))
    assert hers["standings"] == his["standings"] != []
    assert hers["version"] == his["version"]
    records = [await visitor.ok("GET", f"/api/tables/{table}/record") for visitor in (ada, bob)]
    assert records[0] == records[1]
