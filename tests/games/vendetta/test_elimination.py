"""Elimination: the third Diablerie token and what follows (VEN-DIAB-03, VEN-DIAB-09 to -15)."""

import pytest
from tests.games.vendetta.table import Table
from tests.games.vendetta.whole_game import asked, finish, start, until_phase

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.content import CLAN_CARDS, dealt


def at_the_brink(table, *seats, blood=1):
    """These players are one Frenzy from elimination: two tokens and nobody but a vampire to drain."""
    for seat, vampire in zip(seats, ("AL09", "AL10", "AL01", "AL06"), strict=False):
        table.tokens(seat, ready=1, used=1)
        table.alliance(seat, vampire)
        table.blood[seat] = blood


# the third token


@pytest.mark.rule("VEN-DIAB-03")
def test_a_drain_that_brings_the_third_token_is_legal_and_the_end():
    table = Table(4)
    table.alliance("A", "AL09", "AL10", "AL01", "VI01")
    table.turn("A").seat("A").drains("AL09").drains("AL10")
    assert not table.view("B").players["A"].out
    table.seat("A").drains("AL01")
    assert table.view("B").players["A"].out


@pytest.mark.rule("VEN-DIAB-03")
def test_edward_neally_is_enough_for_somebody_with_one_token():
    table = Table(4)
    table.alliance("A", "AL14")
    table.tokens("A", used=1)
    table.turn("A").seat("A").drains("AL14")
    assert table.game.out == ("A",)


@pytest.mark.rule("VEN-DIAB-03")
def test_elimination_strikes_in_feed():
    table = Table(4, blood={"A": 1})
    table.tokens("A", ready=2)
    table.alliance("A", "AL12")
    table.feed()
    assert table.game.out == ("A",)
    assert table.blood["B"] == 7


@pytest.mark.rule("VEN-DIAB-03", "VEN-DIAB-07")
def test_elimination_strikes_in_the_middle_of_an_effect_and_used_tokens_count():
    table = Table(4)
    table.tokens("B", used=2)
    table.alliance("B", "AL09")
    table.blood["B"] = 1
    table.deploy("A", "BR07")
    for seat, card in zip("BC", ("VE08", "TO08"), strict=True):
        table.deploy(seat, card)
    table.resolve("D1").everybody_stays()
    told = table.happened("steals", "eliminated")
    assert [player for _, player in told] == ["B", "B", "C"]


# what elimination does


@pytest.mark.rule("VEN-DIAB-09", "VEN-R-05")
def test_nothing_of_an_eliminated_player_stays_in_the_game():
    table = Table(4, relics={"A": "RE04"})
    at_the_brink(table, "A")
    table.game.drained["A"] = ("VI01",)
    table.deploy("A", "BR01", "D1")
    table.deploy("A", "BR02", "D2", face_down=True)
    table.put_blood("A", 3, "D2")
    table.turn("A").seat("A").drains("AL09")
    shown = table.view("B")
    gone = shown.players["A"]
    assert gone.out
    assert (gone.blood, gone.influence, gone.ready_tokens, gone.used_tokens) == (0, 0, 0, 0)
    assert (gone.hand_size, gone.deck_size, gone.alliance, gone.drained, gone.relic) == (0, 0, (), (), "")
    for district in table.game.districts:
        assert shown.areas[district]["A"].cards == ()
        assert shown.areas[district]["A"].blood == 0
    assert set(dealt(CLAN_CARDS["brujah"], expansions=False)) <= set(table.game.removed)
    assert {"AL09", "VI01"} <= set(table.game.removed)


@pytest.mark.rule("VEN-DIAB-09", "VEN-R-05")
def test_an_eliminated_player_takes_no_part_any_more():
    table = Table(4)
    at_the_brink(table, "A")
    table.turn("A").seat("A").drains("AL09")
    table.hand_management()
    assert table.asked() == dict.fromkeys("BCD", "keep")
    table.finish()
    table.planning()
    turns = []
    while not table.over:
        turns.append(table.asks[0].seat)
        table.seat(turns[-1]).answers(table.asks[0].options[0])
    assert "A" not in turns
    table.feed()
    assert table.blood["A"] == 0


@pytest.mark.rule("VEN-DIAB-10", "VEN-R-05")
def test_the_ambition_token_passes_to_the_next_remaining_player_clockwise():
    table = Table(5, ambition="D")
    at_the_brink(table, "D", "E")
    table.turn("E").seat("E").drains("AL10")
    assert table.game.ambition == "D"
    table.turn("D").seat("D").drains("AL09")
    assert table.game.ambition == "A", "E is out, the row goes round"
    assert table.view(None).order == ("A", "B", "C")


