"""Connections before anything is known of who is there: how long and how much one may take to say what it wants, and
how many an address may have.

uvicorn closes what is idle between two requests; a first request that never comes, half a header, a body without end
and an answer that nobody reads it would wait for without end."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from nokturn.server.limits import Limits, address_of

if TYPE_CHECKING:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

HEADERS_WITHIN = 10.0
"""Seconds from a connection, or from the first byte of a further request, to the end of its headers."""
BODY_WITHIN = 20.0
"""Seconds for the whole body after that."""
READ_WITHIN = 30.0
"""Seconds in which whoever is sent something has to take some of it."""
LINGER = 2.0
"""Seconds in which whoever was refused may talk on to deaf ears (RFC 9112, 9.6): a byte that meets a closed connection
resets it, and takes along the answer that says why."""
HEADERS_SIZE = 32 * 1024
_STALL = 0.5
"""Seconds by which our own loop may be late before a connection is given its time once more."""


class BoundedProtocol(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, to an end in time and size."""

    limits: Limits
    """Of the house; `bounded` sets them."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._late: asyncio.TimerHandle | None = None
        self._due = 0.0
        self._stuck: asyncio.TimerHandle | None = None
        self._heading = 0
        """Bytes of headers that have not come to their end; −1: they have."""
        self._counted = ""
        """The address this connection counts for."""
        self._deaf = False
        """Refused, and told so: nothing more is listened to."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        who = address_of(self.client)
        if not self._behind_proxy():
            if not self.limits.hold("connection", who):
                transport.abort()
                return
            self._counted = who
        self._expect(HEADERS_WITHIN)

    def _behind_proxy(self) -> bool:
        """Whether many people share this peer: it is a proxy we trust, and counts its own connections."""
        app = self.app
        return (
            isinstance(app, ProxyHeadersMiddleware) and self.client is not None and self.client[0] in app.trusted_hosts
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # from here on it is counted as a socket of a table
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._expect(None)
        self._is_read()
        if self._counted:
            self.limits.let_go("connection", self._counted)
            self._counted = ""

    # from the client

    def data_received(self, data: bytes) -> None:
        if self._deaf:
            return
        if self._late is None:  # the last request came to its end: another begins
            self._begin()
        super().data_received(data)
        if self._heading >= 0:
            self._heading += len(data)
            if self._heading > HEADERS_SIZE:
                self._refuse(431)

    def _begin(self) -> None:
        self._heading = 0
        self._expect(HEADERS_WITHIN)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._late is None:
            self._begin()

    def on_headers_complete(self) -> None:
        self._heading = -1
        self._expect(BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    def _expect(self, seconds: float | None) -> None:
        if self._late is not None:
            self._late.cancel()
        self._late = None if seconds is None else self.loop.call_later(seconds, self._too_late, seconds)
        self._due = self.loop.time() + (seconds or 0)

    def _too_late(self, seconds: float) -> None:
        """If it was we who did not come to look, what was sent in time may not have been read yet."""
        if self._deaf:
            self.transport.close()
        elif self.loop.time() - self._due > _STALL:
            self._expect(seconds)
        else:
            self._refuse(408)

    def send_400_response(self, msg: str) -> None:
        self._refuse(400)

    def _refuse(self, status: int) -> None:
        """Close; whoever has not been answered at all is told why."""
        if self._deaf or self.transport.is_closing():
            return
        cycle = cast("RequestResponseCycle | None", self.cycle)  # there is none before the first request
        if self.pipeline or (cycle is not None and cycle.response_started and not cycle.response_complete):
            self.transport.close()
            return
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self._go_deaf(cycle)

    def _go_deaf(self, cycle: RequestResponseCycle | None) -> None:
        """What has been said is the last word: close once it can have been heard."""
        self._deaf = True
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.flow.resume_reading()
        self._expect(LINGER)

    def shutdown(self) -> None:
        if self._deaf:
            self.transport.close()
        else:
            super().shutdown()

    # to the client

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(READ_WITHIN, self.transport.abort)

    def resume_writing(self) -> None:
        self._is_read()
        super().resume_writing()

    def _is_read(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


def bounded(limits: Limits) -> type[BoundedProtocol]:
    """The protocol of a server with these limits."""
    return type("BoundedProtocol", (BoundedProtocol,), {"limits": limits})
