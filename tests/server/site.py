"""A real server on a loopback port, and visitors with real connections to it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from tests.patience import PATIENCE
from tests.table.laid import laid
from websockets.asyncio.client import ClientConnection

from nokturn.server.house import House
from nokturn.server.security import Guard
from nokturn.server.serve import server
from nokturn.server.settings import Settings

SECRET = "a secret for tests only, long enough"


def _on(*kinds: Any) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("database", kinds, ids=["sqlite", "postgresql"], indirect=True)


databases = _on(False, True)
"""On either kind of database, by settings for `site` (the fixture is in `conftest`)."""
databases_in_time = _on(False, pytest.param(True, marks=pytest.mark.soak))
"""The same; on PostgreSQL only among the long tests."""


class Site:
    """A server that is running; in this process it has a house to look into."""

    def __init__(self, port: int, house: House | None = None) -> None:
        self._house = house
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.visitors: list[Visitor] = []

    @property
    def house(self) -> House:
        assert self._house is not None, "the server runs in another process"
        return self._house

    async def close(self) -> None:
        for visitor in self.visitors:
            await visitor.http.aclose()

    async def visitor(self, name: str = "", lang: str = "en") -> Visitor:
        visitor = Visitor(self)
        self.visitors.append(visitor)
        if name:
            await visitor.ok("POST", "/api/enter", {"name": name, "lang": lang})
        return visitor


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.sites = [site]
        """Where the same tables can be found: whoever is cut off tries the next."""
        self.http = httpx.AsyncClient(
            base_url=site.url, headers={"X-Nokturn": "1"}, timeout=PATIENCE, verify=False, trust_env=False
        )

    def move_on(self) -> None:
        """To the next of the servers that have the same tables."""
        self.site = self.sites[(self.sites.index(self.site) + 1) % len(self.sites)]
        self.http.base_url = httpx.URL(self.site.url)

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return await self.http.request(method, path, json=body, headers=headers)

    async def ok(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.ask(method, path, body)
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and reason of something that is turned down."""
        answer = await self.ask(method, path, body)
        assert answer.status_code >= 400, f"{method} {path} was allowed: {answer.text[:300]}"
        return answer.status_code, answer.json()["error"]["reason"]

    async def table(self, *seats: str, **options: Any) -> str:
        """A table that has started, unless a seat is open."""
        body = {"game": "vendetta", "seats": list(seats), "start": "open" not in seats, **options}
        found: str = (await self.ok("POST", "/api/tables", body))["id"]
        return found

    @asynccontextmanager
    async def socket(self, table: str, **headers: str) -> AsyncIterator[Line]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        if cookies:
            headers["Cookie"] = cookies
        address = f"ws://127.0.0.1:{self.site.port}/api/tables/{table}/socket"
        async with websockets.connect(
            address, additional_headers=headers, max_size=2**22, open_timeout=PATIENCE, ping_timeout=PATIENCE
        ) as connection:
            yield Line(connection)


class Line:
    """One socket at a table; everything that came over it is kept."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self._nonce = 0

    async def send(self, **message: Any) -> None:
        await self.connection.send(msgspec.json.encode(message).decode())

    async def next(self, kind: str = "") -> dict[str, Any]:
        """The next message (of this kind)."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = await self.connection.recv()
                assert isinstance(text, str)
                self.heard.append(text)
                message: dict[str, Any] = msgspec.json.decode(text)
                if not kind or message["is"] == kind:
                    return message

    async def watch(self, seat: str | None = None, since: int = -1) -> dict[str, Any]:
        await self.send(do="watch", seat=seat, since=since)
        return await self.next("sight")

    async def answer(self, sight: dict[str, Any], answer: Any = None, nonce: str = "") -> dict[str, Any]:
        """Answer the question of a sight (by the first legal answer) and hear the outcome."""
        self._nonce += 1
        ask = sight["asks"][0]
        given = first(ask) if answer is None else answer
        nonce = nonce or f"n{self._nonce}"
        await self.send(do="answer", seat=ask["seat"], version=sight["version"], nonce=nonce, answer=given)
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.next()
                if message["is"] in ("taken", "refused") and message["nonce"] == nonce:
                    return message


def first(ask: dict[str, Any]) -> Any:
    """The first legal answer to a question as it goes over the wire."""
    match ask["kind"]:
        case "one":
            return ask["options"][0]
        case "some":
            return ask["options"][: ask["low"]]
        case "order":
            return ask["options"]
        case "number":
            return ask["low"]
        case _:
            return False


@asynccontextmanager
async def site(folder: Path, **settings: Any) -> AsyncIterator[Site]:
    if "database_url" not in settings:
        settings["database_url"] = laid(folder)
    running = server(Settings(**{"bot_processes": 1, "rate": 100.0, **settings, "secret": SECRET, "port": 0}))
    app = running.config.app
    assert isinstance(app, Guard)
    task = asyncio.create_task(running.serve())
    try:
        async with asyncio.timeout(PATIENCE):
            while not running.started:
                await asyncio.sleep(0.01)
        port = running.servers[0].sockets[0].getsockname()[1]
        found = Site(port, app.house)
        yield found
        await found.close()
    finally:
        running.should_exit = True
        await task
