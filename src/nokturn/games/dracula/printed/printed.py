"""What is printed on a card, a sheet or a ticket, as records; `content.py` fills them from the files."""

from __future__ import annotations

from typing import Literal

import msgspec

from nokturn.kernel.parts.printed import Face

Side = Literal["hunter", "dracula"]
Symbol = Literal["fangs", "strength", "claws", "mesmerize", "plotting", "bat", "mist"]
Timing = Literal[
    "immediate", "dawn", "dusk", "day", "action", "day_action", "night_action", "combat_start", "on_ambush",
    "on_bite_or_lethal", "before_rail_move", "dracula_phase", "dracula_phase_start", "dracula_phase_end",
    "on_hunter_crosses_region", "on_hunter_road_move", "on_ticket_spent", "on_search", "on_info_event",
    "on_combat_card_cancelled", "on_dracula_event:false_tip", "before_search", "after_own_pistol_or_rifle_resolves",
]  # fmt: skip
"""When a card may be used: the windows of chapter 23."""
After = Literal[
    "discard",
    "vampire",
    "return_unless:hunter_became_delayed",
    "return_unless:hunter_reveals:heavenly_host",
    "return_unless:hunter_reveals:pistol|rifle",
    "return_unless:hunter_discards:weapon",
]
"""What becomes of an encounter once it is resolved; DRA-AMBUSH-04."""
Origin = Literal["seed", "outside", "inferred", "authored"]
Amounts = dict[str, int]
"""How much a card deals, heals, draws: `{"damage": 3}`."""


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    name_en: str
    name_pl: str
    emblem: str = ""

    def name(self, lang: str) -> str:
        return self.name_pl if lang == "pl" else self.name_en


class Card(Named, frozen=True, kw_only=True):
    """What all cards have: names, how many copies, our words for what it does, and where we know it from."""

    pl_origin: Origin
    count: int = 1
    count_origin: Origin = "seed"
    text_en: str = ""
    text_pl: str = ""
    """Empty only when all is said by the modes of an event."""
    flavour_en: str = ""
    flavour_pl: str = ""
    origin: Origin
    origin_note: str = ""
    amounts: Amounts = {}
    against: tuple[str, ...] = ()
    """Ids of the cards its text names, where the rules must know them."""

    def text(self, lang: str) -> str:
        return self.text_pl if lang == "pl" else self.text_en


class Item(Card, frozen=True, kw_only=True):
    weapon: bool
    banner: bool
    """May be chosen as a combat card; DRA-ITEM-01."""
    symbols: tuple[Symbol, ...] = ()
    timing: tuple[Timing, ...] = ()


