"""Whatever is sent, to whatever the published schema names: it is turned down, and never a fault of ours.

Every route and every message over a socket is in here because the schema has it: a new one needs no line of its own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest
from argon2 import PasswordHasher
from tests.server.site import Site, Visitor, site
from tests.table.house import asynchronous
from tests.table.postgres import postgres

from nokturn.server.input_checks import SenselessError, check_data
from nokturn.table import people

DEEP = "[" * 30_000 + "]" * 30_000
HUGE = "9" * 30
VALUES = {
    "not UTF-8": b'"\xff\xfe\x80"',
    "half a character": rb'"\ud800"',
    "NUL": rb'"a\u0000b"',
    "beyond 64 bits": HUGE.encode(),
    "below 64 bits": f"-{HUGE}".encode(),
    "the largest of 64 bits": str(2**63 - 1).encode(),
    "no number": b"1e999",
    "nothing": b"null",
    "nested without end": DEEP.encode(),
    "an address": b'"http://[::1/%00"',
    "long": b'"' + b"x" * 50_000 + b'"',
}
BODIES = [b"", b"\xff\xfe", b"null", b"[]", b"7", DEEP.encode(), b'{"a":' * 10_000, b'{"a":1', b"{}"]
ADDRESSES = ["%00", "%ff%fe", "%ed%a0%80", "..%2f..%2fetc", HUGE, f"-{HUGE}", "9" * 5000, "%", "a b", "", "1e999", "["]
PASSWORD = "long enough"
DECK = {"name": "", "author": "", "description": "", "cards": [], "then": {}}
NOBODY = "00000000-0000-7000-8000-000000000000"


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "_HASHER", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.soak)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """What the one keeps the other may refuse."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/nokturn.db"
    else:
        with postgres() as url:
            yield url


async def asked(visitor: Visitor, method: str, address: str, body: bytes | None = None) -> None:
    headers = {} if body is None else {"content-type": "application/json"}
    answer = await visitor.http.request(method, address, content=body, headers=headers)
    assert answer.status_code < 500, f"{method} {address[:200]} {(body or b'')[:200]!r}: {answer.text[:300]}"


def example(part: dict[str, Any], parts: dict[str, Any]) -> Any:
    """Something that fits a part of the schema."""
    if "$ref" in part:
        part = parts[part["$ref"].rpartition("/")[2]]
    for choice in ("oneOf", "anyOf"):
        if choice in part:
            return example(part[choice][0], parts)
    if "enum" in part:
        return part["enum"][0]
    match part.get("type"):
        case "object":
            return {name: example(kind, parts) for name, kind in part.get("properties", {}).items()}
        case "array" if "prefixItems" in part:
            return [example(one, parts) for one in part["prefixItems"]]
        case "array":
            return [example(part["items"], parts)]
        case "integer" | "number":
            return 0
        case "boolean":
            return True
        case "string":
            return "A"
    return None


def spoilt(whole: Any) -> Iterator[bytes]:
    """The same with one thing in it that makes no sense, wherever it may be."""
    hole = "a hole in the middle"
    for opened in _opened(whole, hole):
        text = msgspec.json.encode(opened)
        for value in VALUES.values():
            yield text.replace(msgspec.json.encode(hole), value)


def _opened(whole: Any, hole: str) -> Iterator[Any]:
    if isinstance(whole, dict):
        for name in whole:
            yield {**whole, name: hole}
            for inner in _opened(whole[name], hole):
                yield {**whole, name: inner}
    elif isinstance(whole, list) and whole:
        yield [hole]
        for at, one in enumerate(whole):
            for inner in (hole, *_opened(one, hole)):
                yield [*whole[:at], inner, *whole[at + 1 :]]


async def everything(house: Site) -> tuple[Visitor, dict[str, str], dict[str, Any]]:
    """An account with tables, a campaign and a deck, the names that routes may be given, and the schema."""
    ada = await house.visitor()
    await ada.ok("POST", "/api/register", {"name": "Ada", "password": PASSWORD})
    kind = (await ada.ok("GET", "/api/campaigns/kinds"))[0]
    seats = ["me"] * min(kind["counts"])
    campaign = (await ada.ok("POST", "/api/campaigns", {"campaign": kind["name"], "seats": seats}))["id"]
    names = {
        "table_id": await ada.table("me", "me", "me"),
        "campaign_id": campaign,
        "game": "vendetta",
        "lang": "pl",
        "card": "BR04",
        "pack": "winter",
        "version": "0" * 64,
        "kind": "precon",
        "name": "Tremere",
        "deck_id": (await ada.ok("POST", "/api/shelf", {"deck": DECK}))["id"],
    }
    return ada, names, await ada.ok("GET", "/schema/openapi.json")


