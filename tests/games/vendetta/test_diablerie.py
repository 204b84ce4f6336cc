"""Diablerie tokens: receiving and using them (VEN-DIAB); for the third one see `test_elimination.py`."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do

# receiving tokens


@pytest.mark.rule("VEN-DIAB-01")
@pytest.mark.parametrize("vampire, tokens", [("AL09", 1), ("AL12", 1), ("AL14", 2)])
def test_draining_a_vampire_gives_a_token_and_edward_neally_two(vampire, tokens):
    table = Table(4)
    table.alliance("A", vampire)
    table.turn("A").seat("A").drains(vampire)
    assert table.game.ready_tokens["A"] == tokens
    assert table.game.used_tokens["A"] == 0


@pytest.mark.rule("VEN-DIAB-01")
@pytest.mark.parametrize("vampire, tokens", [("AL09", 1), ("AL14", 2)])
def test_a_vampire_drained_in_frenzy_counts_the_same(vampire, tokens):
    table = Table(4, blood={"B": 1})
    table.alliance("B", vampire)
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.resolve("D1").everybody_stays()
    assert table.game.drained["B"] == (vampire,)
    assert table.game.ready_tokens["B"] == tokens


@pytest.mark.rule("VEN-DIAB-02", "VEN-DIAB-07", "VEN-R-50")
@pytest.mark.parametrize("ready, used, score", [(0, 0, 11), (1, 0, 10), (1, 1, 9), (0, 2, 9)])
def test_each_token_ready_or_used_is_minus_one_influence(ready, used, score):
    table = Table(4, influence=10)
    table.tokens("A", ready, used)
    assert table.scores()["A"] == score  # the victim is worth 1


# using tokens


@pytest.mark.rule("VEN-DIAB-04", "VEN-DIAB-05", "VEN-DIAB-06", "VEN-PLAN-08")
@pytest.mark.example("E-02")
def test_lukasz_puts_five_blood_into_a_district_in_one_turn():
    table = Table(4, blood={"A": 5})
    table.tokens("A", ready=2)
    table.turn("A")
    lukasz = table.seat("A").plays("BR08").places(3).flips(2)
    assert table.blood["A"] == 2
    assert table.area("A").blood == 5
    assert (table.game.ready_tokens["A"], table.game.used_tokens["A"]) == (0, 2)
    assert lukasz.refusal(do.FlipTokens(1)).rule == "VEN-DIAB-06"
    lukasz.ends_turn()
    table.turn("A").seat("A").plays("BR09")
    assert table.seat("A").refusal(do.FlipTokens(1)).rule == "VEN-DIAB-06", "not in a later turn of the round either"
    table.end_of_round()
    assert (table.game.ready_tokens["A"], table.game.used_tokens["A"]) == (2, 0)


@pytest.mark.rule("VEN-DIAB-04")
def test_tokens_are_turned_only_with_a_card_and_for_its_district():
    table = Table(4)
    table.tokens("A", ready=2)
    table.turn("A")
    assert table.seat("A").refusal(do.FlipTokens(1)).rule == "VEN-DIAB-04"
    table.seat("A").plays("BR08", "D2").flips(1)
    assert table.area("A", "D2").blood == 1
    assert (table.game.ready_tokens["A"], table.game.used_tokens["A"]) == (1, 1)


@pytest.mark.rule("VEN-DIAB-04")
def test_not_more_tokens_are_turned_than_there_are():
    table = Table(4)
    table.tokens("A", ready=1)
    table.turn("A").seat("A").plays("BR08")
    assert table.seat("A").refusal(do.FlipTokens(2)).rule.startswith("VEN-DIAB")
    table.seat("A").flips(1)


@pytest.mark.rule("VEN-DIAB-05")
def test_blood_of_tokens_does_not_touch_the_pool():
    table = Table(4, blood=1)
    table.tokens("A", ready=2)
    table.turn("A").seat("A").plays("BR08").flips(2)
    assert table.blood["A"] == 1
    assert table.area("A").blood == 2


@pytest.mark.rule("VEN-DIAB-08")
def test_a_token_received_in_this_turn_can_be_used_in_it():
    table = Table(4)
    table.alliance("A", "AL09", "AL10")
    table.turn("A").seat("A").drains("AL09").plays("BR08").flips(1).drains("AL10").flips(1)
    assert table.area("A").blood == 2
    assert table.game.used_tokens["A"] == 2
