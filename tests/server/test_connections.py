"""Connections that say nothing, half of it or too much, and more of them than anybody needs: real sockets."""

import asyncio
import socket
from contextlib import AsyncExitStack, suppress

import pytest
from tests.patience import PATIENCE
from tests.server.site import Site, Visitor, site
from tests.table.house import asynchronous
from websockets.exceptions import ConnectionClosed

from nokturn.server import connections, limits, sockets
from nokturn.server.input_checks import BODY_SIZE
from nokturn.server.limits import address_of
from nokturn.table.talk import chat


async def opened(house: Site, source: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", house.port, local_addr=(source, 0))


async def heard_until_closed(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the other side closes; a connection that stays open fails the test."""
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionResetError):
            return await reader.read()
    return b""


@pytest.fixture
def impatient(monkeypatch):
    monkeypatch.setattr(connections, "HEADERS_WITHIN", 0.3)
    monkeypatch.setattr(connections, "BODY_WITHIN", 0.3)
    monkeypatch.setattr(connections, "READ_WITHIN", 0.3)
    monkeypatch.setattr(connections, "LINGER", PATIENCE)


WHOLE = b"GET /api/me HTTP/1.1\r\nHost: here\r\n\r\n"
UNFINISHED = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a header": b"GET /api/me HTTP/1.1\r\nHost: he",
    "half a header after a whole request": WHOLE + b"GET /api/me HTTP/1.1\r\nHost: he",
    "half a body": b"POST /api/enter HTTP/1.1\r\nHost: here\r\nX-Nokturn: 1\r\nContent-Length: 50\r\n\r\n{",
    "a body that nobody waits for": b"GET /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\n{",
    "half an upgrade": b"GET /api/me HTTP/1.1\r\nHost: here\r\nConnection: upgrade\r\nUpgrade: websocket\r\n",
    "an upgrade to what we do not speak": b"GET / HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n",
}


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("said", UNFINISHED.values(), ids=UNFINISHED)
@asynchronous
async def test_a_connection_that_does_not_come_to_the_point_is_closed(tmp_path, said):
    async with site(tmp_path) as house:
        reader, writer = await opened(house)
        writer.write(said)
        await heard_until_closed(reader)
        writer.close()
        ada = await house.visitor("Ada")
        assert (await ada.ok("GET", "/api/me"))["name"] == "Ada"


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize(
    "begun",
    [
        b"GET /api/me HTTP/1.1\r\nX-Long: ",
        b"POST /api/enter HTTP/1.1\r\nHost: here\r\nX-Nokturn: 1\r\nContent-Length: 5000\r\n\r\n",
    ],
    ids=["headers", "body"],
)
@asynchronous
async def test_a_byte_now_and_then_does_not_keep_a_connection_open(tmp_path, begun):
    """The time is for the whole of it, not from byte to byte; whoever talks on is still told why."""
    async with site(tmp_path) as house, asyncio.timeout(PATIENCE):
        loop = asyncio.get_running_loop()
        with socket.socket() as dripping:
            dripping.setblocking(False)
            await loop.sock_connect(dripping, ("127.0.0.1", house.port))
            await loop.sock_sendall(dripping, begun)
            while not answered(dripping):
                await drip(dripping)
            for _ in range(5):
                await drip(dripping)
            assert (await loop.sock_recv(dripping, 100)).startswith(b"HTTP/1.1 408")


@pytest.mark.usefixtures("impatient")
@asynchronous
async def test_whoever_talks_on_after_the_last_word_is_cut_off(tmp_path, monkeypatch):
    monkeypatch.setattr(connections, "LINGER", 0.1)
    async with site(tmp_path) as house, asyncio.timeout(PATIENCE):
        _, writer = await opened(house)
        writer.write(b"GET /api/me HTTP/1.1\r\nX-Long: ")
        with suppress(OSError):
            while not writer.is_closing():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.02)


def answered(quiet: socket.socket) -> bool:
    """Whether something is there to be read."""
    try:
        return quiet.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return False


async def drip(into: socket.socket) -> None:
    await asyncio.get_running_loop().sock_sendall(into, b"x")
    await asyncio.sleep(0.02)


@pytest.mark.usefixtures("impatient")
@asynchronous
async def test_what_is_no_http_is_told_so_however_much_follows(tmp_path):
    async with site(tmp_path) as house, asyncio.timeout(PATIENCE):
        loop = asyncio.get_running_loop()
        with socket.socket() as loud:
            loud.setblocking(False)
            await loop.sock_connect(loud, ("127.0.0.1", house.port))
            await loop.sock_sendall(loud, b"\x16\x03\x01 is no HTTP\r\n\r\n")
            while not answered(loud):
                await asyncio.sleep(0.01)
            for _ in range(5):
                await drip(loud)
            assert (await loop.sock_recv(loud, 100)).startswith(b"HTTP/1.1 400")


@asynchronous
async def test_headers_without_end_are_closed_and_a_large_body_behind_small_ones_is_not(tmp_path):
    async with site(tmp_path) as house:
        reader, writer = await opened(house)
        writer.write(b"GET /api/me HTTP/1.1\r\nX-Long: " + b"x" * (connections.HEADERS_SIZE + 10))
        assert (await heard_until_closed(reader)).startswith(b"HTTP/1.1 431")
        writer.close()
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me")
        large = await ada.ask("PUT", f"/api/tables/{table}/notes", {"text": "x" * (BODY_SIZE - 100)})
        assert large.json()["error"]["reason"] == "too-long"


@pytest.mark.usefixtures("impatient")
@asynchronous
async def test_whoever_does_not_read_the_answer_is_cut_off(tmp_path):
    async with site(tmp_path) as house:
        loop = asyncio.get_running_loop()
        with socket.socket() as quiet:
            quiet.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            quiet.setblocking(False)
            await loop.sock_connect(quiet, ("127.0.0.1", house.port))
            async with asyncio.timeout(PATIENCE):
                with suppress(ConnectionResetError, BrokenPipeError):
                    while True:  # until the other side has gone
                        await loop.sock_sendall(quiet, b"GET /schema/openapi.json HTTP/1.1\r\nHost: here\r\n\r\n")
                        await asyncio.sleep(0.01)


@asynchronous
async def test_connections_of_an_address_are_counted_and_those_of_a_trusted_proxy_are_not(tmp_path, monkeypatch):
    monkeypatch.setitem(limits.CAPS, "connection", 3)
    async with site(tmp_path, rate=1.0, trusted_proxies="127.0.0.9") as house:
        kept = [await opened(house) for _ in range(3)]
        reader, writer = await opened(house)
        writer.write(WHOLE)
        assert await heard_until_closed(reader) == b""
        writer.close()
        for source in ("127.0.0.2", *["127.0.0.9"] * 5):
            reader, writer = await opened(house, source)
            writer.write(WHOLE)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200"), source
            kept.append((reader, writer))
        kept[0][1].close()
        await kept[0][1].wait_closed()
        async with asyncio.timeout(PATIENCE):
            answered = b""
            while not answered:
                reader, writer = await opened(house)
                writer.write(WHOLE)
                with suppress(ConnectionResetError):
                    answered = await reader.readline()
                kept.append((reader, writer))
        assert answered.startswith(b"HTTP/1.1 200"), "a place that is given back is free"
        for _, writer in kept:
            writer.close()


@pytest.mark.parametrize(
    "address, counted",
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("somebody", "somebody"),
    ],
)
def test_an_address_is_counted_with_its_household(address, counted):
    assert address_of((address, 1)) == counted
    assert address_of(None) == "?"


async def code_of(visitor: Visitor, table: str, **headers: str) -> int:
    """With which a further socket is closed; 0: it stays open."""
    async with visitor.socket(table, **headers) as line:
        with suppress(ConnectionClosed):
            await line.watch(None)
            return 0
        assert line.connection.close_code is not None
        return line.connection.close_code


@asynchronous
async def test_sockets_are_counted_by_household_and_by_person(tmp_path, monkeypatch):
    monkeypatch.setitem(limits.CAPS, "socket", 3)
    monkeypatch.setitem(limits.CAPS, "own-socket", 2)
    async with site(tmp_path, rate=1.0) as house, AsyncExitStack() as stack:
        ada, sam = await house.visitor("Ada"), await house.visitor()
        table = await ada.table("me", "me", "me", public=True)
        for n in range(3):
            line = await stack.enter_async_context(sam.socket(table, **{"X-Forwarded-For": f"2001:db8::{n}"}))
            await line.watch(None)
        assert await code_of(sam, table, **{"X-Forwarded-For": "2001:db8::77:9"}) == 4429
        assert await code_of(sam, table, **{"X-Forwarded-For": "2001:db8:0:1::1"}) == 0
        async with AsyncExitStack() as own:
            for n in range(2):
                line = await own.enter_async_context(ada.socket(table, **{"X-Forwarded-For": f"192.0.2.{n}"}))
                await line.watch("A")
            assert await code_of(ada, table, **{"X-Forwarded-For": "192.0.2.8"}) == 4429
        async with asyncio.timeout(PATIENCE):
            while await code_of(ada, table, **{"X-Forwarded-For": "192.0.2.9"}):
                await asyncio.sleep(0.05)


async def closed_with(line_of: Visitor, table: str, *messages: str) -> int:
    """Say this on a new socket and then nothing more, until the server closes it."""
    async with line_of.socket(table) as line:
        for message in messages:
            await line.connection.send(message)
        async with asyncio.timeout(PATIENCE):
            await line.connection.wait_closed()
        assert line.connection.close_code is not None
        return line.connection.close_code


@asynchronous
async def test_a_socket_that_is_silent_or_says_too_much_is_closed(tmp_path, monkeypatch):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me")
        monkeypatch.setattr(sockets, "HELLO_WITHIN", 0.2)
        assert await closed_with(ada, table) == 4408
        monkeypatch.setattr(sockets, "HELLO_WITHIN", PATIENCE)
        monkeypatch.setattr(sockets, "WORD_WITHIN", 0.2)
        assert await closed_with(ada, table, '{"do":"watch","seat":"A"}') == 4408
        monkeypatch.setattr(sockets, "WORD_WITHIN", PATIENCE)
        assert await closed_with(ada, table, "x" * (BODY_SIZE + 1)) == 1009
        monkeypatch.setattr(sockets, "SHOUTS", 2)
        house.house.limits.clock = lambda: 0.0
        house.house.limits.scale = 0.05
        assert await closed_with(ada, table, *['{"do":"ping"}'] * 8) == 4429


@asynchronous
async def test_a_read_that_fails_closes_the_socket_and_whoever_comes_back_is_told_everything(tmp_path, monkeypatch):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me")
        said = chat.said

        async def broken(*args: object) -> list[chat.Said]:
            monkeypatch.setattr(chat, "said", said)
            raise OSError("disk I/O error")

        async with ada.socket(table) as line:
            await line.watch("A")
            monkeypatch.setattr(chat, "said", broken)
            await ada.ok("POST", f"/api/tables/{table}/chat", {"text": "is anybody there"})
            async with asyncio.timeout(PATIENCE):
                await line.connection.wait_closed()
            assert line.connection.close_code == 1011
        async with ada.socket(table) as line:
            assert (await line.next("chat"))["text"] == "is anybody there"
