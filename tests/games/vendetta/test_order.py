"""The ambition token, player order and ties (VEN-ORDER)."""

import pytest
from tests.games.vendetta.table import Table


def take_turns(table):
    """Everybody plays the first card offered; returns who was asked, each turn once."""
    order = []
    while not table.over:
        question = table.asks[0]
        if question.prompt == "turn":
            order.append(question.seat)
        table.seat(question.seat).answers(question.options[0])
    return order


@pytest.mark.rule("VEN-ORDER-01")
@pytest.mark.parametrize("ambition, order", [("A", "ABCDE"), ("C", "CDEAB"), ("E", "EABCD")])
def test_the_ambition_holder_is_first_and_the_others_follow_clockwise(ambition, order):
    table = Table(5, ambition=ambition)
    assert table.view(None).order == tuple(order)
    for seat, card in zip("ABCDE", ("BR01", "VE01", "TO01", "GA01", "TR01"), strict=True):
        table.hand(seat, card)
        table.game.decks[seat] = ()
    assert take_turns(table.planning())[:5] == list(order)


@pytest.mark.rule("VEN-ORDER-02", "VEN-CONF-03", "VEN-R-51")
@pytest.mark.parametrize(
    "ambition, ranking",
    [("A", ("A", "B", "C")), ("B", ("B", "C", "A")), ("C", ("C", "A", "B")), ("D", ("A", "B", "C"))],
)
def test_ties_are_won_by_whoever_comes_earlier_in_player_order(ambition, ranking):
    table = Table(4, ambition=ambition)
    for seat, card in zip("ABC", ("BR05", "VE05", "TO04"), strict=True):  # strength 3 each
        table.deploy(seat, card)
    table.resolve("D1").everybody_stays()
    assert table.told("ranking")[0]["players"] == ranking


@pytest.mark.rule("VEN-ORDER-03")
def test_order_changes_at_once_when_the_haven_is_won():
    table = Table(4, ambition="A", blood={"A": 6, "B": 6, "C": 6})
    table.deploy("A", "BR09", "HAVEN")
    table.deploy("C", "TO09", "HAVEN")
    table.put_blood("C", 1, "HAVEN")
    table.resolve("HAVEN").everybody_stays()
    assert table.view(None).order == ("C", "D", "A", "B")
    assert [facts["thief"] for facts in table.told("steals")] == ["C", "A"]


@pytest.mark.rule("VEN-ORDER-03")
def test_nobody_acts_twice_or_is_passed_over_because_the_token_moved_in_mid_cycle():
    """A loses the token by being eliminated in C's turn, when A, B and C have already had theirs."""
    table = Table(4, clans=("brujah", "ventrue", "tremere", "gangrel"), blood={"A": 1})
    table.alliance("A", "AL09")
    table.tokens("A", ready=2)
    table.deploy("C", "TR06", "D1")
    table.hand("C", "TR01", "TR02")
    table.planning()
    table.seat("A").plays("BR08", "D1").ends_turn()
    table.seat("B").plays("VE08", "D2").ends_turn()
    table.seat("C").plays("TR01", "D1", face_down=True)  # Retaliation: A loses 1, frenzies and drains Marcel
    assert table.game.out == ("A",)
    assert table.game.ambition == "B"
    table.seat("C").ends_turn()
    assert take_turns(table) == ["D", "B", "C", "D"]


@pytest.mark.rule("VEN-ORDER-03")
def test_a_cycle_goes_on_when_the_holder_is_eliminated_in_the_own_turn():
    table = Table(4, ambition="C")
    table.alliance("C", "AL09")
    table.tokens("C", used=2)
    table.planning()
    table.seat("C").drains("AL09")
    assert table.game.ambition == "D"
    assert take_turns(table) == ["D", "A", "B", "D", "A", "B"]


@pytest.mark.rule("VEN-ORDER-04")
def test_winning_another_district_does_not_move_the_token():
    table = Table(4, ambition="A")
    table.deploy("B", "VE08", "D1")
    table.deploy("B", "VE05", "D2")
    table.resolution().finish()
    assert [facts["player"] for facts in table.told("wins-district")] == ["B", "B"]
    assert table.game.ambition == "A"


