"""The cards that are attached to a Character, the guardian die, and the guided first game."""

from __future__ import annotations

from typing import Literal

import msgspec

from nokturn.games.grail.printed.language.rules import Printed
from nokturn.games.grail.printed.language.vocabulary import Direction, Prose

DieFace = Direction | Literal["nothing", "discard"]


class Dying(Printed, frozen=True, kw_only=True):
    """GRAIL-DYING-01; the sentences beside the numbers are notes for people, the rules say them in full."""

    name: Prose
    attach_when: str
    leave_encounter: str
    item_limit: int
    dial: int
    energy_cap: int
    after_action: str
    further_loss: str
    detach_when: str
    death_when: str


class Insanity(Printed, frozen=True, kw_only=True):
    """GRAIL-INSANITY-01."""

    name: Prose
    attach_when: str
    detach_when: str
    dream: str
    travel: str
    explore: str


class GuardianDie(Printed, frozen=True, kw_only=True):
    """GRAIL-GUARD-02."""

    faces: tuple[DieFace, DieFace, DieFace, DieFace, DieFace, DieFace]


class SpecialCards(Printed, frozen=True, kw_only=True):
    dying_solo: Dying
    dying_coop: Dying
    insanity: Insanity
    guardian_die: GuardianDie


class TutorialStep(Printed, frozen=True, kw_only=True):
    id: str
    rules: tuple[str, ...]
    expect: str
    text: Prose


class ForcedEncounters(Printed, frozen=True, kw_only=True):
    """The card that is on top of a deck in the tutorial."""

    green: str = ""
    grey: str = ""
    purple: str = ""
    blue: str = ""


class Overrides(Printed, frozen=True, kw_only=True):
    """Resources the Character of the tutorial starts with instead of its own."""

    food: int | None = None
    wealth: int | None = None
    rep: int | None = None
    magic: int | None = None
    xp: int | None = None


class Tutorial(Printed, frozen=True, kw_only=True):
    """GRAIL-TUTORIAL-01."""

    hero: str
    players: int
    seed_note: str = ""
    overrides: Overrides = msgspec.field(default_factory=Overrides)
    combat_deck_top: tuple[str, ...] = ()
    combat_rest_shuffled: bool = True
    forced_encounters: ForcedEncounters = msgspec.field(default_factory=ForcedEncounters)
    step: tuple[TutorialStep, ...] = ()
