"""What each seat may know, built up from nothing.  All sit on one side: what one knows, all know."""

from __future__ import annotations

import msgspec

from nokturn.games.grail.day.costs import energy_of
from nokturn.games.grail.encounter.panic import panics
from nokturn.games.grail.printed.language.vocabulary import COLOURS
from nokturn.games.grail.seen.encounter_view import EncounterView, closed_hand, encounter_view
from nokturn.games.grail.state.places import CostChange, Dial, Grave, Place
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import energy_cap, is_exhausted, is_insane
from nokturn.games.grail.world.locations import cell, connected
from nokturn.kernel import Seat
from nokturn.kernel.packs.pack import PackRef


class HeroView(msgspec.Struct, frozen=True):
    """A Character with its tray; of its decks what is in them, never in which order."""

    hero: str
    number: int
    tray: str
    colour: str
    location: int
    energy: int
    energy_cap: int
    health: int
    terror: int
    exhausted: bool
    panicking: bool
    insane: bool
    dying: int
    attributes: tuple[int, ...]
    food: int
    wealth: int
    rep: int
    magic: int
    xp: int
    items: tuple[str, ...]
    secrets: tuple[str, ...]
    skills: tuple[int, ...]
    idle: tuple[str, ...]
    combat_deck: tuple[str, ...]
    combat_aside: tuple[str, ...]
    combat_pool: int
    diplomacy_deck: tuple[str, ...]
    diplomacy_aside: tuple[str, ...]
    diplomacy_pool: int
    acted: bool
    passed: bool
    travel_cost: int
    explore_cost: int


class PlaceView(msgspec.Struct, frozen=True):
    """A face-up Location and what lies on it."""

    location: int
    x: int
    y: int
    connected: tuple[int, ...]
    on_it: Place
    guardians: tuple[str, ...]


class GrailView(msgspec.Struct, frozen=True):
    pack: PackRef
    """What is played: everything printed in it can be looked up there."""
    day: int
    phase: str
    chapter: int
    story: bool
    handicaps: tuple[str, ...]
    chronicler: Seat
    heroes: dict[Seat, HeroView]
    places: tuple[PlaceView, ...]
    dials: dict[str, Dial]
    costs_today: tuple[CostChange, ...]
    encounters_left: dict[str, int]
    encounter: EncounterView | None
    event_today: str
    events_left: int
    event_discard: tuple[str, ...]
    quests: tuple[str, ...]
    clues: tuple[str, ...]
    statuses: dict[str, tuple[int, ...]]
    read: tuple[str, ...]
    graves: tuple[Grave, ...]
    ending: str
    defeat: str


def view(state: Grail, seat: Seat | None) -> GrailView:
    """What `seat` may know; only hands in an Encounter may differ between seats."""
    return GrailView(
        pack=state.pack.ref,
        day=state.day,
        phase=state.phase,
        chapter=state.chapter,
        story=state.story,
        handicaps=state.handicaps,
        chronicler=state.chronicler,
        heroes={state.seat_of(hero): hero_view(state, hero, seat) for hero in state.by_number()},
        places=tuple([place_view(state, number) for number in sorted(state.places)]),
        dials=dict(state.dials),
        costs_today=state.costs_today,
        encounters_left={colour: len(state.encounter_decks.get(colour, ())) for colour in COLOURS},
        encounter=encounter_view(state, seat),
        event_today=state.event_today,
        events_left=len(state.event_deck),
        event_discard=state.event_discard,
        quests=state.quests,
        clues=state.clues,
        statuses=dict(state.statuses),
        read=tuple(sorted(state.read)),
        graves=state.graves,
        ending=state.ending,
        defeat=state.defeat,
    )


def hero_view(state: Grail, hero: str, seat: Seat | None) -> HeroView:
    now = state.heroes[hero]
    placed = now.location in state.places
    return HeroView(
        hero=hero,
        number=now.number,
        tray=now.tray,
        colour=now.colour,
        location=now.location,
        energy=now.energy,
        energy_cap=energy_cap(state, hero),
        health=now.health,
        terror=now.terror,
        exhausted=is_exhausted(state, hero),
        panicking=panics(state, hero),
        insane=is_insane(state, hero),
        dying=now.dying,
        attributes=now.attributes,
        food=now.food,
        wealth=now.wealth,
        rep=now.rep,
        magic=now.magic,
        xp=now.xp,
        items=now.items,
        secrets=now.secrets,
        skills=now.skills,
        idle=now.idle,
        combat_deck=tuple(sorted((*now.combat_deck, *closed_hand(state, hero, seat, "combat")))),
        combat_aside=now.combat_aside,
        combat_pool=len(now.combat_pool),
        diplomacy_deck=tuple(sorted((*now.diplomacy_deck, *closed_hand(state, hero, seat, "diplomacy")))),
        diplomacy_aside=now.diplomacy_aside,
        diplomacy_pool=len(now.diplomacy_pool),
        acted=now.acted,
        passed=now.passed,
        travel_cost=energy_of(state, hero, "travel") if placed else 0,
        explore_cost=energy_of(state, hero, "explore") if placed else 0,
    )


def place_view(state: Grail, number: int) -> PlaceView:
    x, y = cell(state, number)
    there = tuple(sorted([card for card, where in state.guardians.items() if where == number]))
    return PlaceView(number, x, y, connected(state, number), state.places[number], there)
