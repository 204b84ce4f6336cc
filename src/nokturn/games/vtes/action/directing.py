"""At whom an action is directed (VTES-ACT-CARD-03)."""

from __future__ import annotations

from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.vocabulary import Directed
from nokturn.kernel.asks import Seat


def directed_at(game: Vtes, by: Seat, directed: Directed, chosen: tuple[str, ...], source: str) -> tuple[Seat, ...]:
    """Whom an action is directed at: whoever controls its targets; oneself never (VTES-ACT-CARD-03, VTES-R-44).

    Neither an ash heap nor what a referendum will affect makes an action directed (VTES-TGT-05, VTES-TGT-06)."""
    if directed == "prey":
        seats = [game.prey(by)]
    elif directed == "chosen":
        seats = [holder(game, one) for one in chosen]
    elif directed == "source" and source in game.cards:
        seats = [game.cards[source].controller]
    elif directed == "host" and source in game.cards:
        host = game.cards[source].host
        seats = [game.cards[host].controller] if host in game.cards else []
    else:
        seats = []
    return tuple(dict.fromkeys(seat for seat in seats if seat in game.seats and seat != by))


def holder(game: Vtes, chosen: str) -> Seat:
    """Whose a chosen card is, on the table or face down; of a Methuselah, the Methuselah."""
    if chosen.startswith("?"):
        hidden = game.hidden(int(chosen[1:]))
        return hidden[0] if hidden is not None else ""
    return game.cards[chosen].controller if chosen in game.cards else chosen
