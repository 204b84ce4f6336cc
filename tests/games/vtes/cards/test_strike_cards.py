"""The strikes of the first pool, and the grapple that forbids most of them."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import INFERIOR, SUPERIOR, Duel
from tests.games.vtes.combat.fights import magnum, maneuver, press, retainer, strike_card

from nokturn.games.vtes.state.choices import ChooseCard, HandStrike, PlayCard, UseAbility, UsePress
from nokturn.games.vtes.state.state import READY

DISCIPLINES = [
    ("apportation", "tha"),
    ("carrion-crows", "ani"),
    ("hidden-strength", "for"),
    ("immortal-grapple", "pot"),
    ("majesty", "pre"),
    ("roundhouse", "pot"),
    ("theft-of-vitae", "tha"),
]


# strikes


@pytest.mark.card("roundhouse")
@pytest.mark.rule("VTES-STREFF-HAND-01")
@pytest.mark.parametrize("discipline, mode, damage", [("pot", INFERIOR, 3), ("POT", SUPERIOR, 4), ("POT", INFERIOR, 3)])
def test_a_roundhouse_adds_to_the_strength(discipline, mode, damage):
    fight = Duel((discipline,))
    fight.hand("A", "roundhouse")
    fight.start().strike("A", "roundhouse", mode).finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 6 - damage)


@pytest.mark.card("roundhouse", "preternatural-strength")
def test_a_roundhouse_grows_with_the_strength_of_the_striker():
    fight = Duel(("POT",))
    fight.put("A", "preternatural-strength", host=fight.a, level=2)
    fight.hand("A", "roundhouse")
    fight.start().strike("A", "roundhouse", SUPERIOR).finish()
    assert fight.blood(fight.b) == 0


@pytest.mark.card("roundhouse")
@pytest.mark.rule("VTES-STRIKE-06")
def test_a_roundhouse_does_not_reach_far():
    maneuver()
    fight = Duel(("POT", "tha"))
    fight.hand("A", "roundhouse", "step-aside")
    fight.start().until("range", "A").seat("A").plays("step-aside", fight.a)
    fight.until("strike", "A")
    assert fight.refused(PlayCard("roundhouse", SUPERIOR, fight.a)) == "VTES-STRIKE-06"


@pytest.mark.card("theft-of-vitae")
@pytest.mark.rule("VTES-STREFF-STEAL-01")
@pytest.mark.parametrize("discipline, mode, stolen", [("tha", INFERIOR, 1), ("THA", SUPERIOR, 2)])
@pytest.mark.parametrize("far", [False, True])
def test_vitae_is_stolen_at_any_range(discipline, mode, stolen, far):
    maneuver()
    fight = Duel((discipline,), a=3, b=6)
    fight.hand("A", "theft-of-vitae", "step-aside")
    fight.start()
    if far:
        fight.until("range", "A").seat("A").plays("step-aside", fight.a)
    fight.strike("A", "theft-of-vitae", mode).finish()
    assert fight.blood(fight.b) == 6 - stolen
    assert fight.blood(fight.a) == 3 + stolen - (0 if far else 1)


@pytest.mark.card("theft-of-vitae")
@pytest.mark.rule("VTES-STREFF-STEAL-02", "VTES-CTR-06")
def test_stolen_blood_heals_and_no_more_is_taken_than_there_is():
    fight = Duel(("THA",), a=0, b=1)
    fight.hand("A", "theft-of-vitae")
    fight.start().strike("A", "theft-of-vitae", SUPERIOR).finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (0, 0)
    assert (fight.region(fight.a), fight.region(fight.b)) == (READY, READY)


@pytest.mark.card("theft-of-vitae")
@pytest.mark.rule("VTES-STREFF-DODGE-01", "VTES-COMBAT-RET-02")
def test_a_theft_is_dodged_or_aimed_at_a_retainer():
    strike_card("duck", kind="dodge")
    maneuver()
    fight = Duel(("THA",), a=3)
    fight.hand("A", "theft-of-vitae")
    fight.hand("B", "duck")
    fight.start().strike("A", "theft-of-vitae", SUPERIOR).strike("B", "duck").finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (3, 6)
    fight = Duel(("THA",), a=3)
    fight.hand("A", "theft-of-vitae", "step-aside")
    servant = fight.put("B", retainer(life=2), host=fight.b, counters=2)
    fight.start().until("range", "A").seat("A").plays("step-aside", fight.a)
    fight.strike("A", "theft-of-vitae", SUPERIOR)
    fight.seat("A").answers(ChooseCard(servant))
    fight.finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 6)
    assert servant not in fight.now.cards


# Majesty


@pytest.mark.card("majesty")
@pytest.mark.rule("VTES-STREFF-CE-01")
@pytest.mark.parametrize("discipline, mode, locked", [("pre", INFERIOR, True), ("PRE", SUPERIOR, False)])
def test_majesty_ends_the_combat(discipline, mode, locked):
    fight = Duel((discipline,), ("POT",))
    fight.state.change(fight.a, locked=True)
    fight.hand("A", "majesty")
    fight.hand("B", "roundhouse")
    fight.start().strike("A", "majesty", mode).strike("B", "roundhouse", SUPERIOR).finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 6)  # the cost only
    assert fight.card(fight.a).locked is locked


@pytest.mark.card("majesty")
@pytest.mark.rule("VTES-STREFF-CE-02")
def test_two_majesties_unlock_both():
    fight = Duel(("PRE",), ("PRE",))
    for ref in (fight.a, fight.b):
        fight.state.change(ref, locked=True)
    fight.hand("A", "majesty")
    fight.hand("B", "majesty")
    fight.start().strike("A", "majesty", SUPERIOR).strike("B", "majesty", SUPERIOR).finish()
    assert (fight.card(fight.a).locked, fight.card(fight.b).locked) == (False, False)
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 5)


@pytest.mark.card("majesty")
@pytest.mark.rule("VTES-STRIKE-06", "VTES-REQ-03")
def test_majesty_works_at_long_range_and_has_to_be_paid():
    maneuver()
    fight = Duel(("PRE",), a=1)
    fight.hand("A", "majesty", "step-aside")
    fight.start().until("range", "A").seat("A").plays("step-aside", fight.a)
    fight.strike("A", "majesty").finish()
    assert fight.blood(fight.a) == 0
    fight = Duel(("PRE", "pot"), a=0)
    fight.hand("A", "majesty")
    fight.start().until("strike", "A")
    assert fight.refused(PlayCard("majesty", INFERIOR, fight.a)) == "VTES-REQ-03"


# Disciplines


@pytest.mark.card(*(card for card, _ in DISCIPLINES))
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
@pytest.mark.parametrize("card, discipline", DISCIPLINES)
@pytest.mark.parametrize("has", ["none", "inferior"])
def test_the_level_decides_what_a_combat_card_does(card, discipline, has):
    press()
    fight = Duel((discipline,) if has == "inferior" else (), ("pot",))
    fight.hand("A", card, "press-on")
    fight.start()
    offered = set()
    while not fight.over:
        offered |= {option.mode for option in fight.options(PlayCard) if option.card == card}
        fight.default()
    assert offered == ({INFERIOR} if has == "inferior" else set())


# Immortal Grapple


@pytest.mark.card("immortal-grapple", "theft-of-vitae", "majesty", "roundhouse")
@pytest.mark.rule("VTES-COMBAT-BSTRIKE-01", "VTES-WORD-06")
@pytest.mark.parametrize("discipline, mode", [("pot", INFERIOR), ("POT", SUPERIOR)])
def test_in_a_grapple_both_strike_with_their_hands(discipline, mode):
    fight = Duel((discipline, "THA"), ("PRE", "pot"))
    gun = fight.put("B", magnum(), host=fight.b)
    fight.hand("A", "immortal-grapple", "theft-of-vitae", "roundhouse")
    fight.hand("B", "majesty", "roundhouse")
    fight.start().until("before-strikes", "A").seat("A").plays("immortal-grapple", fight.a, mode)
    fight.until("strike", "A")
    assert fight.refused(PlayCard("theft-of-vitae", SUPERIOR, fight.a)) == "VTES-WORD-06"
    fight.seat("A").plays("roundhouse", fight.a)
    fight.until("strike", "B")
    assert set(fight.options()) == {HandStrike(), PlayCard("roundhouse", INFERIOR, fight.b)}
    assert fight.refused(PlayCard("majesty", SUPERIOR, fight.b)) == "VTES-WORD-06"
    assert UseAbility(gun, 0) not in fight.options()


@pytest.mark.card("immortal-grapple")
@pytest.mark.rule("VTES-STRIKE-04", "VTES-STRIKE-05")
def test_whoever_is_bound_to_a_gun_has_no_strike_in_a_grapple():
    maneuver()
    fight = Duel(("POT",))
    gun = fight.put("B", magnum(), host=fight.b)
    fight.hand("A", "immortal-grapple", "step-aside")
    fight.start().until("range", "B").seat("B").uses(gun, 1)
    fight.until("range", "A").seat("A").plays("step-aside", fight.a)
    fight.until("before-strikes", "A").seat("A").plays("immortal-grapple", fight.a, INFERIOR)
    fight.finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 5)


@pytest.mark.card("immortal-grapple")
@pytest.mark.rule("VTES-WORD-07")
def test_one_grapples_at_close_range_and_once_a_round():
    maneuver(), press()
    fight = Duel(("POT",), ("POT",))
    fight.hand("A", "immortal-grapple", "immortal-grapple", "press-on")
    fight.start().until("before-strikes", "A").seat("A").plays("immortal-grapple", fight.a, INFERIOR)
    while fight.prompt == "before-strikes":
        assert not fight.options(PlayCard)
        fight.default()
    fight.until("press", "A").seat("A").plays("press-on", fight.a)
    fight.until("before-strikes", "A")
    assert fight.refused(PlayCard("immortal-grapple", INFERIOR, fight.a)) == ""
    fight = Duel(("POT",))
    fight.hand("A", "immortal-grapple", "step-aside")
    fight.start().until("range", "A").seat("A").plays("step-aside", fight.a)
    while not fight.over:
        assert not any(one.card == "immortal-grapple" for one in fight.options(PlayCard))
        fight.default()


@pytest.mark.card("immortal-grapple")
@pytest.mark.rule("VTES-PRESS-05", "VTES-COMBAT-RANGE-08")
def test_at_the_superior_level_it_holds_on_to_the_next_round():
    maneuver()
    fight = Duel(("POT",), ("PRE",))
    fight.hand("A", "immortal-grapple")
    fight.hand("B", "step-aside", "majesty")
    fight.start().until("before-strikes", "A").seat("A").plays("immortal-grapple", fight.a, SUPERIOR)
    fight.until("press", "A").seat("A").answers(UsePress("immortal-grapple"))
    prompts = []
    while fight.prompt != "strike" or fight.combat.round == 1:
        prompts.append(fight.prompt)
        fight.default()
    assert "range" not in prompts
    assert fight.combat.range == "close"
    fight.until("strike", "B")
    assert PlayCard("majesty", INFERIOR, fight.b) in fight.options()  # strikes are free again
    fight.finish()
    assert len(fight.told("round")) == 2


@pytest.mark.card("immortal-grapple")
def test_at_the_inferior_level_there_is_neither_press_nor_range():
    press()
    fight = Duel(("POT",), ("tha",))
    fight.hand("A", "immortal-grapple")
    fight.hand("B", "press-on", maneuver(), "theft-of-vitae")
    fight.start().until("before-strikes", "A").seat("A").plays("immortal-grapple", fight.a, INFERIOR)
    fight.until("press", "B")
    assert not fight.options(UsePress)
    fight.seat("B").plays("press-on", fight.b)
    fight.until("range", "B")
    assert PlayCard("step-aside", 0, fight.b) in fight.options()
    fight.until("strike", "B")
    assert PlayCard("theft-of-vitae", 0, fight.b) in fight.options()  # strikes are free again
