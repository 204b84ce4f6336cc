"""Phase 3: Hand management (VEN-HAND)."""

import pytest
from tests.games.vendetta.table import Table
from tests.games.vendetta.whole_game import asked, log, play_until, start, until_phase

from nokturn.games.vendetta import choices as do
from nokturn.games.vendetta.content import STARTERS


def keep_first(table, *seats):
    """These players keep the first of the cards they have drawn."""
    for seat in seats:
        table.seat(seat).answers(do.Keep((table.game.drawn[seat][0],)))


@pytest.mark.rule("VEN-HAND-01")
def test_draw_two_keep_one_put_the_other_on_the_bottom():
    table = Table(4)
    table.deck("A", "BR03", "BR05", "BR01", "BR02", "BR04", "BR06", "BR07")
    table.hand_management()
    assert table.view("A").drawn == ("BR03", "BR05")
    assert set(table.seat("A").ask.options) == {do.Keep(("BR03",)), do.Keep(("BR05",))}
    table.seat("A").answers(do.Keep(("BR05",)))
    keep_first(table, "B", "C", "D")
    assert table.over
    assert set(table.game.hands["A"]) == {"BR08", "BR09", "BR05"}
    assert table.game.decks["A"] == ("BR01", "BR02", "BR04", "BR06", "BR07", "BR03")


@pytest.mark.rule("VEN-HAND-01")
@pytest.mark.parametrize("cards", [(), ("BR01", "BR02"), ("BR07",), ("BR08",)])
def test_neither_none_nor_both_nor_any_other_card_can_be_kept(cards):
    table = Table(4).hand_management()
    assert table.seat("A").refusal(do.Keep(cards)).rule == "VEN-HAND-01"


@pytest.mark.rule("VEN-HAND-02")
@pytest.mark.example("E-06")
def test_the_first_hand_is_the_hunt_ready_and_one_more_card():
    position = until_phase(start(4), "keep")
    rejected = {seat: drawn[1] for seat, drawn in position.state.drawn.items()}
    until_phase(position, "turn")
    state = position.state
    for seat in "ABCD":
        hand = set(state.hands[seat])
        assert len(hand) == 3
        assert set(STARTERS[state.clans[seat]]) <= hand
        assert len(state.decks[seat]) == 6
        assert state.decks[seat][-1] == rejected[seat]


@pytest.mark.rule("VEN-HAND-02")
@pytest.mark.parametrize("players, teams", [(4, False), (5, False), (4, True), (6, True)])
def test_hands_grow_by_one_card_each_round(players, teams):
    position = start(players, teams=teams)
    for number in (1, 2, 3):
        until_phase(position, "turn", number)
        assert "AL03" not in [card for alliance in position.state.alliances.values() for card in alliance]
        assert {len(hand) for hand in position.state.hands.values()} == {number + 2}


@pytest.mark.rule("VEN-HAND-03")
def test_all_choose_at_the_same_time_in_any_order():
    table = Table(4).hand_management()
    assert table.asked() == dict.fromkeys("ABCD", "keep")
    before = dict(table.game.hands)
    keep_first(table, "D", "B", "A")
    assert table.game.hands == before, "nothing is carried out before all have chosen"
    assert table.asked() == {"C": "keep"}
    keep_first(table, "C")
    assert [len(hand) for hand in table.game.hands.values()] == [3, 3, 3, 3]


@pytest.mark.rule("VEN-HAND-03")
def test_nobody_sees_what_the_others_draw_or_keep():
    position = until_phase(start(4), "keep")
    drawn = position.state.drawn["A"]
    play_until(position, lambda p: "turn" in asked(p).values())
    own = [dict(line.facts) for line in log(position, "draws-cards-privy", viewer="A")]
    assert [facts["cards"] for facts in own] == [drawn]
    for viewer in ("B", "C", "D", None):
        lines = [line for line in log(position, viewer=viewer) if dict(line.facts).get("player") == "A"]
        told = [dict(line.facts) for line in lines if line.key in ("draws-cards", "keeps")]
        assert told == [{"player": "A", "count": 2}, {"player": "A", "count": 1}]


@pytest.mark.rule("VEN-HAND-04")
def test_the_last_card_of_a_deck_is_kept():
    table = Table(4)
    table.deck("A", "BR05")
    table.hand_management()
    assert table.asked() == dict.fromkeys("BCD", "keep")
    keep_first(table, "B", "C", "D")
    assert set(table.game.hands["A"]) == {"BR08", "BR09", "BR05"}
    assert table.game.decks["A"] == ()


@pytest.mark.rule("VEN-HAND-04")
def test_with_an_empty_deck_the_phase_is_skipped_for_that_player():
    table = Table(4)
    table.deck("A")
    table.hand_management()
    assert table.asked() == dict.fromkeys("BCD", "keep")
    keep_first(table, "B", "C", "D")
    assert set(table.game.hands["A"]) == {"BR08", "BR09"}


@pytest.mark.rule("VEN-HAND-04")
def test_three_players_draw_what_is_there():
    table = Table(3)
    table.deck("A", "BR05", "BR06")
    table.hand_management()
    assert "A" not in table.asked()
    table.finish()
    assert set(table.game.hands["A"]) == {"BR08", "BR09", "BR05", "BR06"}
    assert table.game.decks["A"] == ()


@pytest.mark.rule("VEN-R-28")
def test_roberta_urbani_keeps_both_and_buries_a_card_from_hand():
    table = Table(4)
    table.alliance("A", "AL27")
    table.deck("A", "BR03", "BR05", "BR01")
    table.hand_management()
    assert table.seat("A").can(do.KeepAll("BR08"))
    assert table.seat("A").can(do.KeepAll("BR09"))
    assert not table.seat("A").can(do.KeepAll("BR03")), "only a card that was already in hand"
    table.seat("A").answers(do.KeepAll("BR09"))
    keep_first(table, "B", "C", "D")
    assert set(table.game.hands["A"]) == {"BR08", "BR03", "BR05"}
    assert table.game.decks["A"] == ("BR01", "BR09")


@pytest.mark.rule("VEN-R-28")
def test_without_roberta_urbani_nobody_keeps_both():
    table = Table(4)
    table.alliance("A", drained=["AL27"])
    table.hand_management()
    assert not table.seat("A").can(do.KeepAll("BR09"))
    assert table.seat("A").refusal(do.KeepAll("BR09")).rule == "VEN-HAND-01"


@pytest.mark.rule("VEN-R-28")
@pytest.mark.parametrize("deck, hand", [(("BR05", "BR01"), {"BR09", "BR05"}), ((), {"BR09"})])
def test_khadija_draws_a_card_if_there_is_one(deck, hand):
    table = Table(4)
    table.deploy("A", "BR08")
    table.deck("A", *deck)
    table.ally("AL03")
    table.resolve("D1").everybody_stays()
    assert "AL03" in table.game.alliances["A"]
    assert set(table.game.hands["A"]) == hand
    assert table.game.decks["A"] == deck[1:]
