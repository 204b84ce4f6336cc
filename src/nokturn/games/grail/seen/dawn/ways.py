"""What would change the next dawn: the cheapest Menhir in reach, what it takes, and what is missing."""

from __future__ import annotations

import msgspec

from nokturn.games.grail.day.costs import energy_of
from nokturn.games.grail.seen.needs import Need, owed, unmet
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.locations import card_at, connected
from nokturn.games.grail.world.menhirs import about_menhir, foreseen


class Way(msgspec.Struct, frozen=True):
    """A Menhir that could be lit: by whom, how far it is, what it costs and how long it would burn."""

    location: int
    hero: str
    """Who is nearest."""
    steps: int
    travel: int
    """Energy to get there."""
    energy: int
    """And to light it."""
    dial: int
    costs: tuple[Need, ...]
    """Everything it takes, with what those have who would be there."""
    lacking: tuple[Need, ...]
    """What is still missing; empty: it can be lit today."""


def cheapest(state: Grail) -> Way | None:
    """Of all on the map: whatever lacks least, then costs least Energy, then lies lowest."""
    stones = [number for number in sorted(state.places) if card_at(state, number).activation is not None]
    ways = {number: connected(state, number) for number in state.places} if stones else {}
    steps = {hero: distances(ways, state.heroes[hero].location) for hero in state.by_number()}
    found = [way for number in stones if (way := way_to(state, number, steps)) is not None]
    return min(found, key=lambda way: (len(way.lacking), way.travel + way.energy, way.location), default=None)


def way_to(state: Grail, location: int, steps: dict[str, dict[int, int]]) -> Way | None:
    """How it could be lit, by whoever comes there most cheaply; None: nobody can come."""
    lit = card_at(state, location).activation
    heroes = [state.heroes[one] for one, far in steps.items() if location in far]
    reach = [(steps[one.id][location], -one.energy, one.number, one.id) for one in heroes]
    if lit is None or not reach:
        return None
    far, _, _, hero = min(reach)
    party = (hero, *[one for one in state.at(state.heroes[hero].location) if one != hero])
    about = about_menhir(state, party, location)
    price = foreseen(state, party, location)
    travel = far * energy_of(state, hero, "travel")
    energy = Need("cost", "energy", travel + price.energy, state.heroes[hero].energy)
    costs = (energy, *owed(state, price.cost, about))
    lacking = (*unmet(state, lit.conditions, about), *[one for one in costs if one.held < one.needed])
    return Way(location, hero, far, travel, price.energy, price.dial, costs, lacking)


def distances(ways: dict[int, tuple[int, ...]], start: int) -> dict[int, int]:
    """Steps along the keys to every Location that can be reached."""
    found, waiting = {start: 0}, [start]
    for here in waiting:
        for there in ways.get(here, ()):
            if there not in found:
                found[there] = found[here] + 1
                waiting.append(there)
    return found
