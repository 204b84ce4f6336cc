"""Presses: VTES-PRESS-01 to VTES-PRESS-06."""

import pytest
from tests.games.vtes.combat.fights import Fight, combat_card, press, strike_card
from tests.games.vtes.table import library_card

from nokturn.games.vtes.combat.effects import Press
from nokturn.games.vtes.state.card_language import Ability
from nokturn.games.vtes.state.choices import PlayCard, UsePress
from nokturn.games.vtes.text.effects import AddBlood


def rounds(fight):
    return len(fight.told("round"))


def drum(fight, seat, ref):
    """So that its bearer is asked in the press step whatever else there is."""
    card = library_card(f"drum-{seat}", Ability("press", does=(AddBlood(amount=0),)), types=("equipment",))
    fight.put(seat, card, ref)


@pytest.mark.rule("VTES-PRESS-01")
def test_without_a_press_combat_ends():
    fight = Fight()
    fight.hand("A", press())
    fight.start()
    assert fight.prompt == "press"
    fight.seat("A").passes()
    fight.finish()
    assert rounds(fight) == 1


@pytest.mark.rule("VTES-PRESS-03")
def test_a_press_that_stands_leads_to_another_round():
    fight = Fight()
    fight.hand("A", press())
    fight.start()
    fight.seat("A").plays("press-on", fight.a)
    fight.finish()
    assert rounds(fight) == 2
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (4, 4)


@pytest.mark.rule("VTES-PRESS-02")
def test_a_press_against_the_opponents_press_ends_the_combat_again():
    fight = Fight()
    press()
    fight.hand("A", *["press-on"] * 2)
    fight.hand("B", *["press-on"] * 2)
    fight.start()
    fight.seat("A").plays("press-on", fight.a)
    assert (fight.prompt, fight.ask().seat) == ("press", "B"), "A may not press twice in succession"
    fight.seat("B").plays("press-on", fight.b)
    assert fight.combat.pressed == ""
    fight.seat("A").plays("press-on", fight.a)
    assert fight.combat.pressed == fight.a
    fight.seat("B").plays("press-on", fight.b)
    assert fight.over
    assert rounds(fight) == 1


@pytest.mark.rule("VTES-PRESS-02")
def test_a_second_press_in_succession_is_refused_by_its_rule():
    fight = Fight()
    press()
    drum(fight, "A", fight.a)
    fight.hand("A", "press-on", "press-on")
    fight.start()
    fight.seat("A").plays("press-on", fight.a)
    assert fight.refused(PlayCard("press-on", 0, fight.a)) == "VTES-PRESS-02"


@pytest.mark.rule("VTES-PRESS-04")
def test_a_press_only_to_continue_cannot_end_a_combat():
    fight = Fight()
    press()
    press("charge", "continue")
    drum(fight, "B", fight.b)
    fight.hand("A", "press-on")
    fight.hand("B", "charge")
    fight.start()
    fight.seat("A").plays("press-on", fight.a)
    fight.until("press", "B")
    assert fight.refused(PlayCard("charge", 0, fight.b)) == "VTES-PRESS-04"


@pytest.mark.rule("VTES-PRESS-04")
def test_a_press_only_to_end_cannot_continue_one():
    fight = Fight()
    press()
    press("flee", "end")
    drum(fight, "B", fight.b)
    fight.hand("A", "press-on")
    fight.hand("B", "flee")
    fight.start()
    fight.seat("A").passes()
    assert fight.refused(PlayCard("flee", 0, fight.b)) == "VTES-PRESS-04"
    fight.seat("B").uses("drum-B:1")
    fight.seat("A").plays("press-on", fight.a)
    fight.until("press", "B")
    fight.seat("B").plays("flee", fight.b)
    fight.finish()
    assert rounds(fight) == 1


@pytest.mark.rule("VTES-PRESS-05")
def test_an_optional_press_can_be_used_only_in_the_round_it_was_given():
    for used in (True, False):
        fight = Fight()
        card = combat_card(f"grim-{used}", "before-strikes", Press(optional=True))
        fight.hand("A", card)
        fight.hand("B", press(f"press-on-{used}"))
        fight.start().until("before-strikes")
        fight.seat("A").plays(card, fight.a)
        fight.until("press", "A")
        if used:
            fight.seat("A").answers(UsePress(card))
            assert fight.combat.pressed == fight.a
        else:
            fight.seat("A").passes()
            fight.seat("B").plays(f"press-on-{used}", fight.b)
            fight.finish()
            assert rounds(fight) == 2, "A was not asked about it in the second round"
            assert fight.told("presses-to-continue") == [{"minion": fight.b}]


@pytest.mark.rule("VTES-PRESS-06")
def test_after_an_early_end_of_the_round_nobody_presses():
    fight = Fight()
    fight.hand("A", press(), strike_card("majestic", kind="combat-ends"))
    fight.hand("B", "press-on")
    fight.start().strike("A", "majestic").finish()
    assert fight.now.hands == {"A": ("press-on",), "B": ("press-on",)}
    assert rounds(fight) == 1


def test_an_ability_of_another_minion_can_give_a_press():
    fight = Fight()
    friend = library_card("friend", Ability("press", does=(Press(),), blood=1), types=("ally",), life=2)
    dog = fight.ally("A", friend)
    fight.start()
    fight.seat("A").uses(dog)
    assert fight.told("presses-to-continue") == [{"minion": fight.a}]
    assert fight.blood(dog) == 1
