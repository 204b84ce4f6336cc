"""What holds in every position: no card is lost or doubled, nothing falls below nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache

from nokturn.games.dracula.printed.content import (
    DRACULA_COMBAT,
    ENCOUNTERS,
    EVENTS,
    HUNTERS,
    ITEMS,
    POWERS,
    TICKETS,
    TOKENS,
)
from nokturn.games.dracula.state.state import Dracula


@cache
def printed(advanced: bool, places: tuple[str, ...]) -> Counter[tuple[str, str]]:
    """Every card of the game with its number of copies, by kind."""
    cards: Counter[tuple[str, str]] = Counter()
    for kind, shelf in (("item", ITEMS), ("event", EVENTS), ("encounter", ENCOUNTERS), ("ticket", TICKETS)):
        cards.update({(kind, card): printed.count for card, printed in shelf.items()})
    cards.update({("combat", card): printed.count for card, printed in DRACULA_COMBAT.items()})
    cards.update({("location", place): 1 for place in places})
    if advanced:
        cards.update({("location", power): 1 for power in POWERS})
    return cards


def faults(game: Dracula) -> list[str]:
    """Everything about the table that cannot be."""
    if game.phase in ("", "setup"):
        return []
    found = Counter(everything(game))
    expected = printed(game.advanced, game.atlas.order)
    wrong = []
    if found != expected:
        wrong += [f"{kind} {card} is gone" for kind, card in (expected - found).elements()]
        wrong += [f"{kind} {card} is there once too often" for kind, card in (found - expected).elements()]
    return [*wrong, *beyond(game)]


def everything(game: Dracula) -> Iterator[tuple[str, str]]:
    """Every card, wherever it is, with its kind."""
    hands = game.hunters.values()
    items = [card for who in hands for card in who.items] + [card for offer in game.offer for card in offer.items]
    events = [card for who in hands for card in who.events] + [card for offer in game.offer for card in offer.events]
    tickets = [one for who in hands for one in who.tickets] + [one for offer in game.offer for one in offer.tickets]
    drawn_events = [card for card in game.drawn if card in EVENTS]
    drawn_items = [card for card in game.drawn if card not in EVENTS]
    allies = [ally for ally in (game.hunter_ally, game.dracula_ally) if ally]
    hideouts = tuple(game.hideouts())
    yield from [("item", card) for card in (*items, *drawn_items, *game.item_deck, *game.item_discard)]
    yield from [("event", card) for card in (*events, *drawn_events, *game.event_deck, *game.dracula_events, *allies)]
    yield from [("event", discarded.card) for discarded in game.event_discard]
    yield from [("event", card) for card in (*game.playing, *game.turned_up)]
    shown = (game.spent,) if game.spent else ()
    yield from [("ticket", ticket) for ticket in (*tickets, *shown, *game.tickets)]
    laid = [laid.card for hideout in hideouts for laid in hideout.encounters]
    encounters = (*game.encounters, *game.encounter_deck, *game.encounter_discard, *game.guards, *laid)
    yield from [("encounter", card) for card in encounters]
    yield from [("location", card) for card in (*game.location_deck, *[hideout.card for hideout in hideouts])]
    yield from [("location", "wolf_form") for hideout in hideouts if hideout.wolf]
    yield from [("combat", "escape_as_bat") for hideout in hideouts if hideout.bat]
    yield from [("combat", card) for card in game.combat_deck]
    if game.combat is not None:
        yield from [("combat", card) for card in (*game.combat.hand, *game.combat.played)]
        yield from [("combat", card) for card in (game.combat.choice,) if card]
        yield from [("event", "planned_ambush")] if game.combat.planned else []
        yield from [("event", "lucys_revenge")] if game.combat.revenge else []


def beyond(game: Dracula) -> Iterator[str]:
    """Tracks, tokens and hands outside their limits."""
    if min(game.damage, game.influence, game.despair, game.rumors) < 0:
        yield "something is below nothing"
    if (
        sum(game.fog.values()) > TOKENS["fog"]
        or len(game.roadblocks) > TOKENS["roadblock"]
        or len(game.storms) > TOKENS["storm"]
    ):
        yield "more tokens lie on the map than there are"
    if len(set(game.roadblocks)) < len(game.roadblocks) or len(set(game.storms)) < len(game.storms):
        yield "two roadblocks or storms lie in one place"
    for name, who in game.hunters.items():
        if not 0 <= who.bites <= HUNTERS[name].bite_spaces or who.damage < 0:
            yield f"{name} has bites or damage that cannot be"
        if who.open_item not in ("", *who.items) or who.open_event not in ("", *who.events):
            yield f"{name} shows a card that is not in the hand"
        if Counter(who.shown) - Counter(who.items):
            yield f"{name} has shown an item that is not in the hand"
