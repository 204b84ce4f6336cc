"""Which combat cards everybody in a combat could play, by what one seat can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.printed.content import DRACULA, DRACULA_COMBAT, HUNTER_COMBAT, ITEMS
from nokturn.games.dracula.seen.view import HunterView

Arms = dict[str, float]
"""Cards and how likely each is at hand."""


@lru_cache(maxsize=1)
def all_items() -> Mapping[str, int]:
    return {item.id: item.count for item in ITEMS.values()}


def hidden_items(scene: Scene) -> Counter[str]:
    """Items that this seat has not seen anywhere: in the deck, or in somebody's hand."""
    left = Counter(all_items())
    left.subtract(scene.view.item_discard)
    for who in scene.view.hunters.values():
        left.subtract(known_items(scene, who))
    return +left


def known_items(scene: Scene, who: HunterView) -> tuple[str, ...]:
    """Items in a hunter's hand that this seat knows of."""
    if who.items or who.seat == scene.view.seat:
        return who.items
    seen = [who.open_item] if who.open_item else []
    combat = scene.view.combat
    if combat is not None:
        shown = (*combat.resting, *(combat.picked if combat.shown else ()))
        for name, card in shown:
            if name == who.hunter and card in ITEMS and card not in seen:
                seen.append(card)
        seen += ["garlic_wreath"] * combat.wreaths.count(who.hunter)
    return tuple(seen)


def at_hand(scene: Scene, who: HunterView) -> Arms:
    """Every item the hunter could hold, and how likely he does."""
    seen = known_items(scene, who)
    arms: Arms = dict.fromkeys(seen, 1.0)
    hidden = who.item_count - len(seen)
    if hidden > 0:
        pool = hidden_items(scene)
        total = sum(pool.values())
        for item, number in sorted(pool.items()):
            absent = (1 - number / total) ** hidden
            arms[item] = max(arms.get(item, 0.0), 1 - absent)
    return arms


def hunter_arms(scene: Scene, who: HunterView, resting: str = "") -> Arms:
    """The combat cards he could pick: basic ones and items with a banner, but not the one that rests."""
    arms: Arms = dict.fromkeys(HUNTER_COMBAT, 1.0)
    arms |= {item: chance for item, chance in at_hand(scene, who).items() if ITEMS[item].banner}
    if resting in HUNTER_COMBAT:
        del arms[resting]
    elif resting in arms:
        seen = known_items(scene, who)
        copies = seen.count(resting)
        if copies < 2:
            del arms[resting]
    return arms


def dracula_arms(scene: Scene) -> Arms:
    """The combat cards Dracula could pick; he himself knows."""
    combat = scene.view.combat
    if combat is not None and combat.hand:
        return dict.fromkeys(combat.hand, 1.0)
    left = Counter({card.id: card.count for card in DRACULA_COMBAT.values()})
    size = DRACULA.combat_hand
    if combat is not None:
        left.subtract(combat.played)
        size = combat.hand_size or size
    for hideout in scene.hideouts:
        if hideout.bat:
            left.subtract(["escape_as_bat"])
    left = +left
    total = sum(left.values())
    return {card: 1 - (1 - number / total) ** size for card, number in left.items()}


def blow(card: str, mesmerized: bool = False) -> int:
    """The damage a card deals when it is not cancelled and asks for nothing more."""
    if card in HUNTER_COMBAT:
        return HUNTER_COMBAT[card].amounts.get("damage", 0)
    if card in ("crucifix", "garlic", "holy_circle"):
        return 0
    return ITEMS[card].amounts.get("damage", 0) - (mesmerized and ITEMS[card].weapon)


def might(scene: Scene, who: HunterView) -> float:
    """How much damage a hunter deals in a round of combat, about: his two best cards in turn."""
    strength = sorted([chance * blow(card) for card, chance in hunter_arms(scene, who).items()], reverse=True)
    return sum(strength[:2]) / 2
