"""Phase 4, Planning: blood that goes with a card (VEN-PLAN-08 to -12)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


@pytest.mark.rule("VEN-PLAN-08")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_up_to_three_blood_may_go_with_the_card(amount):
    table = Table(4).turn("A")
    table.seat("A").plays("BR08", "D2").places(amount)
    assert table.blood["A"] == 6 - amount
    assert table.area("A", "D2").blood == amount


@pytest.mark.rule("VEN-PLAN-08")
def test_no_blood_has_to_go_with_the_card():
    table = Table(4).turn("A")
    table.seat("A").plays("BR08").ends_turn()
    assert table.over
    assert table.blood["A"] == 6


@pytest.mark.rule("VEN-PLAN-08")
def test_not_more_than_three_and_not_twice():
    table = Table(4, blood=10).turn("A")
    table.seat("A").plays("BR08")
    assert table.seat("A").refusal(do.PlaceBlood(4)).rule == "VEN-PLAN-08"
    table.seat("A").places(1)
    assert not table.over, "the victim can still be drained"
    assert table.seat("A").refusal(do.PlaceBlood(1)).rule == "VEN-PLAN-08"
    assert table.blood["A"] == 9


@pytest.mark.rule("VEN-PLAN-09")
def test_blood_comes_only_after_a_card_and_to_its_district():
    table = Table(4)
    table.deploy("A", "BR01", "D1")
    table.turn("A")
    assert table.seat("A").refusal(do.PlaceBlood(1)).rule == "VEN-PLAN-09"
    table.seat("A").plays("BR08", "D2").places(2)
    assert {district: table.area("A", district).blood for district in table.game.districts} == {
        "D1": 0,
        "D2": 2,
        "HAVEN": 0,
    }


@pytest.mark.rule("VEN-PLAN-10", "VEN-R-02")
def test_the_last_blood_cannot_be_placed():
    table = Table(4, blood=3).turn("A")
    table.seat("A").plays("BR08")
    assert table.seat("A").refusal(do.PlaceBlood(3)).rule == "VEN-PLAN-10"
    table.seat("A").places(2)
    assert table.blood["A"] == 1
    assert table.told("frenzy") == []


@pytest.mark.rule("VEN-R-02")
def test_backstab_leaves_one_blood_in_the_pool():
    table = Table(4, clans=("nosferatu", "ventrue", "toreador", "gangrel"), blood={"A": 3})
    table.deploy("A", "NO05")
    table.resolve("D1").everybody_stays()
    assert (table.seat("A").ask.low, table.seat("A").ask.high) == (0, 2)


@pytest.mark.rule("VEN-R-02")
def test_friends_in_high_places_leave_one_blood_in_the_pool():
    table = Table(4, blood={"C": 2}, victims=4)
    table.deploy("C", "TO07")
    table.resolve("D1").everybody_stays()
    assert (table.seat("C").ask.low, table.seat("C").ask.high) == (0, 1)


@pytest.mark.rule("VEN-R-02")
def test_a_bid_leaves_one_blood_in_the_pool():
    table = Table(4, clans=("malkavian", "ventrue", "toreador", "gangrel"), blood={"A": 4, "B": 2})
    table.deploy("A", "MA02")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    assert {question.seat: (question.low, question.high) for question in table.asks} == {"A": (0, 3), "B": (0, 1)}


@pytest.mark.rule("VEN-R-02")
def test_the_chalice_leaves_one_blood_in_the_pool():
    table = Table(4, relics={"A": "RE01"}, blood={"A": 3})
    table.resolution()
    everywhere = tuple(do.ThisDistrict(district) for district in table.game.districts)
    table.seat("A").says_yes()
    assert table.seat("A").refusal(everywhere).rule == "VEN-PLAN-10"
    table.seat("A").answers(everywhere[1:])
    assert table.blood["A"] == 1
    assert [table.area("A", district).blood for district in table.game.districts] == [0, 1, 1]


@pytest.mark.rule("VEN-PLAN-11")
def test_blood_stays_in_the_area_when_the_card_it_came_with_leaves():
    table = Table(4, clans=("nosferatu", "ventrue", "toreador", "gangrel"))
    table.hand("A", "NO05", "NO09")
    table.turn("A").seat("A").plays("NO05").places(3).ends_turn()
    table.resolve("D1").everybody_stays()
    table.seat("A").answers(0)
    table.seat("A").says_yes()
    assert table.cards("A", "D1") == ()
    assert table.cards("A", "HAVEN") == ("NO05",)
    assert table.area("A", "D1").blood == 3
    assert table.area("A", "HAVEN").blood == 0


@pytest.mark.rule("VEN-PLAN-12")
def test_card_and_blood_are_deployed_the_moment_they_are_put_down():
    table = Table(4)
    table.turn("A").seat("A").plays("BR08")
    assert table.game.is_in("D1", "A")
    assert table.cards("A") == ("BR08",)
    table.seat("A").places(2)
    assert table.view("B").areas["D1"]["A"].blood == 2
    assert not table.over, "A's turn is still going on"


@pytest.mark.rule("VEN-PLAN-12")
def test_a_card_just_played_can_be_the_target_of_an_effect_in_the_next_turn():
    table = Table(4)
    table.alliance("B", "AL13")
    table.turn("A").seat("A").plays("BR08", face_down=True).ends_turn()
    table.turn("B")
    looks = [option for option in table.seat("B").ask.options if type(option) is do.Look]
    assert [(look.district, look.target) for look in looks] == [("D1", "A")]
