"""Complete lists of effects: an Event, a passage, a choice, an Action, a step of the Start of Day."""

from __future__ import annotations

from nokturn.games.grail.effects.interpreter import apply
from nokturn.games.grail.effects.steps import settle_story
from nokturn.games.grail.printed.language.effects import Effects
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.kernel import Rule, call, procedure


@procedure(rule=("GRAIL-QUEST-04", "GRAIL-STATUS-06", "R-44"))
def resolve_list(state: Grail, effects: Effects, context: Context) -> Rule:
    """All of them; then, and not before, Quests and thresholds are tested."""
    context = yield call(apply, effects, context)
    yield call(settle_story)
    return context
