"""What the places of a district are worth (VEN-RES-REWARD)."""

import pytest
from tests.games.vendetta.table import Table


def four_in_district_1(round: int = 1, **more) -> Table:
    """B first (5), A second (3), C third (2), D fourth (1)."""
    table = Table(4, round=round, **more)
    table.deploy("B", "VE08")
    table.put_blood("B", 3)
    table.deploy("A", "BR08")
    table.put_blood("A", 2)
    table.put_blood("C", 2)
    table.deploy("D", "GA03")
    return table


@pytest.mark.rule("VEN-RES-REWARD-01")
def test_first_takes_the_ally_second_a_victim_and_the_others_no_card():
    table = four_in_district_1()
    table.ally("AL17")
    victims = len(table.game.victim_deck)
    table.resolve().everybody_stays()
    assert list(table.totals()) == ["B", "A", "C", "D"]
    assert table.game.alliances["B"] == ("VI02", "AL17")
    (gained,) = set(table.game.alliances["A"]) - {"VI01"}
    assert gained.startswith("VI")
    assert len(table.game.victim_deck) == victims - 1
    assert table.game.alliances["C"] == ("VI03",)
    assert table.game.alliances["D"] == ("VI04",)
    assert table.influence["D"] == 3, "fourth place: nothing at all"


@pytest.mark.rule("VEN-RES-REWARD-02")
def test_won_cards_join_the_alliance_at_once_undrained():
    table = Table(4)
    table.ally("AL17")
    table.deploy("C", "TO01")
    table.put_blood("C", 3)
    table.deploy("A", "BR08")
    table.resolve().everybody_stays()
    assert table.game.alliances["C"] == ("VI03", "AL17")
    assert table.game.drained["C"] == ()
    assert table.blood["A"] == 5, "Awe counts victim and new ally in the same district's Aftermath"


@pytest.mark.rule("VEN-RES-REWARD-03")
@pytest.mark.parametrize(
    "round, first, second, third, fourth", [(1, 1, 1, 1, 0), (2, 2, 2, 1, 0), (3, 3, 2, 1, 0)], ids=["1", "2", "3"]
)
def test_influence_depends_on_round_and_rank(round, first, second, third, fourth):
    table = four_in_district_1(round=round)
    table.resolve().everybody_stays()
    assert table.influence == {"B": 3 + first, "A": 3 + second, "C": 3 + third, "D": 3 + fourth}


@pytest.mark.rule("VEN-RES-REWARD-04")
def test_first_place_is_served_completely_before_second_and_third():
    table = Table(4, round=2, ambition="A")
    table.ally("AL01", at="HAVEN")
    table.deploy("C", "TO04", at="HAVEN")
    table.deploy("B", "VE08", at="HAVEN")
    table.deploy("A", "BR08", at="HAVEN")
    table.resolve("HAVEN").everybody_stays()
    told = table.happened("gains-ally", "gains-influence", "ambition", "gains-blood", "gains-victim")
    rewards = told[: told.index(("gains-influence", "A")) + 1]
    assert rewards[:2] == [("gains-ally", "C"), ("gains-influence", "C")]
    assert sorted(rewards[2:-4]) == [("ambition", "C"), ("gains-influence", "C")], "the Haven bonus"
    assert [fact["amount"] for fact in table.told("gains-influence")][:2] == [2, 1]
    assert rewards[-4:] == [
        ("gains-blood", "C"),
        ("gains-victim", "B"),
        ("gains-influence", "B"),
        ("gains-influence", "A"),
    ]
    assert (table.blood["C"], table.influence["C"]) == (9, 3 + 2 + 1)


@pytest.mark.rule("VEN-RES-REWARD-05")
def test_the_ranking_stands_when_a_ranked_player_is_eliminated_by_a_reward():
    table = Table(4, blood={"B": 2})
    table.ally("AL02")
    table.alliance("B", "AL09")
    table.tokens("B", ready=2)
    table.deploy("A", "BR01")
    table.deploy("B", "VE08")
    table.put_blood("B", 3)
    table.deploy("C", "TO05")
    victims = len(table.game.victim_deck)
    table.resolve().everybody_stays()
    assert list(table.totals()) == ["A", "B", "C"]
    assert table.game.out == ("B",), "Sgt. McTavish took B's last 2, the drained vampire was a third Diablerie"
    assert table.influence["C"] == 3 + 1, "third place's reward"
    assert len(table.game.victim_deck) == victims, "nobody takes over the victim of second place"


@pytest.mark.rule("VEN-RES-REWARD-06")
def test_places_nobody_has_reached_are_not_rewarded():
    table = Table(4)
    table.deploy("A", "BR01")
    victims = table.game.victim_deck
    table.resolve().everybody_stays()
    assert table.influence == {"A": 4, "B": 3, "C": 3, "D": 3}
    assert table.game.victim_deck == victims


@pytest.mark.rule("VEN-RES-REWARD-07")
def test_an_ally_nobody_wins_leaves_the_game():
    table = Table(4)
    table.ally("AL09")
    table.put_blood("A", 2)
    table.put_blood("B", 2)
    table.resolution().finish()
    assert "AL09" in table.game.removed
    assert table.game.allies == {}
    assert "AL09" not in table.game.ally_deck


@pytest.mark.rule("VEN-RES-REWARD-08")
def test_an_empty_victim_deck_gives_no_victim_but_the_influence():
    table = four_in_district_1()
    table.game.victim_deck = ()
    table.resolve().everybody_stays()
    assert table.game.alliances["A"] == ("VI01",)
    assert table.influence["A"] == 4
