"""Which action the bot takes next, and how it sees it through."""

from __future__ import annotations

from nokturn.games.vtes.bot.phases import best
from nokturn.games.vtes.bot.scene import Scene, printed_blood
from nokturn.games.vtes.seen.view import ActionView, CardView
from nokturn.games.vtes.state.card_language import Mode, text_of
from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    EndPhase,
    Hunt,
    LeaveTorpor,
    LetHappen,
    Pass,
    PlayCard,
    Rescue,
    UseAbility,
)
from nokturn.games.vtes.text.effects import Change
from nokturn.kernel.asks import Answer, Ask, Option

POLITICS = {
    "kine-resources-contested": 4.5,
    "parity-shift": 5.0,
    "consanguineous-boon": 3.0,
    "ancilla-empowerment": 2.0,
    "toreador-justicar": 3.0,
}
WHIM = 0.5
"""Two actions that differ by less are taken as it pleases."""
BOUNCES = frozenset({"deflection", "telepathic-misdirection"})


def act(scene: Scene, ask: Ask) -> Answer:
    """The action worth most, with a whim; none if none is worth its risk."""
    actions = [option for option in ask.options if not isinstance(option, EndPhase)]
    scored = [(fancied(scene, value_of(scene, option)), option) for option in actions]
    value, option = max(scored, key=lambda pair: pair[0], default=(0.0, EndPhase()))
    if EndPhase() in ask.options and value <= 0:
        return EndPhase()
    return option


def fancied(scene: Scene, value: float) -> float:
    """What is worth something is sometimes worth a little more."""
    return value + WHIM * scene.whim.random() if value > 0 else value


def value_of(scene: Scene, option: Option) -> float:
    match option:
        case Bleed(minion, player):
            return bleed_value(scene, scene.cards[minion].bleed, player)
        case Hunt(minion):
            card = scene.cards[minion]
            return 1.5 if card.counters <= 2 else 0.2 if card.counters < card.capacity else -1.0
        case LeaveTorpor():
            return 5.0
        case Rescue(minion, target):
            own = scene.cards[target].controller == scene.seat
            return 4.0 if own and scene.cards[minion].counters > 2 else -5.0
        case PlayCard(card, mode, minion):
            return card_value(scene, card, scene.mode(card, mode), scene.cards[minion])
        case UseAbility(source):
            return 0.5 if scene.cards[source].controller == scene.prey else -1.0
    return -1.0


def bleed_value(scene: Scene, amount: int, player: str) -> float:
    """Every pool of the prey counts; the last ones most of all."""
    if amount <= 0:
        return -1.0
    pool = scene.seats[player].pool
    return 2.0 * amount + (50.0 if amount >= pool else 0.0) + (2.0 if pool <= 10 else 0.0)


def added(mode: Mode, what: str) -> int:
    """How much a mode adds to a number."""
    effects = (*mode.announced, *mode.does)
    return sum(effect.amount for effect in effects if isinstance(effect, Change) and effect.what == what)


def card_value(scene: Scene, card: str, mode: Mode, minion: CardView) -> float:
    cost = printed_blood(card)
    if minion.counters <= cost:
        return -1.0
    if mode.played_as == "political_action_card":
        return politics_value(scene, card)
    kind = mode.deed.kind if mode.deed else mode.played_as
    if kind == "bleed":
        return bleed_value(scene, minion.bleed + added(mode, "bleed"), scene.prey) - cost / 2
    if mode.choose and mode.choose[0].startswith("uncontrolled"):
        return 5.0 if len(scene.mine) < 4 else 1.0
    if mode.played_as in ("equipment", "retainer", "ally"):
        return 2.5 if scene.pool > 8 else 0.0
    if kind == "effect" and mode.choose:
        return 1.0 if minion.strength > 1 and minion.counters > 4 else -0.5
    return 2.0


def politics_value(scene: Scene, card: str) -> float:
    """A referendum is worth calling if it can be won."""
    own = scene.votes(scene.seat) + 1
    others = max((scene.votes(seat) for seat in scene.seats if seat != scene.seat), default=0)
    if card == "ancilla-empowerment" and len(scene.mine) > len(scene.minions(scene.prey)):
        return 0.0
    return POLITICS.get(card, 2.0) if own > others else 0.1


# seeing it through


