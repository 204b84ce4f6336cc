"""200 live tables with bots and people: how long from an answer sent to the update at the other seat.

The server is a process of its own; the people are real sockets from this one.  Every table has two
people, who think for a second on average, and two bots, who think as long as they like.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import websockets

from benchmarks.processes import processor, resident, server
from nokturn.cli.bench import Row, show

HEADING = "\nLive tables of Vendetta, people and bots, in one server process"
GOAL = 50.0
"""Milliseconds at the 99th percentile."""
_SEATS = ["me", "me", "bot:random", "bot:clever"]


class Person:
    """One socket at one table, playing one seat at a human pace."""

    def __init__(self, bench: Bench, table: str, seat: str, cookie: str) -> None:
        self.bench = bench
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.ready = asyncio.Event()

    async def play(self) -> None:
        address = f"ws://127.0.0.1:{self.bench.port}/api/tables/{self.table}/socket"
        headers = {"Cookie": f"nokturn={self.cookie}"}
        async with websockets.connect(address, additional_headers=headers, compression=None) as line:
            await line.send(msgspec.json.encode({"do": "watch", "seat": self.seat}).decode())
            sight: dict[str, Any] = {"asks": [], "version": -1}
            answered, thinking = -1, False
            async for text in line:
                message = msgspec.json.decode(text)
                if message["is"] in ("taken", "refused"):
                    thinking = False
                    self.bench.taken += message["is"] == "taken"
                    answered = message.get("version", answered) - 1
                elif message["is"] == "sight":
                    self.ready.set()
                    self.bench.arrived(self.table, self.seat, message["version"])
                    sight = message
                if sight["asks"] and sight["version"] > answered and not thinking:
                    thinking = True
                    asyncio.get_running_loop().create_task(self._answer(line, sight))

    async def _answer(self, line: Any, sight: dict[str, Any]) -> None:
        await self.bench.running.wait()
        await asyncio.sleep(random.expovariate(1 / self.bench.thinking))
        answer = _first(sight["asks"][0])
        body = {"do": "answer", "seat": self.seat, "version": sight["version"], "nonce": f"v{sight['version']}"}
        self.bench.sent(self.table, self.seat, sight["version"])
        with suppress(websockets.ConnectionClosed):
            await line.send(msgspec.json.encode({**body, "answer": answer}).decode())


class Bench:
    """All tables, and how long every answer took to reach the other person."""

    def __init__(self, port: int, thinking: float) -> None:
        self.port = port
        self.thinking = thinking
        self.running = asyncio.Event()
        self.taken = 0
        self.latencies: list[float] = []
        self._open: dict[str, list[tuple[str, int, float]]] = {}

    def sent(self, table: str, seat: str, version: int) -> None:
        self._open.setdefault(table, []).append((seat, version, time.perf_counter()))

    def arrived(self, table: str, seat: str, version: int) -> None:
        """The first sight of the other seat that is newer than what the answer was given to."""
        moment = time.perf_counter()
        still = []
        for by, before, began in self._open.get(table, []):
            if by != seat and version > before:
                self.latencies.append((moment - began) * 1000)
            else:
                still.append((by, before, began))
        self._open[table] = still


def _first(ask: dict[str, Any]) -> Any:
    match ask["kind"]:
        case "one":
            return random.choice(ask["options"])
        case "some":
            return ask["options"][: ask["low"]]
        case "order":
            return ask["options"]
        case "number":
            return ask["low"]
        case _:
            return False


async def measure(port: int, pid: int, tables: int, seconds: float, thinking: float) -> list[Row]:
    bench = Bench(port, thinking)
    people: list[Person] = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers={"X-Nokturn": "1"}, timeout=60) as host:
        await host.post("/api/enter", json={"name": "Host"})
        cookie = host.cookies["nokturn"]
        await _new_table(host)
        before = resident(pid)
        for _ in range(tables):
            table = await _new_table(host)
            people += [Person(bench, table, seat, cookie) for seat in "AB"]
        idle = (resident(pid) - before) / tables
        playing = [asyncio.create_task(person.play()) for person in people]
        await asyncio.gather(*[person.ready.wait() for person in people])
        bench.running.set()
        await asyncio.sleep(seconds / 5)
        bench.latencies.clear()
        bench.taken = 0
        used = processor(pid)
        await asyncio.sleep(seconds)
        found, taken = sorted(bench.latencies), bench.taken
        used = processor(pid) - used
        live = (resident(pid) - before) / tables
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    p99 = found[int(len(found) * 0.99)]
    return [
        Row(f"{tables} live tables, people's answers", f"{taken / seconds:,.0f} /s", "", f"{len(people)} sockets"),
        Row("answer sent → update at the other seat, median", f"{statistics.median(found):.1f} ms", "", ""),
        Row("the same, 99th percentile", f"{p99:.1f} ms", f"< {GOAL:.0f} ms", "ok" if p99 < GOAL else "missed"),
        Row("the server's processor", f"{used / seconds:.0%}", "", f"{used / taken * 1000:.2f} ms an answer"),
        Row("memory of a table nobody plays at", f"{idle:,.0f} kB", "", ""),
        Row("memory of a table being played, two sockets", f"{live:,.0f} kB", "", ""),
    ]


async def _new_table(host: httpx.AsyncClient) -> str:
    body = {"game": "vendetta", "seats": _SEATS, "start": True}
    answer = await host.post("/api/tables", json=body)
    found: str = answer.json()["id"]
    return found


def rows(tables: int = 200, seconds: float = 20.0, thinking: float = 1.0) -> list[Row]:
    """Measure on a server of its own."""
    with server() as (port, pid):
        return asyncio.run(measure(port, pid, tables, seconds, thinking))


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--thinking", type=float, default=1.0, help="seconds a person thinks, on average")
    chosen = parser.parse_args(argv)
    show(rows(chosen.tables, chosen.seconds, chosen.thinking))


if __name__ == "__main__":
    main()
