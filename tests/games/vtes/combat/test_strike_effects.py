"""What strikes do: VTES-STREFF-*, and retainers in combat: VTES-COMBAT-RET-01 to -03."""

import pytest
from tests.games.vtes.combat.fights import (
    Fight,
    an_ally,
    combat_card,
    magnum,
    maneuver,
    more_strikes,
    press,
    retainer,
    strike_card,
    weapon,
)
from tests.games.vtes.table import library_card

from nokturn.games.vtes.combat.effects import DamageEachRound
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import Ability, Static
from nokturn.games.vtes.state.choices import ChooseCard, UseAbility
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.text.effects import AddBlood, BurnBlood, Unlock


@pytest.mark.rule("VTES-STREFF-HAND-01")
@pytest.mark.parametrize("strength, damage", [(0, 1), (1, 2), (2, 3)])
def test_a_hand_strike_does_damage_equal_to_the_strength(strength, damage):
    fight = Fight(strength=strength)
    fight.start().finish()
    assert fight.blood(fight.b) == 6 - damage


@pytest.mark.rule("VTES-STREFF-HAND-01")
def test_a_hand_strike_with_a_bonus():
    fight = Fight(strength=1)
    fight.hand("A", strike_card("high-kick", kind="hand", amount=2))
    fight.start().strike("A", "high-kick").finish()
    assert fight.blood(fight.b) == 2


# dodge


@pytest.mark.rule("VTES-STREFF-DODGE-01")
@pytest.mark.parametrize(
    "strike",
    [
        {"kind": "damage", "amount": 3},
        {"kind": "damage", "amount": 3, "first": True},
        {"kind": "steal", "amount": 2},
        {"kind": "destroy-equipment"},
        {"kind": "steal-equipment"},
    ],
)
def test_a_dodge_protects_the_minion_and_its_belongings_from_the_opposing_strike(strike):
    fight = Fight()
    gun = fight.put("B", magnum(), fight.b)
    fight.hand("A", strike_card("blow", **strike))
    fight.hand("B", strike_card("evade", kind="dodge"))
    fight.start().strike("A", "blow").strike("B", "evade").finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 6), "and it deals nothing"
    assert fight.card(gun).host == fight.b


@pytest.mark.rule("VTES-STREFF-DODGE-01")
def test_a_dodge_is_for_its_own_pair_only_and_works_at_long_range():
    fight = Fight()
    gun = fight.put("A", magnum(), fight.a)
    fight.hand("A", more_strikes())
    fight.hand("B", strike_card("evade", kind="dodge"))
    fight.start()
    fight.seat("A").uses(gun, 1)
    fight.strike("B", "evade").until("additional-strikes")
    assert fight.blood(fight.b) == 6
    fight.seat("A").plays("speed", fight.a)
    fight.finish()
    assert fight.blood(fight.b) == 4


# combat ends


@pytest.mark.rule("VTES-STREFF-CE-01", "VTES-STREFF-FIRST-03")
@pytest.mark.parametrize(
    "answer", [{"kind": "dodge"}, {"kind": "damage", "amount": 3, "first": True}, {"kind": "hand"}]
)
def test_combat_ends_before_everything_else_and_cannot_be_dodged(answer):
    fight = Fight()
    fight.hand("A", maneuver(), combat_card("crows", "before-range", DamageEachRound()))
    fight.hand("B", strike_card("answer", **{"ranged": True, **answer}), strike_card("majestic", kind="combat-ends"))
    fight.hand("A", *fight.state.hands["A"], "majestic")
    fight.start()
    fight.seat("A").plays("crows", fight.a)
    fight.until("range")
    fight.seat("A").plays("step-aside", fight.a)
    fight.strike("A", "majestic").strike("B", "answer").finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 6)
    assert fight.told("combat-ends") == [{"minion": fight.a}]


@pytest.mark.rule("VTES-STREFF-CE-02")
def test_if_both_strikes_are_combat_ends_both_are_resolved():
    fight = Fight()
    awe = combat_card("awe", "strike", StrikeWith(kind="combat-ends", riders=(Unlock(),)))
    fight.state.change(fight.a, locked=True)
    fight.state.change(fight.b, locked=True)
    fight.hand("A", awe)
    fight.hand("B", awe)
    fight.start().strike("A", awe)
    assert fight.card(fight.a).locked, "not before the strike is resolved"
    fight.strike("B", awe).finish()
    assert (fight.card(fight.a).locked, fight.card(fight.b).locked) == (False, False)


# stealing blood


@pytest.mark.rule("VTES-STREFF-STEAL-01")
@pytest.mark.parametrize("blood, amount, moved", [(6, 2, 2), (1, 2, 1), (0, 2, 0)])
def test_blood_moves_from_the_opposing_minion_as_much_as_there_is(blood, amount, moved):
    fight = Fight(a=3, b=blood)
    fight.hand("A", strike_card("theft", kind="steal", amount=amount))
    fight.hand("B", strike_card("feint", kind="damage", amount=0))
    fight.start().strike("A", "theft").strike("B", "feint").finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (3 + moved, blood - moved)
    assert fight.told("damaged") == [], "it is no damage"


