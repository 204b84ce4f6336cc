"""Orders suggested by the hand: narrow ones where wide ones would pass by something of use."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, hunt, phase, plain, until
from tests.games.vtes.rules.props import IDLE, vampire
from tests.games.vtes.table import Table

from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.state.choices import Block
from nokturn.kernel.orders import Orders
from nokturn.kernel.words import LANGUAGES, Words


def orders_of(table: Table, seat: str) -> Orders:
    """What is suggested to a seat now."""
    orders = Orders()
    for order in GAME.manners.suggested_orders(table.state, seat):
        orders.give(seat, order)
    return orders


def covered(table: Table, seat: str, orders: Orders | None = None) -> bool:
    """Whether the suggested orders of a seat answer what it is asked now."""
    question, manners = table.ask(seat), GAME.manners
    turn = manners.turn_of(table.now, seat)
    return (orders or orders_of(table, seat)).answer_to(question, turn, manners.at_stake(question)) is not None


@pytest.mark.parametrize("disciplines", [("DOM",), ("aus",)])
def test_nothing_is_discarded_while_every_card_is_of_use_to_somebody(disciplines):
    table = Table()
    table.uncontrolled("A", plain(disciplines=disciplines))
    table.hand("A", "conditioning", "vessel")
    phase(table, "discard")
    assert (table.prompt, covered(table, "A")) == ("discard-phase", "DOM" in disciplines)


@pytest.mark.parametrize("blood", [0, 3])
def test_a_master_phase_passes_in_which_no_master_of_the_hand_can_be_played(blood):
    table = Table()
    vampire(table, "A", blood=3) if blood else None
    table.hand("A", "vessel")
    phase(table, "master")
    assert (table.prompt, covered(table, "A")) == ("master-phase", not blood), "it lies on a vampire"


def test_no_transfers_while_nobody_waits_for_them():
    table = Table()
    table.crypt("A", plain())
    phase(table, "influence")
    assert (table.prompt, covered(table, "A")) == ("influence-phase", True)
    table.uncontrolled("A", plain())
    table.ask_again()
    assert not covered(table, "A")


@pytest.mark.parametrize("able", [False, True])
def test_in_actions_of_a_minion_that_can_use_nothing_of_the_hand(able):
    table = Table()
    minions = {True: vampire(table, "A", disciplines=("DOM",)), False: vampire(table, "A", disciplines=("PRE",))}
    table.hand("A", "conditioning")
    table.stops_at("blocks-declined")
    given = orders_of(table, "A")
    bleed(table, minions[able])
    until(table, "blocks-declined", "A")
    assert covered(table, "A", given) is not able


@pytest.mark.parametrize("stealth", [0, 1])
def test_intercept_is_asked_for_while_an_attempt_lacks_it(stealth):
    table = Table()
    sully, ryan = vampire(table, "A", stealth=stealth), vampire(table, "B", disciplines=("aus",))
    table.hand("B", "telepathic-misdirection")
    table.stops_at("block-attempt")
    bleed(table, sully)
    table.seat("B").answers(Block(ryan))
    until(table, "block-attempt", "B")
    assert dict(table.ask().args)["succeeds"] is (stealth == 0)
    assert covered(table, "B") is (stealth == 0)


@pytest.mark.parametrize("stealth", [0, 1])
def test_to_wake_somebody_who_could_not_block_is_not_asked_for(stealth):
    """A hunt has 1 stealth, a bleed none: whoever is woken can block the one."""
    table = Table()
    sully = vampire(table, "A", blood=1)
    vampire(table, "B", locked=True, disciplines=("aus",))
    table.hand("B", "wake-with-evenings-freshness")
    table.stops_at("action")
    (hunt if stealth else bleed)(table, sully)
    until(table, "action", "B")
    assert dict(table.ask().args)["wakes"] == ("short" if stealth else "enough")
    assert covered(table, "B") is bool(stealth)
    table.hand("B", "wake-with-evenings-freshness", "telepathic-misdirection")
    table.ask_again()
    assert not covered(table, "B"), "the hand holds the intercept that lacks"


@pytest.mark.parametrize("locked", [False, True])
def test_where_nobody_is_awake_reactions_are_not_asked_for(locked):
    """The orders were given while somebody was."""
    table = Table()
    sully, ryan = vampire(table, "A"), vampire(table, "B", disciplines=("DOM",))
    table.hand("B", "deflection")
    given = orders_of(table, "B")
    table.state.change(ryan, locked=locked)
    table.stops_at("action", "blocks-declined")
    bleed(table, sully)
    until(table, "blocks-declined", "B")
    assert covered(table, "B", given) is locked


def test_a_bounce_is_of_no_use_against_what_is_no_bleed():
    table = Table()
    sully, _ = vampire(table, "A", blood=1), vampire(table, "B", locked=True, disciplines=("DOM",))
    table.hand("B", "deflection", "wake-with-evenings-freshness")
    table.stops_at("action", "blocks-declined")
    hunt(table, sully)
    until(table, "blocks-declined", "B")
    assert covered(table, "B")


def test_every_case_can_be_told():
    table = Table()
    vampire(table, "A", disciplines=("DOM",)), vampire(table, "A", disciplines=("AUS",), locked=True)
    table.hand("A", "conditioning", "deflection", IDLE)
    orders = GAME.manners.suggested_orders(table.state, "A")
    table.hand("A", "conditioning", "telepathic-misdirection", "wake-with-evenings-freshness", "deflection", IDLE)
    orders += GAME.manners.suggested_orders(table.state, "A")
    assert {fact for order in orders for fact, _ in order.when} >= {"wakes", "awake", "succeeds", "minion"}
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        told = [words.moment(order) for order in orders]
        assert all(told)
        assert not [text for text in told if ": " in text], "each fact has its own words"
