"""Every route that the schema publishes is asked by somebody at the same table and by somebody from elsewhere: nothing
that goes out of the house names what is hidden from them, whatever is played.

Which names those are every game says in `secrets.py` of its tests; a new route needs no line here, and a new game none
either."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from uuid import UUID

import msgspec
import pytest
from argon2 import PasswordHasher
from tests.conformance.secrets import names_in, names_told, said_by
from tests.server.site import Site, Visitor, site
from tests.server.test_bad_input import DECK, example
from tests.server.test_every_way_in import PRINTED, example_of, published
from tests.table.house import asynchronous
from tests.table.played import by_chance

from nokturn.games import GAMES, game_named
from nokturn.table import people
from nokturn.table.live.live import LiveTable

PASSWORD = "long enough"
LAST = ("/api/logout", "/api/me/delete", "/api/login", "/api/register", "/api/enter", "/api/password/reset")
"""Whoever has asked for these is somebody else, or nobody."""
STEPS, MANY = 12, 10


@pytest.fixture(autouse=True)
def quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "_HASHER", PasswordHasher(time_cost=1, memory_cost=64, parallelism=1))


async def account(house: Site, name: str) -> Visitor:
    visitor = await house.visitor()
    await visitor.ok("POST", "/api/register", {"name": name, "password": PASSWORD})
    return visitor


async def single(ada: Visitor, bob: Visitor, game: str) -> str:
    """A table at which Bob has the second seat and Ada all others."""
    count = min(count for count in game_named(game).counts if count > 1)
    table = await ada.table("me", "open", *["me"] * (count - 2), game=game, public=True)
    await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
    await ada.ok("POST", f"/api/tables/{table}/start")
    return table


async def sitting(house: Site, ada: Visitor, bob: Visitor, campaign: str) -> tuple[str, str]:
    """A campaign of the two, and the table of the first sitting that has secrets: a prologue may have none."""
    found = (await ada.ok("POST", "/api/campaigns", {"campaign": campaign, "seats": ["me", "open"]}))["id"]
    while True:
        table = (await ada.ok("POST", f"/api/campaigns/{found}/next"))["id"]
        token = (await ada.ok("POST", f"/api/tables/{table}/invite"))["token"]
        await bob.ok("POST", f"/api/tables/{table}/join", {"token": token})
        await bob.ask("POST", f"/api/tables/{table}/sit", {"seat": "B"})  # from the second on the place is his
        await ada.ok("POST", f"/api/tables/{table}/start")
        live = await house.house.open_tables.table(UUID(table))
        await by_chance(live, lambda live=live: live.version >= STEPS and len(hidden(live, "B")) > MANY)
        if not live.position.over:
            return found, table


def hidden(table: LiveTable, seat: str | None) -> frozenset[str]:
    """Names that must not reach a seat, with everything from which chance could be foretold; without what was shown to
    it before it was hidden."""
    state = table.position.state
    keys = {table.row.key, state.dice.key, state.veil} - {""}
    said = said_by(table.game)
    shown = [event for event in table.game_history.journal.log if event.reveals]
    return frozenset(keys).union(*said.hidden(state, seat)) - names_told(shown, seat)


def names_said(text: str) -> frozenset[str]:
    """All names in an answer, but for the texts of what has come to light in a campaign (`Sight.opened`): they say that
    there is such a card and not where it is, which `tests/conformance/test_leaks.py` sees to."""
    try:
        found = msgspec.json.decode(text)
    except msgspec.MsgspecError:
        return names_in(text)
    if isinstance(found, dict):
        found.pop("opened", None)
    return names_in(found)


def asked_for(described: dict[str, Any], names: dict[str, str]) -> list[tuple[str, str, Any]]:
    """Method, address and body of everything that is published and not printed on cards; looking comes first."""
    schemas = described["components"]["schemas"]
    found: list[tuple[str, str, Any]] = []
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            address = path
            for name, value in names.items():
                address = address.replace(f"{{{name}}}", value)
            if not path.startswith(PRINTED):
                assert "{" not in address, f"{path}: say in `names` what is meant"
                wanted = [one["name"] for one in route.get("parameters", []) if one["in"] == "query"]
                body = example_of(route, schemas)
                queries = ["", *[f"?{one}={value}" for one in wanted for value in ("A", "B", "1")]]
                found += [(method.upper(), address + query, body) for query in queries]
    return sorted(found, key=lambda one: (one[1].startswith(LAST), one[0] != "GET", one[0] == "DELETE"))


async def check_nothing_told(
    house: Site, table_id: str, campaign: str, visitors: dict[Visitor, str | None], decks: dict[Visitor, str]
) -> None:
    described = await published(house)
    live = await house.house.open_tables.table(UUID(table_id))
    asked = 0
    for visitor, seat in visitors.items():
        names = {"table_id": table_id, "campaign_id": campaign, "deck_id": decks[visitor]}
        secret = hidden(live, seat)
        assert len(secret) > MANY, "there is something to tell"
        for method, address, body in asked_for(described, names):
            answer = await visitor.ask(method, address, body)
            assert answer.status_code < 500, f"{method} {address}"
            secret &= hidden(live, seat)
            told = secret & names_said(answer.text)
            assert not told, f"{method} {address} told {seat or 'a stranger'} of {sorted(told)}"
            asked += 1
    assert asked > 200


@pytest.mark.parametrize("game", GAMES)
@asynchronous
async def test_nothing_hidden_leaves_the_house_by_any_route(tmp_path: Path, game: str) -> None:
    async with site(tmp_path, rate=1e6) as house:
        ada, bob, eve = [await account(house, name) for name in ("Ada", "Bob", "Eve")]
        table = await single(ada, bob, game)
        live = await house.house.open_tables.table(UUID(table))
        await by_chance(live, lambda: live.version >= STEPS)
        campaign = (await ada.ok("POST", "/api/campaigns", {"campaign": "heritage", "seats": ["me", "me"]}))["id"]
        decks = {one: (await one.ok("POST", "/api/shelf", {"deck": DECK}))["id"] for one in (bob, eve)}
        await check_nothing_told(house, table, campaign, {bob: "B", eve: None}, decks)


@pytest.mark.parametrize("campaign", ["heritage", "grail"])
@asynchronous
async def test_nor_what_is_hidden_in_a_campaign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, campaign: str) -> None:
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))
    async with site(tmp_path, rate=1e6) as house:
        ada, bob, eve = [await account(house, name) for name in ("Ada", "Bob", "Eve")]
        found, table = await sitting(house, ada, bob, campaign)
        decks = {one: (await one.ok("POST", "/api/shelf", {"deck": DECK}))["id"] for one in (bob, eve)}
        await check_nothing_told(house, table, found, {bob: "B", eve: None}, decks)


def test_an_answer_that_names_a_hidden_card_would_be_noticed() -> None:
    """The net itself: a name is found in whatever it stands in."""
    assert {"s07", "veil1"} <= names_said('{"view":{"hand":["s07"]},"text":"the veil1 is thin"}')
    assert example({"type": "string"}, {}) == "A"
