"""What things are worth, all in one coin: about the good of one Food on an ordinary day."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.printed.language import effects_of_world as does
from nokturn.games.grail.printed.language.effects import Effect
from nokturn.games.grail.printed.language.effects_of_world import Do
from nokturn.games.grail.printed.language.scopes import Context as Setting
from nokturn.games.grail.printed.language.scopes import scope_of
from nokturn.games.grail.state.hero import Hero
from nokturn.games.grail.state.state import Grail


class Need(NamedTuple):
    """Of Food, Wealth or Magic, for what the group is about to do."""

    required: int
    owned: int
    each: float
    """What one of them is worth until there is enough."""


Needs = Mapping[str, Need]
ENOUGH = Need(0, 0, 0.0)

HEALTH = (-24.0, -14.0, -9.0, -5.5, -2.8, -1.0, 0.2, 1.1, 1.8, 2.3, 2.6)
"""How it feels to have so much of it; 0 is dying."""
MEALS = (10.0, 5.0, 3.0, 1.8, 1.0)
"""What the meal of tonight is worth, that of tomorrow, and so on."""
PLENTY = {"wealth": 2, "magic": 2, "rep": 2}
"""What a Character likes to carry; what is beyond it is worth little."""
GOODS = {"wealth": 0.9, "magic": 1.0, "rep": 0.6}
LITTLE = 0.25
XP, ITEM, SECRET, STATUS, CLUE = 1.2, 1.8, 4.0, 2.5, 1.0
MEETING = {"green": -0.6, "grey": -1.0, "purple": -1.6, "blue": -0.8}
"""An Encounter, Reward included, for somebody in good health."""
VICTORY = 300.0


def amount(hero: Hero, what: str) -> int:
    """How much of a resource, or how high a track stands."""
    found: int = getattr(hero, what, 0)
    return found


def health_worth(health: int) -> float:
    return HEALTH[min(health, len(HEALTH) - 1)]


def terror_worth(terror: int, health: int) -> float:
    """It hurts a little all the time, and much once it is greater than Health, or near madness."""
    worth = -0.35 * terror
    if terror > health:
        worth -= 1.5 + 0.7 * (terror - health)
    if terror >= 8:
        worth -= 3.0
    return worth


def energy_worth(energy: int) -> float:
    """Below 2 one recovers badly."""
    return 0.55 * energy - (1.2 if energy < 2 else 0.0)


def body_worth(hero: Hero) -> float:
    return health_worth(hero.health) + terror_worth(hero.terror, hero.health) + energy_worth(hero.energy)


def good_worth(what: str, has: int) -> float:
    """So much of one good, on one tray."""
    if what == "xp":
        return XP * has
    if what == "food":
        worth = sum(MEALS[:has]) + LITTLE * max(0, has - len(MEALS))
    else:
        worth = GOODS[what] * min(has, PLENTY[what]) + LITTLE * max(0, has - PLENTY[what])
    return worth


def needed_worth(what: str, n: int, needs: Needs) -> float:
    """What it is worth to the group to have `n` more (or fewer) of what it needs."""
    need = needs.get(what, ENOUGH)
    return need.each * (min(need.required, max(0, need.owned + n)) - min(need.required, need.owned))


def group_worth(state: Grail, needs: Needs) -> float:
    """All Characters as they stand."""
    heroes = state.heroes.values()
    goods = ("food", "wealth", "magic", "rep", "xp")
    worth = sum([good_worth(what, amount(hero, what)) for hero in heroes for what in goods])
    worth += sum([body_worth(hero) + ITEM * len(hero.items) + SECRET * len(hero.secrets) for hero in heroes])
    for what, need in needs.items():
        worth += needed_worth(what, sum([amount(hero, what) for hero in heroes]) - need.owned, needs)
    return worth


def change_worth(hero: Hero, what: str, n: int, needs: Needs) -> float:
    """What it is worth to this Character to have `n` more (or fewer) of something."""
    has = amount(hero, what)
    then = max(0, has + n)
    if what == "health":
        top = 9
        return (
            health_worth(min(top, then))
            - health_worth(has)
            + terror_worth(hero.terror, then)
            - terror_worth(hero.terror, has)
        )
    if what == "terror":
        return terror_worth(min(9, then), hero.health) - terror_worth(has, hero.health)
    if what == "energy":
        return energy_worth(then) - energy_worth(has)
    return good_worth(what, then) - good_worth(what, has) + needed_worth(what, then - has, needs)


class Scales:
    """Weighs what effects would do to a Party."""

    def __init__(self, state: Grail, party: tuple[str, ...], needs: Needs, wanted: Mapping[str, float]) -> None:
        self.state, self.needs, self.wanted = state, needs, wanted
        self.party = [state.heroes[hero] for hero in party if hero in state.heroes]

    def effects(self, effects: Iterable[Effect], setting: Setting = "journal") -> float:
        """A list of effects; of alternatives the best, a toss counts half."""
        total = 0.0
        for effect in effects:
            total += max([sum([self.do(do, setting) for do in one]) for one in effect.alternatives])
        return total

    def do(self, do: Do, setting: Setting = "journal") -> float:
        worth = self._certain(do, setting)
        return worth / 2 if do.toss else worth

    def _certain(self, do: Do, setting: Setting) -> float:
        match do:
            case does.Gain():
                return self._changed(do, do.what, number(self.state, do.n), setting)
            case does.Lose() | does.Pay():
                if do.what in ("card", "charge"):
                    return -0.5
                n = number(self.state, do.n, 99)
                return self._changed(do, do.what, -n, setting)
            case does.Damage():
                return self._changed(do, "health", -number(self.state, do.n), setting)
            case does.SetStatus():
                return self.status(do)
            case does.GainSecret():
                return self.secret(do.secret)
            case does.GainItem() | does.DrawItem():
                return ITEM
            case does.DiscardItem():
                return -ITEM
            case does.GainClue():
                return 0.0 if do.clue in self.state.clues else CLUE
            case does.DrawEncounter():
                return self.meeting(do.colour)
            case does.ChangeMenhir():
                return 1.2 * do.n
            case does.EndCampaign():
                return VICTORY if self.state.content.endings[do.ending].victory else -VICTORY
            case does.StartQuest() | does.QuestDone():
                return STATUS
            case does.PlaceGuardian():
                return -2.0
            case does.ReplaceLocation():
                return 1.0
        return 0.0

    def _changed(self, do: Do, what: str, n: int, setting: Setting) -> float:
        """Of those it concerns: all of them, or whoever gains most or loses least by it."""
        scope = scope_of(do, setting)
        each = [change_worth(hero, what, n, self.needs) for hero in self.party]
        if not each:
            return 0.0
        if scope == "all":
            heroes = self.state.heroes.values()
            return sum([change_worth(hero, what, n, self.needs) for hero in heroes])
        if scope == "each":
            return sum(each)
        return max(each)

    def status(self, do: does.SetStatus) -> float:
        """Something that was not so before; what a Quest asks for most of all."""
        parts = self.state.statuses.get(do.status, ())
        if (do.part in parts) if do.part else bool(parts):
            return 0.0
        if do.one_more:
            return -1.0
        return STATUS + self.wanted.get(f"status/{do.status}", 0.0)

    def secret(self, secret: str) -> float:
        if any(secret in hero.secrets for hero in self.state.heroes.values()):
            return 0.0
        return SECRET + self.wanted.get(f"secret/{secret}", 0.0)

    def meeting(self, colour: str) -> float:
        """An Encounter that these would face: the weaker they are, the worse."""
        health = max([hero.health for hero in self.party], default=0)
        calm = max([hero.health - hero.terror for hero in self.party], default=0)
        worse = 0.9 * max(0, 6 - health) + 0.6 * max(0, 2 - calm)
        return MEETING[colour] - worse
