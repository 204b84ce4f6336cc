"""The words in which cards are written, declared once; a misspelt one is refused, naming the nearest right one."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

Attribute = Literal["aggression", "empathy", "courage", "caution", "practicality", "spirituality"]
Resource = Literal["food", "wealth", "rep", "magic", "xp"]
Track = Literal["energy", "health", "terror"]
Value = Literal["food", "wealth", "rep", "magic", "xp", "energy", "health", "terror"]
"""A resource or a track."""
Paid = Literal["food", "wealth", "rep", "magic", "xp", "energy", "health", "terror", "card", "charge"]
Colour = Literal["green", "grey", "purple", "blue"]
Direction = Literal["north", "east", "south", "west"]
Scope = Literal["", "actor", "each", "all", "party", "choose", "other", "this"]
"""Whom an effect concerns; empty: whom the text around it says (`scopes`)."""
Face = Literal["grail", "skull"]
"""What a tossed dial shows; GRAIL-COUNTER-04."""
Keyword = Literal["", "weapon", "armor", "shield", "companion", "relic"]
ItemFilter = Literal["any", "craft", "weapon", "armor", "shield", "companion", "relic", "weapon_or_shield"]
Trait = Literal[
    "ambush", "charge", "defensive", "speed", "feint", "guardian", "horde", "opportunist", "frenzy", "robber",
    "destruction", "slowness",
]  # fmt: skip
EventKind = Literal["chapter", "random", "special"]
CardTrigger = Literal["place", "delay", "attack", "response", "any"]
"""When an ability of a Combat or Diplomacy card acts."""
Trigger = Literal[
    "start_of_day", "end_of_day", "before_rest", "rest", "dream", "nightmare", "travel", "before_explore",
    "before_choice", "location_action", "action", "menhir_activation", "location_discarded", "reveal_event",
    "draw_encounter", "guardian_enters", "combat_start", "diplo_start", "stage_start", "mulligan", "combat_activate",
    "join_key", "magic_key", "affinity", "attack", "response", "panic_check", "panic_draw", "gain_terror",
    "party_gain_terror", "party_retreat", "win_combat", "win_diplo", "always",
]  # fmt: skip
"""When a rule of an Item, a Secret, a Skill or a flaw acts."""
Limit = Literal["", "activation", "encounter", "day", "location"]
"""How often a rule may be used: once for each of these."""

ATTRIBUTES: tuple[Attribute, ...] = get_args(Attribute)
RESOURCES: tuple[Resource, ...] = get_args(Resource)
TRACKS: tuple[Track, ...] = get_args(Track)
COLOURS: tuple[Colour, ...] = get_args(Colour)
DIRECTIONS: tuple[Direction, ...] = get_args(Direction)
TRAITS: tuple[Trait, ...] = get_args(Trait)
LANGUAGES = ("en", "pl")
OPPOSITE: dict[Direction, Direction] = {"north": "south", "south": "north", "east": "west", "west": "east"}
STEPS: dict[Direction, tuple[int, int]] = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
"""How a neighbour lies: x grows east, y grows north."""


class Prose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A text in both languages."""

    en: str
    pl: str

    def __getitem__(self, lang: str) -> str:
        return self.pl if lang == "pl" else self.en
