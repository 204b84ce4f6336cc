"""The frame of a campaign: chapter set-up, All-Mother's Grace, Clues, endings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from nokturn.games.grail.printed.characters import Resources
from nokturn.games.grail.printed.encounters import Level
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.printed.language.rules import Printed
from nokturn.games.grail.printed.language.vocabulary import Prose

Dial = Annotated[int, msgspec.Meta(ge=1, le=12)]
"""GRAIL-COUNTER-01."""


class StartMenhir(Printed, frozen=True, kw_only=True):
    """A Menhir that stands at set-up; its dial by the number of players, one to four; GRAIL-SETUP-WORLD-02."""

    location: int
    dial: tuple[Dial, Dial, Dial, Dial]


class Chapter(Printed, frozen=True, kw_only=True):
    """GRAIL-SETUP-WORLD-10."""

    number: int
    title: Prose
    events: tuple[str, ...]
    """Its Event deck, from top to bottom."""
    encounter_levels: tuple[Level, ...]
    on_start: Effects = ()


class Grace(Printed, frozen=True, kw_only=True):
    """Where All-Mother's Grace puts the group; GRAIL-GRACE-01."""

    status: str
    resources: Resources
    energy: Literal["start"] | int
    health: Literal["start"] | int
    terror: Literal["start"] | int
    keep: tuple[Literal["attributes", "skills", "decks", "secrets", "items", "statuses"], ...]
    menhir: StartMenhir


class Clue(Printed, frozen=True, kw_only=True):
    """GRAIL-CLUE-01."""

    id: str
    text: Prose
    places: tuple[int, ...] = ()
    """Locations it speaks of."""


class Ending(Printed, frozen=True, kw_only=True):
    id: str
    title: Prose
    victory: bool
    text: Prose


class Chapters(Printed, frozen=True, kw_only=True):
    title: Prose
    map: Prose | None = None
    """What the old map shows that every player has a copy of; no rule reads it, GRAIL-SETUP-CHAR-11."""
    start_location: int
    start_menhir: StartMenhir
    max_menhirs: Annotated[int, msgspec.Meta(ge=1, le=3)]
    random_events_shuffled: bool
    chapter: tuple[Chapter, ...]
    grace: Grace
    clue: tuple[Clue, ...] = ()
    ending: tuple[Ending, ...]
