"""Step 5 of a district: aftermath cards (VEN-RES-AFTER)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


@pytest.mark.rule("VEN-RES-AFTER-01")
def test_each_player_in_order_resolves_own_aftermath_cards_completely_in_any_order():
    table = Table(4, ambition="D")
    table.deploy("A", "BR04")
    table.deploy("A", "BR09", face_down=True)
    table.deploy("C", "TO09")
    table.deploy("D", "GA09")
    table.resolve().everybody_stays()
    assert [fact["card"] for fact in table.told("resolves")] == ["GA09"]
    assert table.blood == {"A": 5, "B": 6, "C": 5, "D": 8}
    assert set(table.seat("A").ask.options) == {do.ResolveCard("BR04"), do.ResolveCard("BR09")}
    table.seat("A").resolves("BR09")
    assert [fact["card"] for fact in table.told("resolves")] == ["GA09", "BR09", "BR04", "TO09"]
    assert table.blood == {"A": 5 + 2 - 1, "B": 6, "C": 5 - 1 - 1 + 2, "D": 8 - 1 - 1 - 1}


@pytest.mark.rule("VEN-RES-AFTER-02")
def test_cards_and_blood_stay_in_the_district_until_the_end_of_the_round():
    table = Table(4)
    table.deploy("A", "BR04")
    table.deploy("B", "VE08")
    table.put_blood("A", 2)
    table.resolution().finish()
    assert table.cards("A") == ("BR04",)
    assert table.area("A").blood == 2
    table.end_of_round()
    assert table.area("A").cards == ()
    assert table.area("A").blood == 0
    assert "BR04" in table.game.hands["A"]


@pytest.mark.rule("VEN-RES-AFTER-03")
def test_a_card_an_aftermath_effect_moves_to_the_haven_resolves_again_there():
    table = Table(4, clans={"A": "nosferatu"})
    table.deploy("A", "NO09")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05", at="HAVEN")
    table.resolution().everybody_stays()
    assert table.asked() == {"A": "to-haven"}
    table.seat("A").says_yes()
    assert (table.blood["A"], table.blood["B"]) == (7, 5)
    table.everybody_stays()
    assert table.cards("A", "HAVEN") == ("NO09",)
    assert (table.blood["A"], table.blood["C"]) == (8, 5)
    assert [fact["district"] for fact in table.told("resolves")] == ["D1", "HAVEN"]


@pytest.mark.rule("VEN-RES-AFTER-04")
def test_what_happens_after_the_district_is_resolved_comes_after_the_last_aftermath_card():
    table = Table(4, locations={"D1": "LO01"})
    table.deploy("A", "BR04")
    table.deploy("D", "GA01")
    table.put_blood("A", 2)
    table.put_blood("D", 2)
    table.resolve().everybody_stays()
    assert [fact["card"] for fact in table.told("resolves")] == ["BR04", "GA01"]
    assert table.asked() == {"A": "succubus-club"}
    table.seat("A").answers(2)
    assert table.over, "Earth Meld has left D nothing to take back"
    assert table.blood["D"] == 6 - 1 + 2


@pytest.mark.rule("VEN-RES-AFTER-05")
def test_aftermath_cards_resolve_even_for_whoever_came_last_and_won_nothing():
    table = Table(4)
    table.deploy("A", "BR09")
    table.deploy("B", "VE08")
    table.deploy("C", "TO05")
    table.deploy("D", "GA06")
    table.resolve().everybody_stays()
    assert list(table.totals())[-1] == "A"
    assert table.influence["A"] == 3, "fourth place"
    assert table.blood["A"] == 6 + 3
