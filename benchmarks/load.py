"""A thousand live tables: how long from an answer to the update at the other seats, and what a table takes.

People answer at a steady rate, whatever the server does; every table has two or three sockets, by turns, and no bots.
The servers are processes of their own, on SQLite, or one and then two of them on PostgreSQL.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import random
import statistics
import time
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, NamedTuple

import asyncpg
import httpx
import msgspec
import uvloop

from benchmarks.lines import Line, connect
from benchmarks.processes import Machine, Server, of_machine, postgres, processor, server
from nokturn.cli.bench import Row, show

HEADING = "\nLive tables of Vendetta under load: people at sockets of their own, answers at a steady rate"
TABLES, RATE, SECONDS = 1000, 500.0, 30.0
GOAL = 50.0
"""Milliseconds at the 99th percentile."""
CARRIED = 0.99
"""Of the answers that were to be given, so many have to be taken."""
MEMORY = 300.0
"""Kilobytes that a table being played may take."""
MORE = 1.6
"""So many times as much as one do two processes carry."""
AT_ONCE = 8
"""So many tables are set up side by side."""
WATCHED = {
    "nokturn_commit_seconds": "transactions",
    "nokturn_loop_stall_seconds": "waits for the loop",
    "nokturn_collector_seconds": "rounds of the collector",
}
SLOW = ("0.01", "0.025", "0.05")
_TICK = 0.002
_FASTER = 2.0
"""So many times as fast as they were to may people answer who were kept from it themselves: a hundred at one moment
would be a load of ours and nobody's."""
_LOST = 5.0
"""Seconds after which nobody waits for an update any more."""


class Ask(msgspec.Struct):
    kind: str
    options: list[msgspec.Raw]
    low: int

    def answer(self, dice: random.Random) -> bytes:
        """Any answer that is offered."""
        match self.kind:
            case "one":
                return bytes(dice.choice(self.options))
            case "some":
                return b"[" + b",".join(bytes(option) for option in self.options[: self.low]) + b"]"
            case "order":
                return b"[" + b",".join(bytes(option) for option in self.options) + b"]"
            case "number":
                return str(self.low).encode()
            case _:
                return b"false"


class Heard(msgspec.Struct, rename={"what": "is"}):
    """As much of any message as matters here."""

    what: str
    version: int = 0
    seat: str | None = None
    status: str = ""
    asks: list[Ask] = []


class Table:
    """One table, its sockets, and the answer that is under way."""

    def __init__(self, load: Load, port: int, name: str, seats: list[str]) -> None:
        self.load, self.port, self.name, self.seats = load, port, name, seats
        """`seats`: those that each of the sockets watches."""
        self.lines: list[Line] = []
        self.sights: dict[str, Heard] = {}
        self.behind: set[str] = set()
        """Seats that have not seen the last answer yet."""
        self.by = ""
        self.version = 0
        self.began = 0.0
        self.taken = 0
        self.seen = asyncio.Event()

    async def sit(self, cookie: str) -> None:
        """Connect everybody and wait until they see the table."""
        for seats in self.seats:
            line = await connect(self.port, f"/api/tables/{self.name}/socket", cookie, self._heard)
            self.lines.append(line)
            for seat in seats:
                line.send(msgspec.json.encode({"do": "watch", "seat": seat}))
        await self.seen.wait()

    def _heard(self, line: Line, text: bytes) -> None:
        message = _DECODER.decode(text)
        if message.what == "refused":
            self.load.refused += 1
            self.behind.clear()
            self._settled()
        elif message.what == "taken":
            self.taken += 1
        if message.what != "sight" or message.seat is None:
            return
        self.sights[message.seat] = message
        if message.seat in self.behind and message.version > self.version:
            self.behind.discard(message.seat)
            if self._elsewhere(message.seat):
                self.load.latencies.append((time.perf_counter() - self.began) * 1000)
            if not self.behind:
                self._settled()
        if not self.seen.is_set() and len(self.sights) == sum(map(len, self.seats)):
            self.seen.set()
            self._settled()

    def _line_of(self, seat: str) -> int:
        return next(number for number, seats in enumerate(self.seats) if seat in seats)

    def _elsewhere(self, seat: str) -> bool:
        """Whether somebody else watches this seat than who answered."""
        return seat not in self.seats[self._line_of(self.by)]

    def awaited(self) -> list[float]:
        """Milliseconds for which the others have waited so far, if they still do."""
        waited = (time.perf_counter() - self.began) * 1000
        return [waited for seat in self.behind if self._elsewhere(seat)]

    def _settled(self) -> None:
        """Everybody sees the same: the table waits for an answer, unless the game is over."""
        if any(sight.asks for sight in self.sights.values()):
            self.load.ready.append(self)
        else:
            self.load.over += 1

    def answer(self, dice: random.Random) -> None:
        self.by = next(seat for seat, sight in self.sights.items() if sight.asks)
        sight = self.sights[self.by]
        self.version, self.behind = sight.version, set(self.sights)
        head = {"do": "answer", "seat": self.by, "version": self.version, "nonce": f"v{self.version}"}
        text = msgspec.json.encode(head)[:-1] + b',"answer":' + sight.asks[0].answer(dice) + b"}"
        self.began = time.perf_counter()
        self.lines[self._line_of(self.by)].send(text)


