"""What every request goes through before anything else looks at it."""

from __future__ import annotations

import logging
from traceback import format_exc
from typing import cast
from urllib.parse import urlsplit

from litestar import Litestar
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, LifeSpanReceive, LifeSpanSend, Message, Receive, Scope, Send

from nokturn.server.errors import trouble
from nokturn.server.house import Connection, House
from nokturn.server.input_checks import SenselessError, check_address, check_data, read_body
from nokturn.server.limits import address_of
from nokturn.server.messages import encode
from nokturn.server.session import find_person, language
from nokturn.server.wire.people import TroubleAnswer

log = logging.getLogger(__name__)
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
MARK = "x-nokturn"
"""A header that a page from elsewhere cannot send without asking first, and we never say yes."""
_STRICT = frozenset(
    {
        "/api/enter",
        "/api/register",
        "/api/login",
        "/api/me/confirm",
        "/api/me/password",
        "/api/me/delete",
        "/api/password/forgotten",
        "/api/password/reset",
    }
)

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
BOOK_POLICY = "; ".join(
    [
        "default-src 'none'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
"""A book is one file that needs no server: its style stands in it."""
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def own_origin(connection: Connection) -> bool:
    """Whether a browser's Origin is our own page; what is no browser sends none."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()
    except ValueError:  # no address at all
        return False


class Guard:
    """Rate limits, protection against foreign pages, and the headers every answer carries."""

    def __init__(self, app: Litestar, house: House) -> None:
        self.litestar = app
        self.app: ASGIApp = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._live(cast(LifeSpanReceive, receive), cast(LifeSpanSend, send))
            return
        scope.setdefault("state", {})["house"] = self.house
        connection: Connection = Connection(scope)
        await find_person(self.house, connection)
        if scope["type"] == ScopeType.WEBSOCKET:
            await self.app(scope, receive, send)
            return
        who = address_of(scope.get("client"))
        path = scope["path"]

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if path.startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
                if scope["scheme"] == "https":
                    headers.setdefault("strict-transport-security", "max-age=31536000")
                self.house.metrics.requests.labels(str(message["status"])).inc()
            await send(message)

        limits = self.house.limits
        if not limits.take("request", who) or (path in _STRICT and not limits.take("enter", who)):
            await _turn_away(answer, 429, trouble(language(connection), "too-often"))
        elif scope["method"] not in SAFE and not (own_origin(connection) and MARK in connection.headers):
            await _turn_away(answer, 403, trouble(language(connection), "foreign"))
        else:
            try:
                check_address(scope.get("raw_path") or path.encode(), scope["query_string"])
                if scope["method"] not in SAFE:
                    body, receive = await read_body(receive)
                    check_data(body)
            except SenselessError:
                await _turn_away(answer, 400, trouble(language(connection), "bad-request", why=""))
                return
            await self.app(scope, receive, answer)

    async def _live(self, receive: LifeSpanReceive, send: LifeSpanSend) -> None:
        """The house is open from the server's start to its end."""
        await receive()
        try:
            await self.house.open()
        except BaseException:
            await send({"type": "lifespan.startup.failed", "message": format_exc()})
            raise
        try:
            await send({"type": "lifespan.startup.complete"})
            await receive()
        finally:
            await self.house.close()
        await send({"type": "lifespan.shutdown.complete"})


async def _turn_away(send: Send, status: int, answer: TroubleAnswer) -> None:
    body = encode(answer)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
