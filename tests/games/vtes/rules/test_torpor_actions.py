"""The actions about torpor, and becoming Anarch (VTES-ACT-LEAVE, -RESCUE, -DIAB, -ANARCH)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import until
from tests.games.vtes.rules.acting import (
    action_of,
    ally,
    attempt,
    finish,
    lever,
    lies,
    scout,
    use_on,
)
from tests.games.vtes.rules.props import modifier, thing, vampire
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.card_language import Static, Trigger
from nokturn.games.vtes.state.choices import BecomeAnarch, Diablerize, LeaveTorpor, Rescue
from nokturn.games.vtes.state.state import READY, TORPOR
from nokturn.games.vtes.state.stats import stealth
from nokturn.games.vtes.text.effects import BurnBlood, GainPool, Lock
from nokturn.games.vtes.text.primitives import ToReady


@pytest.mark.rule("VTES-TORPOR-02", "VTES-ACT-LEAVE-02")
def test_a_vampire_that_leaves_torpor_plays_modifiers():
    table = Table()
    fallen, guard = lies(table, "A"), vampire(table, "B")
    scout(table, guard)
    table.hand("A", modifier("hush", GainPool()))
    table.act("A")
    table.seat("A").answers(LeaveTorpor(fallen))
    table.seat("A").plays("hush", fallen)
    assert table.pool("A") == 31


@pytest.mark.rule("VTES-ACT-LEAVE-01", "VTES-ACT-LEAVE-03")
def test_leaving_torpor_costs_2_blood_with_1_stealth_undirected_and_leaves_one_locked():
    table = Table()
    fallen = lies(table, "A", blood=3)
    vampire(table, "B")
    table.act("A")
    table.seat("A").answers(LeaveTorpor(fallen))
    assert (action_of(table).targets, stealth(table.now), table.blood(fallen)) == ((), 1, 3)
    finish(table)
    card = table.card(fallen)
    assert (card.region, card.locked, card.counters) == (READY, True, 1)
    assert fallen not in table.now.wounded


@pytest.mark.rule("VTES-ACT-LEAVE-02")
@pytest.mark.parametrize("blood, cheaper, able", [(1, 0, False), (2, 0, True), (1, -1, True), (0, -1, False)])
def test_whoever_leaves_torpor_must_be_able_to_pay(blood, cheaper, able):
    table = Table()
    fallen = lies(table, "A", blood=blood)
    table.put("A", thing("balm", Static("leave-torpor-cost", cheaper, of="controller")))
    table.act("A")
    assert (LeaveTorpor(fallen) in table.options()) is able
    assert table.refused(LeaveTorpor(fallen)) == ("" if able else "VTES-ACT-LEAVE-02")


@pytest.mark.rule("VTES-ACT-LEAVE-04", "VTES-ACT-LEAVE-05", "VTES-R-07")
@pytest.mark.parametrize("blocker", ["diablerist", "merciful", "ally"])
def test_a_blocked_vampire_stays_in_torpor_without_combat_or_is_diablerized(blocker):
    table = Table()
    fallen = lies(table, "A", blood=3)
    guard = table.ally("B", ally("ghoul")) if blocker == "ally" else vampire(table, "B", blood=1)
    scout(table, guard)
    table.act("A")
    table.seat("A").answers(LeaveTorpor(fallen))
    attempt(table, "B", guard)
    if blocker == "ally":
        assert table.prompt != "diablerize-blocked"
    else:
        until(table, "diablerize-blocked", "B")
        table.seat("B").answers(blocker == "diablerist")
    finish(table)
    assert not table.told("combat")
    assert table.card(guard).locked
    if blocker == "diablerist":
        assert fallen not in table.now.cards
        assert table.blood(guard) == 4
    else:
        assert (table.card(fallen).region, table.blood(fallen)) == (TORPOR, 3)


@pytest.mark.rule("VTES-R-48", "VTES-RES-10", "VTES-R-12")
@pytest.mark.parametrize("when", ["action", "block-attempt"])
def test_whoever_is_taken_out_of_torpor_meanwhile_has_left_it_and_pays(when):
    table = Table()
    fallen, guard = lies(table, "A", blood=3), vampire(table, "B")
    scout(table, guard)
    hand = lever(table, "A", ToReady(who="chosen"), choose=("vampire:torpor",), when="act")
    omen = table.put("A", thing("omen", Trigger("action-success", (Lock(who="this"),))))
    table.act("A")
    table.seat("A").answers(LeaveTorpor(fallen))
    if when == "block-attempt":
        attempt(table, "B", guard, "block-attempt")
    use_on(table, "A", hand, fallen)
    finish(table)
    assert (table.card(fallen).region, table.blood(fallen)) == (READY, 1)
    assert not table.told("blocked")
    assert not table.card(guard).locked
    assert table.card(omen).locked, "it was successful"


# rescues and diablerie


@pytest.mark.rule("VTES-ACT-RESCUE-01", "VTES-ACT-RESCUE-02", "VTES-ACT-DIAB-01", "VTES-ACT-DIAB-02")
@pytest.mark.parametrize("whose, targets, hidden", [("A", (), 1), ("C", ("C",), 0)])
@pytest.mark.parametrize("kind", [Rescue, Diablerize])
def test_ones_own_is_rescued_or_diablerized_undirected_with_stealth_another_directed_without(
    kind, whose, targets, hidden
):
    table = Table()
    sully, ghoul, fallen = vampire(table, "A"), table.ally("A", ally("ghoul")), lies(table, whose)
    for seat in "BC":
        vampire(table, seat)
    table.act("A")
    assert table.options(kind) == (kind(sully, fallen),), f"no ally: {ghoul}"
    table.seat("A").answers(kind(sully, fallen))
    assert (action_of(table).targets, stealth(table.now)) == (targets, hidden)


@pytest.mark.rule("VTES-ACT-RESCUE-03", "VTES-ACT-RESCUE-04")
@pytest.mark.parametrize("own, other, choice", [(2, 2, 0), (2, 2, 1), (2, 2, 2), (2, 0, None), (1, 1, None)])
@pytest.mark.parametrize("locked", [True, False])
def test_rescuer_and_rescued_share_the_cost_as_the_acting_methuselah_says(own, other, choice, locked):
    table = Table()
    sully, fallen = vampire(table, "A", blood=own), lies(table, "C", blood=other, locked=locked)
    table.act("A")
    table.seat("A").answers(Rescue(sully, fallen))
    if choice is not None:
        until(table, "split-rescue", "A")
        table.seat("A").answers(choice)
    finish(table)
    assert table.blood(sully) + table.blood(fallen) == own + other - 2
    if choice is not None:
        assert table.blood(sully) == own - choice
    card = table.card(fallen)
    assert (card.region, card.controller, card.locked) == (READY, "C", locked)


@pytest.mark.rule("VTES-ACT-RESCUE-03")
def test_a_rescuer_whose_blood_is_gone_lets_the_rescued_pay():
    table = Table()
    sully, fallen = vampire(table, "A", blood=1), lies(table, "A", blood=2)
    leech = lever(table, "B", BurnBlood(who="acting"), when="act", once=("action",))
    table.act("A")
    table.seat("A").answers(Rescue(sully, fallen))
    table.seat("B").uses(leech)
    finish(table)
    assert (table.blood(sully), table.blood(fallen), table.card(fallen).region) == (0, 0, READY)


@pytest.mark.rule("VTES-ACT-RESCUE-03")
def test_without_2_blood_between_them_nobody_is_rescued():
    table = Table()
    sully, fallen = vampire(table, "A", blood=1), lies(table, "A", blood=0)
    table.act("A")
    assert table.refused(Rescue(sully, fallen)) == "VTES-ACT-RESCUE-03"


@pytest.mark.rule("VTES-ACT-RESCUE-05", "VTES-ACT-DIAB-03")
@pytest.mark.parametrize("kind", [Rescue, Diablerize])
def test_a_blocked_rescue_or_diablerie_leads_to_combat(kind):
    table = Table()
    sully, fallen, guard = vampire(table, "A"), lies(table, "B"), vampire(table, "B")
    table.act("A")
    table.seat("A").answers(kind(sully, fallen))
    attempt(table, "B", guard)
    finish(table)
    assert table.told("combat") == [{"minion": sully, "opponent": guard}]
    assert (table.card(fallen).region, table.blood(fallen)) == (TORPOR, 6)
    assert table.blood(sully) == 5, "struck once, and paid nothing"


@pytest.mark.rule("VTES-ACT-DIAB-01", "VTES-ACT-DIAB-03", "VTES-TRAIT-02")
def test_diablerie_costs_nothing_and_is_not_for_the_blood_cursed():
    table = Table()
    sully, cursed = vampire(table, "A", blood=1), vampire(table, "A", traits=("blood_cursed",))
    fallen = lies(table, "B", blood=2)
    table.act("A")
    assert table.refused(Diablerize(cursed, fallen)) == "VTES-TRAIT-02"
    table.seat("A").answers(Diablerize(sully, fallen))
    finish(table)
    assert fallen not in table.now.cards
    assert table.blood(sully) == 3


# Anarchs


@pytest.mark.rule("VTES-ACT-ANARCH-01", "VTES-ACT-ANARCH-03")
def test_a_ready_untitled_vampire_becomes_anarch():
    table = Table()
    sully = vampire(table, "A", sect="camarilla", blood=3)
    vampire(table, "A", sect="camarilla", title="primogen")
    rebel, ghoul = vampire(table, "A", sect="anarch"), table.ally("A", ally("ghoul"))
    fallen = lies(table, "A", sect="camarilla")
    vampire(table, "B")
    table.act("A")
    assert table.options(BecomeAnarch) == (BecomeAnarch(sully),), f"not {rebel}, {ghoul}, {fallen}"
    table.seat("A").answers(BecomeAnarch(sully))
    assert (action_of(table).targets, stealth(table.now)) == ((), 1)
    finish(table)
    assert table.card(sully).sect == "anarch"
    assert table.blood(sully) == 2, "1 blood, with another ready Anarch"


@pytest.mark.rule("VTES-ACT-ANARCH-02")
@pytest.mark.parametrize("state, cost", [(None, 2), ({}, 1), ({"region": TORPOR}, 2)])
def test_it_costs_2_blood_or_1_with_another_ready_anarch_as_it_is_paid(state, cost):
    table = Table()
    sully = vampire(table, "A", sect="camarilla", blood=3)
    if state is not None:
        vampire(table, "A", sect="anarch", **state)
    vampire(table, "B", sect="anarch")
    table.act("A")
    table.seat("A").answers(BecomeAnarch(sully))
    finish(table)
    assert table.blood(sully) == 3 - cost
