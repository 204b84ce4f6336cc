"""Answers that need no search: shares, alternatives, small rules, whatever comes up in the middle of something.

They are asked of a whole table, real as seen or imagined, so that what is tried out is answered in the same way."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from nokturn.games.grail.bot.cards import card_worth
from nokturn.games.grail.bot.worth import Needs, Scales, amount, body_worth
from nokturn.games.grail.effects.in_force import printed_rules
from nokturn.games.grail.encounter.participants import encounter_of
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.printed.language.parser import effect_of
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES
from nokturn.games.grail.state import choices as do
from nokturn.games.grail.state import encounter_choices as fight
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Answer, Ask, Option
from nokturn.kernel.game import first_answer

HELP = ("attack", "response", "gain_terror", "party_gain_terror", "panic_check", "panic_draw", "combat_start",
        "diplo_start", "stage_start", "win_combat", "win_diplo", "start_of_day", "rest", "dream", "before_explore",
        "before_choice", "menhir_activation", "location_action", "join_key", "affinity", "mulligan", "travel",
        "nightmare", "combat_activate", "magic_key", "guardian_enters", "reveal_event", "draw_encounter",
        "location_discarded")  # fmt: skip
"""Moments at which a rule that may be declined is as a rule for the good of whoever has it."""


def at_a_glance(state: Grail, ask: Ask, needs: Needs, wanted: dict[str, float]) -> Answer:
    """The best answer that shows without trying anything out."""
    if ask.kind == "confirm":
        return True
    if ask.kind == "some":
        return some(state, ask)
    if ask.kind != "one":
        return first_answer(ask)
    glance = Glance(state, ask, needs, wanted)
    return max(ask.options, key=lambda option: (glance.worth(option), -ask.options.index(option)))


def some(state: Grail, ask: Ask) -> Answer:
    """Several at once: Items to leave out none, else the least valuable that must be named."""
    if ask.low == 0:
        return ()
    ranked = sorted(ask.options, key=lambda option: _price(state, option))
    return tuple(ranked[: ask.low])


def _price(state: Grail, option: Option) -> float:
    card = getattr(option, "card", "")
    return card_worth(state, card) if card else 0.0


def effects_of(state: Grail, source: str) -> Effects:
    """What is printed where an effect comes from: `passage/101/square`, `event/ch1_2`, `location/104` …"""
    content = state.content
    kind, _, name = source.partition("/")
    if kind == "passage":
        location, _, passage = name.partition("/")
        page = content.passages.get((int(location), passage))
        return (*page.effects, *[one for choice in page.choice for one in choice.effects]) if page else ()
    if kind in ("location", "lightning"):
        card = content.locations.get(int(name)) if name.isdigit() else None
        deed = card.action if card else None
        instant = card.instant if card else None
        found: Effects = (*deed.effects, *deed.toss_skull) if deed else ()
        return (*found, *instant.effects, *instant.toss_skull) if instant else found
    if kind == "action" and name in content.characters:
        return content.characters[name].action.effects
    if kind == "event" and name in content.events:
        event = content.events[name]
        return (*event.effects, *[one for branch in event.branch for one in branch.do])
    if kind == "encounter" and name in content.encounters:
        card_ = content.encounters[name]
        return (*card_.reward, *card_.loot, *card_.failure)
    if kind in ("item", "secret", "skill", "flaw"):
        return tuple([effect for rule in printed_rules(state, source) for effect in rule.do])
    return ()


class Glance:
    """One question, looked at."""

    def __init__(self, state: Grail, ask: Ask, needs: Needs, wanted: dict[str, float]) -> None:
        self.state, self.ask, self.needs, self.wanted = state, ask, needs, wanted
        self.facts = dict(ask.args)
        self.hero = next((hero.id for hero in state.heroes.values() if hero.seat == ask.seat), "")

    def scales(self, heroes: Iterable[str]) -> Scales:
        return Scales(self.state, tuple(heroes), self.needs, self.wanted)

    def worth(self, option: Option) -> float:
        match option:
            case do.Alternative():
                effect = effect_of(option.parts)
                return sum([self.scales([self.hero]).do(part, "card") for part in effect.alternatives[0]])
            case do.ChooseHero():
                return self._meant(option.hero)
            case do.Receive():
                return -self._has(option.hero) + 0.01 * option.n
            case do.Contribute():
                return self._has(option.hero) + 0.01 * option.n
            case do.UseRule():
                return self._rule(option)
            case do.EachPaysOwn() | do.Join() | do.BeginDay() | do.InvokeGrace() | do.Eat() | do.Activate():
                return 1.0
            case do.LeaveBehind() | do.Peek() | do.PutInUse():
                return 0.5
            case do.TakeCard():
                return card_worth(self.state, option.card, self.hero)
            case do.ChooseItem():
                return -1.0
            case do.ChooseMenhir():
                return -float(self.state.places[option.location].dial)
            case do.ChooseLocation():
                return -float(option.location) / 1000
            case do.TradeFirst():  # the same question would follow, and so on
                return -inf
            case do.GiveCard() | do.AcceptDefeat() | do.EndSitting():
                return -5.0
            case do.HandOver():
                return self._gift(option)
        return self._in_encounter(option)

    def _has(self, hero: str) -> float:
        what = str(self.facts.get("what", "food"))
        now = self.state.heroes[hero]
        return float(amount(now, what))

    def _meant(self, hero: str) -> float:
        """For whom what is printed does most good or least harm."""
        effects = effects_of(self.state, str(self.facts.get("source", "")))
        mine = [part for effect in effects for part in effect.parts if part.scope == "choose"]
        return sum([self.scales([hero]).do(part) for part in mine]) + 0.01 * body_worth(self.state.heroes[hero])

    def _gift(self, option: do.HandOver) -> float:
        """Food for somebody who has none, from somebody who has enough."""
        if option.what != "food" or self.ask.prompt != "share-food":
            return -1.0
        return 1.0 if self.state.heroes[self.hero].food > 1 else -1.0

    def _rule(self, option: do.UseRule) -> float:
        rule = printed_rules(self.state, option.source)[option.number]
        cost = self.scales([self.hero]).effects(rule.cost, "card")
        gain = self.scales([self.hero]).effects(rule.do, "card")
        kind = 1.2 if rule.when in HELP else 0.3
        return gain + cost + kind

    def _in_encounter(self, option: Option) -> float:
        match option:
            case fight.SpendCharges() | fight.JoinMagic() | fight.KeepHand():
                return 1.0
            case fight.DiscardCard():
                return -card_worth(self.state, option.card, self.hero)
            case fight.AttackRow():
                return self._row(option.row)
            case fight.UseBypass():
                return 0.6 + self._bypass()
            case fight.Negotiate() | fight.EndPlaying():
                return 0.0
            case fight.ActivateHero():
                return body_worth(self.state.heroes[option.hero])
            case fight.TakeApproach():
                return self._approach(option)
            case fight.Retreat() | fight.GiveUp() | fight.Mulligan():
                return -3.0
            case fight.FreeMulligan():
                return -1.0
        return 0.0

    def _row(self, row: int) -> float:
        """A row of the attack table, suffered."""
        if self.state.fray is None:
            return 0.0
        return self.scales([self.hero]).effects(encounter_of(self.state).table[row].do, "card")

    def _bypass(self) -> float:
        encounter = encounter_of(self.state) if self.state.fray is not None else None
        if encounter is None or encounter.bypass is None:
            return 0.0
        members = self.state.fray.members if self.state.fray is not None else ()
        lost = self.scales(members).effects(encounter.bypass.cost, "each")
        won = self.scales([self.hero]).effects(encounter.reward, "each")
        return lost - 0.6 * won

    def _approach(self, option: fight.TakeApproach) -> float:
        """The one whose affinities this Party can join."""
        name, _, place = option.approach.rpartition("/")
        stage = self.state.content.encounters[name].stage[int(place)]
        sought = [one for one in ATTRIBUTES if stage.affinity.of(one) is not None]
        heroes = self.state.heroes.values()
        return max([float(sum([hero.attribute(one) for one in sought])) for hero in heroes], default=0.0)
