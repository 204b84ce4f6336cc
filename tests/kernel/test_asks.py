"""Questions: all kinds, every reason to refuse an answer, forced answers, sealed answers."""

from typing import Any

import pytest
from tests.kernel.harness import KEY, NeverOffered
from tests.kernel.toy import GAME, Stones, Take

from nokturn.kernel import (
    Ask,
    Option,
    OwnWords,
    Position,
    Refusal,
    Refused,
    Rule,
    ask,
    ask_all,
    ask_confirm,
    ask_number,
    ask_order,
    ask_some,
    procedure,
    refusing,
)
from nokturn.kernel.chance import Dice
from nokturn.kernel.compiler.native import NativePosition
from nokturn.kernel.errors import NokturnError
from nokturn.kernel.game import first_answer
from nokturn.kernel.snapshots import load, save


class Card(Option, frozen=True):
    name: str
    cost: int = 0


FANG, BAT, WOLF = Card("fang"), Card("bat"), Card("wolf")
TOO_DEAR = Refused(WOLF, "RULE-07", (("cost", 3), ("blood", 1)))


def one() -> Ask:
    return ask("A", "play", [FANG, TOO_DEAR, BAT], rule="RULE-01", hand=3)


def some() -> Ask:
    return ask_some("A", "discard", [FANG, BAT, Card("rat"), TOO_DEAR], 1, 2, rule="RULE-02")


def order() -> Ask:
    return ask_order("A", "arrange", [FANG, BAT], rule="RULE-03")


def number() -> Ask:
    return ask_number("A", "bid", 2, 5, rule="RULE-04")


class Called(Option, frozen=True):
    text: str


RAVEN, THORN = Called("raven"), Called("thorn")
SEVEN: Any = 7


def written() -> Ask:
    own = OwnWords(Called.plain_name, 8, ("ada", "żar"))
    return ask("A", "name", [RAVEN, THORN], rule="RULE-06", own_words=own)


def confirm() -> Ask:
    return ask_confirm("A", "sure", rule="RULE-05")


@pytest.mark.parametrize(
    "question, answer",
    [
        (one(), FANG),
        (one(), Card("bat")),
        (some(), (FANG,)),
        (some(), (BAT, FANG)),
        (order(), (BAT, FANG)),
        (number(), 2),
        (number(), 5),
        (confirm(), True),
        (confirm(), False),
        (written(), RAVEN),
        (written(), Called("Zażółć")),
        (written(), Called("x" * 8)),
        (written(), Called(" " * 9 + "x")),
    ],
)
def test_what_is_offered_is_taken(question, answer):
    assert question.check(answer) is None


@pytest.mark.parametrize(
    "question, answer, refusal",
    [
        (one(), WOLF, Refusal("forbidden", "RULE-07", (("cost", 3), ("blood", 1)))),
        (one(), Card("rat"), Refusal("not-offered", "RULE-01")),
        (one(), "fang", Refusal("not-offered", "RULE-01")),
        (one(), None, Refusal("not-offered", "RULE-01")),
        (some(), FANG, Refusal("wrong-kind-some", "RULE-02", (("low", 1), ("high", 2)))),
        (some(), (WOLF,), Refusal("forbidden", "RULE-07", (("cost", 3), ("blood", 1)))),
        (some(), (Card("owl"),), Refusal("not-offered", "RULE-02")),
        (some(), (FANG, FANG), Refusal("twice-the-same", "RULE-02")),
        (some(), (), Refusal("wrong-count", "RULE-02", (("low", 1), ("high", 2), ("exactly", False), ("count", 0)))),
        (
            some(),
            (FANG, BAT, Card("rat")),
            Refusal("wrong-count", "RULE-02", (("low", 1), ("high", 2), ("exactly", False), ("count", 3))),
        ),
        (
            ask_some("A", "discard", [FANG, BAT, Card("rat")], 2, 2, rule="RULE-02"),
            (FANG,),
            Refusal("wrong-count", "RULE-02", (("low", 2), ("high", 2), ("exactly", True), ("count", 1))),
        ),
        (order(), 1, Refusal("wrong-kind-order", "RULE-03", (("low", 2), ("high", 2)))),
        (order(), (FANG,), Refusal("order-all", "RULE-03", (("count", 2),))),
        (order(), (FANG, FANG), Refusal("twice-the-same", "RULE-03")),
        (order(), (FANG, WOLF), Refusal("not-offered", "RULE-03")),
        (number(), 6, Refusal("out-of-range", "RULE-04", (("low", 2), ("high", 5), ("answer", 6)))),
        (number(), 1, Refusal("out-of-range", "RULE-04", (("low", 2), ("high", 5), ("answer", 1)))),
        (number(), True, Refusal("wrong-kind-number", "RULE-04", (("low", 2), ("high", 5)))),
        (number(), "3", Refusal("wrong-kind-number", "RULE-04", (("low", 2), ("high", 5)))),
        (confirm(), 1, Refusal("wrong-kind-confirm", "RULE-05")),
        (confirm(), None, Refusal("wrong-kind-confirm", "RULE-05")),
        (written(), Called("x" * 9), Refusal("own-words-length", "RULE-06", (("high", 8), ("count", 9)))),
        (written(), Called(" \t "), Refusal("own-words-length", "RULE-06", (("high", 8), ("count", 0)))),
        (written(), Called("a\nb"), Refusal("own-words-signs", "RULE-06", (("high", 8), ("count", 3)))),
        (written(), Called("a\x00b"), Refusal("own-words-signs", "RULE-06", (("high", 8), ("count", 3)))),
        (written(), Called("a\u202eb"), Refusal("own-words-signs", "RULE-06", (("high", 8), ("count", 3)))),
        (written(), Called("\ud800"), Refusal("own-words-signs", "RULE-06", (("high", 8), ("count", 1)))),
        (written(), Called(" ADA "), Refusal("forbidden", "RULE-06")),
        (written(), Called("Z\u0307ar"), Refusal("forbidden", "RULE-06")),
        (written(), Called(SEVEN), Refusal("not-offered", "RULE-06")),
        (written(), Card("rat"), Refusal("not-offered", "RULE-06")),
        (written(), "rat", Refusal("not-offered", "RULE-06")),
    ],
)
def test_everything_else_is_refused_with_a_reason_and_a_rule(question, answer, refusal):
    assert question.check(answer) == refusal


