"""Choosing strikes, in pairs and additional ones: VTES-STRIKE-01 to -10, VTES-ADDSTR-01 to -07."""

import pytest
from msgspec.structs import replace
from tests.games.vtes.combat.fights import (
    Fight,
    combat_card,
    magnum,
    maneuver,
    more_strikes,
    press,
    retainer,
    strike_card,
    weapon,
)
from tests.games.vtes.table import crypt_entry, library_card

from nokturn.games.vtes.combat.effects import DamageEachRound, HandStrikesOnly
from nokturn.games.vtes.combat.strike_effects import StrikeGains, StrikeWith
from nokturn.games.vtes.state.card_language import Ability, Mode
from nokturn.games.vtes.state.choices import ChooseCard, HandStrike, NoStrike, PlayCard, UseAbility
from nokturn.games.vtes.state.state import Vtes
from nokturn.games.vtes.state.underway_records import Play
from nokturn.games.vtes.text.effects import Do
from nokturn.kernel import Rule, call, procedure


def strikes(fight):
    """(who, kind) of every strike so far."""
    return [(told["minion"], told["strike"]) for told in fight.told("strikes")]


@pytest.mark.rule("VTES-STRIKE-01", "VTES-STRIKE-02")
def test_each_has_one_strike_the_acting_minion_chooses_first_and_both_are_resolved():
    fight = Fight()
    fight.hand("A", strike_card("claw", kind="damage", amount=2))
    fight.hand("B", "claw")
    fight.start()
    assert (fight.prompt, fight.ask().seat) == ("strike", "A")
    assert fight.blood(fight.b) == 6
    fight.seat("A").plays("claw", fight.a)
    assert (fight.prompt, fight.ask().seat) == ("strike", "B")
    assert fight.blood(fight.b) == 6, "nothing is resolved before both have chosen"
    fight.seat("B").answers(HandStrike())
    fight.finish()
    assert strikes(fight) == [(fight.a, "damage"), (fight.b, "hand")]
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 4)


@pytest.mark.rule("VTES-STRIKE-03")
def test_a_strike_comes_from_a_card_a_weapon_another_card_or_bare_hands():
    fight = Fight()
    crypt_entry("trained", Ability("strike", does=(StrikeWith(kind="dodge"),)))
    trained = fight.vampire("A", "trained", blood=4)
    sword = fight.put("A", weapon("sword", kind="damage", amount=2), trained)
    fight.put("A", "sword", fight.a)
    fight.hand("A", strike_card("claw", kind="damage", amount=2))
    fight.start(first=trained)
    assert fight.options() == (
        HandStrike(),
        UseAbility(trained, 0),
        UseAbility(sword, 0),
        PlayCard("claw", 0, trained),
    )


@pytest.mark.rule("VTES-R-15", "VTES-STRIKE-06")
def test_at_long_range_whoever_has_no_strike_in_sight_has_none():
    fight = Fight()
    fight.hand("A", maneuver(), strike_card("claw", kind="damage", amount=2))
    fight.start()
    fight.seat("A").plays("step-aside", fight.a)
    fight.finish()
    assert strikes(fight) == [(fight.a, "none"), (fight.b, "none")]
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 6)


@pytest.mark.rule("VTES-R-15")
def test_a_weapon_that_reaches_has_to_be_used_but_a_card_is_never_owed():
    fight = Fight()
    fight.put("A", magnum(), fight.a)
    fight.hand("A", maneuver(), strike_card("dart", kind="damage", amount=1, ranged=True))
    fight.hand("B", "dart")
    fight.start()
    fight.seat("A").plays("step-aside", fight.a)
    fight.until("strike", "A")
    assert fight.refused(NoStrike()) == "VTES-R-15"
    fight.seat("A").plays("dart", fight.a)
    fight.until("strike", "B")
    assert fight.options() == (PlayCard("dart", 0, fight.b), NoStrike())


