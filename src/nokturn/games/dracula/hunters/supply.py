"""Supply, Reserve Ticket and Rest (DRA-SUPPLY, DRA-TICKET, DRA-REST)."""

from __future__ import annotations

from nokturn.games.dracula.hunters.damage import heal
from nokturn.games.dracula.hunters.hand import dracula_receives, keep_to_limits, receive_event
from nokturn.games.dracula.printed.content import EVENTS, HUNTERS, NUMBERS
from nokturn.games.dracula.state.decks import (
    discard_event,
    dracula_takes_up,
    draw_items,
    draw_ticket,
    hunter_takes_up,
    refill_events,
)
from nokturn.games.dracula.state.state import Dracula
from nokturn.kernel import Rule, call, procedure


def printed_amount(hunter: str, what: str, usual: int) -> int:
    """What an ability of the hunter's sheet says of an amount, or else the usual one."""
    return max([ability.amounts.get(what, usual) for ability in HUNTERS[hunter].abilities], default=usual)


def items_of_supply(game: Dracula, hunter: str) -> int:
    """How many items Supply draws: none in a small city, Godalming two; the Castle is neither large nor small.

    DRA-SUPPLY-01, DRA-PLACE-HOSP-02, DRA-PLACE-CASTLE-01."""
    who = game.hunters[hunter]
    if not who.hospital and game.atlas.places[who.place].size != "large":
        return 0
    return printed_amount(hunter, "items", NUMBERS.supply_items)


@procedure(rule=("DRA-SUPPLY-01", "DRA-SUPPLY-02", "DRA-SUPPLY-06", "DRA-PLACE-HOSP-02"))
def supply(game: Dracula, hunter: str) -> Rule:
    """All items first and the hand limit, then the event and the hand limit; in the hospital only items."""
    game.tell("supplies", hunter=hunter)
    yield call(draw_items, hunter, items_of_supply(game, hunter))
    yield call(keep_to_limits, hunter)
    if game.hunters[hunter].hospital:
        return
    if game.phase == "day":
        yield call(take_top_event, hunter)
    else:
        yield call(take_bottom_event, hunter)


@procedure(rule=("DRA-SUPPLY-03", "DRA-SUPPLY-07"))
def take_top_event(game: Dracula, hunter: str) -> Rule:
    """By day: a hunters' card goes to hand, a Dracula card face down to the discard pile, unread."""
    yield call(refill_events)
    if not game.event_deck:
        return
    if EVENTS[game.event_deck[0]].side == "dracula":
        discard_event(game, game.event_deck[0], face_up=False)
        game.event_deck = game.event_deck[1:]
        game.tell("dracula-event-discarded-unread", hunter=hunter, reveals=True)
        return
    game.drawn, game.event_deck = game.event_deck[:1], game.event_deck[1:]
    hunter_takes_up(game, hunter)
    yield call(receive_event, hunter)


@procedure(rule=("DRA-SUPPLY-04", "DRA-SUPPLY-05", "DRA-SUPPLY-07"))
def take_bottom_event(game: Dracula, hunter: str) -> Rule:
    """By night: a hunters' card goes to hand, a Dracula card to Dracula's."""
    yield call(refill_events)
    if not game.event_deck:
        return
    if EVENTS[game.event_deck[-1]].side == "dracula":
        yield call(give_bottom_event_to_dracula)
        return
    game.drawn, game.event_deck = game.event_deck[-1:], game.event_deck[:-1]
    hunter_takes_up(game, hunter)
    yield call(receive_event, hunter)


@procedure(rule="DRA-SUPPLY-04")
def give_bottom_event_to_dracula(game: Dracula) -> Rule:
    """Dracula takes the bottom card, one of his, into his hand."""
    game.drawn, game.event_deck = game.event_deck[-1:], game.event_deck[:-1]
    dracula_takes_up(game)
    yield call(dracula_receives)


@procedure(rule=("DRA-CARD-18", "DRA-SUPPLY-07"))
def pay_for_long_night(game: Dracula, hunter: str) -> Rule:
    """After a road move at night: a hunters' card at the bottom is discarded, a Dracula card goes to his hand."""
    yield call(refill_events)
    if not game.event_deck:
        return
    if EVENTS[game.event_deck[-1]].side == "dracula":
        yield call(give_bottom_event_to_dracula)
        return
    discard_event(game, game.event_deck[-1])
    game.tell("bottom-event-discarded", hunter=hunter, event=game.event_deck[-1], reveals=True)
    game.event_deck = game.event_deck[:-1]


@procedure(rule=("DRA-TICKET-01", "DRA-TICKET-03", "DRA-TICKET-04"))
def reserve_ticket(game: Dracula, hunter: str) -> Rule:
    """A random ticket of the pool, Godalming two; only the hunter looks at it; then down to the limit."""
    game.tell("reserves-tickets", hunter=hunter)
    for _ in range(printed_amount(hunter, "tickets", NUMBERS.reserve_tickets)):
        ticket = yield call(draw_ticket)
        if ticket:
            game.change(hunter, tickets=(*game.hunters[hunter].tickets, ticket))
            game.tell(
                "draws-ticket", hunter=hunter, privy=(game.seat_of(hunter),), secret={"ticket": ticket}, reveals=True
            )
    yield call(keep_to_limits, hunter)


def rest(game: Dracula, hunter: str) -> None:
    """Heal 1 damage, or 2 where the Physician is; without damage nothing happens; DRA-REST-01, DRA-REST-02."""
    game.tell("rests", hunter=hunter)
    here = (hunter, *game.with_hunter(hunter))
    heal(game, hunter, max(printed_amount(other, "heal", NUMBERS.rest_heals) for other in here))
