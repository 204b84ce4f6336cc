"""Encounters: the cards of an Activation are played out in every order that a few dozen tries allow, on an imagined
table and by the rules themselves, up to what the enemy does to it; the best beginning is played."""

from __future__ import annotations

from nokturn.games.grail.bot.glance import at_a_glance
from nokturn.games.grail.bot.worth import Needs, Scales, group_worth
from nokturn.games.grail.encounter.activation import play_cards
from nokturn.games.grail.encounter.combat.attack import after_playing
from nokturn.games.grail.encounter.diplomacy.talks import after_playing_diplomacy
from nokturn.games.grail.encounter.panic import panics
from nokturn.games.grail.encounter.participants import encounter_of
from nokturn.games.grail.printed.encounters import Encounter
from nokturn.games.grail.state.choices import UseRule
from nokturn.games.grail.state.encounter_choices import EndPlaying, GiveUp, PlayCard, PlayTop, Retreat, SpendCharges
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Ask, Option
from nokturn.kernel.position import Position

TRIES = 40
"""Orders of play that are tried for one answer."""
FURTHER = 40
"""Questions that may follow from one card."""
WON, PROGRESS, IN_HAND, LOST, LEFT = 5.0, 5.0, 0.35, -4.0, -1.5


class Fight:
    """One answer of an Active Character."""

    def __init__(self, state: Grail, hero: str, needs: Needs, wanted: dict[str, float]) -> None:
        self.state, self.hero, self.needs, self.wanted = state, hero, needs, wanted
        self.card: Encounter = encounter_of(state)
        self.left = TRIES
        self.before = group_worth(state, needs)

    def best(self, ask: Ask) -> Option:
        """The option with the best end of this Activation."""
        if self._stuck(ask):
            return GiveUp()
        start = Position.start(self.state.clone(), play_cards, self.hero)
        options = [option for option in ask.options if not isinstance(option, GiveUp)]
        worths: dict[Option, float] = {}
        for option in sorted(options, key=self._order):
            worths[option] = self._after(start, option, 0)
        return max(worths, key=lambda option: worths[option])

    def _stuck(self, ask: Ask) -> bool:
        """Whoever Panics draws no more: a Diplomacy without a card to play would go on for ever."""
        if GiveUp() not in ask.options or any(isinstance(one, PlayCard | PlayTop) for one in ask.options):
            return False
        return panics(self.state, self.hero)

    def _order(self, option: Option) -> int:
        return {PlayTop: 0, PlayCard: 1, SpendCharges: 2, UseRule: 2, EndPlaying: 3, Retreat: 4}.get(type(option), 5)

    def _after(self, start: Position[Grail], option: Option, deep: int) -> float:
        """How it ends if this is played, and then whatever is best."""
        position = start.clone()
        if not any(ask.seat == self._seat for ask in position.asks()):
            return self._weigh(position.state)
        if position.answer(self._seat, option) is not None:
            return -1000.0
        self.left -= 1
        self._answer_small(position)
        if position.over:
            return self._aftermath(position.state)
        if self.left <= 0 or deep >= 4:
            return self._after(position, EndPlaying(), deep + 1)
        question = position.asks()[0]
        ways = [one for one in question.options if isinstance(one, PlayCard | SpendCharges | EndPlaying | PlayTop)]
        return max([self._after(position, one, deep + 1) for one in ways], default=-1000.0)

    @property
    def _seat(self) -> str:
        return self.state.heroes[self.hero].seat

    def _answer_small(self, position: Position[Grail]) -> None:
        """Everything but the next card."""
        for _ in range(FURTHER):
            if position.over or position.state.finished:
                return
            question = position.asks()[0]
            if question.prompt == "play":
                return
            answer = at_a_glance(position.state, question, self.needs, self.wanted)
            position.answer(question.seat, answer)

    def _aftermath(self, state: Grail) -> float:
        """The enemy's answer, then how it looks."""
        if state.fray is not None and not state.fray.over and self.hero in state.fray.members:
            after = after_playing_diplomacy if self.card.is_diplomacy else after_playing
            position = Position.start(state, after, self.hero)
            self._answer_small(position)
        return self._weigh(state)

    def _weigh(self, state: Grail) -> float:
        fray = state.fray
        worth = group_worth(state, self.needs) - self.before
        if fray is None:
            return worth
        if fray.outcome == "won":
            rewards = Scales(state, fray.members or (self.hero,), self.needs, self.wanted)
            return worth + WON + rewards.effects(self.card.reward, "each") + rewards.effects(self.card.loot)
        if fray.outcome == "failed":
            return worth + LOST
        if fray.over or self.hero not in fray.members:
            return worth + LEFT
        hands = sum([IN_HAND * min(4, len(hand)) for hand in fray.hands.values()])
        return worth + hands + self._progress(state)

    def _progress(self, state: Grail) -> float:
        fray = state.fray
        assert fray is not None
        if self.card.track is not None:
            stages = 1 if self.card.approaches else len(self.card.stage)
            stage = 0 if self.card.approaches else fray.stage
            near = fray.attitude / (self.card.track.up if fray.attitude > 0 else self.card.track.down)
            return PROGRESS * (stage + near) / stages
        return PROGRESS * min(1.0, fray.pool / max(1, self.card.value))
