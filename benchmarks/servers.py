"""Tic-tac-toe over sockets: our server and boardgame.io's, each a process of its own, with the same load.

Both are played against by real clients on loopback: ours from this process, boardgame.io's own clients
from a second Node process.  Ours commits every move to SQLite before it tells anybody; boardgame.io's
keeps its matches in memory, and a restart would lose them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import httpx
import msgspec
import websockets

from benchmarks import tictactoe
from benchmarks.processes import processor, resident
from nokturn.cli.bench import Row, show
from tools import node

OURS, THEIRS = "Nokturn, on disk", "boardgame.io, in memory"
HEADING = """\
Tic-tac-toe over sockets on loopback, a server process each. Nokturn commits every move to SQLite before
anybody is told; boardgame.io's server keeps its matches in memory only. Latency is the time from a move
sent to the update at the opponent."""
SCRIPT = (0, 1, 2, 4, 3, 5, 7, 6, 8)
"""A draw: every match takes all nine moves, so the load is the same however the games might go."""
THINKING = 0.5
"""Seconds a player thinks on average; anything up to twice as long."""
PATIENCE = 20.0
"""Nothing that is measured takes longer than this, in seconds."""
AT_ONCE = 4
"""So many matches are set up side by side."""
ROUNDS = 2
"""Best of so many."""
WARM_UP = 20
"""Matches played before anything is measured."""
HERE = Path(__file__).parent


class Played(NamedTuple):
    """Milliseconds from every move to the opponent's update, and the seconds that all of it took."""

    latencies: list[float]
    seconds: float


class Players(Protocol):
    """Two players at each of several matches, with a socket each."""

    def sit(self, matches: int) -> None:
        """Set the matches up and connect everybody."""

    def play(self, thinking: float) -> Played:
        """Play all the matches to their end, all at once."""

    def leave(self) -> None:
        """Hang up."""


class Contender(NamedTuple):
    players: Players
    pid: int
    """The process of the server."""


# --- ours ----------------------------------------------------------------------------------------


class OurMatch:
    """One table and its two sockets."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.lines: list[Any] = []
        self.status = ""

    async def sit(self, host: httpx.AsyncClient) -> None:
        body = {"game": tictactoe.GAME.name, "seats": ["me", "me"], "start": True}
        table = (await host.post("/api/tables", json=body)).raise_for_status().json()["id"]
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        headers = {"Cookie": f"nokturn={host.cookies['nokturn']}"}
        for seat in "AB":
            line = await websockets.connect(address, additional_headers=headers, compression=None)
            self.lines.append(line)
            await _send(line, {"do": "watch", "seat": seat})
            await _sight(line, 0)

    async def play(self, thinking: float) -> list[float]:
        latencies = []
        for version, square in enumerate(SCRIPT):
            await asyncio.sleep(random.uniform(0, 2 * thinking))
            mover, opponent = version % 2, 1 - version % 2
            answer = {"is": tictactoe.Mark.plain_name, "square": square}
            move = {"do": "answer", "seat": "AB"[mover], "version": version, "nonce": str(version), "answer": answer}
            began = time.perf_counter()
            await _send(self.lines[mover], move)
            sight = await _sight(self.lines[opponent], version + 1)
            latencies.append((time.perf_counter() - began) * 1000)
            self.status = sight["status"]
        return latencies

    async def leave(self) -> None:
        for line in self.lines:
            await line.close()


async def _send(line: Any, message: dict[str, Any]) -> None:
    await line.send(msgspec.json.encode(message), text=True)


async def _sight(line: Any, version: int) -> dict[str, Any]:
    """The table as it shows itself at `version`, once it does."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await line.recv())
        if message["is"] == "refused":
            raise RuntimeError(f"A move was refused: {message['refusal']['text']}")
        if message["is"] == "sight" and message["version"] >= version:
            return message


class OurPlayers:
    """Players at our server, from this process."""

    def __init__(self, port: int, runner: asyncio.Runner) -> None:
        self.port = port
        self.runner = runner
        self.matches: list[OurMatch] = []

    def sit(self, matches: int) -> None:
        self.matches = [OurMatch(self.port) for _ in range(matches)]
        self.runner.run(self._sit())

    async def _sit(self) -> None:
        waiting = iter(self.matches)

        async def seat_them(host: httpx.AsyncClient) -> None:
            for match in waiting:
                await match.sit(host)

        address = f"http://127.0.0.1:{self.port}"
        async with httpx.AsyncClient(base_url=address, headers={"X-Nokturn": "1"}, timeout=PATIENCE) as host:
            (await host.post("/api/enter", json={"name": "Host"})).raise_for_status()
            await asyncio.gather(*[seat_them(host) for _ in range(AT_ONCE)])

    def play(self, thinking: float) -> Played:
        return self.runner.run(self._play(thinking))

    async def _play(self, thinking: float) -> Played:
        began = time.perf_counter()
        async with asyncio.timeout(PATIENCE):
            found = await asyncio.gather(*[match.play(thinking) for match in self.matches])
        return Played([latency for latencies in found for latency in latencies], time.perf_counter() - began)

    def leave(self) -> None:
        self.runner.run(self._leave())

    async def _leave(self) -> None:
        for match in self.matches:
            await match.leave()


