"""The end of the game (VEN-END)."""

import pytest
from tests.games.vendetta.table import Table
from tests.games.vendetta.whole_game import fact, finish, log, start

from nokturn.games.vendetta.scoring import ledger, tie_breaks


@pytest.mark.rule("VEN-END-01")
@pytest.mark.parametrize("players, teams", [(3, False), (5, False), (6, True)])
def test_the_game_ends_as_soon_as_the_last_district_of_round_three_is_resolved(players, teams):
    position = finish(start(players, teams=teams))
    keys = [line.key for line in log(position, "round", "phase-resolution", "district", "final-score", "new-prince")]
    last = keys[len(keys) - keys[::-1].index("phase-resolution") :]
    assert last[-1] == "new-prince"
    assert set(last[:-1]) <= {"district", "final-score"}
    assert position.state.finished
    assert position.state.round == 3


@pytest.mark.rule("VEN-END-02")
def test_a_score_adds_tokens_undrained_and_drained_cards_less_diablerie():
    table = Table(4, influence={"A": 7, "B": 0})
    table.alliance("A", "AL10", "VI01", drained=["AL14", "AL20", "VI05"])
    table.tokens("A", ready=1, used=1)
    table.alliance("B")
    assert table.scores()["A"] == 7 + (5 + 1) + (3 + 2 + 0) - 2
    assert table.scores()["B"] == 0


@pytest.mark.rule("VEN-END-02")
@pytest.mark.parametrize("relic, influence", [("RE01", 2), ("RE03", 1), ("RE02", 0)])
def test_a_relic_adds_its_influence_used_or_not(relic, influence):
    table = Table(4, influence=0, relics={"A": relic})
    assert table.scores()["A"] == 1 + influence
    table.game.spent_relics = ("A",)
    assert table.scores()["A"] == 1 + influence


@pytest.mark.rule("VEN-END-02")
def test_deployed_blood_hand_and_deck_are_worth_nothing():
    table = Table(4, influence=0)
    table.put_blood("A", 9)
    table.deploy("A", "BR01")
    assert table.scores()["A"] == table.scores()["B"] == 1


@pytest.mark.rule("VEN-R-44", "VEN-END-02")
@pytest.mark.parametrize(
    "alliance, drained, score",
    [
        (("AL26",), (), 3 + 2),
        (("AL26", "VI01", "VI05"), (), 3 + 2 + 2),
        (("AL26", "AL09"), (), 3 + 2 + 4),
        (("AL26", "AL19"), (), 3 + 3),
        (("AL26",), ("AL19",), 3 + 2 + 1),
        ((), ("AL26",), 1),
    ],
)
def test_julie_munoz_scores_two_more_as_the_only_undrained_human_ally(alliance, drained, score):
    table = Table(4, influence=0)
    table.alliance("A", *alliance, drained=drained)
    assert table.scores()["A"] == score


@pytest.mark.rule("VEN-R-44")
@pytest.mark.parametrize(
    "alliance, drained, blood",
    [(("VI01",), (), 2), ((), (), 1), (("VI01", "AL09", "AL20"), (), 4), (("VI01",), ("AL09", "VI05"), 2)],
)
def test_sarah_mcaleer_brings_one_blood_for_each_undrained_card_herself_included(alliance, drained, blood):
    table = Table(4)
    table.alliance("A", *alliance, drained=drained)
    table.deploy("A", "BR08")
    table.ally("AL29")
    table.resolve("D1").everybody_stays()
    assert table.blood["A"] == 6 + blood


@pytest.mark.rule("VEN-END-03")
def test_the_highest_score_wins():
    table = Table(4, influence={"A": 4, "B": 9, "C": 2, "D": 6}, blood={"A": 30})
    assert [(line.place, line.seats, line.score) for line in table.standings()] == [
        (1, ("B",), 10),
        (2, ("D",), 7),
        (3, ("A",), 5),
        (4, ("C",), 3),
    ]


@pytest.mark.rule("VEN-END-03")
def test_the_winner_is_announced_as_the_new_prince():
    position = finish(start(4))
    scores = {fact(line, "players"): fact(line, "score") for line in log(position, "final-score")}
    (prince,) = [fact(line, "players") for line in log(position, "new-prince")]
    assert scores[prince] == max(scores.values())
    assert len(scores) == 4


