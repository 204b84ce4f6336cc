"""A receiver that is slow on purpose, and a server process that has to tell others, and to end."""

import subprocess
import time
from collections.abc import Callable

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.process import ServerProcess, servers
from tests.table.test_notify import web_server
from tests.table.test_slow_receivers import HEAD, dripping

NOTICE = "tests.server.notice_server"


def wait_for(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.02)


def away(server: ServerProcess, webhook: str) -> None:
    """Somebody sets up a table, wants to be told at `webhook`, and goes away."""
    with httpx.Client(base_url=server.url, headers={"X-Nokturn": "1"}, timeout=PATIENCE, trust_env=False) as visitor:
        visitor.post("/api/enter", json={"name": "Ada"}).raise_for_status()
        visitor.patch("/api/me", json={"webhook": webhook}).raise_for_status()
        table = {"game": "vendetta", "seats": ["me", "me", "me"], "start": True}
        visitor.post("/api/tables", json=table).raise_for_status()


def test_a_receiver_that_gives_a_byte_every_three_seconds_stops_neither_notices_nor_the_end(tmp_path, monkeypatch):
    monkeypatch.setenv("NOKTURN_WEBHOOKS_INSIDE", "true")
    with (
        dripping(pause=3.0, first=HEAD) as slow,
        web_server() as (address, heard),
        servers(f"sqlite:///{tmp_path}/nokturn.db", 1, NOTICE) as (server,),
    ):
        for _ in range(3):
            away(server, f"http://127.0.0.1:{slow}/")
        away(server, address)
        wait_for(lambda: bool(heard))
        assert server.process is not None
        server.process.terminate()
        try:
            server.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            pytest.fail("the server waits for a receiver that never comes to an end")
