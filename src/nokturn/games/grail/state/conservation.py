"""What can never be true of a table; the fuzzer asks after every answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache

from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.printed.language.vocabulary import ATTRIBUTES, RESOURCES, TRACKS
from nokturn.games.grail.state.state import Grail

MOST_ON_DIAL = 12
"""GRAIL-COUNTER-01."""


def faults(state: Grail) -> list[str]:
    if state.phase == "setup":
        return []
    return [*_items(state), *_encounters(state), *_heroes(state), *_cards(state), *_map(state), *_story(state)]


@lru_cache(maxsize=32)
def _all_items(content: Campaign) -> list[str]:
    return sorted([f"{one.id}:{copy}" for one in content.items.values() for copy in range(1, one.copies + 1)])


@lru_cache(maxsize=32)
def _all_encounters(content: Campaign) -> list[str]:
    return sorted([f"{one.id}:{copy}" for one in content.encounters.values() for copy in range(1, one.copies + 1)])


@lru_cache(maxsize=256)
def _all_cards(content: Campaign, kind: str, colour: str) -> list[str]:
    cards = content.combat_cards if kind == "combat" else content.diplomacy_cards
    return sorted([card.id for card in cards.values() if card.hero == colour])


def _astray(what: str, there: list[str], every: list[str]) -> Iterator[str]:
    """Sorted lists are compared: it is asked after every answer of a game."""
    if sorted(there) != every:
        lost, doubled = Counter(every) - Counter(there), Counter(there) - Counter(every)
        yield f"{what} are lost ({sorted(lost)}) or doubled ({sorted(doubled)})"


@lru_cache(maxsize=32)
def _random_events(content: Campaign) -> tuple[str, ...]:
    return tuple([one.id for one in content.events.values() if one.kind == "random"])


def _items(state: Grail) -> Iterator[str]:
    """Every Item lies somewhere, and only once."""
    owned = [item for hero in (*state.heroes.values(), *state.away.values()) for item in hero.items]
    lying = [item for place in state.places.values() for item in place.items]
    there = [*state.item_deck, *owned, *lying]
    yield from _astray("Items", there, _all_items(state.content))


def _encounters(state: Grail) -> Iterator[str]:
    decks = [card for deck in state.encounter_decks.values() for card in deck]
    there = [*decks, *state.encounters_aside, *state.guardians, *state.faced]
    yield from _astray("Encounters", there, _all_encounters(state.content))


def _heroes(state: Grail) -> Iterator[str]:
    """GRAIL-TRACK-01, GRAIL-RES-01, GRAIL-SECRET-05."""
    for hero in state.heroes.values():
        tray = state.content.characters[hero.tray]
        for track in TRACKS:
            if not 0 <= hero.has(track) <= getattr(tray, track).max:
                yield f"{hero.id}: {track} {hero.has(track)}"
        if any(hero.has(resource) < 0 for resource in RESOURCES):
            yield f"{hero.id} owes a resource"
        if hero.location not in state.places:
            yield f"{hero.id} stands in {hero.location}, which is not face up"
        if hero.health == 0 and not hero.dying and not state.finished:
            yield f"{hero.id} has no Health and is not Dying"
        if len(hero.attributes) != len(ATTRIBUTES):
            yield f"{hero.id} has {len(hero.attributes)} attributes"
    seats = Counter([hero.seat for hero in state.heroes.values()])
    if any(count > 1 for count in seats.values()):
        yield "a seat has two Characters"
    unique = Counter([one for hero in state.heroes.values() for one in hero.secrets])
    for secret, count in unique.items():
        if count > 1 and not state.content.secrets[secret].personal:
            yield f"there are {count} of {secret}"


def _cards(state: Grail) -> Iterator[str]:
    """All of a Character's own cards are in its piles, or in the Encounter that is going on."""
    for hero in state.heroes.values():
        for kind, cards in (("combat", state.content.combat_cards), ("diplomacy", state.content.diplomacy_cards)):
            piles = [getattr(hero, f"{kind}_{pile}") for pile in ("deck", "pool", "aside")]
            faced = [card for card in _in_encounter(state, hero.id) if card in cards]
            there = [*[card for pile in piles for card in pile], *faced]
            yield from _astray(f"{kind} cards of {hero.id}", there, _all_cards(state.content, kind, hero.colour))


def _in_encounter(state: Grail, hero: str) -> Iterator[str]:
    """The cards of a Character in its hand, among its discards, in the Sequence, or just being played."""
    fray = state.fray
    if fray is None:
        return
    yield from fray.hands.get(hero, ())
    yield from fray.discards.get(hero, ())
    yield from [one.card for one in fray.sequence if one.hero == hero]
    if fray.playing and fray.active == hero:
        yield fray.playing


def _map(state: Grail) -> Iterator[str]:
    """GRAIL-MENHIR-08, GRAIL-COUNTER-01."""
    if sum(place.menhir for place in state.places.values()) > state.content.frame.max_menhirs:
        yield "too many Menhirs"
    if any(place.dial and not place.menhir for place in state.places.values()):
        yield "a Menhir dial without a Menhir"
    dials = [*[dial.value for dial in state.dials.values()], *[place.dial for place in state.places.values()]]
    if any(not 0 <= value <= MOST_ON_DIAL for value in dials):
        yield f"a dial shows {dials}"
    if set(state.places) & set(state.stack):
        yield "a Location is on the map and in the stack"
    if any(location not in state.places for location in state.guardians.values()):
        yield "a Guardian stands nowhere"


def _story(state: Grail) -> Iterator[str]:
    for status, parts in state.statuses.items():
        printed = state.content.statuses[status]
        if not set(parts) <= set(range(1, printed.parts + 1)) or len(set(parts)) < len(parts):
            yield f"Status {status} has the parts {parts}"
    randoms = _random_events(state.content)
    there = Counter([*state.event_deck, *state.random_events, *state.event_discard, state.event_today])
    if any(there[event] != 1 for event in randoms):
        yield "random Events are lost or doubled"