_DECODER = msgspec.json.Decoder(Heard)


class Figures(NamedTuple):
    """What one load did."""

    sockets: int
    rate: float
    """Answers a second that were taken."""
    median: float
    p99: float
    """Milliseconds."""
    processor: list[float]
    """Milliseconds of each server's processor for an answer that it took."""
    database: float
    """Milliseconds of PostgreSQL's processor for an answer."""
    people: float
    """Milliseconds of the processor of whoever plays all the people, for an answer."""
    memory: float
    """Kilobytes for each table."""
    refused: int
    over: int
    late: float = 0.0
    latest: float = 0.0
    """Milliseconds by which whoever plays the people came late to what they were to do, 99th percentile and at most: as
    much of every wait may be theirs."""
    machine: Machine = Machine()
    """What else went on meanwhile."""
    slow: tuple[str, ...] = ()
    """What took longer than a few milliseconds on the server, as it says itself."""


class Load:
    """All tables, and how long every answer took to reach the other sockets."""

    def __init__(self, servers: list[Server], seed: int = 1) -> None:
        self.servers = servers
        self.dice = random.Random(seed)
        self.ready: deque[Table] = deque()
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.late: list[float] = []
        self.refused = self.over = 0

    async def sit(self, tables: int) -> None:
        """Set the tables up, those of one server after those of the other, and connect everybody."""
        numbers = iter(range(tables))

        async def seat_them() -> None:
            for number in numbers:
                serving = self.servers[number % len(self.servers)]
                table = await new_table(hosts[number % len(hosts)])
                seats = ["A", "B", "C"] if number % 2 else ["A", "BC"]
                self.tables.append(Table(self, serving.port, table, seats))
                await self.tables[-1].sit(cookies[number % len(hosts)])

        hosts = [await _host(serving.port) for serving in self.servers]
        cookies = [host.cookies["nokturn"] for host in hosts]
        await asyncio.gather(*[seat_them() for _ in range(AT_ONCE)])
        for host in hosts:
            await host.aclose()

    def taken_by(self, serving: Server) -> int:
        return sum(table.taken for table in self.tables if table.port == serving.port)

    async def play(self, rate: float, seconds: float) -> None:
        """Answer so often for so long; a server that is late is not waited for."""
        began = time.perf_counter()
        given, at_once = 0, _FASTER * max(1.0, rate * _TICK)
        while (passed := time.perf_counter() - began) < seconds:
            enough = given + at_once
            while given < min(passed * rate, enough) and self.ready:
                self.ready.popleft().answer(self.dice)
                given += 1
            looked = time.perf_counter()
            await asyncio.sleep(_TICK)
            self.late.append((time.perf_counter() - looked - _TICK) * 1000)
        end = time.perf_counter() + _LOST
        while time.perf_counter() < end and any(table.behind for table in self.tables):
            await asyncio.sleep(_TICK)

    def waits(self) -> list[float]:
        """How long every update took; one that has not come counts for as long as it has been waited for."""
        return sorted([*self.latencies, *[waited for table in self.tables for waited in table.awaited()]])

    def leave(self) -> None:
        for table in self.tables:
            for line in table.lines:
                line.close()


