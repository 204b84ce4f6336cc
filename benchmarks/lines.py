"""Thousands of sockets from one process: WebSockets without anything a measurement does not need.

A library's client takes longer over a message than our server does, and would be what is measured.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

_PING, _PONG, _CLOSE = 0x9, 0xA, 0x8
_MASKED = 0x80
_LONG, _LONGER = 126, 127


class Line(asyncio.Protocol):
    """One socket; `heard` is called with every text that comes over it."""

    def __init__(self, path: str, cookie: str, heard: Callable[[Line, bytes], None]) -> None:
        self.path = path
        self.cookie = cookie
        self.heard = heard
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False
        self._came = bytearray()
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: bWVhc3VyaW5nIG9ubHkhIQ==\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: nokturn={self.cookie}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.open.done():
            self.open.set_exception(ConnectionError("The server hung up."))

    def data_received(self, data: bytes) -> None:
        self._came += data
        if not self.open.done():
            head, end, rest = self._came.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head.decode("latin-1")))
                return
            self._came = rest
            self.open.set_result(None)
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == _PING:
                self._send(_PONG, payload)
            elif kind == _CLOSE:
                self._transport.close()
            else:
                self.heard(self, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame; a server does not mask, and ours does not break messages up."""
        came = self._came
        if len(came) < 2:
            return None
        size, head = came[1], 2
        if size == _LONG:
            size, head = int.from_bytes(came[2:4], "big"), 4
        elif size == _LONGER:
            size, head = int.from_bytes(came[2:10], "big"), 10
        if len(came) < head + size:
            return None
        kind, payload = came[0] & 0xF, bytes(came[head : head + size])
        del came[: head + size]
        return kind, payload

    def send(self, text: bytes) -> None:
        self._send(0x1, text)

    def _send(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([_MASKED | size]) if size < _LONG else bytes([_MASKED | _LONG]) + size.to_bytes(2, "big")
        self._transport.write(bytes([0x80 | kind]) + length + bytes(4) + payload)  # masked with nothing

    def close(self) -> None:
        self._transport.close()


async def connect(port: int, path: str, cookie: str, heard: Callable[[Line, bytes], None]) -> Line:
    """A socket that the server has taken."""
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(path, cookie, heard), "127.0.0.1", port)
    await line.open
    return line
