"""Which cards are in the game at all."""

from __future__ import annotations

from nokturn.games.heritage.printed.chronicle.chapters import CHAPTERS
from nokturn.games.heritage.printed.people import PEOPLE, STARTING_DECK
from nokturn.games.heritage.state.state import Heritage

ENTERING = tuple([one.id for one in PEOPLE.values() if one.kind == "base" and one.era > 1])
"""Base characters of later eras; HER-DECK-01."""


def in_the_game(game: Heritage) -> tuple[str, ...]:
    """HER-SETUP-04, HER-DECK-01, HER-CHRON-04: the starting deck, the base characters of every era that has begun, and
    whoever was unlocked, wherever they lie; HER-DECK-02."""
    era = CHAPTERS[game.books.chapter].era if game.books is not None else 1
    entered = [card for card in ENTERING if PEOPLE[card].era <= era]
    return (*STARTING_DECK, *entered, *[card for card in game.cards if PEOPLE[card].kind == "chronicle"])