@pytest.mark.rule("VTES-STREFF-STEAL-01", "VTES-COMBAT-RET-02")
def test_it_can_be_aimed_at_a_retainer_and_is_life_for_an_ally():
    fight = Fight()
    servant = fight.put("B", retainer(life=3), fight.b)
    thug = fight.ally("A", an_ally(life=2))
    fight.hand("A", maneuver(), strike_card("theft", kind="steal", amount=2, ranged=True))
    fight.start(first=thug)
    fight.seat("A").plays("step-aside", thug)
    fight.until("strike", "A")
    fight.seat("A").plays("theft", thug)
    fight.seat("A").answers(ChooseCard(servant))
    fight.finish()
    assert (fight.blood(servant), fight.blood(thug), fight.blood(fight.b)) == (1, 4, 6)


@pytest.mark.rule("VTES-STREFF-STEAL-02")
def test_what_is_over_the_capacity_drains_before_healing():
    fight = Fight(a=7, b=6)
    fight.hand("A", strike_card("theft", kind="steal", amount=3))
    fight.start().strike("A", "theft").finish()
    assert fight.blood(fight.a) == 7, "7 + 3 = 10, drained to 8, 1 burned to heal the hand strike"
    assert fight.blood(fight.b) == 3


@pytest.mark.rule("VTES-STREFF-STEAL-03")
def test_an_ally_whose_last_life_is_stolen_is_burned_and_its_strike_counts():
    fight = Fight(a=4)
    thug = fight.ally("B", an_ally(life=2, strength=3))
    fight.hand("A", strike_card("theft", kind="steal", amount=2))
    fight.start(second=thug).strike("A", "theft").finish()
    assert thug not in fight.now.cards
    assert fight.blood(fight.a) == 3, "4 + 2 stolen - 3"


@pytest.mark.rule("VTES-R-24")
def test_what_two_steal_from_each_other_is_netted_before_it_drains():
    fight = Fight(a=8, b=6)
    fight.hand("A", strike_card("theft", kind="steal", amount=2))
    fight.hand("B", strike_card("sip", kind="steal", amount=1))
    fight.start().strike("A", "theft").strike("B", "sip").finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (8, 5), "8 + 2 - 1 = 9, 1 drains"


# equipment


@pytest.mark.rule("VTES-STREFF-DEST-01")
def test_the_striker_chooses_the_equipment_that_is_destroyed_and_it_was_usable_until_then():
    fight = Fight()
    gun = fight.put("B", magnum(), fight.b)
    ring = fight.put("B", library_card("ring", types=("equipment",)), fight.b)
    fight.hand("A", strike_card("smash", kind="destroy-equipment"))
    fight.start().strike("A", "smash").strike_with("B", gun)
    assert (fight.prompt, fight.ask().seat) == ("take-equipment", "A")
    assert fight.options() == (ChooseCard(gun), ChooseCard(ring))
    fight.seat("A").answers(ChooseCard(gun))
    fight.finish()
    assert gun not in fight.now.cards
    assert fight.now.ash["B"] == ("revolver",)
    assert fight.blood(fight.a) == 4, "the strikes were simultaneous"


@pytest.mark.rule("VTES-STREFF-DEST-01")
def test_a_strike_against_weapons_takes_weapons_only():
    fight = Fight()
    ring = fight.put("B", library_card("ring", types=("equipment",)), fight.b)
    sword = fight.put("B", weapon("sword", kind="damage", amount=2), fight.b)
    fight.hand("A", strike_card("unhand", kind="destroy-equipment", weapon_only=True))
    fight.start().strike("A", "unhand").hands("B").finish()
    assert ring in fight.now.cards
    assert sword not in fight.now.cards


@pytest.mark.rule("VTES-STREFF-STEQ-01")
def test_stolen_equipment_is_the_strikers_but_of_no_use_this_round():
    fight = Fight()
    knuckles = library_card(
        "knuckles",
        Ability("strike", does=(StrikeWith(kind="damage", amount=3),)),
        Static("strength", 2),
        types=("equipment",),
        keywords=("weapon",),
    )
    taken = fight.put("B", knuckles, fight.b)
    press()
    fight.hand("A", strike_card("snatch", kind="steal-equipment"), more_strikes(), "press-on")
    fight.hand("B", strike_card("evade", kind="dodge"), "evade", "evade")
    fight.start().strike("A", "snatch")
    fight.until("strike", "B")
    fight.default()
    fight.until("additional-strikes")
    assert (fight.card(taken).host, fight.card(taken).controller) == (fight.a, "A")
    blood = fight.blood(fight.b)
    fight.seat("A").plays("speed", fight.a)
    fight.until("press")
    assert fight.blood(fight.b) == blood - 1, "bare hands, without the strength of the knuckles"
    fight.seat("A").plays("press-on", fight.a)
    fight.until("strike", "A")
    assert fight.refused(UseAbility(taken, 0)) == "", "in the next round"
    fight.default()
    fight.finish()
    assert fight.blood(fight.b) == blood - 4, "strength 3 now"
    assert fight.card(taken).host == fight.a, "kept after combat"


