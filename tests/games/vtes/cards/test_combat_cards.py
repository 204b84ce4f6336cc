"""The combat cards of the first pool that are no strikes, and the other cards of it that are played in combat."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import INFERIOR, SUPERIOR, Duel, finish, intruder
from tests.games.vtes.cards.moments import until
from tests.games.vtes.combat.fights import an_ally, combat_card, maneuver, press, strike_card

from nokturn.games.vtes.combat.effects import Press, Prevent
from nokturn.games.vtes.state.choices import PlayCard, UsePress
from nokturn.games.vtes.state.state import READY, TORPOR

# Apportation


@pytest.mark.card("apportation")
@pytest.mark.rule("VTES-PRESS-03", "VTES-PRESS-04")
def test_apportation_presses_to_continue():
    fight = Duel((), ("tha",))
    fight.hand("B", "apportation")
    fight.start().until("press", "B").seat("B").plays("apportation", fight.b)
    fight.finish()
    assert len(fight.told("round")) == 2


@pytest.mark.card("apportation")
@pytest.mark.rule("VTES-PRESS-04")
def test_apportation_does_not_press_to_end():
    press()
    fight = Duel((), ("tha",))
    fight.hand("A", "press-on")
    fight.hand("B", "apportation", "press-on")
    fight.start().until("press", "A").seat("A").plays("press-on", fight.a)
    fight.until("press", "B")
    assert fight.refused(PlayCard("press-on", 0, fight.b)) == ""
    assert fight.refused(PlayCard("apportation", INFERIOR, fight.b)) == "VTES-PRESS-04"


@pytest.mark.card("apportation")
@pytest.mark.rule("VTES-COMBAT-RANGE-02")
def test_apportation_maneuvers_at_the_superior_level():
    fight = Duel(("THA",))
    fight.hand("A", "apportation")
    fight.start().until("range", "A").seat("A").plays("apportation", fight.a, SUPERIOR)
    fight.finish()
    assert fight.told("range")[0] == {"range": "long"}
    assert fight.blood(fight.b) == 6


# Carrion Crows


@pytest.mark.card("carrion-crows")
@pytest.mark.rule("VTES-STRIKE-09", "VTES-DMG-09", "VTES-COMBAT-PRE-01")
@pytest.mark.parametrize("discipline, mode, damage", [("ani", INFERIOR, 1), ("ANI", SUPERIOR, 2)])
def test_crows_hurt_each_round_whoever_dodges(discipline, mode, damage):
    strike_card("duck", kind="dodge")
    press()
    fight = Duel((discipline,))
    fight.hand("A", "carrion-crows", "carrion-crows", "press-on")
    fight.hand("B", "duck")
    fight.start().until("before-range", "A").seat("A").plays("carrion-crows", fight.a, mode)
    fight.strike("B", "duck")
    fight.until("press", "A").seat("A").plays("press-on", fight.a)
    assert fight.blood(fight.b) == 6 - damage
    fight.finish()
    assert fight.blood(fight.b) == 6 - 2 * damage - 1
    assert len(fight.told("round")) == 2


@pytest.mark.card("carrion-crows")
@pytest.mark.rule("VTES-WORD-07", "VTES-DMG-02")
@pytest.mark.parametrize("mode, prevented", [(INFERIOR, 1), (SUPERIOR, 2)])
def test_crows_come_once_a_combat_and_can_be_fought_off(mode, prevented):
    combat_card("umbrella", "prevent", Prevent(number=prevented))
    combat_card("boast", "before-range", Press(optional=True))  # so that A is still asked
    fight = Duel(("ANI",))
    fight.hand("A", "carrion-crows", "carrion-crows")
    fight.hand("B", "umbrella")
    fight.stops_at("before-range").start().until("before-range", "A").seat("A").plays("carrion-crows", fight.a, mode)
    assert (fight.ask().seat, fight.prompt) == ("A", "before-range")
    assert fight.refused(PlayCard("carrion-crows", mode, fight.a)) == "VTES-WORD-07"
    fight.until("prevent", "B").seat("B").plays("umbrella", fight.b)
    for _ in range(prevented):
        fight.seat("B").answers(next(one for one in fight.options() if one.source == "carrion-crows"))
    fight.finish()
    assert fight.blood(fight.b) == 5


@pytest.mark.card("carrion-crows", "majesty")
@pytest.mark.rule("VTES-STRIKE-09", "VTES-STREFF-CE-01")
def test_crows_do_nothing_if_the_combat_has_ended():
    fight = Duel(("ANI",), ("PRE",))
    fight.hand("A", "carrion-crows")
    fight.hand("B", "majesty")
    fight.start().until("before-range", "A").seat("A").plays("carrion-crows", fight.a, SUPERIOR)
    fight.strike("B", "majesty").finish()
    assert fight.blood(fight.b) == 5  # the cost of Majesty


@pytest.mark.card("carrion-crows")
@pytest.mark.rule("VTES-STRIKE-09")
def test_crows_fly_far_and_kill_allies():
    maneuver()
    fight = Duel(("ANI",))
    thug = fight.ally("B", an_ally(life=2), counters=2)
    fight.hand("A", "carrion-crows", "step-aside")
    fight.start(second=thug).until("before-range", "A").seat("A").plays("carrion-crows", fight.a, SUPERIOR)
    fight.until("range", "A").seat("A").plays("step-aside", fight.a)
    fight.finish()
    assert thug not in fight.now.cards
    assert fight.blood(fight.a) == 6


# Hidden Strength


def wounded(discipline: str = "FOR", blood: int = 6) -> Duel:
    """B's vampire would take 4 damage from a Roundhouse."""
    fight = Duel(("POT",), (discipline,), b=blood)
    fight.hand("A", "roundhouse")
    fight.hand("B", "hidden-strength", "hidden-strength")
    fight.start().strike("A", "roundhouse", SUPERIOR).until("prevent", "B")
    return fight


