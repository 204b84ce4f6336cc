"""Panic within Encounters: more Terror than Health, and whatever moves the threshold; GRAIL-TRACK-05."""

from __future__ import annotations

from nokturn.games.grail.effects.amounts import number
from nokturn.games.grail.effects.conditions import condition
from nokturn.games.grail.effects.in_force import standing
from nokturn.games.grail.printed.language import conditions as asks
from nokturn.games.grail.printed.language.effects_of_encounters import PanicThreshold
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail
from nokturn.games.grail.survival.tracks import is_panicking


def bravery(state: Grail, hero: str) -> int:
    """By how much Terror must exceed Health before this Character Panics (`panic_threshold`)."""
    found = standing(state, hero, "panic_check", Context(), PanicThreshold)
    return sum(number(state, do.n) for do in found if isinstance(do, PanicThreshold))


def panics(state: Grail, hero: str) -> bool:
    """Evaluated when step 2 begins and again in phase III; GRAIL-COMBAT-PANIC-04."""
    if state.fray is not None and hero in state.fray.fearless:
        return False
    return is_panicking(state, hero, bravery(state, hero))


@condition(asks.Panicking)
def panicking(state: Grail, asked: asks.Panicking, context: Context) -> bool:
    return context.actor in state.heroes and panics(state, context.actor)
