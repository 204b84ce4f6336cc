"""Taking a person's answer, whether it comes by socket or by request."""

from __future__ import annotations

import time
from typing import Any

from nokturn.kernel.asks import Refusal
from nokturn.server.describing import check_player
from nokturn.server.house import House
from nokturn.server.messages import Refused, Taken
from nokturn.table.live import live
from nokturn.table.live.live import LiveTable
from nokturn.table.live.sight import refusal_sight
from nokturn.table.people import shown_name
from nokturn.table.store.models import Person
from nokturn.table.words import names, why


async def give(
    house: House, table: LiveTable, person: Person, seat: str, version: int, nonce: str, packed: Any
) -> Taken | Refused:
    """Take the answer, or say why not in the person's language."""
    check_player(table, seat, person)
    began = time.perf_counter()
    outcome = await table.answer(seat, version, f"p:{nonce}", packed, by=_other(table, seat, person))
    if isinstance(outcome, live.Taken):
        house.metrics.answered(time.perf_counter() - began)
        return Taken(nonce, outcome.version)
    house.metrics.answers.labels(outcome.reason).inc()
    return Refused(nonce, refusal_sight(outcome, explain(table, person.lang, outcome)))


def _other(table: LiveTable, seat: str, person: Person) -> str:
    """The name of whoever answers for a seat that is not theirs."""
    return "" if table.seats[seat].person == person.id else shown_name(person)


def explain(table: LiveTable, lang: str, refusal: Refusal) -> str:
    return why(lang, table.row.game, names(lang, table.seats), refusal, table.row.packs)
