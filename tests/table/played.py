"""Games played at a table by chance, and what has to stay the same of them for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from nokturn.kernel.plain import pack
from nokturn.players import RandomBot
from nokturn.table.live import sights
from nokturn.table.live.live import LiveTable, Taken
from nokturn.table.live.sight import Sight


async def by_chance(table: LiveTable, enough: Callable[[], bool]) -> None:
    """Whoever is a person answers at random, until it is enough or over; bots answer by themselves meanwhile."""
    bot = RandomBot("by chance")
    while not enough() and not table.position.over:
        version = table.version
        ask = next((ask for ask in table.position.asks() if not table.seats[ask.seat].bot), None)
        if ask is None:
            await asyncio.sleep(0.005)
            continue
        given = await table.answer(ask.seat, version, f"{ask.seat}{version}", pack(bot.answer(None, ask, ())))
        # Of several seats of one person the others leave it to the one that has spoken, by themselves.
        assert isinstance(given, Taken) or table.version > version


def comparable(seen: Sight) -> dict[str, Any]:
    """What has to stay the same for ever; a view that was kept is bytes already."""
    kept = ("status", "step", "view", "lines", "standings", "ledger", "ties", "opened")
    found = {name: msgspec.json.decode(msgspec.json.encode(getattr(seen, name))) for name in kept}
    return {**found, "at": [line.at for line in seen.lines]}


def ends(table: LiveTable) -> dict[str, Any]:
    """How a game that is over is shown to everybody, and read aloud in both languages."""
    seen = {seat or "": comparable(sights.look(table, seat)) for seat in (None, *table.seats)}
    return {**seen, **{f"aloud-{lang}": sights.read_aloud(table, "A", None, lang) for lang in ("en", "pl")}}
