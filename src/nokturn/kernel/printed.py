"""Records of what is printed: cards, sheets and tiles as a gallery shows them, what their publisher
says, and how much of what people own can be played here.

A game hands them out by its part `printed` (`nokturn.kernel.game`)."""

from __future__ import annotations

from typing import Literal

import msgspec


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What somebody looks like, in a dozen words: the client draws a portrait from them."""

    hair: Literal["short", "slick", "crop", "long", "bob", "bun", "curly", "wild", "bald", "veil"] = "short"
    cloth: Literal["suit", "coat", "cape", "dress", "priest", "hood", "apron", "uniform", "shirt"] = "suit"
    hat: Literal["", "fedora", "cap", "police", "top", "toque", "nurse", "crown", "beanie", "band"] = ""
    beard: Literal["", "full", "goatee", "moustache"] = ""
    stern: Literal[-1, 0, 1] = 0
    """The brows: raised, level, drawn."""
    glasses: bool = False
    lips: bool = False
    scar: bool = False
    undead: bool = False


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
    emblem: str = ""
    """What is engraved on it: a name in the set of game-icons.net; empty: one by its kind."""
    face: Face | None = None
    """Of a person."""


class Box(msgspec.Struct, frozen=True):
    """What the side of the box says: whoever chooses a game looks there first."""

    minutes: tuple[int, ...] = ()
    """How long a game takes, at least and at most; once if both are the same, nothing if nobody has measured it."""
    guided: int = 0
    """Minutes of a first game with a guide; 0: nobody knows."""
    weight: int = 0
    """How much there is to think of: 1 easy, 2 light, 3 medium, 4 heavy, 5 for experts; 0: nobody has said."""


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
