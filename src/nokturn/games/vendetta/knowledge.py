"""Face-down cards: who knows them, and looking at them (VEN-R-30, VEN-R-52)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from nokturn.games.vendetta.choices import DoneLooking, Look
from nokturn.games.vendetta.resources import Source, spend, spendable
from nokturn.games.vendetta.state import Deployed, Vendetta, player_order
from nokturn.kernel import Refused, Rule, Seat, ask, call, procedure
from nokturn.kernel.handles import handle


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


def look_options(game: Vendetta, player: Seat) -> Iterator[Look | Refused]:
    """AL13: one blood per face-down card, never the last one."""
    if "AL13" not in game.alliances[player]:
        return
    poor = (("cost", 1), ("blood", game.blood[player])) if spendable(game, player) == 0 else ()
    for district, holder, card in hidden_from(game, player):
        option = Look(district, holder, handle(game, player, card.slot))
        yield Refused(option, "VEN-RSRC-04", poor) if poor else option


@procedure(rule="VEN-R-30")
def look(game: Vendetta, player: Seat, choice: Look) -> Rule:
    """Pay 1 blood, then see the card."""
    yield call(spend, player, 1, Source("AL13", player))
    for district, holder, card in hidden_from(game, player):
        if handle(game, player, card.slot) == choice.handle:
            look_at(game, player, district, holder, card)
            return


@procedure(rule="VEN-R-30")
def look_before_choosing(game: Vendetta, district: str) -> Rule:
    """AL13 in the Withdraw step of a district you are in, before you lock your choice."""
    for player in player_order(game):
        while game.is_in(district, player):
            options = tuple(look_options(game, player))
            if not any(isinstance(option, Look) for option in options):
                break
            choice = yield ask(player, "look", [DoneLooking(), *options], rule="VEN-R-30", district=district)
            if isinstance(choice, DoneLooking):
                break
            yield call(look, player, choice)
