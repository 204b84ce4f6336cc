"""The map: cells, direction keys, Menhirs, and the signs on the cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nokturn.games.grail.printed.checking.look import Look, Spot
from nokturn.games.grail.printed.language.effects import parts_of
from nokturn.games.grail.printed.language.effects_of_world import DrawEncounter
from nokturn.games.grail.printed.language.vocabulary import OPPOSITE, STEPS
from nokturn.games.grail.printed.locations import Location
from nokturn.games.grail.printed.reading.faults import Fault


def keys_agree(look: Look) -> Iterator[Fault]:
    """Two Locations that name each other lie side by side; GRAIL-LOC-02."""
    cells: dict[tuple[int, int], int] = {}
    base = {location.number: location for location in look.pack.locations.values() if not location.replaces}
    for spot, location in look.entries("locations.toml", "location"):
        if location.replaces:
            yield from _replacement(look, spot, location)
        elif (location.x, location.y) in cells:
            other = cells[location.x, location.y]
            yield spot.fault(f"{location.number} lies where {other} lies. Give it an x and y of its own.")
        cells.setdefault((location.x, location.y), location.number)
        here = Spot(spot.sheet, (*spot.place, "keys"))
        for direction, key in location.keys.open:
            if key not in base:
                yield here.fault(f"{direction}: there is no Location {key}. Write a number that exists, or 0.")
                continue
            dx, dy = STEPS[direction]
            if (base[key].x, base[key].y) != (location.x + dx, location.y + dy):
                yield here.fault(
                    f"{direction}: {key} lies at {base[key].x}, {base[key].y}. Correct the key, or x and y."
                )
            elif base[key].keys.at(OPPOSITE[direction]) not in (location.number, location.replaces or location.number):
                yield here.fault(
                    f"{direction}: {key} has no key back. Write '{OPPOSITE[direction]} = {location.number}' on {key}."
                )


def _replacement(look: Look, spot: Spot, location: Location) -> Iterator[Fault]:
    old = look.pack.locations.get(location.replaces)
    if old is None:
        yield spot.fault(f"{location.number} replaces {location.replaces}, which there is not. Name a Location.")
    elif (old.x, old.y) != (location.x, location.y):
        yield spot.fault(
            f"{location.number} lies elsewhere than {old.number}, which it replaces. Give it the same cell."
        )


def menhirs_are_within_reach(look: Look) -> Iterator[Fault]:
    """Light goes from Menhir to Menhir, and shines on every Location; GRAIL-MENHIR-01, GRAIL-LOC-REVEAL-01."""
    base = {location.number: location for location in look.pack.locations.values() if not location.replaces}
    menhirs = [location for location in base.values() if location.menhir]
    lit = {look.pack.frame.start_menhir.location}
    grew = True
    while grew:
        new = {one.number for one in menhirs if any(near(one, base[x]) for x in lit if x in base)} - lit
        lit |= new
        grew = bool(new)
    for spot, location in look.entries("locations.toml", "location"):
        if location.number not in base:
            continue
        if location.menhir and location.number not in lit:
            yield spot.fault(f"the Menhir of {location.number} is out of reach of every other. Put one closer to it.")
        if not any(near(location, base[one]) for one in lit if one in base):
            yield spot.fault(f"no Menhir shines on {location.number}. Put one at most a card away.")


def near(a: Location, b: Location) -> bool:
    """Within the range of a Menhir; GRAIL-MENHIR-01."""
    return max(abs(a.x - b.x), abs(a.y - b.y)) <= 1


def signs_mean_something(look: Look) -> Iterator[Fault]:
    journal = look.pack.journal
    for spot, location in look.entries("locations.toml", "location"):
        number = location.number
        if location.menhir != (location.activation is not None):
            yield spot.fault("a Menhir sign and [location.activation] go together. Write both, or neither.")
        section = journal.get(number)
        if section is None:
            yield spot.fault(f"{number} has no journal. Write journal/{number}.toml.")
        elif location.dream != (section.dream is not None and section.nightmare is not None):
            yield spot.fault(
                f"a Dream sign means a dream and a nightmare in journal/{number}.toml. Write all, or none."
            )
        if location.settlement == "hostile" and not _draws(location):
            yield spot.fault(
                "a hostile Settlement causes an Encounter. Write [location.instant] with 'encounter blue'."
            )


def _draws(location: Location) -> bool:
    instant = location.instant
    lists: Iterable[tuple[object, ...]] = (instant.effects, instant.toss_skull, instant.toss_grail) if instant else ()
    return any(isinstance(do, DrawEncounter) for effects in lists for do in parts_of(effects))  # type: ignore[arg-type]
