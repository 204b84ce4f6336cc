"""What could be in a hidden hand as far as everybody knows: whom a window is opened for.

Whether somebody is asked must tell nothing of what he holds.  So a window opens for everybody who could hold the card
by what lies open: he has a hidden card, and not all copies of the one in question are accounted for."""

from __future__ import annotations

from collections.abc import Iterable

from nokturn.games.dracula.content import EVENTS, ITEMS
from nokturn.games.dracula.state import Dracula


def open_events(game: Dracula, event: str) -> int:
    """How many copies of an event everybody sees: discarded face up, in play as allies, announced, laid open."""
    seen = sum([1 for gone in game.event_discard if gone.face_up and gone.card == event])
    seen += sum([1 for who in game.hunters.values() if who.open_event == event])
    seen += game.playing.count(event) + game.turned_up.count(event)
    seen += (game.hunter_ally == event) + (game.dracula_ally == event)
    if game.combat is not None:
        seen += event == "planned_ambush" and game.combat.planned != ""
        seen += event == "lucys_revenge" and game.combat.revenge
    return seen


def open_items(game: Dracula, item: str) -> int:
    """How many copies of an item everybody sees: discarded or laid open."""
    return game.item_discard.count(item) + sum([1 for who in game.hunters.values() if who.open_item == item])


def hunter_could_have(game: Dracula, hunter: str, events: Iterable[str]) -> bool:
    """Whether, by what everybody knows, one of these events could be in this hunter's hand; DRA-BITE-04."""
    who = game.hunters[hunter]
    hidden = len(who.events) - (who.open_event != "")
    return any(
        who.open_event == event or (hidden > 0 and open_events(game, event) < EVENTS[event].count) for event in events
    )


def hunter_could_show(game: Dracula, hunter: str, items: Iterable[str]) -> bool:
    """Whether, by what everybody knows, one of these items could be in this hunter's hand; DRA-BITE-04."""
    who = game.hunters[hunter]
    hidden = len(who.items) - (who.open_item != "")
    return any(who.open_item == item or (hidden > 0 and open_items(game, item) < ITEMS[item].count) for item in items)


def dracula_could_have(game: Dracula, events: Iterable[str]) -> bool:
    """Whether, by what everybody knows, one of these events could be in Dracula's hand."""
    return bool(game.dracula_events) and any(open_events(game, event) < EVENTS[event].count for event in events)
