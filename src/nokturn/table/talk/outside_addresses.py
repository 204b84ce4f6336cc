"""Which addresses lie outside: neither this machine nor its network, nor a way back in through another spelling."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from contextlib import suppress
from threading import Thread

_UNICAST = ipaddress.IPv6Network("2000::/3")
_MAPPED = (ipaddress.IPv6Network("2001::/23"), ipaddress.IPv6Network("2002::/16"))
"""Within it: Teredo and other special uses, 6to4.  NAT64, mapped and compatible IPv4 lie beyond it anyway."""
_ISATAP = (b"\x00\x00\x5e\xfe", b"\x02\x00\x5e\xfe")
_RELAY = ipaddress.IPv4Network("192.88.99.0/24")


def lies_outside(address: str) -> bool:
    """Whether a stranger may have us call it; every IPv6 form that stands for an IPv4 address lies inside."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv4Address):
        return ip.is_global and not ip.is_multicast and not ip.is_reserved and ip not in _RELAY
    if ip not in _UNICAST or any(ip in network for network in _MAPPED) or ip.packed[8:12] in _ISATAP:
        return False
    return ip.is_global and ip.scope_id is None


async def looked_up(host: str, port: int) -> list[str]:
    """All addresses of a host, in the order in which to try them.

    The loop's own threads are waited for when the server ends, and a name server may take its time: so a thread that
    nobody waits for."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def tell(addresses: list[str], error: OSError | None) -> None:
        if found.done():
            return
        if error is None:
            found.set_result(addresses)
        else:
            found.set_exception(error)

    def look() -> None:
        addresses: list[str] = []
        failed = None
        try:
            entries = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            addresses = [str(entry[4][0]) for entry in entries]
        except (OSError, UnicodeError) as error:
            failed = OSError(type(error).__name__)
        with suppress(RuntimeError):  # the server has ended meanwhile
            loop.call_soon_threadsafe(tell, addresses, failed)

    Thread(target=look, name="name-lookup", daemon=True).start()
    return await found
