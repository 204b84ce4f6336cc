"""What hunters can expect where: Dracula himself, his trail, encounters about to mature."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np

from nokturn.games.dracula.belief.charts import CODES
from nokturn.games.dracula.belief.hypotheses import SLID
from nokturn.games.dracula.bot.arms import might
from nokturn.games.dracula.bot.reach import day_reach, journeys, nearness
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.printed.content import ENCOUNTERS, NUMBERS, TRACKS
from nokturn.games.dracula.seen.view import HideoutView

CHASE = 5.0
"""What being near Dracula is worth."""
TRACE = 2.5
"""What finding a card of his trail is worth, the newest one most."""
LURKING = 0.45
"""How likely an encounter nobody has seen is a vampire, 0.9 under a rumor."""
HASTE = 0.5
"""What every day on the way to Dracula costs a hunter who is far from him."""
SAILS = 0.25
STAYS = 0.3
"""How often he sails or stays, beside going on by a road."""
AGAIN = 0.5
"""A way that another hunter already watches is worth watching so much."""
NET = 12.0
"""What cutting off all ways would be worth."""
FAINT = 2
"""Whoever has no more health than this keeps away from Dracula; with twice as much he is himself again."""
FOREVER = 99
OTHERS = 0.3
"""How much of a lead another hunter on the spot takes away."""


class Spot(NamedTuple):
    """A place that may lie on the trail, by how likely it does."""

    place: str
    trace: float
    """What it would tell of where Dracula went."""
    booty: float
    """Influence he would lose there."""
    days: int
    """Until then it is worth going there."""


@dataclass
class Leads:
    """For the hunters of one seat, or for Dracula who thinks like them."""

    scene: Scene

    @cached_property
    def tomorrow(self) -> dict[str, float]:
        """Where he will be after his next move, if he goes on by any way."""
        found: dict[str, float] = {}
        atlas, watched = self.scene.atlas, {who.place for who in self.scene.afield}
        for place, chance in self.scene.likely.items():
            ways = {to: SAILS if atlas.places[to].kind == "sea" else 1.0 for to in atlas.neighbours(place)}
            ways = {to: often for to, often in ways.items() if to not in watched and to not in self.scene.holy}
            ways[place] = STAYS
            total = sum(ways.values())
            for to, often in ways.items():
                found[to] = found.get(to, 0.0) + chance * often / total
        return found

    def net(self, hunter: str) -> Callable[[str], float]:
        """How much of where Dracula will be this hunter can reach tomorrow from a place, and the others cannot."""
        scene = self.scene
        covered: dict[str, int] = {}
        for who in scene.active:
            if who.hunter != hunter:
                for place in day_reach(scene, who, who.place):
                    covered[place] = covered.get(place, 0) + 1
        left = {place: chance * AGAIN ** covered.get(place, 0) for place, chance in self.tomorrow.items()}
        mine = scene.view.hunters[hunter]

        def value(start: str) -> float:
            return sum([left.get(place, 0.0) for place in day_reach(scene, mine, start)])

        return value

    @cached_property
    def trail(self) -> tuple[dict[str, float], ...]:
        """How likely each place lies on each trail space."""
        known = self.scene.belief.known
        odds: list[dict[str, float]] = [{} for _ in range(TRACKS.trail_spaces)]
        if not self.scene.view.clues or not len(known.rows):
            return tuple(odds)
        names = known.chart.names
        for space, cards in known.rows.columns:
            if space != SLID:
                sums = np.bincount(cards, known.rows.weights, CODES)[: len(names)]
                odds[space] = {names[int(code)]: float(sums[code]) for code in np.flatnonzero(sums > 0.001)}
        return tuple(odds)

    def booty(self, hideout: HideoutView) -> float:
        """Influence that Dracula would lose with the encounters of a hideout."""
        found = 0.0
        for laid in hideout.encounters:
            if laid.card:
                found += ENCOUNTERS[laid.card].mature_influence
            else:
                found += 3.3 * (0.9 if hideout.rumor else LURKING)
        return found + NUMBERS.rumor_influence * (hideout.rumor and found > 0)

    @cached_property
    def spots(self) -> list[Spot]:
        """What lies on the trail, and in lairs that were found."""
        view, found = self.scene.view, []
        for number, hideout in enumerate(view.trail):
            if hideout is None or hideout.back in ("sea", "power"):
                continue
            days = TRACKS.trail_spaces - number
            booty = self.booty(hideout)
            trace = 0.0 if hideout.face_up else TRACE * (1.0 - 0.1 * number)
            for place, chance in self.trail[number].items():
                found.append(Spot(place, chance * trace, chance * booty, days))
        lairs = [lair for lair in view.lairs if lair is not None and lair.face_up]
        return found + [Spot(lair.card, 0.0, 0.3 * self.booty(lair), FOREVER) for lair in lairs]

    def able(self, hunter: str) -> float:
        """How much of a find this hunter can make his: the weak and the unarmed rather not."""
        who = self.scene.view.hunters[hunter]
        return min(1.0, 0.2 + might(self.scene, who) / 2.5) * min(1.0, self.scene.health_left(hunter) / 6)

    def courage(self, hunter: str) -> float:
        """Whether this hunter looks for Dracula at all: the frail rest first."""
        return min(max((self.scene.health_left(hunter) - FAINT) / FAINT, 0.0), 1.0)

    def finds(self, hunter: str) -> dict[str, float]:
        """What this hunter finds of the trail if he gets there today."""
        able, found = self.able(hunter), dict[str, float]()
        for spot in self.spots:
            found[spot.place] = found.get(spot.place, 0.0) + spot.trace + able * spot.booty
        return found

    def outlook(self, hunter: str) -> Callable[[str], float]:
        """How good it is for this hunter to be in a place tonight, for the days after."""
        near, far = nearness(self.scene.view.map), journeys(self.scene.view.map)
        others = [near[who.place] for who in self.scene.active if who.hunter != hunter]

        def left(place: str, value: float) -> float:
            for other in others:
                value *= 1 - OTHERS * other.get(place, 0.0)
            return value

        likely, net, courage = self.scene.likely, self.net(hunter), self.courage(hunter)
        chase = [(place, left(place, CHASE * courage * chance)) for place, chance in likely.items()]
        able = self.able(hunter)
        spots = [(one.place, left(one.place, one.trace + able * one.booty), one.days - 1) for one in self.spots]

        def value(start: str) -> float:
            ways, days_to = near[start], far[start]
            total = NET * courage * net(start) + sum([weight * ways.get(place, 0.0) for place, weight in chase])
            total -= HASTE * courage * sum([chance * days_to.get(place, 9.0) for place, chance in likely.items()])
            return total + sum(
                [worth * ways[place] for place, worth, days in spots if place in ways and days_to[place] <= days]
            )

        return value
