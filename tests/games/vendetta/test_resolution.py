"""Resolution in general: which districts, in which order, whose cards (VEN-RES)."""

import pytest
from tests.games.vendetta.table import Table

from nokturn.games.vendetta import choices as do


@pytest.mark.rule("VEN-RES-01")
@pytest.mark.parametrize(
    "players, row", [(3, "D1 D2 HAVEN"), (4, "D1 D2 HAVEN"), (5, "D1 D2 D3 HAVEN")], ids=["three", "four", "five"]
)
def test_districts_are_resolved_in_row_order_with_the_haven_last(players, row):
    table = Table(players)
    for district in reversed(row.split()):
        table.put_blood("B", 1, at=district)
    table.resolution().finish()
    assert [fact["district"] for fact in table.told("district")] == row.split()


@pytest.mark.rule("VEN-RES-02")
def test_a_district_runs_through_its_five_steps_before_the_next_one_starts():
    table = Table(4)
    table.deploy("A", "BR07", face_down=True)
    table.deploy("A", "BR04")
    table.deploy("B", "VE08")
    table.ally("AL17")
    table.deploy("B", "VE02", at="D2")
    table.resolution().everybody_stays()

    steps = table.happened("choices-revealed", "revealed", "resolves", "ranking", "gains-ally")
    prepare = aftermath = "resolves"
    assert [key for key, _ in steps] == ["choices-revealed", "revealed", prepare, "ranking", "gains-ally", aftermath]
    assert [fact["card"] for fact in table.told("resolves")] == ["BR07", "BR04"]
    assert table.blood["B"] == 6 - 1 - 1, "prepare and aftermath of district 1 are done"
    assert table.asked() == {"B": "stay-or-withdraw"}, "only now district 2 begins"


@pytest.mark.rule("VEN-RES-03")
def test_a_card_or_a_blood_alone_puts_a_player_in_a_district():
    table = Table(4)
    table.deploy("A", "BR01")
    table.put_blood("B", 1)
    table.deploy("C", "TO02", face_down=True)
    table.deploy("D", "GA06", at="D2")
    table.resolve("D1")
    assert set(table.asked()) == {"A", "B", "C"}


@pytest.mark.rule("VEN-RES-04")
def test_a_district_with_nobody_in_it_is_skipped_and_its_ally_leaves_the_game():
    table = Table(4)
    table.ally("AL17", at="D1")
    table.ally("AL09", at="D2")
    table.deploy("A", "BR01")
    table.resolution().finish()
    assert "AL17" in table.game.alliances["A"]
    assert "AL09" in table.game.removed
    assert "D2" not in table.game.allies
    assert [fact["district"] for fact in table.told("choices-revealed")] == ["D1"]


@pytest.mark.rule("VEN-RES-05")
def test_a_card_counts_by_where_it_lies_now_and_not_by_where_it_was_played():
    table = Table(4, clans={"A": "nosferatu"})
    table.hand("A", "NO08")
    table.deploy("A", "NO08", at="D1")
    table.deploy("B", "VE08", at="HAVEN")
    table.resolution()
    table.seat("A").withdraws()
    table.everybody_stays()
    assert table.totals("HAVEN") == {"A": 1 + 2, "B": 2}, "Ready is worth 2 more at the Haven"


@pytest.mark.rule("VEN-RES-06")
def test_a_card_in_your_area_is_yours_until_it_goes_back_to_its_owner():
    table = Table(4)
    table.deploy("B", "BR04", owner="A")
    table.deploy("A", "BR01")
    table.deploy("C", "TO05")
    table.resolve().everybody_stays()
    assert table.totals() == {"A": 6, "B": 4, "C": 3}
    assert (table.blood["A"], table.blood["B"], table.blood["C"]) == (5, 6, 5), "its owner is a rival like any other"
    table.end_of_round()
    assert "BR04" in table.game.hands["A"]


@pytest.mark.rule("VEN-RES-07")
def test_the_ambition_holders_cards_resolve_first_and_then_clockwise():
    table = Table(4, ambition="C")
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.deploy("C", "TO08")
    table.deploy("D", "GA08")
    table.resolve().everybody_stays()
    assert table.happened("resolves") == [("resolves", "C"), ("resolves", "D"), ("resolves", "A")]


@pytest.mark.rule("VEN-RES-07")
def test_a_player_picks_the_order_of_own_cards_and_each_is_finished_before_the_next():
    table = Table(4, blood={"B": 2})
    table.deploy("A", "BR04")
    table.deploy("A", "BR09")
    table.deploy("B", "VE08")
    table.resolve().everybody_stays()
    assert table.seat("A").ask.options == (do.ResolveCard("BR04"), do.ResolveCard("BR09"))
    table.seat("A").resolves("BR09")
    assert [fact["card"] for fact in table.told("resolves")] == ["BR09", "BR04"]
    assert table.happened("steals", "loses-blood", "frenzy", "drains") == [
        ("steals", "B"),
        ("loses-blood", "B"),
        ("frenzy", "B"),
        ("drains", "B"),
    ]


@pytest.mark.rule("VEN-RES-08")
def test_several_players_are_hit_in_player_order_each_frenzy_finished_before_the_next():
    table = Table(4, ambition="C", blood={"B": 1, "C": 1, "D": 5})
    table.deploy("A", "BR04")
    for seat, card in (("B", "VE08"), ("C", "TO05"), ("D", "GA06")):
        table.deploy(seat, card)
    table.resolve().everybody_stays()
    assert table.happened("loses-blood", "frenzy", "drains") == [
        ("loses-blood", "C"),
        ("frenzy", "C"),
        ("drains", "C"),
        ("loses-blood", "D"),
        ("loses-blood", "B"),
        ("frenzy", "B"),
        ("drains", "B"),
    ]
