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
    found = [way for number in sorted(state.places) if (way := way_to(state, number)) is not None]
    return min(found, key=lambda way: (len(way.lacking), way.travel + way.energy, way.location), default=None)


def way_to(state: Grail, location: int) -> Way | None:
    """How it could be lit, by whoever comes there most cheaply; None: nobody can come, or there is none to light."""
    lit = card_at(state, location).activation
    reach = [(one, steps) for one in state.by_number() if (steps := distance(state, one, location)) >= 0]
    if lit is None or not reach:
        return None
    hero, steps = min(reach, key=lambda pair: (pair[1], -state.heroes[pair[0]].energy, state.heroes[pair[0]].number))
    party = (hero, *[one for one in state.at(state.heroes[hero].location) if one != hero])
    about = about_menhir(state, party, location)
    price = foreseen(state, party, location)
    travel = steps * energy_of(state, hero, "travel")
    energy = Need("cost", "energy", travel + price.energy, state.heroes[hero].energy)
    costs = (energy, *owed(state, price.cost, about))
    lacking = (*unmet(state, lit.conditions, about), *[one for one in costs if one.held < one.needed])
    return Way(location, hero, steps, travel, price.energy, price.dial, costs, lacking)


def distance(state: Grail, hero: str, goal: int) -> int:
    """Steps along the keys; -1: there is no way."""
    start = state.heroes[hero].location
    seen, edge, steps = {start}, {start}, 0
    while edge and goal not in seen:
        edge = {one for here in edge if here in state.places for one in connected(state, here)} - seen
        seen |= edge
        steps += 1
    return steps if goal in seen else -1
