"""The next Start of Day, as far as it can be reckoned, in its own order; GRAIL-DAY-START."""

from __future__ import annotations

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.encounter.panic import panics
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.seen.dawn.evening import Dry
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.hero import Hero
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import is_insane
from nokturn.games.grail.world.arrival import guardians_at
from nokturn.games.grail.world.locations import connected, menhirs, nearest, toward, within_range
from nokturn.games.grail.world.wyrdness import WYRD_HEALTH, WYRD_TERROR


def stones(dry: Dry) -> None:
    """Which go out, and how long the others burn: today and as many days as the dial shows; GRAIL-DAY-START-01, -03."""
    for number_ in menhirs(dry.state):
        dial = dry.state.places[number_].dial
        if dial == 0:
            dry.state.lay(number_, menhir=False)
            dry.foretell("menhir-out", locations=(number_,), location=number_)
        else:
            dry.foretell("menhir-last" if dial == 1 else "menhir", locations=(number_,), location=number_, n=dial - 1)


def fall(dry: Dry) -> None:
    """Cards that no stone reaches, Guardians on them, and whoever stands there; GRAIL-DAY-START-02, GRAIL-MENHIR-09."""
    state = dry.state
    if not menhirs(state):
        dry.foretell("no-menhir")
        for hero in state.by_number():
            touch(dry, hero, "touched", state.heroes[hero].location)
        return
    lost = tuple(sorted([one for one in state.places if not within_range(state, one)]))
    if lost:
        dry.foretell("falls", locations=lost, location=lost, count=len(lost))
    for one in lost:
        for card in guardians_at(state, one):
            dry.foretell("guardian-falls", locations=(one,), encounter=card, location=one)
            del state.guardians[card]
    remaining = tuple([one for one in state.places if one not in lost])
    for hero in state.by_number():
        here = state.heroes[hero].location
        if here in lost:
            touch(dry, hero, "caught", nearest(state, here, remaining))
    for one in lost:
        del state.places[one]


def touch(dry: Dry, hero: str, key: str, location: int) -> None:
    """2 Health and 2 Terror, what rules make of that, and what follows from it; R-10."""
    state, before = dry.state, dry.state.heroes[hero]
    calm = not panics(state, hero), not is_insane(state, hero)
    less = {"terror": 0, "health": 0}
    at = len(dry.lines)
    if key == "caught":
        about = Context(actor=hero, party=(hero,), location=before.location)
        for _, do in [*dry.rules("location_discarded", hero, about)]:
            if isinstance(do, world.ReduceTerror):
                less["terror"] += number(state, do.n)
            elif isinstance(do, world.ReduceHealthLoss):
                less["health"] += number(state, do.n)
    dry.hurt(hero, WYRD_HEALTH - less["health"])
    dry.frighten(hero, WYRD_TERROR - less["terror"])
    state.change(hero, location=location)
    after = state.heroes[hero]
    rules, dry.lines = dry.lines[at:], dry.lines[:at]
    dry.foretell(
        key, hero, locations=tuple(dict.fromkeys((before.location, location))), location=location,
        health=before.health, health_after=after.health, terror=before.terror, terror_after=after.terror,
    )  # fmt: skip
    dry.lines += rules
    consequences(dry, before, after, calm)


def consequences(dry: Dry, before: Hero, after: Hero, calm: tuple[bool, bool]) -> None:
    """Energy capped, Panic, insanity, Dying."""
    if after.energy < before.energy:
        dry.foretell("energy-capped", after.id, energy=before.energy, energy_after=after.energy)
    if calm[0] and panics(dry.state, after.id):
        dry.foretell("panics", after.id)
    if calm[1] and is_insane(dry.state, after.id):
        dry.foretell("insane", after.id)
    if after.dying and not before.dying:
        dry.foretell("dying", after.id, n=after.dying)
    elif before.dying and not after.dying:
        dry.foretell("dies", after.id)


def dials(dry: Dry) -> None:
    """Time Dials and those of the Dying; GRAIL-DAY-START-04."""
    state = dry.state
    for name, dial in state.dials.items():
        if dial.kind == "time":
            gone = dial.value <= 1
            where = (int(dial.holder),) if dial.holder.isdecimal() else ()
            dry.foretell("dial-gone" if gone else "dial", locations=where, dial=name, n=dial.value - 1)
    for hero in state.by_number():
        now = state.heroes[hero]
        if now.dying:
            dry.foretell("dying-dial" if now.dying > 1 else "dies", hero, n=now.dying - 1)


def wake(dry: Dry) -> None:
    """What Items, Secrets and Skills do in the morning."""
    for hero in dry.state.by_number():
        if hero in dry.state.heroes:
            about = Context(actor=hero, party=(hero,), location=dry.state.heroes[hero].location)
            dry.carry_out("start_of_day", hero, about)


def reached(state: Grail, here: int) -> dict[str, int]:
    """On how many faces of its die a Guardian comes to each Character; GRAIL-GUARD-02 to -05."""
    found: dict[str, int] = {}
    for face in state.content.special.guardian_die.faces:
        if face == "discard":
            continue
        where = here if face == "nothing" else toward(state, here, face) or max(connected(state, here), default=here)
        for hero in state.at(where):
            found[hero] = found.get(hero, 0) + 1
    return found


def guardians(dry: Dry) -> None:
    """Whom each may attack, by ascending number of its Location; GRAIL-DAY-START-06."""
    state = dry.state
    for card in sorted(state.guardians, key=lambda one: (state.guardians[one], one)):
        here = state.guardians[card]
        faces = len(state.content.special.guardian_die.faces)
        chances = reached(state, here)
        if not chances:
            dry.foretell("guardian-idle", locations=(here,), encounter=card, location=here)
        for hero, n in chances.items():
            dry.foretell("guardian", hero, locations=(here,), encounter=card, location=here, n=n, faces=faces)