async def _host(port: int) -> httpx.AsyncClient:
    host = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers={"X-Nokturn": "1"}, timeout=60)
    (await host.post("/api/enter", json={"name": "Host"})).raise_for_status()
    return host


async def new_table(host: httpx.AsyncClient, game: str = "vendetta", players: int = 3) -> str:
    body: dict[str, Any] = {"game": game, "seats": ["me"] * players, "start": True}
    found: str = (await host.post("/api/tables", json=body)).raise_for_status().json()["id"]
    return found


async def measure(servers: list[Server], tables: int, rate: float, seconds: float, database: str = "") -> Figures:
    load = Load(servers)
    hosts = [await _host(serving.port) for serving in servers]
    for host in hosts:
        await new_table(host)
        await host.aclose()
    before = sum(serving.resident for serving in servers)
    await load.sit(tables)
    await load.play(rate, seconds / 5)
    load.latencies.clear()
    load.late.clear()
    load.refused = 0
    taken = [load.taken_by(serving) for serving in servers]
    used = [serving.processor for serving in servers]
    watched = await _watched(servers[0].port)
    used_inside, used_here, before_it = await _of_database(database), time.process_time(), of_machine()
    await load.play(rate, seconds)
    here, inside = time.process_time() - used_here, await _of_database(database) - used_inside
    machine = of_machine().since(before_it)
    spent = [serving.processor - start for serving, start in zip(servers, used, strict=True)]
    taken = [load.taken_by(serving) - start for serving, start in zip(servers, taken, strict=True)]
    grown = sum(serving.resident for serving in servers) - before
    found = load.waits()
    load.leave()
    return Figures(
        sum(len(table.lines) for table in load.tables),
        sum(taken) / seconds,
        statistics.median(found),
        found[int(len(found) * 0.99)],
        [seconds / count * 1000 for seconds, count in zip(spent, taken, strict=True)],
        inside / sum(taken) * 1000,
        here / sum(taken) * 1000,
        grown / tables,
        load.refused,
        load.over,
        sorted(load.late)[int(len(load.late) * 0.99)],
        max(load.late),
        machine.without(here + inside + sum(spent)),
        slow_ones(watched, await _watched(servers[0].port)),
    )