@pytest.mark.rule("VTES-STRIKE-06")
@pytest.mark.parametrize(
    "strike, reaches",
    [
        ({"kind": "hand", "amount": 2}, False),
        ({"kind": "damage", "amount": 2}, False),
        ({"kind": "steal", "amount": 1}, False),
        ({"kind": "damage", "amount": 2, "ranged": True}, True),
        ({"kind": "steal", "amount": 1, "ranged": True}, True),
        ({"kind": "dodge"}, True),
        ({"kind": "combat-ends"}, True),
    ],
)
def test_at_long_range_only_ranged_and_defensive_strikes_can_be_chosen(strike, reaches):
    fight = Fight()
    fight.put("A", magnum(), fight.a)
    fight.hand("A", maneuver(), strike_card("blow", **strike), strike_card("dart", kind="damage", ranged=True))
    fight.start()
    fight.seat("A").plays("step-aside", fight.a)
    fight.until("strike", "A")
    assert fight.refused(PlayCard("blow", 0, fight.a)) == ("" if reaches else "VTES-STRIKE-06")
    assert fight.refused(HandStrike()) == "VTES-STRIKE-06"


# the order of resolution


@pytest.mark.rule("VTES-STRIKE-07", "VTES-STREFF-FIRST-01")
def test_first_strikes_are_resolved_with_their_damage_before_the_others():
    fight = Fight(b=1)
    fight.hand("A", strike_card("quick-claw", kind="damage", amount=2, first=True))
    fight.start().strike("A", "quick-claw").finish()
    assert fight.region(fight.b) == "torpor"
    assert fight.blood(fight.a) == 6, "whoever is in torpor does not strike"


@pytest.mark.rule("VTES-STRIKE-07")
def test_normal_strikes_are_simultaneous():
    fight = Fight(a=0, b=0)
    fight.start().finish()
    assert fight.region(fight.a) == fight.region(fight.b) == "torpor"


@pytest.mark.rule("VTES-STRIKE-08", "VTES-STREFF-STEAL-02")
def test_all_effects_of_the_strikes_come_before_their_damage():
    fight = Fight(a=0)
    fight.hand("A", strike_card("sip", kind="steal", amount=1))
    fight.start().strike("A", "sip").finish()
    assert fight.region(fight.a) == "ready", "the stolen blood heals the damage of the other's strike"
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (0, 5)


def crows(amount=1):
    return combat_card("crows", "before-range", DamageEachRound(amount=amount))


@pytest.mark.rule("VTES-STRIKE-09")
def test_normal_strike_resolution_happens_each_round_but_not_for_additional_strikes():
    fight = Fight()
    press()
    fight.hand("A", crows(), more_strikes(), "press-on")
    fight.start()
    fight.seat("A").plays("crows", fight.a)
    fight.until("additional-strikes")
    assert fight.blood(fight.b) == 4, "1 from the strike, 1 from the crows"
    fight.seat("A").plays("speed", fight.a)
    fight.until("press")
    assert fight.blood(fight.b) == 3, "1 from the additional strike"
    fight.seat("A").plays("press-on", fight.a)
    fight.finish()
    assert fight.blood(fight.b) == 1, "and again in the next round"


@pytest.mark.rule("VTES-STRIKE-09")
@pytest.mark.parametrize("kind, hurt", [("dodge", 1), ("combat-ends", 0)])
def test_it_happens_whoever_dodges_but_not_if_combat_has_ended_before(kind, hurt):
    fight = Fight()
    fight.hand("A", crows())
    fight.hand("B", strike_card("evade", kind=kind))
    fight.start()
    fight.seat("A").plays("crows", fight.a)
    fight.strike("B", "evade").finish()
    assert fight.blood(fight.b) == 6 - hurt


@pytest.mark.rule("VTES-STRIKE-09")
def test_it_happens_when_nobody_can_strike_and_after_first_strikes():
    fight = Fight()
    fight.hand("A", crows(), maneuver())
    fight.start()
    fight.seat("A").plays("crows", fight.a)
    fight.until("range")
    fight.seat("A").plays("step-aside", fight.a)
    fight.finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 5)

    fight = Fight(b=2)
    fight.hand("A", "crows", strike_card("quick-claw", kind="damage", amount=1, first=True))
    fight.start()
    fight.seat("A").plays("crows", fight.a)
    fight.strike("A", "quick-claw").finish()
    assert fight.blood(fight.b) == 0


