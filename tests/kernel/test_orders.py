"""Standing orders answer for a seat, and only as that seat could have answered itself."""

import pytest

from nokturn.kernel import Option, ask, ask_confirm, ask_number
from nokturn.kernel.orders import Orders, StandingOrder


class Play(Option, frozen=True):
    card: str


def react(source: str = "chalice", seat: str = "A"):
    return ask_confirm(seat, "react", source=source)


def orders(*given: StandingOrder) -> Orders:
    all_orders = Orders()
    for order in given:
        all_orders.give("A", order)
    return all_orders


def test_what_is_at_stake_is_answered_only_by_an_order_given_for_it():
    standing = Orders()
    standing.give("A", StandingOrder("react", False))
    stake = (("part", "target"),)
    assert standing.answer_to(ask_confirm("A", "react", part="bystander")) == (False,)
    assert standing.answer_to(ask_confirm("A", "react", part="target"), at_stake=stake) is None
    standing.give("A", StandingOrder("react", True, when=stake))
    assert standing.answer_to(ask_confirm("A", "react", part="target"), at_stake=stake) == (True,)


def test_an_order_answers_its_question_and_no_other():
    standing = orders(StandingOrder("react", False))
    assert standing.answer_to(react()) == (False,)
    assert standing.answer_to(react(seat="B")) is None
    assert standing.answer_to(ask_confirm("A", "withdraw")) is None


def test_an_order_about_one_source_leaves_the_others_alone():
    standing = orders(StandingOrder("react", True, source="chalice"))
    assert standing.answer_to(react("chalice")) == (True,)
    assert standing.answer_to(react("mask")) is None
    assert standing.answer_to(ask_confirm("A", "react")) is None


def test_an_answer_that_is_not_legal_now_is_not_given():
    standing = orders(StandingOrder("bid", 3), StandingOrder("play", Play("bat")))
    assert standing.answer_to(ask_number("A", "bid", 0, 2)) is None
    assert standing.answer_to(ask_number("A", "bid", 0, 3)) == (3,)
    assert standing.answer_to(ask("A", "play", [Play("rat")])) is None


def test_an_order_for_so_many_times_wears_out():
    standing = orders(StandingOrder("react", False, times=2))
    assert [standing.answer_to(react()) for _ in range(3)] == [(False,), (False,), None]
    assert standing.of("A") == ()


def test_an_illegal_answer_does_not_wear_it_out():
    standing = orders(StandingOrder("bid", 3, times=1))
    assert standing.answer_to(ask_number("A", "bid", 0, 2)) is None
    assert standing.answer_to(ask_number("A", "bid", 0, 5)) == (3,)


def test_orders_keep_their_rank_while_they_wear_out():
    standing = orders(StandingOrder("react", True, source="chalice", times=3), StandingOrder("react", False))
    assert [standing.answer_to(react()) for _ in range(4)] == [(True,), (True,), (True,), (False,)]


def test_a_newer_order_replaces_the_older_for_the_same_question():
    standing = orders(StandingOrder("react", False), StandingOrder("react", True))
    assert standing.of("A") == (StandingOrder("react", True),)


@pytest.mark.parametrize("source, left", [("", 1), ("chalice", 1), ("mask", 2)])
def test_an_order_can_be_withdrawn(source, left):
    standing = orders(StandingOrder("react", False), StandingOrder("react", True, source="chalice"))
    standing.withdraw("A", "react", source)
    standing.withdraw("B", "react")
    assert len(standing.of("A")) == left


def test_an_order_goes_by_what_the_question_says():
    standing = orders(StandingOrder("react", False, when=(("part", "bystander"),)))
    assert standing.answer_to(ask_confirm("A", "react", part="bystander")) == (False,)
    assert standing.answer_to(ask_confirm("A", "react", part="target")) is None
    assert standing.answer_to(ask_confirm("A", "react")) is None


def test_orders_for_different_moments_stand_side_by_side():
    standing = orders(
        StandingOrder("react", False, when=(("action", "hunt"),)),
        StandingOrder("react", True, when=(("action", "bleed"),)),
    )
    assert standing.answer_to(ask_confirm("A", "react", action="hunt")) == (False,)
    assert standing.answer_to(ask_confirm("A", "react", action="bleed")) == (True,)
    standing.withdraw("A", "react", when=(("action", "hunt"),))
    assert standing.answer_to(ask_confirm("A", "react", action="hunt")) is None
    assert standing.answer_to(ask_confirm("A", "react", action="bleed")) == (True,)


def test_an_order_until_my_next_turn_is_gone_with_it():
    standing = orders(StandingOrder("react", False, until="turn"), StandingOrder("bid", 3))
    assert standing.answer_to(react()) == (False,), "in somebody else's turn"
    assert standing.answer_to(react(seat="B"), 4) is None, "in B's turn B is asked"
    assert standing.answer_to(react()) == (False,)
    assert standing.answer_to(ask_confirm("A", "withdraw"), 5) is None, "whatever is asked first in A's turn"
    assert standing.of("A") == (StandingOrder("bid", 3),)
    assert standing.answer_to(react()) is None


def test_given_in_my_own_turn_it_holds_for_the_rest_of_it_and_until_the_next():
    standing = orders(StandingOrder("react", False, until="turn", since=5))
    assert standing.answer_to(react(), 5) == (False,)
    assert standing.answer_to(react()) == (False,)
    assert standing.answer_to(react(), 9) is None
    assert standing.of("A") == ()
