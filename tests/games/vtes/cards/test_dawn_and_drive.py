"""Daring the Dawn and Freak Drive: what follows when an action is over."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import INFERIOR, SUPERIOR, adept, asked_later, attempt, bleeder, finish
from tests.games.vtes.cards.moments import bleed, hunt, until
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import (
    Block,
    Hunt,
    LeaveTorpor,
    LetHappen,
    Pass,
    PlayCard,
)
from nokturn.games.vtes.state.state import READY, TORPOR

# Daring the Dawn


@pytest.mark.card("daring-the-dawn")
@pytest.mark.rule("VTES-BLOCK-10", "VTES-AGG-01", "VTES-AGG-03")
@pytest.mark.parametrize("discipline, mode, blood, left", [("FOR", SUPERIOR, 4, 4), ("for", INFERIOR, 4, 3)])
def test_no_vampire_blocks_at_dawn_and_the_sun_burns_afterwards(discipline, mode, blood, left):
    table, minion = bleeder("daring-the-dawn", with_=(discipline,), blood=blood)
    vampire, ally = adept(table, "B"), table.ally("B", "underbridge-stray")
    until(table, "action", "A")
    table.seat("A").plays("daring-the-dawn", minion, mode)
    until(table, "action", "B")
    assert table.refused(Block(vampire)) == "VTES-BLOCK-10"
    assert Block(ally) in table.options()
    until(table, "after-resolution", "A")
    assert table.pool("B") == 29
    assert table.card(minion).region == READY
    assert table.refused(Pass()) == "VTES-RES-08"
    table.seat("A").answers(LetHappen(0, "daring-the-dawn"))
    assert (table.card(minion).region, table.blood(minion)) == (TORPOR, left)


@pytest.mark.card("daring-the-dawn")
@pytest.mark.rule("VTES-AGG-03")
def test_the_dawn_burns_a_vampire_without_blood():
    table, minion = bleeder("daring-the-dawn", with_=("for",), blood=1)
    until(table, "action", "A")
    table.seat("A").plays("daring-the-dawn", minion)
    table.state.change(minion, counters=0)
    finish(table)
    assert minion not in table.now.cards
    assert table.pool("B") == 29


@pytest.mark.card("daring-the-dawn")
@pytest.mark.rule("VTES-BLOCK-10")
def test_the_attempt_of_a_vampire_fails_at_once():
    table = Table()
    minion, blocker = adept(table, "A", "FOR"), adept(table, "B")
    table.hand("A", "daring-the-dawn")
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").plays("daring-the-dawn", minion, SUPERIOR)
    assert table.told("block-fails") == [{"minion": blocker}]
    finish(table)
    assert table.pool("B") == 29
    assert table.card(minion).region == TORPOR


@pytest.mark.card("daring-the-dawn")
@pytest.mark.rule("VTES-RES-08", "VTES-DMG-13")
def test_blocked_by_an_ally_the_vampire_burns_after_the_combat():
    table = Table()
    minion, ally = adept(table, "A", "FOR"), table.ally("B", "underbridge-stray", level=2)
    table.hand("A", "daring-the-dawn", "hidden-strength")
    bleed(table, minion)
    until(table, "action", "A")
    table.seat("A").plays("daring-the-dawn", minion, SUPERIOR)
    attempt(table, "B", ally)
    until(table, "after-resolution", "A")
    assert table.told("combat-over")
    assert table.blood(minion) == 5  # from the claws of the stray
    assert not asked_later(table, PlayCard("hidden-strength", 0, minion))  # it cannot be prevented
    assert table.card(minion).region == TORPOR
    assert table.blood(minion) == 5


@pytest.mark.card("daring-the-dawn", "change-of-target")
@pytest.mark.rule("VTES-R-23")
def test_the_sun_burns_even_if_the_action_is_ended():
    table = Table()
    minion, ally = adept(table, "A", "FOR"), table.ally("B", "underbridge-stray")
    table.hand("A", "daring-the-dawn", "change-of-target")
    bleed(table, minion)
    until(table, "action", "A")
    table.seat("A").plays("daring-the-dawn", minion, SUPERIOR)
    attempt(table, "B", ally)
    until(table, "before-block-resolution", "A")
    table.seat("A").plays("change-of-target", minion)
    finish(table)
    assert not table.told("combat")
    assert table.card(minion).region == TORPOR
    assert not table.card(minion).locked


# Freak Drive


@pytest.mark.card("freak-drive")
@pytest.mark.rule("VTES-ACT-03", "VTES-RES-08")
def test_after_a_success_the_driven_act_again():
    table, minion = bleeder("freak-drive", with_=("FOR",))
    until(table, "after-resolution", "A")
    assert table.refused(PlayCard("freak-drive", SUPERIOR, minion)) == "VTES-REQ-01"
    table.seat("A").plays("freak-drive", minion, INFERIOR)
    finish(table)
    assert table.blood(minion) == 5
    assert not table.card(minion).locked
    assert Hunt(minion) in table.options()


@pytest.mark.card("freak-drive")
def test_after_a_block_the_driven_act_again():
    table = Table()
    minion, blocker = adept(table, "A", "FOR"), adept(table, "B")
    table.hand("A", "freak-drive")
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "after-resolution", "A")
    assert table.refused(PlayCard("freak-drive", INFERIOR, minion)) == "VTES-REQ-01"
    table.seat("A").plays("freak-drive", minion, SUPERIOR)
    finish(table)
    assert table.told("combat-over")
    assert not table.card(minion).locked
    assert table.blood(minion) == 6 - 1 - 1


@pytest.mark.card("freak-drive")
@pytest.mark.rule("VTES-TORPOR-02")
def test_a_vampire_that_fell_into_torpor_in_its_action_unlocks_there():
    library_card(
        "claws", Mode("combat_card", "strike", does=(StrikeWith(amount=1, aggravated=True),)), types=("combat_card",)
    )
    table = Table()
    minion, blocker = adept(table, "A", "FOR"), adept(table, "B")
    table.hand("A", "freak-drive")
    table.hand("B", "claws")
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "strike", "B")
    table.seat("B").plays("claws", blocker)
    until(table, "after-resolution", "A")
    assert table.card(minion).region == TORPOR
    table.seat("A").plays("freak-drive", minion, SUPERIOR)
    finish(table)
    assert (table.card(minion).region, table.card(minion).locked, table.blood(minion)) == (TORPOR, False, 5)
    assert LeaveTorpor(minion) in table.options()


@pytest.mark.card("freak-drive", "daring-the-dawn")
@pytest.mark.rule("VTES-RES-08", "VTES-TORPOR-02")
@pytest.mark.parametrize("drive_first", [True, False])
def test_the_acting_methuselah_orders_the_drive_and_the_dawn(drive_first):
    table, minion = bleeder("freak-drive", "daring-the-dawn", with_=("FOR",))
    until(table, "action", "A")
    table.seat("A").plays("daring-the-dawn", minion, SUPERIOR)
    until(table, "after-resolution", "A")
    if drive_first:
        table.seat("A").plays("freak-drive", minion)
    table.seat("A").answers(LetHappen(0, "daring-the-dawn"))
    if not drive_first:
        table.seat("A").plays("freak-drive", minion)
    finish(table)
    assert (table.card(minion).region, table.card(minion).locked) == (TORPOR, False)


@pytest.mark.card("freak-drive")
def test_a_hunt_is_followed_by_a_drive_with_the_blood_it_brought():
    table = Table()
    minion = adept(table, "A", "for", blood=0)
    table.hand("A", "freak-drive")
    hunt(table, minion)
    until(table, "after-resolution", "A")
    table.seat("A").plays("freak-drive", minion)
    finish(table)
    assert (table.blood(minion), table.card(minion).locked) == (0, False)
