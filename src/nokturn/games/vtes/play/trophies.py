"""Who has burned a Red List minion (VTES-TRAIT-08)."""

from __future__ import annotations

from nokturn.games.vtes.state.state import REGIONS, Vtes
from nokturn.games.vtes.state.stats import has_trait, is_vampire
from nokturn.games.vtes.text.effects import opposing

RED_LIST = "red_list"


def slayer_of(game: Vtes, ref: str) -> str:
    """The vampire that burns this Red List minion, in combat or by a directed action; empty: none does."""
    card, action = game.cards[ref], game.action
    if card.region not in REGIONS or game.referendum is not None or not has_trait(game, card, RED_LIST):
        return ""
    slayer = opposing(game, ref)
    if game.combat is None and action is not None and action.outcome == "success" and card.controller in action.targets:
        slayer = action.minion
    return slayer if slayer in game.cards and is_vampire(game.cards[slayer]) else ""
