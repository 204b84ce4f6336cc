"""What goes over a socket at the same moment goes in one piece.

Whoever answers is told that it was taken and what came of it, and somebody at two seats sees two things at once: each
would be a call of its own to the system, which costs more than everything that was done to make it."""

from __future__ import annotations

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Gathering:
    """A transport whose writes wait until whoever writes has said everything."""

    def __init__(self, transport: Any, loop: asyncio.AbstractEventLoop) -> None:
        self._transport = transport
        self._loop = loop
        self._waiting: list[bytes] = []

    def write(self, data: bytes) -> None:
        if not self._waiting:
            self._loop.call_soon(self._flush)
        self._waiting.append(data)

    def _flush(self) -> None:
        gathered, self._waiting = b"".join(self._waiting), []
        if gathered and not self._transport.is_closing():
            self._transport.write(gathered)

    def close(self) -> None:
        self._flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class GatheringProtocol(WebSocketsSansIOProtocol):
    """WebSockets as uvicorn speaks them, in fewer pieces."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", Gathering(transport, self.loop)))
