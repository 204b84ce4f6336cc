"""What Dracula has to fear where: who could come there tomorrow, knowing what everybody knows, and with which arms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from nokturn.games.dracula.belief import Belief, after
from nokturn.games.dracula.bot.arms import might
from nokturn.games.dracula.bot.reach import day_reach, nearness
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.bot.stakes import Stakes
from nokturn.games.dracula.seen.view import HunterView
from nokturn.games.dracula.state.clues import Clue, Placed, Stays

STRAY = 0.04
"""How likely a hunter goes to a place without any reason, beside the reasons he has."""
SHARP = 2.0
"""How much more often hunters go to the likelier of two places."""
SEEN = 1.5
"""What being found costs by itself."""
FOLLOWS = 0.7
"""How likely a hunter who could come follows one who has found Dracula."""
CLOSE = 1.2
"""What hunters around a place cost, in the days to come."""
NEW_CARD = 10**6
"""A slot that no card has."""


@dataclass
class Danger:
    """Of one night's move."""

    scene: Scene

    @cached_property
    def reaches(self) -> dict[str, tuple[str, ...]]:
        """Where each hunter can be tomorrow."""
        return {who.hunter: day_reach(self.scene, who) for who in self.scene.active}

    @cached_property
    def threat(self) -> dict[str, float]:
        """What each hunter does to Dracula in a combat, about."""
        stakes = Stakes(self.scene)
        return {who.hunter: self._threat(who, stakes) for who in self.scene.active}

    def _threat(self, who: HunterView, stakes: Stakes) -> float:
        strength = 2.2 * might(self.scene, who) * stakes.struck(1)
        return strength + stakes.hurt(who.hunter, 3)

    def found(self, place: str, likely: Mapping[str, float]) -> float:
        """How likely somebody comes here tomorrow, if hunters believe Dracula to be where `likely` says."""
        missed = 1.0
        for reach in self.reaches.values():
            if place in reach:
                reasons = {one: (STRAY + likely.get(one, 0.0)) ** SHARP for one in reach}
                missed *= 1 - reasons[place] / sum(reasons.values())
        return 1 - missed

    def at(self, place: str, likely: Mapping[str, float]) -> float:
        """What being here costs, tomorrow and later."""
        places = self.scene.atlas.places
        near = nearness(self.scene.view.map)
        around = sum([near[who.place].get(place, 0.0) for who in self.scene.active])
        known: float = likely.get(place, 0.0) ** 0.5
        later = CLOSE * around * (0.35 + 0.65 * known)
        if places[place].kind == "sea":
            return later
        coming = [name for name, reach in self.reaches.items() if place in reach]
        threats = sorted([self.threat[name] for name in coming], reverse=True)
        fight = sum([threat * FOLLOWS**number for number, threat in enumerate(threats)])
        return later + self.found(place, likely) * (SEEN + max(fight, -1.0))

    # what the hunters will believe

    @cached_property
    def watched(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys([who.place for who in self.scene.afield]))

    def believed(self, clue: Clue) -> Mapping[str, float]:
        """Where they will think Dracula is once they have seen this."""
        belief: Belief = after(self.scene.belief, clue)
        return belief.probabilities()

    @cached_property
    def after_city(self) -> Mapping[str, float]:
        """He has put down a city, or Hide."""
        view = self.scene.view
        shown = any(one is not None and one.card == "hide" and one.face_up for one in view.trail)
        hide = view.advanced and not view.revealed and not shown
        barred = tuple(dict.fromkeys((*self.scene.holy, *self.watched)))
        return self.believed(Placed(NEW_CARD, "city", barred, self.scene.holy, hide=hide))

    @cached_property
    def after_sea(self) -> Mapping[str, float]:
        barred = tuple(dict.fromkeys((*self.scene.holy, *self.watched)))
        return self.believed(Placed(NEW_CARD, "sea", barred, self.scene.holy))

    @cached_property
    def after_wolf(self) -> Mapping[str, float]:
        barred = tuple(dict.fromkeys((*self.scene.holy, *self.watched)))
        return self.believed(Placed(NEW_CARD, "city", barred, self.scene.holy, wolf=True))

    @cached_property
    def after_staying(self) -> Mapping[str, float]:
        """He has not moved, for all to see."""
        return self.believed(Stays(NEW_CARD, "feed", self.scene.holy))
