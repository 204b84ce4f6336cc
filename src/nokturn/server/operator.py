"""Who runs the server: whoever asks on the machine itself, or shows the token of the settings."""

from __future__ import annotations

import hmac
import ipaddress
from urllib.parse import urlsplit

from nokturn.server.house import Connection, house_of
from nokturn.table.errors import NotAllowedError

_PREFIX = "bearer "


def is_operator(connection: Connection) -> bool:
    """What came through a proxy shows the name people call the server by, even if the proxy says nothing of them."""
    token = house_of(connection).settings.watch_token
    shown = connection.headers.get("authorization", "")
    if token and shown.lower().startswith(_PREFIX):
        return hmac.compare_digest(shown[len(_PREFIX) :].strip().encode(), token.encode())
    client = connection.scope.get("client")
    return client is not None and _loopback(client[0]) and _loopback(_host(connection))


def check_operator(connection: Connection) -> None:
    if not is_operator(connection):
        raise NotAllowedError("operator-only")


def _host(connection: Connection) -> str:
    try:
        return urlsplit(f"//{connection.headers.get('host', '')}").hostname or ""
    except ValueError:  # no name at all
        return ""


def _loopback(name: str) -> bool:
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
