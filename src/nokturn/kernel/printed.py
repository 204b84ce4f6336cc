"""Records of what is printed: cards, sheets and tiles as a gallery shows them, what their publisher
says, and how much of what people own can be played here.

A game hands them out by its part `printed` (`nokturn.kernel.game`)."""

from __future__ import annotations

import msgspec


class Printed(msgspec.Struct, frozen=True):
    """Something printed that can be looked at: a card, a sheet, a tile; texts by language."""

    id: str
    kind: str
    group: str
    """What it belongs to, e.g. a clan; the id of another printed thing, or empty."""
    name: dict[str, str]
    text: dict[str, str]
    flavour: dict[str, str]
    numbers: dict[str, int]


class Ruling(msgspec.Struct, frozen=True):
    """What was ruled about something printed, and where: (`LSJ 19980302-2`, address)."""

    text: str
    sources: tuple[tuple[str, str], ...] = ()


class Published(msgspec.Struct, frozen=True):
    """What the publisher says: the text as it is printed, in the language it is printed in, and the rulings."""

    text: str
    rulings: tuple[Ruling, ...]


class Lacking(msgspec.Struct, frozen=True):
    """What stands in the way, under a heading."""

    title: str
    lines: tuple[str, ...]


class Coverage(msgspec.Struct, frozen=True):
    """How much of what people bring to real tables can be played here, in the words of one language."""

    playable: int
    all: int
    said: tuple[str, ...]
    lacking: tuple[Lacking, ...]
