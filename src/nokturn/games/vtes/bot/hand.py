"""What the bot lets go of: a card that nobody can use, and in time one that only sits there."""

from __future__ import annotations

from nokturn.games.vtes.bot.able import bounces
from nokturn.games.vtes.bot.scene import Scene
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import text_of
from nokturn.games.vtes.state.choices import Discard, Pass
from nokturn.kernel.asks import Answer, Ask

LOW = 15
"""With less pool than this one keeps what turns bleeds away."""
ENOUGH = 1.0
"""A card that is worth less makes room for another."""


def discards(scene: Scene, ask: Ask) -> Answer:
    """The worst card, if another would probably be better."""
    offered = [option for option in ask.options if isinstance(option, Discard)]
    worst = min(offered, key=lambda option: worth(scene, option.card), default=None)
    return worst if worst is not None and worth(scene, worst.card) < ENOUGH else Pass()


def throw_away(scene: Scene, ask: Ask) -> Answer:
    """The card that will be missed least."""
    return min(ask.options, key=lambda option: worth(scene, getattr(option, "card", "")))


def worth(scene: Scene, card: str) -> float:
    """Of a card in hand: of use, for now, and not one of many."""
    if card not in LIBRARY or not scene.of_use(card):
        return -1.0
    if bounces(card):
        return 5.0 if scene.pool <= LOW else 2.0 - _more(scene, card)
    printed = LIBRARY[card]
    if printed.types[0] == "master":
        masters = sum(LIBRARY[one].types[0] == "master" for one in scene.me.hand if one in LIBRARY)
        return 2.0 - 0.7 * (masters - 1)
    if any(mode.when == "wake" for mode in text_of(card).modes):
        return 2.5 - _more(scene, card)
    return 2.0 - _more(scene, card)


def _more(scene: Scene, card: str) -> float:
    """For every further copy."""
    return 0.6 * (scene.me.hand.count(card) - 1)
