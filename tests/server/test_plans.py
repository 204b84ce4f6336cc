"""Several answers in one go, orders by the hand, clocks that never stand at nothing: V:TES over real connections."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import UUID

import pytest
from tests.patience import PATIENCE
from tests.server.site import Site, Visitor, first, site
from tests.table.house import asynchronous

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.state.choices import TimeUp, Transfer
from nokturn.kernel.plain import pack, unpack


async def influence(house: Site, ada: Visitor, **options: Any) -> tuple[str, dict[str, Any]]:
    """Two people, in an influence phase of the seat asked, with three transfers or more: the table and the sight."""
    table = await ada.table("me", "me", game="vtes", **options)
    live = await house.house.open_tables.table(UUID(table))
    async with asyncio.timeout(PATIENCE):
        while True:
            ask, version = live.position.asks()[0], live.version
            if ask.prompt == "influence-phase" and live.position.state.transfers > 2:
                return table, await ada.ok("GET", f"/api/tables/{table}/sight?seat={ask.seat}")
            body = {"seat": ask.seat, "version": version, "nonce": f"n{version}", "answer": pack(GAME.idle_answer(ask))}
            await ada.ok("POST", f"/api/tables/{table}/answer", body)


def sent(sight: dict[str, Any], answer: Any, then: list[dict[str, Any]], nonce: str = "plan") -> dict[str, Any]:
    seat = sight["asks"][0]["seat"]
    return {"seat": seat, "version": sight["version"], "nonce": nonce, "answer": answer, "then": then}


def pool(sight: dict[str, Any]) -> int:
    seat = sight["asks"][0]["seat"] if sight["asks"] else sight["seat"]
    return next(int(one["pool"]) for one in sight["view"]["methuselahs"] if one["seat"] == seat)


@pytest.mark.rule("VTES-INFL-03")
@asynchronous
async def test_transfers_are_laid_out_and_sent_in_one_go(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table, sight = await influence(house, ada)
        ask = sight["asks"][0]
        shortcut = ask["shortcuts"][0]
        answers = [unpack(given) for given in (shortcut["answer"], *[one["answer"] for one in shortcut["then"]])]
        transfers = sum(isinstance(answer, Transfer) for answer in answers)
        assert transfers > 1
        body = sent(sight, shortcut["answer"], shortcut["then"])
        taken = await ada.ok("POST", f"/api/tables/{table}/answer", body)
        assert taken["version"] == sight["version"] + len(answers), "a vampire that is full rises with it"
        after = await ada.ok("GET", f"/api/tables/{table}/sight?seat={ask['seat']}")
        assert pool(after) == pool(sight) - transfers
        again = await ada.ok("POST", f"/api/tables/{table}/answer", body)
        assert again["version"] == taken["version"], "sent twice it is done once"
        assert (await ada.ok("GET", f"/api/tables/{table}"))["version"] >= taken["version"]


@asynchronous
async def test_a_plan_ends_where_something_else_is_asked_or_refused(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table, sight = await influence(house, ada)
        give = next(option for option in sight["asks"][0]["options"] if option["is"] == "vtes.Transfer")
        follows = [
            {"prompt": "influence-phase", "answer": give},
            {"prompt": "influence-phase", "answer": {"is": "vtes.Discard", "card": "majesty"}},
            {"prompt": "influence-phase", "answer": give},
        ]
        taken = await ada.ok("POST", f"/api/tables/{table}/answer", sent(sight, give, follows))
        assert taken["version"] == sight["version"] + 2
        now = await ada.ok("GET", f"/api/tables/{table}/sight?seat={sight['seat']}")
        elsewhere = [{"prompt": "discard-phase", "answer": give}]
        taken = await ada.ok("POST", f"/api/tables/{table}/answer", sent(now, give, elsewhere, "other"))
        assert taken["version"] == now["version"] + 1, "an answer to another question is not given"


@asynchronous
async def test_a_refused_first_answer_begins_no_plan(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table, sight = await influence(house, ada)
        give = next(option for option in sight["asks"][0]["options"] if option["is"] == "vtes.Transfer")
        body = sent(sight, {"is": "vtes.EndPhase"}, [{"prompt": "influence-phase", "answer": give}])
        refused = await ada.ok("POST", f"/api/tables/{table}/answer", body)
        assert refused["is"] == "refused"
        assert (await ada.ok("GET", f"/api/tables/{table}"))["version"] == sight["version"]


@asynchronous
async def test_orders_are_suggested_to_their_own_person_alone(tmp_path):
    async with site(tmp_path) as house:
        ada, bob = await house.visitor("Ada"), await house.visitor("Bob")
        table, _ = await influence(house, ada)
        found = await ada.ok("GET", f"/api/tables/{table}/orders?seat=A")
        live = await house.house.open_tables.table(UUID(table))
        expected = GAME.manners.suggested_orders(live.position.state, "A")
        assert [(one["prompt"], unpack(one["answer"]), one["when"]) for one in found["suggested"]] == [
            (order.prompt, order.answer, dict(order.when)) for order in expected
        ]
        status, _ = await bob.refused("GET", f"/api/tables/{table}/orders?seat=A")
        assert status in (403, 404)
        kept = {"seat": "A", "orders": [*found["orders"], *found["suggested"]]}
        stored = await ada.ok("PUT", f"/api/tables/{table}/orders", kept)
        assert len(stored["orders"]) == len(kept["orders"])


@asynchronous
async def test_nobodys_clock_stands_at_nothing(tmp_path):
    """By the day nobody saves up time: only whoever is waited for has a clock."""
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        _, sight = await influence(house, ada, clock="day")
        assert set(sight["clocks"]) == {sight["asks"][0]["seat"]}
        assert sight["clocks"][sight["seat"]]["deadline"] is not None


@asynchronous
async def test_choices_that_are_warned_of_come_last(tmp_path):
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        _, sight = await influence(house, ada)
        ask = sight["asks"][0]
        assert len(ask["outcomes"]) == len(ask["cautions"]) == len(ask["options"]) == len(ask["asides"])
        warned = [caution is not None for caution in ask["cautions"]]
        assert warned == sorted(warned)
        assert first(ask) == ask["options"][0]


@pytest.mark.rule("VTES-R-32")
@asynchronous
async def test_nobody_ends_a_game_by_answering_for_the_clock(tmp_path):
    """Neither with an answer of one's own nor with one that was planned to follow."""
    async with site(tmp_path) as house:
        ada = await house.visitor("Ada")
        table = await ada.table("me", "me", game="vtes", options={"time_limit": 60})
        live = await house.house.open_tables.table(UUID(table))
        house.house.open_tables.keepers[live.id].close()
        plan = [{"prompt": "clock", "answer": pack(TimeUp()), "when": {}}]
        while live.position.asks()[0].prompt != "clock":
            ask, version = live.position.asks()[0], live.version
            body = {"seat": ask.seat, "version": version, "nonce": f"n{version}", "answer": pack(GAME.idle_answer(ask))}
            await ada.ok("POST", f"/api/tables/{table}/answer", {**body, "then": plan})
        ask, version = live.position.asks()[0], live.version
        sight = await ada.ok("GET", f"/api/tables/{table}/sight?seat={ask.seat}")
        assert sight["asks"] == []
        body = {"seat": ask.seat, "version": version, "nonce": "mine", "answer": pack(TimeUp())}
        refused = await ada.ask("POST", f"/api/tables/{table}/answer", body)
        assert (live.version, live.row.status) == (version, "live")
        assert "reason" in refused.text
