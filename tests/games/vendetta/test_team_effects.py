"""Team mode: which effects mean the partner (VEN-TEAM-04, -05, -13).  A and C play against B and D."""

import pytest
from tests.games.vendetta.test_teams import stays_and, team_table

from nokturn.games.vendetta import choices as do

# is the partner meant, too?


@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, blood", [(True, {"A": 8, "B": 5, "C": 5}), (False, {"A": 7, "B": 5, "C": 6})])
def test_you_decide_whether_a_clan_card_means_your_partner(included, blood):
    table = team_table()
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.deploy("C", "TO02")
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"A": "include-partner"}
    table.seat("A").answers(included)
    assert {seat: table.blood[seat] for seat in "ABC"} == blood


@pytest.mark.rule("VEN-TEAM-04")
def test_each_effect_is_decided_anew():
    table = team_table()
    table.deploy("A", "BR07")
    table.deploy("A", "BR09")
    table.deploy("C", "TO02")
    table.resolve("D1").everybody_stays()
    table.seat("A").says_yes()
    assert table.blood["C"] == 5
    assert table.asked() == {"A": "include-partner"}
    table.seat("A").says_no()
    assert table.over
    assert table.blood["C"] == 5


@pytest.mark.rule("VEN-TEAM-04")
def test_nobody_is_asked_about_a_partner_who_is_not_there():
    table = team_table()
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    assert table.over
    assert table.blood["B"] == 5


@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, blood", [(True, 4), (False, 6)])
def test_you_decide_whether_an_ally_means_your_partner(included, blood):
    table = team_table()
    table.deploy("A", "BR08")
    table.ally("AL02")  # steal 2 from each opponent
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"A": "include-partner"}
    table.seat("A").answers(included)
    assert table.blood["C"] == blood
    assert table.blood["B"] == table.blood["D"] == 4


@pytest.mark.rule("VEN-TEAM-04")
def test_you_decide_whether_a_relic_means_your_partner():
    table = team_table(relics={"A": "RE07"})
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    table.deploy("C", "TO02")
    table.resolve("D1").everybody_stays()
    assert table.seat("A").can(do.ThisCard("VE08", "B"))
    table.seat("A").answers(do.ThisCard("TO02", "C"))
    table.finish()
    assert table.totals()["C"] == 0, "Entourage has no effect"


@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, blood", [(True, 5), (False, 6)])
def test_you_decide_whether_your_challenge_means_your_partners_play(included, blood):
    table = team_table()
    table.deploy("A", "BR03", "D2")
    table.turn("C").seat("C").plays("TO08", "D1")
    assert list(table.asked()) == ["A"]
    table.seat("A").answers(included)
    assert table.blood["C"] == blood


# Frenzy


@pytest.mark.rule("VEN-TEAM-05", "VEN-R-34")
def test_your_partners_frenzy_brings_blood_by_mr_damp_but_no_influence():
    table = team_table(blood={"C": 1}, locations={"D1": "LO02"})
    table.alliance("A", "AL12", "AL15")
    table.deploy("A", "BR07")
    table.deploy("A", "BR08")
    table.deploy("C", "TO02")
    table.resolve("D1")
    stays_and(table, A=True)
    assert [told["player"] for told in table.told("frenzy")] == ["C"]
    assert table.game.drained["C"] == ("VI03",), "the Frenzy itself is normal"
    assert table.blood["C"] == 3
    assert table.influence["A"] == 3 + 1, "only first place"
    assert table.blood["A"] == 6 + 1 + 2


@pytest.mark.rule("VEN-TEAM-05")
def test_an_opponents_frenzy_is_rewarded_as_usual():
    table = team_table(blood={"B": 1}, locations={"D1": "LO02"})
    table.alliance("A", "AL12", "AL15")
    table.deploy("A", "BR07")
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    assert table.influence["A"] == 3 + 1 + (1 + 1 + 1 + 1)
    assert table.blood["A"] == 6 + 1 + 2


# lasting effects


@pytest.mark.rule("VEN-TEAM-13", "VEN-R-34")
@pytest.mark.parametrize("included, strength", [(True, 1), (False, 3)])
def test_wolf_companion_asks_once_at_the_start_of_the_clash(included, strength):
    table = team_table()
    table.deploy("D", "GA02")
    table.deploy("B", "VE05", face_down=True)
    table.deploy("A", "BR05", face_down=True)
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"D": "include-partner"}
    assert table.told("ranking") == []
    table.seat("D").answers(included)
    assert table.totals() == {"A": 1, "B": strength, "D": 2}


