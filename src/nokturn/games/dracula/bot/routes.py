"""How Dracula could go on from a place in the nights to come: a place is as good as the ways that lead out of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from nokturn.games.dracula.bot.danger import FOLLOWS, SEEN, STRAY, Danger
from nokturn.games.dracula.bot.reach import journeys
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.bot.stakes import Stakes
from nokturn.games.dracula.printed.content import NUMBERS, TRACKS

NIGHTS = 4
"""How far he looks: tonight's move and the three after it."""
LATER = 0.8
"""What comes a night later counts so much."""
TRAP = 0.5
"""A city on the way: an encounter can be left there."""
STUCK = 5.0
"""Nowhere to go."""
SALT = 0.7
"""What a wound taken at sea counts beside one in combat: it is the price of a night in which nobody finds him."""
WAIT = 1.2
"""What it costs to stay with a power card instead of going on."""


@dataclass
class Routes:
    """The ways from here, for one belief of the hunters."""

    scene: Scene
    danger: Danger
    sureness: float
    """How likely two guesses of the hunters agree on where Dracula is: 1 if they know."""
    risks: dict[tuple[str, int], float] = field(default_factory=dict)

    @cached_property
    def free(self) -> dict[str, int]:
        """From which night on Dracula may go to a place: 1 is tonight."""
        view = self.scene.view
        nights = dict.fromkeys(view.location_deck, 1)
        for number, hideout in enumerate(view.trail):
            if hideout is not None:
                nights[hideout.card] = TRACKS.trail_spaces + 1 - number
        for lair in view.lairs:
            if lair is not None:
                nights[lair.card] = 1
        return nights

    def risk(self, place: str, night: int) -> float:
        """What being in a place costs on the day after this night; the first night is known better elsewhere."""
        if self.scene.atlas.places[place].kind == "sea":
            return 0.0
        if (place, night) not in self.risks:
            far = journeys(self.scene.view.map)
            guessed = STRAY + self.sureness / 3 ** (night - 1)
            missed, threats = 1.0, []
            for who in self.scene.active:
                late = far[who.place].get(place, 9.0) - night
                if late <= 0:
                    missed *= 1 - min(0.7, guessed)
                    threats.append(self.danger.threat[who.hunter])
                elif late <= 1:
                    missed *= 1 - min(0.7, guessed) / 4
            fight = sum([threat * FOLLOWS**number for number, threat in enumerate(sorted(threats, reverse=True))])
            self.risks[place, night] = (1 - missed) * (SEEN + max(fight, -1.0))
        return self.risks[place, night]

    @cached_property
    def burns(self) -> tuple[float, float]:
        """What a move to sea costs from a port, and from another sea zone."""
        stakes, smith = Stakes(self.scene), self.scene.view.hunter_ally == "rufus_smith"
        return (
            SALT * stakes.struck(NUMBERS.port_to_sea_damage),
            SALT * stakes.struck(NUMBERS.sea_to_sea_damage + smith),
        )

    def onward(self, place: str, gone: tuple[str, ...] = (), night: int = 2) -> float:
        """The best way on from a place where he will be after the night before; `gone` are the places on the way."""
        if night > NIGHTS:
            return 0.0
        atlas, holy = self.scene.atlas, self.scene.holy
        at_sea = atlas.places[place].kind == "sea"
        best = -STUCK
        if self.scene.view.advanced:
            best = -WAIT - self.risk(place, night)
        for to in atlas.neighbours(place):
            if to in gone or to == place or to in holy or self.free.get(to, 99) > night:
                continue
            if atlas.places[to].kind == "sea":
                value = -self.burns[at_sea]
            else:
                value = TRAP - self.risk(to, night) - (1.0 if self.scene.hunters_in(to) else 0.0)
            best = max(best, value + LATER * self.onward(to, (*gone, place), night + 1))
        return best
