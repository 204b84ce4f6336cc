"""Worlds that a seat could not tell from the real one: everything it does not know is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from msgspec.structs import replace

from nokturn.games.dracula.combat.combat_pick import available
from nokturn.games.dracula.printed.content import EVENTS
from nokturn.games.dracula.seen.view import sees_drawn, sees_hands
from nokturn.games.dracula.state.could_hold import items_in_sight
from nokturn.games.dracula.state.decks import PLAYER, without
from nokturn.games.dracula.state.state import TURN_ORDER, Dracula, Hideout, Laid, Offer
from nokturn.kernel import Seat
from nokturn.kernel.chance import Dice, draw, pick, shuffle

T = TypeVar("T")


def resample(game: Dracula, seat: Seat | None, key: str) -> Dracula:
    """Another state that `seat` (None: a spectator) could not tell from this one."""
    world = game.clone()
    world.dice = Dice(key)
    if world.finished:
        return world
    others = tuple([name for name in TURN_ORDER if name in game.hunters and game.players.get(name) != seat])
    if seat != world.dracula and world.clues:
        _another_trail(world)
    _deal_encounters(world, seat)
    hidden = tuple([name for name in others if name != game.bared])
    _deal_items(world, seat, hidden)
    _deal_events(world, seat, hidden)
    _deal_tickets(world, seat, others)
    _deal_combat(world, seat, others)
    return world


def _mixed(world: Dracula, cards: Iterable[T]) -> list[T]:
    row = list(cards)
    world.dice, order = draw(world.dice, shuffle(len(row)))
    return [row[number] for number in order]


def _another_trail(world: Dracula) -> None:
    """A trail, lairs and a current location out of the exact belief, which knows what everybody knows."""
    from nokturn.games.dracula.belief import belief_of

    world.dice, number = draw(world.dice, pick(1 << 30))
    guess = belief_of(world.clues, world.map).sample(number / (1 << 30))
    if guess is None:
        return
    hidden = {hideout.slot: hideout for hideout in world.hideouts() if not hideout.face_up}
    cards = {slot: guess.cards[slot] for slot in hidden}
    deck = [*world.location_deck, *[hideout.card for hideout in hidden.values()]]
    for slot, hideout in hidden.items():
        link = guess.link if cards[slot] == "hide" else -1
        world.put(replace(hideout, card=cards[slot], link=link))
    for card in cards.values():
        deck.remove(card)
    world.location_deck = tuple(sorted(deck))
    lying = [hideout.slot for hideout in world.hideouts() if hideout.card == guess.place]
    world.lies = lying[0] if lying else -1
    world.astray = -1 if lying else world.atlas.order.index(guess.place)


def _deal_encounters(world: Dracula, seat: Seat | None) -> None:
    """Dracula's hand and what lies face down, among each other and with the deck."""
    if seat == world.dracula:
        world.encounter_deck = tuple(_mixed(world, world.encounter_deck))
        return
    hideouts = [hideout for hideout in world.hideouts() if any(not laid.face_up for laid in hideout.encounters)]
    lying = [laid.card for hideout in hideouts for laid in hideout.encounters if not laid.face_up]
    hand = () if sees_hands(world, seat) else world.encounters
    cards = iter(_mixed(world, [*hand, *lying, *world.encounter_deck]))
    world.encounters = _next(cards, len(hand)) or world.encounters
    for hideout in hideouts:
        world.put(_with_other_encounters(hideout, lambda: next(cards)))
    world.encounter_deck = tuple(cards)


def _with_other_encounters(hideout: Hideout, other: Callable[[], str]) -> Hideout:
    laid: list[Laid] = [old if old.face_up else replace(old, card=other()) for old in hideout.encounters]
    return replace(hideout, encounters=tuple(laid))


def _next(cards: Iterable[str], number: int) -> tuple[str, ...]:
    row = iter(cards)
    return tuple([next(row) for _ in range(number)])


def _deal_items(world: Dracula, seat: Seat | None, others: tuple[str, ...]) -> None:
    """Other hunters' items but those everybody has seen, what is on offer between them, and the deck."""
    looked_at = world.drawn if _drawn_are(world, "item") and not sees_drawn(world, seat) else ()
    offers = [offer for offer in world.offer if _strangers(world, seat, offer.giver, offer.taker)]
    hands = [_less(world.hunters[name].items, items_in_sight(world, name)) for name in others]
    offered = [_less(offer.items, filter(None, (offer.open_item,))) for offer in offers]
    pool = [card for cards in (*hands, *offered, looked_at) for card in cards]
    cards = iter(_mixed(world, [*pool, *world.item_deck]))
    for name, hand in zip(others, hands, strict=True):
        world.change(name, items=(*_next(cards, len(hand)), *items_in_sight(world, name)))
    world.offer = tuple([_other_items(offer, cards) if offer in offers else offer for offer in world.offer])
    if looked_at:
        world.drawn = _next(cards, len(looked_at))
    world.item_deck = tuple(cards)


