"""The masters of the first pool that lie in play by themselves or do something at once."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import can_use, choose, choose_slot, phase, targets, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    ChooseCard,
    ChooseMethuselah,
    ChoosePrinted,
    EndPhase,
    GainFromEdge,
    Hunt,
    Pass,
    PlayCard,
)
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import hand_size, stealth

# at once


@pytest.mark.card("life-in-the-city")
@pytest.mark.rule("VTES-MCARD-07")
def test_life_in_the_city_adds_blood_to_any_ready_vampire_and_is_a_trifle():
    table = Table()
    ashley = table.vampire("B", "ashley", blood=1)
    sully = table.vampire("A", "sully", blood=1)
    table.vampire("B", "colette", region=TORPOR)
    table.hand("A", "life-in-the-city", "life-in-the-city", "life-in-the-city")
    phase(table, "master")
    table.seat("A").plays("life-in-the-city")
    assert targets(table) == {ashley, sully}
    choose(table, "A", ashley)
    assert table.blood(ashley) == 2
    table.seat("A").plays("life-in-the-city")
    choose(table, "A", sully)
    assert table.over, "a second trifle gives no further action"


@pytest.mark.card("misdirection")
@pytest.mark.rule("VTES-TERM-10")
def test_misdirection_locks_any_minion_a_locked_one_too():
    table = Table()
    ashley = table.vampire("B", "ashley")
    locked = table.vampire("A", "sully", locked=True)
    asleep = table.vampire("B", "colette", region=TORPOR)
    stray = table.ally("B", "underbridge-stray")
    table.hand("A", "misdirection")
    phase(table, "master")
    table.seat("A").plays("misdirection")
    assert targets(table) == {ashley, locked, asleep, stray}
    choose(table, "A", ashley)
    assert table.card(ashley).locked
    assert table.pool("A") == 29
    assert table.now.ash["A"] == ("misdirection",)


@pytest.mark.rule("VTES-MASTER-02")
@pytest.mark.card("misdirection")
def test_one_master_phase_action_plays_one_master():
    table = Table()
    ashley = table.vampire("B", "ashley")
    table.put("A", "the-barrens")
    table.hand("A", "misdirection", "misdirection")
    phase(table, "master")
    table.seat("A").plays("misdirection")
    choose(table, "A", ashley)
    assert table.refused(PlayCard("misdirection", 0)) == "VTES-MASTER-02"


# Anarch Troublemaker


@pytest.mark.card("anarch-troublemaker")
def test_the_troublemaker_locks_up_to_two_vampires_of_the_prey_and_goes_to_the_prey():
    table = Table()
    trouble = table.put("A", "anarch-troublemaker")
    ashley, sully = table.vampire("B", "ashley"), table.vampire("B", "sully", locked=True)
    other = table.vampire("B", "colette", region=TORPOR)
    table.vampire("C", "ryan")
    phase(table, "unlock")
    table.seat("A").uses(trouble)
    question = table.ask("A")
    assert {option.card for option in question.options} == {ashley, sully, other}
    assert (question.low, question.high) == (0, 2)
    table.seat("A").answers((ChooseCard(ashley), ChooseCard(sully)))
    assert table.card(ashley).locked
    assert table.card(trouble).controller == "B"
    assert not can_use(table, trouble)


@pytest.mark.card("anarch-troublemaker")
def test_the_troublemaker_burns_equipment_of_the_prey_instead():
    table = Table()
    trouble = table.put("A", "anarch-troublemaker")
    ashley, ryan = table.vampire("B", "ashley"), table.vampire("C", "ryan")
    vest = table.put("B", "kevlar-vest", host=ashley)
    table.put("C", "sport-bike", host=ryan)
    phase(table, "unlock")
    table.seat("A").uses(trouble, 1)
    assert targets(table) == {vest}
    choose(table, "A", vest)
    assert table.now.ash["B"] == ("kevlar-vest",)
    assert table.card(trouble).controller == "B"


@pytest.mark.card("anarch-troublemaker")
@pytest.mark.rule("VTES-TERM-02")
def test_the_prey_hands_the_troublemaker_on_in_turn():
    table = Table()
    trouble = table.put("A", "anarch-troublemaker", controller="B")
    ryan = table.vampire("C", "ryan")
    phase(table, "unlock", "B")
    table.seat("B").uses(trouble)
    table.seat("B").answers((ChooseCard(ryan),))
    assert table.card(trouble).controller == "C"
    assert table.card(trouble).owner == "A"


@pytest.mark.card("anarch-troublemaker")
@pytest.mark.rule("VTES-WORD-06")
def test_the_troublemaker_may_stay():
    table = Table()
    trouble = table.put("A", "anarch-troublemaker")
    table.vampire("B", "ashley")
    phase(table, "unlock")
    table.seat("A").passes()
    assert table.card(trouble).controller == "A"


# Dreams of the Sphinx


@pytest.mark.card("dreams-of-the-sphinx")
def test_dreams_give_two_more_cards_for_this_turn():
    table = Table("AB")
    dreams = table.put("A", "dreams-of-the-sphinx")
    table.hand("A", *["bonding"] * 7)
    table.library("A", *["majesty"] * 5)
    table.take_turn("A")
    table.seat("A").uses(dreams)
    assert hand_size(table.now, "A") == 9
    assert len(table.now.hands["A"]) == 9
    assert (table.card(dreams).locked, table.card(dreams).counters) == (True, 1)
    table.pass_until("minion-phase")
    table.seat("A").answers(EndPhase())
    table.pass_until("discard-phase")
    table.seat("A").passes()
    assert table.prompt == "discard-down"
    table.seat("A").answers(ChoosePrinted("bonding"))
    table.seat("A").answers(ChoosePrinted("bonding"))
    assert len(table.now.hands["A"]) == 7


@pytest.mark.card("dreams-of-the-sphinx")
def test_dreams_give_pool_to_whoever_holds_the_edge():
    table = Table()
    dreams = table.put("A", "dreams-of-the-sphinx")
    table.vampire("A", "ashley")
    phase(table, "unlock")
    assert not can_use(table, dreams, 1)
    table = Table()
    dreams = table.put("A", "dreams-of-the-sphinx")
    table.state.edge = "A"
    phase(table, "unlock")
    table.seat("A").uses(dreams, 1)
    assert table.pool("A") == 31
    assert (table.card(dreams).locked, table.card(dreams).counters) == (True, 1)
    table.seat("A").answers(GainFromEdge())
    assert table.pool("A") == 32


@pytest.mark.card("dreams-of-the-sphinx")
def test_dreams_add_blood_to_an_uncontrolled_vampire():
    table = Table()
    dreams = table.put("A", "dreams-of-the-sphinx")
    slot = table.uncontrolled("A", "ashley")
    phase(table, "master")
    table.seat("A").uses(dreams, 2)
    choose_slot(table, "A", slot)
    assert table.now.hidden(slot)[1].counters == 1
    assert (table.card(dreams).locked, table.card(dreams).counters) == (True, 1)


@pytest.mark.card("dreams-of-the-sphinx")
def test_dreams_are_burned_after_the_third_use_which_still_counts():
    table = Table()
    dreams = table.put("A", "dreams-of-the-sphinx", counters=2)
    slot = table.uncontrolled("A", "ashley")
    phase(table, "master")
    table.seat("A").uses(dreams, 2)
    choose_slot(table, "A", slot)
    assert table.now.hidden(slot)[1].counters == 1
    assert table.now.ash["A"] == ("dreams-of-the-sphinx",)


@pytest.mark.card("dreams-of-the-sphinx")
@pytest.mark.rule("VTES-R-22")
def test_dreams_can_be_used_during_anothers_action():
    table = Table()
    dreams = table.put("B", "dreams-of-the-sphinx")
    ashley = table.vampire("A", "ashley", blood=1)
    table.act("A")
    table.seat("A").answers(Bleed(ashley, "B"))
    until(table, "action", "B")
    assert can_use(table, dreams)


# Smiling Jack


@pytest.mark.card("smiling-jack-the-anarch")
@pytest.mark.rule("VTES-UNLOCK-03")
def test_jack_takes_a_counter_from_his_controllers_pool_whether_wanted_or_not():
    table = Table()
    jack = table.put("A", "smiling-jack-the-anarch")
    phase(table, "unlock")
    assert table.refused(Pass()) == "VTES-UNLOCK-03"
    assert not can_use(table, jack, 1)
    table.seat("A").uses(jack)
    assert (table.pool("A"), table.blood(jack)) == (29, 1)
    assert not can_use(table, jack)


@pytest.mark.card("smiling-jack-the-anarch")
@pytest.mark.rule("VTES-UNLOCK-03", "VTES-UNLOCK-10")
def test_everybody_else_pays_jack_in_pool_and_blood_as_they_like():
    table = Table()
    jack = table.put("A", "smiling-jack-the-anarch", counters=3)
    ashley = table.vampire("B", "ashley", blood=1)
    sully = table.vampire("B", "sully", blood=2, region=TORPOR)
    table.vampire("B", "colette", blood=0)
    phase(table, "unlock", "B")
    assert table.refused(Pass()) == "VTES-UNLOCK-03"
    table.seat("B").uses(jack, 1)
    assert set(table.options()) == {ChooseMethuselah("B"), ChooseCard(ashley), ChooseCard(sully)}
    table.seat("B").answers(ChooseCard(ashley))
    assert set(table.options()) == {ChooseMethuselah("B"), ChooseCard(sully)}
    table.seat("B").answers(ChooseCard(sully))
    table.seat("B").answers(ChooseMethuselah("B"))
    assert (table.pool("B"), table.blood(ashley), table.blood(sully)) == (29, 0, 1)
    assert not can_use(table, jack, 1)


@pytest.mark.card("smiling-jack-the-anarch")
def test_nobody_pays_jack_while_he_has_no_counter():
    table = Table()
    jack = table.put("A", "smiling-jack-the-anarch")
    table.vampire("B", "ashley")
    phase(table, "unlock", "B")
    assert not can_use(table, jack, 1)


@pytest.mark.card("smiling-jack-the-anarch")
@pytest.mark.rule("VTES-CTR-06", "VTES-END-01")
def test_whoever_cannot_pay_jack_pays_everything_and_is_ousted():
    table = Table(pool=2)
    jack = table.put("A", "smiling-jack-the-anarch", counters=4)
    ashley = table.vampire("B", "ashley", blood=1)
    phase(table, "unlock", "B")
    table.seat("B").uses(jack, 1)
    table.seat("B").answers(ChooseCard(ashley))
    assert "B" in table.now.gone
    assert table.pool("A") == 8


@pytest.mark.card("smiling-jack-the-anarch")
def test_any_vampire_may_burn_jack_but_no_ally():
    table = Table()
    jack = table.put("B", "smiling-jack-the-anarch", counters=2)
    ashley, stray = table.vampire("A", "ashley"), table.ally("A", "underbridge-stray")
    table.vampire("B", "sully")
    table.act("A")
    assert not can_use(table, jack, 2, stray)
    table.seat("A").uses(jack, 2, ashley)
    assert (table.now.action.targets, stealth(table.now)) == (("B",), 0)
    table.pass_until("minion-phase")
    assert jack not in table.now.cards
    assert table.now.ash["B"] == ("smiling-jack-the-anarch",)


# Toreador Grand Ball


def a_ball() -> tuple[Table, str, str, str]:
    table = Table()
    first, second = table.vampire("A", "massimo-falconi", blood=3), table.vampire("A", "min-seo", blood=3)
    ball = table.put("A", "toreador-grand-ball", chosen=(first, second))
    return table, first, second, ball


@pytest.mark.card("toreador-grand-ball")
def test_the_ball_chooses_two_ready_toreador_and_locks_the_second():
    table = Table()
    first, second = table.vampire("A", "massimo-falconi"), table.vampire("A", "min-seo")
    table.vampire("A", "ashley")
    table.vampire("A", "tamoszius", region=TORPOR)
    table.hand("A", "toreador-grand-ball", "toreador-grand-ball")
    phase(table, "master")
    table.seat("A").plays("toreador-grand-ball")
    assert targets(table) == {first, second}
    choose(table, "A", first)
    assert targets(table) == {second}
    choose(table, "A", second)
    assert (table.card(first).locked, table.card(second).locked) == (False, True)
    assert table.card("toreador-grand-ball:1").chosen == (first, second)
    assert table.pool("A") == 29


@pytest.mark.card("toreador-grand-ball")
def test_the_same_two_may_hold_another_ball():
    table, first, second, _ = a_ball()
    table.state.change(second, locked=True)
    table.hand("A", "toreador-grand-ball")
    phase(table, "master")
    table.seat("A").plays("toreador-grand-ball")
    choose(table, "A", first, second)
    assert table.card("toreador-grand-ball:2").chosen == (first, second)


@pytest.mark.card("toreador-grand-ball")
@pytest.mark.rule("VTES-TGT-01")
def test_one_toreador_alone_holds_no_ball():
    table = Table()
    table.vampire("A", "massimo-falconi")
    table.vampire("A", "ashley")
    table.hand("A", "toreador-grand-ball")
    phase(table, "master")
    assert table.refused(PlayCard("toreador-grand-ball", 0)) == "VTES-TGT-01"


@pytest.mark.card("toreador-grand-ball")
@pytest.mark.rule("VTES-UNLOCK-01")
def test_the_second_does_not_unlock_while_the_ball_lasts():
    table, first, second, _ = a_ball()
    table.state.change(second, locked=True)
    table.state.change(first, locked=True)
    phase(table, "unlock")
    assert (table.card(first).locked, table.card(second).locked) == (False, True)


@pytest.mark.card("toreador-grand-ball")
@pytest.mark.rule("VTES-BLOCK-10")
def test_the_first_cannot_be_blocked_except_when_bleeding():
    table, first, _, _ = a_ball()
    blocker = table.vampire("B", "ashley")
    table.put("B", "sport-bike", host=blocker)
    table.act("A")
    table.seat("A").answers(Bleed(first, "B"))
    until(table, "action", "B")
    assert Block(blocker) in table.options()
    table, first, second, _ = a_ball()
    blocker = table.vampire("B", "ashley")
    table.put("B", "sport-bike", host=blocker)
    table.act("A")
    table.seat("A").answers(Hunt(first))
    assert not table.prompt or Block(blocker) not in table.options()
    assert table.told("succeeds")
    table.seat("A").answers(Hunt(second))
    until(table, "action", "B")
    assert Block(blocker) in table.options()


@pytest.mark.card("toreador-grand-ball")
@pytest.mark.parametrize("vampire, expected", [("ashley", 0), ("ryan", -1)])
def test_any_minion_may_break_up_the_ball_a_nosferatu_less_easily(vampire, expected):
    table, _, second, ball = a_ball()
    acting = table.vampire("B", vampire)
    table.act("B")
    table.seat("B").uses(ball, 0, acting)
    assert (stealth(table.now), table.now.action.targets) == (expected, ("A",))
    table.pass_until("minion-phase")
    assert ball not in table.now.cards
    table.state.change(second, locked=True)
    phase(table, "unlock")
    assert not table.card(second).locked
