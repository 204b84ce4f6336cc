"""Clocks: how long a seat may think.

One rule covers everything from blitz to correspondence play: every question comes with a free
`delay`, and what goes beyond it is taken from the seat's `bank`.  When both are used up a legal
answer is taken for the seat; the bank stays empty, the delay comes back with the next question.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from typing import NamedTuple

import msgspec

from nokturn.kernel.asks import Seat

_BEGAN = time.time() - time.monotonic()
MINUTE, HOUR, DAY = 60, 3600, 86400
GRACE = 30.0
"""After the server was away nobody runs out of time sooner than this."""


class Clock(msgspec.Struct, frozen=True):
    """A preset; times in seconds."""

    name: str
    delay: int
    bank: int
    slow: bool = False
    """People come and go: being away from the table means nothing."""


CLOCKS = {
    clock.name: clock
    for clock in (
        Clock("none", 0, 0),
        Clock("blitz", 10, 3 * MINUTE),
        Clock("brisk", 20, 10 * MINUTE),
        Clock("evening", 45, 30 * MINUTE),
        Clock("hour", HOUR, 0, slow=True),
        Clock("day", DAY, 0, slow=True),
        Clock("three-days", 3 * DAY, 0, slow=True),
    )
}


class Waiting(NamedTuple):
    """A seat the table waits for."""

    version: int
    """At which the question came up."""
    since: float


def start_banks(clock: Clock, seats: tuple[Seat, ...]) -> dict[Seat, float]:
    return {seat: float(clock.bank) for seat in seats}


def deadline(clock: Clock, banks: Mapping[Seat, float], seat: Seat, waiting: Waiting) -> float | None:
    """When the seat's time is up; None: it never is."""
    if clock.name == "none":
        return None
    return waiting.since + clock.delay + banks.get(seat, 0.0)


def spent(clock: Clock, bank: float, since: float, now: float) -> float:
    """The bank after a question that was open from `since` to `now`."""
    return max(0.0, bank - max(0.0, now - since - clock.delay))


def go_on(
    clock: Clock,
    banks: Mapping[Seat, float],
    before: Mapping[Seat, Waiting],
    asked: Mapping[Seat, int],
    now: float,
) -> tuple[dict[Seat, float], dict[Seat, Waiting]]:
    """The clocks after an entry: whose question is gone has used its time, whose is new starts now."""
    left = dict(banks)
    for seat, waiting in before.items():
        if asked.get(seat) != waiting.version:
            left[seat] = spent(clock, left.get(seat, 0.0), waiting.since, now)
    waits = {
        seat: before[seat] if seat in before and before[seat].version == version else Waiting(version, now)
        for seat, version in asked.items()
    }
    return left, waits


def due(
    clock: Clock, banks: Mapping[Seat, float], waits: Mapping[Seat, Waiting], at_once: Collection[Seat]
) -> datetime | None:
    """When somebody has to look after the table: now, if one of `at_once` is waited for, else when a time is up."""
    if at_once:
        return steady()
    ends = [deadline(clock, banks, seat, waiting) for seat, waiting in waits.items()]
    return min([from_unix(end) for end in ends if end is not None], default=None)


def moment() -> float:
    """Unix time as it runs on evenly since this process began: whoever sets the machine's clock takes nobody's."""
    return _BEGAN + time.monotonic()


def steady() -> datetime:
    """The same as a date, for what is due."""
    return from_unix(moment())


def from_unix(moment: float) -> datetime:
    return datetime.fromtimestamp(moment, UTC)
