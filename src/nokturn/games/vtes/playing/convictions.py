"""Convictions on the Imbued, and what they pay for (VTES-IMB-06)."""

from __future__ import annotations

from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.card_language import CONVICTION, POWER, Mode, ability_on
from nokturn.games.vtes.state.state import ATTACHED, Card, Vtes
from nokturn.games.vtes.state.stats import IMBUED, kind_of
from nokturn.games.vtes.state.underway_records import Action


def is_imbued(card: Card) -> bool:
    """Whether a card on the table is one of the Imbued."""
    return kind_of(card.printed) == IMBUED


def convictions_on(game: Vtes, ref: str) -> tuple[str, ...]:
    """The convictions that one of the Imbued has."""
    return tuple(
        [card.ref for card in game.attached(ref) if card.region == ATTACHED and kind_of(card.printed) == CONVICTION]
    )


def too_few(game: Vtes, number: int, minion: Card | None) -> bool:
    """Whether somebody has not so many convictions to burn."""
    return number > 0 and (minion is None or len(convictions_on(game, minion.ref)) < number)


def price_of(game: Vtes, action: Action) -> int:
    """How many convictions an action costs."""
    if action.card:
        return LIBRARY[action.card].conviction
    source = game.cards.get(action.source)
    return ability_on(source.printed, source.merged, action.mode).convictions if source is not None else 0


def not_for(game: Vtes, card: str, mode: Mode, minion: Card) -> str:
    """The rule against playing a power: it is for the Imbued, and each has one copy at most (VTES-IMB-08,
    VTES-IMB-09)."""
    if mode.played_as != POWER:
        return ""
    if not is_imbued(minion):
        return "VTES-IMB-08"
    return "VTES-IMB-09" if any(one.printed == card for one in game.attached(minion.ref)) else ""
