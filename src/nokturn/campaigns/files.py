"""A campaign as one file: to keep, to hand over to another server.

The file says which version of the format it has.  Older ones are brought up to date step by step (`MIGRATIONS`), newer
ones are refused.  Whose campaign it is can be read; the ledger itself is packed, like a box that is closed: nobody
comes across what lies sealed in it by looking into the file.  The check is the hash of everything else in it.
"""

from __future__ import annotations

import re
import zlib
from base64 import b64decode, b64encode
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import msgspec
from msgspec.structs import replace

from nokturn.campaigns.campaign import Campaign
from nokturn.campaigns.ledger import Fork, Ledger, check_chain, hash_of
from nokturn.campaigns.proof import prove
from nokturn.campaigns.words import ledger_error

FORMAT = 1
VERSION = "nokturn_campaign"
_ID = re.compile(r"[0-9a-f]{32}")
MIGRATIONS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""Version -> what makes a ledger of the next version of one, as it comes out of a file; so far there is one."""
LARGEST = 256 * 2**20
"""Bytes of a ledger; what unpacks to more is no campaign but an attack."""


class File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is in a file."""

    nokturn_campaign: int = FORMAT
    campaign: str
    people: list[str]
    sittings: int
    ledger: str
    """JSON, compressed, in base 64."""
    check: str = ""


def written(ledger: Ledger) -> bytes:
    """The file of a campaign."""
    packed = b64encode(zlib.compress(msgspec.json.encode(ledger), 9)).decode()
    begun = ledger.begun
    file = File(campaign=begun.campaign, people=begun.people, sittings=ledger.played, ledger=packed)
    content: dict[str, Any] = msgspec.to_builtins(file)
    return msgspec.json.format(msgspec.json.encode({**content, "check": _check(content)}), indent=1) + b"\n"


def read(data: bytes, what: str) -> Ledger:
    """The campaign in a file whose pages follow from each other; anything else is a `LedgerError`.

    `what` is what to call the file."""
    try:
        content = msgspec.json.decode(data, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ledger_error("file-unreadable", file=what, why=str(error)) from None
    version = content.get(VERSION)
    if type(version) is not int or version < 1:
        raise ledger_error("file-foreign", file=what)
    if version > FORMAT:
        raise ledger_error("file-newer", file=what, found=version, read=FORMAT)
    if content.get("check") != _check(content):
        raise ledger_error("file-changed", file=what)
    try:
        opened = _opened(content.get("ledger"))
        for older in range(version, FORMAT):
            opened = MIGRATIONS[older](opened)
        ledger = msgspec.convert(opened, Ledger)
    except (msgspec.MsgspecError, ValueError, RecursionError, zlib.error) as error:
        raise ledger_error("file-damaged", file=what, why=str(error)) from None
    if not _ID.fullmatch(ledger.id):
        raise ledger_error("file-damaged", file=what, why=f"id {ledger.id!a}")
    check_chain(ledger)
    return ledger


def _opened(packed: Any) -> dict[str, Any]:
    """The ledger as it was written, in the version of then; a `ValueError` if there is none."""
    if not isinstance(packed, str):
        raise ValueError("there is no ledger in it")
    box = zlib.decompressobj()
    text = box.decompress(b64decode(packed, validate=True), LARGEST)
    if box.unconsumed_tail or not box.eof:
        raise ValueError("its ledger is cut off, or larger than any campaign")
    found: dict[str, Any] = msgspec.json.decode(text, type=dict[str, Any])
    return found


def _check(content: dict[str, Any]) -> str:
    return hash_of({**content, "check": ""})


def taken_in(
    campaign: Campaign[Any],
    known: Ledger | None,
    brought: Ledger,
    *,
    on_trust: bool = False,
    as_fork: bool = False,
) -> Ledger:
    """What becomes of the ledger that is `known` here when somebody brings one of the same id from elsewhere.

    One that goes further is taken over; one that brings nothing new, or in which a sitting that was played here was
    played otherwise, is a `LedgerError`.  With `as_fork` the latter becomes a campaign of its own."""
    common = 0 if known is None else _common(known, brought)
    if known is not None and not as_fork:
        if common == brought.played:
            raise ledger_error("nothing-new", played=known.played)
        if common < known.played:
            raise ledger_error("played-twice", number=common + 1)
    unproved = prove(campaign, brought, since=common, on_trust=on_trust)
    trusted = [] if known is None else [number for number in known.on_trust if number <= common]
    arrived = replace(brought, on_trust=[*trusted, *unproved])
    if known is None or not as_fork:
        return arrived
    return replace(arrived, id=uuid4().hex, fork=Fork(brought.id, common))


def _common(known: Ledger, brought: Ledger) -> int:
    """How many sittings the two share."""
    if known.root != brought.root:
        raise ledger_error("other-beginning")
    pairs = zip(known.pages, brought.pages, strict=False)
    return next((number for number, (a, b) in enumerate(pairs) if a.seal != b.seal), min(known.played, brought.played))
