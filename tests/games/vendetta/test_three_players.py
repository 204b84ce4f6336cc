"""Three players (VEN-3P)."""

import pytest
from tests.games.vendetta.table import Table
from tests.games.vendetta.whole_game import asked, finish, log, start, until_phase

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.content import STARTERS


@pytest.mark.rule("VEN-3P-01")
@pytest.mark.example("E-08")
def test_in_round_one_three_cards_are_drawn_and_two_kept():
    table = Table(3)
    table.deck("A", "BR03", "BR05", "BR01", "BR02", "BR04", "BR06", "BR07")
    table.hand_management()
    assert table.view("A").drawn == ("BR03", "BR05", "BR01")
    assert len(table.seat("A").ask.options) == 3
    assert table.seat("A").refusal(do.Keep(("BR03",))).rule == "VEN-3P-01"
    table.seat("A").answers(do.Keep(("BR03", "BR01")))
    table.finish()
    assert set(table.game.hands["A"]) == {*STARTERS["brujah"], "BR03", "BR01"}
    assert table.game.decks["A"] == ("BR02", "BR04", "BR06", "BR07", "BR05")


@pytest.mark.rule("VEN-3P-01")
@pytest.mark.parametrize("round", [2, 3])
def test_in_later_rounds_two_are_drawn_and_one_kept(round):
    table = Table(3, round=round).hand_management()
    assert len(table.view("A").drawn) == 2
    assert set(table.seat("A").ask.options) == {do.Keep((card,)) for card in table.view("A").drawn}


@pytest.mark.rule("VEN-3P-02")
@pytest.mark.example("E-08")
def test_rounds_have_three_four_and_five_turns_and_leave_one_card_in_hand():
    position = start(3)
    for number, turns in ((1, 3), (2, 4), (3, 5)):
        until_phase(position, "turn", number)
        assert {len(hand) for hand in position.state.hands.values()} == {turns + 1}
        taken = []
        while set(asked(position).values()) <= {"turn", "after-card"}:
            question = position.asks()[0]
            taken += [question.seat] if question.prompt == "turn" else []
            position.answer(question.seat, question.options[0])
        assert sorted(taken) == sorted("ABC" * turns)
        assert {len(hand) for hand in position.state.hands.values()} == {1}


@pytest.mark.rule("VEN-3P-03")
def test_districts_and_rewards_are_those_of_four_players():
    assert start(3).state.districts == ("D1", "D2", "HAVEN")
    table = Table(3, round=3)
    table.ally("AL20")
    table.deploy("A", "BR08")
    table.deploy("B", "VE08")
    table.deploy("C", "TO08")
    table.resolve("D1").everybody_stays()
    assert table.influence == {"A": 3 + 2, "B": 3 + 3, "C": 3 + 1}
    assert "AL20" in table.game.alliances["B"]


@pytest.mark.rule("VEN-3P-03")
def test_a_game_of_three_has_three_rounds_and_the_standard_start():
    position = until_phase(start(3), "keep")
    assert set(position.state.blood.values()) == {7}
    assert set(position.state.influence.values()) == {3}
    assert len(log(finish(position), "round")) == 3
