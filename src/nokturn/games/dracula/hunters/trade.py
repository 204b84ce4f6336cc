"""Trade: two hunters show each other and hand over items and tickets, Van Helsing also events (DRA-TRADE).

Hunters may say anything, but openly, and there is no way to show a card to another hunter that Dracula would not
see (DRA-TALK-01).  Only a Trade is secret: what is laid out and shown is told to the two partners alone, and as long
as `offer` holds their Trade they may talk without Dracula (DRA-TALK-02, DRA-TALK-03)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from nokturn.games.dracula.hunters.hand import keep_to_limits
from nokturn.games.dracula.printed.content import EVENTS, ITEMS
from nokturn.games.dracula.state.choices import Accept, HandOver, Refuse, ShowHand
from nokturn.games.dracula.state.decks import lose_event, lose_item, without
from nokturn.games.dracula.state.state import Dracula, Offer
from nokturn.kernel import Ask, Option, Rule, ask, ask_some, call, procedure


def traded_in(game: Dracula, hunter: str, events: bool) -> tuple[str, ...]:
    """Items and tickets, or events and nothing else; DRA-TRADE-01, DRA-TRADE-02."""
    who = game.hunters[hunter]
    return who.events if events else (*who.items, *who.tickets)


def to_hand_over(game: Dracula, hunter: str, events: bool) -> Iterator[Option]:
    """Every card and ticket the hunter may give, and showing them all."""
    copies: Counter[str] = Counter()
    for card in traded_in(game, hunter, events):
        copies[card] += 1
        yield HandOver(card, copies[card])
    if copies:
        yield ShowHand()


def offer_ask(game: Dracula, prompt: str, giver: str, taker: str, events: bool) -> Ask:
    """Any number, none at all too: a trade may be one-sided; DRA-TRADE-03."""
    return ask_some(
        game.seat_of(giver),
        prompt,
        to_hand_over(game, giver, events),
        0,
        len(traded_in(game, giver, events)) + 1,
        rule="DRA-TRADE-02" if events else "DRA-TRADE-01",
        auto=True,
        hunter=giver,
        partner=taker,
    )


@procedure(rule=("DRA-TRADE-01", "DRA-TRADE-02", "DRA-TRADE-03", "DRA-TALK-02"))
def trade(game: Dracula, hunter: str, partner: str, events: bool) -> Rule:
    """The hunter offers, the partner accepts and gives something back or not, then both keep to their limits.

    A refused trade has shown what was offered, so it was the action."""
    game.tell("trade-begins", hunter=hunter, partner=partner, events=events)
    game.offer = (Offer(hunter, partner),)
    offered = yield offer_ask(game, "trade-offer", hunter, partner, events)
    game.offer = (lay_out(game, hunter, partner, offered, events),)
    if game.seat_of(hunter) != game.seat_of(partner):
        answer = yield ask(
            game.seat_of(partner),
            "trade-accept",
            (Accept(), Refuse()),
            rule="DRA-TRADE-03",
            hunter=partner,
            partner=hunter,
        )
        if isinstance(answer, Refuse):
            take_back(game, game.offer[0])
            game.offer = ()
            game.tell("trade-refused", hunter=hunter, partner=partner)
            return
    back = yield offer_ask(game, "trade-return", partner, hunter, events)
    game.offer = (*game.offer, lay_out(game, partner, hunter, back, events))
    for offer in game.offer:
        give(game, offer.taker, offer)
        tell_gift(game, offer)
    game.offer = ()
    yield call(keep_to_limits, hunter)
    yield call(keep_to_limits, partner)


def lay_out(game: Dracula, giver: str, taker: str, answer: tuple[Option, ...], events: bool) -> Offer:
    """What is offered leaves the hand; what is only shown stays in it."""
    both = (game.seat_of(giver), game.seat_of(taker))
    if ShowHand() in answer:
        cards = traded_in(game, giver, events)
        game.tell("shows-in-trade", only=both, hunter=giver, partner=taker, cards=cards, reveals=True)
    cards = tuple([option.card for option in answer if isinstance(option, HandOver)])
    before = game.hunters[giver]
    for card in cards:
        if card in ITEMS:
            lose_item(game, giver, card)
        elif card in EVENTS:
            lose_event(game, giver, card)
        else:
            game.change(giver, tickets=without(game.hunters[giver].tickets, card))
    items = tuple([card for card in cards if card in ITEMS])
    given = tuple([card for card in cards if card in EVENTS])
    tickets = tuple([card for card in cards if card not in ITEMS and card not in EVENTS])
    after = game.hunters[giver]
    open_item = before.open_item if before.open_item != after.open_item else ""
    open_event = before.open_event if before.open_event != after.open_event else ""
    return Offer(giver, taker, items, given, tickets, open_item, open_event)


def take_back(game: Dracula, offer: Offer) -> None:
    """A refused offer goes back to the hand, an open card openly."""
    give(game, offer.giver, offer)
    who = game.hunters[offer.giver]
    game.change(offer.giver, open_item=offer.open_item or who.open_item, open_event=offer.open_event or who.open_event)


def give(game: Dracula, hunter: str, offer: Offer) -> None:
    """What was laid out is in this hand now."""
    who = game.hunters[hunter]
    game.change(
        hunter,
        items=(*who.items, *offer.items),
        events=(*who.events, *offer.events),
        tickets=(*who.tickets, *offer.tickets),
    )


def tell_gift(game: Dracula, offer: Offer) -> None:
    """How many cards and tickets change hands everybody sees; which ones, the two partners."""
    game.tell(
        "hands-over",
        privy=(game.seat_of(offer.giver), game.seat_of(offer.taker)),
        secret={"cards": (*offer.items, *offer.events, *offer.tickets)},
        reveals=True,
        hunter=offer.giver,
        partner=offer.taker,
        items=len(offer.items),
        events=len(offer.events),
        tickets=len(offer.tickets),
    )