def _other_items(offer: Offer, cards: Iterable[str]) -> Offer:
    known = tuple(filter(None, (offer.open_item,)))
    return replace(offer, items=(*_next(cards, len(offer.items) - len(known)), *known))


def _other_events(offer: Offer, cards: list[str]) -> Offer:
    known = tuple(filter(None, (offer.open_event,)))
    return replace(offer, events=(*[cards.pop() for _ in offer.events[len(known) :]], *known))


def _drawn_are(world: Dracula, kind: str) -> bool:
    is_event = bool(world.drawn) and world.drawn[0] in EVENTS
    return bool(world.drawn) and is_event == (kind == "event")


def _strangers(world: Dracula, seat: Seat | None, *hunters: str) -> bool:
    return all(world.players.get(hunter) != seat for hunter in hunters)


def _less(cards: tuple[str, ...], known: Iterable[str]) -> tuple[str, ...]:
    for card in known:
        cards = without(cards, card)
    return cards


def _deal_events(world: Dracula, seat: Seat | None, others: tuple[str, ...]) -> None:
    """Hands, deck and what lies unread.  Of the deck the order is unknown, but for the back of the top card."""
    sides = [EVENTS[card].side for card in world.event_deck]
    fixed = 1 if world.top_event_back_public else 0
    sides = [*sides[:fixed], *_mixed(world, sides[fixed:])]
    drawn_unseen = _drawn_are(world, "event") and not sees_drawn(world, seat)
    offers = [offer for offer in world.offer if _strangers(world, seat, offer.giver, offer.taker)]
    seen = {name: tuple(filter(None, (world.hunters[name].open_event,))) for name in others}
    hands = {name: _less(world.hunters[name].events, seen[name]) for name in others}
    pool = [card for hand in hands.values() for card in hand]
    pool += [card for offer in offers for card in _less(offer.events, filter(None, (offer.open_event,)))]
    pool += world.drawn if drawn_unseen else ()
    pool += world.dracula_events if not sees_hands(world, seat) else ()
    pool += [discarded.card for discarded in world.event_discard if not discarded.face_up]
    mixed = _mixed(world, [*pool, *world.event_deck])
    stacks = {side: [card for card in mixed if EVENTS[card].side == side] for side in ("hunter", PLAYER)}
    for name, hand in hands.items():
        cards = tuple([stacks["hunter"].pop() for _ in hand])
        world.change(name, events=(*cards, *seen[name]))
    world.offer = tuple([_other_events(offer, stacks["hunter"]) if offer in offers else offer for offer in world.offer])
    if drawn_unseen:
        world.drawn = tuple([stacks[EVENTS[card].side].pop() for card in world.drawn])
    if not sees_hands(world, seat):
        world.dracula_events = tuple([stacks[PLAYER].pop() for _ in world.dracula_events])
    world.event_discard = tuple(
        [
            discarded if discarded.face_up else replace(discarded, card=stacks[EVENTS[discarded.card].side].pop())
            for discarded in world.event_discard
        ]
    )
    world.event_deck = tuple([stacks[side].pop() for side in sides])


def _deal_tickets(world: Dracula, seat: Seat | None, others: tuple[str, ...]) -> None:
    """Others' tickets and the pool."""
    offers = [offer for offer in world.offer if _strangers(world, seat, offer.giver, offer.taker)]
    pool = [ticket for name in others for ticket in world.hunters[name].tickets]
    pool += [ticket for offer in offers for ticket in offer.tickets]
    cards = iter(_mixed(world, [*pool, *world.tickets]))
    for name in others:
        world.change(name, tickets=_next(cards, len(world.hunters[name].tickets)))
    world.offer = tuple(
        [
            replace(offer, tickets=_next(cards, len(offer.tickets))) if offer in offers else offer
            for offer in world.offer
        ]
    )
    world.tickets = tuple(sorted(cards))


def _deal_combat(world: Dracula, seat: Seat | None, others: tuple[str, ...]) -> None:
    """Dracula's combat hand and choice, the deck, and what other hunters have picked in secret."""
    combat = world.combat
    if combat is None or seat == world.dracula:
        world.combat_deck = tuple(_mixed(world, world.combat_deck))
    else:
        chosen = (combat.choice,) if combat.choice and not combat.shown else ()
        cards = iter(_mixed(world, [*combat.hand, *chosen, *world.combat_deck]))
        world.fight(hand=_next(cards, len(combat.hand)))
        if chosen:
            world.fight(choice=next(cards))
        world.combat_deck = tuple(cards)
    if combat is not None:
        world.fight(sealed=tuple([_another_pick(world, others, hunter, number) for hunter, number in combat.sealed]))


def _another_pick(world: Dracula, others: tuple[str, ...], hunter: str, number: int) -> tuple[str, int]:
    """What a hunter could have picked out of the hand he has now."""
    if hunter in others:
        world.dice, number = draw(world.dice, pick(len(available(world, hunter))))
    return hunter, number
