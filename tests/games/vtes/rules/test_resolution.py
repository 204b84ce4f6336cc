"""What comes of an action: success, block, or neither (VTES-RES, VTES-R-12, VTES-R-23, VTES-R-27)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, choose, hunt, until
from tests.games.vtes.rules.acting import (
    BLEED,
    STEALTH,
    action_of,
    attempt,
    becomes,
    blocked,
    errand,
    finish,
    key,
    lever,
    reaction,
    use_on,
)
from tests.games.vtes.rules.props import IDLE, modifier, thing, vampire
from tests.games.vtes.table import Table

from nokturn.games.vtes.action.outcomes import EndAction
from nokturn.games.vtes.state.card_language import Deed, Trigger
from nokturn.games.vtes.state.choices import ChooseCard, Hunt, UseAbility
from nokturn.games.vtes.state.state import IN_PLAY, TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import stealth
from nokturn.games.vtes.state.underway_records import InForce
from nokturn.games.vtes.text.effects import AddBlood, BurnBlood, GainPool, Lock, PutInPlay, Unlock


@pytest.mark.rule("VTES-RES-01", "VTES-RES-02", "VTES-REQ-08", "VTES-R-27")
def test_on_success_the_cost_is_paid_and_then_the_effects_happen():
    table = Table()
    sully = vampire(table, "A", blood=6, capacity=6)
    table.hand("A", errand(AddBlood(amount=3)))
    table.act("A")
    table.seat("A").plays("errand", sully)
    finish(table)
    assert table.blood(sully) == 6, "2 paid, 3 gained, 1 of them drained"
    assert [fact["amount"] for fact in table.told("burns-blood")] == [2]
    assert table.now.ash["A"] == ("errand",)


@pytest.mark.rule("VTES-RES-02", "VTES-R-12", "VTES-ACT-09")
def test_a_cost_that_cannot_be_paid_in_full_is_paid_as_far_as_possible_to_no_effect():
    table = Table()
    sully = vampire(table, "A", blood=2)
    leech = lever(table, "B", BurnBlood(who="acting"), when="act", once=("action",))
    omen = table.put("A", thing("omen", Trigger("action-success", (Lock(who="this"),))))
    table.hand("A", errand(), modifier("spite", Unlock(), when="after-resolution"), "errand")
    table.act("A")
    table.seat("A").plays("errand", sully)
    until(table, "action", "B")
    table.seat("B").uses(leech)
    until(table, "after-resolution")
    assert (table.blood(sully), table.pool("A"), action_of(table).outcome) == (0, 30, "success")
    assert table.card(omen).locked
    table.seat("A").plays("spite", sully)
    finish(table)
    assert table.now.spent("turn", f"card:errand/{sully}")


@pytest.mark.rule("VTES-R-12", "VTES-TGT-07")
@pytest.mark.parametrize("lost", [{"region": TORPOR}, {"clan": "ventrue"}])
def test_an_action_whose_target_or_requirement_is_lost_succeeds_to_no_effect(lost):
    table = Table()
    sully, target = vampire(table, "A", blood=4, clan="toreador"), vampire(table, "B")
    trap = lever(table, "B", becomes(**lost), choose=("vampire",), when="act", once=("action",))
    table.hand("A", errand(GainPool(), deed=Deed(directed="chosen"), choose=("vampire:others ready",), clan="toreador"))
    table.act("A")
    table.seat("A").plays("errand", sully)
    choose(table, "A", target)
    until(table, "action", "B")
    use_on(table, "B", trap, target if "region" in lost else sully)
    finish(table)
    assert table.told("succeeds")
    assert table.told("fizzles") == [{"minion": sully}]
    assert (table.blood(sully), table.pool("A")) == (2, 30), "the cost is paid"
    assert table.now.ash["A"] == ("errand",)


@pytest.mark.rule("VTES-RES-03", "VTES-RES-04", "VTES-R-27", "VTES-COMBAT-01")
def test_blocked_the_card_is_burned_nothing_is_paid_and_the_two_fight():
    table, sully, guard, _ = blocked()
    finish(table)
    assert (table.blood(sully), table.pool("A")) == (4, 30)
    assert table.now.ash["A"] == ("errand",)
    assert table.card(guard).locked
    assert table.told("combat") == [{"minion": sully, "opponent": guard}]
    assert not table.told("succeeds")


@pytest.mark.rule("VTES-RES-03", "VTES-R-27")
def test_the_card_is_in_the_ash_heap_while_the_two_fight():
    table, sully, guard, _ = blocked("before-range", GainPool())
    until(table, "before-range")
    assert table.now.ash["A"] == ("errand",)
    assert (table.card(sully).locked, table.card(guard).locked) == (True, True)


@pytest.mark.rule("VTES-RES-06")
def test_modifiers_and_reactions_are_paid_for_whatever_becomes_of_the_action():
    table = Table()
    sully, guard = vampire(table, "A", blood=4), vampire(table, "B", blood=4, strength=-1)
    table.hand("A", modifier("whim", GainPool(), blood=1))
    table.hand("B", reaction("shout", GainPool(), blood=1))
    bleed(table, sully)
    table.seat("A").plays("whim", sully)
    assert table.blood(sully) == 3, "at once"
    until(table, "action", "B")
    table.seat("B").plays("shout", guard)
    attempt(table, "B", guard)
    finish(table)
    assert (table.blood(sully), table.blood(guard)) == (3, 2), "and 1 damage"


@pytest.mark.rule("VTES-RES-07")
def test_before_block_resolution_triggers_come_first_in_the_order_of_the_acting_methuselah():
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B", strength=-1)
    bell = table.put("B", thing("bell", Trigger("blocked", (Lock(who="this"),))))
    drum = table.put("A", thing("drum", Trigger("blocked", (GainPool(),))))
    sigh = lever(table, "B", GainPool(), when="blocked", once=("action",))
    bleed(table, sully)
    attempt(table, "B", guard)
    assert (table.ask("A").prompt, set(table.options())) == ("trigger-first", {ChooseCard(bell), ChooseCard(drum)})
    table.seat("A").answers(ChooseCard(drum))
    assert (table.pool("A"), table.card(bell).locked) == (31, True), "both happen"
    assert table.ask("B").prompt == "before-block-resolution"
    assert not table.card(guard).locked, "not yet"
    table.seat("B").uses(sigh)
    finish(table)
    assert table.pool("B") == 31


@pytest.mark.rule("VTES-RES-08")
def test_after_resolution_comes_after_the_combat_and_still_in_the_action():
    table, _, _, tool = blocked("after-resolution", GainPool())
    until(table, "after-resolution", "A")
    assert table.told("combat-over")
    assert action_of(table).outcome == "blocked"
    assert UseAbility(tool, 0) in table.options()


@pytest.mark.rule("VTES-RES-11", "VTES-STEALTH-08")
def test_the_values_of_an_action_are_over_with_it():
    table = Table()
    sully, free = vampire(table, "A"), key(table)
    table.hand("A", modifier("veil", STEALTH, BLEED))
    table.state.in_force = (InForce(what="stealth", subject=sully, amount=1, lasts="turn"),)
    bleed(table, sully)
    table.seat("A").plays("veil", sully)
    finish(table)
    assert table.pool("B") == 28
    use_on(table, "A", free, sully)
    finish(table)
    vampire(table, "B")
    table.seat("A").answers(Hunt(sully))
    assert stealth(table.now) == 2, "1 of the hunt, 1 for the whole turn"
    assert bleed_of(table.now, table.card(sully)) == 1


@pytest.mark.rule("VTES-R-27", "VTES-PLAY-02", "VTES-PLAY-10")
def test_a_card_put_in_play_stays_and_one_replaced_after_the_action_is_replaced_as_it_ends():
    table = Table()
    sully = vampire(table, "A", blood=4)
    errand(PutInPlay(), replaced="action")
    table.hand("A", "errand", *[IDLE] * 6)
    table.library("A", "deflection")
    vampire(table, "B")
    table.act("A")
    table.seat("A").plays("errand", sully)
    assert len(table.now.hands["A"]) == 6
    finish(table)
    assert table.card("errand:1").region == IN_PLAY
    assert "deflection" in table.now.hands["A"]


@pytest.mark.rule("VTES-RES-01")
def test_a_blocked_hunt_brings_nothing():
    table = Table()
    sully, guard = vampire(table, "A", blood=3), vampire(table, "B", strength=-1, intercept=1)
    hunt(table, sully)
    attempt(table, "B", guard)
    finish(table)
    assert table.blood(sully) == 3


@pytest.mark.rule("VTES-RES-07")
@pytest.mark.parametrize("first", ["bell", "drum"])
def test_what_the_blocker_and_the_blocked_bring_about_is_ordered_together_and_all_of_it_applies(first):
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    bell = table.put("B", thing("bell", Trigger("blocks", (GainPool(),))))
    drum = table.put("A", thing("drum", Trigger("blocked", (EndAction(),))))
    bleed(table, sully)
    attempt(table, "B", guard)
    assert (table.ask("A").prompt, set(table.options())) == ("trigger-first", {ChooseCard(bell), ChooseCard(drum)})
    table.seat("A").answers(ChooseCard(bell if first == "bell" else drum))
    finish(table)
    assert table.pool("B") == 31, "even if the action has been ended"
    assert not table.card(guard).locked
