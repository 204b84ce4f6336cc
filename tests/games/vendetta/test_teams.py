"""Team mode (VEN-TEAM).  With four players A and C play against B and D."""

import pytest
from tests.games.vendetta.table import DEFAULT_CLANS, Table
from tests.games.vendetta.whole_game import asked, finish, start, until_phase

from nokturn.games.vendetta import choices as do
from nokturn.kernel.errors import SetupError


def team_table(*clans, players=4, **layout):
    """A table in team mode."""
    return Table(players, teams=True, clans=clans or DEFAULT_CLANS, **layout)


def stays_and(table, **answers):
    """Everybody stays; asked about the partner, each answers as told."""
    table.everybody_stays()
    while not table.over:
        question = table.asks[0]
        assert question.prompt.startswith("include-partner"), question
        table.seat(question.seat).answers(answers[question.seat])
    return table


# the table


@pytest.mark.rule("VEN-TEAM-01", "VEN-SETUP-01")
@pytest.mark.parametrize("players", [3, 5])
def test_only_four_or_six_play_in_teams(players):
    with pytest.raises(SetupError):
        start(players, teams=True)


@pytest.mark.rule("VEN-TEAM-01")
@pytest.mark.parametrize("players", [4, 6])
def test_teams_are_pairs_and_fixed_before_clans_are_chosen(players):
    position = start(players, teams=True)
    assert list(asked(position).values()) == ["clan"]
    teams = position.state.teams
    assert set(teams) == set(position.state.seats)
    assert sorted(teams.values()) == sorted(2 * list("ABC"[: players // 2]))
    assert until_phase(position, "keep").state.teams == teams


@pytest.mark.rule("VEN-TEAM-02")
def test_setup_is_normal_and_six_use_the_districts_of_five():
    six, five = until_phase(start(6, teams=True), "keep").state, until_phase(start(5), "keep").state
    assert six.districts == five.districts == ("D1", "D2", "D3", "HAVEN")
    for state in (six, five):
        assert set(state.blood.values()) == {7}
        assert set(state.influence.values()) == {3}
        assert {len(alliance) for alliance in state.alliances.values()} == {1}
        assert {len(hand) for hand in state.hands.values()} == {2}
    assert until_phase(start(4, teams=True), "keep").state.districts == ("D1", "D2", "HAVEN")


@pytest.mark.rule("VEN-TEAM-03")
@pytest.mark.example("E-20")
@pytest.mark.parametrize("players, row", [(4, "ABAB"), (6, "ABCABC")])
def test_teams_alternate_around_the_table_and_partners_face_each_other(players, row):
    state = start(players, teams=True).state
    teams = [state.teams[seat] for seat in state.seats]
    assert teams == list(row)
    assert all(teams[place] == teams[(place + players // 2) % players] for place in range(players))


@pytest.mark.rule("VEN-TEAM-03")
def test_player_order_follows_the_seats():
    table = team_table(players=6, ambition="E")
    assert table.view(None).order == ("E", "F", "A", "B", "C", "D")


@pytest.mark.rule("VEN-TEAM-12")
@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("round, turns", [(1, 2), (2, 3), (3, 4)])
def test_teams_have_the_standard_number_of_turns(players, round, turns):
    position = until_phase(start(players, teams=True), "turn", round)
    taken = []
    while set(asked(position).values()) <= {"turn", "after-card", "include-partner-play"}:
        question = position.asks()[0]
        taken += [question.seat] if question.prompt == "turn" else []
        position.answer(question.seat, question.options[0] if question.options else False)
    assert sorted(taken) == sorted(list(position.state.seats) * turns)


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
    assert table.events("frenzy") == [{"player": "C"}]
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


# ranking


@pytest.mark.rule("VEN-TEAM-06")
def test_partners_are_ranked_and_rewarded_separately():
    table = team_table(round=3)
    table.ally("AL20")
    table.deploy("A", "BR01")
    table.deploy("C", "TO04")
    table.deploy("B", "VE08")
    table.resolve("D1")
    stays_and(table, A=False, C=False)
    assert table.events("ranking")[0]["players"] == ("A", "C", "B")
    assert "AL20" in table.game.alliances["A"]
    assert {seat: table.influence[seat] for seat in "ACB"} == {"A": 3 + 3, "C": 3 + 2, "B": 3 + 1}


@pytest.mark.rule("VEN-TEAM-07", "VEN-R-34")
def test_two_partners_with_cards_are_not_a_sole_card_holder():
    table = team_table()
    table.deploy("A", "BR08")
    table.deploy("C", "TO08")
    table.put_blood("B", 7)
    table.resolve("D1")
    stays_and(table)
    assert table.events("wins-district") == [{"player": "B", "district": "D1"}]


@pytest.mark.rule("VEN-TEAM-07", "VEN-R-34")
def test_a_partner_with_blood_only_does_not_spoil_the_automatic_victory():
    table = team_table()
    table.deploy("A", "BR08")
    table.put_blood("C", 7)
    table.resolve("D1")
    stays_and(table)
    assert table.events("wins-district") == [{"player": "A", "district": "D1"}]


# the end


@pytest.mark.rule("VEN-TEAM-08")
def test_the_higher_sum_of_both_partners_wins():
    table = team_table(influence={"A": 12, "B": 8, "C": 1, "D": 6}, victims=0)
    assert [(set(line.seats), line.score) for line in table.standings()] == [({"B", "D"}, 14), ({"A", "C"}, 13)]


@pytest.mark.rule("VEN-TEAM-08")
def test_a_whole_team_becomes_prince():
    position = finish(start(6, teams=True))
    (announced,) = [dict(event.facts)["players"] for event in position.state.events if event.key == "new-prince"]
    assert len(announced) == 2
    assert len({position.state.teams[seat] for seat in announced}) == 1


@pytest.mark.rule("VEN-TEAM-09")
def test_tied_teams_compare_the_blood_of_both_pools():
    table = team_table(influence=5, blood={"A": 9, "C": 1, "B": 5, "D": 6}, victims=0)
    assert [set(line.seats) for line in table.standings()] == [{"B", "D"}, {"A", "C"}]


@pytest.mark.rule("VEN-TEAM-09")
@pytest.mark.parametrize("ambition, winners", [("A", "AD"), ("B", "BE"), ("C", "CF"), ("D", "AD")])
def test_then_the_team_with_the_earliest_player_wins(ambition, winners):
    table = team_table(players=6, ambition=ambition)
    assert set(table.standings()[0].seats) == set(winners)


@pytest.mark.rule("VEN-TEAM-10", "VEN-R-34")
def test_an_eliminated_partner_counts_for_nothing_and_the_other_plays_on():
    table = team_table(influence={"A": 50, "B": 6, "C": 7, "D": 2}, blood={"A": 90, "C": 4, "B": 5, "D": 5}, victims=0)
    table.tokens("A", ready=2)
    table.alliance("A", "AL09")
    table.planning()
    table.seat("A").drains("AL09")
    assert table.asked() == {"B": "turn"}
    table.seat("B").plays("VE08").ends_turn()
    assert table.asked() == {"C": "turn"}
    assert [(set(line.seats), line.score) for line in table.standings()] == [({"B", "D"}, 8), ({"A", "C"}, 7)]
    table.influence["C"] = 8
    assert set(table.standings()[0].seats) == {"B", "D"}, "10 blood against 4; A's 94 are gone"


# secrets


@pytest.mark.rule("VEN-TEAM-11", "VEN-R-34")
def test_partners_see_neither_hands_nor_face_down_cards_and_hold_their_own_pools():
    table = team_table(blood={"A": 9, "C": 2})
    table.turn("A").seat("A").plays("BR08", face_down=True).ends_turn()
    shown = table.view("C")
    assert shown.hand == ("TO08", "TO09")
    assert shown.areas["D1"]["A"].cards[0].card == ""
    assert "BR09" not in (*shown.hand, *shown.drawn, *shown.bottom)
    assert (shown.players["A"].blood, shown.players["C"].blood) == (8, 2)
    assert "card" not in table.events("plays-face-down", "C")[0]


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
    assert table.events("ranking") == []
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
