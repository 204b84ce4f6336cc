"""Where Dracula goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from nokturn.games.dracula.bot.combats import prospect
from nokturn.games.dracula.bot.danger import Danger
from nokturn.games.dracula.bot.reach import nearness
from nokturn.games.dracula.bot.routes import LATER, Routes
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.bot.stakes import WIN, Stakes
from nokturn.games.dracula.printed.content import ENCOUNTERS, NUMBERS, POWERS, TRACKS
from nokturn.games.dracula.state.choices import (
    DarkCall,
    Decline,
    Feed,
    FlyTo,
    Hide,
    Misdirect,
    MoveTo,
    MoveToLair,
    NoLegalMove,
    StartAt,
    WolfForm,
    WolfFormToLair,
)
from nokturn.kernel import Answer, Ask, Option

WHIM = 0.3
"""Moves that differ by less are as good as each other."""
ROADS = 3
ROOM = 0.06
"""What every city within so many roads is worth that he could still go to."""
TRAP = 0.9
"""What an encounter left behind is worth, with vampires in hand."""
STARTS = 8
"""He begins in one of so many good places."""
UNKNOWN_LAIR = 0.3
"""How likely hunters think of a lair as the place he went back to."""


@dataclass
class Prowl:
    """One move of Dracula's."""

    scene: Scene
    routes: dict[float, Routes] = field(default_factory=dict)

    @cached_property
    def danger(self) -> Danger:
        return Danger(self.scene)

    @cached_property
    def stakes(self) -> Stakes:
        return Stakes(self.scene)

    @cached_property
    def trap(self) -> float:
        hand = self.scene.view.encounters
        return TRAP if any(ENCOUNTERS[card].vampire for card in hand) else TRAP / 2

    def wound(self, damage: int) -> float:
        """What it costs him to suffer so much."""
        return self.stakes.struck(damage)

    def fury(self) -> float:
        """A city or Hide put down when despair is complete."""
        view = self.scene.view
        if view.despair < NUMBERS.fury_despair:
            return 0.0
        return WIN if view.influence + NUMBERS.fury_influence >= TRACKS.influence_win else NUMBERS.fury_influence

    def ways_on(self, place: str, likely: Mapping[str, float]) -> float:
        """What the nights after tonight promise from a place."""
        sureness = sum([chance * chance for chance in likely.values()])
        key = round(sureness, 3)
        if key not in self.routes:
            self.routes[key] = Routes(self.scene, self.danger, sureness)
        return LATER * self.routes[key].onward(place)

    def room(self, place: str) -> float:
        """How much land lies around a place: islands and corners are traps."""
        around = self.scene.atlas.within_roads(place, ROADS)
        return ROOM * sum([city in self.scene.view.location_deck for city in around])

    def city(self, place: str, likely: Mapping[str, float]) -> float:
        """Being in a city, as far as the hunters know as `likely` says."""
        view = self.scene.view
        gain = self.ways_on(place, likely) - self.danger.at(place, likely) + self.room(place) + self.fury()
        if place == self.scene.atlas.castle:
            gain += 0.7 * min(NUMBERS.castle_heals, view.damage)
        here = tuple([who.hunter for who in self.scene.hunters_in(place)])
        if here:
            gain -= prospect(self.scene, here, night=view.visited) + 1.0
        else:
            gain += self.trap
        return gain

    def value(self, option: Option) -> float:
        """A move: what it gains less what it risks."""
        danger, view = self.danger, self.scene.view
        if isinstance(option, MoveTo):
            if self.scene.hunters_in(option.place) or option.place == self.scene.atlas.castle:
                return self.city(option.place, {option.place: 1.0})
            if self.scene.atlas.places[option.place].kind == "sea":
                return self.sea(option.place)
            return self.city(option.place, danger.after_city)
        if isinstance(option, Hide):
            return self.city(view.place, danger.after_city) - 0.5
        if isinstance(option, WolfForm):
            seen = bool(self.scene.hunters_in(option.place))
            likely = {option.place: 1.0} if seen else danger.after_wolf
            return self.city(option.place, likely) - self.wound(POWERS["wolf_form"].damage)
        if isinstance(option, MoveToLair | WolfFormToLair):
            lair = view.lairs[option.space - 1]
            assert lair is not None
            chance = 1.0 if lair.face_up or self.scene.hunters_in(lair.card) else UNKNOWN_LAIR
            wolf = self.wound(POWERS["wolf_form"].damage) if isinstance(option, WolfFormToLair) else 0.0
            return self.city(lair.card, {lair.card: chance}) - wolf
        if isinstance(option, Feed):
            healed = min(POWERS["feed"].amount[self.scene.atlas.places[view.place].size], view.damage)
            return self.stay() + 0.7 * healed
        if isinstance(option, DarkCall):
            barren = not any(ENCOUNTERS[card].vampire for card in view.encounters)
            return self.stay() - self.wound(POWERS["dark_call"].damage) + (1.5 if barren else 0.5)
        if isinstance(option, Misdirect):
            return -6.0 - option.space
        return -20.0 if isinstance(option, NoLegalMove) else -10.0

    def stay(self) -> float:
        """Where he is, with a power that all can see."""
        view = self.scene.view
        likely = {view.place: 1.0} if view.revealed else self.danger.after_staying
        here = tuple([who.hunter for who in self.scene.hunters_in(view.place)])
        fight = prospect(self.scene, here, night=view.visited) if here else 0.0
        return self.ways_on(view.place, likely) - self.danger.at(view.place, likely) - fight

    def sea(self, zone: str) -> float:
        """Safe from everybody, but it burns him."""
        sailing = self.scene.atlas.places[self.scene.view.place].kind == "sea"
        likely = self.danger.after_sea
        burns = Routes(self.scene, self.danger, 0.0).burns[sailing]
        return self.ways_on(zone, likely) - burns - self.danger.at(zone, likely)


def move(scene: Scene, ask: Ask) -> Answer:
    """One of the best moves."""
    prowl = Prowl(scene)
    values = {option: prowl.value(option) for option in ask.options}
    best = max(values.values())
    return scene.dice.choice([option for option, value in values.items() if value >= best - WHIM])


def start(scene: Scene, ask: Ask) -> Answer:
    """One of the places that are hard to come by and have much land around them."""
    near, prowl = nearness(scene.view.map), Prowl(scene)

    def value(option: Option) -> float:
        assert isinstance(option, StartAt)
        return prowl.room(option.place) - sum([near[who.place].get(option.place, 0.0) for who in scene.active])

    ranked = sorted(ask.options, key=value, reverse=True)
    return scene.dice.choice(ranked[:STARTS])


def fly(scene: Scene, ask: Ask) -> Answer:
    """Escape as Bat: where nobody can follow."""
    prowl = Prowl(scene)
    cities = [option for option in ask.options if isinstance(option, FlyTo)]
    if not cities:
        return Decline()
    likely = {option.place: 1 / len(cities) for option in cities}
    return max(cities, key=lambda option: prowl.ways_on(option.place, likely) - prowl.danger.at(option.place, likely))
