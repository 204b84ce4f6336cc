"""Step 4 of a district: strength and ranking (VEN-RES-CLASH)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


@pytest.mark.rule("VEN-RES-CLASH-01")
def test_all_clash_cards_have_worked_before_the_ranking_is_made():
    table = Table(4, ambition="A")
    table.deploy("A", "BR01")
    table.deploy("A", "BR02", face_down=True)
    table.deploy("D", "GA02", face_down=True)
    table.deploy("D", "GA03")
    table.put_blood("D", 3)
    table.resolve().everybody_stays()
    assert table.totals() == {"D": 2 + 1 + 2 * 3, "A": 3 + 4}, "D's wolf halves A's fury although A comes first"


@pytest.mark.rule("VEN-RES-CLASH-02")
def test_total_strength_is_the_cards_and_1_for_each_deployed_blood():
    table = Table(4)
    table.deploy("B", "VE08")
    table.deploy("B", "VE05", face_down=True)
    table.put_blood("B", 4)
    table.put_blood("B", 3, at="D2")
    table.deploy("C", "TO04")
    table.resolve().everybody_stays()
    assert table.totals() == {"B": 2 + 3 + 4, "C": 3}


@pytest.mark.rule("VEN-RES-CLASH-03")
def test_halving_takes_base_strength_only_and_rounds_down_before_additions():
    table = Table(4)
    table.deploy("D", "GA02")
    table.deploy("A", "BR01")
    table.put_blood("A", 1)
    table.deploy("B", "VE01")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert table.totals()["A"] == (6 // 2 - 2) + 1
    assert table.totals()["B"] == 3 // 2 + 3, "Master Plan: 1, and 1 more for each of three rivals"
    assert table.totals()["C"] == 4, "Entrancement's +1 for each card is not halved"
    assert table.totals()["D"] == 2, "one's own cards are not halved"


@pytest.mark.rule("VEN-RES-CLASH-03")
def test_reduced_to_0_comes_first_and_a_card_is_never_below_0():
    table = Table(4)
    table.deploy("B", "VE02")
    table.deploy("A", "BR01")
    table.put_blood("A", 1)
    table.deploy("C", "TO04")
    table.resolve().everybody_stays()
    assert table.totals() == {"B": 3, "C": 3, "A": 1}, "6 becomes 0, and 0 − 2 stays 0; the blood is worth 1"


@pytest.mark.rule("VEN-RES-CLASH-03")
def test_equal_to_replaces_after_the_halving():
    table = Table(4)
    table.deploy("B", "VE04")
    table.deploy("A", "BR01")
    table.deploy("D", "GA02")
    table.resolve().everybody_stays()
    assert table.totals() == {"B": 6, "A": 3, "D": 2}, "Majesty copies the printed 6 and is not halved itself"


@pytest.mark.rule("VEN-RES-CLASH-03")
def test_face_down_cards_skip_the_arithmetic():
    table = Table(4, clans={"A": "malkavian", "B": "gangrel", "C": "nosferatu", "D": "brujah"})
    table.deploy("A", "MA07")
    table.deploy("A", "MA08")
    table.deploy("B", "GA02")
    table.deploy("C", "NO06")
    table.deploy("D", "BR02", face_down=True)
    table.deploy("D", "BR01", face_down=True)
    table.resolve().everybody_stays()
    table.seat("D").answers(do.LeaveDown())
    table.seat("A").answers((do.ThisCard("MA08", "A"), do.ThisCard("MA07", "A")))
    assert table.totals()["A"] == 4 + 4, "not halved by the wolf, and Ready adds nothing"
    assert table.totals()["D"] == 0


@pytest.mark.rule("VEN-RES-CLASH-04")
def test_everybody_here_is_ranked_by_total_strength_blood_alone_included():
    table = Table(5)
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    table.put_blood("C", 4)
    table.deploy("D", "GA06")
    table.deploy("E", "TR01", at="D2")
    table.resolve().everybody_stays()
    assert list(table.totals().items()) == [("C", 4), ("D", 3), ("B", 2), ("A", 1)]


@pytest.mark.rule("VEN-RES-CLASH-05")
def test_a_tie_goes_to_the_player_who_comes_earlier_in_player_order():
    table = Table(4, ambition="C")
    for seat, card in (("A", "BR07"), ("B", "VE07"), ("C", "TO04"), ("D", "GA06")):
        table.deploy(seat, card)
    table.resolve().everybody_stays()
    table.seat("B").answers(do.ThisCard("GA06", "D"))
    assert set(table.totals().values()) == {3}
    assert list(table.totals()) == ["C", "D", "A", "B"]


@pytest.mark.rule("VEN-RES-CLASH-05")
def test_fiorenza_savona_wins_the_tie_from_behind():
    table = Table(4, ambition="A")
    table.alliance("D", "AL08")
    table.deploy("A", "BR07")
    table.deploy("C", "TO04")
    table.deploy("D", "GA06")
    table.resolve().everybody_stays()
    assert list(table.totals().items()) == [("D", 3), ("A", 3), ("C", 3)]


@pytest.mark.rule("VEN-RES-CLASH-06")
def test_a_total_of_0_is_ranked_and_rewarded_like_any_other():
    table = Table(4, victims=0)
    table.deploy("A", "BR01")
    table.deploy("C", "TO02")
    table.resolve().everybody_stays()
    assert table.totals() == {"A": 6, "C": 0}
    assert len(table.game.alliances["C"]) == 1, "second place: a victim"
    assert table.influence["C"] == 4


@pytest.mark.rule("VEN-RES-CLASH-07")
def test_the_only_player_with_cards_wins_whatever_the_totals():
    table = Table(4, ambition="B", round=3)
    table.ally("AL17")
    table.deploy("A", "BR08")
    table.put_blood("B", 5)
    table.put_blood("C", 7)
    table.resolve().everybody_stays()
    assert list(table.totals().items()) == [("A", 1), ("C", 7), ("B", 5)]
    assert table.game.alliances["A"] == ("VI01", "AL17"), "the first-place reward only"
    assert len(table.game.alliances["C"]) == 2, "blood alone is ranked from second place down"
    assert table.influence == {"A": 6, "B": 4, "C": 5, "D": 3}


@pytest.mark.rule("VEN-RES-CLASH-08")
def test_without_any_card_at_ranking_time_nobody_receives_anything():
    table = Table(4, clans={"A": "nosferatu"})
    table.ally("AL09")
    table.deploy("A", "NO05")
    table.put_blood("B", 2)
    table.resolution().everybody_stays()
    table.seat("A").answers(3).says_yes()
    table.finish()
    assert table.area("A", "D1").blood == 3
    assert "AL09" in table.game.removed
    assert table.influence["B"] == 3
    assert table.influence["A"] == 3 + 1 + 1, "that comes from the Haven: first place and the bonus"
    assert not any("AL09" in alliance for alliance in table.game.alliances.values())


@pytest.mark.rule("VEN-RES-CLASH-09")
def test_blood_alone_may_win_where_two_others_have_cards():
    table = Table(4)
    table.ally("AL17")
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    table.put_blood("C", 3)
    table.resolve().everybody_stays()
    assert list(table.totals()) == ["C", "B", "A"]
    assert "AL17" in table.game.alliances["C"]


@pytest.mark.rule("VEN-RES-CLASH-10")
def test_cards_that_leave_after_the_withdraw_step_make_nobody_a_sole_card_holder():
    table = Table(4, clans={"A": "nosferatu"})
    table.ally("AL17")
    table.deploy("A", "NO05")
    table.deploy("B", "VE08")
    table.put_blood("C", 5)
    table.resolve().everybody_stays()
    table.seat("A").answers(0).says_yes()
    assert list(table.totals().items()) == [("C", 5), ("B", 2)], "B is alone with a card now, but the test was before"
    assert "AL17" in table.game.alliances["C"]


@pytest.mark.rule("VEN-RES-CLASH-10")
def test_who_became_sole_card_holder_by_withdrawals_stays_so():
    table = Table(4)
    table.ally("AL17")
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    table.put_blood("C", 5)
    table.resolve()
    table.seat("B").withdraws()
    table.everybody_stays()
    assert list(table.totals()) == ["A", "C"]
