"""Range and maneuvers: VTES-COMBAT-RANGE-01 to VTES-COMBAT-RANGE-08."""

import pytest
from tests.games.vtes.combat.fights import Fight, combat_card, magnum, maneuver, press, weapon
from tests.games.vtes.table import library_card

from nokturn.games.vtes.combat.effects import Maneuver, SetRange
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import Ability
from nokturn.games.vtes.state.choices import HandStrike, Pass, PlayCard, UseAbility, UseManeuver
from nokturn.games.vtes.text.effects import AddBlood, Change


def knives(name="flying-knives"):
    """A strike card for 1R damage, with a maneuver."""
    return combat_card(name, "strike-or-maneuver", StrikeWith(kind="damage", amount=1, ranged=True))


def whistle():
    """Equipment that can always be used in the range step, so that its bearer is asked there."""
    return library_card("whistle", Ability("range", does=(AddBlood(amount=0),)), types=("equipment",))


@pytest.mark.rule("VTES-COMBAT-RANGE-01", "VTES-COMBAT-RANGE-02")
def test_each_round_starts_at_close_range_and_a_maneuver_changes_it():
    fight = Fight()
    fight.hand("A", maneuver(), press())
    fight.start()
    assert fight.combat.range == "close"
    fight.seat("A").plays("step-aside", fight.a)
    assert fight.combat.range == "long"
    fight.until("press")
    fight.seat("A").plays("press-on", fight.a)
    fight.finish()
    assert [told["range"] for told in fight.told("range")] == ["long", "close"]
    assert fight.blood(fight.b) == 5, "bare hands reach the other in the second round only"


@pytest.mark.rule("VTES-COMBAT-RANGE-02", "VTES-COMBAT-RANGE-03")
def test_maneuvers_answer_each_other_without_limit_and_nobody_maneuvers_twice_in_succession():
    fight = Fight()
    maneuver()
    fight.hand("A", *["step-aside"] * 3)
    fight.hand("B", *["step-aside"] * 2)
    fight.start()
    fight.seat("A").plays("step-aside", fight.a)
    assert fight.ask().seat == "B", "A has nothing to answer"
    fight.seat("B").plays("step-aside", fight.b)
    assert fight.combat.range == "close"
    assert fight.refused(PlayCard("step-aside", 0, fight.a)) == ""
    fight.seat("A").plays("step-aside", fight.a)
    fight.seat("B").plays("step-aside", fight.b)
    fight.seat("A").plays("step-aside", fight.a)
    assert [told["range"] for told in fight.told("maneuvers")] == ["long", "close", "long", "close", "long"]


@pytest.mark.rule("VTES-COMBAT-RANGE-03")
def test_a_second_maneuver_in_succession_is_refused_by_its_rule():
    fight = Fight()
    maneuver()
    fight.put("A", whistle(), fight.a)
    fight.hand("A", "step-aside", "step-aside")
    fight.start()
    fight.seat("A").plays("step-aside", fight.a)
    assert fight.ask("A").prompt == "range"
    assert fight.refused(PlayCard("step-aside", 0, fight.a)) == "VTES-COMBAT-RANGE-03"


@pytest.mark.rule("VTES-COMBAT-RANGE-04")
def test_nobody_has_a_maneuver_by_default():
    fight = Fight()
    fight.hand("A", press())
    fight.hand("B", "press-on")
    fight.start()
    assert fight.prompt == "press", "nobody could maneuver, nobody was asked"
    assert fight.combat.range == "close"


@pytest.mark.rule("VTES-COMBAT-RANGE-05", "VTES-STRIKE-04")
def test_the_maneuver_of_a_strike_card_chooses_the_first_strike():
    fight = Fight()
    fight.hand("A", knives(), "flying-knives")
    fight.hand("B", maneuver())
    fight.stops_at("range").start()
    fight.seat("A").plays("flying-knives", fight.a)
    assert fight.combat.range == "long"
    fight.seat("B").plays("step-aside", fight.b)
    assert fight.refused(PlayCard("flying-knives", 0, fight.a)) == "VTES-COMBAT-RANGE-05"
    assert fight.now.ash["A"] == ("flying-knives",)
    fight.finish()
    assert [told["strike"] for told in fight.told("strikes")] == ["damage", "hand"], "A was not asked for a strike"


