"""Mirror Walk: whoever blocks it locks, and the action is over."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import (
    INFERIOR,
    SUPERIOR,
    adept,
    asked_later,
    attempt,
    equip,
    finish,
)
from tests.games.vtes.cards.moments import bleed, phase, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import LeaveTorpor, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import hand_size


@pytest.mark.card("mirror-walk")
@pytest.mark.rule("VTES-PLAY-10", "VTES-PLAY-07")
@pytest.mark.parametrize("mode", [INFERIOR, SUPERIOR])
def test_a_mirror_walk_is_replaced_in_the_discard_phase(mode):
    table = Table()
    minion, blocker = adept(table, "A", "THA"), adept(table, "B")
    table.hand("A", "mirror-walk", *["vessel"] * 6)
    table.library("A", "fame", "villein")
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").plays("mirror-walk", minion, mode)
    finish(table)
    assert (len(table.now.hands["A"]), hand_size(table.now, "A")) == (6, 6)
    phase(table, "discard")
    assert (len(table.now.hands["A"]), hand_size(table.now, "A")) == (7, 7)
    assert "fame" in table.now.hands["A"]


@pytest.mark.card("mirror-walk")
@pytest.mark.rule("VTES-RES-05", "VTES-R-23")
def test_whoever_blocks_a_mirror_walk_locks_and_nothing_else_happens():
    table = Table()
    minion, first, second = adept(table, "A", "THA", "FOR"), adept(table, "B"), adept(table, "B")
    equip(table, second)
    table.hand("A", "mirror-walk", "change-of-target", "freak-drive")
    bleed(table, minion)
    attempt(table, "B", first)
    until(table, "block-attempt", "A")
    table.seat("A").plays("mirror-walk", minion, SUPERIOR)
    attempt(table, "B", second)
    assert not asked_later(table, PlayCard("change-of-target", 0, minion))
    assert table.prompt == "minion-phase"
    assert not table.told("combat")
    assert (table.card(first).locked, table.card(second).locked, table.card(minion).locked) == (False, True, True)
    assert table.pool("B") == 30
    assert table.now.hands["A"] == ("change-of-target", "freak-drive")  # not even after the action


@pytest.mark.card("mirror-walk")
@pytest.mark.rule("VTES-ACT-LEAVE-04", "VTES-R-07")
def test_nobody_diablerizes_a_vampire_that_walks_through_mirrors():
    table = Table()
    minion = adept(table, "A", "THA", region=TORPOR)
    first, second = adept(table, "B"), adept(table, "B")
    equip(table, first)
    equip(table, second, 2)
    table.hand("A", "mirror-walk")
    table.act("A")
    table.seat("A").answers(LeaveTorpor(minion))
    attempt(table, "B", first)
    until(table, "block-attempt", "A")
    table.seat("A").plays("mirror-walk", minion, SUPERIOR)
    attempt(table, "B", second)
    table.pass_until("minion-phase")
    assert table.card(second).locked
    assert (table.card(minion).region, table.blood(minion)) == (TORPOR, 6)


@pytest.mark.card("mirror-walk", "rebel")
@pytest.mark.rule("VTES-RES-07")
def test_what_a_block_sets_off_happens_even_if_the_mirror_ends_the_action():
    table = Table()
    minion, first, second = adept(table, "A", "THA", title="primogen"), adept(table, "B"), adept(table, "B", blood=2)
    equip(table, second)
    table.put("B", "rebel", host=second)
    table.hand("A", "mirror-walk")
    bleed(table, minion)
    attempt(table, "B", first)
    until(table, "block-attempt", "A")
    table.seat("A").plays("mirror-walk", minion, SUPERIOR)
    attempt(table, "B", second)
    finish(table)
    assert table.blood(second) == 3
    assert not table.told("combat")
