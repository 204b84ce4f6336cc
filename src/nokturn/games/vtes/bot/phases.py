"""What the bot does in its own phases besides actions: blood, pool, masters, influence, discards."""

from __future__ import annotations

from nokturn.games.vtes.bot.scene import Scene
from nokturn.games.vtes.printed.content import CRYPT, LIBRARY
from nokturn.games.vtes.seen.view import CardView
from nokturn.games.vtes.state.card_language import text_of
from nokturn.games.vtes.state.choices import (
    BringOut,
    DrawCrypt,
    EndContest,
    GainFromEdge,
    Merge,
    Pass,
    PayContest,
    PayTitle,
    PlayCard,
    RegainTitle,
    TakeBack,
    Transfer,
    UseAbility,
    YieldContest,
    YieldTitle,
)
from nokturn.games.vtes.text.effects import GainPool, Lock
from nokturn.games.vtes.text.primitives import Move
from nokturn.kernel.asks import Answer, Ask, Option

FIRST_NEED = 5
"""So much pool a Methuselah without minions still spends on one."""
RESERVE = 11
"""So much pool is kept otherwise."""
KEPT = 6
"""So much pool nobody spends on a card."""

MASTERS = {
    "villein": 6.0,
    "blood-doll": 3.0,
    "vessel": 4.0,
    "dreams-of-the-sphinx": 5.0,
    "information-highway": 5.0,
    "elder-library": 3.0,
    "wider-view": 1.0,
    "life-in-the-city": 2.5,
    "visit-from-the-capuchin": 3.0,
    "smiling-jack-the-anarch": 4.0,
    "anarch-troublemaker": 4.0,
    "pentex-subversion": 4.0,
    "misdirection": 1.5,
    "haven-uncovered": 0.5,
    "fame": 1.0,
    "guardian-angel": 2.0,
    "rebel": 1.0,
    "toreador-grand-ball": 1.5,
}
"""How much a master is worth; a location that is not named, what LOCATION says."""
LOCATION = 3.5
BAD_FOR_OTHERS = frozenset({"pentex-subversion", "misdirection", "haven-uncovered", "fame"})


def best(scored: list[tuple[float, Option]]) -> Answer:
    """The option with the highest value, if any is worth more than doing nothing."""
    value, option = max(scored, key=lambda pair: pair[0], default=(0.0, Pass()))
    return option if value > 0 else Pass()


def upkeep(scene: Scene, ask: Ask) -> Answer:
    """The unlock phase: what is free first, then what is owed."""
    if Pass() not in ask.options:
        return max(ask.options, key=lambda option: unlock_value(scene, option))
    return best([(unlock_value(scene, option), option) for option in ask.options])


def unlock_value(scene: Scene, option: Option) -> float:
    match option:
        case GainFromEdge() | EndContest() | RegainTitle():
            return 9.0
        case PayContest():
            return 4.0 if scene.pool > RESERVE else 1.0
        case YieldContest():
            return 2.0
        case PayTitle(minion):
            return 3.0 if scene.cards[minion].counters > 2 else 0.5
        case YieldTitle():
            return 1.0
        case UseAbility(source, at):
            return ability_value(scene, source, at)
    return 0.0


def ability_value(scene: Scene, source: str, at: int) -> float:
    """A card in play that can be used in a phase of one's own."""
    printed = scene.cards[source].printed
    does = text_of(printed).abilities[at].does
    if any(isinstance(effect, Move) and effect.giver in ("you", "chosen") for effect in does):
        return 0.0
    if printed in ("vessel", "blood-doll"):
        host = scene.cards.get(scene.cards[source].host)
        return 2.0 if host is not None and host.counters >= 3 and scene.pool < 24 else 0.0
    if printed == "dreams-of-the-sphinx":
        return 1.0 if scene.view.phase == "unlock" else 0.0
    if printed in ("the-barrens", "warsaw-station", "underbridge-stray", "creepshow-casino", "the-labyrinth"):
        return 0.0
    return 1.5


def masters(scene: Scene, ask: Ask) -> Answer:
    """The best master that is worth its price; then what lies in play."""
    return best([(master_value(scene, option), option) for option in ask.options])


def master_value(scene: Scene, option: Option) -> float:
    match option:
        case PlayCard(card):
            printed = LIBRARY[card]
            cost = printed.pool if isinstance(printed.pool, int) else 0
            if scene.pool - cost < KEPT:
                return 0.0
            if card == "villein":
                return MASTERS[card] if any(one.counters >= 4 for one in scene.mine) and scene.pool < 26 else 0.0
            if card in ("vessel", "blood-doll", "rebel", "guardian-angel") and not without(scene, card):
                return 0.0
            if card in BAD_FOR_OTHERS and not others_have_minions(scene, card):
                return 0.0
            return MASTERS.get(card, LOCATION) - cost / 4
        case UseAbility(source, at):
            return ability_value(scene, source, at)
    return 0.0


def without(scene: Scene, card: str) -> list[CardView]:
    """My ready minions on which no such card is yet."""
    hosts = {one.host for one in scene.view.cards if one.printed == card}
    return [minion for minion in scene.mine if minion.ref not in hosts]


def others_have_minions(scene: Scene, card: str) -> bool:
    """Whether the neighbours have a minion that the card would do something to."""
    found = [one for seat in (scene.prey, scene.predator) for one in scene.minions(seat)]
    return any(not one.locked or not locks(card) for one in found)


def locks(card: str) -> bool:
    """Whether all that it does to a minion is to lock it."""
    return all(isinstance(effect, Lock) for mode in text_of(card).modes for effect in mode.does)


def influence(scene: Scene, ask: Ask) -> Answer:
    """Bring out who is filled; fill the one that is nearest, as long as there is pool to spare."""
    for option in ask.options:
        if isinstance(option, BringOut | Merge):
            return option
    reserve = RESERVE if scene.mine else FIRST_NEED
    for ability in (one for one in ask.options if isinstance(one, UseAbility)):
        if scene.cards[ability.source].printed not in ("the-barrens", "wider-view", "warsaw-station"):
            return ability
        if cashes(ability, scene) and (scene.pool <= reserve or not missing(scene)):
            return ability
    given = [option for option in ask.options if isinstance(option, Transfer)]
    open_ones = [option for option in given if wanting(scene, option) > 0]
    if open_ones and scene.pool > reserve:
        return min(open_ones, key=lambda option: (wanting(scene, option), -CRYPT[option.card].capacity))
    if not open_ones and DrawCrypt() in ask.options and scene.pool > RESERVE + 6 and len(scene.mine) < 6:
        return DrawCrypt()
    back = [option for option in ask.options if isinstance(option, TakeBack)]
    return back[0] if back and scene.pool <= 3 else Pass()


def cashes(ability: UseAbility, scene: Scene) -> bool:
    """Whether it turns the card, and a turn's transfers, into pool."""
    does = text_of(scene.cards[ability.source].printed).abilities[ability.ability]
    return does.burn and any(isinstance(effect, GainPool) for effect in does.does)


def missing(scene: Scene) -> bool:
    """Whether anybody uncontrolled still lacks blood."""
    return any(one.card and scene.missing(one) > 0 for one in scene.me.uncontrolled)


def wanting(scene: Scene, option: Transfer) -> int:
    """How much the card still lacks; two cards of one name are one vampire."""
    counters = sum(one.counters for one in scene.me.uncontrolled if one.card == option.card)
    if any(card.printed == option.card and card.controller == scene.seat for card in scene.view.cards):
        return 0
    return CRYPT[option.card].capacity - counters
