"""Mandatory actions: they come first, and whoever cannot take them is stuck (VTES-ACT-04..07, VTES-ACT-15)."""

from __future__ import annotations

import pytest
from tests.games.vtes.rules.acting import action_card, ally, attempt, finish, key, use_on
from tests.games.vtes.rules.props import vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.card_language import POLITICAL, Deed, Mode
from nokturn.games.vtes.state.choices import (
    Bleed,
    EndPhase,
    Hunt,
    LeaveTorpor,
    PlayCard,
    UseAbility,
)
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.underway_records import InForce
from nokturn.games.vtes.text.effects import GainPool


def owes(minion: str, *kinds: str) -> tuple[InForce, ...]:
    """The minion has to take an action of each kind."""
    return tuple(InForce(what=f"must:{kind}", subject=minion, amount=1, lasts="turn") for kind in kinds)


@pytest.mark.rule("VTES-ACT-04", "VTES-ACT-05", "VTES-ACT-07", "VTES-X-18")
def test_the_hunt_of_an_empty_vampire_comes_before_every_other_action():
    table = Table()
    sully, lauren, ghoul = vampire(table, "A", blood=0), vampire(table, "A"), table.ally("A", ally("ghoul"))
    fallen = vampire(table, "A", region=TORPOR)
    table.hand("A", action_card("errand", GainPool()))
    table.act("A")
    assert table.options() == (Hunt(sully),)
    others = (Bleed(lauren, "B"), Hunt(lauren), Bleed(ghoul, "B"), LeaveTorpor(fallen), PlayCard("errand", 0, lauren))
    assert {table.refused(option) for option in (*others, EndPhase())} == {"VTES-ACT-04"}
    assert table.refused(Bleed(sully, "B")) == "VTES-ACT-05"
    assert table.refused(PlayCard("errand", 0, sully)) == "VTES-ACT-05"
    table.seat("A").answers(Hunt(sully))
    finish(table)
    assert Bleed(lauren, "B") in table.options()


@pytest.mark.rule("VTES-ACT-04")
def test_of_several_mandatory_actions_the_player_chooses_the_first():
    table = Table()
    sully, lauren = vampire(table, "A", blood=0), vampire(table, "A", blood=0)
    table.act("A")
    assert set(table.options()) == {Hunt(sully), Hunt(lauren)}


@pytest.mark.rule("VTES-ACT-07")
@pytest.mark.parametrize("state", [{"locked": True}, {"region": TORPOR}, {"blood": 1}])
def test_only_ready_unlocked_vampires_without_blood_have_to_hunt(state):
    table = Table()
    vampire(table, "A", **{"blood": 0, **state})
    table.act("A")
    assert EndPhase() in table.options()


@pytest.mark.rule("VTES-ACT-06")
@pytest.mark.parametrize("kinds", [("hunt", "bleed"), ("political", "bleed")])
def test_two_different_mandatory_actions_leave_a_minion_stuck_and_hold_up_nobody(kinds):
    table = Table()
    sully, lauren = vampire(table, "A"), vampire(table, "A")
    table.state.in_force = owes(sully, *kinds)
    table.act("A")
    assert table.refused(Hunt(sully)) == table.refused(Bleed(sully, "B")) == "VTES-ACT-06"
    assert {Bleed(lauren, "B"), EndPhase()} <= set(table.options())


@pytest.mark.rule("VTES-ACT-06", "VTES-ACT-08")
def test_a_mandatory_action_that_cannot_be_repeated_leaves_a_minion_stuck():
    table = Table()
    sully, free = vampire(table, "A"), key(table)
    table.act("A")
    table.seat("A").answers(Bleed(sully, "B"))
    finish(table)
    table.state.in_force = owes(sully, "bleed")
    use_on(table, "A", free, sully)
    finish(table)
    assert table.refused(Bleed(sully, "B")) == "VTES-ACT-06"
    assert EndPhase() in table.options()


@pytest.mark.rule("VTES-ACT-15", "VTES-ACT-HUNT-03")
def test_a_blocked_hunt_is_taken_but_whoever_unlocks_without_blood_hunts_again():
    table = Table()
    sully, guard, free = vampire(table, "A", blood=0), vampire(table, "B", strength=-1), key(table)
    table.state.in_force = (InForce(what="intercept", subject=guard, amount=1, lasts="turn"),)
    table.act("A")
    table.seat("A").answers(Hunt(sully))
    attempt(table, "B", guard)
    finish(table)
    assert EndPhase() in table.options(), "the hunt was blocked, but taken"
    use_on(table, "A", free, sully)
    finish(table)
    assert (table.blood(sully), table.options()) == (0, (Hunt(sully), UseAbility(free, 0)))


@pytest.mark.rule("VTES-ACT-15")
def test_an_action_that_a_card_demands_is_discharged_by_being_taken():
    table = Table()
    sully, guard, free = vampire(table, "A"), vampire(table, "B"), key(table)
    table.state.in_force = (*owes(sully, "hunt"), InForce(what="intercept", subject=guard, amount=1, lasts="turn"))
    table.act("A")
    assert table.options(Bleed) == ()
    assert table.refused(EndPhase()) == "VTES-ACT-04"
    table.seat("A").answers(Hunt(sully))
    attempt(table, "B", guard)
    finish(table)
    use_on(table, "A", free, sully)
    finish(table)
    assert {Bleed(sully, "B"), EndPhase()} <= set(table.options())


@pytest.mark.rule("VTES-ACT-06", "VTES-ACT-04")
@pytest.mark.parametrize("cards, held_up", [((), False), (("vote",), True)])
def test_whoever_has_no_card_for_a_mandatory_action_is_stuck(cards, held_up):
    table = Table()
    sully, lauren = vampire(table, "A"), vampire(table, "A")
    library_card("vote", Mode(POLITICAL, "take-action"), types=(POLITICAL,))
    table.state.in_force = owes(sully, "political")
    table.hand("A", *cards)
    table.act("A")
    assert table.refused(Bleed(lauren, "B")) == ("VTES-ACT-04" if held_up else "")
    assert table.refused(EndPhase()) == ("VTES-ACT-04" if held_up else "")
    assert table.refused(Bleed(sully, "B")) == ("VTES-ACT-05" if held_up else "VTES-ACT-06")


@pytest.mark.rule("VTES-R-05", "VTES-ACT-06", "VTES-ACT-HUNT-03")
def test_a_hunt_with_a_card_is_another_action_than_the_one_without():
    table = Table()
    sully = vampire(table, "A", blood=0)
    table.state.spend("turn", f"ended/{sully}/hunt/")
    table.hand("A", action_card("prowl", deed=Deed(kind="hunt", stealth=1)))
    table.act("A")
    assert table.options() == (PlayCard("prowl", 0, sully),)
    assert table.refused(Hunt(sully)) == "VTES-R-05"
