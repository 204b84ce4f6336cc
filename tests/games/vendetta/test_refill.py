"""Phase 2: District refill (VEN-REFILL)."""

import pytest
from tests.games.vendetta.table import Table
from tests.games.vendetta.whole_game import fact, finish, log, start

from nokturn.games.vendetta.content import ALLIES


@pytest.mark.rule("VEN-REFILL-01")
def test_the_top_allies_of_the_deck_lie_down_in_district_order():
    table = Table(5)
    table.game.ally_deck = ("AL20", "AL03", "AL11", "AL30", "AL01")
    table.refill()
    assert table.view(None).allies_left == 1
    assert table.view(None).allies == {"D1": "AL20", "D2": "AL03", "D3": "AL11", "HAVEN": "AL30"}


@pytest.mark.rule("VEN-REFILL-01", "VEN-REFILL-02")
@pytest.mark.parametrize("players, row", [(3, ["D1", "D2", "HAVEN"]), (5, ["D1", "D2", "D3", "HAVEN"])])
def test_every_district_gets_a_new_ally_in_each_round(players, row):
    lines = log(finish(start(players)), "ally-appears")
    assert [fact(line, "district") for line in lines] == row * 3
    allies = [fact(line, "ally") for line in lines]
    assert len(set(allies)) == len(allies)
    assert set(allies) <= set(ALLIES)


@pytest.mark.rule("VEN-REFILL-02")
def test_an_ally_nobody_won_is_gone_before_the_next_refill():
    table = Table(4)
    table.refill()
    left_over = dict(table.game.allies)
    table.put_blood("A", 1, "D2")  # nobody at D1, no card at D2, a winner at the Haven
    table.deploy("B", "VE08", "HAVEN")
    table.resolution().finish()
    assert table.game.allies == {}
    assert {left_over["D1"], left_over["D2"]} <= set(table.game.removed)
    assert left_over["HAVEN"] in table.game.alliances["B"]
    table.refill()
    assert set(table.game.allies) == {"D1", "D2", "HAVEN"}
    assert not set(table.game.allies.values()) & set(left_over.values())


@pytest.mark.rule("VEN-REFILL-03")
def test_with_an_empty_ally_deck_a_district_has_no_ally_and_its_other_rewards_stay():
    table = Table(4, round=2)
    table.game.ally_deck = ("AL20",)
    table.refill()
    assert table.game.allies == {"D1": "AL20"}
    table.deploy("A", "BR08", "D2")
    table.deploy("B", "VE08", "D2")
    table.resolve("D2").everybody_stays()
    assert table.game.alliances["B"] == ("VI02",)
    assert table.influence["B"] == 3 + 2
    assert len(table.game.alliances["A"]) == 2
    assert table.influence["A"] == 3 + 2
