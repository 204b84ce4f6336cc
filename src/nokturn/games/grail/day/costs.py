"""What Actions cost, before they are chosen; GRAIL-DAY-DURING-07."""

from __future__ import annotations

from typing import Literal

from nokturn.games.grail.effects.in_force import has_rules, standing
from nokturn.games.grail.printed.language.effects_of_world import ChangeCost
from nokturn.games.grail.printed.language.vocabulary import Trigger
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import is_insane

ENERGY = 1
"""Of Travel and Exploration, for each member; GRAIL-TRAVEL-01, GRAIL-ACT-EXPLORE-01."""
MADNESS = 1
"""GRAIL-INSANITY-03."""
MOMENT: dict[str, Trigger] = {"travel": "travel", "explore": "before_explore"}


def energy_of(state: Grail, hero: str, what: Literal["travel", "explore"]) -> int:
    """What a Travel or an Exploration costs this Character; never below 0, GRAIL-TRAVEL-06."""
    now = state.heroes[hero]
    cost = ENERGY + (MADNESS if is_insane(state, hero) else 0)
    first = not (now.travelled if what == "travel" else now.explored)
    if has_rules(state, hero, MOMENT[what]):
        about = Context(actor=hero, party=(hero,), location=now.location)
        for do in standing(state, hero, MOMENT[what], about, ChangeCost):
            if isinstance(do, ChangeCost) and do.what == what and (first or do.at == "this"):
                cost += do.n
    if first:
        cost += sum([change.n for change in state.costs_today if change.what == what])
    return max(0, cost)
