"""Step 3 of a district: prepare cards (VEN-RES-PREP)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


@pytest.mark.rule("VEN-RES-PREP-01")
def test_each_player_in_order_resolves_all_own_prepare_cards_in_any_order():
    table = Table(4, ambition="D")
    table.deploy("A", "BR07")
    table.deploy("C", "TO08", face_down=True)
    table.deploy("C", "TO03")
    table.deploy("D", "GA08")
    table.resolve("D1").everybody_stays()
    assert [fact["card"] for fact in table.told("resolves")] == ["GA08", "BR07"]
    assert table.seat("C").ask.options == (do.ResolveCard("TO08"), do.ResolveCard("TO03"))
    table.seat("C").resolves("TO08")
    assert [fact["card"] for fact in table.told("resolves")] == ["GA08", "BR07", "TO08", "TO03"]
    assert table.area("D").blood == 1, "the victim of Ready came first, so Charisma counted two cards"


@pytest.mark.rule("VEN-RES-PREP-01")
def test_a_prepare_card_that_stays_face_down_does_not_resolve():
    table = Table(4, clans={"A": "nosferatu", "B": "brujah"})
    table.deploy("A", "NO06")
    table.deploy("B", "BR07", face_down=True)
    table.resolve("D1").everybody_stays()
    table.seat("B").answers(do.LeaveDown())
    assert table.blood["A"] == 6


@pytest.mark.rule("VEN-RES-PREP-02")
def test_a_card_resolves_once_in_a_district_and_again_in_the_one_it_moves_to():
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO05")
    table.deploy("B", "VE08")
    table.resolution().everybody_stays()
    table.seat("A").answers(2)
    table.seat("A").says_yes()
    assert (table.cards("A", "D1"), table.cards("A", "HAVEN")) == ((), ("NO05",))
    assert table.asked() == {"A": "stay-or-withdraw"}, "not asked a second time in district 1"
    table.everybody_stays()
    assert table.asked() == {"A": "backstab"}, "but at the Haven"
    table.seat("A").answers(1)
    assert (table.area("A", "D1").blood, table.area("A", "HAVEN").blood) == (2, 1)


@pytest.mark.rule("VEN-RES-PREP-03")
def test_prepare_cards_that_arrive_while_their_holder_is_still_at_it_are_resolved_too():
    table = Table(4, clans={"A": "malkavian", "B": "brujah"})
    table.hand("A", "MA07")
    table.hand("B", "BR07")
    table.deploy("A", "MA01")
    table.deploy("A", "MA03")
    table.deploy("B", "BR01")
    table.resolve("D1").everybody_stays()
    table.seat("A").resolves("MA01")
    assert table.cards("A") == ("MA01", "MA03", "BR07")
    assert table.seat("A").ask.options == (do.ResolveCard("MA03"), do.ResolveCard("BR07"))
    table.seat("A").resolves("BR07")
    assert table.blood["B"] == 5, "Show of Force works for A now"
    assert table.asked() == {"A": "mindless-assault"}, "Madness Network has played MA07, which resolves as well"


@pytest.mark.rule("VEN-RES-PREP-03")
def test_prepare_cards_that_arrive_after_their_holders_turn_are_not_resolved():
    table = Table(4, clans={"A": "brujah", "B": "nosferatu"})
    table.deploy("A", "BR01")
    table.deploy("B", "NO05")
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"B": "backstab"}
    table.deploy("A", "BR07")
    table.seat("B").answers(0).says_no()
    assert table.blood["B"] == 6
    assert table.totals() == {"A": 9, "B": 2}, "its strength counts"


@pytest.mark.rule("VEN-RES-PREP-04")
def test_may_is_the_controllers_choice_and_everything_else_happens():
    table = Table(4, clans={"A": "brujah", "B": "nosferatu"})
    table.deploy("A", "BR07")
    table.deploy("B", "NO07")
    table.resolve("D1").everybody_stays()
    assert table.blood["B"] == 5, "Show of Force asks nobody"
    assert table.asked() == {"B": "vanish"}
    table.seat("B").says_no()
    assert table.cards("B") == ("NO07",)
    assert table.blood["A"] == 7
