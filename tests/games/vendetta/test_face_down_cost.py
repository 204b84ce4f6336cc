"""Phase 4, Planning: face up and face down, and what it costs (VEN-PLAN-04 to -07)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


@pytest.mark.rule("VEN-PLAN-04")
def test_playing_face_up_costs_nothing():
    table = Table(4, blood=1).turn("A")
    table.seat("A").plays("BR08")
    assert table.blood["A"] == 1
    assert table.card("BR08").face_up


@pytest.mark.rule("VEN-PLAN-05", "VEN-R-50")
def test_playing_face_down_costs_one_blood():
    table = Table(4).turn("A")
    table.seat("A").plays("BR08", face_down=True)
    assert table.blood["A"] == 5
    assert table.area("A").blood == 0
    assert not table.card("BR08").face_up


@pytest.mark.rule("VEN-PLAN-05", "VEN-R-29")
@pytest.mark.parametrize(
    "allies, location, cost",
    [
        (("AL28",), None, 2),
        (("AL07",), None, 0),
        (("AL07", "AL28"), None, 1),
        ((), "LO05", 0),
        (("AL28",), "LO05", 1),
        (("AL07",), "LO05", 0),
        ((), "LO03", 2),
        (("AL28",), "LO03", 3),
        (("AL07",), "LO03", 1),
    ],
)
def test_what_changes_the_face_down_cost_adds_up_and_never_falls_below_nothing(allies, location, cost):
    table = Table(4, locations={"D1": location} if location else None)
    table.alliance("A", *allies)
    table.turn("A").seat("A").plays("BR08", face_down=True)
    assert table.blood["A"] == 6 - cost


@pytest.mark.rule("VEN-R-29")
def test_the_tollhouse_charges_face_up_cards_too_and_only_in_its_district():
    table = Table(4, locations={"D1": "LO03"})
    table.hand("A", "BR08", "BR09", "BR01")
    table.turn("A").seat("A").plays("BR08", "D1").ends_turn()
    assert table.blood["A"] == 5
    table.turn("A").seat("A").plays("BR09", "D2").ends_turn()
    assert table.blood["A"] == 5
    table.turn("A").seat("A").plays("BR01", "D2", face_down=True)
    assert table.blood["A"] == 4


@pytest.mark.rule("VEN-R-29")
def test_a_cost_of_nothing_can_be_paid_with_the_last_blood_in_the_pool():
    table = Table(4, blood=1)
    table.alliance("A", "AL07")
    table.turn("A").seat("A").plays("BR08", face_down=True)
    assert table.blood["A"] == 1


@pytest.mark.rule("VEN-R-29")
def test_eyes_in_the_dark_force_face_down_at_whatever_it_costs():
    table = Table(4, clans=("brujah", "nosferatu", "toreador", "gangrel"))
    table.alliance("A", "AL28")
    table.deploy("B", "NO03", "D1")
    table.turn("A")
    assert table.seat("A").refusal(do.PlayCard("BR08", "D1", True)).rule == "VEN-CONF-01"
    table.seat("A").plays("BR08", "D1", face_down=True)
    assert table.blood["A"] == 4


@pytest.mark.rule("VEN-R-29")
def test_who_cannot_pay_what_eyes_in_the_dark_demand_cannot_play_there():
    table = Table(4, clans=("brujah", "nosferatu", "toreador", "gangrel"), blood={"A": 1})
    table.deploy("B", "NO03", "D1")
    table.turn("A")
    assert {option.district for option in table.seat("A").ask.options if type(option) is do.PlayCard} == {"D2", "HAVEN"}
    assert table.seat("A").refusal(do.PlayCard("BR08", "D1", False)).rule == "VEN-PLAN-07"


@pytest.mark.rule("VEN-R-29", "VEN-CONF-07")
def test_on_the_floodlit_plaza_cannot_beats_must():
    table = Table(4, clans=("brujah", "nosferatu", "toreador", "gangrel"), locations={"D1": "LO06"})
    table.deploy("B", "NO03", "D1")
    table.turn("A")
    assert table.seat("A").refusal(do.PlayCard("BR08", "D1", False)).rule == "VEN-LOC-02"
    table.seat("A").plays("BR08", "D1")
    assert table.blood["A"] == 6


@pytest.mark.rule("VEN-R-51")
def test_nosferatu_pay_for_face_down_cards_like_everybody():
    table = Table(4, clans=("nosferatu", "ventrue", "toreador", "gangrel"))
    table.turn("A").seat("A").plays("NO08", face_down=True)
    assert table.blood["A"] == 5


@pytest.mark.rule("VEN-PLAN-06")
def test_the_face_down_cost_is_no_part_of_the_three_blood():
    table = Table(4).turn("A")
    table.seat("A").plays("BR08", face_down=True).places(3)
    assert table.blood["A"] == 6 - 1 - 3
    assert table.area("A").blood == 3


@pytest.mark.rule("VEN-PLAN-07")
def test_the_last_blood_cannot_pay_for_a_face_down_card():
    table = Table(4, blood=1).turn("A")
    assert table.seat("A").refusal(do.PlayCard("BR08", "D1", False)).rule == "VEN-PLAN-07"
    table.seat("A").plays("BR08")


@pytest.mark.rule("VEN-PLAN-07")
def test_two_blood_pay_for_a_face_down_card_unless_it_costs_two():
    table = Table(4, blood=2)
    table.alliance("B", "AL28")
    table.turn("A").seat("A").plays("BR08", face_down=True)
    assert table.blood["A"] == 1
    table.turn("B")
    assert table.seat("B").refusal(do.PlayCard("VE08", "D1", False)).rule == "VEN-PLAN-07"
