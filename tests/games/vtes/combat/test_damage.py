"""Damage, prevented, healed or not: VTES-DMG-01 to -15, VTES-AGG-01 to -06, and its rulings."""

import pytest
from tests.games.vtes.combat.fights import (
    Fight,
    an_ally,
    combat_card,
    magnum,
    press,
    prevention,
    retainer,
    strike_card,
    weapon,
)
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.combat.effects import ALL, Damage, DamageEachRound, Prevent
from nokturn.games.vtes.combat.strike_effects import StrikeWith
from nokturn.games.vtes.state.card_language import Ability, Trigger
from nokturn.games.vtes.state.choices import ChooseCard, Pass, PlayCard, PreventFrom, UseAbility, UsePrevention
from nokturn.games.vtes.state.state import READY, TORPOR, Vtes
from nokturn.games.vtes.state.underway_records import Play, Wound
from nokturn.games.vtes.text.effects import AddBlood, Change, Do
from nokturn.kernel import Rule, call, procedure


def hurt(blood, *wounds, capacity=8, region=READY):
    """A vampire with so much blood takes this damage (amount, aggravated) outside combat: the table and the vampire."""
    table = Table("AB")
    crypt_entry("victim", capacity=capacity)
    ref = table.vampire("A", "victim", blood=blood, region=region)
    table.run("vtes.inflict", tuple(Wound(to=ref, amount=n, aggravated=bad) for n, bad in wounds))
    assert table.over
    return table, ref


def outcome(blood, *wounds, region=READY):
    """(region, blood) afterwards; ("burned", 0) if it is gone."""
    table, ref = hurt(blood, *wounds, region=region)
    card = table.now.cards.get(ref)
    return (card.region, card.counters) if card is not None else ("burned", 0)


# normal damage


@pytest.mark.rule("VTES-DMG-01", "VTES-DMG-04")
@pytest.mark.parametrize("blood, damage, left", [(6, 1, 5), (3, 2, 1), (2, 2, 0), (1, 1, 0)])
def test_a_vampire_burns_1_blood_for_each_point_even_its_last(blood, damage, left):
    assert outcome(blood, (damage, False)) == (READY, left)


@pytest.mark.rule("VTES-DMG-05", "VTES-DMG-06", "VTES-TORPOR-01")
@pytest.mark.parametrize("blood, damage", [(0, 1), (1, 2), (3, 5)])
def test_a_vampire_that_cannot_heal_everything_burns_all_its_blood_and_goes_to_torpor(blood, damage):
    assert outcome(blood, (damage, False)) == (TORPOR, 0)


@pytest.mark.rule("VTES-TORPOR-01")
def test_everything_on_a_vampire_goes_to_torpor_with_it():
    fight = Fight(b=0)
    gun = fight.put("B", magnum(), fight.b)
    servant = fight.put("B", retainer(), fight.b)
    fight.hand("A", strike_card("claw", kind="damage", amount=1))
    fight.start().strike("A", "claw").finish()
    assert fight.region(fight.b) == TORPOR
    assert (fight.card(gun).host, fight.card(servant).host) == (fight.b, fight.b)


@pytest.mark.rule("VTES-DMG-06", "VTES-R-34")
def test_a_wounded_vampire_goes_when_all_damage_of_the_resolution_has_been_dealt_with():
    table, ref = hurt(1, (1, False), (2, False), (0, True))
    assert table.card(ref).region == TORPOR
    keys = [event.key for event in table.events]
    assert keys == ["damaged", "burns-blood", "goes-to-torpor"]
    assert table.told("damaged") == [{"minion": ref, "amount": 3, "aggravated": 0}]


@pytest.mark.rule("VTES-DMG-15")
def test_normal_damage_on_a_wounded_vampire_is_healed_as_far_as_its_blood_goes_and_does_no_more():
    assert outcome(2, (3, False), region=TORPOR) == (TORPOR, 0)
    assert outcome(3, (1, False), region=TORPOR) == (TORPOR, 2)
    assert outcome(0, (4, False), region=TORPOR) == (TORPOR, 0)


