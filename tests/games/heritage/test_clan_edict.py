"""Ventrue: edicts."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import Edict


@pytest.mark.rule("HER-VEN-01", "HER-EFF-06")
def test_an_edict_marks_one_value_of_its_group_and_stays() -> None:
    table = Table(A="ventrue", B="brujah").hand("A")
    table.childe("A", who("scholarly"))
    table.play("A", "ventrue_borders")
    assert {option.attribute for option in table.seat("A").options} == {"north", "south", "east", "west", "wanderer"}
    table.seat("A").names("wanderer")
    assert table.state.edict == Edict("ventrue_borders", "wanderer", table.leader("A"))
    assert table.state.scheme_discards["A"] == ()
    assert table.score("A")["potency"] == 3


@pytest.mark.rule("HER-VEN-02", "HER-VEN-03")
def test_a_new_edict_discards_the_old_one() -> None:
    table = Table(A="ventrue", B="brujah")
    childe = table.childe("A", who("wealthy"))
    table.edict("ventrue_borders", "north", childe)
    table.play("A", "ventrue_rank")
    if table.asked().get("A") == "lead":
        table.seat("A").answers(do.Lead(table.leader("A")))
    table.seat("A").names("elitist")
    assert table.state.edict == Edict("ventrue_rank", "elitist", table.leader("A"))
    assert table.state.scheme_discards["A"] == ("ventrue_borders",)


@pytest.mark.rule("HER-VEN-03")
def test_the_marked_value_stays_as_it_was_chosen() -> None:
    table = Table(A="ventrue", B="brujah").edict("ventrue_borders", "wanderer", "ventrue_leopoldine")
    table.turn("B").seat("B").recruits(FIVE[4])
    table.pass_until("edict", seat="A").answers(True)
    table.end_round()
    assert table.state.edict == Edict("ventrue_borders", "wanderer", "ventrue_leopoldine")


@pytest.mark.rule("HER-VEN-04", "HER-VEN-05", "HER-RECRUIT-08", "HER-R-28")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_the_ventrue_may_answer_every_recruit_of_that_value(seat: str) -> None:
    table = Table(A="ventrue", B="brujah").edict("ventrue_borders", "wanderer", "ventrue_leopoldine")
    table.turn(seat).seat(seat).recruits(FIVE[4])
    asked = table.pass_until("edict", seat="A")
    assert table.told("activates")
    asked.answers(True)
    assert table[table.leader("A")].potency == 3 + 1
    assert [told["character"] for told in table.told("invokes-edict")] == [FIVE[4]]


@pytest.mark.rule("HER-VEN-04", "HER-R-28")
def test_the_ventrue_may_let_it_pass() -> None:
    table = Table(A="ventrue", B="brujah").edict("ventrue_borders", "wanderer", "ventrue_leopoldine")
    table.turn("B").seat("B").recruits(FIVE[4])
    table.pass_until("edict", seat="A").answers(False)
    assert table[table.leader("A")].potency == 3


@pytest.mark.rule("HER-VEN-04")
def test_a_recruit_of_another_value_sets_nothing_off() -> None:
    table = Table(A="ventrue", B="brujah").edict("ventrue_borders", "north", "ventrue_leopoldine")
    table.recruit("B", FIVE[4]).finish()
    assert table.told("invokes-edict") == []
    assert table[table.leader("A")].potency == 3


@pytest.mark.rule("HER-VEN-05")
def test_a_torpid_proclaimer_is_replaced_by_the_clan_leader_or_by_nobody() -> None:
    table = Table(A="ventrue", B="brujah")
    childe = table.childe("A", who("calm"), torpid=True)
    table.childe("A", who("calm", 1))
    table.edict("ventrue_borders", "wanderer", childe)
    table.recruit("B", FIVE[4])
    table.pass_until("edict", seat="A").answers(True)
    assert (table[childe].potency, table[table.leader("A")].potency) == (0, 4)
    table.mark(table.leader("A"), torpid=True)
    table.recruit("B", FIVE[3]).finish()
    assert (table[childe].potency, table[table.leader("A")].potency) == (0, 4)


@pytest.mark.rule("HER-VEN-05")
def test_an_edict_knows_who_was_recruited_and_the_proclaimer_acts() -> None:
    table = Table(A="ventrue", B="brujah")
    childe = table.childe("A", who("calm"))
    table.edict("ventrue_blood", "covert", childe).recruit("B", FIVE[4])
    table.pass_until("edict", seat="A").answers(True)
    assert table[FIVE[4]].infamy == 1
