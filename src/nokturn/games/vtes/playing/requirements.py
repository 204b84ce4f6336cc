"""What cards and actions require, as other texts ask about it."""

from __future__ import annotations

from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import ability_on, text_of
from nokturn.games.vtes.state.state import Vtes


def requires(card: str, mode: int, word: str) -> bool:
    """Whether a card requires a clan or Discipline, of several Disciplines those by which it is played
    (VTES-DISC-03)."""
    if card not in LIBRARY:
        return False
    modes = text_of(card).modes
    needed = [code.lower() for code in modes[mode].disciplines] if mode < len(modes) else []
    return word in (LIBRARY[card].clan, *needed)


def action_requires(game: Vtes, word: str) -> bool:
    """Whether the action requires a clan or Discipline: by its card, or by the words of the card in play that offers it
    to minions of a clan."""
    action = game.action
    if action is None:
        return False
    if action.card:
        return requires(action.card, action.mode, word)
    source = game.cards.get(action.source)
    if source is None:
        return False
    deed = ability_on(source.printed, source.merged, action.mode).deed
    return deed is not None and word in deed.by.split(":")[1:]
