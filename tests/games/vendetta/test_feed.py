"""Phase 1: Feed (VEN-FEED)."""

import pytest
from tests.games.vendetta.table import Table
from tests.games.vendetta.whole_game import log, start, until_phase


@pytest.mark.rule("VEN-FEED-01")
@pytest.mark.parametrize(
    "alliance, blood",
    [
        ((), 0),
        (("VI10",), 1),
        (("VI10", "VI11", "VI12"), 3),
        (("AL28", "VI10"), 5),
        (("AL16", "AL17", "AL09", "AL01"), 6),
    ],
)
def test_the_feed_values_of_the_alliance_are_added_up(alliance, blood):
    table = Table(4)
    table.alliance("A", *alliance)
    table.feed()
    assert table.over
    assert table.blood == {"A": 6 + blood, "B": 7, "C": 7, "D": 7}


@pytest.mark.rule("VEN-FEED-02")
def test_drained_cards_feed_nothing():
    table = Table(4)
    table.alliance("A", "VI10", drained=["AL28", "VI11"])
    table.alliance("B", drained=["VI12"])
    table.feed()
    assert table.blood["A"] == 7
    assert table.blood["B"] == 6


@pytest.mark.rule("VEN-FEED-03")
def test_round_one_feeds_too_so_the_first_planning_starts_with_seven_blood():
    state = until_phase(start(4), "turn").state
    assert state.blood == dict.fromkeys("ABCD", 7)


@pytest.mark.rule("VEN-FEED-03")
@pytest.mark.parametrize("round", [2, 3])
def test_later_rounds_feed_as_well(round):
    position = until_phase(start(4), "keep", round)
    fed = [line.key for line in log(position, "round", "phase-feed")]
    assert fed == ["round", "phase-feed"] * round


@pytest.mark.rule("VEN-FEED-04", "VEN-R-27")
def test_talleys_hunger_is_part_of_the_same_sum():
    table = Table(4)
    table.alliance("A", "AL12", "VI10", "VI11")
    table.alliance("B", "VI12")
    table.feed()
    assert table.blood["A"] == 7
    assert table.told("loses-blood") == []


@pytest.mark.rule("VEN-FEED-04", "VEN-R-27")
def test_a_sum_of_nothing_moves_no_blood():
    table = Table(4, blood=1)
    table.alliance("A", "AL12", "VI10")
    table.feed()
    assert table.blood["A"] == 1
    assert table.told("frenzy") == []


@pytest.mark.rule("VEN-FEED-04")
def test_a_negative_sum_costs_blood():
    table = Table(4)
    table.alliance("A", "AL12")
    table.feed()
    assert table.blood["A"] == 5
    assert table.told("frenzy") == []


@pytest.mark.rule("VEN-FEED-04")
def test_starving_on_talley_is_a_frenzy_nobody_is_credited_for():
    table = Table(4, blood={"A": 1})
    table.alliance("A", "AL12")
    table.feed()
    assert table.told("frenzy") == [{"player": "A", "cause": "AL12"}]
    assert table.game.drained["A"] == ("AL12",)
    assert table.blood["A"] == 3
    assert table.game.ready_tokens["A"] == 1
    assert table.influence == dict.fromkeys("ABCD", 3)
