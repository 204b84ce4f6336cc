"""Decks at the table: everybody brings their own, and nobody sees another's."""

from typing import Any
from uuid import UUID

import msgspec
import pytest
from tests.server.site import Site, Visitor, site
from tests.server.vtes_house import NAME, TREMERE, VENTRUE, deck_list, offer_vtes
from tests.table.house import asynchronous

from nokturn.games.vtes.decks.importing import imported
from nokturn.table.live.auto_answers import orders_of
from nokturn.table.lobby.brought import LENGTH

pytestmark = pytest.mark.usefixtures("vtes")


@pytest.fixture
def vtes(monkeypatch):
    offer_vtes(monkeypatch)


async def waiting_room(house: Site, **more: Any) -> tuple[Visitor, Visitor, str]:
    """Ada hosts and sits at A, Bob at B; C is a bot's."""
    ada, bob = await house.visitor("Ada"), await house.visitor("Bob", "pl")
    table = await ada.table("me", "open", "bot:random", game=NAME, public=True, **more)
    await bob.ok("POST", f"/api/tables/{table}/sit", {"seat": "B"})
    return ada, bob, table


def bringing(seat: str, value: str) -> dict[str, str]:
    return {"seat": seat, "key": "deck", "value": value}


async def brought(visitor: Visitor, table: str, seat: str) -> Any:
    return (await visitor.ok("GET", f"/api/tables/{table}/bring?seat={seat}"))["values"]


def who_brought(info: dict[str, Any]) -> dict[str, list[str]]:
    return {seat["seat"]: seat["brought"] for seat in info["seats"]}


@asynchronous
async def test_everybody_brings_a_deck_that_only_they_see(tmp_path):
    async with site(tmp_path) as house:
        ada, bob, table = await waiting_room(house)
        await ada.ok("POST", f"/api/tables/{table}/bring", bringing("A", VENTRUE))
        pasted = deck_list(TREMERE)
        info = await bob.ok("POST", f"/api/tables/{table}/bring", bringing("B", pasted))
        assert who_brought(info) == {"A": ["deck"], "B": ["deck"], "C": []}
        assert await brought(ada, table, "A") == {"deck": VENTRUE}
        assert await brought(bob, table, "B") == {"deck": pasted}
        assert await ada.refused("GET", f"/api/tables/{table}/bring?seat=B") == (403, "not-your-seat")
        assert await ada.refused("POST", f"/api/tables/{table}/bring", bringing("B", "")) == (403, "not-your-seat")
        info = await bob.ok("POST", f"/api/tables/{table}/bring", bringing("B", ""))
        assert who_brought(info)["B"] == [], "it can be taken back"
        await bob.ok("POST", f"/api/tables/{table}/bring", bringing("B", pasted))
        await ada.ok("POST", f"/api/tables/{table}/start")
        live = await house.house.open_tables.table(UUID(table))
        state = live.position.state
        deck = imported(pasted)
        assert len(state.library["B"]) + len(state.hands["B"]) == sum(count for _, count in deck.library)
        assert await bob.refused("POST", f"/api/tables/{table}/bring", bringing("B", "")) == (409, "already-started")
        assert await brought(bob, table, "B") == {"deck": pasted}


@asynchronous
async def test_nothing_that_is_shown_of_a_table_tells_what_is_in_a_deck(tmp_path):
    """The leak suite of what is brought: everything a rival and a spectator can ask for, word for word."""
    async with site(tmp_path) as house:
        ada, bob, table = await waiting_room(house)
        eve = await house.visitor("Eve")
        secrets = ("xyzzy", VENTRUE, "deck:")
        listed = f"# xyzzy\n{deck_list(TREMERE)}"
        await ada.ok("POST", f"/api/tables/{table}/bring", bringing("A", listed))
        await ada.ok("POST", f"/api/tables/{table}/bring", bringing("C", VENTRUE))
        for started in (False, True):
            if started:
                await ada.ok("POST", f"/api/tables/{table}/start")
            async with bob.socket(table) as line, eve.socket(table) as watching:
                await line.watch("B")
                await watching.watch(None)
                for listener in (line, watching):
                    if not any('"is":"people"' in text for text in listener.heard):
                        await listener.next("people")
                heard = [*line.heard, *watching.heard]
            own = ("record", "film", "bring?seat=A", "orders?seat=A", "sight", "sight?seat=A", "board", "chat")
            paths = [
                "/api/tables",
                "/api/inbox",
                f"/api/tables/{table}",
                *[f"/api/tables/{table}/{one}" for one in own],
            ]
            for visitor in (bob, eve):
                heard += [(await visitor.ask("GET", path)).text for path in paths]
            heard += [(await ada.ask("GET", path)).text for path in paths[:3]]
            heard.append((await bob.ask("POST", f"/api/tables/{table}/fork", {"step": 0, "seat": "A"})).text)
            for text in heard:
                assert not [secret for secret in secrets if secret in text], text[:300]
            assert any('"brought":["deck"]' in text for text in heard)


