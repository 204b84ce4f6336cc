"""Event cards: revealed, resolved, added, looped; GRAIL-EVENT, GRAIL-DAY-START-05."""

from __future__ import annotations

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.interpreter import apply
from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.effects.steps import settle_story
from nokturn.games.grail.effects.triggers import fire
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail, added
from nokturn.kernel import Rule, call, chance, procedure, shuffle


def about_event(state: Grail, event: str) -> Context:
    """An Event concerns everybody; GRAIL-EVENT-01."""
    kind = state.content.events[event].kind
    return Context(setting="event", party=state.by_number(), source=f"event/{event}", event_kind=kind)


@procedure(rule=("GRAIL-DAY-START-05", "GRAIL-EVENT-01", "GRAIL-EVENT-02", "GRAIL-SETUP-WORLD-09"))
def reveal_event(state: Grail) -> Rule:
    """Yesterday's Event is discarded; the top card of the deck is revealed and resolved."""
    discard_todays(state)
    state.costs_today = ()
    if not state.event_deck:
        return
    event = state.event_deck[0]
    state.event_deck = state.event_deck[1:]
    yield call(resolve_revealed, event)
    yield call(settle_story)


def discard_todays(state: Grail) -> None:
    if state.event_today:
        state.event_discard = (*state.event_discard, state.event_today)
        state.event_today = ""


@procedure(rule=("GRAIL-EVENT-01", "R-34"))
def resolve_revealed(state: Grail, event: str) -> Rule:
    """Whoever can have it exchanged for another random one may do so before it is resolved."""
    state.event_today = event
    state.tell("event", event=event, telling=event, reveals=True)
    seen = yield call(fire, "reveal_event", about_event(state, event), state.by_number())
    if seen.tally.redraw:
        discard_todays(state)
        yield call(fill_random)
        if state.random_events:
            another = state.random_events[0]
            state.random_events = state.random_events[1:]
            yield call(resolve_revealed, another)
    else:
        yield call(resolve_event, event)


def branch_of(state: Grail, event: str, context: Context) -> Effects:
    """What it does besides: the first branch that fits."""
    for branch in state.content.events[event].branch:
        if holds(state, branch.conditions, context):
            return branch.do
    return ()


@procedure(rule=("GRAIL-EVENT-01", "GRAIL-EVENT-02", "GRAIL-QUEST-01"))
def resolve_event(state: Grail, event: str) -> Rule:
    """Its effects, then its branch; a card with a Quest is in the Quest area now, one that loops in the deck again."""
    about = about_event(state, event)
    yield call(apply, state.content.events[event].effects, about)
    yield call(apply, branch_of(state, event, about), about)
    if state.content.events[event].kind != "random":
        state.resolved = added(state.resolved, event)
    quest = state.content.events[event].quest
    if state.event_today == event and (event in state.event_deck or (quest and quest.id in state.quests)):
        state.event_today = ""


@op(world.ResolveEvent, personal=False)
@procedure(rule="GRAIL-EVENT-04")
def resolve_named(state: Grail, do: world.ResolveEvent, context: Context) -> Rule:
    """Out of the deck and resolved now; the order of the rest does not change, and no part is resolved twice."""
    if do.event in state.resolved:
        return context
    state.event_deck = tuple([event for event in state.event_deck if event != do.event])
    state.resolved = added(state.resolved, do.event)
    state.tell("event", event=do.event, telling=do.event, reveals=True)
    yield call(resolve_event, do.event)
    return context.noting(changed=True)


@procedure(rule="GRAIL-EVENT-05")
def fill_random(state: Grail) -> Rule:
    """An empty random stack is made of its discards, shuffled."""
    if not state.random_events:
        events = state.content.events
        back = tuple([event for event in state.event_discard if events[event].kind == "random"])
        order = yield chance(shuffle(len(back)))
        state.event_discard = tuple([event for event in state.event_discard if events[event].kind != "random"])
        state.random_events = tuple([back[place] for place in order])


@op(world.AddRandomEvents, personal=False)
@procedure(rule=("GRAIL-EVENT-03", "GRAIL-CHALLENGE-05", "R-56"))
def add_random_events(state: Grail, do: world.AddRandomEvents, context: Context) -> Rule:
    """One by one on top of the deck: the one drawn last lies on top."""
    fewer = 1 if "events" in state.handicaps else 0
    for _ in range(number(state, do.n) - fewer):
        yield call(fill_random)
        if state.random_events:
            state.event_deck = (state.random_events[0], *state.event_deck)
            state.random_events = state.random_events[1:]
    return context.noting(changed=True)


@op(world.LoopEvent, personal=False)
@procedure(rule=("GRAIL-EVENT-05", "GRAIL-CHALLENGE-05"))
def loop_event(state: Grail, do: world.LoopEvent, context: Context) -> Rule:
    """The card goes back on the deck, and random Events on top of it."""
    state.event_deck = (context.source.partition("/")[2], *state.event_deck)
    after = yield call(add_random_events, world.AddRandomEvents(do.n), context)
    return after