@pytest.mark.card("hidden-strength")
@pytest.mark.rule("VTES-REQ-09", "VTES-DMG-11")
@pytest.mark.parametrize("x, left", [(0, 6 - 0 - 3), (1, 6 - 1 - 2), (3, 6 - 3), (5, 6 - 5)])
@pytest.mark.parametrize("mode", [INFERIOR, SUPERIOR])
def test_x_and_1_points_are_prevented_for_x_blood(x, left, mode):
    fight = wounded("FOR")
    fight.seat("B").plays("hidden-strength", fight.b, mode)
    question = fight.ask("B")
    assert (question.kind, question.low, question.high) == ("number", 0, 6)
    fight.seat("B").answers(x)
    fight.finish()
    assert fight.blood(fight.b) == left


@pytest.mark.card("hidden-strength")
@pytest.mark.rule("VTES-DMG-02")
def test_strength_is_hidden_more_than_once():
    fight = wounded("for")
    for _ in range(2):
        fight.until("prevent", "B").seat("B").plays("hidden-strength", fight.b, INFERIOR)
        fight.seat("B").answers(0)
    fight.finish()
    assert fight.blood(fight.b) == 6 - 2


@pytest.mark.card("hidden-strength")
@pytest.mark.rule("VTES-PRESS-05")
@pytest.mark.parametrize("mode, presses", [(INFERIOR, False), (SUPERIOR, True)])
def test_hidden_strength_gives_a_press_at_the_superior_level(mode, presses):
    fight = wounded()
    fight.seat("B").plays("hidden-strength", fight.b, mode)
    fight.seat("B").answers(0)
    found = False
    while not fight.over and not found:
        found = UsePress("hidden-strength") in fight.options()
        if not found:
            fight.default()
    assert found is presses
    if presses:
        fight.seat("B").answers(UsePress("hidden-strength"))
        fight.finish()
        assert len(fight.told("round")) == 2


@pytest.mark.card("hidden-strength")
@pytest.mark.rule("VTES-DMG-11")
def test_there_has_to_be_damage_to_prevent():
    fight = Duel(("THA",), ("FOR",))
    fight.hand("A", "theft-of-vitae")
    fight.hand("B", "hidden-strength")
    fight.start().strike("A", "theft-of-vitae", SUPERIOR)
    while not fight.over:
        assert not fight.options(PlayCard)
        fight.default()
    assert fight.region(fight.b) == READY