def test_a_question_may_name_the_rule_against_a_whole_kind_of_options():
    question = ask("A", "play", [FANG, TOO_DEAR], rule="RULE-01", otherwise=refusing({Card: "RULE-09"}))
    assert question.check(BAT) == Refusal("forbidden", "RULE-09")
    assert question.check(WOLF) == Refusal("forbidden", "RULE-07", (("cost", 3), ("blood", 1)))
    assert question.check(NeverOffered()) == Refusal("not-offered", "RULE-01")
    assert question.check(FANG) is None


def test_a_question_carries_what_its_sentence_needs():
    question = one()
    assert (question.options, question.refused, question.args) == ((FANG, BAT), (TOO_DEAR,), (("hand", 3),))


def test_some_never_asks_for_more_than_there_is():
    question = ask_some("A", "discard", [FANG], 2, 3)
    assert (question.low, question.high) == (1, 1)


@pytest.mark.parametrize(
    "question, forced",
    [
        (ask("A", "p", [FANG], auto=True), (FANG,)),
        (ask("A", "p", [FANG]), None),
        (ask("A", "p", [FANG, BAT], auto=True), None),
        (ask_number("A", "p", 3, 3, auto=True), (3,)),
        (ask_number("A", "p", 3, 4, auto=True), None),
        (ask_order("A", "p", [FANG], auto=True), ((FANG,),)),
        (ask_order("A", "p", [], auto=True), ((),)),
        (ask_order("A", "p", [FANG, BAT], auto=True), None),
        (ask_some("A", "p", [FANG, BAT], 2, 2, auto=True), ((FANG, BAT),)),
        (ask_some("A", "p", [FANG, BAT], 1, 2, auto=True), None),
        (ask_confirm("A", "p"), None),
        (ask("A", "p", [RAVEN], auto=True, own_words=OwnWords(Called.plain_name, 8)), None),
    ],
)
def test_only_a_question_that_says_so_answers_itself(question, forced):
    assert question.forced() == forced


@pytest.mark.parametrize("question", [one(), some(), order(), number(), confirm(), written()])
def test_the_first_answer_is_always_legal(question):
    assert question.check(first_answer(question)) is None


def test_a_look_alike_is_taken_in_the_words_of_the_question():
    """Python holds True for 1; a saved game does not."""
    question = ask("A", "p", [Card("x", 1), Card("y", 0)])
    assert question.check(Card("x", True)) is None
    assert question.settle(Card("x", True)).cost is not True
    both = ask_some("A", "p", [1, 0], 2, 2)
    assert all(type(item) is int for item in both.settle((True, False)))


@pytest.mark.parametrize("typed, taken", [(" Mora\u0301g ", "Morág"), ("thorn", "thorn"), ("thorn ", "thorn")])
@pytest.mark.parametrize("kernel", [Position, NativePosition])
def test_what_was_written_is_taken_without_the_blanks_around_it(kernel, typed, taken):
    position = kernel.start(stones(), named, written())
    assert position.answer("A", Called("x" * 9)) is not None
    assert position.answer("A", Called(typed)) is None
    assert position.state.bids == [(taken, 1)]


def test_a_question_with_nothing_but_room_for_own_words_can_be_answered():
    assert ask("A", "p", [], own_words=OwnWords(Called.plain_name, 8)).flaw() == ""


# --- impossible questions -----------------------------------------------------------------------------


@procedure()
def asks(game: Stones, question: Ask) -> Rule:
    yield question


@procedure()
def named(game: Stones, question: Ask) -> Rule:
    given = yield question
    game.bids = [(given.text, 1)]


