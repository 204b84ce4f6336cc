"""Team mode (VEN-TEAM).  With four players A and C play against B and D."""

import pytest
from tests.games.vendetta.table import DEFAULT_CLANS, Table
from tests.games.vendetta.whole_game import asked, finish, start, until_phase

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
    assert table.told("ranking")[0]["players"] == ("A", "C", "B")
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
    assert table.told("wins-district") == [{"player": "B", "district": "D1"}]


@pytest.mark.rule("VEN-TEAM-07", "VEN-R-34")
def test_a_partner_with_blood_only_does_not_spoil_the_automatic_victory():
    table = team_table()
    table.deploy("A", "BR08")
    table.put_blood("C", 7)
    table.resolve("D1")
    stays_and(table)
    assert table.told("wins-district") == [{"player": "A", "district": "D1"}]


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


@pytest.mark.rule("VEN-TEAM-09", "VEN-TEAM-10")
@pytest.mark.parametrize("ambition, first, second", [("A", "BE", "CF"), ("F", "CF", "BE"), ("D", "AD", "BE")])
def test_an_eliminated_partner_is_no_earliest_player_in_a_tie(ambition, first, second):
    even = {"influence": {"A": 50, "D": 6}, "blood": {"A": 90, "D": 12}}
    table = team_table(players=6, victims=0, ambition=ambition, **even)
    table.tokens("A", ready=2)
    table.alliance("A", "AL09")
    table.turn("A").seat("A").drains("AL09")
    assert table.game.out == ("A",)
    # D alone has 6 influence and 12 blood, like each of the other teams; A's ambition token goes to B.
    standings = table.standings()
    assert {line.score for line in standings} == {6}
    assert [set(line.seats) for line in standings[:2]] == [set(first), set(second)]


@pytest.mark.rule("VEN-TEAM-09", "VEN-TEAM-10", "VEN-R-04")
def test_the_tie_breaker_of_the_one_who_is_left_counts_for_the_team():
    table = team_table(influence={"A": 50, "B": 3, "C": 3, "D": 3}, blood={"C": 1}, victims=0)
    table.tokens("A", ready=2)
    table.alliance("A", "AL09")
    table.alliance("C", "AL08")
    table.turn("A").seat("A").drains("AL09")
    assert [(set(line.seats), line.score) for line in table.standings()] == [({"A", "C"}, 6), ({"B", "D"}, 6)]


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
    assert "card" not in table.told("plays-face-down", "C")[0]