class Mode(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One of the ways to play an event; DRA-EVENT-03."""

    key: str
    name_en: str
    name_pl: str
    timing: tuple[Timing, ...]
    text_en: str
    text_pl: str
    amounts: Amounts = {}
    spaces: tuple[int, ...] = ()
    """Trail spaces it looks at."""
    against: tuple[str, ...] = ()

    def name(self, lang: str) -> str:
        return self.name_pl if lang == "pl" else self.name_en

    def text(self, lang: str) -> str:
        return self.text_pl if lang == "pl" else self.text_en


class Event(Card, frozen=True, kw_only=True):
    side: Side
    """Whose card it is, as its back shows; DRA-EVENT-02."""
    only: str = ""
    """The one character who may play it; DRA-EVENT-06."""
    ally: bool = False
    face: Face | None = None
    """Of an ally who is a person."""
    timing: tuple[Timing, ...] = ()
    """Empty when the card has modes: each of them has its own."""
    modes: tuple[Mode, ...] = ()

    @property
    def timings(self) -> frozenset[Timing]:
        """Every moment at which the card may be played, in whatever mode."""
        return frozenset(self.timing).union(*(mode.timing for mode in self.modes))

    @property
    def at_once(self) -> bool:
        """Must be played on receipt; DRA-EVENT-01."""
        return self.timings == {"immediate"}

    def text(self, lang: str) -> str:
        """What goes for the whole card, then its modes one after another."""
        modes = (f"{mode.name(lang)}: {mode.text(lang)}" for mode in self.modes)
        return " ".join((super().text(lang), *modes)).strip()


class Encounter(Card, frozen=True, kw_only=True):
    vampire: bool
    health: int | None = None
    """Of a vampire that can be fought; DRA-VFIGHT-02."""
    health_origin: Origin = "seed"
    can_ambush: bool
    """DRA-VAMP-02."""
    after: After
    mature_en: str = ""
    mature_pl: str = ""
    mature_influence: int = 0
    mature_clears: tuple[int, ...] = ()
    """Trail spaces cleared when it matures; DRA-MATURE-04."""

    @property
    def matures(self) -> bool:
        return bool(self.mature_en)

    def mature(self, lang: str) -> str:
        return self.mature_pl if lang == "pl" else self.mature_en


class HunterCombat(Card, frozen=True, kw_only=True):
    """A basic combat card; DRA-COMBAT-03."""

    symbols: tuple[Symbol, ...]
    symbols_origin: Origin


class DraculaCombat(Card, frozen=True, kw_only=True):
    symbol: Symbol


class Power(Card, frozen=True, kw_only=True):
    """A power card of the advanced game; DRA-POWER-01."""

    face: Literal["up", "down"]
    back: Literal["city", "power"] = "power"
    replaces_move: bool
    encounter: bool
    encounter_can_mature: bool = True
    damage: int
    amount: dict[Literal["large", "small", "castle", "sea"], int] = {}
    amount_origin: Origin = "seed"


class Ability(Named, frozen=True, kw_only=True):
    kind: Literal["passive", "action"] = "passive"
    when: tuple[Literal["day", "night"], ...] = ()
    text_en: str
    text_pl: str
    amounts: Amounts = {}

    def text(self, lang: str) -> str:
        return self.text_pl if lang == "pl" else self.text_en


class _Character(Named, frozen=True, kw_only=True):
    health: int
    health_origin: Origin = "seed"
    event_limit: int
    about_en: str
    about_pl: str
    face: Face | None = None
    origin: Origin
    abilities: tuple[Ability, ...]

    def about(self, lang: str) -> str:
        return self.about_pl if lang == "pl" else self.about_en


class HunterSheet(_Character, frozen=True, kw_only=True):
    turn_order: int
    bite_spaces: int
    """Free ones: the bite that finds none defeats; DRA-BITE-01."""
    permanent_bites: int = 0
    """Printed on the sheet; nothing removes them."""
    item_limit: int
    ticket_limit: int
    basic_start: str
    """DRA-SETUP-09."""


class DraculaSheet(_Character, frozen=True, kw_only=True):
    encounter_refill_to: int
    """A floor, no upper limit; DRA-DRAC-ENC-04."""
    combat_hand: int


class Emblems(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is engraved on things that have no entry of their own, by kind."""

    large: str
    small: str
    castle: str
    sea: str
    region: str
    ticket: str
    day: str


class Ticket(msgspec.Struct, frozen=True):
    id: str
    white: int
    yellow: int | None
    """None: no yellow railway at all; DRA-RAIL-04."""
    count: int

    def name(self, lang: str) -> str:
        del lang
        return f"{self.white}/{'–' if self.yellow is None else self.yellow}"


class Tracks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    influence_win: int
    trail_spaces: int
    lair_spaces: int
    despair_spaces: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules themselves, each with its rule in `numbers.toml`."""

    port_to_sea_damage: int
    sea_to_sea_damage: int
    castle_heals: int
    no_legal_move_damage: int
    rest_heals: int
    supply_items: int
    reserve_tickets: int
    defeat_influence: int
    defeat_influence_per_despair: int
    fury_despair: int
    fury_influence: int
    rumors_at_start: int
    rumor_last_space: int
    rumor_influence: int
    combat_cards: int
    vampire_escape_after: int
    fog_per_city: int
    short_hunt_influence: int
    short_hunt_damage: int
    holy_never_in: tuple[str, ...]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the table option of each name is set unless the players choose otherwise."""

    mode: Literal["basic", "advanced"]
    length: Literal["full", "short"]
    feed_amount: Literal["by_location", "flat_3", "free_1_to_3"]
    no_legal_move: Literal["clear_and_bleed", "stay_revealed"]
    first_dawn: Literal["skip", "play"]
    fangs_needs_night: bool
    bats_delay_after_move: bool
    map: Literal["third_edition_reconstruction", "second_edition"]
    top_event_back_public: bool


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """All that is read from one folder."""

    items: dict[str, Item]
    events: dict[str, Event]
    encounters: dict[str, Encounter]
    hunter_combat: dict[str, HunterCombat]
    dracula_combat: dict[str, DraculaCombat]
    symbols: dict[str, Named]
    powers: dict[str, Power]
    hunters: dict[str, HunterSheet]
    dracula: DraculaSheet
    tickets: dict[str, Ticket]
    tokens: dict[str, int]
    cards: dict[str, int]
    tracks: Tracks
    days: dict[str, Named]
    numbers: Numbers
    options: Options