# first strike


@pytest.mark.rule("VTES-STREFF-FIRST-01")
def test_an_opponent_burned_by_a_first_strike_does_not_strike():
    fight = Fight()
    thug = fight.ally("B", an_ally(life=1, strength=4))
    fight.hand("A", strike_card("quick", kind="damage", amount=1, first=True))
    fight.start(second=thug).strike("A", "quick").finish()
    assert thug not in fight.now.cards
    assert fight.blood(fight.a) == 6


@pytest.mark.rule("VTES-STREFF-FIRST-02")
@pytest.mark.parametrize("kind", ["destroy-equipment", "steal-equipment"])
def test_a_strike_with_a_weapon_taken_by_a_first_strike_is_lost(kind):
    fight = Fight()
    gun = fight.put("B", magnum(), fight.b)
    fight.hand("A", strike_card("snatch", kind=kind, first=True))
    fight.start().strike("A", "snatch").strike_with("B", gun).finish()
    assert fight.blood(fight.a) == 6


@pytest.mark.rule("VTES-STREFF-FIRST-03")
def test_two_first_strikes_are_simultaneous_and_a_dodge_works_against_one():
    fight = Fight(a=0, b=0)
    fight.hand("A", strike_card("quick", kind="damage", amount=1, first=True))
    fight.hand("B", "quick")
    fight.start().strike("A", "quick").strike("B", "quick").finish()
    assert (fight.region(fight.a), fight.region(fight.b)) == (TORPOR, TORPOR)


# retainers


@pytest.mark.rule("VTES-COMBAT-RET-01")
def test_retainers_take_no_harm_unless_aimed_at_or_their_employer_is_burned():
    fight = Fight()
    servant = fight.put("B", retainer(), fight.b)
    fight.hand(
        "A", strike_card("blow", kind="damage", amount=6), press(), strike_card("fire", amount=2, aggravated=True)
    )
    fight.start().strike("A", "blow").until("press")
    assert fight.blood(servant) == 1
    fight.seat("A").plays("press-on", fight.a)
    fight.strike("A", "fire").finish()
    assert fight.b not in fight.now.cards
    assert servant not in fight.now.cards


@pytest.mark.rule("VTES-COMBAT-RET-02")
def test_at_close_range_or_without_a_ranged_strike_nobody_aims_at_retainers():
    fight = Fight()
    fight.put("B", retainer(), fight.b)
    gun = fight.put("A", magnum(), fight.a)
    fight.start().strike_with("A", gun)
    assert fight.over
    assert fight.blood(fight.b) == 4
    assert fight.told("strikes")[0]["target"] == ""


@pytest.mark.rule("VTES-COMBAT-RET-03")
def test_a_dodge_of_the_employer_does_not_protect_retainers():
    fight = Fight()
    servant = fight.put("B", retainer(life=3), fight.b)
    gun = fight.put("A", magnum(), fight.a)
    fight.hand("B", strike_card("evade", kind="dodge"))
    fight.start()
    fight.seat("A").uses(gun, 1)
    fight.until("aim")
    fight.seat("A").answers(ChooseCard(servant))
    fight.strike("B", "evade").finish()
    assert (fight.blood(servant), fight.blood(fight.b)) == (1, 6)


# what else a strike does


def test_a_weapon_that_is_used_up_by_its_strike_still_strikes():
    bomb = library_card(
        "bomb",
        Ability("strike", burn=True, does=(StrikeWith(amount=3, ranged=True, riders=(BurnBlood(who="self"),)),)),
        types=("equipment",),
        keywords=("weapon",),
    )
    fight = Fight()
    held = fight.put("A", bomb, fight.a)
    fight.start().strike_with("A", held).finish()
    assert held not in fight.now.cards
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (4, 3)


def test_two_that_steal_equipment_from_each_other_both_get_something():
    fight = Fight()
    sword = fight.put("A", weapon("sword", kind="damage", amount=2), fight.a)
    gun = fight.put("B", magnum(), fight.b)
    fight.hand("A", strike_card("snatch", kind="steal-equipment"))
    fight.hand("B", "snatch")
    fight.start().strike("A", "snatch").strike("B", "snatch").finish()
    assert (fight.card(gun).host, fight.card(sword).host) == (fight.a, fight.b)


@pytest.mark.rule("VTES-STREFF-DODGE-01")
def test_a_dodge_keeps_off_what_else_a_strike_does_to_the_opposing_minion():
    fight = Fight()
    blow = StrikeWith(kind="hand", riders=(BurnBlood(who="opposing"), AddBlood(who="self")))
    fight.hand("A", combat_card("feeding-blow", "strike", blow))
    fight.hand("B", strike_card("evade", kind="dodge"))
    fight.start().strike("A", "feeding-blow").strike("B", "evade").finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (7, 6)
