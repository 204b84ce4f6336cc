"""What a step told, as bytes that outlive the rules it was played under.

An entry keeps them beside its answer.  A game that is read again is told anew by the rules of the day: where it
would tell something else, it is not the same game any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from nokturn.kernel.asks import Seat
from nokturn.kernel.errors import SaveError
from nokturn.kernel.events import Event
from nokturn.kernel.plain import pack, unpack


class ToldEvent(msgspec.Struct, array_like=True, frozen=True):
    """An event with its facts packed: whoever only reads it needs no class of the game it comes from."""

    key: str
    facts: list[tuple[str, Any]]
    only: list[Seat] | None
    privy: list[Seat]
    secret: list[tuple[str, Any]]
    reveals: bool


class ToldLine(msgspec.Struct, frozen=True):
    """Such an event as one seat knows it."""

    key: str
    facts: dict[str, Any]


class Told(msgspec.Struct, array_like=True, frozen=True):
    drew: bool
    """Chance had its say."""
    events: list[ToldEvent]


NOTHING = Told(False, [])
_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Told).decode


def written(events: Iterable[Event], *, drew: bool) -> bytes:
    """For the database; the same events are the same bytes."""
    return _encode(Told(drew, [_packed(event) for event in events]))


def read(data: bytes) -> Told:
    """What `written` wrote; anything else is a `SaveError`."""
    try:
        return _decode(data)
    except msgspec.MsgspecError as error:
        raise SaveError(f"What a step told is damaged: {error}.") from None


def events_of(told: Told) -> list[Event]:
    """The events themselves; a `SaveError` if the game does not know them any more."""
    return [
        Event(
            one.key,
            _unpacked(one.facts),
            None if one.only is None else tuple(one.only),
            tuple(one.privy),
            _unpacked(one.secret),
            one.reveals,
        )
        for one in told.events
    ]


def lines_of(told: Told, seat: Seat | None) -> list[ToldLine]:
    """What `seat` (None: a spectator) was told, as `kernel.events.seen_by` has it."""
    lines = []
    for one in told.events:
        if one.only is not None and seat not in one.only:
            continue
        if one.secret and seat in one.privy:
            lines.append(ToldLine(f"{one.key}-privy", dict([*one.facts, *one.secret])))
        else:
            lines.append(ToldLine(one.key, dict(one.facts)))
    return lines


def _packed(event: Event) -> ToldEvent:
    return ToldEvent(
        event.key,
        [(name, pack(value)) for name, value in event.facts],
        None if event.only is None else list(event.only),
        list(event.privy),
        [(name, pack(value)) for name, value in event.secret],
        event.reveals,
    )


def _unpacked(facts: Sequence[tuple[str, Any]]) -> tuple[tuple[str, Any], ...]:
    return tuple([(name, unpack(value)) for name, value in facts])
