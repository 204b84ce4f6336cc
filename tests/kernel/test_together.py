"""Questions of which one is answered (`ask_any`), and decisions of a group (`agree`)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.kernel.harness import KEY, ToyGame

from nokturn.kernel import Ask, Option, Position, Refusal, Rule, Seat, State, ask, ask_any, ask_number, call, procedure
from nokturn.kernel.chance import Dice
from nokturn.kernel.compiler.native import NativePosition
from nokturn.kernel.snapshots import digest, load, save
from nokturn.kernel.together.agreement import LEAVE_IT, Agreement, agree
from nokturn.kernel.words import Words

KERNELS = pytest.mark.parametrize("kernel", [Position, NativePosition])


class Watch(State, kw_only=True):
    left: dict[str, int]
    acted: list[tuple[str, int]] = []
    chosen: list[str] = []


class WatchGame(ToyGame):
    name = "toy"
    state_type = Watch


GAME = WatchGame()


def watch(**left: int) -> Watch:
    return Watch(dice=Dice(KEY), left=left or {"A": 2, "B": 1, "C": 1})


@procedure()
def whoever(game: Watch) -> Rule:
    """Whoever has something left may act next."""
    while any(game.left.values()):
        seat, amount = yield ask_any([ask_number(s, "act", 0, n, auto=True) for s, n in game.left.items() if n])
        game.acted.append((seat, amount))
        game.left[seat] -= 1


@KERNELS
def test_the_first_answer_goes_on_and_says_who_gave_it(kernel: Any) -> None:
    position = kernel.start(watch(), whoever)
    assert [one.seat for one in position.asks()] == ["A", "B", "C"]
    assert position.answer("B", 1) is None
    assert position.state.acted == [("B", 1)]
    assert [one.seat for one in position.asks()] == ["A", "C"], "what is open is asked anew"
    assert position.answer("B", 1) == Refusal("not-asked")
    assert position.answer("A", 3) == Refusal("out-of-range", "", (("low", 0), ("high", 2), ("answer", 3)))
    for seat, amount in [("A", 2), ("C", 0), ("A", 1)]:
        assert position.answer(seat, amount) is None
    assert position.over


@KERNELS
def test_a_question_that_answers_itself_does_so_only_if_it_is_alone(kernel: Any) -> None:
    """Otherwise it would take the move away from everybody else."""

    def amounts(position: Any) -> list[tuple[str, int]]:
        acted: list[tuple[str, int]] = position.state.acted
        return acted

    asked = kernel.start(watch(A=1, B=1), nothing_to_choose)
    assert [one.seat for one in asked.asks()] == ["A", "B"]
    assert asked.answer("A", 0) is None
    assert amounts(asked) == [("A", 0), ("B", 0)]
    assert asked.over


@procedure()
def nothing_to_choose(game: Watch) -> Rule:
    while any(game.left.values()):
        seat, amount = yield ask_any([ask_number(s, "act", 0, 0, auto=True) for s, n in game.left.items() if n])
        game.acted.append((seat, amount))
        game.left[seat] = 0


def test_it_is_saved_cloned_and_derived_like_every_question() -> None:
    position = Position.start(watch(), whoever)
    position.answer("C", 1)
    before = digest(GAME, position)
    for copy in (position.clone(), load(GAME, save(GAME, position))):
        assert copy.asks() == position.asks()
        copy.forget()
        assert copy.asks() == position.asks()
        assert copy.renewed
        assert copy.answer("B", 0) is None
        assert copy.state.acted == [("C", 1), ("B", 0)]
    assert digest(GAME, position) == before
    world = position.resampled(GAME, "A", KEY)
    assert world.asks() == position.asks()
    assert world.answer("A", 2) is None


def test_a_seat_is_asked_one_thing_and_somebody_is_asked() -> None:
    with pytest.raises(ValueError, match="ask_any asks a seat twice"):
        ask_any([ask_number("A", "x", 0, 1), ask_number("A", "y", 0, 1)])
    with pytest.raises(ValueError, match="ask_any asks nobody"):
        ask_any([])


@procedure()
def apart(game: Watch) -> Rule:
    while any(game.left.values()):
        seat, amount = yield ask_any({s: ask_number(s, "act", 0, n) for s, n in game.left.items() if n}, apart=True)
        game.left[seat] -= amount


def test_questions_apart_from_each_other_are_not_ended_by_an_answer_to_one() -> None:
    assert not Position.start(watch(), apart).renewed
    assert Position.start(watch(), whoever).renewed
    assert not GAME_OVER.renewed


GAME_OVER: Position[Watch] = Position(watch(), [])


# --- together -----------------------------------------------------------------------------------------


class Turn(Option, frozen=True):
    way: str


class Turning(Agreement, frozen=True, kw_only=True):
    ways: tuple[str, ...]

    def question(self, game: Watch, who: Seat) -> Ask:
        return ask(who, "turning", [Turn(way) for way in self.ways])


@procedure()
def turning(game: Watch) -> Rule:
    members = tuple(sorted(game.left))
    turn = yield call(agree, Turning(members=members, decides=members[0], ways=("left", "right", "back")))
    game.chosen.append(turn.way)


def played(kernel: Any, *said: tuple[str, Option], **left: int) -> Any:
    position = kernel.start(watch(**left), turning)
    for seat, choice in said:
        assert position.answer(seat, choice) is None
    return position


LEFT, RIGHT = Turn("left"), Turn("right")


@KERNELS
def test_what_everybody_is_for_is_done(kernel: Any) -> None:
    position = played(kernel, ("B", LEFT), ("A", LEFT), ("C", LEFT))
    assert position.state.chosen == ["left"]
    assert position.over
    assert [event.key for event in position.state.events] == ["agree-for"] * 3


@KERNELS
def test_all_are_asked_at_once_and_nobody_s_question_changes_while_others_speak(kernel: Any) -> None:
    position = played(kernel)
    asked = {one.seat: one for one in position.asks()}
    assert set(asked) == {"A", "B", "C"}
    assert asked["A"].options == (LEFT, RIGHT, Turn("back"), LEAVE_IT)
    position.answer("B", RIGHT)
    assert {one.seat: one for one in position.asks()} == {seat: asked[seat] for seat in "AC"}


@KERNELS
def test_whoever_leaves_it_goes_along_with_the_others(kernel: Any) -> None:
    assert played(kernel, ("B", RIGHT), ("A", LEAVE_IT), ("C", LEAVE_IT)).state.chosen == ["right"]


@KERNELS
def test_without_agreement_one_of_them_has_the_last_word_among_what_was_named(kernel: Any) -> None:
    position = played(kernel, ("B", RIGHT), ("A", LEAVE_IT), ("C", LEFT))
    (last,) = position.asks()
    assert (last.seat, last.options) == ("A", (RIGHT, LEFT))
    assert position.answer("C", RIGHT) == Refusal("not-asked")
    assert position.answer("A", Turn("back")) == Refusal("not-offered")
    assert position.answer("A", LEFT) is None
    assert position.state.chosen == ["left"]


@KERNELS
def test_where_nobody_names_anything_the_last_word_is_free(kernel: Any) -> None:
    position = played(kernel, ("B", LEAVE_IT), ("A", LEAVE_IT), ("C", LEAVE_IT))
    (last,) = position.asks()
    assert last.options == (LEFT, RIGHT, Turn("back"))


@KERNELS
def test_alone_one_is_simply_asked(kernel: Any) -> None:
    position = played(kernel, B=1)
    assert position.asks()[0].options == (LEFT, RIGHT, Turn("back"))
    assert position.answer("B", RIGHT) is None
    assert position.state.chosen == ["right"]


def test_who_says_nothing_in_time_has_left_it_to_the_others_and_the_last_word_is_not_waited_for_either() -> None:
    position = played(Position, ("B", RIGHT), ("C", LEFT))
    (silent,) = position.asks()
    assert GAME.idle_answer(silent) == LEAVE_IT
    position.answer("A", LEAVE_IT)
    assert GAME.idle_answer(position.asks()[0]) == RIGHT


def test_what_somebody_is_for_is_said_in_the_words_of_the_choice() -> None:
    from tests.kernel.toy import GAME as TOY
    from tests.kernel.toy import Take

    words = Words(TOY, "en", {"A": "Ada"})
    assert words.name("choice", Take(2)) == words.option(Take(2))
    assert words.say("event-agree-leaves", [("player", "A")]) == "Ada leaves it to the others."
