"""Goes through what is printed and finds its effects and conditions, with their place in the file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec.structs import fields

from nokturn.games.grail.printed.language.conditions import Condition, Holds
from nokturn.games.grail.printed.language.effects import AnyDo, Effect
from nokturn.games.grail.printed.language.vocabulary import Prose
from nokturn.kernel.content import Place


def nodes(printed: Any, place: Place) -> Iterator[tuple[Place, Any]]:
    """A record and everything in it, effects, conditions and texts included, with the place of each."""
    if isinstance(printed, tuple):
        for number, one in enumerate(printed):
            yield from nodes(one, (*place, number))
    elif isinstance(printed, msgspec.Struct):
        yield place, printed
        if not isinstance(printed, Effect | Holds | Prose):
            for attribute, name in _names(type(printed)):
                yield from nodes(getattr(printed, attribute), (*place, name))


def things_done(printed: Any, place: Place = ()) -> Iterator[tuple[Place, AnyDo]]:
    """Everything the effects in it may do."""
    for at, node in nodes(printed, place):
        if isinstance(node, Effect):
            for do in node.parts:
                yield at, do


def things_asked(printed: Any, place: Place = ()) -> Iterator[tuple[Place, Condition]]:
    """Every condition in it."""
    for at, node in nodes(printed, place):
        if isinstance(node, Holds):
            yield at, node  # type: ignore[misc]


@cache
def _names(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """The fields of a record and their names in a file, but for numbers and words."""
    plain = (str, int, bool)
    return tuple([(field.name, field.encode_name) for field in fields(kind) if field.type not in plain])
