"""The grid: which Location answers a key, what is connected, what a Menhir reaches; GRAIL-LOC, GRAIL-MENHIR-01."""

from __future__ import annotations

from functools import lru_cache

from nokturn.games.grail.printed.contents import Pack as Campaign
from nokturn.games.grail.printed.language.vocabulary import OPPOSITE
from nokturn.games.grail.printed.locations import Location
from nokturn.games.grail.state.places import Place
from nokturn.games.grail.state.state import Grail, without


def in_campaign(state: Grail, number: int) -> bool:
    """On the map or in the stack: not replaced, and not yet to come."""
    return number in state.places or number in state.stack


def answering(state: Grail, key: int) -> int:
    """The Location that a direction key names: that number, or whichever has replaced it; 0: none.

    GRAIL-LOC-REPLACED-02."""
    return key if key in state.places else _answering(state.content, key, tuple(state.places), state.stack)


@lru_cache(maxsize=16384)
def _answering(content: Campaign, key: int, places: tuple[int, ...], stack: tuple[int, ...]) -> int:
    """The same for every campaign whose Locations are on the map and in the stack like that."""
    seen: set[int] = set()
    while key and key not in seen and key not in places and key not in stack:
        seen.add(key)
        key = replacements(content).get(key, 0)
    return key if key in places or key in stack else 0


@lru_cache(maxsize=32)
def replacements(content: Campaign) -> dict[int, int]:
    """The Location that comes in the place of each that is replaced; GRAIL-LOC-REPLACED-01."""
    found: dict[int, int] = {}
    for one in content.locations.values():
        if one.replaces:
            found.setdefault(one.replaces, one.number)
    return found


def cell(state: Grail, number: int) -> tuple[int, int]:
    """Where a Location always lies; GRAIL-LOC-02."""
    card = state.content.locations[number]
    return card.x, card.y


def card_at(state: Grail, number: int) -> Location:
    return state.content.locations[number]


def menhirs(state: Grail) -> tuple[int, ...]:
    """Where active Menhirs stand, by ascending number."""
    return tuple(sorted([number for number, place in state.places.items() if place.menhir]))


def within_range(state: Grail, number: int) -> bool:
    """On the card of an active Menhir or on one of the eight around it; GRAIL-MENHIR-01."""
    x, y = cell(state, number)
    lit = [cell(state, menhir) for menhir in menhirs(state)]
    return any(abs(x - other_x) <= 1 and abs(y - other_y) <= 1 for other_x, other_y in lit)


def connected(state: Grail, number: int) -> tuple[int, ...]:
    """The face-up Locations joined to this one by matching direction keys, by ascending number; GRAIL-TRAVEL-01."""
    return _connected(state.content, number, tuple(state.places), state.stack)


@lru_cache(maxsize=16384)
def _connected(content: Campaign, number: int, places: tuple[int, ...], stack: tuple[int, ...]) -> tuple[int, ...]:
    """The same for every map that looks so."""
    found: list[int] = []
    for direction, key in content.locations[number].keys.open:
        there = _answering(content, key, places, stack)
        if there in places:
            back = content.locations[there].keys.at(OPPOSITE[direction])
            if back and _answering(content, back, places, stack) == number:
                found.append(there)
    return tuple(sorted(found))


def toward(state: Grail, number: int, direction: str) -> int:
    """The connected face-up Location that lies that way; 0: there is none."""
    for way, key in card_at(state, number).keys.open:
        if way == direction and answering(state, key) in connected(state, number):
            return answering(state, key)
    return 0


def nearest(state: Grail, number: int, among: tuple[int, ...]) -> int:
    """By orthogonal steps on the grid, whatever the keys say; ties go to the lowest number.  R-11."""
    x, y = cell(state, number)
    distances = [(abs(cell(state, one)[0] - x) + abs(cell(state, one)[1] - y), one) for one in among]
    return min(distances)[1]


def reveal_from(state: Grail, number: int) -> tuple[int, ...]:
    """Lay what the direction keys of a Location name and a Menhir reaches; returns what came to the map.

    GRAIL-LOC-REVEAL-01, GRAIL-LOC-REVEAL-02, GRAIL-LOC-REVEAL-04."""
    keys = [answering(state, key) for _, key in card_at(state, number).keys.open]
    found = tuple([one for one in keys if one in state.stack and within_range(state, one)])
    for one in found:
        put_on_map(state, one)
    return found


def put_on_map(state: Grail, number: int) -> None:
    """Face up, with the Quest tokens it has kept; R-45."""
    state.stack = without(state.stack, number)
    state.places[number] = Place(quest_tokens=state.kept_quest_tokens.pop(number, 0))
    state.tell("revealed", location=number)


def reveal_again(state: Grail) -> None:
    """A Menhir was lit: every Location that holds a Character reveals anew; GRAIL-LOC-REVEAL-03, R-07."""
    for number in sorted({hero.location for hero in state.heroes.values()}):
        reveal_from(state, number)
