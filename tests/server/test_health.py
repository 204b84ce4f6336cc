"""Whether the server is well, and who may look inside."""

import asyncio
import gc
import resource
import threading
import time

from tests.patience import PATIENCE
from tests.server.process import servers
from tests.server.site import Site, Visitor, first, site
from tests.table.house import asynchronous

from nokturn.server import database_health, stalls
from nokturn.server.metrics import SLOW

ELSEWHERE = {"X-Forwarded-For": "192.0.2.7"}


@asynchronous
async def test_only_the_machine_itself_or_the_token_sees_more_than_that_it_is_well(tmp_path):
    async with site(tmp_path, watch_token="a token for watching") as house:
        sam = await house.visitor()
        inside = (await sam.ask("GET", "/api/health")).json()
        assert (inside["status"], inside["database"]) == ("ok", "sqlite")
        for headers in (ELSEWHERE, {"Host": "nokturn.example"}, {**ELSEWHERE, "Authorization": "Bearer no"}):
            answer = await sam.ask("GET", "/api/health", **headers)
            assert (answer.status_code, answer.json()) == (200, {"status": "ok"})
            for secret in ("/api/metrics", "/api/reports"):
                answer = await sam.ask("GET", secret, **headers)
                assert (answer.status_code, answer.json()["error"]["reason"]) == (403, "operator-only")
        shown = {**ELSEWHERE, "Authorization": "Bearer a token for watching"}
        assert "version" in (await sam.ask("GET", "/api/health", **shown)).json()
        assert "nokturn_answers" in (await sam.ask("GET", "/api/metrics", **shown)).text


@asynchronous
async def test_stalls_queues_slow_answers_and_bots_are_counted(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "bot:random", "bot:random")
        async with ada.socket(table) as line:
            sight = await line.watch("A")
            while not sight["asks"]:
                sight = await line.next("sight")
            await line.answer(sight)
            text = (await ada.ask("GET", "/api/metrics")).text
            while 'nokturn_bot_seconds_bucket{le="+Inf"} 0.0' in text:
                text = (await ada.ask("GET", "/api/metrics")).text
        for name in (
            "nokturn_loop_stall_seconds_count",
            "nokturn_collector_seconds_count",
            "nokturn_commit_seconds_count",
            "nokturn_sqlite_log_bytes",
            "nokturn_writes_waiting",
            "nokturn_replies_waiting",
            "nokturn_bots_waiting",
            "nokturn_bots_given_up_total",
            "nokturn_slow_answers_total",
        ):
            assert f"\n{name} " in text, name


async def figures(visitor: Visitor) -> dict[str, float]:
    """All of them at one moment, by their names."""
    text = (await visitor.ask("GET", "/api/metrics")).text
    pairs = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in pairs}


async def figure(visitor: Visitor, name: str) -> float:
    return (await figures(visitor))[name]


def long_stalls(found: dict[str, float]) -> float:
    return found["nokturn_loop_stall_seconds_count"] - found['nokturn_loop_stall_seconds_bucket{le="0.5"}']


@asynchronous
async def test_what_holds_everybody_up_shows_in_the_figures(tmp_path):
    """A loop that stands still, a round of the collector, a disk that is slow: each is told from the others."""
    async with site(tmp_path) as house:
        ada, bob = await house.visitor("Ada"), await house.visitor("Bob")
        before = await figures(ada)
        time.sleep(0.8)  # nobody else has a turn meanwhile, as in a stall
        await asyncio.sleep(2 * stalls.EVERY)
        assert long_stalls(await figures(ada)) > long_stalls(before)
        rounds = await figure(ada, "nokturn_collector_seconds_count")
        gc.collect()
        assert await figure(ada, "nokturn_collector_seconds_count") > rounds
        store, disk = house.house.store, threading.Event()
        assert store._log is not None
        await store._log._rounds.close()
        tables = [await visitor.table("me", "me", "me") for visitor in (ada, bob)]
        assert await figure(ada, "nokturn_sqlite_log_bytes") > 0
        slow = await figure(ada, "nokturn_slow_answers_total")
        store._disk.submit(disk.wait)
        async with ada.socket(tables[0]) as hers, bob.socket(tables[1]) as his:
            for line in (hers, his):
                seat = (await line.watch())["waiting_for"][0]
                ask = (await line.watch(seat))["asks"][0]
                await line.send(do="answer", seat=seat, version=0, nonce="n", answer=first(ask))
            while not await figure(ada, "nokturn_writes_waiting"):
                await asyncio.sleep(0.01)
            await asyncio.sleep(SLOW)
            disk.set()
            for line in (hers, his):
                await line.next("taken")
        assert await figure(ada, "nokturn_slow_answers_total") == slow + 2


@asynchronous
async def test_a_database_that_cannot_write_is_noticed_and_when_it_can_again_too(tmp_path):
    with servers(f"sqlite:///{tmp_path}/nokturn.db", 1) as (server,):
        house = Site(server.port)
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me")
        assert server.process is not None
        before = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        async with ada.socket(table) as line:
            seat = (await line.watch())["waiting_for"][0]
            sight = await line.watch(seat)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, before[1]))  # no file grows any more
            await until_health(ada, 503)
            answer = {"seat": seat, "version": 0, "nonce": "n", "answer": first(sight["asks"][0])}
            await line.send(do="answer", **answer)
            assert (await line.next("refused"))["refusal"]["reason"] == "failed"
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, before)
            await until_health(ada, 200)
            await line.send(do="answer", **answer)
            assert (await line.next("taken"))["version"] == 1, "the same answer, now that it can be kept"
        await house.close()


async def until_health(ada, status: int) -> None:
    import asyncio

    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await ada.ask("GET", "/api/health")
            if answer.status_code == status:
                assert bool(answer.json().get("why")) == (status == 503)
                return
            await asyncio.sleep(database_health.FRESH / 4)
