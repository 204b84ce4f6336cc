"""Hands: what is received, what may be kept, what lies open (DRA-HAND, DRA-BITE-04, DRA-EVENT-01)."""

from __future__ import annotations

from collections.abc import Iterator

from nokturn.games.dracula.events.event_needs import lacking
from nokturn.games.dracula.printed.content import DRACULA, EVENTS, HUNTERS
from nokturn.games.dracula.state.choices import (
    DiscardEvent,
    DiscardItem,
    Keep,
    OpenEvent,
    OpenItem,
    PlayEvent,
    ReturnTicket,
)
from nokturn.games.dracula.state.decks import PLAYER, discard_event, discard_item, lose_event, return_ticket
from nokturn.games.dracula.state.fight import fighting
from nokturn.games.dracula.state.state import Dracula
from nokturn.games.dracula.state.steps import play
from nokturn.kernel import Option, Refused, Rule, ask, call, procedure

# limits


@procedure(rule=("DRA-HAND-01", "DRA-HAND-02", "DRA-HAND-04", "DRA-TICKET-02", "DRA-TICKET-03"))
def keep_to_limits(game: Dracula, hunter: str) -> Rule:
    """Down to the limits at once: items and events face up to the discard piles, tickets to the pool.

    Basic combat cards are never in the hand, so they do not count; DRA-HAND-03."""
    while len(game.hunters[hunter].items) > HUNTERS[hunter].item_limit:
        excess = yield ask(
            game.seat_of(hunter),
            "too-many-items",
            [DiscardItem(item) for item in dict.fromkeys(game.hunters[hunter].items)],
            rule="DRA-HAND-02",
            hunter=hunter,
            limit=HUNTERS[hunter].item_limit,
        )
        discard_item(game, hunter, excess.item)
    while len(game.hunters[hunter].events) > HUNTERS[hunter].event_limit:
        excess = yield ask(
            game.seat_of(hunter),
            "too-many-events",
            [DiscardEvent(event) for event in dict.fromkeys(game.hunters[hunter].events)],
            rule="DRA-HAND-02",
            hunter=hunter,
            limit=HUNTERS[hunter].event_limit,
        )
        lose_event(game, hunter, excess.event)
        discard_event(game, excess.event)
        game.tell("discards-event", hunter=hunter, event=excess.event, reveals=True)
    while len(game.hunters[hunter].tickets) > HUNTERS[hunter].ticket_limit:
        excess = yield ask(
            game.seat_of(hunter),
            "too-many-tickets",
            [ReturnTicket(ticket) for ticket in dict.fromkeys(game.hunters[hunter].tickets)],
            rule="DRA-TICKET-03",
            hunter=hunter,
            limit=HUNTERS[hunter].ticket_limit,
        )
        return_ticket(game, hunter, excess.ticket)
        game.tell("returns-ticket", hunter=hunter, privy=(game.seat_of(hunter),), secret={"ticket": excess.ticket})
    yield call(open_cards, hunter)


@procedure(rule=("DRA-HAND-01", "DRA-HAND-02", "DRA-HAND-04"))
def dracula_keeps_to_limit(game: Dracula) -> Rule:
    """Dracula's excess goes face down: nobody reads it."""
    while len(game.dracula_events) > DRACULA.event_limit:
        excess = yield ask(
            game.dracula,
            "too-many-dracula-events",
            [DiscardEvent(event) for event in dict.fromkeys(game.dracula_events)],
            rule="DRA-HAND-02",
            limit=DRACULA.event_limit,
        )
        lose_event(game, PLAYER, excess.event)
        discard_event(game, excess.event, face_up=False)
        game.tell("dracula-discards-event", privy=(game.dracula,), secret={"event": excess.event})


# open cards