@pytest.mark.rule("VTES-COMBAT-RANGE-05", "VTES-STRIKE-04", "VTES-ADDSTR-06")
def test_the_maneuver_of_a_weapon_chooses_the_first_strike_and_a_second_weapon_cannot_maneuver():
    fight = Fight()
    step = Ability("range", once=("combat",), does=(Maneuver(optional=True, commits=True),))
    parry = Ability("strike", does=(StrikeWith(kind="dodge"),))
    staff = fight.put("A", weapon("staff", parry, step, kind="damage", amount=1), fight.a)
    gun = fight.put("A", magnum(), fight.a)
    fight.put("A", whistle(), fight.a)
    fight.hand("B", maneuver())
    fight.start()
    fight.seat("A").uses(staff, 2)
    fight.seat("A").passes()
    fight.seat("B").plays("step-aside", fight.b)
    assert fight.ask("A").prompt == "range"
    assert fight.refused(UseAbility(gun, 1)) == "VTES-COMBAT-RANGE-05"
    fight.until("strike", "A")
    assert fight.refused(UseAbility(gun, 0)) == "VTES-STRIKE-04"
    assert fight.refused(HandStrike()) == "VTES-STRIKE-04"
    assert fight.options() == (UseAbility(staff, 0), UseAbility(staff, 1)), "either strike of the weapon it is bound to"


@pytest.mark.rule("VTES-STRIKE-05")
def test_whoever_can_no_longer_use_the_strike_it_is_bound_to_has_no_first_strike():
    fight = Fight()
    club = weapon("club", Ability("range", does=(Maneuver(optional=True, commits=True),)), kind="damage", amount=3)
    held = fight.put("A", club, fight.a)
    fight.hand("A", "sheathed")
    combat_card("sheathed", "before-strikes")
    fight.start()
    fight.seat("A").uses(held, 1)
    fight.until("before-strikes")
    assert fight.combat.range == "long"
    fight.seat("A").passes()
    fight.finish()
    assert [told["strike"] for told in fight.told("strikes")] == ["none", "none"], "a club does not reach so far"
    assert fight.blood(fight.b) == 6


@pytest.mark.rule("VTES-COMBAT-RANGE-06")
def test_an_optional_maneuver_may_be_left_unused_and_lasts_for_its_round():
    fight = Fight()
    fight.hand("A", combat_card("ready-to-run", "before-range", Maneuver(optional=True)), press())
    fight.start()
    fight.seat("A").plays("ready-to-run", fight.a)
    fight.until("range")
    assert fight.options() == (UseManeuver("ready-to-run"), Pass())
    fight.seat("A").passes()
    fight.until("press")
    fight.seat("A").plays("press-on", fight.a)
    fight.finish()
    assert fight.told("maneuvers") == []
    assert [told["range"] for told in fight.told("range")] == ["close", "close"]


@pytest.mark.rule("VTES-COMBAT-RANGE-06")
def test_a_maneuver_that_is_not_optional_has_to_be_used_in_its_round():
    fight = Fight()
    fight.hand("A", combat_card("headlong", "before-range", Maneuver()))
    fight.start()
    fight.seat("A").plays("headlong", fight.a)
    assert fight.refused(Pass()) == "VTES-COMBAT-RANGE-06"
    fight.seat("A").answers(UseManeuver("headlong"))
    assert fight.told("maneuvers") == [{"minion": fight.a, "range": "long"}]


@pytest.mark.rule("VTES-COMBAT-RANGE-07", "VTES-ADDSTR-04")
def test_when_all_have_passed_the_range_is_fixed_for_the_round():
    fight = Fight()
    fight.hand("A", maneuver())
    fight.hand("B", "step-aside", press())
    fight.start()
    fight.seat("A").passes()
    fight.seat("B").passes()
    fight.until("press")
    assert fight.combat.range == "close"
    assert fight.told("range") == [{"range": "close"}]


@pytest.mark.rule("VTES-COMBAT-RANGE-08")
def test_where_an_effect_sets_the_range_nobody_maneuvers():
    fight = Fight()
    maneuver()
    fight.hand("A", combat_card("far-away", "before-range", SetRange(range="long")), "step-aside")
    fight.hand("B", "step-aside")
    fight.start()
    fight.seat("A").plays("far-away", fight.a)
    fight.finish()
    assert fight.told("range") == [{"range": "long"}]
    assert fight.told("maneuvers") == []
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 6)


@pytest.mark.rule("VTES-COMBAT-RANGE-08", "VTES-COMBAT-RANGE-01")
def test_the_range_of_the_next_round_can_be_set_and_only_of_that():
    fight = Fight()
    maneuver()
    press()
    fight.hand(
        "A", combat_card("far-away", "before-strikes", SetRange(range="long", next=True)), "press-on", "press-on"
    )
    fight.hand("B", "step-aside")
    fight.start().until("before-strikes")
    fight.seat("A").plays("far-away", fight.a)
    for _ in range(2):
        fight.until("press", "A")
        fight.seat("A").plays("press-on", fight.a)
    fight.finish()
    assert [told["range"] for told in fight.told("range")] == ["close", "long", "close"]


def test_whoever_is_forbidden_to_maneuver_cannot():
    fight = Fight()
    maneuver()
    rope = Change(what="cannot-maneuver", who="opposing", lasts="combat")
    fight.hand("A", combat_card("rope", "before-range", rope))
    fight.hand("B", "step-aside")
    fight.start()
    fight.seat("A").plays("rope", fight.a)
    fight.finish()
    assert fight.told("maneuvers") == []
