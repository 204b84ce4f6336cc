"""What is answered for somebody who does not answer (catalogue, section 18; VTES-R-14, VTES-R-15)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, phase, until
from tests.games.vtes.combat.fights import Fight, strike_card
from tests.games.vtes.politics.polls import call, decree
from tests.games.vtes.politics.polls import vampire as voter
from tests.games.vtes.rules.props import dealt, gift, thing, vampire
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.combat.effects import SetRange
from nokturn.games.vtes.game import GAME
from nokturn.games.vtes.state.card_language import MASTER, Ability, Mode
from nokturn.games.vtes.state.choices import (
    AnnounceWithdrawal,
    Block,
    Cast,
    EndPhase,
    GainFromEdge,
    HandStrike,
    Hunt,
    NoStrike,
    Pass,
    PayContest,
    PlayCard,
    Transfer,
    UseAbility,
    YieldContest,
)
from nokturn.games.vtes.state.state import CONTESTED
from nokturn.games.vtes.text.effects import GainPool


def idle(table: Table):
    return GAME.idle_answer(table.ask())


def test_nobody_blocks_by_not_answering():
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    bleed(table, sully)
    until(table, "action", "B")
    assert Block(guard) in table.options()
    assert idle(table) == Pass()


@pytest.mark.parametrize("blood", [3, 0])
def test_nobody_acts_by_not_answering_but_for_a_mandatory_hunt(blood):
    table = Table()
    sully = vampire(table, "A", blood=blood)
    table.act("A")
    assert idle(table) == (EndPhase() if blood else Hunt(sully))


def test_nothing_is_transferred_and_the_edge_not_used():
    table = Table()
    slot = table.uncontrolled("A", "sully", 1)
    phase(table, "influence")
    assert Transfer(slot, "sully") in table.options()
    assert idle(table) == Pass()
    table.state.edge = "A"
    phase(table, "unlock")
    assert GainFromEdge() in table.options()
    assert idle(table) == Pass()


@pytest.mark.rule("VTES-R-15")
@pytest.mark.parametrize("far", [False, True])
def test_a_strike_is_with_bare_hands_or_none(far):
    fight = Fight()
    fight.hand("A", strike_card("bolt", kind="damage", amount=1, ranged=True))
    fight.put("A", thing("wind", Ability("before-range", does=(SetRange(range="long"),), once=("round",))))
    fight.start()
    if far:
        fight.seat("A").uses("wind:1")
    fight.until("strike", "A")
    assert idle(fight) == (NoStrike() if far else HandStrike())


@pytest.mark.rule("VTES-R-14")
def test_votes_are_not_cast():
    decree()
    table = Table("ABC")
    caller = voter(table, "A", "prince:London")
    call(table, caller)
    assert Cast(caller, "for") in table.options()
    assert idle(table) == Pass()


def test_a_contest_is_not_paid_for_and_nobody_withdraws():
    table = Table()
    for seat in "AB":
        ref = table.vampire(seat, "sully")
        table.state.change(ref, region=CONTESTED, came_from="ready")
    phase(table, "unlock")
    assert {PayContest("sully:1"), AnnounceWithdrawal()} <= set(table.options())
    assert idle(table) == YieldContest("sully:1")


def test_what_has_to_be_used_is_used_and_no_card_played_instead():
    table = Table("AB")
    tax = table.put("A", thing("tax", gift("unlock", mandatory=True, once=("phase",))))
    table.hand("A", library_card("hoard", Mode(MASTER, "unlock", does=(GainPool(),)), types=(MASTER,)))
    table.state.actions_left = 1
    phase(table, "unlock")
    assert PlayCard("hoard", 0) in table.options()
    assert Pass() not in table.options()
    assert idle(table) == UseAbility(tax, 0)


def test_a_table_of_sleepers_plays_on():
    crypt_entry("sleeper", capacity=3)
    position = dealt("ABC", (("sleeper",) * 12, ("vessel", "majesty", "deflection") * 20))
    for _ in range(400):
        if position.over:
            break
        question = position.asks()[0]
        answer = GAME.idle_answer(question)
        assert position.answer(question.seat, answer) is None, (question.prompt, answer)
    assert set(position.state.pool.values()) == {30}
    assert position.state.turn > 10
