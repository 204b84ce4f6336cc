"""Taking a person's answer, whether it comes by socket or by request."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from nokturn.kernel.asks import Refusal
from nokturn.kernel.orders import StandingOrder
from nokturn.server.house import House
from nokturn.server.messages import Refused, Taken
from nokturn.server.table_descriptions import check_player
from nokturn.table.live import live
from nokturn.table.live.auto_answers import clocked
from nokturn.table.live.live import LiveTable
from nokturn.table.live.sight import PlannedAnswer, refusal_sight
from nokturn.table.people import shown_name
from nokturn.table.store.models import Person
from nokturn.table.words import names, why

MOST = 40
"""Answers that follow on one."""


async def give(
    house: House,
    table: LiveTable,
    person: Person,
    seat: str,
    version: int,
    nonce: str,
    packed: Any,
    then: Sequence[PlannedAnswer] = (),
) -> Taken | Refused:
    """Take the answer, or say why not in the person's language; `then` those that were planned to follow on it."""
    check_player(table, seat, person)
    began = time.perf_counter()
    outcome: live.Taken | Refusal = Refusal("not-asked")
    taken = table.history is not None and (seat, f"p:{nonce}") in table.history.nonces
    if taken or not _of_the_clock(table, seat):
        outcome = await table.answer(seat, version, f"p:{nonce}", packed, by=_other(table, seat, person))
    if isinstance(outcome, live.Taken):
        house.metrics.answered(time.perf_counter() - began)
        follows = await _follow(table, seat, f"p:{nonce}", then[:MOST], _other(table, seat, person))
        return Taken(nonce, follows or outcome.version)
    house.metrics.answers.labels(outcome.reason).inc()
    return Refused(nonce, refusal_sight(outcome, explain(table, person.lang, outcome)))


async def _follow(table: LiveTable, seat: str, nonce: str, then: Sequence[PlannedAnswer], by: str) -> int:
    """Give the planned answers one after the other, each to the question it was planned for; anything else that is
    asked, or a refusal, ends the plan.  Says the version after the last one that was taken; 0: none was."""
    version = 0
    for number, planned in enumerate(then):
        if table.history is not None and (seat, f"{nonce}/{number}") in table.history.nonces:
            version = table.history.nonces[seat, f"{nonce}/{number}"]  # it came before, and was taken
            continue
        ask = table.position.ask_for(seat) if table.history is not None and not table.position.over else None
        if (
            ask is None
            or _of_the_clock(table, seat)
            or not StandingOrder(planned.prompt, None, when=tuple(planned.when.items())).fits(ask)
        ):
            break
        outcome = await table.answer(seat, table.version, f"{nonce}/{number}", planned.answer, by=by)
        if not isinstance(outcome, live.Taken):
            break
        version = outcome.version
    return version


def _of_the_clock(table: LiveTable, seat: str) -> bool:
    """Whether what is asked there is not for people: the table's clock will answer."""
    ask = table.position.ask_for(seat) if table.history is not None and not table.position.over else None
    return ask is not None and clocked(table, ask) is not None


def _other(table: LiveTable, seat: str, person: Person) -> str:
    """The name of whoever answers for a seat that is not theirs."""
    return "" if table.seats[seat].person == person.id else shown_name(person)


def explain(table: LiveTable, lang: str, refusal: Refusal) -> str:
    return why(lang, table.row.game, names(lang, table.seats), refusal, table.row.packs)
