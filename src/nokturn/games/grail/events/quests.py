"""Quests and thresholds, tested when a list of effects is complete; GRAIL-QUEST, GRAIL-STATUS-06."""

from __future__ import annotations

from nokturn.games.grail.effects.conditions import holds
from nokturn.games.grail.effects.interpreter import apply
from nokturn.games.grail.effects.ops import op
from nokturn.games.grail.effects.steps import settle_story
from nokturn.games.grail.printed.language import effects_of_world as world
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail, added
from nokturn.kernel import Rule, call, carries_out, procedure


@op(world.StartQuest, personal=False)
@procedure(rule=("GRAIL-QUEST-01", "GRAIL-QUEST-05"))
def start_quest(state: Grail, do: world.StartQuest, context: Context) -> Context:
    """It is tested for the first time when the list that brings it is complete."""
    if do.quest in state.quests:
        return context
    state.quests = (*state.quests, do.quest)
    state.tell("quest", quest=do.quest)
    return context.noting(changed=True)


@op(world.QuestDone, personal=False)
@procedure(rule="GRAIL-QUEST-01")
def quest_done(state: Grail, do: world.QuestDone, context: Context) -> Context:
    return context.noting(changed=leave_area(state, do.quest) or context.tally.changed)


def leave_area(state: Grail, quest: str) -> bool:
    """Take a Quest out of its area; whether it was there."""
    if quest not in state.quests:
        return False
    state.quests = tuple([one for one in state.quests if one != quest])
    return True


def about_all(state: Grail, source: str) -> Context:
    """What holds for any Character holds; GRAIL-QUEST-03."""
    return Context(setting="event", party=state.by_number(), source=source)


def crossed_threshold(state: Grail) -> int:
    """The first threshold that is reached and has had no effect yet; -1: there is none."""
    about = about_all(state, "")
    crossed = state.crossed
    for place, threshold in enumerate(state.content.thresholds):
        if place not in crossed and holds(state, threshold.conditions, about):
            return place
    return -1


def fulfilled_quest(state: Grail) -> tuple[str, bool]:
    """The first Quest that succeeds (True) or fails; if both hold at once success wins.  GRAIL-QUEST-04."""
    for name in state.quests:
        quest, about = state.content.quests[name], about_all(state, f"quest/{name}")
        if holds(state, quest.success_if, about):
            return name, True
        if quest.fail_if and holds(state, quest.fail_if, about):
            return name, False
    return "", False


@carries_out(settle_story)
@procedure(rule=("GRAIL-QUEST-03", "GRAIL-QUEST-04", "GRAIL-QUEST-05", "GRAIL-STATUS-06", "R-44"))
def settle_quests(state: Grail) -> Rule:
    """Until nothing more is reached: what follows may reach something else."""
    while not state.finished and (crossed_threshold(state) >= 0 or fulfilled_quest(state)[0]):
        place = crossed_threshold(state)
        if place >= 0:
            state.crossed = added(state.crossed, place)
            yield call(apply, state.content.thresholds[place].do, about_all(state, "threshold/"))
        else:
            name, success = fulfilled_quest(state)
            leave_area(state, name)
            state.tell("quest-succeeds" if success else "quest-fails", quest=name)
            quest = state.content.quests[name]
            yield call(apply, quest.success if success else quest.fail, about_all(state, f"quest/{name}"))
