"""The equipment of the first pool."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tests.games.vtes.cards.moments import bleed, block, can_use, fight, takes, to_the_end, until, without
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import (
    EquipFrom,
    HandStrike,
    Pass,
    PlayCard,
    PreventFrom,
    UseAbility,
    UsePrevention,
)
from nokturn.games.vtes.state.stats import intercept
from nokturn.games.vtes.state.underway_records import Action, Combat, Wound

INFERIOR, SUPERIOR = 0, 1


# equipment


@pytest.mark.card("44-magnum", "bowl-of-convergence", "kevlar-vest", "sport-bike")
@pytest.mark.rule("VTES-ACT-EQUIP-02")
@pytest.mark.parametrize(
    "card, pool", [("44-magnum", 28), ("bowl-of-convergence", 30), ("kevlar-vest", 29), ("sport-bike", 29)]
)
def test_equipment_is_put_on_whoever_equips_with_it(card, pool):
    table, ashley = takes(card, "ashley")
    assert (table.card(f"{card}:1").host, table.pool("A")) == (ashley, pool)


@pytest.mark.card("44-magnum")
def test_a_magnum_strikes_for_2_at_long_range_and_its_maneuver_binds_the_strike():
    table, ryan, sully = fight()
    magnum = table.put("A", "44-magnum", host=ryan)
    table.run("vtes.fight", ryan, sully, False)
    until(table, "range", "A")
    table.seat("A").uses(magnum, 1)
    to_the_end(table)
    assert table.told("maneuvers") == [{"minion": ryan, "range": "long"}]
    assert (table.blood(ryan), table.blood(sully)) == (4, 2)


@pytest.mark.card("44-magnum")
@pytest.mark.rule("VTES-COMBAT-RANGE-05", "VTES-STRIKE-04")
def test_whoever_maneuvers_with_a_magnum_strikes_with_it_at_close_range_too():
    table, ryan, sully = fight()
    one, two = table.put("A", "44-magnum", host=ryan), table.put("B", "44-magnum", host=sully)
    table.run("vtes.fight", ryan, sully, False)
    until(table, "range", "A")
    table.seat("A").uses(one, 1)
    until(table, "range", "B")
    table.seat("B").uses(two, 1)
    to_the_end(table)
    assert [told["range"] for told in table.told("maneuvers")] == ["long", "close"]
    assert (table.blood(ryan), table.blood(sully)) == (2, 2)


@pytest.mark.card("44-magnum")
@pytest.mark.rule("VTES-WORD-07")
def test_without_the_maneuver_the_magnum_is_a_strike_among_others():
    table, ryan, sully = fight("aunt-linda")
    magnum = table.put("A", "44-magnum", host=ryan)
    table.put("A", "preternatural-strength", host=ryan, level=2)
    table.run("vtes.fight", ryan, sully, False)
    table.pass_until("strike")
    assert set(table.ask("A").options) == {HandStrike(), UseAbility(magnum, 0)}
    table.seat("A").uses(magnum, 0)
    to_the_end(table)
    assert table.blood(sully) == 2, "strength is not added"


@pytest.mark.card("44-magnum")
@pytest.mark.rule("VTES-WORD-07")
def test_the_maneuver_is_there_once_each_combat():
    table, ryan, sully = fight()
    magnum = table.put("A", "44-magnum", host=ryan)
    stray = table.ally("A", "underbridge-stray", level=2)
    table.run("vtes.fight", ryan, sully, False)
    until(table, "range", "A")
    table.seat("A").uses(magnum, 1)
    until(table, "press", "A")
    table.seat("A").uses(stray, 0)
    for _ in range(50):
        assert not can_use(table, magnum, 1)
        if table.over:
            break
        question = table.ask()
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])
    assert table.told("round")[-1] == {"round": 2}


def press_on(table: Table, stray: str) -> None:
    """Another round."""
    until(table, "press", "A")
    table.seat("A").uses(stray, 0)


@pytest.mark.card("kevlar-vest")
@pytest.mark.rule("VTES-WORD-07")
def test_a_vest_prevents_a_point_of_other_damage_once_a_combat():
    table, ryan, sully = fight()
    vest, stray = table.put("A", "kevlar-vest", host=ryan), table.ally("A", "underbridge-stray", level=2)
    table.run("vtes.fight", ryan, sully, False)
    until(table, "prevent", "A")
    assert not can_use(table, vest, 0), "no gun"
    table.seat("A").uses(vest, 1)
    until(table, "press", "A")
    assert (table.blood(ryan), table.blood(sully)) == (4, 3)
    press_on(table, stray)
    without(table, (vest, 0), (vest, 1))
    assert (table.blood(ryan), table.blood(sully)) == (3, 2)


@pytest.mark.card("kevlar-vest", "44-magnum")
@pytest.mark.rule("VTES-WORD-07")
def test_a_vest_prevents_2_points_of_a_gun_instead():
    table, ryan, sully = fight()
    vest, magnum = table.put("A", "kevlar-vest", host=ryan), table.put("B", "44-magnum", host=sully)
    stray = table.ally("A", "underbridge-stray", level=2)
    table.run("vtes.fight", ryan, sully, False)
    until(table, "strike", "B")
    table.seat("B").uses(magnum)
    until(table, "prevent", "A")
    assert not can_use(table, vest, 1)
    table.seat("A").uses(vest, 0)
    spend(table)
    press_on(table, stray)
    assert (table.blood(ryan), table.blood(sully)) == (4, 3)
    without(table, (vest, 0), (vest, 1))
    assert (table.blood(ryan), table.blood(sully)) == (3, 2)


@pytest.mark.card("kevlar-vest", "44-magnum")
@pytest.mark.rule("VTES-WORD-07")
def test_a_vest_that_was_used_against_a_fist_is_of_no_use_against_a_gun():
    table, ryan, sully = fight()
    vest, magnum = table.put("A", "kevlar-vest", host=ryan), table.put("B", "44-magnum", host=sully)
    stray = table.ally("A", "underbridge-stray", level=2)
    table.run("vtes.fight", ryan, sully, False)
    until(table, "strike", "B")
    table.seat("B").answers(HandStrike())
    until(table, "prevent", "A")
    table.seat("A").uses(vest, 1)
    press_on(table, stray)
    until(table, "strike", "B")
    table.seat("B").uses(magnum)
    without(table, (vest, 0), (vest, 1))
    assert table.blood(ryan) == 2


def spend(table: Table) -> None:
    """If asked which damage is prevented: the first of it."""
    while table.prompt and table.options(PreventFrom):
        table.seat("A").answers(table.options(PreventFrom)[0])


@pytest.mark.card("kevlar-vest")
def test_the_points_of_a_vest_may_go_to_two_gun_strikes_of_the_combat():
    table, ryan, sully = fight()
    vest = table.put("A", "kevlar-vest", host=ryan)
    table.state.combat = combat_of(ryan, sully)
    shot = Wound(to=ryan, amount=1, by=sully, strike="damage", gun=True)
    table.run("vtes.inflict", (shot,))
    until(table, "prevent", "A")
    table.seat("A").uses(vest, 0)
    spend(table)
    assert table.blood(ryan) == 4
    table.run("vtes.inflict", (shot,))
    until(table, "prevent", "A")
    assert not can_use(table, vest, 1)
    table.seat("A").answers(next(option for option in table.options(UsePrevention)))
    spend(table)
    assert table.blood(ryan) == 4
    table.run("vtes.inflict", (shot,))
    assert not table.prompt or not table.options(UsePrevention)
    without(table, (vest, 0), (vest, 1))
    assert table.blood(ryan) == 3


def combat_of(a: str, b: str) -> Combat:
    return Combat(fighters=(a, b), sides=("A", "B"), round=1, step="resolving")


@pytest.mark.card("kevlar-vest", "sport-bike")
@pytest.mark.rule("VTES-WORD-06")
@pytest.mark.parametrize("card", ["kevlar-vest", "sport-bike"])
def test_a_minion_has_one_vest_and_one_vehicle(card):
    table = Table()
    ryan, ashley = table.vampire("A", "ryan"), table.vampire("A", "ashley")
    table.put("A", card, host=ryan)
    table.hand("A", card)
    table.act("A")
    assert table.refused(PlayCard(card, 0, ryan)) == "VTES-WORD-06"
    assert table.refused(PlayCard(card, 0, ashley)) == ""


@pytest.mark.card("kevlar-vest", "sport-bike")
@pytest.mark.rule("VTES-ACT-EQUIP-03", "VTES-WORD-06")
def test_whoever_has_a_vest_takes_no_second_one_from_another_minion():
    table = Table()
    ryan, ashley, sully = table.vampire("A", "ryan"), table.vampire("A", "ashley"), table.vampire("A", "sully")
    table.put("A", "kevlar-vest", host=ryan)
    bike, vest = table.put("A", "sport-bike", host=ashley), table.put("A", "kevlar-vest", host=ashley)
    table.put("A", "kevlar-vest", host=sully)
    table.act("A")
    assert EquipFrom(ryan, sully) not in table.options()
    table.seat("A").answers(EquipFrom(ryan, ashley))
    table.pass_until("minion-phase")
    assert (table.card(bike).host, table.card(vest).host) == (ryan, ashley)


@pytest.mark.card("sport-bike", "raven-spy")
@pytest.mark.rule("VTES-STEALTH-06")
@pytest.mark.parametrize("card", ["sport-bike", "raven-spy"])
def test_a_bike_or_a_spy_gives_intercept(card):
    table = Table()
    ryan, ashley = table.vampire("B", "ryan"), table.vampire("A", "ashley")
    assert intercept(table.state, table.card(ryan)) == 0
    table.put("B", card, host=ryan)
    bleed(table, ashley)
    assert intercept(table.now, table.card(ryan)) == 1


@pytest.mark.card("bowl-of-convergence")
@pytest.mark.rule("VTES-TERM-14")
@pytest.mark.parametrize("vampire, expected", [("ryan", 0), ("meaghan", 1), ("colette", 1)])
def test_the_bowl_gives_intercept_to_those_with_auspex(vampire, expected):
    table = Table()
    bearer = table.vampire("B", vampire)
    table.put("B", "bowl-of-convergence", host=bearer)
    assert intercept(table.state, table.card(bearer)) == expected


@pytest.mark.card("bowl-of-convergence")
@pytest.mark.rule("VTES-STEALTH-05")
def test_with_superior_auspex_the_bowl_gives_more_for_a_blood_when_it_is_needed():
    table = Table()
    ashley, colette = table.vampire("A", "ashley"), table.vampire("B", "colette", blood=5)
    bowl = table.put("B", "bowl-of-convergence", host=colette)
    bleed(table, ashley)
    table.state.action = with_stealth(table, 2)
    assert not can_use(table, bowl)
    block(table, "B", colette)
    until(table, "block-attempt", "B")
    table.seat("B").uses(bowl)
    burned = table.told("burns-blood")[0]
    assert (burned["minion"], burned["amount"]) == (colette, 1)
    assert table.told("blocked"), "1 from having Auspex, 1 for the blood"


@pytest.mark.card("bowl-of-convergence")
@pytest.mark.rule("VTES-WORD-07")
def test_the_bowl_does_so_once_an_action():
    table = Table()
    ashley, colette = table.vampire("A", "ashley"), table.vampire("B", "colette", blood=5)
    bowl = table.put("B", "bowl-of-convergence", host=colette)
    bleed(table, ashley)
    table.state.action = with_stealth(table, 3)
    block(table, "B", colette)
    until(table, "block-attempt", "B")
    table.seat("B").uses(bowl)
    assert not can_use(table, bowl)
    assert table.blood(colette) == 4


def with_stealth(table: Table, stealth: int) -> Action:
    action: Action = table.now.action
    return replace(action, stealth=stealth)


@pytest.mark.card("bowl-of-convergence")
def test_the_bowl_does_not_do_so_for_inferior_auspex():
    table = Table()
    ashley, meaghan = table.vampire("A", "ashley"), table.vampire("B", "meaghan")
    bowl = table.put("B", "bowl-of-convergence", host=meaghan)
    bleed(table, ashley)
    table.state.action = with_stealth(table, 2)
    block(table, "B", meaghan)
    assert not can_use(table, bowl)
