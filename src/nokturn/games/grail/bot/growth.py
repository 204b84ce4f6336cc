"""What XP buys, and which cards a deck is made of."""

from __future__ import annotations

from nokturn.games.grail.bot.cards import card_worth
from nokturn.games.grail.growth.advancement import opposed
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES, Attribute
from nokturn.games.grail.state import choices as do
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Ask, Option

POINT = (3.4, 2.4, 2.6, 1.8, 1.2)
"""What the first, second, … point of an attribute is worth."""
CARD = 0.55
SAVING = 0.42
"""Worth for each XP that is not given up for something less."""
MOST_CARDS = 10


def advance(state: Grail, hero: str, ask: Ask) -> Option:
    """The best of what can be bought for its price; nothing, while something better is near."""
    now = state.heroes[hero]
    worths: dict[Option, float] = {}
    for option in ask.options:
        if isinstance(option, do.RaiseAttribute):
            attribute: Attribute = option.attribute  # type: ignore[assignment]
            worths[option] = point(state, hero, attribute) / price(state, hero, attribute)
        elif isinstance(option, do.BuyCard):
            bought = len(getattr(now, f"{option.kind}_aside")) + len(getattr(now, f"{option.kind}_deck")) - 15
            kind = 1.0 if option.kind == "combat" else 0.75
            worths[option] = kind * CARD * max(0.1, 1 - bought / MOST_CARDS) / 2
    dearer = [point(state, hero, one) / price(state, hero, one) for one in ATTRIBUTES]
    best = max(worths, key=lambda option: worths[option], default=None)
    if best is None or (worths[best] < max(dearer) * 0.6 and now.xp < 8):
        return do.Done()
    return best


def point(state: Grail, hero: str, attribute: Attribute) -> float:
    return POINT[min(len(POINT) - 1, state.heroes[hero].attribute(attribute))]


def price(state: Grail, hero: str, attribute: Attribute) -> int:
    now = state.heroes[hero]
    return min(10, 2 * (now.attribute(attribute) + now.attribute(opposed(attribute)) + 1))


def swap(state: Grail, hero: str, ask: Ask) -> Option:
    """A deck of the 15 best cards: the worst goes, if a better one may stay."""
    outs = [one for one in ask.options if isinstance(one, do.TakeOut)]
    worst = min(outs, key=lambda option: card_worth(state, option.card), default=None)
    return worst if worst is not None else do.Done()
