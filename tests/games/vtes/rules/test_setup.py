"""Seating, pool, opening hands: before the first turn (VTES-SETUP)."""

from __future__ import annotations

import pytest
from tests.games.vtes.rules.props import dealt, settle
from tests.games.vtes.table import Table

from nokturn.games.vtes.printed.content import CRYPT, LIBRARY
from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import Bleed

DECK = tuple(sorted(CRYPT))[:12], tuple(sorted(LIBRARY))[:60]


@pytest.mark.rule("VTES-SETUP-01")
def test_who_begins_is_chance_and_the_seats_stay_as_given():
    games = [dealt("ABCDE", DECK, f"{number:02x}" * 16).state for number in range(12)]
    assert {game.seats for game in games} == {tuple("ABCDE")}
    assert len({game.first for game in games}) > 1
    assert all(game.first == game.active for game in games)


@pytest.mark.rule("VTES-SETUP-02")
def test_the_prey_sits_to_the_left_and_the_predator_to_the_right():
    game = Table("ABCDE").state
    assert [game.prey(seat) for seat in "ABCDE"] == list("BCDEA")
    assert [game.predator(seat) for seat in "ABCDE"] == list("EABCD")


@pytest.mark.rule("VTES-SETUP-02", "VTES-R-36")
def test_of_two_players_each_is_prey_and_predator_of_the_other():
    game = Table("AB").state
    assert game.prey("A") == game.predator("A") == "B"
    assert game.prey("B") == game.predator("B") == "A"


@pytest.mark.rule("VTES-SETUP-03", "VTES-SETUP-04", "VTES-EDGE-01")
def test_everybody_has_thirty_pool_and_nobody_the_edge():
    game = dealt("ABCD", DECK).state
    assert game.pool == dict.fromkeys("ABCD", 30)
    assert game.edge == ""


@pytest.mark.rule("VTES-SETUP-05")
def test_crypt_and_library_are_shuffled_separately():
    one, other = dealt("AB", DECK).state, dealt("AB", DECK, "77" * 16).state
    assert one.library["A"] != one.library["B"], "each deck for itself"
    assert one.library["A"] != other.library["A"], "and differently in every game"
    assert one.crypt["A"] != other.crypt["A"]
    for game in (one, other):
        crypt = (*game.crypt["A"], *[hidden.card for hidden in game.uncontrolled["A"]])
        assert sorted(crypt) == sorted(DECK[0])
        assert sorted((*game.library["A"], *game.hands["A"])) == sorted(DECK[1])


@pytest.mark.rule("VTES-SETUP-06", "VTES-PLAY-08")
def test_seven_cards_in_hand_and_four_crypt_cards_face_down_and_no_mulligan():
    position = dealt("ABCDE", DECK)
    for seat in "ABCDE":
        assert len(position.state.hands[seat]) == 7
        assert len(position.state.library[seat]) == 53
        assert [hidden.counters for hidden in position.state.uncontrolled[seat]] == [0, 0, 0, 0]
        assert len(position.state.crypt[seat]) == 8
    assert position.state.turn == 1, "the first question belongs to the first turn"
    assert position.asks()[0].prompt in ("unlock-phase", "master-phase", "minion-phase")


@pytest.mark.rule("VTES-SETUP-07")
def test_only_its_owner_sees_a_hand_and_uncontrolled_cards():
    game = dealt("ABC", DECK).state
    own, other = (one for one in view(game, "A").methuselahs if one.seat in "AB")
    assert own.hand == tuple(sorted(game.hands["A"]))
    assert [hidden.card for hidden in own.uncontrolled] == [hidden.card for hidden in game.uncontrolled["A"]]
    assert other.hand == ()
    assert [hidden.card for hidden in other.uncontrolled] == ["", "", "", ""]
    assert other.hand_count == 7


@pytest.mark.rule("VTES-SETUP-08", "VTES-END-07")
def test_the_next_one_to_the_left_becomes_the_prey_of_whoever_lost_theirs():
    table = Table("ABCD")
    table.vampire("A", "ashley")
    table.state.pool["B"] = 0
    settle(table)
    assert table.now.prey("A") == "C"
    assert table.now.predator("C") == "A"
    table.act("A")
    assert [option.player for option in table.options(Bleed)] == ["C"]