@pytest.mark.rule("VEN-TEAM-13", "VEN-R-34")
@pytest.mark.parametrize("included, strength", [(True, 3), (False, 5)])
def test_shadow_strike_may_ignore_the_partner(included, strength):
    """The partner has no face-up card here, one fewer than the Malkavian."""
    table = team_table("malkavian", "ventrue", "toreador", "gangrel")
    table.deploy("A", "MA04")
    table.put_blood("C", 1)
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"A": "include-partner"}
    table.seat("A").answers(included)
    assert table.totals()["A"] == strength


@pytest.mark.rule("VEN-TEAM-13", "VEN-R-34")
@pytest.mark.parametrize("included, strength", [(True, 5), (False, 4)])
def test_a_master_plan_may_count_the_partner_as_a_rival(included, strength):
    table = team_table()
    table.deploy("B", "VE01")
    table.deploy("D", "GA01")
    table.deploy("A", "BR08")
    table.resolve("D1").everybody_stays()
    assert table.asked() == {"B": "include-partner"}
    table.seat("B").answers(included)
    assert table.totals()["B"] == strength


@pytest.mark.rule("VEN-TEAM-04")
@pytest.mark.parametrize("included, influence", [(True, 2), (False, 3)])
def test_a_master_plan_may_spare_the_partner_at_the_end_of_planning(included, influence):
    table = team_table()
    table.deploy("B", "VE01")
    table.deploy("A", "BR08")
    for seat in "ABCD":
        table.game.hands[seat] = ()
    table.planning()
    assert table.asked() == {"B": "include-partner"}
    table.seat("B").answers(included)
    assert table.influence == {"A": 3, "B": 3, "C": 2, "D": influence}


@pytest.mark.rule("VEN-TEAM-13", "VEN-R-34")
@pytest.mark.parametrize("ambition, order", [("A", ["B", "D"]), ("C", ["D", "B"])])
def test_lasting_effects_ask_in_player_order(ambition, order):
    table = team_table(ambition=ambition)
    table.deploy("B", "VE01")
    table.deploy("D", "GA02")
    table.deploy("A", "BR08")
    table.resolve("D1").everybody_stays()
    asked_now = []
    while not table.over:
        asked_now.append(table.asks[0].seat)
        table.seat(asked_now[-1]).says_no()
    assert asked_now == order


@pytest.mark.rule("VEN-TEAM-13", "VEN-R-34")
def test_eyes_in_the_dark_never_force_the_partner():
    table = team_table("brujah", "nosferatu", "toreador", "gangrel")
    table.deploy("B", "NO03", "D1")
    table.turn("A")
    assert not table.seat("A").can(do.PlayCard("BR08", "D1", True))
    table.turn("D").seat("D").plays("GA08", "D1")
    assert table.card("GA08").face_up


@pytest.mark.rule("VEN-TEAM-11", "VEN-TEAM-13")
def test_eyes_in_the_dark_do_not_see_the_partners_face_down_card():
    table = team_table("brujah", "nosferatu", "toreador", "gangrel")
    table.deploy("B", "NO03", "D1")
    table.turn("D").seat("D").plays("GA08", "D1", face_down=True)
    assert table.view("B").areas["D1"]["D"].cards[0].card == ""
    assert table.area("B").blood == 1, "any player's face-down card brings blood"


# cards that do not say opponents or rivals


@pytest.mark.rule("VEN-R-34")
def test_diplomacy_majesty_and_entrancement_always_count_the_partner():
    diplomacy = team_table()
    diplomacy.deploy("B", "VE02")
    diplomacy.deploy("D", "GA05")  # 3, the highest in another area
    diplomacy.deploy("A", "BR06")  # 2
    diplomacy.resolve("D1").everybody_stays()
    diplomacy.finish()
    assert diplomacy.totals() == {"B": 3, "A": 2, "D": 0}
    majesty = team_table()
    majesty.deploy("B", "VE04")
    majesty.deploy("D", "GA06")  # 3
    majesty.deploy("A", "BR08")
    majesty.resolve("D1").everybody_stays()
    assert majesty.over
    assert majesty.totals()["B"] == 3
    entrancement = team_table()
    entrancement.deploy("C", "TO05")
    entrancement.deploy("A", "BR08")
    entrancement.deploy("B", "VE08")
    entrancement.resolve("D1").everybody_stays()
    assert entrancement.over
    assert entrancement.totals()["C"] == 3


@pytest.mark.rule("VEN-R-34")
def test_the_ventrue_hunt_asks_the_winner_even_if_it_is_the_partner():
    table = team_table()
    table.deploy("B", "VE09")
    table.deploy("D", "GA06")
    table.resolve("D1").everybody_stays()
    assert list(table.asked()) == ["D"]
    table.seat("D").answers(do.Pay(2))
    assert table.blood["B"] == 8
    assert table.blood["D"] == 4
