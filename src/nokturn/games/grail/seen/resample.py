"""Other worlds that a seat could not tell from this one: whatever lies face down is dealt anew."""

from __future__ import annotations

from typing import TypeVar

from nokturn.games.grail.seen.encounter_view import may_see
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Seat, shuffle
from nokturn.kernel.chance import Dice, draw

T = TypeVar("T")
KINDS = ("combat", "diplomacy")


def resample(state: Grail, seat: Seat | None, key: str) -> Grail:
    """Decks and Pools in another order, hidden hands with their decks, unseen random Events for one another."""
    world = state.clone()
    world.dice = Dice(key)
    world.item_deck = _shuffled(world, world.item_deck)
    for colour, deck in tuple(world.encounter_decks.items()):
        world.encounter_decks[colour] = _shuffled(world, deck)
    _deal_events(world)
    for hero in tuple(world.heroes):
        _deal_cards(world, hero, seat)
    return world


def _shuffled(world: Grail, cards: tuple[T, ...]) -> tuple[T, ...]:
    world.dice, order = draw(world.dice, shuffle(len(cards)))
    return tuple([cards[number] for number in order])


def _deal_events(world: Grail) -> None:
    """Where random Events lie in the deck is known, which ones is not."""
    kinds = world.content.events
    inside = tuple([event for event in world.event_deck if kinds[event].kind == "random"])
    events = iter(_shuffled(world, (*inside, *world.random_events)))
    world.event_deck = tuple([next(events) if kinds[one].kind == "random" else one for one in world.event_deck])
    world.random_events = tuple(events)


def _deal_cards(world: Grail, hero: str, seat: Seat | None) -> None:
    """The order of decks and Pools; what somebody is looking at stays for whoever looks."""
    now = world.heroes[hero]
    changed = {}
    for kind in KINDS:
        deck, pool = getattr(now, f"{kind}_deck"), getattr(now, f"{kind}_pool")
        top = world.looking.get(f"{hero}/{kind}", 0) if world.seat_of(hero) == seat else 0
        changed[f"{kind}_pool"] = (*pool[:top], *_shuffled(world, pool[top:]))
        changed[f"{kind}_deck"] = _shuffled(world, deck)
    world.change(hero, **changed)
    fray = world.fray
    if fray is not None and hero in fray.hands and not may_see(world, hero, seat):
        kind = "diplomacy" if world.content.encounters[fray.card.partition(":")[0]].is_diplomacy else "combat"
        hand = fray.hands[hero]
        cards = _shuffled(world, (*hand, *getattr(world.heroes[hero], f"{kind}_deck")))
        fray.hands[hero] = cards[: len(hand)]
        world.change(hero, **{f"{kind}_deck": cards[len(hand) :]})
