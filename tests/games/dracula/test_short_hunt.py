"""The short hunt of the guided game: a table option of ours, everything else by the rules."""

import pytest

from nokturn.games.dracula.game import GAME


@pytest.mark.rule("DRA-SETUP-01")
@pytest.mark.parametrize("length, influence, damage", [("full", 0, 0), ("short", 7, 7)])
def test_a_short_hunt_begins_with_both_sides_half_way(length: str, influence: int, damage: int) -> None:
    state = GAME.start(5, {"length": length}, "7" * 32).state
    assert (state.influence, state.damage, state.despair) == (influence, damage, 0)
