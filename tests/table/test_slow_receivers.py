"""Webhooks and letters to machines that are slow, hostile or not what they say: real servers on this machine."""

import asyncio
import gzip
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string, policy
from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.table.house import asynchronous, house, new_table
from tests.table.test_notify import mail_server, wait_a_minute, waiting_table, web_server

from nokturn.table import people
from nokturn.table.errors import TurnedDownError
from nokturn.table.store.bus import Alone
from nokturn.table.talk import mail, notify, webhooks
from nokturn.table.talk.errands import Errands
from nokturn.table.talk.mail import Post, plain_name
from nokturn.table.talk.notify import Notifier
from nokturn.table.talk.outside_addresses import lies_outside


@contextmanager
def dripping(drop: bytes = b"x", pause: float = 0.05, first: bytes = b"") -> Iterator[int]:
    """A server that takes everything and gives a byte now and then, for ever."""
    over = threading.Event()
    listening = socket.create_server(("127.0.0.1", 0))

    def serve(line: socket.socket) -> None:
        with line:
            try:
                line.sendall(first)
                while not over.wait(pause):
                    line.sendall(drop)
            except OSError:
                return

    def accept() -> None:
        while not over.is_set():
            try:
                line, _ = listening.accept()
            except OSError:
                return
            threading.Thread(target=serve, args=(line,), daemon=True).start()

    threading.Thread(target=accept, daemon=True).start()
    try:
        yield listening.getsockname()[1]
    finally:
        over.set()
        listening.close()


HEAD = b"HTTP/1.1 200 OK\r\nX-Slow: "


@asynchronous
async def test_a_receiver_that_drips_keeps_nobody_else_from_being_told_nor_the_end(tmp_path):
    """Before, the round waited for the slowest, and so did the end of the server."""
    with dripping(first=HEAD) as slow, web_server() as (address, heard):
        async with house(tmp_path) as open_tables:
            await waiting_table(open_tables, webhook=f"http://127.0.0.1:{slow}/")
            notifier = Notifier(open_tables.store, Alone(), "", "", inside=True)
            async with asyncio.timeout(PATIENCE):
                assert await notifier.look() == 1
                await waiting_table(open_tables, webhook=address)
                assert await notifier.look() == 1
                while not heard:
                    await asyncio.sleep(0.01)
                await notifier.close()


@asynchronous
async def test_whoever_has_a_slow_machine_keeps_few_workers_busy(tmp_path, monkeypatch):
    monkeypatch.setattr(notify, "_CALLERS", 5)
    with dripping(first=HEAD) as slow, web_server() as (address, heard):
        async with house(tmp_path) as open_tables:
            _, ada = await waiting_table(open_tables, webhook=f"http://127.0.0.1:{slow}/")
            for _ in range(6):
                await wait_a_minute(open_tables, await new_table(open_tables, ["me"] * 3, host=ada))
            notifier = Notifier(open_tables.store, Alone(), "", "", inside=True)
            async with asyncio.timeout(PATIENCE):
                assert await notifier.look() == 4, "of seven, the others later"
                await waiting_table(open_tables, webhook=address)
                assert await notifier.look() == 1
                while not heard:
                    await asyncio.sleep(0.01)
                await notifier.close()


@asynchronous
async def test_a_call_has_an_end_however_the_bytes_drip(monkeypatch):
    monkeypatch.setattr(webhooks, "SECONDS", 0.5)
    monkeypatch.setattr(webhooks, "_PAUSES", (0.0,))
    with dripping(first=HEAD) as port:
        async with asyncio.timeout(PATIENCE):
            assert not await webhooks.call(f"http://127.0.0.1:{port}/", {}, inside=True)


@asynchronous
async def test_a_letter_has_an_end_however_slowly_the_mail_server_speaks(monkeypatch):
    monkeypatch.setattr(mail, "SECONDS", 0.5)
    with dripping(drop=b"220-wait\r\n") as port:
        async with asyncio.timeout(PATIENCE):
            assert not await Post(f"smtp://127.0.0.1:{port}?from=a@b.test").send("a@b.test", "s", "t")


SPOKEN = {"EHLO": 250, "MAIL": 250, "RCPT": 250, "DATA": 354, ".": 250, "QUIT": 221}


