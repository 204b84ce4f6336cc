"""Face-down cards: who knows them, and looking at them (VEN-R-52)."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.vendetta.state import Deployed, Vendetta
from nokturn.kernel import Seat


def knows(holder: Seat, card: Deployed, viewer: Seat | None) -> bool:
    """May `viewer` know this card?  VEN-SETUP-15, VEN-PLAN-15."""
    return card.face_up or card.public or viewer == holder or viewer in card.known


def hidden_from(game: Vendetta, viewer: Seat | None) -> tuple[tuple[str, Seat, Deployed], ...]:
    """The deployed cards whose faces `viewer` does not know."""
    return tuple([place for place in game.deployed() if not knows(place[1], place[2], viewer)])


def look_at(game: Vendetta, viewer: Seat, district: str, holder: Seat, card: Deployed) -> None:
    """Only the viewer sees the card; everybody sees that it was looked at."""
    game.replace_card(district, holder, replace(card, known=(*card.known, viewer)))
    game.tell(
        "looks-at",
        player=viewer,
        target=holder,
        district=district,
        privy=(viewer,),
        secret={"card": card.card},
        reveals=True,
    )
