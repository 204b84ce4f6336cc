"""What is printed: cards, sheets and tiles as a gallery shows them, what their publisher says, and how much of what
people own can be played here.  A game hands it out by its part `printed` (`PrintedMatter`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

import msgspec

if TYPE_CHECKING:
    from nokturn.kernel.words import Words


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
    sheet: Any = None
    """What else is printed on it, as a record of the game's own (`PrintedMatter.sheets`): keys, tables, tracks."""


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


class PrintedMatter:
    """What is printed and can be looked at: cards, sheets, tiles.  Nothing in a game of pen and paper."""

    box: ClassVar[Box] = Box()
    sheets: ClassVar[tuple[type[msgspec.Struct], ...]] = ()
    """The records that stand in `Printed.sheet`: published with the schema, so that the client knows their shape."""

    def things(self) -> tuple[str, ...]:
        """Ids of everything printed that a player might want to read."""
        return ()

    def about(self, thing: str, words: Words) -> str:
        """What is printed on `thing`, in one paragraph; empty if nothing is."""
        return ""

    def gallery(self) -> tuple[Printed, ...]:
        """Everything printed, with its texts and numbers: whatever has a name is in it."""
        return ()

    def sealed(self) -> tuple[Printed, ...]:
        """What a campaign brings to light only in its time, and no gallery shows: for somebody who asks to have it
        spoilt, and nobody else."""
        return ()

    def search(self, name: str) -> tuple[Printed, ...]:
        """What people may mean by a name, likeliest first, and where they bring things of their own also what cannot be
        played here: that has no place in the gallery, and its text says so."""
        return ()

    def published(self, thing: str) -> Published | None:
        """What the publisher says about something printed, where it can be read on this machine."""
        return None

    def coverage(self, lang: str) -> Coverage | None:
        """How much of what people bring elsewhere can be played here; None: they bring none.  It may take seconds."""
        return None