# aggravated damage


@pytest.mark.rule("VTES-AGG-01")
@pytest.mark.parametrize("blood", [0, 1, 6])
def test_the_first_aggravated_point_wounds_and_costs_no_blood(blood):
    assert outcome(blood, (1, True)) == (TORPOR, blood)


@pytest.mark.rule("VTES-AGG-03")
def test_each_further_point_costs_1_blood_or_burns_the_vampire():
    assert outcome(3, (3, True)) == (TORPOR, 1)
    assert outcome(2, (3, True)) == (TORPOR, 0)
    assert outcome(1, (3, True)) == ("burned", 0)


@pytest.mark.rule("VTES-AGG-02", "VTES-AGG-03")
def test_a_vampire_in_torpor_is_wounded():
    assert outcome(1, (1, True), region=TORPOR) == (TORPOR, 0)
    assert outcome(0, (1, True), region=TORPOR) == ("burned", 0)


@pytest.mark.rule("VTES-AGG-02")
def test_a_vampire_on_its_way_to_torpor_is_wounded():
    fight = Fight(b=0)
    kick = combat_card("kick", "torpor-entry", Damage(amount=1, aggravated=True), needs=("opposing-falling",))
    fight.hand("A", kick)
    fight.start().until("torpor-entry")
    assert (fight.now.falling, fight.region(fight.b)) == (fight.b, READY)
    fight.seat("A").plays("kick", fight.a)
    assert fight.region(fight.b) == "", "it could not pay for another point"


@pytest.mark.rule("VTES-AGG-04")
def test_normal_damage_is_handled_first():
    assert outcome(2, (1, True), (2, False)) == (TORPOR, 0), "the blood heals the normal points, then it is wounded"
    assert outcome(2, (1, True), (3, False)) == ("burned", 0), "wounded by the normal point, it cannot pay"


@pytest.mark.rule("VTES-AGG-06")
def test_a_vampire_burned_by_it_never_enters_torpor():
    table, ref = hurt(0, (2, True))
    assert ref not in table.now.cards
    assert table.now.ash["A"] == ("victim",)
    assert "goes-to-torpor" not in [event.key for event in table.events]


@pytest.mark.rule("VTES-AGG-03")
def test_that_is_destruction_and_no_diablerie():
    fight = Fight(b=0)
    fight.hand("A", strike_card("fire", kind="damage", amount=2, aggravated=True))
    fight.start().strike("A", "fire").finish()
    assert fight.region(fight.b) == ""
    assert fight.blood(fight.a) == 5, "no blood taken; 1 burned to the simultaneous hand strike"
    assert not any("diabler" in key for key in fight.happened())


# allies and retainers


@pytest.mark.rule("VTES-DMG-07", "VTES-ALLY-06")
@pytest.mark.parametrize("aggravated", [False, True])
def test_an_ally_burns_life_for_either_kind_of_damage(aggravated):
    fight = Fight()
    thug = fight.ally("B", an_ally(life=3))
    fight.hand("A", strike_card("blow", kind="damage", amount=2, aggravated=aggravated), press(), "blow")
    fight.start(second=thug).strike("A", "blow")
    fight.until("press")
    assert fight.blood(thug) == 1
    fight.seat("A").plays("press-on", fight.a)
    fight.strike("A", "blow").finish()
    assert thug not in fight.now.cards
    assert fight.now.ash["B"] == ("thug",)
    assert fight.blood(fight.a) == 4, "its last strike was simultaneous"


@procedure()
def sent_to_torpor(game: Vtes, play: Play) -> Rule:
    """The minion that plays it goes to torpor."""
    yield call("vtes.to_torpor", play.minion)


