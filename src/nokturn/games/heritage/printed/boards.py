"""The boards of the nine theatres of war, from `theatres.toml`: lengths of tracks, courts and cities, rewards."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from nokturn.games.heritage.printed.files import FOLDER, Names
from nokturn.kernel.content import read_toml, wrong

Slot = Literal["class", "temperament", "geography"]
SLOTS: tuple[Slot, ...] = ("class", "temperament", "geography")
"""In the order in which an activation updates them; HER-ACT-02."""


class _Theatre(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    name: str
    name_pl: str
    slot: Slot
    eras: tuple[int, ...]

    @property
    def names(self) -> Names:
        return {"en": self.name, "pl": self.name_pl}


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    what: Literal["potency"]
    n: int


class HighLowClans(_Theatre, frozen=True, kw_only=True):
    start: int
    positions: tuple[int, ...]
    vp_per_vampire: dict[str, int]
    decisive_at: int
    decisive_reward: Reward


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an activation does to the morality marker."""

    move: int
    draw_scheme: int
    flip: bool


class MoralityTrack(_Theatre, frozen=True, kw_only=True):
    track_min: int
    track_max: int
    start: int
    match: Turn
    mismatch: Turn
    first_player: Literal["highest_unique", "lowest_unique"]


class CourtSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    label: str
    label_pl: str
    weight: int
    home: str = ""


class Adjacency(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edges: tuple[tuple[str, str], ...]


class WarOfPrinces(_Theatre, frozen=True, kw_only=True):
    ankhs_per_faction: int
    vp_winning: int
    vp_wanderer: int
    courts: dict[str, CourtSpace]
    adjacency: Adjacency


class Inquisition(_Theatre, frozen=True, kw_only=True):
    columns: tuple[str, ...]
    spaces_per_column: tuple[str, ...]
    initial_facing: dict[str, str]
    torpor_threshold: int
    vp_winning: int


class AnarchRevolt(_Theatre, frozen=True, kw_only=True):
    cities: dict[str, str]
    cities_pl: dict[str, str]
    ankhs_per_city: int
    burns_to_destroy: int
    respite_reward: Reward
    vp_wanderer: int


class Masquerade(_Theatre, frozen=True, kw_only=True):
    tracks: tuple[str, ...]
    steps_to_last: int
    ankhs_per_last_space: int
    step: int
    wanderer_step: int
    cleanup_reward: Reward
    vp_wanderer: int


class TitleName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    name_pl: str


class Court(_Theatre, frozen=True, kw_only=True):
    politics_markers: int
    titles: dict[str, tuple[str, ...]]
    vp_winning: int
    vp_title: int
    title_names: dict[str, TitleName]


class SabbatWars(_Theatre, frozen=True, kw_only=True):
    regions: dict[str, str]
    regions_pl: dict[str, str]
    spaces_per_region: int
    tokens_per_sect: tuple[int, ...]
    start_tokens_per_region: dict[str, int]
    regions_to_win: int
    vp_win: int
    affiliations: dict[str, tuple[str, ...]]


class Boards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    high_low_clans: HighLowClans
    inner_beast: MoralityTrack
    rise_of_humanity: MoralityTrack
    war_of_princes: WarOfPrinces
    inquisition: Inquisition
    anarch_revolt: AnarchRevolt
    masquerade: Masquerade
    court: Court
    sabbat_wars: SabbatWars


FILE = FOLDER / "theatres.toml"
BOARDS = read_toml(FILE, Boards)
THEATRES: dict[str, Any] = {name: getattr(BOARDS, name) for name in Boards.__struct_fields__}
"""Nine of them; HER-R-01."""
IN_SLOT: dict[Slot, tuple[str, ...]] = {
    slot: tuple([name for name, board in THEATRES.items() if board.slot == slot]) for slot in SLOTS
}
INTRODUCTORY = ("high_low_clans", "inner_beast", "war_of_princes")
"""HER-SETUP-06."""


def _neighbours() -> dict[str, tuple[str, ...]]:
    """Where an ankh may go from each court: never into a home; HER-PRINCES-03."""
    board = BOARDS.war_of_princes
    ways: dict[str, list[str]] = {court: [] for court in board.courts}
    for pair in board.adjacency.edges:
        for origin, to in (pair, pair[::-1]):
            if origin not in ways or to not in ways:
                wrong(FILE, 0, f"the edge {pair} names no court. Write one of: {', '.join(ways)}.")
            if not board.courts[to].home:
                ways[origin].append(to)
    return {court: tuple(sorted(found)) for court, found in ways.items()}


WAYS = _neighbours()