@pytest.mark.rule("VEN-END-04")
def test_a_tie_goes_to_the_fuller_pool_and_deployed_blood_does_not_count():
    table = Table(4, influence={"A": 8, "B": 8, "C": 8, "D": 1}, blood={"A": 3, "B": 5, "C": 4})
    table.put_blood("A", 9)
    assert [line.seats for line in table.standings()] == [("B",), ("C",), ("A",), ("D",)]


@pytest.mark.rule("VEN-END-05")
@pytest.mark.parametrize("ambition, winners", [("A", "ABCD"), ("C", "CDAB")])
def test_a_further_tie_goes_to_whoever_is_earlier_in_player_order(ambition, winners):
    table = Table(4, ambition=ambition)
    assert [line.seats[0] for line in table.standings()] == list(winners)


@pytest.mark.rule("VEN-END-05")
def test_the_order_that_counts_is_the_one_after_the_last_clash():
    table = Table(4, round=3, ambition="A", influence={"A": 10, "B": 3, "C": 10, "D": 4})
    table.deploy("C", "TO08", "HAVEN")
    table.deploy("A", "BR09", "D1")
    table.resolution().finish()
    table.game.influence["C"] = table.game.influence["A"]
    table.game.alliances["A"] = table.game.alliances["C"] = ()
    table.blood["A"] = table.blood["C"] = 6
    assert [line.seats for line in table.standings()[:2]] == [("C",), ("A",)]


@pytest.mark.rule("VEN-END-06")
def test_eliminated_players_have_no_score_and_cannot_win():
    table = Table(4, influence={"A": 90, "B": 1, "C": 2, "D": 0})
    table.alliance("A", "AL09")
    table.tokens("A", ready=2)
    table.turn("A").seat("A").drains("AL09")
    assert [line.seats for line in table.standings()] == [("C",), ("B",), ("D",), ("A",)]
    assert table.scores()["A"] is None


@pytest.mark.rule("VEN-END-02", "VEN-DIAB-02", "VEN-REL-04", "VEN-R-44")
def test_the_ledger_names_every_source_and_adds_up_to_the_score():
    table = Table(4, influence={"A": 7}, relics={"A": "RE01"})
    table.alliance("A", "AL26", "VI01", "VI05", drained=["AL14", "VI07"])
    table.tokens("A", ready=1)
    found = {credit.source: (credit.amount, credit.things) for credit in ledger(table.game) if credit.seat == "A"}
    assert found == {
        "tokens": (7, ()),
        "allies": (3, ("AL26",)),
        "victims": (2, ("VI01", "VI05")),
        "drained": (3, ("AL14", "VI07")),
        "diablerie": (-1, ()),
        "relic": (2, ("RE01",)),
        "ability": (2, ("AL26",)),
    }
    assert sum(amount for amount, _ in found.values()) == table.scores()["A"]


@pytest.mark.rule("VEN-END-04", "VEN-END-05", "VEN-R-04")
def test_what_broke_a_tie_is_told_with_its_numbers_and_its_rule():
    table = Table(4, influence={"A": 8, "B": 8, "C": 8, "D": 1}, blood={"A": 5, "B": 5, "C": 4}, ambition="A")
    told = [(tie.rule, dict(tie.facts)) for tie in tie_breaks(table.game)]
    assert [rule for rule, _ in told] == ["VEN-END-05", "VEN-END-04"]
    assert told[0][1] == {"score": 9, "players": ("A",), "targets": ("B",), "blood": 5}
    assert told[1][1] == {"score": 9, "players": ("B",), "targets": ("C",), "more": 5, "less": 4}


@pytest.mark.rule("VEN-R-04")
def test_an_ally_who_wins_ties_is_the_reason():
    table = Table(4, influence={"A": 8, "B": 5, "C": 0, "D": 1}, blood={"A": 9})
    table.alliance("A")
    table.alliance("B", "AL08")
    ties = [tie.rule for tie in tie_breaks(table.game)]
    assert ties == ["VEN-R-04"]
