"""The retainers and the ally of the first pool."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, block, can_use, choose, fight, takes, targets, to_the_end, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import Pass
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import strength

INFERIOR, SUPERIOR = 0, 1


# retainers


@pytest.mark.card("raven-spy", "murder-of-crows")
@pytest.mark.rule("VTES-DISC-05", "VTES-ACT-RETAIN-02")
@pytest.mark.parametrize("card", ["raven-spy", "murder-of-crows"])
@pytest.mark.parametrize("vampire, mode, life", [("ryan", INFERIOR, 1), ("lenny-burkhead", SUPERIOR, 2)])
def test_a_retainer_has_more_life_from_a_superior_employer(card, vampire, mode, life):
    table, minion = takes(card, vampire, mode)
    assert (table.card(f"{card}:1").host, table.blood(f"{card}:1")) == (minion, life)
    assert table.blood(minion) == {"ryan": 3, "lenny-burkhead": 5}[vampire]


@pytest.mark.card("murder-of-crows")
@pytest.mark.rule("VTES-STRIKE-09", "VTES-DMG-08")
def test_crows_harm_the_opposing_minion_each_round_whoever_fights():
    table, ryan, sully = fight()
    table.put("A", "murder-of-crows", host=ryan)
    table.run("vtes.fight", sully, ryan, False)
    to_the_end(table)
    assert (table.blood(ryan), table.blood(sully)) == (3, 2)


@pytest.mark.card("murder-of-crows", "underbridge-stray")
def test_crows_harm_again_in_the_next_round_and_nobody_elses_opponent():
    table, ryan, sully = fight()
    stray = table.ally("A", "underbridge-stray", level=2)
    bystander = table.vampire("A", "baixinho")
    table.put("A", "murder-of-crows", host=bystander)
    table.put("A", "murder-of-crows", host=ryan)
    table.run("vtes.fight", ryan, sully, False)
    until(table, "press", "A")
    assert table.blood(sully) == 2
    table.seat("A").uses(stray, 0)
    to_the_end(table)
    assert table.blood(sully) == 0


# Underbridge Stray


@pytest.mark.card("underbridge-stray")
@pytest.mark.rule("VTES-ACT-RECRUIT-02", "VTES-ACT-14")
@pytest.mark.parametrize("vampire, mode, life, power", [("ryan", INFERIOR, 1, 0), ("lenny-burkhead", SUPERIOR, 2, 1)])
def test_the_stray_is_recruited(vampire, mode, life, power):
    table, _ = takes("underbridge-stray", vampire, mode)
    stray = table.card("underbridge-stray:1")
    assert (stray.region, stray.counters, strength(table.now, stray), bleed_of(table.now, stray)) == (
        "ready",
        life,
        power,
        0,
    )


@pytest.mark.card("underbridge-stray")
def test_the_stray_gives_a_press_for_a_life_and_dies_of_the_last():
    table, ryan, sully = fight()
    stray = table.ally("A", "underbridge-stray", level=1)
    table.run("vtes.fight", ryan, sully, False)
    until(table, "press", "A")
    table.seat("A").uses(stray, 0)
    assert stray not in table.now.cards
    to_the_end(table)
    assert table.told("round")[-1] == {"round": 2}


@pytest.mark.card("underbridge-stray")
def test_the_stray_helps_nobody_elses_minions():
    table = Table()
    ryan, sully = table.vampire("A", "ryan"), table.vampire("B", "sully")
    table.ally("C", "underbridge-stray")
    table.run("vtes.fight", ryan, sully, False)
    to_the_end(table)
    assert not [event for event in table.events if event.key.startswith("presses")]


@pytest.mark.card("underbridge-stray")
@pytest.mark.rule("VTES-R-44")
def test_the_stray_is_burned_to_unlock_a_minion_during_an_action_directed_at_its_controller():
    table = Table()
    ashley, ryan = table.vampire("A", "ashley"), table.vampire("B", "ryan", locked=True)
    stray = table.ally("B", "underbridge-stray", recruited=table.state.turn)
    bleed(table, ashley)
    until(table, "action", "B")
    table.seat("B").uses(stray, 1)
    assert targets(table) == {ryan}
    choose(table, "B", ryan)
    assert not table.card(ryan).locked
    assert table.now.ash["B"] == ("underbridge-stray",)


@pytest.mark.card("underbridge-stray")
def test_the_stray_does_not_do_so_while_it_blocks_or_when_others_are_concerned():
    table = Table()
    ashley, ryan = table.vampire("A", "ashley"), table.vampire("B", "ryan", locked=True)
    stray = table.ally("B", "underbridge-stray")
    bystander = table.ally("C", "underbridge-stray")
    table.vampire("C", "sully", locked=True)
    bleed(table, ashley)
    block(table, "B", stray)
    for _ in range(20):
        assert not can_use(table, stray, 1)
        assert not can_use(table, bystander, 1)
        if table.prompt == "minion-phase":
            break
        question = table.ask()
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])
    assert table.card(ryan).locked