@pytest.mark.rule("VTES-ALLY-06")
def test_an_ally_that_would_go_to_torpor_is_burned():
    fight = Fight()
    thug = fight.ally("A", an_ally(life=3))
    fight.hand("A", combat_card("trance", "before-range", Do(sent_to_torpor.name)))
    fight.start(first=thug)
    fight.seat("A").plays("trance", thug)
    assert thug not in fight.now.cards
    assert fight.over


@pytest.mark.rule("VTES-DMG-07")
def test_a_retainer_without_life_is_burned():
    fight = Fight()
    servant = fight.put("B", retainer(life=2), fight.b)
    gun = fight.put("A", magnum(), fight.a)
    fight.start()
    fight.seat("A").uses(gun, 1)
    fight.seat("A").answers(ChooseCard(servant))
    fight.finish()
    assert servant not in fight.now.cards
    assert fight.now.ash["B"] == ("servant",)


# prevention


@pytest.mark.rule("VTES-DMG-02", "VTES-DMG-03", "VTES-R-26")
def test_the_acting_side_prevents_first_then_the_other_then_both_heal():
    fight = Fight(a=1, b=1)
    fight.hand("A", prevention())
    fight.hand("B", "toughness")
    fight.start()
    assert (fight.prompt, fight.ask().seat) == ("prevent", "A")
    fight.seat("A").plays("toughness", fight.a)
    assert (fight.prompt, fight.ask().seat) == ("prevent", "B")
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (1, 1), "nobody heals before both have prevented"
    fight.seat("B").passes()
    fight.finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (1, 0)
    assert fight.told("damaged") == [{"minion": fight.b, "amount": 1, "aggravated": 0}]


@pytest.mark.rule("VTES-DMG-02")
def test_several_preventions_one_at_a_time_until_nothing_is_left():
    fight = Fight()
    fight.hand("A", strike_card("blow", kind="damage", amount=2))
    fight.hand("B", prevention(), "toughness", "toughness")
    fight.start().strike("A", "blow").until("prevent", "B")
    fight.seat("B").plays("toughness", fight.b)
    assert fight.ask("B").prompt == "prevent"
    fight.seat("B").plays("toughness", fight.b)
    fight.finish()
    assert fight.blood(fight.b) == 6
    assert fight.now.hands["B"] == ("toughness",), "there was nothing left to prevent"


@pytest.mark.rule("VTES-DMG-02")
def test_nobody_prevents_the_damage_of_others():
    fight = Fight(seats="ABC")
    fight.vampire("C", "defender")
    fight.hand("A", prevention())
    fight.hand("B", strike_card("evade", kind="dodge"))
    fight.hand("C", "toughness")
    fight.start().strike("B", "evade")
    asked = set()
    while not fight.over:
        asked.add(fight.prompt)
        fight.default()
    assert "prevent" not in asked, "A's strike was dodged, B's did nothing, and C takes no part"


@pytest.mark.rule("VTES-DMG-11")
def test_prevention_needs_damage_and_what_is_too_much_is_lost():
    fight = Fight()
    fight.hand("B", prevention("hide", 3))
    fight.start().until("prevent")
    fight.seat("B").plays("hide", fight.b)
    assert fight.told("prevents") == [{"minion": fight.b, "amount": 1, "aggravated": False}]
    fight.finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 6)


@pytest.mark.rule("VTES-DMG-11")
def test_prevention_of_one_kind_of_damage_is_refused_for_another():
    fight = Fight()
    fight.hand("B", prevention(), prevention("vest", 2, of="gun"))
    fight.start().until("prevent")
    assert fight.refused(PlayCard("vest", 0, fight.b)) == "VTES-DMG-11"
    assert fight.refused(PlayCard("toughness", 0, fight.b)) == ""


