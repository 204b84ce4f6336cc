"""The End of Day: rest, recovery, growth, dreams; GRAIL-DAY-END."""

from __future__ import annotations

from nokturn.games.grail.effects.effect_lists import resolve_list
from nokturn.games.grail.effects.steps import settle_story
from nokturn.games.grail.effects.triggers import fire
from nokturn.games.grail.growth.advancement import advance
from nokturn.games.grail.growth.decks import swap_cards
from nokturn.games.grail.growth.handover import neighbours
from nokturn.games.grail.printed.journal import Vision
from nokturn.games.grail.setup.chapters import turn_chapter
from nokturn.games.grail.state.choices import Done, Eat, GoHungry, HandOver
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail, added
from nokturn.games.grail.survival.dying import lose_health, settle
from nokturn.games.grail.survival.tracks import add, energy_cap, is_exhausted, is_insane, spaces
from nokturn.games.grail.world.locations import card_at
from nokturn.kernel import Option, Rule, ask, call, procedure

RECOVERED = 4
"""Energy of whoever is Exhausted; GRAIL-DAY-END-04."""


@procedure(rule=("GRAIL-DAY-01", "GRAIL-DAY-END-01"))
def end_of_day(state: Grail) -> Rule:
    """For every Character, by ascending number."""
    state.phase = "end"
    state.tell("end-of-day", day=state.day)
    for hero in state.by_number():
        state.change(hero, stricken=False)
    for hero in state.by_number():
        yield call(share_food, hero)
    for hero in state.by_number():
        if hero in state.heroes:
            yield call(end_day_of, hero)
    yield call(turn_chapter)


def about(state: Grail, hero: str) -> Context:
    return Context(actor=hero, party=(hero,), location=state.heroes[hero].location)


@procedure()
def end_day_of(state: Grail, hero: str) -> Rule:
    """Rest, Energy, growth, decks, dream."""
    yield call(fire, "end_of_day", about(state, hero), (hero,))
    if hero in state.heroes:
        yield call(fire, "before_rest", about(state, hero), (hero,))
    if hero in state.heroes:
        yield call(rest, hero)
    if hero in state.heroes:
        recover_energy(state, hero)
        yield call(advance, hero)
        yield call(swap_cards, hero)
        yield call(dream, hero)
    yield call(settle_story)


def hungry(state: Grail, hero: str) -> tuple[str, ...]:
    """Others here who have nothing to eat."""
    return tuple([one for one in neighbours(state, hero) if not state.heroes[one].food])


def meals(state: Grail, hero: str) -> list[Option]:
    """What may be handed to those who have nothing."""
    gifts: list[Option] = [HandOver("food", 1, one) for one in hungry(state, hero)] if state.heroes[hero].food else []
    return [*gifts, Done()]


@procedure(rule="GRAIL-DAY-END-03")
def share_food(state: Grail, hero: str) -> Rule:
    """Characters in the same Location may hand each other Food before resting."""
    while hero in state.heroes and len(meals(state, hero)) > 1:
        gift = yield ask(state.seat_of(hero), "share-food", meals(state, hero), rule="GRAIL-DAY-END-03", hero=hero)
        if isinstance(gift, Done):
            return
        yield call(type(gift), hero, gift)


def supper(state: Grail, hero: str) -> list[Option]:
    return [Eat(), GoHungry()] if state.heroes[hero].food else [GoHungry()]


@procedure(rule=("GRAIL-DAY-END-01", "GRAIL-DAY-END-02", "R-39"))
def rest(state: Grail, hero: str) -> Rule:
    """1 Food gives 1 Health and takes 1 Terror; without it Energy drops to 0, and from 0 Health by 1."""
    meal = yield ask(
        state.seat_of(hero), "eat", supper(state, hero), rule="GRAIL-DAY-END-01", auto=True, hero=hero
    )  # fmt: skip
    ate = isinstance(meal, Eat)
    if ate:
        state.tell("eats", hero=hero)
        add(state, hero, "food", -1, "rest/")
        add(state, hero, "health", 1, "rest/")
        add(state, hero, "terror", -1, "rest/")
        yield call(settle, hero)
    else:
        state.tell("goes-hungry", hero=hero)
        if state.heroes[hero].energy:
            add(state, hero, "energy", -state.heroes[hero].energy, "rest/")
        else:
            yield call(lose_health, hero, 1, "rest/")
    if hero in state.heroes:
        context = Context(actor=hero, party=(hero,), location=state.heroes[hero].location, ate=ate)
        yield call(fire, "rest", context, (hero,))


def recover_energy(state: Grail, hero: str) -> None:
    """To the start space; Exhausted, 4; never above Health.  GRAIL-DAY-END-04, GRAIL-DAY-END-08, R-04."""
    now = state.heroes[hero]
    goal = now.energy + RECOVERED if is_exhausted(state, hero) else spaces(state, hero, "energy").start
    goal = min(goal, energy_cap(state, hero))
    if goal != now.energy:
        state.change(hero, energy=goal)
        state.tell("recovers-energy", hero=hero, n=goal)


def vision_of(state: Grail, hero: str) -> Vision | None:
    """The Dream of the Location, or the Nightmare of whoever is going insane; GRAIL-INSANITY-02."""
    location = state.heroes[hero].location
    if not card_at(state, location).dream or location not in state.content.journal:
        return None
    journal = state.content.journal[location]
    return journal.nightmare if is_insane(state, hero) else journal.dream


@procedure(rule=("GRAIL-DAY-END-07", "GRAIL-INSANITY-02"))
def dream(state: Grail, hero: str) -> Rule:
    """Effects concern the dreamer, Statuses the group."""
    if vision_of(state, hero) is None:
        return
    mad = is_insane(state, hero)
    location = state.heroes[hero].location
    kind = "nightmare" if mad else "dream"
    state.read = added(state.read, f"{location}/{kind}")
    state.tell(kind, hero=hero, location=location, vision=f"{location}/{kind}", reveals=True)
    context = Context(actor=hero, party=(hero,), location=location, source=f"{kind}/{location}")
    context = yield call(fire, "nightmare" if mad else "dream", context, (hero,))
    seen = state.content.journal[location].nightmare if mad else state.content.journal[location].dream
    assert seen is not None
    yield call(resolve_list, seen.effects, context)
