"""Your move: by webhook and by e-mail, sent to real servers on this machine."""

import asyncio
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from tests.patience import PATIENCE
from tests.table.house import asynchronous, house, new_table, play

from nokturn.table import people
from nokturn.table.errors import TurnedDownError
from nokturn.table.live.live import LiveTable
from nokturn.table.live.open_tables import OpenTables
from nokturn.table.store.bus import Alone
from nokturn.table.store.models import GameTable, Person
from nokturn.table.talk import webhooks
from nokturn.table.talk.mail import Post
from nokturn.table.talk.notify import Notifier


@contextmanager
def web_server(status: int = 200) -> Iterator[tuple[str, list[Any]]]:
    """A real web server that keeps what it is sent."""
    heard: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(msgspec.json.decode(self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(status)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            return

    with HTTPServer(("127.0.0.1", 0), Handler) as server, running(server):
        yield f"http://127.0.0.1:{server.server_address[1]}/hook", heard


@contextmanager
def mail_server() -> Iterator[tuple[str, list[str]]]:
    """A real mail server, as much of one as it takes to hand over a letter."""
    letters: list[str] = []

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            while line := self.rfile.readline():
                word = line[:4].upper()
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    text = b""
                    while (part := self.rfile.readline()) != b".\r\n":
                        text += part
                    letters.append(text.decode())
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
                if word == b"QUIT":
                    return

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server, running(server):
        yield f"smtp://127.0.0.1:{server.server_address[1]}?from=table@nokturn.test", letters


@contextmanager
def running(server: socketserver.BaseServer) -> Iterator[None]:
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()


async def waiting_table(open_tables: OpenTables, **columns: Any) -> tuple[LiveTable, Person]:
    """A table that has been waiting for Ada, who is away, for a minute."""
    ada = await people.enter(open_tables.store, "Ada", "pl")
    ada = await people.change(open_tables.store, ada.id, **columns)
    table = await new_table(open_tables, ["me", "me", "me"], host=ada, title="Friday", clock="day")
    await wait_a_minute(open_tables, table)
    return table, ada


async def wait_a_minute(open_tables: OpenTables, table: LiveTable) -> None:
    waiting = {seat: [version, since - 60] for seat, (version, since) in table.row.waiting.items()}
    table.row.waiting = waiting
    async with open_tables.store.engine.begin() as connection:
        await connection.execute(update(GameTable).where(GameTable.id == table.id).values(waiting=waiting))


@asynchronous
async def test_a_look_that_began_before_a_notice_was_sent_does_not_send_it_again(tmp_path, monkeypatch):
    """The worker writes that it tells after the rows were read, and is done before they are gone through."""
    with web_server() as (address, heard):
        async with house(tmp_path) as open_tables:
            await waiting_table(open_tables, webhook=address)
            notifier = Notifier(open_tables.store, Alone(), "", "https://nokturn.test", inside=True)
            read, note, due = asyncio.Event(), notifier._note, notifier._due

            async def noted(notice):
                await read.wait()
                await note(notice)

            async def gone_through_late():
                found = await due()
                read.set()
                await notifier.settle()
                return found

            monkeypatch.setattr(notifier, "_note", noted)
            first = await notifier.look()
            monkeypatch.setattr(notifier, "_due", gone_through_late)
            second = await notifier.look()
            await notifier.settle()
            assert (first, second, len(heard)) == (1, 0, 1)


@asynchronous
async def test_a_webhook_is_called_once_for_a_question(tmp_path):
    before = time.time()
    with web_server() as (address, heard):
        async with house(tmp_path) as open_tables:
            table, _ = await waiting_table(open_tables, webhook=address)
            notifier = Notifier(open_tables.store, Alone(), "", "https://nokturn.test", inside=True)
            assert await notifier.look() == 1
            await notifier.settle()
            assert await notifier.look() == 0
            (notice,) = heard
            assert notice["event"] == "your-move"
            assert notice["seat"] in table.row.waiting
            assert notice["link"] == f"https://nokturn.test/t/{table.id}"
            assert "Friday" in notice["text"]
            asked = notice["deadline"] - 86400 + 60
            assert before - 1 < asked < time.time() + 1
            await play(table, notice["seat"])
            await wait_a_minute(open_tables, table)
            assert await notifier.look() == 1
            await notifier.settle()


@asynchronous
async def test_a_letter_goes_to_a_confirmed_address_only(tmp_path):
    with mail_server() as (server, letters):
        async with house(tmp_path) as open_tables:
            _, ada = await waiting_table(open_tables, email="ada@nokturn.test", email_code="not yet")
            notifier = Notifier(open_tables.store, Alone(), server, "", inside=True)
            assert await notifier.look() == 0
            await people.change(open_tables.store, ada.id, email_code="")
            assert await notifier.look() == 1
            await notifier.settle()
            (letter,) = letters
            assert "To: ada@nokturn.test" in letter
            assert "From: table@nokturn.test" in letter


@asynchronous
async def test_an_address_that_is_not_confirmed_gets_nothing_even_if_there_is_a_webhook(tmp_path):
    with mail_server() as (server, letters), web_server() as (address, heard):
        async with house(tmp_path) as open_tables:
            await waiting_table(open_tables, email="ada@nokturn.test", email_code="not yet", webhook=address)
            notifier = Notifier(open_tables.store, Alone(), server, "", inside=True)
            assert await notifier.look() == 1
            await notifier.settle()
            assert (len(heard), letters) == (1, [])


@asynchronous
async def test_whom_nothing_can_tell_is_not_remembered(tmp_path):
    async with house(tmp_path) as open_tables:
        await waiting_table(open_tables, email="ada@nokturn.test", email_code="")
        notifier = Notifier(open_tables.store, Alone(), "", "", inside=True)  # no mail server any more
        assert (await notifier.look(), notifier._queued) == (0, set())


@asynchronous
async def test_nobody_is_disturbed_at_the_table(tmp_path):
    with web_server() as (address, heard):
        async with house(tmp_path) as open_tables:
            table, ada = await waiting_table(open_tables, webhook=address)
            notifier = Notifier(open_tables.store, Alone(), "", "", inside=True)
            async with open_tables.store.changing.begin() as session:
                for seat in "ABC":
                    row = await session.get_one(type(table.seats[seat]), (table.id, seat))
                    row.seen = datetime.now(UTC)
            assert await notifier.look() == 0
            async with open_tables.store.changing.begin() as session:
                for seat in "ABC":
                    row = await session.get_one(type(table.seats[seat]), (table.id, seat))
                    row.seen = datetime.now(UTC) - timedelta(minutes=5)
            assert await notifier.look() == 1
            await notifier.settle()
            assert len(heard) == 1
            assert ada.webhook == address


@asynchronous
async def test_a_webhook_cannot_reach_this_machine_unless_the_host_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(webhooks, "_PAUSES", (0.0,))
    with web_server() as (address, heard):
        assert not await webhooks.call(address, {}, inside=False)
        assert not await webhooks.call(address.replace("127.0.0.1", "localhost"), {}, inside=False)
        assert heard == []


@asynchronous
async def test_a_webhook_that_fails_is_tried_again(tmp_path, monkeypatch):
    monkeypatch.setattr(webhooks, "_PAUSES", (0.0, 0.0, 0.0))
    with web_server(503) as (address, heard):
        assert not await webhooks.call(address, {"n": 1}, inside=True)
        assert heard == [{"n": 1}] * 3


@asynchronous
async def test_a_mail_server_that_is_away_is_no_disaster(tmp_path):
    assert not await asyncio.wait_for(Post("smtp://127.0.0.1:9?from=a@b.test").send("a@b.test", "s", "t"), PATIENCE)


@pytest.mark.parametrize("address", ["ftp://a.test/", "http://", "nonsense", "http://user@a.test/", "http://a:x/"])
def test_an_address_that_cannot_be_called_is_turned_down(address):
    with pytest.raises(TurnedDownError):
        webhooks.check_address(address)