@pytest.mark.rule("VTES-DMG-11")
def test_points_that_are_kept_can_be_used_later_in_the_combat():
    fight = Fight()
    gun = fight.put("A", magnum(), fight.a)
    vest = library_card(
        "vest",
        Ability("prevent", does=(Prevent(number=3, of="gun", keep="combat"),), once=("combat",)),
        types=("equipment",),
    )
    worn = fight.put("B", vest, fight.b)
    fight.hand("A", press())
    fight.start().strike_with("A", gun).until("prevent", "B")
    fight.seat("B").uses(worn)
    fight.until("press")
    assert fight.blood(fight.b) == 6
    fight.seat("A").plays("press-on", fight.a)
    fight.strike_with("A", gun).until("prevent", "B")
    assert fight.options() == (UsePrevention("vest"), Pass())
    fight.seat("B").answers(UsePrevention("vest"))
    fight.finish()
    assert fight.blood(fight.b) == 5


@pytest.mark.rule("VTES-AGG-05")
def test_the_player_says_which_points_are_prevented():
    fight = Fight()
    burn = combat_card("embers", "before-range", DamageEachRound(amount=1, aggravated=True))
    fight.hand("A", burn, strike_card("blow", kind="damage", amount=2))
    fight.hand("B", prevention("hide", 2))
    fight.start()
    fight.seat("A").plays("embers", fight.a)
    fight.strike("A", "blow").until("prevent", "B")
    fight.seat("B").plays("hide", fight.b)
    assert fight.prompt == "prevent-which"
    normal, aggravated = PreventFrom(0, "blow", False, 2), PreventFrom(2, "embers", True, 1)
    assert fight.options() == (normal, aggravated)
    fight.seat("B").answers(aggravated)
    fight.finish()
    assert (fight.region(fight.b), fight.blood(fight.b)) == (READY, 5), "the second point was one of the normal ones"


@pytest.mark.rule("VTES-DMG-03")
def test_what_a_strike_does_when_it_inflicts_damage_needs_a_point_not_prevented():
    for prevented in (False, True):
        fight = Fight(a=3)
        bite = StrikeWith(kind="damage", amount=1, if_inflicted=(AddBlood(amount=2),))
        fight.hand("A", combat_card(f"bite-{prevented}", "strike", bite))
        fight.hand("B", prevention(f"hide-{prevented}", ALL))
        fight.start().strike("A", f"bite-{prevented}").until("prevent", "B")
        if prevented:
            fight.seat("B").plays(f"hide-{prevented}", fight.b)
        fight.finish()
        assert fight.blood(fight.a) == (2 if prevented else 4), "3, less 1 from the hand strike, and 2 if it bit"


def test_damage_can_be_prevented_for_a_whole_round():
    fight = Fight()
    roll = Change(what="prevents-all:strike", lasts="round")
    fight.hand("B", combat_card("roll", "before-strikes", roll), press())
    fight.start().until("before-strikes")
    fight.seat("B").plays("roll", fight.b)
    fight.until("press")
    assert fight.blood(fight.b) == 6
    fight.seat("B").plays("press-on", fight.b)
    fight.finish()
    assert fight.blood(fight.b) == 5, "not in the next round"


# other damage


@pytest.mark.rule("VTES-DMG-08", "VTES-DMG-09")
def test_damage_that_is_no_strike_is_environmental_and_cannot_be_dodged():
    flock = Trigger("normal-strikes", does=(Damage(amount=1),), needs=("is-host",))
    fight = Fight()
    birds = fight.put("A", retainer("flock", 1, flock), fight.a)
    fight.hand("A", press())
    fight.hand("B", strike_card("evade", kind="dodge"))
    fight.start().strike("B", "evade").until("press")
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 5)
    assert birds in fight.now.cards


