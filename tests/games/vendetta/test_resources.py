"""Gain, spend, place, lose and steal (VEN-RSRC)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


@pytest.mark.rule("VEN-RSRC-01")
def test_gaining_takes_from_the_supply_into_the_own_pool():
    table = Table(4)
    table.ally("AL06")
    table.deploy("A", "BR01")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.blood == {"A": 6 + 5, "B": 6, "C": 6, "D": 6}, "Maldavis' 5 blood cost nobody anything"
    assert table.influence == {"A": 4, "B": 4, "C": 3, "D": 3}
    assert table.area("A").blood == 0


@pytest.mark.rule("VEN-RSRC-02")
def test_spending_returns_blood_from_the_pool_to_the_supply():
    table = Table(4, clans={"A": "tremere"})
    table.deploy("A", "TR09")
    table.resolve().everybody_stays()
    table.seat("A").says_yes()
    assert table.blood["A"] == 5
    assert table.area("A").blood == 0
    assert sum(table.blood.values()) == 23, "nobody else has it"


@pytest.mark.rule("VEN-RSRC-03")
def test_placing_moves_blood_into_the_own_area_and_is_no_spending_and_no_loss():
    table = Table(4, clans={"A": "tremere"})
    table.hand("A", "TR08", "TR09")
    table.deploy("A", "TR04", at="D2")
    table.deploy("A", "TR06", at="D1")
    table.deploy("B", "VE08", at="D1")
    table.turn("A")
    table.seat("A").plays("TR08", at="D1").places(3)
    assert (table.blood["A"], table.area("A", "D1").blood) == (3, 3)
    assert table.area("A", "D2").blood == 0, "Dark Pact redirects only what is lost or spent"
    assert table.blood["B"] == 6, "Retaliation answers only what is lost or spent"


@pytest.mark.rule("VEN-RSRC-04")
def test_the_last_blood_cannot_be_spent():
    table = Table(4, blood={"A": 1})
    table.turn("A")
    assert table.seat("A").refusal(do.PlayCard("BR08", "D1", False)).rule == "VEN-PLAN-07"
    table.seat("A").plays("BR08")
    assert table.seat("A").refusal(do.PlaceBlood(1)).rule == "VEN-PLAN-10"


@pytest.mark.rule("VEN-RSRC-04")
def test_a_cost_that_would_empty_the_pool_is_not_even_offered():
    table = Table(4, clans={"A": "tremere"}, blood={"A": 1})
    table.deploy("A", "TR09")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.over
    assert (table.blood["A"], table.blood["B"]) == (1, 6)


@pytest.mark.rule("VEN-RSRC-05")
def test_losing_the_last_blood_is_possible_and_causes_frenzy():
    table = Table(4, blood={"B": 1})
    table.deploy("A", "BR04")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.happened("loses-blood", "frenzy") == [("loses-blood", "B"), ("frenzy", "B")]
    assert table.blood["A"] == 6, "lost blood goes to the supply"


@pytest.mark.rule("VEN-RSRC-05", "VEN-RSRC-08")
def test_losing_influence_stops_at_0_and_has_no_other_consequence():
    table = Table(4, influence={"A": 3, "C": 1, "D": 0})
    table.hand("B", "VE01", "VE08", "VE09")
    table.planning()
    for card in ("VE01", "VE08"):
        for seat in "ABCD":
            if seat == "B":
                table.seat("B").plays(card, at="D1")
            else:
                table.seat(seat).plays(table.game.hands[seat][0], at="D2")
            table.seat(seat).ends_turn()
    assert table.influence == {"A": 2, "B": 3, "C": 0, "D": 0}
    assert table.told("frenzy") == []
    assert table.blood["D"] == 6


@pytest.mark.rule("VEN-RSRC-06")
def test_stolen_blood_goes_to_the_thief_even_the_last_one():
    table = Table(4, blood={"B": 1})
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.blood["A"] == 7
    assert table.happened("steals", "frenzy") == [("steals", "B"), ("frenzy", "B")]
    assert table.blood["B"] == 3, "the drained victim"


@pytest.mark.rule("VEN-RSRC-07")
def test_only_what_is_there_can_be_stolen_or_lost():
    table = Table(4, clans={"A": "ventrue", "B": "brujah"}, blood={"B": 2})
    table.deploy("A", "VE03")
    table.deploy("B", "BR01")
    table.resolve().everybody_stays()
    table.seat("B").answers(do.Pay(3))
    assert table.blood["A"] == 6 + 2
    assert table.blood["B"] == 3, "the victim's 3, untouched by the missing 1"


@pytest.mark.rule("VEN-RSRC-09")
def test_deployed_blood_is_neither_lost_nor_stolen_and_does_not_prevent_frenzy():
    table = Table(4, blood={"B": 1})
    table.deploy("A", "BR07")
    table.deploy("A", "BR04")
    table.deploy("B", "VE08")
    table.put_blood("B", 5)
    table.resolve().everybody_stays()
    assert table.area("B").blood == 5
    assert table.happened("frenzy") == [("frenzy", "B")]


@pytest.mark.rule("VEN-RSRC-09")
def test_deployed_blood_pays_no_costs():
    table = Table(4, blood={"A": 1})
    table.put_blood("A", 5)
    table.turn("A")
    assert table.seat("A").refusal(do.PlayCard("BR08", "D1", False)).rule == "VEN-PLAN-07"


@pytest.mark.rule("VEN-RSRC-10")
def test_taking_deployed_blood_is_neither_a_loss_nor_a_steal():
    table = Table(4, clans={"A": "gangrel", "B": "toreador", "C": "tremere"}, blood={"C": 1})
    table.deploy("A", "GA04")
    table.deploy("B", "TO06")
    table.put_blood("B", 3)
    table.deploy("C", "TR06")
    table.put_blood("C", 1)
    table.resolve().everybody_stays()
    assert table.area("B").blood == 1, "Submission protects the pool, not the area; half of 3 rounds up to 2"
    assert table.area("C").blood == 0
    assert table.blood["A"] == 6 + 2 + 1, "and Retaliation has nothing to answer"
    assert table.blood["C"] == 1
    assert table.told("frenzy") == []


@pytest.mark.rule("VEN-RSRC-11")
def test_half_of_a_pool_of_1_is_no_payment():
    table = Table(4, clans={"A": "tremere"}, blood={"A": 1})
    table.deploy("A", "TR02")
    table.deploy("A", "TR05")
    table.deploy("A", "TR07")
    table.deploy("B", "VE08")
    table.put_blood("B", 2)
    table.resolve().finish()
    assert not table.card("TR02").face_up, "Ancient Artifacts had to be turned down"
    assert (table.blood["A"], table.blood["B"], table.area("B").blood) == (1, 6, 2), "neither Drain nor Cauldron"


@pytest.mark.rule("VEN-RSRC-11")
def test_an_option_that_would_move_nothing_cannot_be_chosen():
    table = Table(4, clans={"A": "ventrue", "B": "brujah", "C": "toreador", "D": "gangrel"}, influence={"C": 0, "D": 0})
    table.deploy("A", "VE06")
    table.deploy("B", "BR01")
    table.deploy("C", "TO05")
    table.put_blood("C", 3)
    table.deploy("D", "GA06")
    table.resolve().everybody_stays()
    assert table.told("loses-influence") == [{"player": "B", "amount": 1, "cause": "VE06"}], "B had no blood to give"
    assert (table.area("A").blood, table.area("C").blood) == (2, 1), "C had no influence to lose"
    assert table.over, "D had neither: ignored"
    assert (table.blood["D"], table.influence["D"]) == (6, 0), "fourth in this district"


@pytest.mark.rule("VEN-RSRC-11")
def test_skipping_nothing_and_leaving_a_card_down_are_always_open():
    table = Table(4, clans={"A": "ventrue", "B": "brujah", "C": "nosferatu"})
    table.deploy("A", "VE03")
    table.deploy("C", "NO06")
    table.deploy("B", "BR01", face_down=True)
    table.resolve().everybody_stays()
    assert table.seat("B").can(do.LeaveDown())
    table.seat("B").answers(do.LeaveDown())
    assert table.seat("B").can(do.Skip()), "with nothing to skip"


@pytest.mark.rule("VEN-RSRC-11")
def test_a_loss_that_submission_stops_counts_as_taken_in_full():
    table = Table(4, clans={"A": "ventrue", "B": "toreador", "C": "nosferatu"})
    table.deploy("A", "VE03")
    table.deploy("B", "TO06")
    table.deploy("B", "TO08", face_down=True)
    table.deploy("C", "NO06")
    table.resolve().everybody_stays()
    table.seat("B").answers(do.TurnUp("TO08"))
    table.seat("B").answers(do.Pay(3))
    table.finish()
    assert (table.blood["A"], table.blood["B"]) == (6, 6)
    assert table.card("TO08").face_up
    assert "TO08" in [fact["card"] for fact in table.told("resolves")], (
        "the price of Curfew is paid: no card is skipped"
    )