@pytest.mark.rule("VTES-STRIKE-10", "VTES-COMBAT-RET-02")
def test_a_ranged_strike_at_long_range_may_be_aimed_at_a_retainer_as_it_is_chosen():
    fight = Fight()
    servant = fight.put("B", retainer(life=3), fight.b)
    gun = fight.put("A", magnum(), fight.a)
    fight.start()
    fight.seat("A").uses(gun, 1)
    assert fight.prompt == "aim", "the gun is the only strike"
    assert fight.options() == (ChooseCard(fight.b), ChooseCard(servant))
    fight.seat("A").answers(ChooseCard(servant))
    assert fight.told("strikes")[0]["target"] == servant
    fight.finish()
    assert (fight.blood(servant), fight.blood(fight.b)) == (1, 6)


# what is chosen with a strike


@pytest.mark.rule("VTES-DMG-12")
def test_a_chosen_strike_can_become_stronger_and_what_is_added_is_like_the_rest():
    fight = Fight()
    fight.hand("A", combat_card("venom", "as-strike-chosen", StrikeGains(amount=1, aggravated=True, of="hand")))
    fight.start().until("as-strike-chosen", "A")
    fight.seat("A").plays("venom", fight.a)
    fight.finish()
    assert fight.told("damaged")[0] == {"minion": fight.b, "amount": 0, "aggravated": 2}


@pytest.mark.rule("VTES-DMG-12")
def test_damage_cannot_be_added_to_a_strike_that_does_none():
    fight = Fight()
    combat_card("venom", "strike-chosen", StrikeGains(amount=1))
    combat_card("haste", "strike-chosen", StrikeGains(first=True))
    fight.hand("A", strike_card("sip", kind="steal", amount=1), "venom", "haste")
    fight.start().strike("A", "sip").until("strike-chosen", "A")
    assert fight.refused(PlayCard("venom", 0, fight.a)) == "VTES-DMG-12"
    assert fight.refused(PlayCard("haste", 0, fight.a)) == ""


@procedure()
def cancels(game: Vtes, play: Play) -> Rule:
    """Cancel the card that is being played."""
    game.plays = (*game.plays[:-1], replace(game.plays[-1], cancelled=True))
    yield call("vtes.settle")


@pytest.mark.rule("VTES-CANCEL-04")
def test_whoever_has_a_strike_card_cancelled_chooses_again():
    fight = Fight()
    ban = Mode("master", "as-played", does=(Do(cancels.name),))
    fight.hand("A", strike_card("claw", kind="damage", amount=2), "claw")
    fight.hand("B", library_card("no-you-do-not", ban, types=("master",), out_of_turn=True))
    fight.start().strike("A", "claw")
    fight.until("as-played", "B")
    fight.seat("B").plays("no-you-do-not")
    fight.until("strike", "A")
    assert fight.combat.strikes == (None, None)
    assert fight.refused(PlayCard("claw", 0, fight.a)) == ""
    fight.seat("A").answers(HandStrike())
    fight.finish()
    assert strikes(fight)[0] == (fight.a, "hand")


def test_while_only_hand_strikes_are_allowed_other_strikes_are_not():
    fight = Fight()
    combat_card("grapple", "before-strikes", HandStrikesOnly())
    strike_card("high-kick", kind="hand", amount=2)
    fight.hand("A", "grapple", "high-kick", strike_card("evade", kind="dodge"))
    fight.start().until("before-strikes")
    fight.seat("A").plays("grapple", fight.a)
    fight.until("strike", "A")
    assert fight.refused(PlayCard("evade", 0, fight.a)) == "VTES-WORD-06"
    fight.seat("A").plays("high-kick", fight.a)
    fight.finish()
    assert fight.blood(fight.b) == 3


