"""What each seat may know, built up from nothing.  All sit on one side: what one knows, all know."""

from __future__ import annotations

import msgspec

from nokturn.games.grail.day.costs import energy_of
from nokturn.games.grail.encounter.panic import panics
from nokturn.games.grail.printed.language.vocabulary import COLOURS, DIRECTIONS
from nokturn.games.grail.seen.dawn.forecast import Forecast, forecast
from nokturn.games.grail.seen.encounter_view import EncounterView, closed_hand, encounter_view
from nokturn.games.grail.seen.journal_view import JournalView, journal_view
from nokturn.games.grail.state.lessons import lessons_of
from nokturn.games.grail.state.places import CostChange, Dial, Grave, Place
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import energy_cap, is_exhausted, is_insane
from nokturn.games.grail.world.locations import answering, card_at, cell, connected
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
    keys: tuple[int, ...]
    """What lies north, east, south and west, on the map or not; 0: there is no way."""
    acts: bool
    """It has an Action of its own."""
    on_it: Place
    guardians: tuple[str, ...]


class LessonView(msgspec.Struct, frozen=True):
    """A step of the guided first game; its words are those of `lesson:<id>`."""

    lesson: str
    rules: tuple[str, ...]
    expect: str
    """What is to be done, as the pack writes it: `explore 101`, `play beor_c04 magic`; or nothing to be done yet."""


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
    pins: dict[str, tuple[int, ...]]
    """Where Quests (`quest/q_rite`) and Clues (`clue/c_five`) point to: Locations, on the map or beyond the light."""
    statuses: dict[str, tuple[int, ...]]
    read: tuple[str, ...]
    journal: JournalView | None
    forecast: Forecast | None
    lesson: tuple[LessonView, ...]
    """What the guided first game explains now; the last step is what to do."""
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
        pins=pins(state),
        statuses=dict(state.statuses),
        read=tuple(sorted(state.read)),
        journal=journal_view(state),
        forecast=forecast(state),
        lesson=lesson_view(state),
        graves=state.graves,
        ending=state.ending,
        defeat=state.defeat,
    )


def lesson_view(state: Grail) -> tuple[LessonView, ...]:
    """GRAIL-TUTORIAL-01."""
    guide = state.content.tutorial
    if not state.tutorial or guide is None or state.day == 0:
        return ()
    return tuple([LessonView(step.id, step.rules, step.expect) for step in lessons_of(guide)[state.lesson]])


def pins(state: Grail) -> dict[str, tuple[int, ...]]:
    """A Location that was replaced is looked for where the new one lies."""
    places = {f"quest/{quest}": state.content.quests[quest].places for quest in state.quests}
    places |= {f"clue/{clue}": state.content.clues[clue].places for clue in state.clues}
    found = {thing: [answering(state, place) for place in named] for thing, named in places.items()}
    return {thing: tuple(dict.fromkeys([one for one in those if one])) for thing, those in found.items()}


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
    card = card_at(state, number)
    keys = tuple([answering(state, card.keys.at(direction)) for direction in DIRECTIONS])
    ways = connected(state, number)
    return PlaceView(number, x, y, ways, keys, card.action is not None, state.places[number], there)