@pytest.mark.card("hidden-strength")
def test_an_empty_vampire_hides_a_strength_of_1():
    fight = wounded("for", blood=0)
    fight.seat("B").plays("hidden-strength", fight.b, INFERIOR)
    assert fight.ask("B").high == 0
    fight.seat("B").answers(0)
    fight.finish()
    assert fight.region(fight.b) == TORPOR


# Taste of Vitae


def tasting(*hand: str, a: int = 3, b: int = 6) -> Duel:
    """A's vampire strikes with a Roundhouse for 4 and has Taste of Vitae twice."""
    fight = Duel(("POT",), a=a, b=b)
    fight.hand("A", "roundhouse", "taste-of-vitae", "taste-of-vitae", *hand)
    fight.start().strike("A", "roundhouse", SUPERIOR)
    return fight


@pytest.mark.card("taste-of-vitae")
@pytest.mark.rule("VTES-COMBAT-EOR-01", "VTES-DMG-04", "VTES-WORD-07")
def test_blood_that_the_opponent_burned_to_damage_is_tasted():
    fight = tasting()
    fight.until("end-of-round", "A").seat("A").plays("taste-of-vitae", fight.a)
    assert fight.blood(fight.a) == 3 - 1 + 4
    assert (not fight.over and fight.refused(PlayCard("taste-of-vitae", 0, fight.a))) or fight.over


@pytest.mark.card("taste-of-vitae")
@pytest.mark.rule("VTES-COMBAT-EOR-02")
def test_it_is_tasted_when_the_opponent_has_gone_to_torpor():
    fight = tasting(a=3, b=2)
    fight.until("end-of-round", "A").seat("A").plays("taste-of-vitae", fight.a)
    assert fight.region(fight.b) == TORPOR
    assert fight.blood(fight.a) == 3 - 1 + 2


@pytest.mark.card("taste-of-vitae")
@pytest.mark.rule("VTES-AGG-03", "VTES-COMBAT-EOR-02")
def test_it_is_tasted_when_the_opponent_has_been_burned():
    strike_card("sun", kind="damage", amount=4, aggravated=True)
    fight = Duel(a=3, b=2)
    fight.hand("A", "sun", "taste-of-vitae")
    fight.start().strike("A", "sun").until("end-of-round", "A")
    assert fight.region(fight.b) == ""
    fight.seat("A").plays("taste-of-vitae", fight.a)
    assert fight.blood(fight.a) == 3 - 1 + 2  # burned in vain against destruction


@pytest.mark.card("taste-of-vitae", "theft-of-vitae")
def test_stolen_blood_was_not_burned():
    fight = Duel(("THA",), a=2)
    fight.hand("A", "theft-of-vitae", "taste-of-vitae")
    fight.start().strike("A", "theft-of-vitae", SUPERIOR)
    fight.until("end-of-round", "A").seat("A").plays("taste-of-vitae", fight.a)
    assert fight.blood(fight.a) == 2 + 2 - 1


@pytest.mark.card("taste-of-vitae")
def test_nobody_tastes_an_ally_or_from_torpor():
    fight = Duel()
    thug = fight.ally("B", an_ally(life=3), counters=3)
    fight.hand("A", "taste-of-vitae")
    fight.hand("B", "taste-of-vitae")
    fight.start(second=thug)
    while not fight.over:
        assert not fight.options(PlayCard)  # neither the vampire nor the ally
        fight.default()
    fight = tasting(a=0)
    while not fight.over:
        assert not any(one.card == "taste-of-vitae" for one in fight.options(PlayCard))
        fight.default()
    assert fight.region(fight.a) == TORPOR


@pytest.mark.card("taste-of-vitae")
@pytest.mark.rule("VTES-CTR-05")
def test_only_the_blood_of_this_round_is_tasted():
    press()
    fight = tasting("press-on", a=8, b=6)
    fight.until("press", "A").seat("A").plays("press-on", fight.a)
    while fight.combat.round == 1:
        fight.default()
    fight.until("end-of-round", "A").seat("A").plays("taste-of-vitae", fight.a)
    assert fight.blood(fight.a) == 8 - 2 + 1