@pytest.mark.parametrize(
    "question, problem",
    [
        (ask("A", "p", [TOO_DEAR]), "with nothing to choose from"),
        (ask_number("A", "p", 3, 2), "for a number from 3 to 2"),
        (ask_order("A", "p", [FANG, FANG]), "offering the same option twice"),
        (ask_some("A", "p", [FANG, FANG], 0, 1), "offering the same option twice"),
    ],
)
def test_a_question_nobody_could_answer_is_found_in_test_mode(question, problem):
    with pytest.raises(NokturnError, match=f"test_asks.asks at yield#1 asks A 'p', {problem}"):
        Position.start(stones(), asks, question)


def test_a_seat_cannot_be_asked_twice_at_once():
    with pytest.raises(ValueError, match="asks a seat twice"):
        ask_all([ask_confirm("A", "x"), ask_confirm("A", "y")])


# --- sealed -------------------------------------------------------------------------------------------


def stones(heap: int = 5) -> Stones:
    return Stones(dice=Dice(KEY), seats=("A", "B", "C"), heap=heap, taken={"A": 1, "B": 2, "C": 3})


@procedure()
def secret_bids(game: Stones) -> Rule:
    bids = yield ask_all({seat: ask_number(seat, "bid", 0, game.taken[seat]) for seat in "CAB"})
    game.bids = list(bids)


def bidding() -> Position[Stones]:
    return Position.start(stones(), secret_bids)


def test_all_are_asked_at_once_and_answers_come_back_in_asking_order():
    position = bidding()
    assert [q.seat for q in position.asks()] == ["C", "A", "B"]
    for seat, bid in [("B", 2), ("C", 0), ("A", 1)]:
        assert position.answer(seat, bid) is None
    assert position.state.bids == [("C", 0), ("A", 1), ("B", 2)]
    assert position.sealed == ()


def test_nobodys_question_changes_when_another_answers_and_nothing_happens_before_the_last():
    position = bidding()
    before, state = {q.seat: q for q in position.asks()}, position.state.clone()
    position.answer("A", 1)
    assert {q.seat: q for q in position.asks()} == {seat: q for seat, q in before.items() if seat != "A"}
    assert position.state == state
    assert position.answer("A", 0) == Refusal("not-asked")


def test_sealed_answers_survive_saving_loading_and_cloning():
    position = bidding()
    position.answer("B", 2)
    for copy in (position.clone(), load(GAME, save(GAME, position))):
        assert copy.sealed == (("B", 2),)
        assert [q.seat for q in copy.asks()] == ["C", "A"]
        assert copy.answer("A", 0) is None
        assert copy.answer("C", 3) is None
        assert copy.state.bids == [("C", 3), ("A", 0), ("B", 2)]
    assert [q.seat for q in position.asks()] == ["C", "A"], "the original is still where it was"


@procedure()
def partly_forced(game: Stones) -> Rule:
    bids = yield ask_all([ask_number(s, "bid", 0, game.heap if s == "B" else 0, auto=True) for s in "ABC"])
    game.bids = list(bids)


def test_forced_answers_are_sealed_with_the_others():
    position = Position.start(stones(), partly_forced)
    assert [q.seat for q in position.asks()] == ["B"]
    loaded = load(GAME, save(GAME, position))
    for each in (position, loaded):
        assert each.answer("B", 4) is None
        assert each.state.bids == [("A", 0), ("B", 4), ("C", 0)]


@pytest.mark.parametrize("kernel", [Position, NativePosition])
def test_if_all_are_forced_nobody_is_asked(kernel):
    position = kernel.start(stones(heap=0), partly_forced)
    assert position.over
    assert position.state.bids == [("A", 0), ("B", 0), ("C", 0)]


@procedure()
def asks_nobody(game: Stones) -> Rule:
    game.bids = [("A", 1)]
    bids = yield ask_all([])
    game.bids = list(bids)


def test_asking_nobody_goes_on_at_once():
    position = Position.start(stones(), asks_nobody)
    assert position.over
    assert position.state.bids == []


# --- a position refuses -------------------------------------------------------------------------------


def test_a_refused_answer_changes_nothing():
    position = GAME.start(2, {}, KEY)
    before = save(GAME, position)
    for seat, answer, refusal in [
        ("B", Take(1), Refusal("not-asked")),
        ("Z", Take(1), Refusal("not-asked")),
        ("A", NeverOffered(), Refusal("not-offered", "TOY-PLAY-02")),
        ("A", Take(4), Refusal("not-offered", "TOY-PLAY-02")),
    ]:
        assert position.answer(seat, answer) == refusal
        assert save(GAME, position) == before


@pytest.mark.parametrize("kernel", [Position, NativePosition])
def test_both_kernels_refuse_alike(kernel):
    position = kernel.start(stones(), partly_forced)
    assert position.answer("A", 0) == Refusal("not-asked")
    assert position.answer("B", 6) == Refusal("out-of-range", "", (("low", 0), ("high", 5), ("answer", 6)))
    assert position.answer("B", 5) is None
    assert position.answer("A", 0) == Refusal("over")


def test_a_question_is_derived_anew_when_the_state_was_changed_from_outside():
    position = bidding()
    position.state.taken["A"] = 7
    assert [q.high for q in position.asks()] == [3, 1, 2]
    position.forget()
    assert [q.high for q in position.asks()] == [3, 7, 2]