@asynchronous
async def test_no_address_is_a_fault_of_ours(tmp_path, database):
    async with site(tmp_path, rate=1e6, database_url=database) as house:
        ada, names, schema = await everything(house)
        for path, methods in schema["paths"].items():
            for method, route in methods.items():
                parameters = route.get("parameters", [])
                for name in [one["name"] for one in parameters if one["in"] == "path"]:
                    for address in [*ADDRESSES, NOBODY]:
                        await asked(ada, method, path.format(**{**names, name: address}))
                good = {one["name"]: "A" for one in parameters if one["in"] == "query" and one.get("required")}
                for name in [one["name"] for one in parameters if one["in"] == "query"]:
                    for address in ADDRESSES:
                        query = "&".join(f"{key}={value}" for key, value in {**good, name: address}.items())
                        await asked(ada, method, f"{path.format(**names)}?{query}")
        for address in ADDRESSES:
            await asked(ada, "GET", f"/{address}")
            await asked(ada, "GET", f"/assets/{address}")
        for header in ("Cookie", "Host", "Origin", "Accept-Language", "X-Forwarded-For", "If-None-Match"):
            for value in (b"\xff\xfe", b"nokturn=\xc3\xa9.x", b"http://[::1", quote(DEEP[:500]).encode(), b"\x01"):
                answer = await ada.http.post("/api/logout", headers={header.encode(): value})
                assert answer.status_code < 500, f"{header}: {value!r}"


LEAVING = ("/api/me/delete",)
"""Whoever asks for that well enough has to come in anew."""


@asynchronous
async def test_no_body_is_a_fault_of_ours(tmp_path, database):
    async with site(tmp_path, rate=1e6, database_url=database) as house:
        ada, names, schema = await everything(house)
        parts = schema["components"]["schemas"]
        tried = 0
        for path, methods in schema["paths"].items():
            for method, route in methods.items():
                whole = route.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
                if whole is None:
                    continue
                names["table_id"] = await ada.table("me", "open" if "orders" not in path else "me", "me")
                for body in [*BODIES, *spoilt(example(whole, parts))]:
                    await asked(ada, method, path.format(**names), body)
                    tried += 1
                if path in LEAVING:
                    await ada.ok("POST", "/api/enter", {"name": "Ada"})
        assert tried > 20 * len(VALUES)


@asynchronous
async def test_no_message_over_a_socket_is_a_fault_of_ours(tmp_path, database):
    async with site(tmp_path, rate=1e6, database_url=database) as house:
        ada, names, schema = await everything(house)
        parts = schema["components"]["schemas"]
        async with ada.socket(names["table_id"]) as line:
            for kind in parts["FromClient"]["anyOf"]:
                for message in [*BODIES, *spoilt(example(kind, parts))]:
                    try:
                        text = message.decode()
                    except UnicodeDecodeError:
                        continue
                    await line.connection.send(text)
                    await line.send(do="ping")
                    await line.next("pong")
            assert not any('"reason":"failed"' in text for text in line.heard)
            assert any('"reason":"bad-request"' in text for text in line.heard)
        async with ada.socket(names["table_id"]) as line:
            await line.connection.send(b"\xff\xfe", text=True)
            await line.connection.wait_closed()
        async with ada.socket(names["table_id"]) as line:
            await line.connection.send(b'{"do":"ping"}')
            assert (await line.watch("A"))["seat"] == "A"


@pytest.mark.parametrize("opens, closes", [("[", "]"), ('{"a":', "}")], ids=["lists", "objects"])
def test_what_is_nested_too_deep_is_refused_at_the_door(opens, closes):
    """Long before Python itself would stumble over it."""
    check_data(opens * 64 + "1" + closes * 64)
    with pytest.raises(SenselessError):
        check_data(opens * 65 + "1" + closes * 65)


@asynchronous
async def test_an_answer_that_is_nested_too_deep_is_never_looked_at(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me")
        deep: Any = 1
        for _ in range(80):
            deep = [deep]
        body = {"seat": "A", "version": 0, "nonce": "n", "answer": deep}
        assert await ada.refused("POST", f"/api/tables/{table}/answer", body) == (400, "bad-request")
        async with ada.socket(table) as line:
            await line.send(do="answer", **body)
            assert (await line.next("refused"))["refusal"]["reason"] == "bad-request"
