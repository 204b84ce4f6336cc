"""Chapters: their Event deck, their Encounters, what begins with them; GRAIL-SETUP-WORLD-08, -10."""

from __future__ import annotations

from nokturn.games.grail.effects.effect_lists import resolve_list
from nokturn.games.grail.events.events import discard_todays
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.world.encounter_decks import build_decks
from nokturn.kernel import Rule, call, chance, procedure, shuffle


@procedure(rule=("GRAIL-SETUP-WORLD-08", "GRAIL-SETUP-WORLD-09", "GRAIL-SETUP-WORLD-10"))
def begin_chapter(state: Grail, number: int) -> Rule:
    """Its Events in ascending order, its levels of Encounters; random Events that lay in the deck go back to theirs."""
    state.chapter = number
    state.tell("chapter", chapter=number)
    discard_todays(state)
    stack = random_again(state)
    order = yield chance(shuffle(len(stack)))
    state.random_events = tuple([stack[place] for place in order])
    state.event_deck = state.content.chapters[number].events
    yield call(build_decks, state.content.chapters[number].encounter_levels)
    about = Context(setting="event", party=state.by_number(), source=f"chapter/{number}")
    yield call(resolve_list, state.content.chapters[number].on_start, about)


def random_again(state: Grail) -> tuple[str, ...]:
    """The random stack with what was on its way to the players."""
    left = [event for event in state.event_deck if state.content.events[event].kind == "random"]
    return (*state.random_events, *left)


@procedure(rule="GRAIL-SETUP-WORLD-10")
def turn_chapter(state: Grail) -> Rule:
    """If the next chapter was announced, it begins when the Action or step is over."""
    while state.next_chapter and not state.finished:
        number = state.next_chapter
        state.next_chapter = 0
        yield call(begin_chapter, number)
