"""One round of a combat as a game of its own: what each pair of cards comes to, and how often each is played.

Nobody knows the other's card.  So both sides are taken to prefer better cards to worse ones, knowing that the other
does the same, without being sure of either: a few rounds of softened best answers come close to an equilibrium."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from math import exp

from nokturn.games.dracula.bot.arms import Arms, at_hand, blow, dracula_arms, hunter_arms
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.bot.stakes import Stakes
from nokturn.games.dracula.combat.escapes import ESCAPES
from nokturn.games.dracula.printed.content import DRACULA_COMBAT, HUNTER_COMBAT, ITEMS, NUMBERS

CAUTION = 0.7
"""How clearly a card must be better to be played much more often."""
ROUNDS = 5
"""Of mutual answers."""
TO_COME = 1.2
"""So many more rounds like this one are to come if nobody leaves."""
FLIGHT = 1.5
"""What flying off as a bat is worth to Dracula beside getting out of the combat."""
PLOT = 1.0
"""What a Plotting that works is worth to him."""

Mix = dict[str, float]


@dataclass
class Duel:
    """The round that is to be played now."""

    scene: Scene
    hunters: tuple[str, ...]
    night: bool
    stakes: Stakes
    played: int = 0
    """Cards Dracula has played in this combat."""
    plotting: int = 0
    mesmerized: tuple[str, ...] = ()
    wreaths: tuple[str, ...] = ()
    bullets: bool = False
    """Holy Bullets were used already."""
    enraged: bool = False
    resting: dict[str, str] = field(default_factory=dict)
    beside: tuple[str, ...] = ()
    """Cards that Dracula has or may have beside his hand."""

    # what everybody could play

    @cached_property
    def arms(self) -> dict[str, Arms]:
        """Of each hunter."""
        hunters = self.scene.view.hunters
        return {name: hunter_arms(self.scene, hunters[name], self.resting.get(name, "")) for name in self.hunters}

    @cached_property
    def claws(self) -> Arms:
        """Dracula's cards."""
        return dracula_arms(self.scene) | dict.fromkeys(self.beside, 1.0)

    @cached_property
    def shot(self) -> dict[str, float]:
        """How likely each hunter has Holy Bullets to use."""
        if self.bullets:
            return dict.fromkeys(self.hunters, 0.0)
        hunters = self.scene.view.hunters
        return {name: at_hand(self.scene, hunters[name]).get("holy_bullets", 0.0) for name in self.hunters}

    def may_escape(self) -> bool:
        """Whether an escape of Dracula's, or of the vampire he plays for, would work in this round."""
        if self.enraged:
            return False
        if self.stakes.vampire is not None:
            return self.played >= NUMBERS.vampire_escape_after
        return self.played > self.scene.view.despair

    # what a pair of cards comes to

    def strike(self, hunter: str, card: str) -> float:
        """The hunter's card resolves, with nothing in its way."""
        damage = blow(card, hunter in self.mesmerized)
        gain = self.stakes.struck(damage)
        if card in ITEMS["holy_bullets"].against and self.shot[hunter]:
            more = self.stakes.struck(damage + ITEMS["holy_bullets"].amounts["damage"]) - gain
            gain += self.shot[hunter] * max(more - 0.8, 0.0)
        if card == "heavenly_host" and self.stakes.vampire is not None:
            gain -= 1.0  # it is used up
        return gain

    def meeting(self, hunter: str, card: str, against: str) -> float:
        """The engaged hunter's card meets Dracula's; what an escape ends is counted in `worth_to`."""
        symbols = HUNTER_COMBAT[card].symbols if card in HUNTER_COMBAT else ITEMS[card].symbols
        cancelled = DRACULA_COMBAT[against].symbol in symbols
        found = self.outcome(hunter, card, against, cancelled, card_cancelled=False)
        if self.plotting and card in HUNTER_COMBAT:
            found = min(found, self.outcome(hunter, card, against, False, card_cancelled=True) + 0.5)
        return found

    def outcome(self, hunter: str, card: str, against: str, cancelled: bool, card_cancelled: bool) -> float:
        stakes, gain, there = self.stakes, 0.0, not card_cancelled
        amounts = DRACULA_COMBAT[against].amounts
        if self.scene.view.hunter_ally == "sister_agatha" and stakes.vampire is None:
            gain += stakes.struck(2) if against in ("fangs", *ESCAPES) else 0.0
        if not cancelled:
            if against == "claws":
                gain += stakes.hurt(hunter, amounts["damage"] + (amounts["night_damage"] if self.night else 0))
            elif against == "strength":
                gain += stakes.hurt(hunter, amounts["damage"])
                if card in DRACULA_COMBAT["strength"].against or (card in ITEMS and ITEMS[card].weapon):
                    there = False
                    gain -= 0.8 if self.night and card in ITEMS else 0.0
            elif against == "fangs":
                gain += stakes.mended(amounts["heal"])
                if self.night and hunter in self.mesmerized:
                    gain += stakes.bitten(hunter) + stakes.influence(amounts["influence"])
                    there = False
                else:
                    gain += stakes.hurt(hunter, amounts["damage"])
                    gain += self.wreaths.count(hunter) * stakes.struck(ITEMS["garlic_wreath"].amounts["damage"])
            elif against == "mesmerize":
                there = False
                gain -= 0.0 if hunter in self.mesmerized else 1.2 if self.night else 0.5
            elif against == "plotting":
                gain -= PLOT
            elif self.may_escape():
                return gain - (FLIGHT if against == "escape_as_bat" and self.night else 0.0)
        return gain + (self._answered(hunter, card, against, cancelled) if there else 0.0)

    def _answered(self, hunter: str, card: str, against: str, cancelled: bool) -> float:
        """The engaged hunter's card resolves."""
        stakes = self.stakes
        if card == "crucifix":
            meant = cancelled and against in ITEMS[card].against
            return stakes.struck(ITEMS[card].amounts["damage"]) if meant else 0.0
        if card == "garlic":
            return stakes.struck(ITEMS[card].amounts["damage"]) if against in ITEMS[card].against else 0.0
        if card == "heavenly_host" and against in ITEMS[card].against:
            return stakes.bitten(hunter)
        return self.strike(hunter, card)

    # how often each card is played

    @cached_property
    def table(self) -> dict[str, dict[str, dict[str, float]]]:
        """By hunter, his card and Dracula's: what it comes to if he is engaged."""
        return {
            hunter: {card: {foe: self.meeting(hunter, card, foe) for foe in self.claws} for card in self.arms[hunter]}
            for hunter in self.hunters
        }

    @cached_property
    def aside(self) -> dict[str, dict[str, float]]:
        """By hunter and card: what it comes to if another hunter is engaged."""
        return {hunter: {card: self.strike(hunter, card) for card in self.arms[hunter]} for hunter in self.hunters}

    @cached_property
    def future(self) -> dict[str, float]:
        """What each hunter's staying in the combat is worth after this round, for the hunters."""
        equal = 1 / len(self.hunters)
        usual = [foe for foe in self.claws if foe not in ESCAPES] or list(self.claws)
        found = {}
        for hunter in self.hunters:
            cards = [card for card in self.arms[hunter] if card not in ("escape", "holy_circle")]
            values, weights = [], []
            for card in cards:
                met = sum([self.claws[foe] * self.table[hunter][card][foe] for foe in usual])
                met /= sum([self.claws[foe] for foe in usual])
                values.append(equal * met + (1 - equal) * self.aside[hunter][card])
                weights.append(self.arms[hunter][card])
            mix = _soft(values, weights, 1.0)
            left = min(TO_COME, max(NUMBERS.combat_cards - self.played - 1, 0))
            found[hunter] = left * sum([part * value for part, value in zip(mix, values, strict=True)])
        return found

    def ends(self, card: str, foe: str) -> bool:
        """Whether Dracula gets away with this escape."""
        symbols = HUNTER_COMBAT[card].symbols if card in HUNTER_COMBAT else ITEMS[card].symbols
        return foe in ESCAPES and self.may_escape() and DRACULA_COMBAT[foe].symbol not in symbols

    def leaves(self, hunter: str, card: str, foe: str, engaged: bool) -> bool:
        """Whether the hunter is out of the combat after this round."""
        if card not in ("escape", "holy_circle"):
            return False
        symbols = HUNTER_COMBAT[card].symbols if card in HUNTER_COMBAT else ITEMS[card].symbols
        stopped = foe == "mesmerize" and DRACULA_COMBAT[foe].symbol not in symbols
        return not engaged or not (stopped or (self.plotting and card in HUNTER_COMBAT))

    def own(self, hunter: str, card: str, foe: str, engaged: bool) -> float:
        """What this hunter's part of the round comes to, and his part of the rounds to come."""
        if engaged:
            if self.ends(card, foe):
                return self.table[hunter][card][foe]
            gain = self.table[hunter][card][foe]
        else:
            gain = self.aside[hunter][card]
        return gain + (0.0 if self.leaves(hunter, card, foe, engaged) else self.future[hunter])

    @cached_property
    def solved(self) -> tuple[dict[str, Mix], Mix, dict[str, dict[str, float]]]:
        """How often each hunter plays each card, Dracula each of his, and what each of his comes to against whom."""
        hunters = {hunter: _soft_mix(dict.fromkeys(arms, 0.0), arms, CAUTION) for hunter, arms in self.arms.items()}
        dracula = _soft_mix(dict.fromkeys(self.claws, 0.0), self.claws, CAUTION)
        against: dict[str, dict[str, float]] = {}
        for number in range(ROUNDS):
            step = 1.0 if not number else 0.5
            against = {foe: {hunter: self.faced(foe, hunter, hunters) for hunter in self.hunters} for foe in self.claws}
            answer = _soft_mix({foe: -min(of.values()) for foe, of in against.items()}, self.claws, CAUTION)
            dracula = _between(dracula, answer, step)
            for hunter in self.hunters:
                values = self.picks(hunter, dracula, against)
                hunters[hunter] = _between(hunters[hunter], _soft_mix(values, self.arms[hunter], CAUTION), step)
        return hunters, dracula, against

    def faced(self, foe: str, engaged: str, hunters: dict[str, Mix]) -> float:
        """What this card of Dracula's comes to if he engages this hunter, for the hunters."""
        found = 0.0
        for card, often in hunters[engaged].items():
            gain = self.own(engaged, card, foe, True)
            if not self.ends(card, foe):
                for other in self.hunters:
                    if other != engaged:
                        gain += sum([part * self.own(other, one, foe, False) for one, part in hunters[other].items()])
            found += often * gain
        return found

    def picks(self, hunter: str, dracula: Mix, against: dict[str, dict[str, float]]) -> dict[str, float]:
        """What each card of a hunter comes to against this Dracula, who engages whom it suits."""
        found = dict.fromkeys(self.arms[hunter], 0.0)
        for foe, often in dracula.items():
            values = [-against[foe][name] for name in self.hunters]
            engaged = dict(zip(self.hunters, _soft(values, [1.0] * len(values), CAUTION), strict=True))[hunter]
            for card in found:
                met = engaged * self.own(hunter, card, foe, True)
                found[card] += often * (met + (1 - engaged) * self.own(hunter, card, foe, False))
        return found

    @property
    def value(self) -> float:
        """What the combat comes to from here, for the hunters."""
        _, dracula, against = self.solved
        return sum([often * min(against[foe].values()) for foe, often in dracula.items()])


def _soft(values: list[float], weights: list[float], caution: float) -> list[float]:
    best = max(values)
    raw = [weight * exp((value - best) / caution) for value, weight in zip(values, weights, strict=True)]
    total = sum(raw)
    return [part / total for part in raw]


def _soft_mix(values: dict[str, float], weights: Arms, caution: float) -> Mix:
    cards = list(values)
    return dict(
        zip(cards, _soft([values[card] for card in cards], [weights[card] for card in cards], caution), strict=True)
    )


def _between(old: Mix, new: Mix, step: float) -> Mix:
    return {card: (1 - step) * old[card] + step * new[card] for card in old}
