"""The clever player: looks at the table, finds the question, answers it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from nokturn.games.vendetta.bot import fights, openings, texts, turns
from nokturn.games.vendetta.bot.outlook import Outlook
from nokturn.games.vendetta.choices import DoneLooking
from nokturn.games.vendetta.view import VendettaView
from nokturn.kernel import Answer, Ask
from nokturn.kernel.events import Line
from nokturn.kernel.game import first_answer

Thought = Callable[[Outlook, Ask], Answer]


def most(outlook: Outlook, ask: Ask) -> int:
    """As much as possible: LO01 gives back blood that would be lost."""
    return ask.high


def yes(outlook: Outlook, ask: Ask) -> bool:
    """RE08, TR08: anything is better than a Frenzy."""
    return True


def look_no_further(outlook: Outlook, ask: Ask) -> Answer:
    """AL13: a blood is worth more than one more certainty."""
    return DoneLooking()


THOUGHTS: dict[str, Thought] = {
    "clan": openings.take_clan,
    "relic": openings.take_relic,
    "keep": openings.keep,
    "malkavs-bane": openings.give_back,
    "turn": turns.take_turn,
    "after-card": turns.after_card,
    "look": look_no_further,
    "stay-or-withdraw": fights.stay_or_withdraw,
    "turncoat": fights.turncoat,
    "cloak": fights.cloak,
    "vanish": fights.vanish,
    "to-haven": fights.to_haven,
    "friends": fights.friends,
    "backstab": fights.friends,
    "bid": fights.bid,
    "chalice": fights.chalice,
    "chalice-districts": fights.chalice_districts,
    "crown": fights.crown,
    "fearless": fights.fearless,
    "mist-form": fights.mist_form,
    "ancient-artifacts": fights.ancient_artifacts,
    "next-card": texts.next_card,
    "curfew": texts.curfew,
    "tyrants-gaze": texts.tyrants_gaze,
    "ventrue-hunt": texts.ventrue_hunt,
    "one-step-ahead": texts.one_step_ahead,
    "turn-one-down": texts.turn_one_down,
    "mesmerize": texts.mesmerize,
    "chaos": texts.chaos,
    "mindless-assault": texts.mindless_assault,
    "spend-half": texts.spend_half,
    "spend-to-hunt": texts.spend_to_hunt,
    "forestall": texts.forestall,
    "stake": texts.stake,
    "include-partner": texts.include_partner,
    "include-partner-play": texts.include_partner,
    "succubus-club": most,
    "phial": yes,
    "tremere-ready": yes,
}
"""By the prompt of the question."""


class CleverBot:
    """Plays Vendetta by rules of thumb and a little arithmetic.

    It keeps no memory of its own: an answer follows from the key, the view, the question
    and the log, so that a game taken up again goes on as it would have."""

    def __init__(self, key: str) -> None:
        self._key = key

    def answer(self, view: VendettaView, ask: Ask, log: tuple[Line, ...]) -> Answer:
        """What it thinks best, or the first answer to a question it has no thoughts on."""
        answer = self.think(view, ask, log)
        return answer if ask.check(answer) is None else first_answer(ask)

    def think(self, view: VendettaView, ask: Ask, log: tuple[Line, ...]) -> Answer:
        """What the thoughts on this prompt come to."""
        thought = THOUGHTS.get(ask.prompt)
        if thought is None:
            return first_answer(ask)
        dice = Random(f"{self._key}/{len(log)}/{ask.prompt}")
        return thought(Outlook(view, ask.seat, log, dice), ask)
