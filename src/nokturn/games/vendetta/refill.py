"""Phase 2: District refill (VEN-REFILL)."""

from __future__ import annotations

from nokturn.games.vendetta.state import Vendetta


def refill(game: Vendetta) -> None:
    """One ally face up on every district, in district order, while there are any.

    VEN-REFILL-01, VEN-REFILL-02, VEN-REFILL-03."""
    game.tell("phase-refill")
    for district in game.districts:
        if game.ally_deck:
            game.allies[district], game.ally_deck = game.ally_deck[0], game.ally_deck[1:]
            game.tell("ally-appears", district=district, ally=game.allies[district], reveals=True)


def remove_ally(game: Vendetta, district: str) -> None:
    """An ally nobody won leaves the game; VEN-RES-REWARD-07, VEN-RES-04."""
    ally = game.allies.pop(district, None)
    if ally is not None:
        game.removed = (*game.removed, ally)
        game.tell("ally-leaves", district=district, ally=ally)
