"""Blood Doll, Vessel and Villein: blood between vampire and pool."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import can_use, choose, phase, targets
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import ChooseCard, ChooseWord, Nothing, UseAbility
from nokturn.games.vtes.state.state import TORPOR

# Blood Doll, Vessel


@pytest.mark.card("blood-doll")
def test_a_blood_doll_is_put_on_a_vampire_of_ones_own_in_torpor_too():
    table = Table()
    ashley, asleep = table.vampire("A", "ashley"), table.vampire("A", "sully", region=TORPOR)
    table.vampire("B", "ryan")
    table.hand("A", "blood-doll")
    phase(table, "master")
    table.seat("A").plays("blood-doll")
    assert targets(table) == {ashley, asleep}
    choose(table, "A", ashley)
    assert table.card("blood-doll:1").host == ashley
    assert can_use(table, "blood-doll:1")


@pytest.mark.card("blood-doll", "vessel")
@pytest.mark.rule("VTES-WORD-01")
@pytest.mark.parametrize("card, when", [("blood-doll", "master"), ("vessel", "unlock")])
@pytest.mark.parametrize("region", ["ready", TORPOR])
def test_a_doll_or_vessel_moves_one_counter_one_way_once_a_phase(card, when, region):
    for ability, pool, blood in ((0, 31, 1), (1, 29, 3)):
        table = Table()
        ashley = table.vampire("A", "ashley", blood=2, region=region)
        doll = table.put("A", card, host=ashley)
        table.put("A", "the-barrens")
        table.hand("A", "majesty")
        phase(table, when)
        table.seat("A").uses(doll, ability)
        assert (table.pool("A"), table.blood(ashley)) == (pool, blood)
        assert table.refused(UseAbility(doll, 0)) == "VTES-WORD-01"
        assert table.refused(UseAbility(doll, 1)) == "VTES-WORD-01"


@pytest.mark.card("blood-doll")
def test_two_dolls_are_two_uses_and_one_does_not_work_in_the_other_phase():
    table = Table()
    ashley = table.vampire("A", "ashley", blood=3)
    one, two = table.put("A", "blood-doll", host=ashley), table.put("A", "blood-doll", host=ashley)
    phase(table, "unlock")
    assert not can_use(table, one)
    phase(table, "master")
    table.seat("A").uses(one)
    table.seat("A").uses(two)
    assert (table.pool("A"), table.blood(ashley)) == (32, 1)


@pytest.mark.card("blood-doll")
@pytest.mark.rule("VTES-CTR-05")
def test_an_empty_vampire_gives_nothing_and_a_full_one_keeps_nothing_more():
    table = Table()
    ashley = table.vampire("A", "ashley", blood=0)
    doll = table.put("A", "blood-doll", host=ashley)
    phase(table, "master")
    assert not can_use(table, doll, 0)
    assert can_use(table, doll, 1)
    table = Table()
    ashley = table.vampire("A", "ashley", blood=3)
    doll = table.put("A", "blood-doll", host=ashley)
    phase(table, "master")
    table.seat("A").uses(doll, 1)
    assert (table.pool("A"), table.blood(ashley)) == (29, 3)


@pytest.mark.card("vessel")
@pytest.mark.rule("VTES-TERM-04")
def test_a_vessel_is_used_by_whoever_controls_the_vampire():
    table = Table()
    ryan = table.vampire("B", "ryan", blood=2)
    vessel = table.put("A", "vessel", host=ryan)
    assert table.state.cards[vessel].controller == "A"
    phase(table, "unlock", "A")
    assert not can_use(table, vessel)
    phase(table, "unlock", "B")
    table.seat("B").uses(vessel)
    assert (table.pool("A"), table.pool("B"), table.blood(ryan)) == (30, 31, 1)


@pytest.mark.card("vessel")
@pytest.mark.parametrize("burns", [True, False])
def test_a_vessel_goes_on_any_vampire_and_may_burn_a_blood_doll(burns):
    table = Table()
    ashley, ryan = table.vampire("A", "ashley"), table.vampire("B", "ryan")
    doll = table.put("B", "blood-doll", host=ryan)
    table.hand("A", "vessel")
    phase(table, "master")
    table.seat("A").plays("vessel")
    assert targets(table) == {ashley, ryan}
    choose(table, "A", ryan)
    assert set(table.options()) == {Nothing(), ChooseCard(doll)}
    table.seat("A").answers(ChooseCard(doll) if burns else Nothing())
    assert table.card("vessel:1").host == ryan
    assert (doll in table.now.cards) is not burns
    assert table.pool("A") == 29


# Villein


@pytest.mark.card("villein")
@pytest.mark.parametrize("number, blood, moved", [(2, 5, 2), (5, 5, 5), (4, 1, 1)])
def test_a_villein_moves_two_to_five_blood_to_the_pool(number, blood, moved):
    table = Table()
    colette = table.vampire("A", "colette", blood=blood)
    table.vampire("A", "sully", blood=0)
    table.vampire("B", "ryan")
    table.hand("A", "villein")
    phase(table, "master")
    table.seat("A").plays("villein")
    assert targets(table) == {colette}
    choose(table, "A", colette)
    assert [option.word for option in table.options()] == ["2", "3", "4", "5"]
    table.seat("A").answers(ChooseWord(str(number)))
    assert (table.pool("A"), table.blood(colette)) == (30 + moved, blood - moved)
    assert table.card("villein:1").host == colette


@pytest.mark.card("villein")
@pytest.mark.rule("VTES-R-03")
def test_a_further_villein_costs_a_pool_more_for_each_on_the_vampire():
    table = Table()
    colette, sully = table.vampire("A", "colette", blood=5), table.vampire("A", "sully", blood=2)
    table.put("A", "villein", host=colette)
    table.put("A", "villein", host=colette)
    table.hand("A", "villein", "villein")
    phase(table, "master")
    table.seat("A").plays("villein")
    choose(table, "A", colette)
    table.seat("A").answers(ChooseWord("2"))
    assert table.pool("A") == 30 - 2 + 2
    table.seat("A").plays("villein")
    choose(table, "A", sully)
    table.seat("A").answers(ChooseWord("2"))
    assert table.pool("A") == 32


@pytest.mark.card("villein")
@pytest.mark.rule("VTES-REQ-04", "VTES-R-03")
def test_a_villein_is_paid_with_pool_there_is_even_the_last():
    table = Table(pool=1)
    colette, sully = table.vampire("A", "colette", blood=5), table.vampire("A", "sully", blood=2)
    table.put("A", "villein", host=colette)
    table.put("A", "villein", host=sully)
    table.put("A", "villein", host=sully)
    table.hand("A", "villein")
    phase(table, "master")
    table.seat("A").plays("villein")
    assert targets(table) == {colette}
    choose(table, "A", colette)
    table.seat("A").answers(ChooseWord("2"))
    assert table.pool("A") == 2
    assert "A" not in table.now.gone


@pytest.mark.card("villein", "minion-tap")
def test_minion_taps_cost_whoever_has_a_villein_a_pool_more():
    for seat, pool in (("A", 29), ("B", 30)):
        table = Table()
        table.put(seat, "villein", host=table.vampire(seat, "colette"))
        tapped = table.vampire("A", "sully", blood=1)
        table.hand("A", "minion-tap")
        phase(table, "master")
        table.seat("A").plays("minion-tap")
        choose(table, "A", tapped)
        assert table.pool("A") == pool + 1  # the blood
