"""The Prince's Haven (VEN-HAVEN)."""

import pytest
from tests.games.vendetta.table import KEY, Table

from nokturn.games.vendetta.game import GAME
from nokturn.kernel.game import first_answer


@pytest.mark.rule("VEN-HAVEN-01")
@pytest.mark.parametrize("round, first, second", [(1, 1, 1), (2, 2, 2), (3, 3, 2)])
def test_the_winner_of_the_haven_gains_1_more_influence_in_every_round(round, first, second):
    table = Table(4, round=round)
    table.deploy("B", "VE08", at="HAVEN")
    table.deploy("A", "BR08", at="HAVEN")
    table.resolve("HAVEN").everybody_stays()
    assert table.influence == {"A": 3 + second, "B": 3 + first + 1, "C": 3, "D": 3}


@pytest.mark.rule("VEN-HAVEN-02")
def test_the_winner_takes_the_ambition_token_and_goes_first_in_the_havens_aftermath():
    table = Table(4, ambition="A")
    table.deploy("A", "BR04", at="HAVEN")
    table.deploy("B", "VE08", at="HAVEN")
    table.deploy("D", "GA09", at="HAVEN")
    table.put_blood("D", 6, at="HAVEN")
    table.resolve("HAVEN").everybody_stays()
    assert list(table.totals("HAVEN")) == ["D", "A", "B"]
    assert table.game.ambition == "D"
    assert table.happened("ambition", "resolves") == [("ambition", "D"), ("resolves", "D"), ("resolves", "A")]
    assert table.view("C").order == ("D", "A", "B", "C")


@pytest.mark.rule("VEN-HAVEN-03")
def test_winning_as_the_only_player_with_cards_counts_for_token_and_bonus():
    table = Table(4, ambition="A")
    table.deploy("C", "TO05", at="HAVEN")
    table.put_blood("A", 5, at="HAVEN")
    table.resolve("HAVEN").everybody_stays()
    assert table.game.ambition == "C"
    assert table.influence["C"] == 3 + 1 + 1


@pytest.mark.rule("VEN-HAVEN-04")
def test_if_nobody_wins_the_haven_there_is_no_bonus_and_the_token_stays():
    table = Table(4, ambition="D")
    table.put_blood("A", 3, at="HAVEN")
    table.put_blood("B", 2, at="HAVEN")
    table.resolve("HAVEN").everybody_stays()
    assert table.game.ambition == "D"
    assert table.influence == dict.fromkeys("ABCD", 3)


@pytest.mark.rule("VEN-HAVEN-05")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_haven_never_carries_a_location_card(players):
    position = GAME.start(players, {"locations": True}, KEY)
    while position.asks()[0].prompt == "clan":
        position.answer(position.asks()[0].seat, first_answer(position.asks()[0]))
    assert "HAVEN" in position.state.districts
    assert "HAVEN" not in position.state.locations
