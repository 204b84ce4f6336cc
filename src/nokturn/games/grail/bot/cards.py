"""What a Combat or Diplomacy card is worth in a deck, by its edges and abilities."""

from __future__ import annotations

from functools import lru_cache

from nokturn.games.grail.printed.cards import HeroCard
from nokturn.games.grail.printed.contents import Pack
from nokturn.games.grail.state.state import Grail

BONUS = {"pool": 1.0, "up": 1.0, "draw": 0.9, "chain": 0.8, "affinity": 1.2, "down": -0.8, "tear": -0.5}
ROWS = (0.65, 0.55, 0.45, 0.4, 1.0)
"""How often each row joins; the free one always."""
OPEN_KEY = (0.3, 0.25, 0.2, 0.1)
ABILITY, PASSIVE = 0.8, 0.3


@lru_cache(maxsize=4096)
def printed_worth(content: Pack, card: str) -> float:
    found: HeroCard = content.cards[card]
    worth = 0.0
    for chance, bonus in zip(ROWS, found.bonuses, strict=True):
        if bonus is not None:
            worth += chance * BONUS.get(bonus.kind, 0.5) * max(1, getattr(bonus, "n", 1))
    worth += sum([share for share, word in zip(OPEN_KEY, found.right, strict=False) if word])
    multiplier = str(found.right[-1])
    worth += {"x1": 0.3, "x2": 0.8, "x3": 1.2, "void": -0.4}.get(multiplier, 0.0)
    return worth + ABILITY * len(found.abilities) + (PASSIVE if found.passive else 0.0)


def card_worth(state: Grail, card: str, hero: str = "") -> float:
    return printed_worth(state.content, card) if card in state.content.cards else 0.0
