"""How much a card says, in this game."""

from __future__ import annotations

from nokturn.games.grail.printed.language.amounts import Amount
from nokturn.games.grail.state.state import Grail


def number(state: Grail, amount: Amount, everything: int = 0) -> int:
    """The number, with the players there are; `everything` is what `all` means here.  GRAIL-PLAYERS-04."""
    return everything if amount.everything else amount.of(state.players)
