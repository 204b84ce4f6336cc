"""`kill -9` under load, again and again: whatever was acknowledged is there, and every game goes on."""

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
import pytest
import websockets
from tests.patience import PATIENCE
from tests.server.process import free_port
from tests.server.site import Site, Visitor, first
from tests.table.postgres import postgres

TABLES = 6
ENDING = ("vendetta",)
"""Games that are over soon, and are played to their end after the last kill."""
ROOT = Path(__file__).parents[2]


class Victim:
    """A server that is killed and started again on the same database."""

    def __init__(self, folder: Path, module: str = "tests.server.zygote", url: str = "") -> None:
        self.url = url or f"sqlite:///{folder}/nokturn.db"
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

    def __init__(self, visitor: Visitor, table: str, seats: str, dice: random.Random) -> None:
        self.visitor = visitor
        self.dice = dice
        self.table = table
        self.seats = seats
        self.taken: dict[tuple[str, str], tuple[int, Any]] = {}
        self.unsure: dict[str, dict[str, Any]] = {}
        """Seat -> an answer that was sent and not acknowledged: sent again after the crash, word for word."""
        self.refused: set[tuple[str, str]] = set()
        """Seat and nonce of what was not taken."""
        self.known: dict[str, dict[int, list[Any]]] = {seat: {} for seat in seats}
        self.version = dict.fromkeys(seats, -1)
        self.seen: dict[str, dict[str, Any]] = {}
        self.answered: dict[str, int] = {}
        self.over = False
        self.enough = False
        """Somebody else looks at the table from here on."""

    async def play(self) -> None:
        while not self.over and not self.enough:
            with suppress(OSError, websockets.WebSocketException, EOFError):
                await self._sit_down()
            await asyncio.sleep(0.01)
            self.visitor.move_on()

    async def _sit_down(self) -> None:
        async with self.visitor.socket(self.table) as line:
            for seat in self.seats:
                await line.send(do="watch", seat=seat, since=self.version[seat])
                if seat in self.unsure:
                    await line.send(**self.unsure[seat])
            while not self.over and not self.enough:
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
            seat = message["nonce"].partition("-")[0]
            self.refused.add((seat, message["nonce"]))
            self.unsure.pop(seat, None)
        elif message["is"] == "sight":
            self._note_lines(message)
            self.seen[message["seat"]] = message
            self.over = all(seat in self.seen and self.seen[seat]["status"] == "over" for seat in self.seats)
        for seat, sight in self.seen.items():
            if sight["asks"] and seat not in self.unsure and sight["version"] > self.answered.get(seat, -1):
                version = self.answered[seat] = sight["version"]
                answer = self._answer(sight["asks"][0])
                self.unsure[seat] = {
                    "do": "answer", "seat": seat, "version": version, "nonce": f"{seat}-{version}", "answer": answer,
                }  # fmt: skip
                await line.send(**self.unsure[seat])

    def _answer(self, ask: dict[str, Any]) -> Any:
        """By chance, so that games go on: whoever always takes the first option may do so for ever."""
        return self.dice.choice(ask["options"]) if ask["kind"] == "one" else first(ask)

    def _note_lines(self, sight: dict[str, Any]) -> None:
        """No line twice, none missing: `since` goes on where the crash cut us off.

        A server that has not heard yet how far it went tells everything anew, as far as it knows."""
        lines = self.known[sight["seat"]]
        if sight["version"] < self.version[sight["seat"]]:
            assert (sight["kept"], len(self.visitor.sites) > 1) == (-1, True)
            lines.clear()
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


async def kept_at(url: str, folder: Path) -> dict[tuple[str, str, str], tuple[int, Any]]:
    """The same of either kind of database."""
    if url.startswith("sqlite"):
        return entries(folder)
    connection = await asyncpg.connect(url)
    try:
        rows = await connection.fetch("SELECT table_id, seat, nonce, number, answer FROM entry")
    finally:
        await connection.close()
    return {(row[0].hex, row[1], row[2]): (row[3], msgspec.json.decode(row[4])) for row in rows}


