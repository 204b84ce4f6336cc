"""What the bot does in its own phases besides actions: blood, pool, masters, influence, discards."""

from __future__ import annotations

from nokturn.games.vtes.bot.scene import Scene
from nokturn.games.vtes.printed.content import CRYPT, LIBRARY
from nokturn.games.vtes.state.choices import (
    BringOut,
    Discard,
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
from nokturn.kernel.asks import Answer, Ask, Option

FIRST_NEED = 5
"""So much pool a Methuselah without minions still spends on one."""
RESERVE = 11
"""So much pool is kept otherwise."""

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
        case UseAbility(source):
            return ability_value(scene, source)
    return 0.0


def ability_value(scene: Scene, source: str) -> float:
    """A card in play that can be used in a phase of one's own."""
    printed = scene.cards[source].printed
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
            if scene.pool - cost < 6:
                return 0.0
            if card == "villein":
                return MASTERS[card] if any(one.counters >= 4 for one in scene.mine) and scene.pool < 26 else 0.0
            if card in ("vessel", "blood-doll", "rebel", "guardian-angel") and not scene.mine:
                return 0.0
            if card in BAD_FOR_OTHERS and not others_have_minions(scene):
                return 0.0
            return MASTERS.get(card, LOCATION) - cost / 4
        case UseAbility(source):
            return ability_value(scene, source)
    return 0.0


def others_have_minions(scene: Scene) -> bool:
    """Whether anybody else has a minion."""
    return any(scene.minions(seat) for seat in scene.seats if seat != scene.seat)


def influence(scene: Scene, ask: Ask) -> Answer:
    """Bring out who is filled; fill the one that is nearest, as long as there is pool to spare."""
    for option in ask.options:
        if isinstance(option, BringOut | Merge):
            return option
    reserve = RESERVE if scene.mine else FIRST_NEED
    for ability in (one for one in ask.options if isinstance(one, UseAbility)):
        if scene.cards[ability.source].printed not in ("the-barrens", "wider-view", "warsaw-station"):
            return ability
    given = [option for option in ask.options if isinstance(option, Transfer)]
    open_ones = [option for option in given if wanting(scene, option) > 0]
    if open_ones and scene.pool > reserve:
        return min(open_ones, key=lambda option: (wanting(scene, option), -CRYPT[option.card].capacity))
    if not open_ones and DrawCrypt() in ask.options and scene.pool > RESERVE + 6 and len(scene.mine) < 6:
        return DrawCrypt()
    back = [option for option in ask.options if isinstance(option, TakeBack)]
    return back[0] if back and scene.pool <= 3 else Pass()


def wanting(scene: Scene, option: Transfer) -> int:
    """How much the card still lacks; two cards of one name are one vampire."""
    counters = sum(one.counters for one in scene.me.uncontrolled if one.card == option.card)
    if any(card.printed == option.card and card.controller == scene.seat for card in scene.view.cards):
        return 0
    return CRYPT[option.card].capacity - counters


def discards(scene: Scene, ask: Ask) -> Answer:
    """A card that nobody can use, or of which there are too many."""
    hand = scene.me.hand
    useless = [option for option in ask.options if isinstance(option, Discard) and not scene.of_use(option.card)]
    if useless:
        return useless[0]
    doubles = [option for option in ask.options if isinstance(option, Discard) and hand.count(option.card) > 2]
    return doubles[0] if doubles else Pass()


def throw_away(scene: Scene, ask: Ask) -> Answer:
    """The card that will be missed least."""
    hand = scene.me.hand

    def worth(option: Option) -> float:
        card = getattr(option, "card", "")
        return (2.0 if card in LIBRARY and scene.of_use(card) else 0.0) - hand.count(card) / 4

    return min(ask.options, key=worth)
