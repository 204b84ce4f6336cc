"""Which action the bot takes next, and how it sees it through."""

from __future__ import annotations

from nokturn.games.vtes.bot.able import added, can_bounce, reach, votes_in_hand
from nokturn.games.vtes.bot.phases import KEPT, best
from nokturn.games.vtes.bot.scene import Scene, printed_blood
from nokturn.games.vtes.combat.effects import EnterCombat
from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.seen.action_view import ActionView
from nokturn.games.vtes.seen.view import CardView
from nokturn.games.vtes.state.card_language import Mode, text_of
from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    Diablerize,
    EndPhase,
    Hunt,
    LeaveTorpor,
    LetHappen,
    Pass,
    PlayCard,
    Rescue,
    UseAbility,
)
from nokturn.games.vtes.text.effects import AddBlood, Burn, Change, Lock, Unlock
from nokturn.games.vtes.text.primitives import Borrow
from nokturn.kernel.asks import Answer, Ask, Option

POLITICS = {
    "kine-resources-contested": 6.5,
    "parity-shift": 6.0,
    "consanguineous-boon": 3.0,
    "ancilla-empowerment": 2.0,
    "toreador-justicar": 3.0,
}
BURNING, SHARE = "kine-resources-contested", 4
"""It burns one less than so much pool of the prey, the rest elsewhere."""
WHIM = 0.5
"""Two actions that differ by less are taken as it pleases."""
ARMED = 3
"""Strength beyond the usual, blows in hand and weapons, together: with so much a fight is worth seeking."""
LITTLE = 1
"""A bleed of so much is worth no card that bounces, as long as it is not nearly the last pool."""
LAST = 4
"""So much pool is nearly the last."""


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
        case Diablerize(minion, target):
            return diablerie_value(scene, scene.cards[minion], scene.cards[target])
        case UseAbility(source, at, minion):
            return deed_value(scene, scene.cards[source], at, minion)
    return -1.0


def deed_value(scene: Scene, source: CardView, at: int, minion: str) -> float:
    """What a card in play offers: a vampire of somebody else, one's own unlocked again, a counter, a fight; or to be
    rid of what harms, most of all of what bleeds everybody dry."""
    ability = text_of(source.printed).abilities[at]
    if any(isinstance(effect, Borrow) for effect in ability.does):
        return 8.0
    host = scene.cards.get(source.host)
    if any(isinstance(effect, Unlock) and effect.who == "host" for effect in ability.does):
        return 6.0 if host is not None and host.locked and host.controller == scene.seat else -1.0
    if any(isinstance(effect, AddBlood) and effect.who == "this" for effect in ability.does):
        return 2.0 if source.controller == scene.seat else -1.0
    if any(isinstance(effect, EnterCombat) for effect in ability.does):
        fighter = scene.cards.get(minion)
        return rush_value(scene, fighter) if fighter is not None else -1.0
    if not any(isinstance(effect, Burn) for effect in ability.does):
        return 0.5 if source.controller == scene.prey else -1.0
    if source.controller == scene.seat:
        return -1.0
    if host is not None:
        return 3.0 if host.controller == scene.seat else -1.0
    if any(one.by == "active" and one.mandatory for one in text_of(source.printed).abilities):
        return 3.0 + 1.5 * source.counters
    return 1.0 if source.controller in (scene.prey, scene.predator) else 0.0


def diablerie_value(scene: Scene, minion: CardView, victim: CardView) -> float:
    """Where nobody can call for the diablerist's head, or where the victim is worth a smaller one of mine."""
    if victim.controller == scene.seat:
        return -5.0
    own = scene.votes(scene.seat)
    others = sum(scene.votes(seat) for seat in scene.seats if seat != scene.seat)
    near = 1.0 if victim.controller in (scene.prey, scene.predator) else 0.0
    if own >= others:
        return 3.0 + near + victim.capacity / 4
    return near + (victim.capacity - minion.capacity) / 2 - 1.0


def bleed_value(scene: Scene, amount: int, player: str) -> float:
    """Every pool of the prey counts; the last ones most of all."""
    if amount <= 0:
        return -1.0
    pool = scene.seats[player].pool
    return 2.0 * amount + (50.0 if amount >= pool else 0.0) + (2.0 if pool <= 10 else 0.0)


def card_value(scene: Scene, card: str, mode: Mode, minion: CardView) -> float:
    cost = printed_blood(card)
    if minion.counters <= cost:
        return -1.0
    if mode.played_as == "political_action_card":
        return politics_value(scene, card, minion)
    kind = mode.deed.kind if mode.deed else mode.played_as
    if kind == "bleed":
        # Of a card with several Disciplines the more of them the better.
        more = 0.6 * (len(mode.disciplines) - 1)
        return bleed_value(scene, minion.bleed + added(mode, "bleed"), scene.prey) - cost / 2 + more
    if mode.choose and mode.choose[0].startswith("uncontrolled"):
        return 5.0 if len(scene.mine) < 4 else 1.0
    if mode.played_as in ("equipment", "retainer", "ally"):
        printed = LIBRARY[card].pool
        return 2.5 if scene.pool - (printed if isinstance(printed, int) else 0) >= KEPT else 0.0
    if any(isinstance(effect, EnterCombat) for effect in mode.does):
        return rush_value(scene, minion)
    if kind == "effect" and mode.choose:
        return 1.0 if minion.strength > 1 and minion.counters > 4 else -0.5
    return 2.0


