"""What a hunter does with a day or a night."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from nokturn.games.dracula.bot import chores
from nokturn.games.dracula.bot.combats import prospect
from nokturn.games.dracula.bot.leads import Leads
from nokturn.games.dracula.bot.reach import day_reach
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.printed.content import EVENTS, TICKETS
from nokturn.games.dracula.seen.view import HunterView
from nokturn.games.dracula.state.choices import (
    Done,
    LeaveHospital,
    MoveByCarriage,
    MoveByRail,
    MoveByRoad,
    MoveBySea,
    PlayEvent,
    ThisPlace,
    UseItem,
)
from nokturn.kernel import Answer, Ask, Option

AMBUSHED = 0.6
"""What an encounter that nobody has seen costs whoever comes upon it."""
STOCKED = 0.4
"""What a large city is worth to a hunter who can still use items: he supplies there at night."""
TICKET_COST = 0.25
AT_SEA = 0.3
"""What a night at sea costs."""


@dataclass
class Hunt:
    """One hunter's choice of where to be."""

    scene: Scene
    who: HunterView

    @cached_property
    def leads(self) -> Leads:
        return Leads(self.scene)

    @cached_property
    def outlook(self) -> Callable[[str], float]:
        return self.leads.outlook(self.who.hunter)

    @cached_property
    def finds(self) -> dict[str, float]:
        return self.leads.finds(self.who.hunter)

    @cached_property
    def fights(self) -> dict[tuple[str, ...], float]:
        return {}

    def fight(self, place: str) -> float:
        """What joining a combat with Dracula in this place would add."""
        mates = tuple([one.hunter for one in self.scene.hunters_in(place) if one.hunter != self.who.hunter])
        both = tuple([name for name in self.scene.view.hunters if name in mates or name == self.who.hunter])
        for hunters in (mates, both):
            if hunters not in self.fights:
                self.fights[hunters] = prospect(self.scene, hunters, night=True)
        return self.fights[both] - self.fights[mates]

    def arrival(self, place: str) -> float:
        """What getting there today brings at once."""
        found = self.finds.get(place, 0.0)
        chance = self.scene.likely.get(place, 0.0)
        if self.scene.atlas.places[place].kind == "sea":
            return -AT_SEA
        if chance > 0.02:
            found += chance * (self.fight(place) + self.leads.courage(self.who.hunter))
        found -= self.ambush(place)
        if self.scene.atlas.places[place].size == "large" and self.who.item_count < 3:
            found += STOCKED
        return found

    def ambush(self, place: str) -> float:
        """What lies in wait for whoever comes there."""
        weak = 1.0 if self.scene.health_left(self.who.hunter) > 4 else 2.5
        cost = 0.0
        for number, hideout in enumerate(self.scene.view.trail):
            chance = self.leads.trail[number].get(place, 0.0)
            if hideout is not None and chance:
                for laid in hideout.encounters:
                    cost += chance * (chores.danger(self.scene, self.who, laid) if laid.card else AMBUSHED * weak)
        return cost

    def at(self, place: str) -> float:
        """What it is worth to end the day there."""
        return self.arrival(place) + self.outlook(place)

    @cached_property
    def here(self) -> float:
        """What it is worth to stay."""
        place = self.who.place
        if self.who.hospital:
            return self.outlook(place) - 0.5
        joins = self.scene.view.revealed and self.scene.view.place == place and self.scene.view.phase == "day"
        return self.outlook(place) + (self.fight(place) if joins else 0.0)

    def best(self, places: tuple[str, ...]) -> float:
        return max([self.at(place) for place in places], default=-99.0)


def act(scene: Scene, ask: Ask) -> Answer:
    """The best of all there is to do."""
    hunt = Hunt(scene, scene.hunter)
    values = {option: value_of(hunt, option) for option in ask.options}
    return max(values, key=lambda option: values[option])


def value_of(hunt: Hunt, option: Option) -> float:
    """An action: where it leaves the hunter, and what it brings beside."""
    scene, who = hunt.scene, hunt.who
    if isinstance(option, MoveByRoad | MoveBySea):
        return hunt.at(option.to)
    if isinstance(option, LeaveHospital):
        return hunt.at(who.place)
    if isinstance(option, MoveByRail):
        values = TICKETS[option.ticket]
        ways = scene.atlas.by_rail(who.place, values.white, values.yellow, scene.blocked, scene.fogged)
        return hunt.best(ways) - TICKET_COST * (1.5 if who.ticket_count < 2 else 0.7)
    if isinstance(option, MoveByCarriage):
        links = EVENTS["chartered_carriage"].amounts["railways"]
        ways = scene.atlas.by_any_rail(who.place, links, scene.blocked, scene.fogged)
        return hunt.best(ways) - TICKET_COST - 1.0
    if isinstance(option, UseItem):
        return hunt.best(scene.atlas.by_road(who.place, 1, scene.blocked, scene.fogged)) + 0.2
    if isinstance(option, PlayEvent) and option.event == "sense_of_emergency":
        roads = EVENTS[option.event].amounts["roads"]
        cost = 1.5 + 3.0 / max(scene.health_left(who.hunter) - 2, 0.5)
        return hunt.best(scene.atlas.by_road(who.place, roads, scene.blocked, scene.fogged)) - cost
    if isinstance(option, PlayEvent) and option.event == "excellent_weather":
        sails = [to for to in scene.atlas.seas[who.place] if to not in scene.view.storms]
        ports = tuple({port for zone in sails for port in scene.atlas.seas[zone] if port not in scene.view.fog})
        return hunt.best(tuple(sorted(ports))) - 0.6
    return hunt.here + chores.gain(scene, who, option)


def go_where(scene: Scene, ask: Ask) -> Answer:
    """The best place on offer."""
    hunt = Hunt(scene, scene.hunter)

    def value(option: Option) -> float:
        if isinstance(option, Done):
            return hunt.at(scene.hunter.place)
        assert isinstance(option, MoveByRoad | MoveBySea | ThisPlace)
        return hunt.at(option.place if isinstance(option, ThisPlace) else option.to)

    return max(ask.options, key=value)


def who_acts(scene: Scene, ask: Ask) -> Answer:
    """Speedy Telegraph: whoever is nearest to Dracula goes first, so that the others can follow."""

    def warmth(option: Option) -> float:
        who = scene.view.hunters[getattr(option, "hunter", "")]
        return max([scene.likely.get(place, 0.0) for place in day_reach(scene, who)], default=0.0)

    return max(ask.options, key=warmth)
