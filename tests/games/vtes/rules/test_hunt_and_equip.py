"""Hunting and equipping (VTES-ACT-HUNT, VTES-ACT-EQUIP)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import hunt, until
from tests.games.vtes.rules.acting import (
    action_card,
    action_of,
    ally,
    attempt,
    equipment,
    finish,
    lever,
    retainer,
    scout,
    use_on,
)
from tests.games.vtes.rules.props import IDLE, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.card_language import EQUIPMENT, Deed, Mode, Static
from nokturn.games.vtes.state.choices import ChooseCard, EquipFrom, Hunt, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import PER_LEVEL, stealth, strength
from nokturn.games.vtes.text.effects import Burn, Do
from nokturn.games.vtes.text.primitives import GiveControl


@pytest.mark.rule("VTES-ACT-HUNT-01", "VTES-ACT-HUNT-02")
def test_a_hunt_is_free_undirected_with_1_stealth_and_brings_1_blood():
    table = Table()
    sully = vampire(table, "A", blood=2)
    vampire(table, "B")
    hunt(table, sully)
    assert (action_of(table).targets, stealth(table.now)) == ((), 1)
    finish(table)
    assert table.blood(sully) == 3
    assert table.pool("A") == 30


@pytest.mark.rule("VTES-ACT-HUNT-02")
@pytest.mark.parametrize("blood, more, left", [(1, 0, 2), (1, 2, 4), (5, 2, 6), (6, 0, 6)])
def test_what_a_hunt_brings_over_the_capacity_drains(blood, more, left):
    table = Table()
    sully = vampire(table, "A", blood=blood, capacity=6)
    table.put("A", thing("forest", Static("hunt", more, of="controller")))
    hunt(table, sully)
    finish(table)
    assert table.blood(sully) == left


@pytest.mark.rule("VTES-ACT-HUNT-03", "VTES-ACT-07", "VTES-ACT-05")
def test_a_card_that_is_a_hunt_satisfies_an_empty_vampire():
    table = Table()
    sully = vampire(table, "A", blood=0)
    table.hand("A", action_card("prowl", deed=Deed(kind="hunt", stealth=1)), action_card("errand"))
    table.act("A")
    assert set(table.options()) == {Hunt(sully), PlayCard("prowl", 0, sully)}
    table.seat("A").plays("prowl", sully)
    finish(table)
    assert table.blood(sully) == 1


@pytest.mark.rule("VTES-ACT-HUNT-04")
def test_allies_do_not_hunt_not_even_without_life_to_lose():
    table = Table()
    ghoul = table.ally("A", ally("ghoul"))
    table.act("A")
    assert table.ask().check(Hunt(ghoul)) is not None
    assert not table.options(Hunt)


@pytest.mark.rule("VTES-ACT-EQUIP-01", "VTES-ACT-EQUIP-02", "VTES-ACT-EQUIP-05")
def test_any_ready_minion_equips_from_hand_and_pays_on_success():
    table = Table()
    sully, ghoul = vampire(table, "A", blood=3), table.ally("A", ally("ghoul"))
    first = table.put("A", equipment("saber", pool=2), host=sully)
    vampire(table, "B")
    table.hand("A", "saber")
    table.act("A")
    assert {option.minion for option in table.options(PlayCard)} == {sully, ghoul}
    table.seat("A").plays("saber", sully)
    assert (action_of(table).targets, stealth(table.now), table.pool("A")) == ((), 1, 30)
    finish(table)
    assert [card.ref for card in table.now.attached(sully)] == [first, "saber:2"], "any number of them"
    assert table.pool("A") == 28


@pytest.mark.rule("VTES-ACT-EQUIP-02", "VTES-RES-03")
def test_blocked_equipment_is_burned_and_not_paid_for():
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    scout(table, guard)
    table.hand("A", equipment("saber", pool=2))
    table.act("A")
    table.seat("A").plays("saber", sully)
    attempt(table, "B", guard)
    finish(table)
    assert not list(table.now.attached(sully))
    assert table.now.ash["A"] == ("saber",)
    assert table.pool("A") == 30


@pytest.mark.rule("VTES-ACT-EQUIP-03", "VTES-ACT-EQUIP-06", "VTES-ACT-EQUIP-01")
@pytest.mark.parametrize("state", [{}, {"locked": True}, {"region": TORPOR}])
def test_any_equipment_of_one_other_minion_is_taken_over_for_nothing(state):
    table = Table()
    sully, holder = vampire(table, "A", blood=1), vampire(table, "A", **state)
    robbed = vampire(table, "B")
    saber = table.put("A", equipment("saber", pool=2, clan="toreador"), host=holder)
    mask, flask = (table.put("A", equipment(name), host=holder) for name in ("mask", "flask"))
    table.put("A", retainer("raven"), host=holder)
    table.put("B", "saber", host=robbed)
    table.act("A")
    assert table.options(EquipFrom)[:1] == (EquipFrom(sully, holder),)
    assert table.ask().check(EquipFrom(sully, robbed)) is not None, "only one's own"
    table.seat("A").answers(EquipFrom(sully, holder))
    assert {option.card for option in table.options()} == {saber, mask, flask}, "named as it is announced; no retainer"
    table.seat("A").answers((ChooseCard(saber), ChooseCard(flask)))
    assert (action_of(table).targets, stealth(table.now)) == ((), 1)
    finish(table)
    assert [table.card(one).host for one in (saber, mask, flask)] == [sully, holder, sully]
    assert (table.pool("A"), table.blood(sully)) == (30, 1)


@pytest.mark.rule("VTES-ACT-EQUIP-04")
def test_equipment_stays_where_it_was_if_the_action_fails():
    table = Table()
    sully, holder, guard = vampire(table, "A"), vampire(table, "A"), vampire(table, "B")
    scout(table, guard)
    saber = table.put("A", equipment("saber"), host=holder)
    table.act("A")
    table.seat("A").answers(EquipFrom(sully, holder))
    attempt(table, "B", guard)
    finish(table)
    assert table.card(saber).host == holder


@pytest.mark.rule("VTES-ACT-EQUIP-03", "VTES-TGT-07")
@pytest.mark.parametrize("gone, taken", [(("saber",), ["flask"]), (("saber", "flask"), [])])
def test_if_some_of_the_equipment_is_gone_the_rest_is_taken(gone, taken):
    table = Table()
    sully, holder = vampire(table, "A"), vampire(table, "A")
    things = {name: table.put("A", equipment(name), host=holder) for name in ("saber", "flask")}
    thief = lever(table, "B", Burn(who="chosen"), choose=("equipment",))
    table.act("A")
    table.seat("A").answers(EquipFrom(sully, holder))
    table.seat("A").answers(tuple(ChooseCard(one) for one in things.values()))
    for name in gone:
        until(table, "action", "B")
        use_on(table, "B", thief, things[name])
    finish(table)
    assert [card.printed for card in table.now.attached(sully)] == taken
    assert bool(table.told("fizzles")) is not bool(taken)


@pytest.mark.rule("VTES-ACT-EQUIP-03", "VTES-TGT-07")
def test_nothing_is_taken_from_a_minion_that_one_controls_no_more():
    table = Table()
    sully, holder = vampire(table, "A"), vampire(table, "A")
    saber = table.put("A", equipment("saber"), host=holder)
    thief = lever(table, "B", GiveControl(to="you", who="chosen"), choose=("vampire:others",), once=("turn",))
    table.act("A")
    table.seat("A").answers(EquipFrom(sully, holder))
    until(table, "action", "B")
    use_on(table, "B", thief, holder)
    finish(table)
    assert (table.card(saber).host, table.card(saber).controller) == (holder, "B")


@pytest.mark.rule("VTES-ACT-EQUIP-07", "VTES-DISC-05")
@pytest.mark.parametrize("conjured", [True, False])
def test_in_an_equip_action_the_level_is_chosen_wherever_the_equipment_comes_from(conjured):
    table = Table()
    sully = vampire(table, "A", disciplines=("THA", "POT"))
    modes = [Mode(EQUIPMENT, "take-action", (level,)) for level in ("pot", "POT")]
    library_card("glove", *modes, Static("strength", PER_LEVEL), types=(EQUIPMENT,))
    if conjured:
        action_card("find", Do("vtes.conjures"), deed=Deed(kind="equip"))
        table.hand("A", "find", *[IDLE] * 6)
        table.library("A", IDLE, "glove")
    else:
        table.hand("A", "glove")
    table.act("A")
    if conjured:
        table.seat("A").plays("find", sully)
        until(table, "search-library")
        table.seat("A").answers(table.options()[0])
        table.seat("A").answers(PlayCard("glove", 1, sully))
    else:
        table.seat("A").plays("glove", sully, 1)
    finish(table)
    assert strength(table.now, table.card(sully)) == 1 + 2
