"""What no client of ours sends: refused at the door, so that nothing behind it has to expect it.

Text that is no text, numbers no database keeps and data nested without end would each fail somewhere else, and
differently on SQLite and on PostgreSQL."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import unquote_to_bytes

import msgspec
from litestar.types import Receive

BODY_SIZE = 64 * 1024
"""The most that a request or a message on a socket may carry, in bytes."""
_DEPTH = 64
_LARGEST = 2**63 - 1
_LONG_NUMBER = re.compile(r"[+-]?[0-9]{19,}")


class SenselessError(Exception):
    """It was written to try us."""


def check_data(data: bytes | str) -> None:
    """`SenselessError` for JSON that must not come in; what is not JSON at all is found by whoever reads it."""
    try:
        pending = [(msgspec.json.decode(data), 0)]
    except msgspec.MsgspecError:
        return
    except (RecursionError, UnicodeError):
        raise SenselessError from None
    while pending:
        part, depth = pending.pop()
        if depth > _DEPTH:
            raise SenselessError
        match part:
            case str():
                check_text(part)
            case int() if not -_LARGEST - 1 <= part <= _LARGEST:
                raise SenselessError
            case list():
                pending += [(inner, depth + 1) for inner in part]
            case dict():
                pending += [(inner, depth + 1) for pair in part.items() for inner in pair]


def check_text(text: str) -> None:
    """No NUL, which PostgreSQL does not keep, and no halves of characters, which nobody can send on."""
    if "\0" in text or (not text.isascii() and any("\ud800" <= character <= "\udfff" for character in text)):
        raise SenselessError


def check_address(path: bytes, query: bytes) -> None:
    """The same for the address of a request, as it was sent."""
    try:
        check_text(unquote_to_bytes(path).decode())
        for part in re.split("[&=]", unquote_to_bytes(query.replace(b"+", b" ")).decode()):
            check_text(part)
            if _LONG_NUMBER.fullmatch(part) and (len(part) > 20 or abs(int(part)) > _LARGEST):
                raise SenselessError
    except ValueError:
        raise SenselessError from None


async def read_body(receive: Receive) -> tuple[bytes, Receive]:
    """The body as far as it may go, and the same once more for the application behind."""
    messages: list[Any] = []
    body, more = b"", True
    while more and len(body) <= BODY_SIZE:
        message = await receive()
        messages.append(message)
        more = message["type"] == "http.request" and message.get("more_body", False)
        body += message["body"] if message["type"] == "http.request" else b""
    left = iter(messages)

    async def again() -> Any:
        return next(left, None) or await receive()

    return body, again