@contextmanager
def ours() -> Iterator[Contender]:
    """Our server on a new database, and its players."""
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as runner:
        environment = {
            **os.environ,
            "NOKTURN_DATABASE_URL": f"sqlite:///{folder}/nokturn.db",
            "NOKTURN_SECRET": "for measuring only",
            "NOKTURN_RATE": "100000",
        }
        with _started([sys.executable, "-m", "benchmarks.tictactoe_server"], environment) as server:
            yield Contender(OurPlayers(int(_line(server)), runner), server.pid)


# --- theirs --------------------------------------------------------------------------------------


class TheirPlayers:
    """boardgame.io's clients in a Node process, which keeps the time itself."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def sit(self, matches: int) -> None:
        self._do("sit", matches, AT_ONCE)

    def play(self, thinking: float) -> Played:
        return Played(*self._do("play", SCRIPT, thinking, PATIENCE))

    def leave(self) -> None:
        self._do("leave")

    def _do(self, *command: Any) -> Any:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(command) + "\n")
        self.process.stdin.flush()
        return json.loads(_line(self.process))


@contextmanager
def theirs() -> Iterator[Contender]:
    """boardgame.io's server and its clients, a process each."""
    found = node.find()
    found.packages(HERE)
    environment = {**found.environment, "NODE_ENV": "production"}
    with _started([*found.node, str(HERE / "boardgame_io_server.mjs")], environment) as server:
        addresses = [f"http://127.0.0.1:{port}" for port in json.loads(_line(server))]
        with _started([*found.node, str(HERE / "boardgame_io_players.mjs"), *addresses], environment) as clients:
            yield Contender(TheirPlayers(clients), server.pid)


# --- processes -----------------------------------------------------------------------------------


@contextmanager
def _started(command: list[str], environment: dict[str, str]) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE.parent
    ) as process:
        try:
            yield process
        finally:
            process.terminate()


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    line = process.stdout.readline()
    if not line:
        raise RuntimeError(f"{process.args!r} ended with {process.wait()}, for the reason above.")
    return line


# --- measuring -----------------------------------------------------------------------------------


class Figures(NamedTuple):
    """What one load did to one server."""

    median: float
    """Milliseconds, like the next two."""
    p99: float
    processor: float
    """For each move."""
    rate: float
    """Moves a second."""
    memory: float
    """Kilobytes that the server grew by for each match, its sockets connected and its game played."""


def measure(contender: Contender, matches: int, thinking: float) -> Figures:
    """One round with new matches; setting them up is not measured."""
    players, pid = contender
    empty = resident(pid)
    players.sit(matches)
    used = processor(pid)
    played = players.play(thinking)
    used = processor(pid) - used
    memory = (resident(pid) - empty) / matches
    players.leave()
    latencies = sorted(played.latencies)
    moves = len(latencies)
    p99 = latencies[int(moves * 0.99)]
    return Figures(statistics.median(latencies), p99, used / moves * 1000, moves / played.seconds, memory)


def best(rounds: Sequence[Figures]) -> Figures:
    """The best of every figure; of memory the first, as later matches move in where earlier ones were."""
    median, p99, processor, rate, memory = zip(*rounds, strict=True)
    return Figures(min(median), min(p99), min(processor), max(rate), memory[0])


def compare(contenders: dict[str, Contender], rounds: int, few: int = 50, many: int = 200) -> Iterator[Row]:
    """Players who think, at a few matches and at many; then players who do not."""
    for contender in contenders.values():
        measure(contender, min(few, WARM_UP), 0)
    found = {}
    for load in ((many, THINKING), (few, THINKING), (few, 0.0)):
        taken = [{name: measure(contender, *load) for name, contender in contenders.items()} for _ in range(rounds)]
        found[load] = {name: best([figures[name] for figures in taken]) for name in contenders}
    for matches in (few, many):
        figures = found[matches, THINKING]
        yield from _rows(f"{matches} matches, median latency", "{:.1f} ms", {n: f.median for n, f in figures.items()})
        yield from _rows(f"{matches} matches, p99 latency", "{:.1f} ms", {n: f.p99 for n, f in figures.items()})
    figures = found[few, 0.0]
    rates = {name: f.rate for name, f in figures.items()}
    yield from _rows(f"{few} matches, no thinking", "{:,.0f} moves/s", rates, more_is_better=True)
    yield from _rows("server's processor time, a move", "{:.2f} ms", {n: f.processor for n, f in figures.items()})
    memory = {name: f.memory for name, f in found[many, THINKING].items()}
    yield from _rows("server's memory, a match", "{:,.0f} kB", memory)


def _rows(what: str, pattern: str, found: dict[str, float], *, more_is_better: bool = False) -> Iterator[Row]:
    """Ours, which comes first, and how many times as good that is as each other."""
    ours, *others = found
    yield Row(f"{what}: {ours}", pattern.format(found[ours]))
    for other in others:
        over, under = (found[ours], found[other]) if more_is_better else (found[other], found[ours])
        ratio = f"{over / under:.1f} ×" if under > 0 and over > 0 else ""
        yield Row(f"{what}: {other}", pattern.format(found[other]), "", ratio)


def rows(rounds: int = ROUNDS) -> list[Row]:
    """Both servers, measured in turn."""
    with ours() as here, theirs() as there:
        return list(compare({OURS: here, THEIRS: there}, rounds))


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.servers", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="best of so many")
    found = rows(parser.parse_args(argv).rounds)
    print(HEADING)
    show(found)


if __name__ == "__main__":
    main()
