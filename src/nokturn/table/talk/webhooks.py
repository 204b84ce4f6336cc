"""Calling an address somebody gave us, without letting them reach what only we can.

The address is looked up once, must lie outside this machine and its network, and the call goes to
exactly what was looked up; redirects are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from typing import Any
from urllib.parse import urlsplit

import httpx

from nokturn.table.errors import TurnedDownError

log = logging.getLogger(__name__)
_TIMEOUT = 5.0
_PAUSES = (0.0, 1.0, 5.0)


def check_address(url: str) -> str:
    """An address that can be called at all; empty: none."""
    if not url:
        return ""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port  # a port that is none shows only when it is asked for
    except ValueError:
        raise TurnedDownError("bad-webhook") from None
    if parts.scheme not in ("http", "https") or not host or parts.username or len(url) > 500:
        raise TurnedDownError("bad-webhook")
    return url


async def call(url: str, body: dict[str, Any], *, inside: bool) -> bool:
    """POST `body` as JSON; whether somebody took it.  A few tries, then it is given up."""
    for pause in _PAUSES:
        await asyncio.sleep(pause)
        try:
            if await _post(url, body, inside=inside) < 500:
                return True
        except (OSError, httpx.HTTPError, ValueError) as error:
            log.info("a webhook could not be called: %s", type(error).__name__)
    return False


async def _post(url: str, body: dict[str, Any], *, inside: bool) -> int:
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not inside and any(not ipaddress.ip_address(str(entry[4][0])).is_global for entry in found):
        raise ValueError("the address lies inside")
    place = httpx.URL(url).copy_with(host=address)
    async with httpx.AsyncClient(timeout=_TIMEOUT, follow_redirects=False, trust_env=False) as client:
        answer = await client.post(place, json=body, headers={"Host": parts.netloc}, extensions={"sni_hostname": host})
    return answer.status_code