# cards of two kinds


@pytest.mark.card("swallowed-by-the-night")
@pytest.mark.rule("VTES-MIN-16", "VTES-COMBAT-RANGE-02")
def test_the_night_swallows_in_combat_at_the_superior_level():
    fight = Duel(("OBF",))
    fight.hand("A", "swallowed-by-the-night")
    fight.start().until("range", "A")
    assert set(fight.options(PlayCard)) == {PlayCard("swallowed-by-the-night", SUPERIOR, fight.a)}
    fight.seat("A").plays("swallowed-by-the-night", fight.a, SUPERIOR)
    fight.finish()
    assert fight.told("range")[0] == {"range": "long"}
    fight = Duel(("obf", "cel"))
    fight.hand("A", "swallowed-by-the-night")
    fight.stops_at("range").start().until("range", "A")
    assert fight.refused(PlayCard("swallowed-by-the-night", SUPERIOR, fight.a)) == "VTES-DISC-02"


@pytest.mark.card("swallowed-by-the-night")
@pytest.mark.rule("VTES-MIN-04", "VTES-MIN-16")
def test_played_as_a_modifier_it_can_still_be_played_in_combat():
    table, minion, _ = intruder("swallowed-by-the-night", "swallowed-by-the-night", with_=("OBF",), bikes=1)
    table.seat("A").plays("swallowed-by-the-night", minion, INFERIOR)
    until(table, "range", "A")
    table.seat("A").plays("swallowed-by-the-night", minion, SUPERIOR)
    finish(table)
    assert table.told("range") == [{"range": "long"}]


@pytest.mark.card("resist-earths-grasp")
@pytest.mark.rule("VTES-MIN-16", "VTES-PRESS-02")
def test_the_grasp_of_the_earth_is_resisted_with_a_press():
    fight = Duel(("cel",))
    fight.hand("A", "resist-earths-grasp")
    fight.start().until("press", "A").seat("A").plays("resist-earths-grasp", fight.a, 0)
    fight.finish()
    assert len(fight.told("round")) == 2
    assert fight.blood(fight.a) == 6 - 1 - 2


@pytest.mark.card("resist-earths-grasp")
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
@pytest.mark.parametrize("with_, modes", [((), set()), (("cel",), {0, 1}), (("CEL",), {0, 1})])
def test_in_combat_the_inferior_level_is_enough(with_, modes):
    press()
    fight = Duel(with_)
    fight.hand("A", "resist-earths-grasp")
    fight.start()
    offered = set()
    while not fight.over:
        offered |= {option.mode for option in fight.options(PlayCard)}
        fight.default()
    assert offered == modes


@pytest.mark.card("resist-earths-grasp")
@pytest.mark.rule("VTES-PRESS-02")
def test_the_press_ends_a_combat_too():
    press()
    fight = Duel((), ("cel",))
    fight.hand("A", "press-on")
    fight.hand("B", "resist-earths-grasp")
    fight.start().until("press", "A").seat("A").plays("press-on", fight.a)
    fight.until("press", "B").seat("B").plays("resist-earths-grasp", fight.b, 0)
    fight.finish()
    assert len(fight.told("round")) == 1


@pytest.mark.card("resist-earths-grasp")
@pytest.mark.rule("VTES-COMBAT-RANGE-06", "VTES-PRESS-05")
@pytest.mark.parametrize("use", [True, False])
def test_or_with_a_maneuver_and_an_optional_press_in_the_same_round(use):
    fight = Duel(("cel",))
    fight.hand("A", "resist-earths-grasp")
    fight.start().until("range", "A").seat("A").plays("resist-earths-grasp", fight.a, 1)
    assert fight.combat.range == "long"
    assert fight.blood(fight.a) == 5
    fight.until("press", "A")
    if use:
        fight.seat("A").answers(UsePress("resist-earths-grasp"))
    fight.finish()
    assert len(fight.told("round")) == (2 if use else 1)
