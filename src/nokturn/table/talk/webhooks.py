"""Calling an address somebody gave us, without letting them reach what only we can.

The address is looked up once, all that was found must lie outside this machine and its network, and the call goes to
exactly what was looked up.  Redirects are not followed, and of the answer nothing is read but its status: however
large it is and however it is packed, it costs nothing.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from urllib.parse import urlsplit

import httpx

from nokturn.table.errors import TurnedDownError
from nokturn.table.talk.outside_addresses import lies_outside, looked_up

log = logging.getLogger(__name__)
SECONDS = 5.0
"""For one call from beginning to end, however the bytes drip in."""
_PAUSES = (0.0, 1.0, 5.0)
TRIES = sum(_PAUSES) + SECONDS * len(_PAUSES)
"""Seconds that all tries may take together."""


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
            async with asyncio.timeout(SECONDS):
                if await _post(url, body, inside=inside) < 500:
                    return True
        except (OSError, httpx.HTTPError, ValueError) as error:
            log.info("a webhook could not be called: %s", type(error).__name__)
    return False


async def _post(url: str, body: dict[str, Any], *, inside: bool) -> int:
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    found = await looked_up(host, port)
    if not found or (not inside and not all(map(lies_outside, found))):
        raise ValueError("the address lies inside")
    place = httpx.URL(url).copy_with(host=found[0])
    headers = {"Host": parts.netloc, "Accept-Encoding": "identity"}
    async with (
        httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
        client.stream("POST", place, json=body, headers=headers, extensions={"sni_hostname": host}) as answer,
    ):
        return answer.status_code
