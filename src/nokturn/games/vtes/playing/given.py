"""Abilities that a card which is not in play has given to a minion for a while."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.vtes.state.card_language import Ability, Effect, text_of
from nokturn.games.vtes.state.state import Card, Vtes
from nokturn.games.vtes.state.underway_records import InForce, Play
from nokturn.games.vtes.state.vocabulary import Lasts, Window
from nokturn.games.vtes.text.timing import WINDOWS


class GiveAbility(Effect, frozen=True, kw_only=True):
    """For a while the minion may use an ability of the card, which need not stay in play for it."""

    number: int = 0
    """Which of the abilities of the card."""
    lasts: Lasts = "action"

    def apply(self, game: Vtes, play: Play) -> None:
        if play.minion in game.cards:
            give_ability(game, play.minion, play.card, self.number, self.lasts)


def give_ability(game: Vtes, minion: str, card: str, number: int, lasts: str) -> None:
    """From now on the minion may use it."""
    right = InForce(what=f"ability:{number}", subject=minion, amount=1, lasts=lasts, source=card)
    game.in_force = (*game.in_force, right)
    game.tell("given-ability", minion=minion, card=card)


def given_in(game: Vtes, window: Window) -> Iterator[tuple[Card, str, int, Ability]]:
    """The minions with such an ability that can come true in this window, each with the printed card and its number;
    two from copies of a card are one."""
    rights = [right for right in game.in_force if right.what.startswith("ability:") and right.subject in game.cards]
    for subject, source, what in dict.fromkeys([(right.subject, right.source, right.what) for right in rights]):
        number = int(what.partition(":")[2])
        ability = text_of(source).abilities[number]
        if window in WINDOWS[ability.when]:
            yield game.cards[subject], source, number, ability
