"""What happened, told to those who may know.

An event is public unless it says otherwise.  `only` hides it from everybody else;
`secret` adds facts that the seats in `privy` learn and nobody else does (they read
the message `<key>-privy` if there is one).
"""

from __future__ import annotations

from typing import Any

from nokturn.kernel.asks import Seat
from nokturn.kernel.plain import Leaf

Facts = tuple[tuple[str, Any], ...]


class Event(Leaf, frozen=True):
    """One thing that happened."""

    key: str
    facts: Facts = ()
    only: tuple[Seat, ...] | None = None
    privy: tuple[Seat, ...] = ()
    secret: Facts = ()
    reveals: bool = False
    """Hidden information became known to somebody: from here on there is no undo."""


class Line(Leaf, frozen=True):
    """An event as one seat (or a spectator) knows it."""

    key: str
    facts: Facts = ()


def seen_by(event: Event, seat: Seat | None) -> Line | None:
    """The event as `seat` knows it; `None` as a seat stands for a spectator."""
    if event.only is not None and seat not in event.only:
        return None
    if event.secret and seat in event.privy:
        return Line(f"{event.key}-privy", (*event.facts, *event.secret))
    return Line(event.key, event.facts)


def log_of(events: list[Event] | tuple[Event, ...], seat: Seat | None) -> tuple[Line, ...]:
    """The log of one seat: only what it may know, in order."""
    return tuple([line for event in events if (line := seen_by(event, seat)) is not None])
