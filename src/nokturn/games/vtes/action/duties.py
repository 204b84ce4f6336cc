"""What a minion has to do before anything else (VTES-ACT-04..07)."""

from __future__ import annotations

from typing import cast

from nokturn.games.vtes.state.card_language import Deed, text_of
from nokturn.games.vtes.state.state import READY, Card, Vtes
from nokturn.games.vtes.state.stats import amount, is_vampire
from nokturn.games.vtes.state.vocabulary import DeedKind


def bound(game: Vtes, card: Card) -> frozenset[DeedKind]:
    """The kinds of action a minion has to take: an empty ready vampire must hunt (VTES-ACT-07, VTES-ACT-HUNT-03)."""
    kinds: set[DeedKind] = {
        cast(DeedKind, effect.what.partition(":")[2])
        for effect in game.in_force
        if effect.subject == card.ref and effect.what.startswith("must:")
    }
    if is_vampire(card) and card.region == READY and card.counters == 0:
        kinds.add("hunt")
    if own := own_duty(game, card):
        kinds.add(own.kind)
    return frozenset(kinds)


def own_duty(game: Vtes, card: Card) -> Deed | None:
    """The action that a minion's own text makes it take, and no other like it."""
    if amount(game, "must-use", card) <= 0:
        return None
    return next((one.deed for one in text_of(card.printed).abilities if one.deed is not None), None)
