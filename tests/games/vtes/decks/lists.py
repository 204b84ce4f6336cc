"""What the tests on decks share."""

from nokturn.games.vtes.decks import Deck
from nokturn.games.vtes.printed.card_names import named


def deck(*entries, **facts):
    """`deck("2 Alexa Draper", "4 Deflection", name="Mine")`."""
    copies: dict[int, int] = {}
    for entry in entries:
        count, _, name = entry.partition(" ")
        (card,) = named(name)
        copies[card.vekn] = copies.get(card.vekn, 0) + int(count)
    return Deck.of(copies, **facts)


CRYPT = ("6 Alexa Draper", "6 Alice Chen")
"""Twelve of group 6."""
LEGAL = (*CRYPT, "60 Deflection")
