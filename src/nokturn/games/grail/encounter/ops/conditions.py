"""What cards ask for within an Encounter (catalogue, C.2)."""

from __future__ import annotations

from nokturn.games.grail.effects.conditions import condition
from nokturn.games.grail.encounter.cards.hands import hand_of
from nokturn.games.grail.printed.language import conditions as asks
from nokturn.games.grail.state.context import Context
from nokturn.games.grail.state.state import Grail


@condition(asks.PoolAtLeast)
def pool_at_least(state: Grail, asked: asks.PoolAtLeast, context: Context) -> bool:
    return state.fray is not None and state.fray.pool >= asked.n


@condition(asks.HandAtMost)
def hand_at_most(state: Grail, asked: asks.HandAtMost, context: Context) -> bool:
    """After the card was played."""
    return state.fray is not None and len(hand_of(state, context.actor)) <= asked.n


@condition(asks.AttitudeGreen)
def green(state: Grail, asked: asks.AttitudeGreen, context: Context) -> bool:
    """Above the grey space; GRAIL-DIPLO-TRACK-01."""
    return state.fray is not None and state.fray.attitude > 0


@condition(asks.AttitudeRed)
def red(state: Grail, asked: asks.AttitudeRed, context: Context) -> bool:
    """Below the grey space."""
    return state.fray is not None and state.fray.attitude < 0
