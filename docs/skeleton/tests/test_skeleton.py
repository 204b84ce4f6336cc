"""The rules of Skeleton, with numbers from the rulebook: each test names the rule it holds the game to."""

from __future__ import annotations

import pytest

from nokturn.games.skeleton.choices import Curse, Dig, Lay, SendCrow, Wait
from nokturn.games.skeleton.content import BONES, DECK
from nokturn.games.skeleton.game import GAME
from nokturn.games.skeleton.state import Skeleton
from nokturn.kernel import Option, Position, Refusal
from nokturn.kernel.reactions import Pass

KEY = "5a" * 16


def table(players: int = 2, night: str = "short", **hands: tuple[str, ...]) -> Position[Skeleton]:
    """A table at its first question, with these hands: `table(A=("skull",))`."""
    position = GAME.start(players, {"night": night}, KEY)
    position.state.hands |= hands
    position.forget()
    return position


def refused(position: Position[Skeleton], seat: str, option: Option) -> str:
    refusal = position.answer(seat, option)
    assert isinstance(refusal, Refusal)
    return refusal.rule


@pytest.mark.rule("SKE-01")
def test_everybody_is_dealt_three_cards() -> None:
    state = table(4).state
    assert [len(hand) for hand in state.hands.values()] == [3, 3, 3, 3]
    assert sorted([*state.pile, *[card for hand in state.hands.values() for card in hand]]) == sorted(DECK)


@pytest.mark.rule("SKE-02")
def test_one_thing_a_turn() -> None:
    position = table(3)
    for seat in "ABC":
        assert [question.seat for question in position.asks()] == [seat]
        assert position.answer(seat, Wait()) is None
    assert position.state.round == 2


@pytest.mark.rule("SKE-03")
def test_digging_takes_the_top_card_while_there_is_one() -> None:
    position = table()
    top = position.state.pile[0]
    assert position.answer("A", Dig()) is None
    assert position.state.hands["A"][-1] == top
    position.state.pile = ()
    position.forget()
    assert refused(position, "B", Dig()) == "SKE-03"


@pytest.mark.rule("SKE-04")
def test_a_body_has_only_one_of_each_bone() -> None:
    position = table(A=("skull", "skull", "crow"))
    assert position.answer("A", Lay("skull")) is None
    assert position.state.laid["A"] == ("skull",)
    assert position.answer("B", Wait()) is None
    assert refused(position, "A", Lay("skull")) == "SKE-04"
    assert Lay("crow") not in position.asks()[0].options


@pytest.mark.rule("SKE-05")
def test_a_curse_takes_a_card_by_chance() -> None:
    position = table(B=("arm",))
    assert position.answer("A", Curse("B")) is None
    assert position.answer("B", Pass()) is None
    assert (position.state.hands["B"], position.state.discard) == ((), ("arm",))
    assert position.answer("B", Wait()) is None
    assert refused(position, "A", Curse("B")) == "SKE-05"


@pytest.mark.rule("SKE-06")
def test_a_crow_stops_a_curse() -> None:
    position = table(B=("arm", "crow"))
    assert position.answer("A", Curse("B")) is None
    assert position.answer("B", SendCrow()) is None
    assert (position.state.hands["B"], position.state.discard) == (("arm",), ("crow",))


@pytest.mark.rule("SKE-06")
def test_without_a_crow_the_cursed_is_asked_all_the_same() -> None:
    position = table(B=("arm",))
    assert position.answer("A", Curse("B")) is None
    assert refused(position, "B", SendCrow()) == "SKE-06"


@pytest.mark.rule("SKE-07")
def test_a_whole_body_ends_the_game() -> None:
    position = table(A=("skull",))
    position.state.laid["A"] = tuple(bone for bone in BONES if bone != "skull")
    position.forget()
    assert position.answer("A", Lay("skull")) is None
    assert position.over


@pytest.mark.rule("SKE-08")
@pytest.mark.parametrize("night, rounds", [("short", 6), ("long", 10)])
def test_the_night_ends(night: str, rounds: int) -> None:
    position = table(2, night)
    for _ in range(2 * rounds):
        assert not position.over
        assert position.answer(position.asks()[0].seat, Wait()) is None
    assert position.over


@pytest.mark.rule("SKE-09")
def test_points_of_the_bones_and_five_for_all_of_them() -> None:
    state = table(3).state
    state.laid = {"A": BONES, "B": ("skull", "spine"), "C": ("skull", "ribs")}
    assert [(one.place, one.seats, one.score) for one in GAME.standings(state)] == [
        (1, ("A",), 5 + 3 + 3 + 2 + 2 + 5),
        (2, ("B",), 8),
        (2, ("C",), 8),
    ]
