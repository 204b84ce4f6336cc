"""What is hidden from a seat, said a second time (see `tests/conformance/secrets.py`)."""

from __future__ import annotations

from tests.conformance.secrets import Groups

from nokturn.games.heritage.state.state import Heritage
from nokturn.kernel import Seat

SHOWN = frozenset({"primogen-reveals"})
"""The Primogen's cards go back into the deck; HER-PRIM-01."""


def hidden(game: Heritage, seat: Seat | None) -> Groups:
    """The character deck; of every clan the schemes in its deck, and in the hand of somebody else."""
    groups = [frozenset(game.deck)]
    for owner, deck in game.scheme_decks.items():
        groups.append(frozenset(deck if owner == seat else (*deck, *game.hands[owner])))
    return tuple(groups)


SEARCHED = {"search-deck": lambda game, seat: game.deck}
"""Whoever recruits from the deck looks through it; HER-TOR-05."""
