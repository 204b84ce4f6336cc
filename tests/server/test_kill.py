"""`kill -9` under load, again and again: whatever was acknowledged is there, and every game goes on."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from tests.patience import PATIENCE
from tests.server.process import free_port
from tests.server.site import Site, Visitor, first

TABLES = 6
ROOT = Path(__file__).parents[2]


class Victim:
    """A server that is killed and started again on the same database."""

    def __init__(self, folder: Path, module: str = "tests.server.zygote") -> None:
        self.url = f"sqlite:///{folder}/nokturn.db"
        self.site = Site(free_port())
        self.pid = 0
        self._zygote = subprocess.Popen(
            [sys.executable, "-W", "ignore", "-m", module],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            text=True,
        )

    async def _hear(self) -> str:
        assert self._zygote.stdout is not None
        return (await asyncio.to_thread(self._zygote.stdout.readline)).strip()

    async def start(self) -> None:
        assert self._zygote.stdin is not None
        self._zygote.stdin.write(f"{self.site.port} {self.url}\n")
        self._zygote.stdin.flush()
        self.pid = int(await self._hear())
        async with asyncio.timeout(PATIENCE), httpx.AsyncClient() as client:
            while True:
                with suppress(httpx.TransportError):
                    if (await client.get(f"{self.site.url}/api/health")).status_code == 200:
                        return
                await asyncio.sleep(0.01)

    async def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        assert await self._hear() == "gone"

    def close(self) -> None:
        assert self._zygote.stdin is not None
        assert self._zygote.stdout is not None
        self._zygote.stdin.close()
        self._zygote.wait(PATIENCE)
        self._zygote.stdout.close()


class Player:
    """Plays all human seats of a table, through every crash; keeps what was acknowledged."""

    def __init__(self, visitor: Visitor, table: str, seats: str) -> None:
        self.visitor = visitor
        self.table = table
        self.seats = seats
        self.taken: dict[tuple[str, str], tuple[int, Any]] = {}
        self.unsure: dict[str, dict[str, Any]] = {}
        """Seat -> an answer that was sent and not acknowledged: sent again after the crash, word for word."""
        self.known: dict[str, dict[int, list[Any]]] = {seat: {} for seat in seats}
        self.version = dict.fromkeys(seats, -1)
        self.seen: dict[str, dict[str, Any]] = {}
        self.answered: dict[str, int] = {}
        self.over = False

    async def play(self) -> None:
        while not self.over:
            with suppress(OSError, websockets.WebSocketException, EOFError):
                await self._sit_down()
            await asyncio.sleep(0.01)

    async def _sit_down(self) -> None:
        async with self.visitor.socket(self.table) as line:
            for seat in self.seats:
                await line.send(do="watch", seat=seat, since=self.version[seat])
                if seat in self.unsure:
                    await line.send(**self.unsure[seat])
            while not self.over:
                await self._take(line, msgspec.json.decode(await line.connection.recv()))

    async def _take(self, line: Any, message: dict[str, Any]) -> None:
        if message["is"] == "taken":
            seat, _, _ = message["nonce"].partition("-")
            sent = self.unsure.pop(seat, None)
            if sent is not None:
                assert sent["nonce"] == message["nonce"]
                self.taken[seat, message["nonce"]] = (message["version"], sent["answer"])
        elif message["is"] == "refused":
            assert message["refusal"]["reason"] in ("stale", "not-asked"), message
            self.unsure.pop(message["nonce"].partition("-")[0], None)
        elif message["is"] == "sight":
            self._note_lines(message)
            self.seen[message["seat"]] = message
            self.over = all(seat in self.seen and self.seen[seat]["status"] == "over" for seat in self.seats)
        for seat, sight in self.seen.items():
            if sight["asks"] and seat not in self.unsure and sight["version"] > self.answered.get(seat, -1):
                version = self.answered[seat] = sight["version"]
                answer = first(sight["asks"][0])
                self.unsure[seat] = {
                    "do": "answer", "seat": seat, "version": version, "nonce": f"{seat}-{version}", "answer": answer,
                }  # fmt: skip
                await line.send(**self.unsure[seat])

    def _note_lines(self, sight: dict[str, Any]) -> None:
        """No line twice, none missing: `since` goes on where the crash cut us off."""
        lines = self.known[sight["seat"]]
        for line in sight["lines"]:
            assert line["at"] > sight["kept"]
            lines.setdefault(line["at"], []).append(line)
        self.version[sight["seat"]] = sight["version"]


def entries(folder: Path) -> dict[tuple[str, str, str], tuple[int, Any]]:
    """What is in the database file, read without the server."""
    with sqlite3.connect(f"file:{folder}/nokturn.db?mode=ro", uri=True) as connection:
        rows = connection.execute("SELECT table_id, seat, nonce, number, answer FROM entry").fetchall()
    connection.close()
    return {
        (table.hex(), seat, nonce): (number, msgspec.json.decode(answer)) for table, seat, nonce, number, answer in rows
    }


def check_acknowledged(folder: Path, players: list[Player]) -> int:
    kept = entries(folder)
    count = 0
    for player in players:
        for (seat, nonce), taken in player.taken.items():
            assert kept[player.table.replace("-", ""), seat, f"p:{nonce}"] == taken
            count += 1
    return count


async def crash_again_and_again(folder: Path, kills: int, seed: int) -> None:
    dice = random.Random(seed)
    victim = Victim(folder)
    try:
        await victim.start()
        players: list[Player] = []
        killed = 0

        async def new_table() -> None:
            visitor = await victim.site.visitor("Ada")
            seats = ["me", "me", "bot:random"] if killed >= kills - 5 else ["me", "me", "me"]
            table = await visitor.table(*seats)
            players.append(Player(visitor, table, "ABC"[: seats.count("me")]))

        for _ in range(TABLES):
            await new_table()
        tasks = [asyncio.create_task(player.play()) for player in players]
        while killed < kills:
            await asyncio.sleep(dice.uniform(0.01, 0.35))
            await victim.kill()
            killed += 1
            check_acknowledged(folder, players)
            await victim.start()
            running = sum(not player.over for player in players)
            for _ in range(TABLES - running + (killed == kills - 5)):
                await new_table()
                tasks.append(asyncio.create_task(players[-1].play()))
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        assert check_acknowledged(folder, players) > kills
        for player in players:
            for seat in player.seats:
                sight = await player.visitor.ok("GET", f"/api/tables/{player.table}/sight?seat={seat}")
                assert sight["status"] == "over"
                told = [line for step in sorted(player.known[seat]) for line in player.known[seat][step]]
                assert told == sight["lines"], "every line once, none missing, through all crashes"
        await victim.site.close()
        await victim.kill()
    finally:
        if victim.pid:
            with suppress(ProcessLookupError):
                os.kill(victim.pid, signal.SIGKILL)
        victim.close()


@pytest.mark.parametrize("kills", [6, pytest.param(50, marks=pytest.mark.soak)])
def test_kills_under_load_lose_nothing_that_was_acknowledged(tmp_path, kills):
    asyncio.run(asyncio.wait_for(crash_again_and_again(tmp_path, kills, seed=3), 4 * PATIENCE))
