"""During the Day: rounds of Actions until nobody wants one; GRAIL-DAY-DURING."""

from __future__ import annotations

from nokturn.games.grail.day.offers import question
from nokturn.games.grail.effects.interpreter import toss
from nokturn.games.grail.setup.chapters import turn_chapter
from nokturn.games.grail.state import choices as do
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.dying import lower_dial
from nokturn.kernel import Rule, ask_any, call, procedure

FREE = (
    do.HandOver, do.GiveCard, do.PickUp, do.NameChronicler, do.LeaveStoryMode, do.LetActAgain, do.ActWithout,
    do.ActWith,
)  # fmt: skip
"""What is no Action."""


def waiting(state: Grail) -> tuple[str, ...]:
    """Who has neither acted in this round nor passed."""
    return tuple([one for one in state.by_number() if not (state.heroes[one].acted or state.heroes[one].passed)])


def awake(state: Grail) -> bool:
    return any(not hero.passed for hero in state.heroes.values())


@procedure(rule=("GRAIL-DAY-DURING-01", "GRAIL-DAY-DURING-06", "R-03"))
def during_day(state: Grail) -> Rule:
    """Until everybody has passed, or a whole round brings nothing but rest."""
    state.phase = "during"
    going_on = True
    while going_on and awake(state):
        for hero in state.by_number():
            state.change(hero, acted=False)
        going_on = yield call(play_round)


@procedure(rule=("GRAIL-DAY-DURING-01", "GRAIL-DAY-DURING-02", "GRAIL-DAY-DURING-03", "GRAIL-DAY-DURING-07"))
def play_round(state: Grail) -> Rule:
    """Everybody who has not passed acts once, in the order the players like; whether anybody did."""
    busy = False
    while waiting(state):
        seat, chosen = yield ask_any([question(state, hero) for hero in waiting(state)], apart=True)
        hero = state.hero_of(seat)
        if isinstance(chosen, do.PassDay):
            state.change(hero, passed=True)
            state.tell("passes", hero=hero)
        elif isinstance(chosen, do.Rest):
            state.change(hero, acted=True)
        elif isinstance(chosen, FREE):
            yield call(type(chosen), hero, chosen)
        else:
            busy = True
            yield call(take_action, hero, chosen)
    return busy


@procedure(rule=("GRAIL-DAY-DURING-03", "GRAIL-DYING-06", "R-57", "GRAIL-SETUP-WORLD-10"))
def take_action(state: Grail, hero: str, chosen: do.Explore) -> Rule:
    """An Action of this Character; everybody who takes part has acted.  One that is Dying tosses a dial afterwards."""
    for one in state.by_number():
        state.change(one, stricken=False)
    party = yield call(type(chosen), hero, chosen)
    state.acting = ()
    for one in {hero, *party} & set(state.heroes):
        state.change(one, acted=True)
    for one in state.by_number(*party or [""]):
        if state.heroes[one].dying and not state.heroes[one].stricken:
            face = yield call(toss, "dying/", one)
            if face == "skull":
                yield call(lower_dial, one)
    yield call(turn_chapter)
