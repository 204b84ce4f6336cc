"""V:TES as a game of the kernel."""

from __future__ import annotations

from nokturn.games.vtes import (
    actions,
    arriving,
    blocking,
    checks,
    circumstances,
    contests,
    deeds,
    influence,
    leaving,
    minion_phase,
    playing,
    setup,
    titles,
    turn,
)

BY_NAME = (
    actions,
    arriving,
    blocking,
    checks,
    circumstances,
    contests,
    deeds,
    influence,
    leaving,
    minion_phase,
    playing,
    setup,
    titles,
    turn,
)
"""Rules that others call by name: here so that they are there."""
