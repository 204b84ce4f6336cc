"""What could be in a hidden hand as far as everybody knows: whom a window is opened for.

Whether somebody is asked must tell nothing of what he holds.  So a window opens for everybody who could hold the card
by what lies open: he has a hidden card, and not all copies of the one in question are accounted for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from nokturn.games.dracula.printed.content import EVENTS, ITEMS
from nokturn.games.dracula.state.state import Dracula


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


def seen_items(game: Dracula, hunter: str) -> tuple[str, ...]:
    """Items of his that everybody has seen: the open one of a bite-frail hunter, and in a combat what he has revealed
    or rests, which may be the same card, and an open Garlic Wreath."""
    seen = Counter([game.hunters[hunter].open_item] if game.hunters[hunter].open_item else [])
    if game.combat is not None:
        shown = (*game.combat.resting, *game.combat.picked)
        table = Counter([card for name, card in shown if name == hunter and card in ITEMS])
        seen |= table + Counter({"garlic_wreath": game.combat.wreaths.count(hunter)})
    return tuple(seen.elements())


def items_in_sight(game: Dracula, hunter: str) -> tuple[str, ...]:
    """Those, and what he has shown for a moment: he still holds them, whatever else is in his hand."""
    return tuple((Counter(seen_items(game, hunter)) | Counter(game.hunters[hunter].shown)).elements())


def open_items(game: Dracula, item: str) -> int:
    """How many copies of an item everybody sees: discarded, or a hunter's that all have seen."""
    return game.item_discard.count(item) + sum([seen_items(game, hunter).count(item) for hunter in game.hunters])


def hides_item(game: Dracula, hunter: str, item: str) -> bool:
    """Whether, by what everybody knows, this item could be among those of his that nobody else has seen."""
    hidden = len(game.hunters[hunter].items) - len(seen_items(game, hunter))
    return hidden > 0 and open_items(game, item) < ITEMS[item].count


def hunter_could_have(game: Dracula, hunter: str, events: Iterable[str]) -> bool:
    """Whether, by what everybody knows, one of these events could be in this hunter's hand; DRA-BITE-04."""
    who = game.hunters[hunter]
    hidden = len(who.events) - (who.open_event != "")
    return any(
        who.open_event == event or (hidden > 0 and open_events(game, event) < EVENTS[event].count) for event in events
    )


def hunter_could_show(game: Dracula, hunter: str, items: Iterable[str]) -> bool:
    """Whether, by what everybody knows, one of these items could be in this hunter's hand; DRA-BITE-04."""
    seen = seen_items(game, hunter)
    return any(item in seen or hides_item(game, hunter, item) for item in items)


def dracula_could_have(game: Dracula, events: Iterable[str]) -> bool:
    """Whether, by what everybody knows, one of these events could be in Dracula's hand."""
    return bool(game.dracula_events) and any(open_events(game, event) < EVENTS[event].count for event in events)
