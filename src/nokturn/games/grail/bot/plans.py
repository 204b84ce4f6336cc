"""What a Character does with its Day: every Action here or elsewhere, by what it brings for its Energy."""

from __future__ import annotations

from nokturn.games.grail.bot.outlook import Outlook
from nokturn.games.grail.effects.costs import affordable
from nokturn.games.grail.effects.in_force import printed_rules
from nokturn.games.grail.printed.locations import Deed
from nokturn.games.grail.state import choices as do
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.world.locations import card_at
from nokturn.games.grail.world.menhirs import can_light
from nokturn.kernel import Ask, Option

EXHAUSTED = 2
"""Energy below which the night brings little."""
TIRING = 6.5
"""What it costs to lie down exhausted."""
BARELY = 0.25
"""What an Action must bring at least."""
LIGHT = 30.0
SAFETY = 7.0
"""To be away from a Location that the Wyrdness takes in the morning."""
A_DAY = 5
"""Energy that a Day has for Travel."""
STRAGGLER = 9.0
"""To be with the others again."""


class Plans:
    """The possible deeds of one Character."""

    def __init__(self, look: Outlook, hero: str) -> None:
        self.look, self.hero = look, hero
        self.state = look.state
        self.me = look.state.heroes[hero]
        self.scales = look.scales(hero)
        self.leader = look.group[0]
        self.costs = {"travel": 1, "explore": 1}
        """What these take of one's Energy today, as the question says."""

    @property
    def leads(self) -> bool:
        return self.hero == self.leader

    def best(self, ask: Ask) -> Option:
        """The option with the most for its Energy, or to pass."""
        self.costs |= {what: int(n) for what, n in ask.args if what in self.costs}
        worths = {option: self.worth(option) for option in ask.options}
        best = max(ask.options, key=lambda option: worths[option])
        if worths[best] <= 0.0:
            return do.Rest() if do.Rest() in ask.options else do.PassDay()
        return best  # type: ignore[no-any-return]

    def worth(self, option: Option) -> float:
        match option:
            case do.Explore():
                return self._rate(self.exploring(self.me.location), self.costs["explore"])
            case do.UseLocation():
                deed = card_at(self.state, self.me.location).action
                return self._rate(self.deed(deed), deed.energy) if deed else -1.0
            case do.UseCharacter():
                own = self.state.content.characters[self.hero].action
                return self._rate(self.deed(own), own.energy)
            case do.UseAction():
                rule = printed_rules(self.state, option.source)[option.number]
                gain = self.scales.effects(rule.do, "card") + self.scales.effects(rule.cost, "card")
                return self._rate(gain, rule.energy)
            case do.CheckMenhir():
                return LIGHT if self._can_light_here() else -1.0
            case do.Travel():
                return self.travelling(option.location)
            case do.PickUp():
                return 50.0
        return -1.0

    def _rate(self, gain: float, energy: int, now: int | None = None) -> float:
        """What it brings for each Energy; tiredness counts once one would lie down exhausted for it.  What is due now
        (all of it, if nothing else is said) one must have oneself: nobody else can be counted on."""
        left = self.me.energy - energy
        if self.me.energy < (energy if now is None else now):
            return -1.0
        if self.me.food and left < EXHAUSTED <= self.me.energy:
            gain -= TIRING
        return (gain - BARELY) / max(1, energy) if gain > BARELY else gain - BARELY

    def exploring(self, place: int) -> float:
        return self.look.pages(self.hero).exploring((self.hero,), place)

    def deed(self, deed: Deed | None) -> float:
        """An Action with a printed cost."""
        alone = Context(setting="journal", actor=self.hero, party=(self.hero,), location=self.me.location)
        if deed is None or not affordable(self.state, deed.cost, alone):
            return 0.0
        gain = self.scales.effects(deed.cost) + self.scales.effects(deed.effects)
        return gain + (self.scales.effects(deed.toss_skull) + self.scales.effects(deed.toss_grail)) / 2

    def _can_light_here(self) -> bool:
        place = self.look.next_menhir
        return bool(place) and place == self.me.location and self._payable(place)

    def _payable(self, place: int) -> bool:
        """By those who are here."""
        there = [one for one in self.state.at(self.me.location) if not self.state.heroes[one].passed]
        return not can_light(self.state, tuple(there), place)

    # going elsewhere

    def travelling(self, first: int) -> float:
        """The best of the places that lie this way; the group goes where its first member leads."""
        if not self.leads:
            there = self.state.heroes[self.leader].location
            far, way = self.look.steps(self.hero).get(there, (0, 0))
            return self._rate(STRAGGLER, far, self.costs["travel"]) if far and way == first else -1.0
        if not self._all_can_go():
            return -1.0
        found = [
            self._rate(self.going_to(place) + self.look.arriving(place, self.scales), far + 1, self.costs["travel"])
            for place, (far, way) in self.look.steps(self.hero).items()
            if far and way == first and self._in_time(place, far)
        ]
        return max(found, default=-1.0)

    def _in_time(self, place: int, far: int) -> bool:
        """It is still there when one comes, with Energy left to do something."""
        days = self.look.days_on_map(place)
        return days > 1 + (far + 1) // A_DAY or (days >= 1 and far + 1 <= self.me.energy)

    def _all_can_go(self) -> bool:
        """Nobody would be left behind."""
        here = [self.state.heroes[one] for one in self.state.at(self.me.location)]
        return not any(one.passed for one in here) and sum([one.energy for one in here]) >= len(here)

    def going_to(self, place: int) -> float:
        """What there is to do."""
        action = card_at(self.state, place).action
        used = action is not None and place in self.state.places and self.state.places[place].acted
        gains = [self.exploring(place), 0.0 if used else self.deed(action)]
        if place == self.look.next_menhir and self.look.can_light(place):
            gains.append(LIGHT)
        flees = self.look.days_on_map(self.me.location) <= 1 < self.look.days_on_map(place)
        return max(gains) + (SAFETY if flees else 0.0)
