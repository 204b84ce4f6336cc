"""The group's outlook: where its Quests send it, which Menhir is next, what it lacks."""

from __future__ import annotations

from functools import cached_property

from nokturn.games.grail.bot.aims import Aims
from nokturn.games.grail.bot.memory import Memory
from nokturn.games.grail.bot.pages import Pages
from nokturn.games.grail.bot.quests import FOR_QUEST, menhirs_wanted, quest_places, wanted
from nokturn.games.grail.bot.ways import Steps, apart, steps_from
from nokturn.games.grail.bot.worth import Need, Needs, Scales, amount
from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.printed.language.effects_of_world import Pay
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.locations import card_at, menhirs
from nokturn.games.grail.world.menhirs import foreseen

MATTERS = 0.85
"""A place the group really wants to go to."""
ASKED, OPENS, NEARER, SAVES = 25.0, 9.0, 4.0, 5.0
"""To light a Menhir because a Quest says so, it opens a place, leads towards one, or the last light goes out."""
SOON, HURRY = 3, 5
"""Days left at which a light is to be renewed, and at which its price must be found."""
NEEDED, PRESSING = 1.8, 4.0
"""What one more of what the group lacks is worth."""
WORTH_LIGHTING = 4.0
FOR_GOOD = 12
"""Without any Menhir no Location is discarded; GRAIL-MENHIR-09."""
PROMISING = 6.0
"""What a choice must be hoped to bring before the group saves for it."""


class Outlook:
    """What follows from the table as it lies, worked out when it is asked for."""

    def __init__(self, state: Grail, memory: Memory, whim: str = "") -> None:
        self.state, self.memory = state, memory
        self.group = state.by_number()
        self.aims = Aims(state, whim)

    @cached_property
    def matters(self) -> dict[int, float]:
        found = quest_places(self.state) | dict.fromkeys(self.aims.places, FOR_QUEST)
        return {self.memory.replaced.get(place, place): weight for place, weight in found.items()}

    @cached_property
    def wanted(self) -> dict[str, float]:
        return wanted(self.state) | self.aims.wanted

    # Menhirs

    def cost_of(self, place: int) -> dict[str, int]:
        """Food, Wealth and Magic that the Menhir there takes."""
        owed: dict[str, int] = {}
        for effect in foreseen(self.state, self.group, place).cost:
            for do in effect.parts:
                if isinstance(do, Pay):
                    owed[do.what] = owed.get(do.what, 0) + number(self.state, do.n)
        return owed

    def has_rite(self, place: int) -> bool:
        lit = card_at(self.state, place).activation
        about = Context(actor=self.group[0], party=self.group, location=place)
        return lit is not None and holds(self.state, lit.conditions, about)

    @cached_property
    def days_of_light(self) -> int:
        """Until the last Menhir goes out."""
        return max([self.state.places[one].dial for one in menhirs(self.state)], default=0)

    def days_on_map(self, place: int) -> int:
        """How many Days a Location stays face up, this one counted; a long time, if all lights go out together."""
        lit = {one: self.state.places[one].dial for one in menhirs(self.state)}
        near = [days for one, days in lit.items() if apart(self.state, one, place) <= 1]
        return 1 + (max(near, default=0) if any(lit.values()) else FOR_GOOD)

    def lighting(self, place: int) -> float:
        """How much the group wants the Menhir there lit anew."""
        state = self.state
        here = state.places[place]
        worth = ASKED if place in menhirs_wanted(state) else 0.0
        lasting = [one for one in menhirs(state) if state.places[one].dial > 1]
        for goal, weight in self.matters.items():
            if weight < MATTERS or any(apart(state, one, goal) <= 1 for one in lasting):
                continue
            nearest = min([apart(state, one, goal) for one in lasting], default=99)
            if apart(state, place, goal) <= 1:
                worth += OPENS * weight
            elif apart(state, place, goal) < nearest and not lasting:
                worth += NEARER
            elif apart(state, place, goal) < nearest:
                worth += NEARER * weight
        if self.days_of_light <= SOON:
            worth += SAVES * (1 + SOON - self.days_of_light)
        gained = foreseen(state, self.group, place).dial - here.dial
        return worth if gained >= SOON else 0.0

    @cached_property
    def next_menhir(self) -> int:
        """The Menhir the group wants to light next; 0: none."""
        sites = [place for place in self.state.places if card_at(self.state, place).activation is not None]
        able = [place for place in sites if self.has_rite(place)] or sites
        worths = {place: self.lighting(place) - 0.4 * self._lack(place) for place in able}
        best = max(sorted(worths), key=lambda place: worths[place], default=0)
        return best if best and self.lighting(best) >= WORTH_LIGHTING else 0

    def _lack(self, place: int) -> int:
        return sum([max(0, n - self.owned(what)) for what, n in self.cost_of(place).items()])

    def owned(self, what: str) -> int:
        """By the whole group."""
        return sum([amount(hero, what) for hero in self.state.heroes.values()])

    def can_light(self, place: int) -> bool:
        """The group has the Rite and the price; whoever pays must be there."""
        if not place or not self.has_rite(place):
            return False
        return all(self.owned(what) >= n for what, n in self.cost_of(place).items())

    @cached_property
    def needs(self) -> Needs:
        """What the next Menhir and the next errand take."""
        required = dict(self.cost_of(self.next_menhir)) if self.next_menhir else {}
        pressing = bool(self.next_menhir) and (self.days_of_light <= HURRY or self.has_rite(self.next_menhir))
        for what, n in self._errand.items():
            required[what] = required.get(what, 0) + n
        each = PRESSING if pressing else NEEDED
        return {what: Need(n, self.owned(what), each) for what, n in required.items()}

    @cached_property
    def _errand(self) -> dict[str, int]:
        """What the most promising choice takes that the group cannot pay yet."""
        scales = Scales(self.state, self.group, {}, self.wanted)
        pages = Pages(self.state, self.memory, scales, self.matters, self.aims)
        dear = [found for found in pages.too_dear(self.group) if found[0] >= PROMISING]
        if not dear:
            return {}
        best = max(dear, key=lambda found: found[0])[1]
        costs = [do for effect in best.cost for do in effect.parts if isinstance(do, Pay)]
        return {do.what: number(self.state, do.n) for do in costs if do.what in ("food", "wealth", "magic")}

    # places

    def scales(self, *party: str) -> Scales:
        return Scales(self.state, party or self.group, self.needs, self.wanted)

    def pages(self, *party: str) -> Pages:
        return Pages(self.state, self.memory, self.scales(*party), self.matters, self.aims)

    def steps(self, hero: str) -> Steps:
        return steps_from(self.state, self.state.heroes[hero].location)

    def arriving(self, place: int, scales: Scales) -> float:
        """What the lightning rule there and Guardians do to whoever comes."""
        state = self.state
        worth = 0.0
        for card, where in state.guardians.items():
            if where == place:
                worth += scales.meeting(state.content.encounters[card.partition(":")[0]].colour) - 1.0
        instant = card_at(state, place).instant
        struck = place in state.places and state.places[place].struck
        if instant is None or (instant.once_per_day and struck):
            return worth
        about = Context(actor=self.group[0], party=self.group, location=place)
        if instant.unless and holds(state, instant.unless, about):
            return worth
        worth += scales.effects(instant.effects)
        return worth + (scales.effects(instant.toss_skull) + scales.effects(instant.toss_grail)) / 2
