"""The keeper of a table answers for those who do not answer themselves: bots, standing orders, whoever's time is up,
and people who have nothing to choose.

Exactly one process keeps a table.  Whatever goes wrong with a bot or an order, a legal answer is
found, so a table never stands still for want of one.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Any

import msgspec

from nokturn.kernel.asks import Answer, Ask, Refusal
from nokturn.kernel.chance import rekey
from nokturn.kernel.plain import pack
from nokturn.kernel.together.agreement import LEAVE_IT
from nokturn.players import RandomBot
from nokturn.table.live.auto_answers import by_itself, clocked, ordered, orders_of
from nokturn.table.live.bots import BotPool, encoded_line
from nokturn.table.live.hands import has_spoken
from nokturn.table.live.live import LiveTable
from nokturn.table.store.clocks import moment, steady
from nokturn.table.store.history import BY_ITSELF, BY_ORDER
from nokturn.table.store.seats import set_orders

log = logging.getLogger(__name__)
_RETRY = 2.0
_TRIES = 50


class Keeper:
    """Looks after one table."""

    def __init__(self, table: LiveTable, bots: BotPool, pause: float = 0.0) -> None:
        self.table = table
        self.bots = bots
        self.pause = pause
        """Seconds a bot waits before it answers, so that people can follow."""
        self._told: dict[str, tuple[int, list[tuple[int, msgspec.Raw]]]] = {}
        """Seat of a bot -> the version it was last asked at, and its lines until then, each with its step."""
        self._wake = asyncio.Event()
        self._wake.set()
        table.changed.append(self._wake.set)
        self._task = asyncio.create_task(self._keep(), name=f"keeper of {table.id}")

    def close(self) -> None:
        self._task.cancel()
        if self._wake.set in self.table.changed:
            self.table.changed.remove(self._wake.set)

    async def _keep(self) -> None:
        while True:
            self._wake.clear()
            try:
                wait = await self._look_after()
            except Exception:
                log.exception("the keeper of table %s stumbled", self.table.id)
                wait = _RETRY
            if wait == 0:
                continue
            try:
                await asyncio.wait_for(self._wake.wait(), wait)
            except TimeoutError:
                continue

    async def _look_after(self) -> float | None:
        """Do one thing that is due (then 0), or say how long nothing will be (None: until something changes)."""
        table = self.table
        if table.history is None or table.row.status != "live":
            return None
        if table.history.broken:  # nothing goes back by itself: its people decide
            return None
        next_time: float | None = None
        first_people = table.position.renewed and any(not table.seats[ask.seat].bot for ask in table.position.asks())
        for ask in table.position.asks():
            seat = table.seats[ask.seat]
            if (said := clocked(table, ask)) is not None:
                await self._give(ask, table.version, BY_ITSELF.rstrip("-"), said[0])
                return 0
            if seat.bot and first_people:  # whoever likes acts next: a bot would always be quicker
                continue
            if seat.bot:
                await self._bot(ask, seat.bot)
                return 0
            if seat.orders and await self._order(ask):
                return 0
            if (given := by_itself(table, ask)) is not None:
                await self._give(ask, table.version, BY_ITSELF.rstrip("-"), given[0])
                return 0
            if has_spoken(table, ask):
                await self._give(ask, table.version, BY_ITSELF.rstrip("-"), LEAVE_IT)
                return 0
            end = table.deadline_of(ask.seat)
            if end is not None:
                left = end - moment()
                if left <= 0:
                    await self._time_out(ask)
                    return 0
                next_time = left if next_time is None else min(next_time, left)
        self._rest(next_time)
        return next_time

    def _rest(self, seconds: float | None) -> None:
        """Nothing is due now: nobody has to open this table on that account."""
        due = self.table.row.due
        if due is not None and due <= steady():
            self.table.row.due = None if seconds is None else steady() + timedelta(seconds=seconds)
            self.table.in_background(self.table.store.set_due(self.table.id, self.table.row.due))

    async def _bot(self, ask: Ask, level: str) -> None:
        table = self.table
        version = table.version
        view = table.game.view(table.position.state, ask.seat)
        lines = self._lines_of(ask.seat)
        key = rekey(table.row.key, "bot", ask.seat)
        if self.pause:
            await asyncio.sleep(self.pause)
        answer = await self.bots.answer(table.row.game, level, key, view, ask, lines)
        await self._give(ask, version, "bot", answer)

    def _lines_of(self, seat: str) -> list[msgspec.Raw]:
        """The lines of a bot's seat; only those that are new have to be encoded."""
        history = self.table.game_history
        version, told = self._told.get(seat, (-1, []))
        step = history.kept_since(version) if version >= 0 else -1
        while told and told[-1][0] > step:
            told.pop()  # taken back since
        told += [(at, encoded_line(line)) for at, line in history.journal.told(seat, step)]
        self._told[seat] = (history.version, told)
        return [line for _, line in told]

    async def _order(self, ask: Ask) -> bool:
        orders = orders_of(self.table, ask.seat)
        before = orders.of(ask.seat)
        given = ordered(self.table, ask, orders)
        if given is None:
            if orders.of(ask.seat) != before:
                left = [pack(order) for order in orders.of(ask.seat)]
                self.table.seats[ask.seat].orders = left
                self.table.in_background(set_orders(self.table.store, self.table.id, ask.seat, left))
            return False
        left = [pack(order) for order in orders.of(ask.seat)]
        await self._give(ask, self.table.version, BY_ORDER.rstrip("-"), given[0], {"orders": left})
        return True

    async def _time_out(self, ask: Ask) -> None:
        timeouts = self.table.seats[ask.seat].timeouts + 1
        await self._give(ask, self.table.version, "clock", self.table.game.idle_answer(ask), {"timeouts": timeouts})

    async def _give(
        self, ask: Ask, version: int, why: str, answer: Answer, columns: dict[str, Any] | None = None
    ) -> None:
        """Answer for a seat; should the answer be refused, any legal one will do."""
        table = self.table
        outcome = await table.answer(ask.seat, version, f"{why}-{version}", pack(answer), columns)
        tries = RandomBot(f"{table.id}/{version}")
        for number in range(_TRIES):
            if not isinstance(outcome, Refusal) or table.position.ask_for(ask.seat) != ask:
                return
            log.error("%s for %s at table %s: %s refused", why, ask.seat, table.id, outcome.reason)
            other = pack(tries.answer(None, ask, ()))
            outcome = await table.answer(ask.seat, table.version, f"{why}-{version}-{number}", other, columns)
