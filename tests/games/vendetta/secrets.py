"""What is hidden from a seat, said a second time (see `tests/conformance/secrets.py`)."""

from __future__ import annotations

from tests.conformance.secrets import Groups

from nokturn.games.vendetta.state import Vendetta
from nokturn.kernel import Seat


def hidden(game: Vendetta, seat: Seat | None) -> Groups:
    """VEN-SETUP-15: hands, clan decks, face-down cards, the ally deck; not what all have seen outside the decks.

    The victims lie face up (VEN-SETUP-09)."""
    groups = [frozenset(game.ally_deck)]
    for owner in game.hands:
        deck = game.decks[owner]
        if owner == seat:
            groups.append(frozenset(deck[: len(deck) - game.bottoms[owner]]))
            continue
        face_down = [
            card.card
            for areas in game.areas.values()
            for holder, area in areas.items()
            for card in area.cards
            if card.owner == owner and not (card.face_up or card.public or seat == holder or seat in card.known)
        ]
        cards = {*game.hands[owner], *game.drawn.get(owner, ()), *deck, *face_down}
        groups.append(frozenset(cards.difference(game.seen[owner])))
    return tuple(groups)
