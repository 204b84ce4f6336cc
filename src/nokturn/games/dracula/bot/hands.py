"""What a hunter keeps, gives away and shows."""

from __future__ import annotations

from nokturn.games.dracula.bot import worth
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.printed.content import EVENTS, ITEMS
from nokturn.games.dracula.state.choices import (
    Accept,
    Decline,
    DiscardAll,
    DiscardItem,
    Done,
    HandOver,
    OpenItem,
    Pass,
    PlayEvent,
    ReturnTicket,
    ShowItem,
    SufferDamage,
    UseItem,
)
from nokturn.kernel import Answer, Ask, Option


def event_worth(event: str, hunter: str) -> float:
    """An event in this hunter's hand."""
    value = worth.HUNTER_EVENT.get(event, 1.0)
    return value if EVENTS[event].only in ("", hunter) else value * worth.ONLY_FOR_ANOTHER


def value(scene: Scene, option: Option) -> float:
    """Of the card or ticket an option is about, in the hand of the hunter who is asked."""
    who = scene.hunter
    if isinstance(option, DiscardItem | OpenItem):
        rest = list(who.items)
        if option.item in rest:
            rest.remove(option.item)
        return worth.item(option.item, rest)
    if isinstance(option, ReturnTicket):
        return worth.ticket(option.ticket)
    return event_worth(getattr(option, "event", ""), who.hunter)


def least(scene: Scene, ask: Ask) -> Answer:
    """What is worth least is discarded, or shown to Dracula."""
    return min(ask.options, key=lambda option: value(scene, option))


# trade


def offer(scene: Scene, ask: Ask) -> Answer:
    """The weakest of many weapons, to somebody with few."""
    who, partner = scene.hunter, scene.view.hunters[scene.facts["partner"]]
    arms = [option for option in ask.options if isinstance(option, HandOver) and option.card in ITEMS]
    arms = [option for option in arms if ITEMS[option.card].banner]
    if len(arms) < 3 or partner.item_count >= 2:
        return ()
    return (min(arms, key=lambda option: worth.item(option.card, who.items)),)


def accept(scene: Scene, ask: Ask) -> Answer:
    """A gift is never refused."""
    return Accept()


def nothing(scene: Scene, ask: Ask) -> Answer:
    """Nothing is given back."""
    return ()


# encounters and what they demand


def answer_ambush(scene: Scene, ask: Ask) -> Answer:
    """Dogs and Forewarned against whatever really hurts."""
    serious = worth.AMBUSH.get(scene.facts["card"], 0.0) >= 2.5
    for option in ask.options:
        if serious and isinstance(option, UseItem | PlayEvent):
            return option
    return Pass()


def show(scene: Scene, ask: Ask) -> Answer:
    """What is shown stays in hand, so the least telling item is shown."""
    items = [option for option in ask.options if isinstance(option, ShowItem)]
    if not items:
        return Done() if Done() in ask.options else Decline()
    return min(items, key=lambda option: worth.ITEM[option.item])


def keep_weapons(scene: Scene, ask: Ask) -> Answer:
    """A Spy is not worth a weapon."""
    return Decline()


def mobbed(scene: Scene, ask: Ask) -> Answer:
    """Szgany Mob: items are worth a wound each while there is health to spare."""
    who = scene.hunter
    items = [option for option in ask.options if isinstance(option, DiscardItem)]
    poorest = min(items, key=lambda option: value(scene, option), default=None)
    if poorest is None:
        return Done()
    left = scene.health_left(who.hunter) - len(who.items)
    return poorest if left <= 3 or value(scene, poorest) < 3.0 else Done()


def at_the_customs(scene: Scene, ask: Ask) -> Answer:
    """Three wounds, or everything in the bag."""
    who = scene.hunter
    bag = sum([worth.item(item) for item in who.items])
    left = scene.health_left(who.hunter) - scene.facts["damage"]
    if left <= 0 or DiscardAll() not in ask.options:
        return DiscardAll() if DiscardAll() in ask.options else SufferDamage()
    return SufferDamage() if bag > 6.0 + 12.0 / left else DiscardAll()
