"""What is printed on a card, as records; `content.py` fills them from the files."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

Type = Literal[
    "master", "action_card", "political_action_card", "equipment", "retainer", "ally", "action_modifier", "reaction",
    "combat_card", "event", "conviction", "power", "reflex",
]  # fmt: skip
Sect = Literal["", "camarilla", "sabbat", "anarch", "independent", "laibon"]
Cost = int | Literal["X"]
"""X is counted or chosen as the card is played (VTES-REQ-09)."""
_PASSAGE = re.compile(r"(?:((?:[a-z]{3}|[A-Z]{3})(?: (?:[a-z]{3}|[A-Z]{3}))*): )?(.*)", re.DOTALL)


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name_en: str
    name_pl: str

    def name(self, lang: str) -> str:
        return self.name_pl if lang == "pl" else self.name_en


class Clan(Named, frozen=True, kw_only=True):
    legacy: bool = False


class Creed(Named, frozen=True, kw_only=True):
    virtue: str


class Discipline(Named, frozen=True, kw_only=True):
    legacy: bool = False


class Title(Named, frozen=True, kw_only=True):
    sect: Sect
    """Whose title it is (VTES-TITLE-02); empty: of no sect."""
    votes: int
    unique_by: Literal["", "city", "clan", "game"]
    ballots: int = 0


class Passage(msgspec.Struct, frozen=True):
    """A line of a card's text and the Disciplines it needs: `dom` inferior, `DOM` superior; none: it always applies."""

    disciplines: tuple[str, ...]
    text: str


class PrintedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What crypt and library cards have in common."""

    id: str
    vekn: int
    """Its number in the card list of the players' network."""
    name: str
    """The same in both languages."""
    emblem: str = ""
    """What is drawn on it, by its name in the set of game-icons.net."""
    clan: str = ""
    """Of a library card: the one it requires."""
    disciplines: tuple[str, ...] = ()
    """Of a crypt card: in capitals what it has at the superior level. Of a library card: what it requires."""
    unique: bool = False
    bleed: int = 0
    strength: int = 0
    stealth: int = 0
    intercept: int = 0
    """Of a vampire: added to the usual number (VTES-CRYPT-06). Of an ally: the number itself."""
    life: int = 0
    bleed_sup: int = 0
    strength_sup: int = 0
    life_sup: int = 0
    """Of allies and retainers that came into play at the superior level."""
    traits: tuple[str, ...] = ()
    """`scarce`, `sterile`, `slave:tremere`, `circle:…` (VTES-TRAIT-01..13)."""
    keywords: tuple[str, ...] = ()
    """`hunting_ground`, `gun`, `animal` …: what other cards speak of."""
    text_en: str = ""
    text_pl: str = ""

    def text(self, lang: str) -> str:
        return self.text_pl if lang == "pl" else self.text_en

    def passages(self, lang: str) -> tuple[Passage, ...]:
        """The text line by line: a line may begin with the Disciplines it needs, as in `DOM: +3 bleed (limited).`"""
        return tuple(_passage(line) for line in self.text(lang).splitlines())


class Vampire(PrintedCard, frozen=True, kw_only=True):
    """A crypt card: a vampire or an Imbued."""

    group: str = "ANY"
    """A number, or ANY (VTES-DECK-04, -05)."""
    capacity: int
    """Of an Imbued: its printed cost (VTES-IMB-01)."""
    unique: bool = True
    """By name, whatever the group (VTES-CRYPT-01, VTES-R-42)."""
    title: str = ""
    city: str = ""
    """Of which city, or of which clan."""
    sect: Sect = ""
    kind: Literal["vampire", "imbued"] = "vampire"
    advanced: bool = False
    creed: str = ""
    virtues: tuple[str, ...] = ()


class LibraryCard(PrintedCard, frozen=True, kw_only=True):
    types: tuple[Type, ...]
    """Played as one of them (VTES-MIN-16)."""
    discipline_mode: Literal["any", "all"] = "all"
    """Which of several Disciplines are required."""
    or_clans: tuple[str, ...] = ()
    """Any of these will do as well as the clan it requires."""
    titles: tuple[str, ...] = ()
    """Requires one of these titles."""
    sects: tuple[Sect, ...] = ()
    """Requires one of these sects."""
    capacity_least: int = 0
    pool: Cost = 0
    blood: Cost = 0
    conviction: int = 0
    becomes: Literal["", "ally", "equipment", "vampire"] = ""
    """What it is in play."""
    capacity: int = 0
    """Of one that becomes a vampire."""
    location: bool = False
    trifle: bool = False
    out_of_turn: bool = False
    burn_option: bool = False
    limited: bool = False
    replace: Literal["now", "unlock_phase", "discard_phase"] = "now"
    """When the next card is drawn for it: at once, or in a later phase of its player (VTES-PLAY-10)."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The numbers of the rules themselves, each with its rule in `numbers.toml`."""

    pool: int
    hand_size: int
    opening_crypt: int
    crypt_least: int
    library_least: int
    library_most: int
    bleed: int
    strength: int
    hunt: int
    master_actions: int
    trifle_actions: int
    discard_actions: int
    events_each_phase: int
    first_transfers: tuple[int, ...]
    transfers: int
    influence_transfers: int
    take_back_transfers: int
    crypt_transfers: int
    crypt_pool: int
    merge_transfers: int
    merge_pool: int
    scarce_pool: int
    infernal_pool: int
    red_list_stealth: int
    red_list_blood: int
    basic_stealth: int
    leave_torpor_blood: int
    rescue_blood: int
    become_anarch_blood: int
    become_anarch_blood_with_anarch: int
    contest_pool: int
    contest_title_blood: int
    edge_pool: int
    edge_votes: int
    card_votes: int
    prisci_votes: int
    oust_victory_points: int
    oust_pool: int
    last_victory_points: int
    withdraw_victory_points: int
    ally_capacity: int
    convictions_most: int
    recovery_convictions: int


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """All that is read from one folder."""

    crypt: dict[str, Vampire]
    library: dict[str, LibraryCard]
    clans: dict[str, Clan]
    creeds: dict[str, Creed]
    disciplines: dict[str, Discipline]
    virtues: dict[str, Named]
    titles: dict[str, Title]
    types: dict[str, Named]
    sects: dict[str, Named]
    traits: dict[str, Named]
    numbers: Numbers


def _passage(line: str) -> Passage:
    match = _PASSAGE.fullmatch(line)
    assert match is not None
    return Passage(tuple((match[1] or "").split()), match[2])