@asynchronous
async def test_a_letter_has_an_end_even_if_no_single_word_takes_too_long(monkeypatch):
    """Every answer comes within the time that one answer may take, and all of them do not."""
    monkeypatch.setattr(mail, "SECONDS", 0.5)

    async def speak(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            if answer := SPOKEN.get(line.decode().split()[0] if line.strip() else ""):
                await asyncio.sleep(0.3)
                writer.write(f"{answer} well\r\n".encode())
        writer.close()

    async with await asyncio.start_server(speak, "127.0.0.1", 0) as serving:
        port = serving.sockets[0].getsockname()[1]
        async with asyncio.timeout(PATIENCE):
            assert not await Post(f"smtp://127.0.0.1:{port}?from=a@b.test").send("a@b.test", "s", "t")


@asynchronous
async def test_of_an_answer_nothing_is_read_but_its_status():
    """A few bytes that unpack to a gigabyte, and a body without end: neither is looked at."""
    bomb = gzip.compress(b"\0" * 10_000_000)
    packed = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % len(bomb)
    endless = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
    for first, drop in [(packed + bomb, b""), (endless, b"fff\r\n" + b"x" * 4095 + b"\r\n")]:
        with dripping(drop=drop, pause=0.001, first=first) as port:
            async with asyncio.timeout(PATIENCE):
                assert await webhooks.call(f"http://127.0.0.1:{port}/", {}, inside=True)


@asynchronous
async def test_a_redirect_is_not_followed():
    with web_server() as (address, heard):
        moved = b"HTTP/1.1 307 Moved\r\nLocation: %s\r\nContent-Length: 0\r\n\r\n" % address.encode()
        with dripping(drop=b"", first=moved) as port:
            await webhooks.call(f"http://127.0.0.1:{port}/", {}, inside=True)
        assert heard == []


INSIDE = [
    *["127.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"],
    *["224.0.0.1", "239.255.255.255", "255.255.255.255", "240.0.0.1", "192.88.99.1", "192.0.2.1"],
    *["::", "::1", "fe80::1", "fe80::1%lo", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1"],
    *["::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "::ffff:0:127.0.0.1"],
    *["2002:7f00:1::", "2002:808:808::1", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::7f00:1"],
    *["2001:0:7f00:1::1", "2a00:1450:4001:80b:0:5efe:7f00:1", "nonsense", ""],
]


@pytest.mark.parametrize("address", INSIDE)
def test_no_spelling_of_an_address_inside_lies_outside(address):
    assert not lies_outside(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2a00:1450:4001:80b::200e", "2606:4700::1111"])
def test_an_ordinary_address_lies_outside(address):
    assert lies_outside(address)


@asynchronous
async def test_a_name_that_answers_otherwise_the_second_time_leads_nowhere(monkeypatch):
    """DNS rebinding: looked up once for each try, and the call goes to what was looked at."""
    monkeypatch.setattr(webhooks, "_PAUSES", (0.0,))
    with web_server() as (address, heard):
        port = int(address.split(":")[2].split("/")[0])
        answers = iter(["203.0.113.7", "127.0.0.1", "127.0.0.1"])
        asked: list[str] = []
        real = socket.getaddrinfo

        def rebinding(host: Any, *args: Any, **more: Any) -> Any:
            if host not in ("rebind.test", b"rebind.test"):
                return real(host, *args, **more)
            asked.append(host)
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (next(answers), port))]

        monkeypatch.setattr(socket, "getaddrinfo", rebinding)
        monkeypatch.setattr(webhooks, "lies_outside", lambda address: address != "127.0.0.1")
        monkeypatch.setattr(webhooks, "SECONDS", 0.5)
        assert not await webhooks.call(f"http://rebind.test:{port}/hook", {}, inside=False)
        assert len(asked) == 1
        assert not await webhooks.call(f"http://rebind.test:{port}/hook", {}, inside=False)
        assert heard == []


@pytest.mark.parametrize("inside_first", [True, False])
@asynchronous
async def test_a_name_with_one_address_inside_leads_nowhere(monkeypatch, inside_first):
    """Whichever of them would be called."""
    monkeypatch.setattr(webhooks, "_PAUSES", (0.0,))
    monkeypatch.setattr(webhooks, "SECONDS", 0.5)
    with web_server() as (address, heard):
        port = int(address.split(":")[2].split("/")[0])
        found = ["127.0.0.1", "127.0.0.2"] if inside_first else ["127.0.0.2", "127.0.0.1"]

        async def both(host: str, port: int) -> list[str]:
            return found

        monkeypatch.setattr(webhooks, "looked_up", both)
        monkeypatch.setattr(webhooks, "lies_outside", lambda address: address == "127.0.0.2")
        assert not await webhooks.call(f"http://two.test:{port}/hook", {}, inside=False)
        assert heard == []


@asynchronous
async def test_a_name_server_that_never_answers_holds_up_no_end(monkeypatch):
    never = threading.Event()
    monkeypatch.setattr(webhooks, "SECONDS", 0.2)
    monkeypatch.setattr(webhooks, "_PAUSES", (0.0,))
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: never.wait(PATIENCE) and [])
    began = time.monotonic()
    assert not await webhooks.call("http://slow.test/", {}, inside=False)
    await asyncio.get_running_loop().shutdown_default_executor()
    assert time.monotonic() - began < PATIENCE / 2, "the thread that asks is waited for by nobody"
    never.set()


@pytest.mark.parametrize(
    "name, said",
    [
        ("Ada Nowak-Król", "Ada Nowak-Król"),
        ("O’Hara", "O’Hara"),
        ("http://evil.test/x", "http evil test x"),
        ("www.evil.test", "www evil test"),
        ("evil。test", "evil test"),
        ("evil．test", "evil test"),
        ("a@b.test", "a b test"),
        ("<b>&amp;", "b amp"),
        ("...", "—"),
    ],
)
def test_a_name_in_a_letter_cannot_be_a_link(name, said):
    assert plain_name(name) == said


def readable(letter: str) -> str:
    """Subject and text, unpacked."""
    message = message_from_string(letter, policy=policy.default)
    return f"{message['Subject']} {message.get_content()}"


@asynchronous
async def test_a_letter_holds_nothing_of_what_others_have_chosen(tmp_path):
    with mail_server() as (server, letters):
        async with house(tmp_path) as open_tables:
            _, ada = await waiting_table(open_tables, email="ada@nokturn.test", email_code="", name="buy.test")
            notifier = Notifier(open_tables.store, Alone(), server, "https://nokturn.test", inside=True)
            await notifier.look()
            notifier.confirm_soon(ada, "kod-kod-kod")
            notifier.reset_soon(ada, "inny-kod-inny")
            await notifier.settle()
            assert len(letters) == 3
            read = [readable(letter) for letter in letters]
            for letter in read:
                assert "buy.test" not in letter
                assert "Friday" not in letter, "what the table is called is its host's choice"
            assert all("buy test" in letter for letter in read), "the name, and no link"
            assert any("Wendeta" in letter for letter in read)


@asynchronous
async def test_codes_to_one_address_and_notices_to_one_person_are_limited(tmp_path):
    given: list[tuple[str, str]] = []

    def allowed(kind: str, who: str) -> bool:
        given.append((kind, who))
        return given.count((kind, who)) <= 2

    with web_server() as (address, heard):
        async with house(tmp_path) as open_tables:
            notifier = Notifier(open_tables.store, Alone(), "", "", inside=True, allowed=allowed)
            for name in ("Ada", "Bob"):  # whoever asks
                person = await people.enter(open_tables.store, name, "en")
                notifier.check_confirming(person, "Victim@nokturn.test")
            with pytest.raises(TurnedDownError, match="too-often"):
                notifier.check_confirming(await people.enter(open_tables.store, "Cid", "en"), "victim@nokturn.test")
            _, ada = await waiting_table(open_tables, webhook=address)
            given += [("notice", str(ada.id))] * 2
            assert await notifier.look() == 0
            given.clear()
            assert await notifier.look() == 1, "it is told later, and not forgotten"
            await notifier.settle()
            assert len(heard) == 1


@asynchronous
async def test_an_errand_has_an_end_whatever_it_waits_for():
    """Also if whoever runs it has forgotten to look at the clock; the next one then has its turn."""
    errands, done = Errands("an errand", 1, 0.05), asyncio.Event()

    async def next_one() -> None:
        done.set()

    errands.run("Ada", asyncio.Event().wait)
    errands.run("Bob", next_one)
    assert errands.waiting == 1
    await asyncio.wait_for(errands.settle(), PATIENCE)
    assert (done.is_set(), errands.waiting, errands.room("Ada")) == (True, 0, True)