@procedure(rule=("DRA-BITE-04", "DRA-BITE-05", "DRA-BITE-06"))
def open_cards(game: Dracula, hunter: str) -> Rule:
    """A bite-frail hunter has one item and one event lying open, chosen when there is none yet.

    A hand of one card leaves nothing to choose; two of a kind would, or everybody knew they are two of a kind.
    Items are held hidden in a combat: who has none open then chooses one when it is over."""
    if not game.bitten(hunter):
        if game.hunters[hunter].open_item or game.hunters[hunter].open_event:
            game.change(hunter, open_item="", open_event="")
        return
    if not game.active(hunter):
        return
    if game.hunters[hunter].items and not game.hunters[hunter].open_item and not fighting(game, hunter):
        shown = yield ask(
            game.seat_of(hunter),
            "open-item",
            [OpenItem(item) for item in dict.fromkeys(game.hunters[hunter].items)],
            rule="DRA-BITE-04",
            auto=len(game.hunters[hunter].items) == 1,
            hunter=hunter,
        )
        game.change(hunter, open_item=shown.item)
        game.tell("item-lies-open", hunter=hunter, item=shown.item, reveals=True)
    if game.hunters[hunter].events and not game.hunters[hunter].open_event:
        shown = yield ask(
            game.seat_of(hunter),
            "open-event",
            [OpenEvent(event) for event in dict.fromkeys(game.hunters[hunter].events)],
            rule="DRA-BITE-04",
            auto=len(game.hunters[hunter].events) == 1,
            hunter=hunter,
        )
        game.change(hunter, open_event=shown.event)
        game.tell("event-lies-open", hunter=hunter, event=shown.event, reveals=True)


# receiving


def on_receipt(game: Dracula, player: str) -> Iterator[Option | Refused]:
    """Keep the card, unless it has to be played at once, or play it in a mode that is possible now.

    DRA-EVENT-01, DRA-EVENT-07."""
    event = game.drawn[0]
    card = EVENTS[event]
    if not card.at_once:
        yield Keep()
    modes = [mode.key for mode in card.modes if "immediate" in mode.timing] if card.modes else [""]
    for mode in modes if "immediate" in card.timings else ():
        missing = "" if card.at_once else lacking(game, player, event, mode)
        yield Refused(PlayEvent(event, mode), missing) if missing else PlayEvent(event, mode)


@procedure(rule=("DRA-EVENT-01", "DRA-SUPPLY-05", "DRA-HAND-02"))
def receive_event(game: Dracula, hunter: str) -> Rule:
    """The hunter has taken up the event in `drawn`: he keeps it or plays it at once, and only then counts his hand.

    He is asked whatever it is, so that being asked tells nothing."""
    choice = yield ask(
        game.seat_of(hunter),
        "event-received",
        on_receipt(game, hunter),
        rule="DRA-EVENT-01",
        hunter=hunter,
    )
    game.change(hunter, events=(*game.hunters[hunter].events, game.drawn[0]))
    game.drawn, game.drawn_by = (), ""
    if isinstance(choice, PlayEvent):
        yield call(play, hunter, choice.event, choice.mode)
    yield call(keep_to_limits, hunter)


@procedure(rule="DRA-HAND-02")
def dracula_receives(game: Dracula) -> Rule:
    """Dracula has taken up the event in `drawn`, perhaps in the middle of a hunter's action."""
    yield call(dracula_keeps_or_plays)
    yield call(dracula_keeps_to_limit)


@procedure(rule=("DRA-EVENT-01", "DRA-SUPPLY-05"))
def dracula_keeps_or_plays(game: Dracula) -> Rule:
    """The event in `drawn` goes to Dracula's hand, whatever the limit, and is played from there if he likes or must."""
    choice = yield ask(
        game.dracula,
        "dracula-event-received",
        on_receipt(game, PLAYER),
        rule="DRA-EVENT-01",
    )
    game.dracula_events = (*game.dracula_events, game.drawn[0])
    game.drawn, game.drawn_by = (), ""
    if isinstance(choice, PlayEvent):
        yield call(play, PLAYER, choice.event, choice.mode)