@pytest.mark.rule("VTES-DMG-08")
def test_environmental_damage_is_told_from_what_a_minion_inflicts():
    fight = Fight()
    combat_card("embers", "before-range", Damage(amount=1))
    combat_card("shove", "before-range", Damage(amount=1, by_minion=True))
    fight.hand("A", "embers", "shove")
    fight.hand("B", prevention("umbrella", 1, of="environmental"))
    fight.start()
    fight.seat("A").plays("shove", fight.a)
    assert fight.blood(fight.b) == 5, "B was not asked"
    fight.seat("A").plays("embers", fight.a)
    assert fight.ask("B").prompt == "prevent"
    assert fight.refused(PlayCard("umbrella", 0, fight.b)) == ""


@pytest.mark.rule("VTES-DMG-10", "VTES-R-35")
@pytest.mark.parametrize("preventable", [True, False])
def test_an_immune_minion_takes_no_harm_even_from_unpreventable_damage(preventable):
    fight = Fight(b=0)
    fight.hand("A", combat_card("embers", "before-strikes", Damage(amount=2, aggravated=True, preventable=preventable)))
    ward = Change(what="immune:environmental", lasts="combat")
    fight.hand("B", combat_card("ward", "before-range", ward))
    fight.start().until("before-range", "B")
    fight.seat("B").plays("ward", fight.b)
    fight.until("before-strikes")
    fight.seat("A").plays("embers", fight.a)
    assert fight.told("damaged")[0] == {"minion": fight.b, "amount": 1, "aggravated": 0}, "a hand strike came first"
    assert fight.region(fight.b) == TORPOR, "it is not immune to strikes"


@pytest.mark.rule("VTES-DMG-13")
def test_damage_outside_combat_cannot_be_met_with_combat_cards():
    table = Table("AB")
    crypt_entry("victim", capacity=8)
    ref = table.vampire("A", "victim", blood=3)
    worn = library_card("vest", Ability("prevent", does=(Prevent(number=1),)), types=("equipment",))
    vest = table.put("A", worn, ref)
    table.hand("A", prevention())
    table.run("vtes.inflict", (Wound(to=ref, amount=2),))
    assert table.options() == (UseAbility(vest, 0), Pass())
    table.seat("A").uses(vest)
    table.finish()
    assert table.blood(ref) == 2


@pytest.mark.rule("VTES-DMG-13")
def test_unpreventable_damage_asks_nobody():
    table = Table("AB")
    crypt_entry("victim", capacity=8)
    ref = table.vampire("A", "victim", blood=3)
    table.put("A", library_card("vest", Ability("prevent", does=(Prevent(number=1),)), types=("equipment",)), ref)
    table.run("vtes.inflict", (Wound(to=ref, amount=2, preventable=False),))
    assert table.over
    assert table.blood(ref) == 1


@pytest.mark.rule("VTES-DMG-14")
def test_how_much_a_strike_does_is_fixed_as_its_resolution_begins():
    fight = Fight()
    club = weapon("heavy-club", kind="damage", amount=1, strength=True)
    held = fight.put("A", club, fight.a)
    weaken = Ability("prevent", does=(Change(what="strength", amount=-1, who="opposing", lasts="combat"),))
    charm = fight.put("B", library_card("charm", weaken, types=("equipment",)), fight.b)
    grow = combat_card("growing", "strike-chosen", Change(what="strength", amount=2, lasts="combat"))
    fight.hand("A", grow)
    fight.start().strike_with("A", held).until("strike-chosen")
    fight.seat("A").plays("growing", fight.a)
    fight.until("prevent", "B")
    assert fight.now.wounds[0].amount == 4, "1, and the strength of now: 1 and 2"
    fight.seat("B").uses(charm)
    assert fight.now.wounds[0].amount == 4
    fight.finish()
    assert fight.blood(fight.b) == 2


@pytest.mark.rule("VTES-DMG-12")
def test_damage_added_to_hand_strikes_is_like_their_own():
    fight = Fight(strength=1)
    poison = Change(what="aggravated:hand", lasts="combat")
    fight.hand("A", combat_card("poison", "before-range", poison, Change(what="strike-damage:hand", lasts="combat")))
    fight.start()
    fight.seat("A").plays("poison", fight.a)
    fight.finish()
    assert fight.told("damaged")[0] == {"minion": fight.b, "amount": 0, "aggravated": 3}


