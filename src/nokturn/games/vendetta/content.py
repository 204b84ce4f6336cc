"""The printed things: clans, cards, districts, locations, relics and the tables of numbers.

Everything here is read once from `content/*.toml` and never changes; the state
refers to it by id.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Literal, get_args

import msgspec

from nokturn.kernel.content import by_id, read_toml
from nokturn.kernel.parts.printed import Face

FOLDER = Path(__file__).parent / "content"
HAVEN = "HAVEN"

Kind = Literal["passive", "prepare", "clash", "aftermath"]
When = Literal[
    "static", "first", "W-ANY", "W-PLAY", "W-TURN", "W-PLANEND", "W-RESSTART", "W-WD-START", "W-WD-DO", "W-WD-END",
    "W-WD-REV", "W-REV-PRE", "W-REV", "W-REV-POST", "W-PREP-START", "W-PREP", "W-CLASH-END", "W-AFTER", "W-FRENZY",
    "W-EOR", "W-GAIN", "W-DONE",
]  # fmt: skip
Origin = Literal["seed", "outside", "seed+outside", "authored"]
Verb = Literal[
    "gain", "gain-for-each-in-alliance", "victims", "draw", "blood-here",
    "steal-from-each-rival", "steal-from-each-opponent",
]  # fmt: skip
Effect = dict[Verb, int]
"""What a card does, as plain data: `{"steal-from-each-rival": 1}` (see `effects.py`)."""
Quantity = Literal[
    "blood-for-frenzy", "blood-here", "cost", "face-down-cost", "face-down-strength", "for-every", "gain", "gain-up-to",
    "influence", "influence-for-frenzy", "lose", "lose-if-first", "look-cost", "place-at-most", "place-each", "score",
    "spend", "steal", "strength", "strength-at-most", "strength-each", "strength-per-blood", "take-back-at-most",
    "victims",
]  # fmt: skip
Amounts = dict[Quantity, int]
"""How much a card gives, takes or costs: the numbers its procedure reads."""


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name_en: str
    name_pl: str
    emblem: str = ""
    """The flavour of the card in one sign, not its mechanics."""

    def name(self, lang: str) -> str:
        return self.name_pl if lang == "pl" else self.name_en


class Clan(_Entry, frozen=True, kw_only=True):
    face: Face | None = None
    """Of its leader."""
    character: str
    about_en: str
    about_pl: str


class _Printed(_Entry, frozen=True, kw_only=True):
    text_en: str
    text_pl: str
    flavour_en: str = ""
    flavour_pl: str = ""
    when: tuple[When, ...] = ()
    origin: Origin
    amounts: Amounts = {}
    expansion: str = ""
    """A card beyond the printed game names what it belongs to: only tables with expansions deal it; VEN-SETUP-11."""

    def text(self, lang: str) -> str:
        return self.text_pl if lang == "pl" else self.text_en


class ClanCard(_Printed, frozen=True, kw_only=True):
    """A clan card; VEN-CARD-06."""

    kind: Kind
    strength: int
    starter: bool
    clan: str = ""
    effect: Effect = {}


class LocationCard(_Printed, frozen=True, kw_only=True):
    face_down: bool = True
    """May cards be played face down here?"""


class RelicCard(_Printed, frozen=True, kw_only=True):
    influence: int


class AllianceCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An ally or a victim with its four numbers; VEN-CARD-01, VEN-CARD-03."""

    id: str
    name: str
    kind: Literal["vampire", "human", "victim"]
    role_en: str
    role_pl: str
    emblem: str = ""
    """The sign of the trade."""
    face: Face | None = None
    feed: int
    influence: int
    drain_blood: int = 0
    drained_influence: int = 0
    drainable: bool = True
    tokens: int = 1
    """Diablerie tokens for draining this vampire; VEN-DIAB-01."""
    text_en: str = ""
    text_pl: str = ""
    flavour_en: str = ""
    flavour_pl: str = ""
    origin: Origin = "authored"
    when_gained: Effect = {}
    """What happens once, when this ally joins an alliance; VEN-CARD-04."""
    amounts: Amounts = {}
    expansion: str = ""
    """A card beyond the printed game names what it belongs to: only tables with expansions deal it; VEN-SETUP-11."""
    wins_ties: bool = False
    """The player wins every tie; VEN-R-04."""
    prey: bool = False
    """Frenzy drains this ally, and no other at random; VEN-FRENZY-10."""

    def text(self, lang: str) -> str:
        return self.text_pl if lang == "pl" else self.text_en


class District(_Entry, frozen=True, kw_only=True):
    number: int


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    draw: int
    keep: int


class _Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    solo: tuple[int, ...]
    teams: tuple[int, ...]


class _Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    blood: int
    influence: int
    victims: int
    extra_clans_on_offer: int
    extra_relics_on_offer: int


class _Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    standard: Draw
    three_players_round_1: Draw


class _Planning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    turns_standard: tuple[int, int, int]
    turns_three_players: tuple[int, int, int]
    face_up_cost: int
    face_down_cost: int
    blood_limit: int
    pool_minimum: int