@pytest.mark.rule("VEN-DIAB-11", "VEN-R-05")
def test_the_turn_of_an_eliminated_player_ends_at_once():
    table = Table(4)
    at_the_brink(table, "A")
    table.planning()
    table.seat("A").plays("BR08").drains("AL09")
    assert table.asked() == {"B": "turn"}
    assert table.cards("A") == ()


@pytest.mark.rule("VEN-DIAB-11", "VEN-R-05")
def test_the_step_goes_on_and_the_eliminated_player_is_no_rival_and_not_ranked():
    table = Table(4)
    at_the_brink(table, "B")
    table.deploy("A", "BR07")  # prepare: steal 1 from each rival
    table.deploy("B", "VE05", face_down=True)
    table.put_blood("B", 9)
    table.deploy("C", "TO04")
    table.deploy("D", "GA08")  # prepare, after A's: 2 from the supply
    table.deploy("D", "GA09")  # aftermath: steal 1 from each rival
    table.resolve("D1").everybody_stays()
    assert table.game.out == ("B",)
    assert table.totals() == {"A": 3, "C": 3, "D": 2}
    assert {facts["player"] for facts in table.told("steals") if facts["thief"] == "D"} == {"A", "C"}


@pytest.mark.rule("VEN-DIAB-12", "VEN-R-05")
def test_cards_of_an_eliminated_player_in_another_area_stay_to_the_end_of_the_round():
    table = Table(4, clans=("malkavian", "ventrue", "toreador", "gangrel"))
    at_the_brink(table, "B")
    table.deploy("A", "VE05", "D1")  # B's card, brought here by Mesmerize
    table.deploy("A", "MA08", "D1")
    table.deploy("C", "TO08", "D1")
    table.turn("B").seat("B").drains("AL09")
    assert table.game.out == ("B",)
    assert table.cards("A") == ("VE05", "MA08")
    table.resolve("D1").everybody_stays()
    assert table.totals()["A"] == 3 + 2
    table.end_of_round()
    assert table.game.hands["A"] == ("MA09", "MA08")
    assert not table.game.hands.get("B")
    assert "VE05" in table.game.removed


@pytest.mark.rule("VEN-DIAB-12", "VEN-R-05")
def test_cards_of_others_in_the_area_of_an_eliminated_player_come_back_at_the_end_of_the_round():
    table = Table(4)
    at_the_brink(table, "A")
    table.deploy("A", "VE05", "D1")
    table.deploy("A", "BR01", "D1")
    table.turn("A").seat("A").drains("AL09")
    assert table.cards("A") == ()
    assert "VE05" not in table.game.hands["B"]
    assert "VE05" not in table.game.removed
    table.end_of_round()
    assert "VE05" in table.game.hands["B"]


@pytest.mark.rule("VEN-DIAB-12")
def test_a_card_of_an_eliminated_player_that_would_return_to_a_hand_leaves_the_game():
    table = Table(4, clans=("malkavian", "ventrue", "toreador", "gangrel"))
    at_the_brink(table, "B")
    table.deploy("A", "VE05", "HAVEN")
    table.deploy("A", "MA08", "HAVEN")
    table.turn("B").seat("B").drains("AL09")
    table.resolve("HAVEN").seat("A").withdraws()
    assert set(table.game.hands["A"]) == {"MA08", "MA09"}
    assert "VE05" in table.game.removed


# the last one


@pytest.mark.rule("VEN-DIAB-13", "VEN-R-35")
def test_the_last_player_wins_at_once():
    table = Table(3)
    at_the_brink(table, "A", "C")
    table.planning()
    table.seat("A").drains("AL09")
    assert table.asked() == {"B": "turn"}
    table.seat("B").plays("VE08").ends_turn()
    table.seat("C").drains("AL10")
    assert table.over
    assert table.game.finished
    assert table.standings()[0].seats == ("B",)
    assert table.told("last-one-standing") == [{"players": ("B",)}]


@pytest.mark.rule("VEN-DIAB-13", "VEN-R-35")
def test_the_last_team_wins_at_once_even_with_both_partners_left():
    table = Table(4, teams=True)
    at_the_brink(table, "A", "C")
    table.planning()
    table.seat("A").drains("AL09")
    table.seat("B").plays("VE08").ends_turn()
    assert table.asked() == {"C": "turn"}
    table.seat("C").drains("AL10")
    assert table.game.finished
    assert set(table.standings()[0].seats) == {"B", "D"}


@pytest.mark.rule("VEN-DIAB-13", "VEN-R-35")
def test_two_players_of_different_teams_play_on():
    table = Table(4, teams=True)
    at_the_brink(table, "A", "B")
    table.planning()
    table.seat("A").drains("AL09")
    table.seat("B").drains("AL10")
    assert not table.game.finished
    assert list(table.asked()) == ["C"]


