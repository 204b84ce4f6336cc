"""Decks, discard piles and the ticket pool: taking cards up and putting them away (DRA-SUPPLY-07, DRA-DRAC-ENC-04)."""

from __future__ import annotations

from nokturn.games.dracula.printed.content import DRACULA
from nokturn.games.dracula.state.state import Discarded, Dracula
from nokturn.kernel import Rule, call, chance, pick, procedure, shuffle

PLAYER = DRACULA.id
"""Dracula as the player of a card, where a hunter would be named by his id."""


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards less one copy of this one."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


# out of the hands


def lose_item(game: Dracula, hunter: str, item: str) -> None:
    """One copy leaves the hand, a hidden one before the open one; DRA-BITE-06."""
    who = game.hunters[hunter]
    left = without(who.items, item)
    shown = tuple([other for other in who.shown if other in left])
    game.change(hunter, items=left, open_item=who.open_item if who.open_item in left else "", shown=shown)


def lose_event(game: Dracula, player: str, event: str) -> None:
    """One copy leaves the hand of a hunter or of Dracula."""
    if player == PLAYER:
        game.dracula_events = without(game.dracula_events, event)
        return
    who = game.hunters[player]
    left = without(who.events, event)
    game.change(player, events=left, open_event=who.open_event if who.open_event in left else "")


def discard_item(game: Dracula, hunter: str, item: str) -> None:
    """From the hand face up to the discard pile; DRA-HAND-04."""
    lose_item(game, hunter, item)
    game.item_discard = (*game.item_discard, item)
    game.tell("discards-item", hunter=hunter, item=item, reveals=True)


def discard_event(game: Dracula, card: str, face_up: bool = True) -> None:
    """Onto the event discard pile; whoever held the card has lost it before; DRA-EVENT-03, DRA-HAND-04."""
    game.event_discard = (*game.event_discard, Discarded(card, face_up))


def discard_encounter(game: Dracula, card: str) -> None:
    """Face up onto the encounter discard pile."""
    game.encounter_discard = (*game.encounter_discard, card)


def return_ticket(game: Dracula, hunter: str, ticket: str) -> None:
    """Face down to the pool, which is mixed; DRA-RAIL-01."""
    game.change(hunter, tickets=without(game.hunters[hunter].tickets, ticket))
    pool_ticket(game, ticket)


def show_ticket(game: Dracula, hunter: str, ticket: str) -> None:
    """Out of the hand, open for all to see while the rail move lasts; DRA-RAIL-01, DRA-RAIL-08."""
    game.change(hunter, tickets=without(game.hunters[hunter].tickets, ticket))
    game.spent = ticket
    game.tell("spends-ticket", hunter=hunter, ticket=ticket, reveals=True)


def spend_ticket(game: Dracula) -> None:
    """The shown ticket goes to the pool."""
    pool_ticket(game, game.spent)
    game.spent = ""


def keep_ticket(game: Dracula, hunter: str) -> None:
    """The shown ticket goes back to the hand; DRA-CARD-10."""
    game.change(hunter, tickets=(*game.hunters[hunter].tickets, game.spent))
    game.spent = ""


def pool_ticket(game: Dracula, ticket: str) -> None:
    """A ticket that nobody holds any more joins the pool; its order means nothing."""
    game.tickets = tuple(sorted((*game.tickets, ticket)))


# off the decks


@procedure(rule="DRA-SUPPLY-07")
def refill_items(game: Dracula) -> Rule:
    """An empty item deck is made anew of its discard pile."""
    if not game.item_deck and game.item_discard:
        order = yield chance(shuffle(len(game.item_discard)))
        game.item_deck = tuple([game.item_discard[number] for number in order])
        game.item_discard = ()
        game.tell("item-deck-anew", amount=len(game.item_deck))


@procedure(rule="DRA-SUPPLY-07")
def refill_events(game: Dracula) -> Rule:
    """An empty event deck is made anew of its discard pile; what lies face down there stays unread."""
    if not game.event_deck and game.event_discard:
        order = yield chance(shuffle(len(game.event_discard)))
        game.event_deck = tuple([game.event_discard[number].card for number in order])
        game.event_discard = ()
        game.tell("event-deck-anew", amount=len(game.event_deck))


@procedure(rule="DRA-SUPPLY-07")
def refill_encounters(game: Dracula) -> Rule:
    """An empty encounter deck is made anew of its discard pile."""
    if not game.encounter_deck and game.encounter_discard:
        order = yield chance(shuffle(len(game.encounter_discard)))
        game.encounter_deck = tuple([game.encounter_discard[number] for number in order])
        game.encounter_discard = ()
        game.tell("encounter-deck-anew", amount=len(game.encounter_deck))


def dracula_takes_up(game: Dracula) -> None:
    """Dracula looks at the event drawn; DRA-SUPPLY-05."""
    game.drawn_by = PLAYER
    game.tell("dracula-takes-event", privy=(game.dracula,), secret={"event": game.drawn[0]}, reveals=True)


def hunter_takes_up(game: Dracula, hunter: str) -> None:
    """The hunter looks at the event drawn; DRA-SUPPLY-05."""
    game.drawn_by = hunter
    own = (game.seat_of(hunter),)
    game.tell("draws-event", hunter=hunter, privy=own, secret={"event": game.drawn[0]}, reveals=True)


@procedure(rule=("DRA-ITEM-02", "DRA-SUPPLY-07"))
def draw_items(game: Dracula, hunter: str, number: int) -> Rule:
    """From the top of the item deck into the hand; the limit is looked at afterwards; DRA-SUPPLY-06."""
    for _ in range(number):
        if not game.item_deck:
            yield call(refill_items)
        if game.item_deck:
            item, game.item_deck = game.item_deck[0], game.item_deck[1:]
            game.change(hunter, items=(*game.hunters[hunter].items, item))
            game.tell("draws-item", hunter=hunter, privy=(game.seat_of(hunter),), secret={"item": item}, reveals=True)


@procedure(rule="DRA-SUPPLY-07")
def draw_encounters(game: Dracula, number: int) -> Rule:
    """Into Dracula's hand, which has no upper limit; DRA-DRAC-ENC-04."""
    before = len(game.encounters)
    for _ in range(number):
        if not game.encounter_deck:
            yield call(refill_encounters)
        if game.encounter_deck:
            game.encounters = (*game.encounters, game.encounter_deck[0])
            game.encounter_deck = game.encounter_deck[1:]
    cards = game.encounters[before:]
    if cards:
        game.tell("draws-encounters", amount=len(cards), privy=(game.dracula,), secret={"cards": cards}, reveals=True)


@procedure(rule=("DRA-DRAC-ENC-04", "DRA-POWER-DARKCALL-02"))
def refill_hand(game: Dracula) -> Rule:
    """Whenever Dracula holds fewer than five encounters he draws up to five."""
    missing = DRACULA.encounter_refill_to - len(game.encounters)
    if missing > 0:
        yield call(draw_encounters, missing)


@procedure(rule="DRA-TICKET-01")
def draw_ticket(game: Dracula) -> Rule:
    """A random ticket of the pool, out of it: its id, or '' if there is none.

    Use it before anybody is asked anything: what is in a frame is not secret."""
    ticket = ""
    if game.tickets:
        number = yield chance(pick(len(game.tickets)))
        ticket = game.tickets[number]
        game.tickets = without(game.tickets, ticket)
    return ticket
