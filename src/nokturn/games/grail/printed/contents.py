"""A content pack: everything a campaign consists of, by id, in both languages, immutable and shared by reference."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from nokturn.games.grail.printed.belongings import CHALLENGE_SECRET, Item, Secret, SkillCard, SkillSide
from nokturn.games.grail.printed.cards import CombatCard, DiplomacyCard, HeroCard
from nokturn.games.grail.printed.chapters import Chapter, Chapters, Clue, Ending
from nokturn.games.grail.printed.characters import Character
from nokturn.games.grail.printed.emblems import Emblems
from nokturn.games.grail.printed.encounters import Encounter
from nokturn.games.grail.printed.events import Event, Quest
from nokturn.games.grail.printed.journal import Journal, Passage
from nokturn.games.grail.printed.language.vocabulary import Prose
from nokturn.games.grail.printed.locations import Location
from nokturn.games.grail.printed.special import SpecialCards, Tutorial
from nokturn.games.grail.printed.statuses import Status, Threshold


class Pack(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """What one campaign is made of.  Two packs are the same if they say the same (`hash`)."""

    id: str
    version: str
    hash: str
    """Of everything the pack says; the same on every machine, whatever comments and line ends its files have."""
    frame: Chapters
    """Title, start, Grace."""
    chapters: Mapping[int, Chapter]
    locations: Mapping[int, Location]
    journal: Mapping[int, Journal]
    passages: Mapping[tuple[int, str], Passage]
    """By Location and id."""
    events: Mapping[str, Event]
    quests: Mapping[str, Quest]
    quest_cards: Mapping[str, str]
    """The Event that brings a Quest."""
    encounters: Mapping[str, Encounter]
    items: Mapping[str, Item]
    secrets: Mapping[str, Secret]
    skills: Mapping[int, SkillCard]
    skill_sides: Mapping[int, SkillSide]
    combat_cards: Mapping[str, CombatCard]
    diplomacy_cards: Mapping[str, DiplomacyCard]
    cards: Mapping[str, HeroCard]
    """Of both kinds."""
    characters: Mapping[str, Character]
    statuses: Mapping[str, Status]
    thresholds: tuple[Threshold, ...]
    clues: Mapping[str, Clue]
    endings: Mapping[str, Ending]
    emblems: Emblems
    special: SpecialCards
    tutorial: Tutorial | None

    @property
    def title(self) -> Prose:
        return self.frame.title

    @property
    def challenge_secret(self) -> Secret | None:
        """The Secret a group starts with in challenge mode; GRAIL-CHALLENGE-02."""
        return next((one for one in self.secrets.values() if one.number == CHALLENGE_SECRET), None)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and other.hash == self.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def __repr__(self) -> str:
        return f"<pack {self.id} {self.version} {self.hash[:12]}>"
