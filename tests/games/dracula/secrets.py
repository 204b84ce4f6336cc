"""What is hidden from a seat, said a second time (see `tests/conformance/secrets.py`)."""

from __future__ import annotations

from tests.conformance.secrets import Groups

from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel import Seat


def hidden(game: Dracula, seat: Seat | None) -> Groups:
    """Section 23 of the catalogue: decks, other hands, what lies or was picked face down.

    Only names of which every copy is hidden from the seat are secret; names of places never are, they stand on the
    map.  That nothing tells where Dracula is, the resampling shows, and the oracle of the belief."""
    if game.finished:
        return ()
    dracula = seat == game.dracula
    own = [who for name, who in game.hunters.items() if game.players.get(name) == seat or name == game.bared]
    others = [who for who in game.hunters.values() if who not in own]
    taker = game.dracula if game.drawn_by == "dracula" else game.players.get(game.drawn_by)
    offers = [offer for offer in game.offer if seat not in (game.players[offer.giver], game.players[offer.taker])]
    drawn = () if seat is not None and seat == taker else game.drawn
    laid = [laid for hideout in game.hideouts() for laid in hideout.encounters]
    items = [*game.item_deck, *[card for who in others for card in who.items], *drawn]
    items += [card for offer in offers for card in offer.items]
    seen = {*game.item_discard, *[who.open_item for who in others], *[card for who in own for card in who.items]}
    seen |= {card for offer in game.offer if offer not in offers for card in offer.items}
    seen |= {card for who in others for card in who.shown}
    events = [*game.event_deck, *[card for who in others for card in who.events], *drawn]
    events += [discarded.card for discarded in game.event_discard if not discarded.face_up]
    events += [card for offer in offers for card in offer.events]
    seen |= {discarded.card for discarded in game.event_discard if discarded.face_up}
    seen |= {who.open_event for who in others} | {card for who in own for card in who.events}
    seen |= {card for offer in game.offer if offer not in offers for card in offer.events}
    seen |= {card for offer in game.offer for card in (offer.open_item, offer.open_event)}
    seen |= {game.hunter_ally, game.dracula_ally, *game.playing, *game.turned_up, *(game.drawn if not drawn else ())}
    if game.combat is not None:
        shown = (*game.combat.resting, *game.combat.picked)
        seen |= {card for _, card in shown} | {"planned_ambush", "lucys_revenge", "garlic_wreath"}
    encounters = [*game.encounter_deck]
    seen |= {*game.encounter_discard, *game.guards, *[card.card for card in laid if card.face_up]}
    if game.unveiled and game.players[game.unveiled] == seat:
        seen |= {*game.dracula_events, *game.encounters}
    if dracula:
        seen |= {*game.dracula_events, *game.encounters, *[card.card for card in laid]}
    else:
        events += game.dracula_events
        encounters += [*game.encounters, *[card.card for card in laid if not card.face_up]]
    groups = (frozenset(items), frozenset(events), frozenset(encounters))
    return tuple(group - seen - SPOKEN for group in groups)


SPOKEN = frozenset(
    {
        "heavenly_host",
        "consecrated_ground",
        "bats",
        "roadblock",
        "hide",
        "feed",
        "escape",
        "long_night",
        "enraged",
    }
)
"""Names of cards that are also names of tokens, of something everybody may choose, or words of the view."""

SHOWN = frozenset(
    {
        "encounter-exchanged",
        "encounter-shown",
        "event-played",
        "event-returns-to-hand",
        "event-shown",
        "event-turned-up",
        "hand-revealed",
        "item-lies-open",
        "item-looked-at",
        "item-revealed",
        "item-used",
        "search",
        "shows-in-trade",
    }
)
"""Events by which a card is shown and then goes (back) to a hidden hand; DRA-ITEM-03, DRA-TRADE-01, DRA-CARD-28."""
