"""The random bot: any legal answer, to any kind of question, the same for the same key."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from nokturn.kernel import Option, Refused, ask, ask_confirm, ask_number, ask_order, ask_some
from nokturn.players import RandomBot


class Card(Option, frozen=True):
    number: int


CARDS = [Card(number) for number in range(4)]
ONE = ask("A", "which", [*CARDS, Refused(Card(9), "T-01")])
TWO_OR_THREE = ask_some("A", "which", CARDS, 2, 3)
NONE_OR_MORE = ask_some("A", "which", CARDS, 0, 4)
NONE = ask_some("A", "which", [], 0, 0)
ORDER = ask_order("A", "order", CARDS[:3])
NUMBER = ask_number("A", "how-many", 2, 5)
CONFIRM = ask_confirm("A", "sure")
ASKS = {
    "one": ONE,
    "two or three": TWO_OR_THREE,
    "none or more": NONE_OR_MORE,
    "nothing to choose from": NONE,
    "order": ORDER,
    "number": NUMBER,
    "confirm": CONFIRM,
}


def answers(question, key="key", times=400):
    bot = RandomBot(key)
    return [bot.answer(None, question, ()) for _ in range(times)]


@pytest.mark.parametrize("name", ASKS)
def test_every_answer_is_legal(name):
    for answer in answers(ASKS[name]):
        assert ASKS[name].check(answer) is None


@pytest.mark.parametrize(
    "question, possible",
    [
        (ONE, set(CARDS)),
        (TWO_OR_THREE, {frozenset(s) for size in (2, 3) for s in combinations(CARDS, size)}),
        (NONE_OR_MORE, {frozenset(s) for size in range(5) for s in combinations(CARDS, size)}),
        (ORDER, set(permutations(CARDS[:3]))),
        (NUMBER, {2, 3, 4, 5}),
        (CONFIRM, {False, True}),
    ],
    ids=["one", "two-or-three", "none-or-more", "order", "number", "confirm"],
)
def test_all_legal_answers_are_equally_likely(question, possible):
    given = answers(question, times=200 * len(possible))
    counted = Counter(frozenset(answer) if question.kind == "some" else answer for answer in given)
    assert set(counted) == possible
    # 200 expected of each; six standard deviations are about 85.
    assert all(115 <= count <= 285 for count in counted.values()), counted


def test_the_key_decides():
    mixed = list(ASKS.values())

    def series(key):
        bot = RandomBot(key)
        return [bot.answer(None, question, ()) for _ in range(10) for question in mixed]

    assert series("one") == series("one")
    assert series("one") != series("another")
