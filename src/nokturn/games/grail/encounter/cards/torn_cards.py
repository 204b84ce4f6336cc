"""Cards that leave the Sequence before the Encounter is over."""

from __future__ import annotations

from nokturn.games.grail.encounter.cards.hands import discard
from nokturn.games.grail.encounter.cards.sequence import placed_as, without
from nokturn.games.grail.encounter.participants import fray_of
from nokturn.games.grail.state.state import Grail


def take_off(state: Grail, card: str) -> None:
    """A card of the Sequence goes to its owner's discards, with what lies on it; GRAIL-COMBAT-ABILITY-09."""
    fray = fray_of(state)
    placed = placed_as(fray.sequence, card)
    if placed is not None:
        fray.sequence = without(fray.sequence, card)
        discard(state, placed.hero, card)
        state.tell("torn", card=card, hero=placed.hero)


def tear_last(state: Grail) -> None:
    """The last card of the Sequence: the one to the left of a card that is being played; GRAIL-COMBAT-BONUS-04."""
    sequence = fray_of(state).sequence
    if sequence:
        take_off(state, sequence[-1].card)
