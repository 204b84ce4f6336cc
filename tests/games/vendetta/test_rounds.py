"""The shape of the game: three rounds of five phases (VEN-ROUND)."""

import pytest
from tests.games.vendetta.table import Table
from tests.games.vendetta.whole_game import asked, fact, finish, log, play_until, start, until_phase

PHASES = ["phase-feed", "phase-refill", "phase-hand", "phase-planning", "phase-resolution"]


@pytest.mark.rule("VEN-ROUND-01")
@pytest.mark.parametrize("players, teams", [(3, False), (4, False), (5, False), (4, True), (6, True)])
def test_a_game_is_three_rounds_of_five_phases_in_this_order(players, teams):
    position = finish(start(players, teams=teams))
    assert [fact(line, "round") for line in log(position, "round")] == [1, 2, 3]
    assert [line.key for line in log(position, "round", *PHASES)] == ["round", *PHASES] * 3


@pytest.mark.rule("VEN-ROUND-02")
def test_feed_and_refill_ask_nobody_and_hand_management_asks_all_at_once():
    position = until_phase(start(4), "keep")
    assert [line.key for line in log(position) if line.key.startswith("phase-")] == PHASES[:3]
    assert asked(position) == dict.fromkeys("ABCD", "keep")


@pytest.mark.rule("VEN-ROUND-02")
def test_planning_is_played_in_turns_of_one_player_at_a_time():
    def in_resolution(position):
        over = "phase-resolution" in [line.key for line in log(position)]
        assert over or len(position.asks()) == 1
        return over

    play_until(until_phase(start(4), "turn"), in_resolution)


@pytest.mark.rule("VEN-ROUND-02")
def test_resolution_finishes_one_district_before_the_next():
    table = Table(4)
    for district in ("D1", "D2", "HAVEN"):
        table.put_blood("A", 1, district)
        table.put_blood("B", 1, district)
    table.resolution()
    for district in ("D1", "D2", "HAVEN"):
        assert table.told("district")[-1]["district"] == district
        assert table.asked() == dict.fromkeys("AB", "stay-or-withdraw")
        table.seat("B").stays()
        assert table.told("district")[-1]["district"] == district
        table.seat("A").stays()
    assert table.over


@pytest.mark.rule("VEN-ROUND-03", "VEN-EOR-04")
def test_housekeeping_follows_rounds_one_and_two_and_scoring_follows_round_three():
    position = finish(start(5))
    ends = [(line.key, dict(line.facts).get("round")) for line in log(position, "end-of-round", "round", "new-prince")]
    assert ends == [
        ("round", 1),
        ("end-of-round", 1),
        ("round", 2),
        ("end-of-round", 2),
        ("round", 3),
        ("new-prince", None),
    ]
    left = [card for areas in position.state.areas.values() for area in areas.values() for card in area.cards]
    assert left, "the cards of round 3 are not taken back"
