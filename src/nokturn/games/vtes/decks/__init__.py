"""Decks: read from and written to every format people use, and checked for what they may be played in."""

from nokturn.games.vtes.decks.collected import Imported
from nokturn.games.vtes.decks.deck import Deck
from nokturn.games.vtes.decks.deck_words import said
from nokturn.games.vtes.decks.exporting import exported, left_out
from nokturn.games.vtes.decks.importing import DeckError, imported, read_deck
from nokturn.games.vtes.decks.legality import FORMATS, Reason, reasons_against
from nokturn.games.vtes.decks.precons import PRECONS, precon

__all__ = [
    "FORMATS",
    "PRECONS",
    "Deck",
    "DeckError",
    "Imported",
    "Reason",
    "exported",
    "imported",
    "left_out",
    "precon",
    "read_deck",
    "reasons_against",
    "said",
]
