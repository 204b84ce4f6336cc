"""The files of a pack: which there are, and what stands in each."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from nokturn.games.grail.printed.belongings import Item, Secret, SkillCard
from nokturn.games.grail.printed.cards import CombatCard, DiplomacyCard
from nokturn.games.grail.printed.chapters import Chapters
from nokturn.games.grail.printed.characters import Character
from nokturn.games.grail.printed.emblems import Emblems
from nokturn.games.grail.printed.encounters import Encounter
from nokturn.games.grail.printed.events import Event
from nokturn.games.grail.printed.language.rules import Printed
from nokturn.games.grail.printed.locations import Location
from nokturn.games.grail.printed.special import SpecialCards, Tutorial
from nokturn.games.grail.printed.statuses import Statuses

BoxFile = Literal[
    "characters.toml", "combat_cards.toml", "diplomacy_cards.toml", "encounters.toml", "items.toml", "secrets.toml",
    "skills.toml", "special_cards.toml",
]  # fmt: skip


class PackHead(Printed, frozen=True, kw_only=True):
    """What a pack is called."""

    id: Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]{1,39}$")]
    version: Annotated[str, msgspec.Meta(pattern=r"^\d{1,4}(\.\d{1,4}){0,2}$")]
    format: Literal[1]
    """Of the data language; this program reads format 1."""
    box: tuple[BoxFile, ...] = ()
    """Files whose cards are taken from the box, besides what the pack itself brings: of the Encounters those that
    stand in a deck and ask for nothing the pack does not have, of the Secrets the one of challenge mode."""


class CharactersFile(Printed, frozen=True, kw_only=True):
    character: tuple[Character, ...]


class CombatCardsFile(Printed, frozen=True, kw_only=True):
    card: tuple[CombatCard, ...]


class DiplomacyCardsFile(Printed, frozen=True, kw_only=True):
    card: tuple[DiplomacyCard, ...]


class EncountersFile(Printed, frozen=True, kw_only=True):
    encounter: tuple[Encounter, ...]


class EventsFile(Printed, frozen=True, kw_only=True):
    event: tuple[Event, ...]


class ItemsFile(Printed, frozen=True, kw_only=True):
    item: tuple[Item, ...]


class LocationsFile(Printed, frozen=True, kw_only=True):
    location: tuple[Location, ...]


class SecretsFile(Printed, frozen=True, kw_only=True):
    secret: tuple[Secret, ...]


class SkillsFile(Printed, frozen=True, kw_only=True):
    skill: tuple[SkillCard, ...]


FILES: dict[str, type[Printed]] = {
    "pack.toml": PackHead,
    "chapters.toml": Chapters,
    "characters.toml": CharactersFile,
    "combat_cards.toml": CombatCardsFile,
    "diplomacy_cards.toml": DiplomacyCardsFile,
    "emblems.toml": Emblems,
    "encounters.toml": EncountersFile,
    "events.toml": EventsFile,
    "items.toml": ItemsFile,
    "locations.toml": LocationsFile,
    "secrets.toml": SecretsFile,
    "skills.toml": SkillsFile,
    "special_cards.toml": SpecialCards,
    "statuses.toml": Statuses,
    "tutorial.toml": Tutorial,
}
"""Every file but the journal, and what it holds."""
HEAD = "pack.toml"
"""The file that makes a folder a pack."""
EMBLEMS = "emblems.toml"
OPTIONAL = (EMBLEMS, "tutorial.toml")
JOURNAL = "journal"
"""The folder with the sections of the journal, `<number>.toml`."""
IDS = {
    "character": "id",
    "card": "id",
    "encounter": "id",
    "event": "id",
    "item": "id",
    "location": "number",
    "secret": "id",
    "skill": "card",
    "status": "id",
    "clue": "id",
    "ending": "id",
    "chapter": "number",
    "passage": "id",
    "step": "id",
}
"""Entries that have a name of their own, and the field that says it."""