async def check_acknowledged(url: str, folder: Path, players: list[Player]) -> int:
    """Nothing that was acknowledged is lost, doubled or different, and nothing that was refused is there."""
    acknowledged = [(player, dict(player.taken)) for player in players]  # another server may go on while we read
    kept = await kept_at(url, folder)
    count = 0
    for player, so_far in acknowledged:
        table = player.table.replace("-", "")
        for (seat, nonce), taken in so_far.items():
            assert kept[table, seat, f"p:{nonce}"] == taken
            count += 1
        assert not [given for given in player.refused if (table, given[0], f"p:{given[1]}") in kept]
        numbers = sorted(number for (of, _, _), (number, _) in kept.items() if of == table)
        assert numbers == list(range(1, len(numbers) + 1))
    return count


async def check_story(player: Player) -> None:
    """Every line once, none missing, through all crashes."""
    for seat in player.seats:
        sight = await player.visitor.ok("GET", f"/api/tables/{player.table}/sight?seat={seat}")
        assert not player.over or sight["status"] == "over"
        told = [line for step in sorted(player.known[seat]) for line in player.known[seat][step]]
        assert told == sight["lines"][: len(told)]
        assert player.enough or len(told) == len(sight["lines"])


async def crash_again_and_again(
    folder: Path, kills: int, seed: int, *, game: str = "vendetta", players_at: int = 3, url: str = "", servers: int = 1
) -> int:
    """How many answers were acknowledged, none of which is lost, doubled or different."""
    dice = random.Random(seed)
    victims = [Victim(folder, url=url) for _ in range(servers)]
    sites = [victim.site for victim in victims]
    url = victims[0].url
    players: list[Player] = []
    tasks: list[asyncio.Task[None]] = []
    killed = 0

    async def new_table() -> None:
        visitor = await sites[0].visitor("Ada")
        visitor.sites = sites
        bots = killed >= kills - 5 and game == "vendetta"
        seats = ["me"] * (players_at - bots) + ["bot:random"] * bots
        table = await visitor.table(*seats, game=game)
        players.append(Player(visitor, table, "ABCDE"[: seats.count("me")], dice))
        tasks.append(asyncio.create_task(players[-1].play()))

    try:
        for victim in victims:
            await victim.start()
        for _ in range(TABLES):
            await new_table()
        while killed < kills:
            await asyncio.sleep(dice.uniform(0.01, 0.35))
            victim = dice.choice(victims)
            await victim.kill()
            killed += 1
            await check_acknowledged(url, folder, players)
            await victim.start()
            running = sum(not player.over for player in players)
            for _ in range(TABLES - running + (killed == kills - 5)):
                await new_table()
        for player in players:
            player.enough = game not in ENDING
        await asyncio.wait_for(asyncio.gather(*tasks), PATIENCE)
        acknowledged = await check_acknowledged(url, folder, players)
        assert acknowledged > kills
        for player in players:
            await check_story(player)
        for site in sites:
            await site.close()
        for victim in victims:
            await victim.kill()
        return acknowledged
    finally:
        for task in tasks:
            task.cancel()
        for victim in victims:
            if victim.pid:
                with suppress(ProcessLookupError):
                    os.kill(victim.pid, signal.SIGKILL)
            victim.close()


def crash(note: Callable[[str, object], None], folder: Path, kills: int, seed: int, **more: Any) -> None:
    found = asyncio.run(asyncio.wait_for(crash_again_and_again(folder, kills, seed, **more), 4 * PATIENCE))
    note("kills", kills)
    note("acknowledged", found)


@pytest.mark.parametrize("kills", [6, pytest.param(40, marks=pytest.mark.soak)])
def test_kills_under_load_lose_nothing_that_was_acknowledged(tmp_path, record_property, kills):
    crash(record_property, tmp_path, kills, seed=3)


@pytest.mark.soak
@pytest.mark.parametrize("game, players_at", [("dracula", 3), ("vtes", 3), ("heritage", 2), ("grail", 2)])
def test_kills_lose_nothing_whatever_is_played(tmp_path, monkeypatch, record_property, game, players_at):
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))
    crash(record_property, tmp_path, 40, seed=4, game=game, players_at=players_at)


@pytest.mark.soak
@pytest.mark.parametrize(
    "game, players_at", [("vendetta", 3), ("dracula", 3), ("vtes", 3), ("heritage", 2), ("grail", 2)]
)
def test_kills_of_one_of_two_lose_nothing_on_postgresql(tmp_path, monkeypatch, record_property, game, players_at):
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))
    with postgres() as url:
        crash(record_property, tmp_path, 25, seed=5, game=game, players_at=players_at, url=url, servers=2)