# torpor


@pytest.mark.rule("VTES-R-18", "VTES-DMG-02", "VTES-ACT-RECRUIT-04")
def test_an_ally_that_burns_its_last_life_to_prevent_damage_is_lost_only_when_all_damage_has_been_dealt_with():
    fight = Fight()
    thug = fight.ally("B", an_ally("thug", 1, 1, Ability("prevent", blood=1, does=(Prevent(who="self"),))))
    fight.hand("A", strike_card("blow", kind="damage", amount=2))
    fight.hand("B", prevention("toughness"))
    fight.start(second=thug).strike("A", "blow").until("prevent", "B")
    fight.seat("B").uses(thug)
    assert (fight.prompt, fight.blood(thug)) == ("prevent", 0)
    fight.seat("B").plays("toughness", thug)
    fight.finish()
    assert fight.region(thug) == ""
    assert [fact["amount"] for fact in fight.told("prevents")] == [1, 1]
    assert not [fact for fact in fight.told("damaged") if fact["minion"] == thug], "every point was prevented"


def test_something_else_can_come_of_it_when_a_vampire_would_go_to_torpor():
    fight = Fight(b=0)
    rise = combat_card("rise", "torpor-entry", Do(stands.name), needs=("falling",))
    fight.hand("B", rise)
    fight.start().until("torpor-entry", "B")
    fight.seat("B").plays("rise", fight.b)
    fight.finish()
    assert fight.region(fight.b) == READY
    assert fight.now.wounded == ()


@procedure()
def stands(game: Vtes, play: Play) -> Rule:
    """It does not go."""
    game.wounded = tuple([ref for ref in game.wounded if ref != play.minion])
    yield call("vtes.settle")


@pytest.mark.rule("VTES-R-26")
def test_both_go_to_torpor_at_once_the_acting_side_answering_first():
    fight = Fight(a=0, b=0)
    combat_card("watch", "torpor-entry", AddBlood(amount=0))
    fight.hand("A", "watch")
    fight.hand("B", "watch")
    fight.start()
    asked = []
    while not fight.over:
        asked.append((fight.now.falling, fight.ask().seat))
        assert (fight.region(fight.a), fight.region(fight.b)) == (READY, READY)
        fight.default()
    assert sorted(set(asked)) == sorted([(ref, seat) for ref in (fight.a, fight.b) for seat in "AB"])
    assert (fight.region(fight.a), fight.region(fight.b)) == (TORPOR, TORPOR)


def test_blood_burned_to_damage_this_round_is_remembered():
    fight = Fight(b=1)
    press()
    fight.hand("A", strike_card("blow", kind="damage", amount=1), "press-on", combat_card("end", "end-of-round"))
    fight.start().strike("A", "blow").until("press")
    assert fight.combat.burned == (1, 1)
    fight.seat("A").plays("press-on", fight.a)
    fight.until("end-of-round")
    fight.seat("A").passes()
    fight.until("end-of-round")
    assert fight.combat.burned == (1, 0), "in another round anew: B had no blood to burn"


@pytest.mark.rule("VTES-DMG-08", "VTES-STRIKE-09")
def test_several_that_harm_each_round_all_do_and_in_one_resolution():
    flock = Trigger("normal-strikes", does=(Damage(amount=1),), needs=("is-host",))
    fight = Fight()
    one = fight.put("A", retainer("flock", 1, flock), fight.a)
    two = fight.put("A", retainer("swarm", 1, flock), fight.a)
    fight.start()
    assert fight.prompt == "trigger-first"
    assert fight.options() == (ChooseCard(one), ChooseCard(two))
    fight.seat("A").answers(ChooseCard(two))
    fight.finish()
    assert fight.told("damaged")[0] == {"minion": fight.b, "amount": 3, "aggravated": 0}
