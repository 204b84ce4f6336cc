"""What a hunter keeps, gives away and shows."""

from __future__ import annotations

from nokturn.games.dracula.bot import worth
from nokturn.games.dracula.bot.scene import Scene
from nokturn.games.dracula.choices import Accept, DiscardItem, ReturnTicket
from nokturn.games.dracula.content import EVENTS
from nokturn.kernel import Answer, Ask, Option


def event_worth(event: str, hunter: str) -> float:
    """An event in this hunter's hand."""
    value = worth.HUNTER_EVENT.get(event, 1.0)
    return value if EVENTS[event].only in ("", hunter) else value * worth.ONLY_FOR_ANOTHER


def discard(scene: Scene, ask: Ask) -> Answer:
    """What is worth least."""
    who = scene.hunter

    def value(option: Option) -> float:
        if isinstance(option, DiscardItem):
            rest = list(who.items)
            rest.remove(option.item)
            return worth.item(option.item, rest)
        if isinstance(option, ReturnTicket):
            return worth.ticket(option.ticket)
        return event_worth(getattr(option, "event", ""), who.hunter)

    return min(ask.options, key=value)


def accept(scene: Scene, ask: Ask) -> Answer:
    """A gift is never refused."""
    return Accept()