def rush_value(scene: Scene, minion: CardView) -> float:
    """A fight that is sought wants something to fight with."""
    blows = sum(LIBRARY[card].types[0] == "combat_card" and scene.of_use(card) for card in scene.me.hand)
    armed = any(card.host == minion.ref and card.controller == scene.seat for card in scene.view.cards)
    ready = minion.strength - 1 + min(blows, 3) + (1 if armed else 0)
    return ready + 1.0 if minion.counters > 2 and ready >= ARMED else -0.5


def politics_value(scene: Scene, card: str, caller: CardView) -> float:
    """A referendum is worth calling if it can be won, with what the hand gives for it and the Edge; it takes as much
    from the prey as a large bleed, and the last pool most of all."""
    own = scene.votes(scene.seat) + 1 + votes_in_hand(scene, caller) + (scene.view.edge == scene.seat)
    others = max((scene.votes(seat) for seat in scene.seats if seat != scene.seat), default=0)
    if card == "ancilla-empowerment" and len(scene.mine) > len(scene.minions(scene.prey)):
        return 0.0
    ousts = card == BURNING and scene.seats[scene.prey].pool < SHARE
    return POLITICS.get(card, 2.0) + (50.0 if ousts else 0.0) if own > others else 0.1


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
        case UseAbility(source, at):
            if source.partition(":")[0] in ("the-labyrinth", "larissa-moreira"):
                return 1.0
            gains = raised(scene, source, at)
            if action.state == "B":
                return 2.5 if "stealth" in gains else 0.0
            return 1.5 if action.state == "C" and action.kind == "bleed" and "bleed" in gains else 0.0
    return 0.0


def raised(scene: Scene, source: str, at: int) -> frozenset[str]:
    """The numbers of the acting minion that an ability of a card in play raises."""
    does = text_of(scene.cards[source].printed).abilities[at].does if source in scene.cards else ()
    return frozenset(
        effect.what
        for effect in does
        if isinstance(effect, Change) and effect.who in ("acting", "host") and effect.amount > 0
    )


def when_blocked(scene: Scene, ask: Ask) -> Answer:
    """A blocker who can be brushed aside is."""
    for option in ask.options:
        if isinstance(option, UseAbility) and option.source in scene.cards:
            does = text_of(scene.cards[option.source].printed).abilities[option.ability].does
            if any(isinstance(effect, Lock) and effect.who == "blocker" for effect in does):
                return option
    return Pass()


def answer_to(scene: Scene, action: ActionView, option: Option) -> float:
    """Blocks, intercept, bounces, wakes."""
    concerns_me = scene.seat in action.targets
    match option:
        case Block(minion):
            return block_value(scene, action, scene.cards[minion])
        case PlayCard(card, at, minion):
            mode = scene.mode(card, at)
            if "another-prey" in mode.choose:
                unlocked = 0.5 if all(code.isupper() for code in mode.disciplines) else 0.0
                return 4.0 + unlocked if worth_a_bounce(scene, action) else 0.0
            if added(mode, "intercept") > 0 and action.state == "B":
                return 3.0 if enough(scene, action) else 0.0
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
    if reach(scene, action, card) < action.stealth:
        return 0.0
    hurt = 0.0
    if action.kind == "bleed" and scene.seat in action.targets:
        hurt = 1.5 * action.bleed + (10.0 if action.bleed >= scene.pool - 2 else 0.0)
        if worth_a_bounce(scene, action) and any(can_bounce(scene, one) for one in scene.unlocked(scene.seat)):
            hurt = 0.0
    elif action.targets and scene.seat in action.targets:
        hurt = 2.0
    elif action.kind in ("political", "recruit") and action.by == scene.predator:
        hurt = 1.5
    elif action.kind in ("hunt", "leave-torpor") and acting.counters <= 1:
        hurt = 1.0
    fight = (card.strength + card.counters / 2) - (acting.strength + acting.counters / 2)
    return hurt + min(fight, 2.0) / 2 if hurt > 0 and card.counters >= 1 else 0.0


def worth_a_bounce(scene: Scene, action: ActionView) -> bool:
    """A bleed that hurts goes elsewhere; a small one is borne."""
    return action.kind == "bleed" and (action.bleed > LITTLE or (action.bleed > 0 and scene.pool <= LAST))


def enough(scene: Scene, action: ActionView) -> bool:
    """Whether the blocker of mine can come to the intercept it needs, and still needs some."""
    blocker = scene.cards.get(action.blocker)
    return blocker is not None and action.intercept < action.stealth <= reach(scene, action, blocker)


def wake_value(scene: Scene, action: ActionView, minion: str) -> float:
    """Only to bounce the bleed or to block it, with the one that is woken."""
    if minion in action.awake or action.kind != "bleed" or not worth_a_bounce(scene, action):
        return 0.0
    woken = scene.cards[minion]
    if any(can_bounce(scene, one) for one in scene.unlocked(scene.seat)):
        return 0.0
    return 2.0 if can_bounce(scene, woken) or block_value(scene, action, woken) > 0 else 0.0


def afterwards(scene: Scene, ask: Ask) -> Answer:
    """After the action: unlock, take what the referendum gives."""
    for option in ask.options:
        if isinstance(option, LetHappen):
            return option
    for option in ask.options:
        if isinstance(option, PlayCard) and scene.mode(option.card, option.mode).when != "wake":
            return option
    return Pass()
