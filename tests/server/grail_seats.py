"""People who play Grail over the net by a wish for each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.site import Visitor, first

CALM = ("PassDay", "Eat", "GoHungry", "Done", "Decline", "StayOut", "EachPaysOwn", "EndSitting")
"""Whoever answers so comes to the evening of the same Day, and stops there."""
Wish = Callable[[dict[str, Any]], Any]


def chosen(ask: dict[str, Any], *wanted: str) -> Any:
    """The first option of one of these kinds; None: there is none."""
    found = (option for kind in wanted for option in ask["options"] if option.get("is") == f"grail.{kind}")
    return next(found, None)


def calmly(ask: dict[str, Any]) -> Any:
    if ask["kind"] == "confirm":
        return True
    return chosen(ask, *CALM) or first(ask)


async def begin(host: Visitor, *seats: str, **more: Any) -> str:
    body = {"campaign": "grail", "seats": list(seats), **more}
    found: str = (await host.ok("POST", "/api/campaigns", body))["id"]
    return found


async def sit_down(host: Visitor, campaign: str) -> str:
    """The table of the next sitting, begun."""
    table: str = (await host.ok("POST", f"/api/campaigns/{campaign}/next"))["id"]
    await host.ok("POST", f"/api/tables/{table}/start")
    return table


async def give(visitor: Visitor, table: str, seat: str, sight: dict[str, Any], answer: Any) -> dict[str, Any]:
    nonce = f"{seat}-{sight['version']}-{len(str(answer))}"
    body = {"seat": seat, "version": sight["version"], "nonce": nonce, "answer": answer}
    said: dict[str, Any] = await visitor.ok("POST", f"/api/tables/{table}/answer", body)
    return said


async def asked(visitor: Visitor, table: str, seat: str) -> tuple[dict[str, Any], dict[str, Any] | None]:
    """What a seat sees, and what it is asked."""
    sight: dict[str, Any] = await visitor.ok("GET", f"/api/tables/{table}/sight?seat={seat}")
    return sight, sight["asks"][0] if sight["asks"] else None


async def play(table: str, seats: dict[str, Visitor], wish: Wish = calmly, until: str = "") -> dict[str, Any]:
    """To the end, or to a question; what is seen then."""
    while True:
        for seat, visitor in seats.items():
            sight, ask = await asked(visitor, table, seat)
            if sight["status"] == "over" or (ask is not None and ask["prompt"] == until):
                return sight
            if ask is not None:
                said = await give(visitor, table, seat, sight, wish(ask))
                assert said["is"] == "taken", said