# what it does not do


@pytest.mark.rule("VEN-DIAB-14", "VEN-R-05")
def test_three_left_of_four_play_by_the_numbers_of_four():
    position = until_phase(start(4), "turn")
    out = position.asks()[0].seat
    position.state.ready_tokens[out] = 2
    position.state.alliances[out] = ("AL09",)
    position.forget()
    assert position.answer(out, do.Drain("AL09")) is None
    left = [seat for seat in "ABCD" if seat != out]
    assert position.state.districts == ("D1", "D2", "HAVEN")
    turns = []
    while "phase-resolution" not in [event.key for event in position.state.events]:
        question = position.asks()[0]
        turns += [question.seat] if question.prompt == "turn" else []
        position.answer(question.seat, question.options[0])
    assert sorted(turns) == sorted(left * 2), "two turns, not the three of a three-player game"
    until_phase(position, "keep", 2)
    assert asked(position) == dict.fromkeys(left, "keep")
    assert {len(drawn) for seat, drawn in position.state.drawn.items() if seat in left} == {2}
    assert set(position.state.allies) == {"D1", "D2", "HAVEN"}
    assert finish(position).over


@pytest.mark.rule("VEN-DIAB-14")
def test_hand_management_of_round_one_does_not_turn_into_that_of_three_players():
    table = Table(4)
    at_the_brink(table, "A")
    table.turn("A").seat("A").drains("AL09")
    table.hand_management()
    assert {len(table.view(seat).drawn) for seat in "BCD"} == {2}


@pytest.mark.rule("VEN-DIAB-14")
def test_four_left_of_five_keep_four_districts_and_their_rewards():
    table = Table(5, round=2)
    at_the_brink(table, "A")
    table.turn("A").seat("A").drains("AL09")
    table.ally("AL20", "D3")
    table.deploy("B", "VE05", "D3")
    table.deploy("C", "TO08", "D3")
    table.deploy("D", "GA01", "D3")
    table.resolution().finish()
    assert "AL20" in table.game.alliances["B"]
    assert {seat: table.influence[seat] for seat in "BCD"} == {"B": 3 + 2, "D": 3 + 2, "C": 3 + 1}


# a controller who drops out


@pytest.mark.rule("VEN-DIAB-15", "VEN-R-05")
def test_an_effect_stops_where_its_controller_is_eliminated():
    """Fist of Caine hits the Tremere first, whose Retaliation takes A's last blood."""
    table = Table(4, clans=("brujah", "tremere", "toreador", "gangrel"))
    at_the_brink(table, "A")
    table.deploy("A", "BR04")
    table.deploy("B", "TR06")
    table.deploy("C", "TO08")
    table.resolve("D1").everybody_stays()
    assert table.game.out == ("A",)
    assert table.blood["B"] == 5, "what has moved stays moved"
    assert table.blood["C"] == 5, "Retaliation's 1; Fist of Caine did not come so far"
    assert table.influence["B"] == 3 + 1 + 1, "second place, and A's Frenzy"


@pytest.mark.rule("VEN-DIAB-15", "VEN-R-05")
def test_a_curfew_already_chosen_holds_when_the_ventrue_is_eliminated():
    table = Table(4, round=3)
    at_the_brink(table, "B")
    table.deploy("A", "BR04")  # aftermath, before C's: each rival loses 3 in round 3
    table.deploy("B", "VE03")
    table.blood["A"] = 2
    table.deploy("C", "TO09")  # aftermath: steal 1 from each rival
    table.put_blood("C", 3)  # ahead of B, who gets no victim to drain
    table.resolve("D1").everybody_stays()
    table.seat("A").answers(do.Pay(3))  # 2 are there
    table.seat("C").answers(do.Skip())
    assert table.over
    assert table.game.out == ("B",), "1 and 2 stolen blood were not enough"
    assert [facts["thief"] for facts in table.told("steals")] == ["B"]


@pytest.mark.rule("VEN-DIAB-15")
def test_a_staked_card_stays_without_effect_when_the_holder_of_the_stake_is_eliminated():
    table = Table(4, relics={"B": "RE07"})
    at_the_brink(table, "B")
    table.deploy("A", "BR07")
    table.deploy("B", "VE08")
    table.deploy("C", "TO09")
    table.resolve("D1").everybody_stays()
    table.seat("B").answers(do.ThisCard("TO09", "C"))
    table.finish()
    assert table.game.out == ("B",)
    assert [facts["thief"] for facts in table.told("steals")] == ["A", "A"]