@pytest.mark.rule("VTES-STRIKE-05")
def test_a_combatant_bound_to_another_strike_has_none_while_only_hand_strikes_are_allowed():
    fight = Fight()
    gun = fight.put("A", magnum(), fight.a)
    fight.hand("B", combat_card("grapple", "before-strikes", HandStrikesOnly()), maneuver())
    fight.start()
    fight.seat("A").uses(gun, 1)
    fight.seat("B").plays("step-aside", fight.b)
    fight.until("before-strikes")
    fight.seat("B").plays("grapple", fight.b)
    fight.finish()
    assert strikes(fight) == [(fight.a, "none"), (fight.b, "hand")]


# additional strikes


@pytest.mark.rule("VTES-ADDSTR-01", "VTES-ADDSTR-02")
def test_additional_strikes_are_gained_after_the_first_pair_the_acting_minion_deciding_first():
    fight = Fight()
    fight.hand("A", more_strikes())
    fight.hand("B", "speed")
    fight.start()
    assert (fight.prompt, fight.ask().seat) == ("additional-strikes", "A")
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 5), "the first pair has been resolved"
    fight.seat("A").passes()
    assert (fight.prompt, fight.ask().seat) == ("additional-strikes", "B")


@pytest.mark.rule("VTES-ADDSTR-01")
def test_there_are_none_when_a_combatant_is_no_longer_ready():
    fight = Fight(b=0)
    fight.hand("A", more_strikes())
    fight.start()
    assert fight.over or fight.prompt == "end-of-round"
    assert fight.now.hands["A"] == ("speed",)


@pytest.mark.rule("VTES-ADDSTR-03")
def test_they_are_paired_and_whoever_has_none_left_neither_strikes_nor_plays_strike_cards():
    fight = Fight()
    more_strikes("speed", 2)
    more_strikes("haste", 1)
    fight.hand("A", "haste", strike_card("claw", kind="damage", amount=2))
    fight.hand("B", "speed", "claw")
    fight.start().until("additional-strikes")
    fight.seat("A").plays("haste", fight.a)
    fight.until("additional-strikes", "B")
    fight.seat("B").plays("speed", fight.b)
    asked = []
    while not fight.over:
        if fight.prompt == "strike":
            asked.append((fight.combat.pair, fight.ask().seat))
        fight.default()
    assert asked == [(1, "A"), (1, "B"), (2, "B")]
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (3, 4)


@pytest.mark.rule("VTES-ADDSTR-05", "VTES-MIN-17")
def test_one_source_of_additional_strikes_in_a_round():
    fight = Fight()
    boots = library_card("boots", Ability("additional-strikes", does=()), types=("equipment",))
    fight.put("A", boots, fight.a)
    fight.hand("A", more_strikes("speed", 1), more_strikes("haste", 2), press())
    fight.start().until("additional-strikes")
    fight.seat("A").plays("speed", fight.a)
    assert fight.refused(PlayCard("haste", 0, fight.a)) == "VTES-ADDSTR-05"
    fight.until("press")
    fight.seat("A").plays("press-on", fight.a)
    fight.until("additional-strikes")
    assert fight.refused(PlayCard("haste", 0, fight.a)) == "", "in another round"


@pytest.mark.rule("VTES-ADDSTR-06")
def test_any_strike_may_be_additional_whatever_was_used_to_maneuver():
    fight = Fight()
    gun = fight.put("A", magnum(), fight.a)
    fight.hand("A", more_strikes(), strike_card("evade", kind="dodge"))
    fight.start()
    fight.seat("A").uses(gun, 1)
    fight.until("additional-strikes")
    fight.seat("A").plays("speed", fight.a)
    assert fight.prompt == "strike"
    assert fight.refused(PlayCard("evade", 0, fight.a)) == ""
    assert fight.refused(HandStrike()) == "VTES-STRIKE-06", "at the range of the round (VTES-ADDSTR-04)"


@pytest.mark.rule("VTES-ADDSTR-07", "VTES-R-50")
def test_between_later_pairs_no_more_can_be_gained():
    fight = Fight()
    more_strikes("speed", 1)
    fight.hand("A", "speed")
    fight.hand("B", "speed")
    fight.start()
    fight.seat("A").plays("speed", fight.a)
    fight.seat("B").passes()
    fight.finish()
    assert fight.now.hands["B"] == ("speed",), "B was not asked again after the additional pair"
    assert len(strikes(fight)) == 3