class _Diablerie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    limit: int
    penalty: int
    blood_per_flip: int


class _Frenzy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    reward_influence: int
    empty_alliance_influence: int
    empty_alliance_blood: int


class _Rewards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ally_place: int
    victim_place: int
    haven_bonus_influence: int
    influence_other_places: int
    influence: dict[str, tuple[int, ...]]


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the game (`tables.toml`), each with the rule it comes from."""

    rounds: int
    players: _Players
    setup: _Setup
    team_seating: dict[str, tuple[str, ...]]
    hand: _Hand
    planning: _Planning
    diablerie: _Diablerie
    frenzy: _Frenzy
    rewards: _Rewards


class _Clans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clan: list[Clan]


class _Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[ClanCard]


class _Allies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ally: list[AllianceCard]


class _Victim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    name: str
    role_en: str
    role_pl: str
    emblem: str = ""
    face: Face | None = None


class _Victims(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    feed: int
    influence: int
    drain_blood: int
    drained_influence: int
    victim: list[_Victim]


class _Districts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    district: list[District]
    layouts: dict[str, tuple[str, ...]]


class _Locations(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    location: list[LocationCard]


class _Relics(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    relic: list[RelicCard]


def _clan_cards(clan: str) -> list[ClanCard]:
    path = FOLDER / "clan_cards" / f"{clan}.toml"
    cards = by_id(path, "card", read_toml(path, _Cards).card)
    return [msgspec.structs.replace(card, clan=clan) for card in cards.values()]


def _victims() -> list[AllianceCard]:
    """All victims are equal; VEN-CARD-02."""
    path = FOLDER / "victims.toml"
    file = read_toml(path, _Victims)
    numbers = {name: getattr(file, name) for name in ("feed", "influence", "drain_blood", "drained_influence")}
    return [
        AllianceCard(
            id=v.id,
            name=v.name,
            kind="victim",
            role_en=v.role_en,
            role_pl=v.role_pl,
            emblem=v.emblem,
            face=v.face,
            **numbers,
        )
        for v in by_id(path, "victim", file.victim).values()
    ]


TABLES = read_toml(FOLDER / "tables.toml", Tables)
CLANS = by_id(FOLDER / "clans.toml", "clan", read_toml(FOLDER / "clans.toml", _Clans).clan)
CARDS = {card.id: card for clan in CLANS for card in _clan_cards(clan)}
CLAN_CARDS = {clan: tuple(c.id for c in CARDS.values() if c.clan == clan) for clan in CLANS}
STARTERS = {clan: tuple(c for c in cards if CARDS[c].starter) for clan, cards in CLAN_CARDS.items()}
ALLIES = by_id(FOLDER / "allies.toml", "ally", read_toml(FOLDER / "allies.toml", _Allies).ally)
VICTIMS = {victim.id: victim for victim in _victims()}
ALLIANCE = {**ALLIES, **VICTIMS}
LOCATIONS = by_id(FOLDER / "locations.toml", "location", read_toml(FOLDER / "locations.toml", _Locations).location)
RELICS = by_id(FOLDER / "relics.toml", "relic", read_toml(FOLDER / "relics.toml", _Relics).relic)
PRINTED: dict[str, ClanCard | AllianceCard | LocationCard | RelicCard] = {**CARDS, **ALLIANCE, **LOCATIONS, **RELICS}


def amount(card: str, what: Quantity) -> int:
    """The number on a card."""
    return PRINTED[card].amounts[what]


EXPANSIONS = tuple(dict.fromkeys(card.expansion for card in PRINTED.values() if card.expansion))


def dealt(cards: Iterable[str], *, expansions: bool) -> tuple[str, ...]:
    """Those of the cards that are in the box at this table."""
    return tuple([card for card in cards if expansions or not PRINTED[card].expansion])


STANDING = {
    what: {card: amount(card, what) for card in (*ALLIES, *LOCATIONS) if what in PRINTED[card].amounts}
    for what in get_args(Quantity)
}
"""By quantity: what allies and locations add to it as long as they are there."""
_districts = read_toml(FOLDER / "districts.toml", _Districts)
DISTRICTS = by_id(FOLDER / "districts.toml", "district", _districts.district)
LAYOUTS = {int(players): row for players, row in _districts.layouts.items()}


def name_of(kind: str, value: str, lang: str) -> str | None:
    """The printed name of a thing, by the kind of fact it appears as; None if it is nothing printed.

    Starters are called the same in every clan, and Mesmerize mixes clans: they are named with theirs."""
    del kind
    if value in ALLIANCE:
        return ALLIANCE[value].name
    if value in CARDS and CARDS[value].starter:
        return f"{CARDS[value].name(lang)} ({CLANS[CARDS[value].clan].name(lang)})"
    for shelf in (CARDS, DISTRICTS, CLANS, RELICS, LOCATIONS):
        if value in shelf:
            return shelf[value].name(lang)
    return None
