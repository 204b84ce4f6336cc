"""How strong a player will be in a district, as far as it can be told from the outside.

The clash itself (`clash.py`) counts what lies there; here the prepare cards that will
still change it are counted as well, because the decision comes before them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from nokturn.games.vendetta.content import CARDS, CLAN_CARDS, amount

BASE = {card.id: card.strength for card in CARDS.values()}
MINDLESS_STRENGTH = amount("MA07", "face-down-strength")
UNKNOWN = 2.4
"""A card of which nothing is known."""
HALVES = "GA02"
SILENCES = "VE02"


class Fighter(NamedTuple):
    """What a player's strength depends on, besides the cards."""

    pool: int
    alliance: int
    hand: int = 1
    deck: int = 1


class Scene(NamedTuple):
    """What it depends on in the district."""

    haven: bool
    last_round: bool
    rivals: int
    cards_here: int
    """Of the others."""
    highest: int = 3
    """Highest base strength among the others' cards."""
    halved: bool = False
    silenced: bool = False
    done: frozenset[str] = frozenset()
    """Cards whose doing has already been done: nothing more comes of them."""


DONE_ONCE = frozenset({"GA05", "GA08", "MA01", "MA02", "MA03", "MA06", "NO05", "TO07"})
"""Cards that add strength by doing something once, before the clash."""
Gain = Callable[[Fighter, Scene, int, int], float]
"""(fighter, scene, own cards here, own blood here) -> strength on top of the printed one."""


def _fearless(fighter: Fighter, scene: Scene, cards: int, blood: int) -> float:
    """Only at the end is it wise to throw the whole pool into one fight."""
    return max(0, fighter.pool + amount("GA05", "blood-here") - blood) if blood and scene.last_round else 0


GAINS: dict[str, Gain] = {
    "BR01": lambda fighter, scene, cards, blood: amount("BR01", "strength") if blood else 0,
    "BR02": lambda fighter, scene, cards, blood: amount("BR02", "strength-each") * cards,
    "GA03": lambda fighter, scene, cards, blood: blood,
    "GA05": _fearless,
    "GA08": lambda fighter, scene, cards, blood: CARDS["GA08"].effect["blood-here"],
    "MA01": lambda fighter, scene, cards, blood: UNKNOWN if scene.rivals else 0,
    "MA02": lambda fighter, scene, cards, blood: min(2, max(0, fighter.pool - 2)) if scene.rivals else 0,
    "MA03": lambda fighter, scene, cards, blood: UNKNOWN * min(2, fighter.hand),
    "MA04": lambda fighter, scene, cards, blood: amount("MA04", "strength") if cards <= 1 else 0.5,
    "MA06": lambda fighter, scene, cards, blood: UNKNOWN if fighter.deck else 0,
    "MA08": lambda fighter, scene, cards, blood: cards,
    "NO05": lambda fighter, scene, cards, blood: min(amount("NO05", "place-at-most"), max(0, fighter.pool - 2)),
    "NO08": lambda fighter, scene, cards, blood: amount("NO08", "strength") if scene.haven else 0,
    "TO02": lambda fighter, scene, cards, blood: min(amount("TO02", "strength-at-most"), fighter.alliance),
    "TO05": lambda fighter, scene, cards, blood: cards + scene.cards_here,
    "TO07": lambda fighter, scene, cards, blood: min(fighter.alliance, max(0, fighter.pool - 2)),
    "TR01": lambda fighter, scene, cards, blood: -min(9, fighter.pool),
    "VE01": lambda fighter, scene, cards, blood: scene.rivals,
    "VE04": lambda fighter, scene, cards, blood: scene.highest,
}


def strength(cards: Sequence[str], blood: int, fighter: Fighter, scene: Scene) -> float:
    """The total of these cards, all face up, with this blood."""
    count = len(cards)
    values = [_printed(card, scene) + _gain(card, fighter, scene, count, blood) for card in cards]
    if scene.silenced and values:
        top = max(BASE[card] for card in cards)
        if top >= scene.highest:
            values = [0 if BASE[card] == top else value for card, value in zip(cards, values, strict=True)]
    if "MA07" in cards:
        values = [max(value, MINDLESS_STRENGTH) for value in values]
    return blood + sum([max(0, value) for value in values])


def blood_strength(cards: Sequence[str]) -> int:
    """What each deployed blood adds beside these cards."""
    return amount("GA03", "strength-per-blood") if "GA03" in cards else 1


def _printed(card: str, scene: Scene) -> float:
    return BASE[card] // 2 if scene.halved else BASE[card]


def _gain(card: str, fighter: Fighter, scene: Scene, count: int, blood: int) -> float:
    gain = GAINS.get(card) if card not in scene.done else None
    return gain(fighter, scene, count, blood) if gain is not None else 0


def usual_strength(card: str) -> float:
    """Of a card that somebody might hold, in the middle of an ordinary game."""
    return strength((card,), 1, Fighter(5, 3), Scene(False, False, 2, 2)) - 1


USUAL = {card: usual_strength(card) for cards in CLAN_CARDS.values() for card in cards}