@asynchronous
async def test_a_deck_that_cannot_be_read_is_turned_down_line_by_line_in_ones_language(tmp_path):
    async with site(tmp_path) as house:
        ada, bob, table = await waiting_room(house)
        wrong = "Crypt:\n4x Gilbert Duane\n\nLibrary:\n4x Govern the Unalined\n"
        said = {}
        for visitor, seat in ((ada, "A"), (bob, "B")):
            answer = await visitor.ask("POST", f"/api/tables/{table}/bring", bringing(seat, wrong))
            assert answer.status_code == 400
            said[seat] = answer.json()["error"]
            assert said[seat]["reason"] == "bad-brought"
        assert [line for line in said["A"]["lines"] if "Line 5" in line and "Govern the Unaligned" in line]
        assert [line for line in said["B"]["lines"] if "5" in line and "Govern the Unaligned" in line]
        assert said["A"]["text"] != said["B"]["text"]
        assert said["A"]["lines"] != said["B"]["lines"]
        assert who_brought(await ada.ok("GET", f"/api/tables/{table}")) == {"A": [], "B": [], "C": []}


@asynchronous
async def test_a_deck_must_be_legal_in_the_format_of_the_table(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        small = "\n".join(deck_list(VENTRUE).splitlines()[:20])
        table = await ada.table("me", "open", game=NAME)
        answer = await ada.ask("POST", f"/api/tables/{table}/bring", bringing("A", small))
        assert answer.json()["error"]["rule"].startswith("VTES-DECK-")
        free = await ada.table("me", "open", game=NAME, options={"format": "any"})
        await ada.ok("POST", f"/api/tables/{free}/bring", bringing("A", small))


@asynchronous
async def test_what_is_too_long_or_no_such_thing_is_turned_down(tmp_path):
    async with site(tmp_path) as house:
        ada, _, table = await waiting_room(house)
        path = f"/api/tables/{table}/bring"
        assert await ada.refused("POST", path, bringing("A", "x" * (LENGTH + 1))) == (400, "too-long")
        assert await ada.refused("POST", path, bringing("A", "x" * 70_000)) == (413, "too-large")
        assert await ada.refused("POST", path, bringing("H", VENTRUE)) == (409, "no-such-seat")
        sofa = {"seat": "A", "key": "sofa", "value": "red"}
        assert await ada.refused("POST", path, sofa) == (409, "nothing-to-bring")
        plain = await ada.table("me", "open", "open", game="vendetta")
        wish = f"/api/tables/{plain}/bring"
        assert await ada.refused("POST", wish, bringing("A", VENTRUE)) == (409, "nothing-to-bring")


@asynchronous
async def test_the_host_brings_decks_for_bots_and_for_the_own_seats_at_once(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        body = {"game": NAME, "seats": ["me", "bot:random", "open"], "options": {"deck:A": VENTRUE, "deck:B": TREMERE}}
        info = await ada.ok("POST", "/api/tables", body)
        assert who_brought(info) == {"A": ["deck"], "B": ["deck"], "C": []}
        assert "deck:A" not in info["options"]
        assert await brought(ada, info["id"], "B") == {"deck": TREMERE}
        for options, outcome in (
            ({"deck:C": VENTRUE}, (403, "not-your-seat")),
            ({"deck:D": VENTRUE}, (409, "no-such-seat")),
            ({"deck:A": "4x Nobody at All"}, (400, "bad-brought")),
            ({"deck:A": "x" * (LENGTH + 1)}, (400, "too-long")),
            ({"deck:A": 7}, (400, "bad-table")),
        ):
            assert await ada.refused("POST", "/api/tables", {**body, "options": options}) == outcome, options
        setup = {"players": 3, "options": {"deck:A": "4x Nobody at All"}}
        assert (await ada.ok("POST", f"/api/games/{NAME}/setup", setup))["counts"] == [2, 3, 4, 5]


@asynchronous
async def test_whoever_gets_up_takes_the_deck_along(tmp_path):
    async with site(tmp_path) as house:
        ada, bob, table = await waiting_room(house)
        path = f"/api/tables/{table}"
        await bob.ok("POST", f"{path}/bring", bringing("B", VENTRUE))
        await bob.ok("POST", f"{path}/leave", {"seat": "B"})
        await ada.ok("POST", f"{path}/sit", {"seat": "B"})
        assert await brought(ada, table, "B") == {}
        await ada.ok("POST", f"{path}/leave", {"seat": "B"})
        await bob.ok("POST", f"{path}/sit", {"seat": "B"})
        await bob.ok("POST", f"{path}/bring", bringing("B", VENTRUE))
        await ada.ok("POST", f"{path}/fill", {"seat": "B", "level": "random"})
        assert who_brought(await ada.ok("GET", path)) == {"A": [], "B": [], "C": []}, "the bot does not get it"
        await ada.ok("POST", f"{path}/bring", bringing("B", TREMERE))
        await bob.ok("POST", f"{path}/sit", {"seat": "B"})
        assert await brought(bob, table, "B") == {}, "nobody has to play what the host knows"


@asynchronous
async def test_a_deck_stays_for_a_fork(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", game=NAME, options={"deck:A": VENTRUE, "deck:B": TREMERE})
        fork = (await ada.ok("POST", f"/api/tables/{table}/fork", {"step": 0, "seat": "A", "level": "random"}))["id"]
        assert await brought(ada, fork, "A") == {"deck": VENTRUE}
        live = await house.house.open_tables.table(UUID(fork))
        assert live.row.options["deck:B"] == TREMERE
        assert live.seats["A"].orders, "and the usual orders are given there too"


@asynchronous
async def test_a_game_says_what_can_be_brought(tmp_path):
    async with site(tmp_path) as house:
        games = {game["name"]: game for game in await (await house.visitor()).ok("GET", "/api/games")}
        (deck,) = games[NAME]["brings"]
        assert deck["key"] == "deck"
        named = {choice["value"]: choice["name"] for choice in deck["choices"]}
        assert "Ventrue" in named[VENTRUE]["en"]
        assert "Ventrue" in named[VENTRUE]["pl"]
        assert games["vendetta"]["brings"] == []
        assert games["vendetta"]["own_turn"] == ""
        assert games[NAME]["own_turn"]


@asynchronous
async def test_everybody_has_the_usual_orders_from_the_start(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me", game=NAME)
        for seat in "ABC":
            found = await ada.ok("GET", f"/api/tables/{table}/orders?seat={seat}")
            assert found["answered"] == 0
            assert {msgspec.json.encode(order["when"]) for order in found["orders"]} == {
                b'{"part":"bystander"}',
                b'{"own":true}',
            }


@asynchronous
async def test_an_order_until_my_next_turn_says_whether_it_was_given_in_one(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", "me", game=NAME)
        live = await house.house.open_tables.table(UUID(table))
        first = live.position.state.active
        for seat in "ABC":
            order = {"prompt": "press", "answer": False, "until": live.game.manners.own_turn}
            await ada.ok("PUT", f"/api/tables/{table}/orders", {"seat": seat, "orders": [order]})
            found = await ada.ok("GET", f"/api/tables/{table}/orders?seat={seat}")
            assert found["orders"][0]["until"] == live.game.manners.own_turn
            await live.catch_up()
            assert orders_of(live, seat).of(seat)[0].since == (1 if seat == first else 0)


@asynchronous
async def test_a_rematch_is_played_with_the_same_decks(tmp_path):
    async with site(tmp_path) as house:
        ada, bob, table = await waiting_room(house)
        await bob.ok("POST", f"/api/tables/{table}/bring", bringing("B", TREMERE))
        await ada.ok("POST", f"/api/tables/{table}/start")
        (await house.house.open_tables.table(UUID(table))).row.status = "over"
        again = (await ada.ok("POST", f"/api/tables/{table}/rematch"))["id"]
        assert await brought(bob, again, "B") == {"deck": TREMERE}
        assert await ada.refused("GET", f"/api/tables/{again}/bring?seat=B") == (403, "not-your-seat")