def in_action(scene: Scene, ask: Ask) -> Answer:
    """States A, B and C: as whoever acts, or as whoever is acted upon."""
    action = scene.view.action
    assert action is not None
    value = own_use if action.by == scene.seat else answer_to
    return best([(value(scene, action, option), option) for option in ask.options])


def own_use(scene: Scene, action: ActionView, option: Option) -> float:
    """Stealth when it is needed, more bleed when nobody blocks any more."""
    match option:
        case PlayCard(card, at, minion):
            mode = scene.mode(card, at)
            cost = printed_blood(card)
            if minion and scene.cards[minion].counters < cost:
                return 0.0
            if action.state == "B":
                return 3.0 + added(mode, "stealth") if added(mode, "stealth") else 0.0
            more = added(mode, "bleed")
            if action.state == "C" and more > 0 and action.kind == "bleed":
                pool = scene.seats[action.targets[0]].pool if action.targets else 0
                return 1.0 + more - cost / 4 if action.bleed < pool else 0.0
            return 0.0
        case UseAbility(source):
            return 1.0 if scene.cards[source].printed in ("the-labyrinth", "larissa-moreira") else 0.0
    return 0.0


def answer_to(scene: Scene, action: ActionView, option: Option) -> float:
    """Blocks, intercept, bounces, wakes."""
    concerns_me = scene.seat in action.targets
    match option:
        case Block(minion):
            return block_value(scene, action, scene.cards[minion])
        case PlayCard(card, at, minion):
            mode = scene.mode(card, at)
            if card in BOUNCES and mode.choose:
                unlocked = 0.5 if all(code.isupper() for code in mode.disciplines) else 0.0
                return 4.0 + unlocked if action.bleed >= 1 else 0.0
            if added(mode, "intercept") > 0 and action.state == "B":
                return 3.0
            if added(mode, "bleed") < 0:
                return 3.0 if action.bleed >= 2 else 0.0
            if mode.when == "wake":
                return wake_value(scene, action, minion) if concerns_me else 0.0
            if card in ("second-tradition-domain", "guard-dogs") and concerns_me:
                return 2.0 if action.bleed >= 2 else 0.0
    return 0.0


def block_value(scene: Scene, action: ActionView, card: CardView) -> float:
    """Block what hurts, with somebody who stands a chance."""
    acting = scene.cards.get(action.minion)
    if acting is None or card.ref in action.failed:
        return 0.0
    shortfall = action.stealth - (1 if has_intercept(scene) else 0)
    if shortfall > 0:
        return 0.0
    hurt = 0.0
    if action.kind == "bleed" and scene.seat in action.targets:
        hurt = 1.5 * action.bleed + (10.0 if action.bleed >= scene.pool - 2 else 0.0)
        if any(one in BOUNCES for one in scene.me.hand) and action.bleed < scene.pool - 3:
            hurt = 0.0
    elif action.targets and scene.seat in action.targets:
        hurt = 2.0
    elif action.kind in ("political", "recruit") and action.by == scene.predator:
        hurt = 1.5
    elif action.kind in ("hunt", "leave-torpor") and acting.counters <= 1:
        hurt = 1.0
    fight = (card.strength + card.counters / 2) - (acting.strength + acting.counters / 2)
    return hurt + min(fight, 2.0) / 2 if hurt > 0 and card.counters >= 1 else 0.0


def has_intercept(scene: Scene) -> bool:
    """A card in hand that gives intercept to somebody of mine."""
    return any(
        added(mode, "intercept") > 0 and mode.played_as == "reaction"
        for card in set(scene.me.hand)
        for mode in text_of(card).modes
    )


def wake_value(scene: Scene, action: ActionView, minion: str) -> float:
    """Worth it if the woken one can bounce the bleed or block it."""
    if minion in action.awake or action.kind != "bleed" or action.bleed < 2:
        return 0.0
    return 2.0 if any(card in BOUNCES for card in scene.me.hand) or action.stealth <= 0 else 0.0


def afterwards(scene: Scene, ask: Ask) -> Answer:
    """After the action: unlock, take what the referendum gives."""
    for option in ask.options:
        if isinstance(option, LetHappen):
            return option
    for option in ask.options:
        if isinstance(option, PlayCard) and scene.mode(option.card, option.mode).when != "wake":
            return option
    return Pass()
