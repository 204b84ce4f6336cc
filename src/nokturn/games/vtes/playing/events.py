"""Event cards (VTES-EVENT-01..03)."""

from __future__ import annotations

from nokturn.games.vtes.printed.content import CARDS, NUMBERS
from nokturn.games.vtes.state.card_language import EVENT, Mode
from nokturn.games.vtes.state.state import Vtes
from nokturn.kernel.asks import Seat


def no_event(game: Vtes, seat: Seat, card: str, mode: Mode) -> str:
    """The rule against playing an event now: it takes a discard phase action of one's own, one event each such phase
    (VTES-EVENT-01), and each event by its name once a game, whoever played it (VTES-EVENT-02)."""
    if mode.played_as != EVENT:
        return ""
    if seat != game.active or game.actions_left <= 0:
        return "VTES-EVENT-01"
    if game.used.get("phase", ()).count("event") >= NUMBERS.events_each_phase:
        return "VTES-EVENT-01"
    return "VTES-EVENT-02" if CARDS[card].name in game.events_played else ""


def note_event(game: Vtes, card: str) -> None:
    """An event has been played, even if it is cancelled (VTES-CANCEL-01); whoever played it controls it
    (VTES-EVENT-03)."""
    game.actions_left -= 1
    game.spend("phase", "event")
    game.events_played = (*game.events_played, CARDS[card].name)