@pytest.mark.rule("VEN-ORDER-04")
def test_the_token_stays_if_nobody_wins_the_haven():
    table = Table(4, ambition="A")
    table.put_blood("B", 5, "HAVEN")
    table.resolution().finish()
    assert table.game.ambition == "A"


@pytest.mark.rule("VEN-ORDER-04")
def test_winning_the_haven_takes_the_token():
    table = Table(4, ambition="A")
    table.deploy("B", "VE08", "HAVEN")
    table.resolution().finish()
    assert table.game.ambition == "B"
    assert table.told("ambition") == [{"player": "B"}]


@pytest.mark.rule("VEN-ORDER-04")
def test_the_token_stays_with_its_holder_when_somebody_else_is_eliminated():
    table = Table(4, ambition="A")
    table.alliance("B", "AL14")
    table.tokens("B", ready=1)
    table.turn("B").seat("B").drains("AL14")
    assert table.game.out == ("B",)
    assert table.game.ambition == "A"


@pytest.mark.rule("VEN-R-04")
def test_fiorenza_wins_a_tie_in_the_ranking_against_earlier_players():
    table = Table(4, ambition="A")
    table.alliance("C", "AL08")
    for seat, card in zip("ABC", ("BR05", "VE05", "TO04"), strict=True):
        table.deploy(seat, card)
    table.resolve("D1").everybody_stays()
    assert table.told("ranking")[0]["players"] == ("C", "A", "B")


@pytest.mark.rule("VEN-R-04")
def test_fiorenza_wins_no_ranking_that_is_not_tied():
    table = Table(4, ambition="A")
    table.alliance("B", "AL08")
    table.deploy("A", "BR05")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    assert table.told("ranking")[0]["players"] == ("A", "B")


@pytest.mark.rule("VEN-R-04")
@pytest.mark.parametrize("with_fiorenza, lowest", [(False, "B"), (True, "A")])
def test_fiorenza_is_not_the_lowest_of_equal_bidders(with_fiorenza, lowest):
    """Equal bids: without her the later player, B, is the lowest bidder; with her it is the other one."""
    table = Table(4, clans=("malkavian", "ventrue", "toreador", "gangrel"), ambition="A")
    if with_fiorenza:
        table.alliance("B", "AL08")
    table.deploy("A", "MA02")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    table.seat("A").answers(2)
    table.seat("B").answers(2)
    assert [facts["player"] for facts in table.told("turned-down")] == [lowest]


@pytest.mark.rule("VEN-R-04")
def test_fiorenza_wins_a_tied_final_score_before_blood_is_compared():
    table = Table(4, ambition="A", blood={"A": 20, "B": 1}, influence={"A": 5, "B": 2, "C": 0, "D": 0})
    table.alliance("A")
    table.alliance("B", "AL08")  # 3 influence
    assert table.scores() == {"A": 5, "B": 5, "C": 1, "D": 1}
    assert [line.seats for line in table.standings()[:2]] == [("B",), ("A",)]


@pytest.mark.rule("VEN-R-04")
def test_fiorenza_wins_a_tied_final_score_for_her_team():
    table = Table(4, teams=True, ambition="A", blood={"A": 20}, influence={"A": 5, "C": 5, "B": 2, "D": 5})
    for seat in "ACD":
        table.alliance(seat)
    table.alliance("B", "AL08")
    assert table.scores() == dict.fromkeys("ABCD", 10)
    assert set(table.standings()[0].seats) == {"B", "D"}


@pytest.mark.rule("VEN-R-04")
def test_a_drained_fiorenza_wins_nothing():
    table = Table(4, ambition="A")
    table.alliance("B", drained=["AL08"])
    table.deploy("A", "BR05")
    table.deploy("B", "VE05")
    table.resolve("D1").everybody_stays()
    assert table.told("ranking")[0]["players"] == ("A", "B")


@pytest.mark.rule("VEN-ORDER-02")
def test_a_tied_bid_follows_player_order_not_seats():
    table = Table(4, clans=("malkavian", "ventrue", "toreador", "gangrel"), ambition="B")
    table.deploy("A", "MA02")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    table.seat("A").answers(0)
    table.seat("B").answers(0)
    assert [facts["player"] for facts in table.told("turned-down")] == ["A"]
    assert not table.card("MA02").face_up
