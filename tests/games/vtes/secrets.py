"""What is hidden from a seat, said a second time (see `tests/conformance/secrets.py`)."""

from __future__ import annotations

from tests.conformance.secrets import Groups

from nokturn.games.vtes.printed.content import CARDS, CRYPT, LIBRARY
from nokturn.games.vtes.state.state import Vtes
from nokturn.kernel import Seat


def hidden(game: Vtes, seat: Seat | None) -> Groups:
    """Cards of other hands and of every library; crypts, and what lies face down before others."""
    open_hands = {whose for whose, who in game.revealed if who == seat} | {seat}
    library = [card for whose in game.seats for card in game.library[whose]]
    library += [card for whose in game.seats if whose not in open_hands for card in game.hands[whose]]
    crypt = [card for whose in game.seats for card in game.crypt[whose]]
    crypt += [hidden.card for whose in game.seats if whose != seat for hidden in game.uncontrolled[whose]]
    seen = {card for whose in game.seats for card in game.ash[whose]} | {card for _, card in game.removed}
    seen |= {card for whose in game.seats if whose in open_hands for card in game.hands[whose]}
    seen |= {hidden.card for whose in game.seats if whose == seat for hidden in game.uncontrolled[whose]}
    seen |= {name for card in game.cards.values() for name in (card.printed, card.merged)}
    seen |= {effect.source for effect in game.in_force} | {play.card for play in game.plays}
    if not game.open_decks:
        taken = {card for whose in game.gone for card in game.left[whose]}
        library, crypt = [*library, *(taken & set(LIBRARY))], [*crypt, *(taken & set(CRYPT))]
    seen |= WITHIN_OTHERS
    return frozenset(library) - seen, frozenset(crypt) - seen


WITHIN_OTHERS = {card for card in CARDS for other in CARDS if card != other and card in other.split("-")} | {
    "blood-doll"
}
"""Names that are a part of others (`telepathic-misdirection`), or that a text says (`vessel`)."""

SEARCHED = {
    "search-library": lambda game, seat: game.library[seat],
    "search-crypt": lambda game, seat: game.crypt[seat],
}
"""Questions with which a seat looks through something of its own that is hidden from it otherwise; VTES-WORD-04."""
