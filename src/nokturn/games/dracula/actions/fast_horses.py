"""Fast Horses, the one item that is an action (DRA-CARD-19)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.dracula.effects.hunter_events import ride
from nokturn.games.dracula.hunters.hand import open_cards
from nokturn.games.dracula.printed.content import ITEMS, TICKETS
from nokturn.games.dracula.state.choices import UseItem
from nokturn.games.dracula.state.decks import discard_item, draw_ticket, pool_ticket
from nokturn.games.dracula.state.routes import roads_on
from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel import Option, Refused, Rule, call, procedure


def item_options(game: Dracula, hunter: str) -> Iterator[Option | Refused]:
    """Items of his hand with an action: Fast Horses, by day, where a road can be taken; DRA-SPECIAL-01, DRA-CARD-19."""
    who = game.hunters[hunter]
    if "fast_horses" in who.items:
        why = ""
        if game.phase != "day":
            why = "DRA-HUNT-MOVE-01"
        elif who.hospital:
            why = "DRA-PLACE-HOSP-03"
        elif not game.tickets or not roads_on(game, hunter, ITEMS["fast_horses"].amounts["roads_without_yellow"]):
            why = "DRA-CARD-19"
        yield Refused(UseItem("fast_horses"), why) if why else UseItem("fast_horses")


@procedure(rule=("DRA-CARD-19", "DRA-ITEM-01"))
def use_item(game: Dracula, hunter: str, item: str) -> Rule:
    """Fast Horses: a random ticket, shown and put back, says how many roads; without a yellow value the horses go."""
    game.tell("item-used", hunter=hunter, item=item, reveals=True)
    ticket = yield call(draw_ticket)
    yellow = TICKETS[ticket].yellow
    game.tell("horses-ticket", hunter=hunter, ticket=ticket, reveals=True)
    pool_ticket(game, ticket)
    if yellow is None:
        discard_item(game, hunter, item)
        yield call(open_cards, hunter)
        yellow = ITEMS[item].amounts["roads_without_yellow"]
    yield call(ride, hunter, yellow)