async def _watched(port: int) -> dict[str, float]:
    """What the server counts, by name and bucket."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as operator:
        text = (await operator.get("/api/metrics")).text
    return {
        name: float(value) for name, _, value in [line.rpartition(" ") for line in text.splitlines()] if name[:1] != "#"
    }


def slow_ones(before: dict[str, float], after: dict[str, float]) -> tuple[str, ...]:
    """Of transactions, turns of the loop and rounds of the collector: how many took longer than so much."""
    told = []
    for name, what in WATCHED.items():
        counts = {edge: _since(before, after, f'{name}_bucket{{le="{edge}"}}') for edge in (*SLOW, "+Inf")}
        beyond = [f"{counts['+Inf'] - counts[edge]:.0f}" for edge in SLOW]
        told.append(
            f"{what} longer than {', '.join(f'{float(edge) * 1000:.0f}' for edge in SLOW)} ms: "
            f"{', '.join(beyond)} of {counts['+Inf']:.0f}"
        )
    return tuple(told)


def _since(before: dict[str, float], after: dict[str, float], name: str) -> float:
    return after.get(name, 0.0) - before.get(name, 0.0)


async def _of_database(url: str) -> float:
    """Seconds of processor time that PostgreSQL has used."""
    if not url:
        return 0.0
    connection = await asyncpg.connect(url)
    try:
        return sum(processor(row[0]) for row in await connection.fetch("SELECT pid FROM pg_stat_activity"))
    finally:
        await connection.close()


def run(servers: list[Server], tables: int, rate: float, seconds: float, database: str = "") -> Figures:
    gc.disable()  # else a round of the collector here would count as the server's
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(measure(servers, tables, rate, seconds, database))
    finally:
        gc.enable()


def on_sqlite(tables: int, rate: float, seconds: float) -> Iterator[Row]:
    """One process on a file."""
    with server() as serving:
        found = run([serving], tables, rate, seconds)
    yield from judged(found, tables, rate)


def judged(found: Figures, tables: int, rate: float) -> Iterator[Row]:
    """A short wait is worth nothing where fewer have answered than were to, or fewer play."""
    carried = found.rate >= rate * CARRIED
    yield Row(
        f"{tables} live tables, {found.sockets} sockets, SQLite",
        f"{found.rate:,.0f} answers/s",
        f"{rate:,.0f} /s",
        f"{found.refused} refused, {found.over} over: {'ok' if carried else 'missed'}",
    )
    yield Row("answer sent → update at the other seats, median", f"{found.median:.1f} ms")
    met = "ok" if found.p99 < GOAL and carried and not found.refused and not found.over else "missed"
    yield Row("the same, 99th percentile", f"{found.p99:.1f} ms", f"< {GOAL:.0f} ms", met)
    yield Row("the server's processor, an answer", f"{found.processor[0]:.2f} ms", f"< {1000 / rate:.1f} ms")
    yield Row("that of the people, an answer", f"{found.people:.2f} ms")
    yield Row("the people themselves late by, 99th percentile, most", f"{found.late:.1f}, {found.latest:.0f} ms")
    others = f"{found.machine.busy:.0%}, {found.machine.stolen:.0%}"
    yield Row("others on this machine, stolen from it, of one core", others)
    for one in found.slow:
        yield Row(*one.split(": "))
    met = "ok" if found.memory < MEMORY else "missed"
    yield Row("memory of a table being played", f"{found.memory:,.0f} kB", f"< {MEMORY:.0f} kB", met)


def on_postgres(tables: int, rate: float, seconds: float) -> Iterator[Row]:
    """One process, then two with as much for each of them: by how much dearer an answer becomes in company is by how
    much less than twice as much two of them carry.

    The machine has no cores to spare for two servers, a database and a thousand people, so that what is compared is
    the processor time for an answer and not how many of them come through."""
    found = []
    for count in (1, 2):
        with postgres() as url, _servers(url, count) as servers:
            found.append(run(servers, tables * count, rate * count, seconds, url))
    for count, figures in enumerate(found, 1):
        spent = " + ".join(f"{time:.2f}" for time in figures.processor)
        yield Row(f"PostgreSQL, servers: {count}; their processor, an answer", f"{spent} ms", "", _latency(figures))
        yield Row("that of the database, and of the people", f"{figures.database:.2f} + {figures.people:.2f} ms")
    ratio = 2 * found[0].processor[0] / max(found[1].processor)
    yield Row("two processes carry", f"{ratio:.2f} ×", f"≥ {MORE} ×", "ok" if ratio >= MORE else "missed")


def _latency(found: Figures) -> str:
    return f"{found.rate:,.0f} /s, p99 {found.p99:.0f} ms"


@contextmanager
def _servers(url: str, count: int) -> Iterator[list[Server]]:
    with ExitStack() as running:
        yield [running.enter_context(server(url)) for _ in range(count)]


def rows(tables: int = TABLES, rate: float = RATE, seconds: float = SECONDS) -> Iterator[Row]:
    yield from on_sqlite(tables, rate, seconds)
    yield from on_postgres(max(10, tables // 4), rate / 4, seconds)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE, help="answers a second")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--only", choices=["sqlite", "postgres"])
    chosen = parser.parse_args(argv)
    load = (chosen.tables, chosen.rate, chosen.seconds)
    show({"sqlite": on_sqlite, "postgres": on_postgres, None: rows}[chosen.only](*load))


if __name__ == "__main__":
    main()
