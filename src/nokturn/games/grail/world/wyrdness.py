"""The morning of the map: Menhirs go out, Locations fall into the Wyrdness, dials drop; GRAIL-DAY-START-01 to -04."""

from __future__ import annotations

from msgspec.structs import replace

from nokturn.games.grail.effects.gains_and_losses import gain_terror, take_health
from nokturn.games.grail.effects.steps import settle_story
from nokturn.games.grail.effects.triggers import fire
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail, added
from nokturn.games.grail.survival.dying import lower_dial
from nokturn.games.grail.world.arrival import guardians_at, special_move
from nokturn.games.grail.world.encounter_decks import put_under
from nokturn.games.grail.world.locations import menhirs, nearest, within_range
from nokturn.kernel import Rule, call, procedure

WYRD_HEALTH, WYRD_TERROR = 2, 2
"""What it costs to be caught by the Wyrdness; R-10."""


@procedure(rule="GRAIL-DAY-START-01")
def expire_menhirs(state: Grail) -> None:
    """Those without a dial are removed."""
    for number in menhirs(state):
        if state.places[number].dial == 0:
            state.lay(number, menhir=False)
            state.tell("menhir-out", location=number)


@procedure(rule=("GRAIL-DAY-START-02", "GRAIL-MENHIR-02", "GRAIL-MENHIR-03", "GRAIL-MENHIR-09"))
def fall_into_wyrdness(state: Grail) -> Rule:
    """Locations that no Menhir reaches are discarded, and whoever stood there is driven out.  Without any Menhir they
    stay, and the Wyrdness takes everybody."""
    if not menhirs(state):
        state.tell("no-menhir")
        for hero in state.by_number():
            yield call(touched, hero, "wyrdness/")
        yield call(settle_story)
        return
    lost = tuple(sorted([number for number in state.places if not within_range(state, number)]))
    caught = tuple([hero for hero in state.by_number() if state.heroes[hero].location in lost])
    for hero in caught:
        about = Context(actor=hero, party=(hero,), location=state.heroes[hero].location, source="wyrdness/")
        about = yield call(fire, "location_discarded", about, (hero,))
        yield call(touched, hero, "wyrdness/", about.tally.less_health, about.tally.less_terror)
    remaining = tuple([one for one in state.places if one not in lost])
    for hero in state.by_number():  # and who was set down there in the place of somebody that has died
        if state.heroes[hero].location in lost:
            state.change(hero, location=nearest(state, state.heroes[hero].location, remaining))
    for number in lost:
        discard_location(state, number)
    for hero in caught:
        if hero in state.heroes:
            yield call(special_move, (hero,), state.heroes[hero].location)
    if lost:
        yield call(settle_story)


@procedure(rule=("GRAIL-MENHIR-03", "GRAIL-MENHIR-09", "R-10"))
def touched(state: Grail, hero: str, source: str, less_health: int = 0, less_terror: int = 0) -> Rule:
    """2 Health lost and 2 Terror gained."""
    about = Context(actor=hero, party=(hero,), location=state.heroes[hero].location, source=source)
    about = about.noting(less_health=less_health, less_terror=less_terror)
    about = yield call(take_health, hero, WYRD_HEALTH, about)
    if hero in state.heroes:
        yield call(gain_terror, hero, WYRD_TERROR, about)


def discard_location(state: Grail, number: int) -> None:
    """Back to the stack with everything on it lost but Quest tokens and Quest Dials; GRAIL-GUARD-08, R-14, R-45."""
    place = state.places.pop(number)
    state.stack = added(state.stack, number)
    if place.quest_tokens:
        state.kept_quest_tokens[number] = place.quest_tokens
    state.item_deck = (*state.item_deck, *place.items)
    for card in guardians_at(state, number):
        del state.guardians[card]
        put_under(state, card)
    for name, dial in tuple(state.dials.items()):
        if dial.kind == "time" and dial.holder == str(number):
            del state.dials[name]
    state.tell("discarded", location=number)


@procedure(rule=("GRAIL-DAY-START-03", "GRAIL-COUNTER-01", "GRAIL-COUNTER-03"))
def lower_menhir_dials(state: Grail) -> None:
    """By 1; one that shows 1 is removed, and its Menhir stays until tomorrow."""
    for number in menhirs(state):
        dial = state.places[number].dial - 1
        state.lay(number, dial=dial)
        state.tell("menhir-dial", location=number, n=dial)


@procedure(rule=("GRAIL-DAY-START-04", "GRAIL-COUNTER-02", "GRAIL-COUNTER-03", "GRAIL-DYING-04", "R-46"))
def lower_time_dials(state: Grail) -> Rule:
    """Time Dials by 1, one Time token off each Location, all marks of once-per-day rules; Quest Dials stay.  The tokens
    in an Encounter are its own, GRAIL-COUNTER-05."""
    for name, dial in tuple(state.dials.items()):
        if dial.kind == "time" and dial.value > 1:
            state.dials[name] = replace(dial, value=dial.value - 1)
        elif dial.kind == "time":
            del state.dials[name]
            state.tell("dial-gone", dial=name)
    for number, place in tuple(state.places.items()):
        state.places[number] = replace(place, time_tokens=max(0, place.time_tokens - 1), acted=False, struck=False)
    state.used_today = ()
    for hero in state.by_number():
        if hero in state.heroes and state.heroes[hero].dying:
            yield call(lower_dial, hero)
    yield call(settle_story)
