"""A companion: plays any Character beside people or alone, after Quests, Menhirs and Food, by its own view only.

It keeps nothing in mind that the log does not say, and decides with the others by leaving it to whoever has a wish."""

from __future__ import annotations

from random import Random

from nokturn.games.grail.bot import growth
from nokturn.games.grail.bot.fights import Fight
from nokturn.games.grail.bot.glance import at_a_glance
from nokturn.games.grail.bot.imagined import imagined
from nokturn.games.grail.bot.memory import Memory
from nokturn.games.grail.bot.outlook import Outlook
from nokturn.games.grail.bot.pages import reading
from nokturn.games.grail.bot.plans import Plans
from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.effects_of_world import DrawEncounter
from nokturn.games.grail.seen.view import GrailView
from nokturn.games.grail.state import choices as do
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.locations import card_at
from nokturn.kernel import Answer, Ask, Option
from nokturn.kernel.chance import rekey
from nokturn.kernel.events import Line
from nokturn.kernel.game import first_answer
from nokturn.kernel.together.agreement import LEAVE_IT

FIT = 4
"""Health at which one gladly helps."""
EAGER = 3
"""Energy at which one goes along to explore."""


class Companion:
    """One answer after another."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._memory = Memory()

    def answer(self, view: GrailView, ask: Ask, log: tuple[Line, ...]) -> Answer:
        self._memory.read(log)
        if LEAVE_IT in ask.options:
            return LEAVE_IT
        if ask.kind == "one" and (named := self._named(ask)) is not None:
            return named
        if ask.prompt in ("take-character", "resume-as"):
            return Random(self._key).choice([one for one in ask.options if one != do.TakeNobody()] or ask.options)
        if not view.heroes or ask.seat not in view.heroes:
            return first_answer(ask)
        state = imagined(view, self._memory, rekey(self._key, len(log)))
        hero = view.heroes[ask.seat].hero
        return self._decide(state, hero, ask)

    def _named(self, ask: Ask) -> Option | None:
        """What somebody in the group is for, where this one has the last word."""
        said = [one for one in self._memory.said if one in ask.options and one != do.TradeFirst()]
        return said[0] if said else None  # type: ignore[return-value]

    def _decide(self, state: Grail, hero: str, ask: Ask) -> Answer:
        look = Outlook(state, self._memory, self._key)
        match ask.prompt:
            case "act":
                return Plans(look, hero).best(ask)
            case "choice":
                return self._choice(look, hero, ask)
            case "play" if state.fray is not None:
                return Fight(state, hero, look.needs, look.wanted).best(ask)
            case "advance":
                return growth.advance(state, hero, ask)
            case "swap-cards":
                return growth.swap(state, hero, ask)
            case "join-party":
                return self._join(look, hero, ask)
            case "light-menhir":
                return self._light(look, ask)
        return at_a_glance(state, ask, look.needs, look.wanted)

    def _choice(self, look: Outlook, hero: str, ask: Ask) -> Option:
        """By what lies open, what was read, and what may be hoped for."""
        location = dict(ask.args)["location"]
        party = (hero, *[one for one in look.state.at(look.state.heroes[hero].location) if one != hero])
        pages = look.pages(*party)
        worths = {
            one: pages.choice(reading(party, location), one.choice)
            for one in ask.options
            if isinstance(one, do.TakeChoice)
        }
        return max(worths, key=lambda one: worths[one])

    def _join(self, look: Outlook, hero: str, ask: Ask) -> Option:
        """Whoever leads is followed; an Encounter is met together; elsewhere one goes along with Energy to spare."""
        facts = dict(ask.args)
        me = look.state.heroes[hero]
        action, location = facts["action"], facts["location"]
        if action in ("travel", "menhir"):
            return do.Join() if hero != look.group[0] or action == "menhir" else do.StayOut()
        if action == "explore":
            able = me.energy >= EAGER and me.health >= FIT
            fight = able and look.pages(facts["hero"], hero).leads_to_fight((facts["hero"], hero), location)
            return do.Join() if fight else do.StayOut()
        if action == "location":
            deed = card_at(look.state, location).action
            met = deed is not None and any(isinstance(one, DrawEncounter) for one in parts_of(deed.effects))
            return do.Join() if met and me.health >= FIT else do.StayOut()
        return do.StayOut()

    def _light(self, look: Outlook, ask: Ask) -> Option:
        location = dict(ask.args)["location"]
        return do.Activate() if location == look.next_menhir else do.LeaveMenhir()


def make_bot(key: str) -> Companion:
    """A companion whose whims follow from `key`."""
    return Companion(key)
