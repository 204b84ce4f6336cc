"""The Start of Day, step by step; GRAIL-DAY-START."""

from __future__ import annotations

from nokturn.games.grail.effects.steps import settle_story
from nokturn.games.grail.effects.triggers import fire
from nokturn.games.grail.events.events import reveal_event
from nokturn.games.grail.growth.equipment import equip
from nokturn.games.grail.setup.chapters import turn_chapter
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.guardians import move_guardians
from nokturn.games.grail.world.wyrdness import (
    expire_menhirs,
    fall_into_wyrdness,
    lower_menhir_dials,
    lower_time_dials,
)
from nokturn.kernel import Rule, call, procedure


@procedure(rule=("GRAIL-DAY-01", "GRAIL-DAY-START-01", "GRAIL-DAY-START-07", "GRAIL-DAY-START-08"))
def start_of_day(state: Grail) -> Rule:
    """Menhirs, Locations, dials, Event, Guardians, plans, equipment."""
    state.day += 1
    state.phase = "start"
    state.tell("day", day=state.day)
    for hero in state.by_number():
        state.change(hero, acted=False, passed=False, travelled=False, explored=False, stricken=False, without=())
    yield call(expire_menhirs)
    yield call(fall_into_wyrdness)
    yield call(lower_menhir_dials)
    yield call(lower_time_dials)
    yield call(wake)
    yield call(reveal_event)
    yield call(turn_chapter)
    yield call(move_guardians)
    state.tell("plans")
    for hero in state.by_number():
        if hero in state.heroes:
            yield call(equip, hero)


@procedure(rule="R-34")
def wake(state: Grail) -> Rule:
    """What Items, Secrets and Skills do in the morning."""
    for hero in state.by_number():
        if hero in state.heroes:
            about = Context(actor=hero, party=(hero,), location=state.heroes[hero].location)
            yield call(fire, "start_of_day", about, (hero,))
    yield call(settle_story)
