"""Who fights, the steps of a round, and how a combat ends: VTES-COMBAT-01 to VTES-COMBAT-09, and its rulings."""

import pytest
from tests.games.vtes.combat.fights import Fight, an_ally, combat_card, maneuver, press, strike_card
from tests.games.vtes.table import library_card

from nokturn.games.vtes.combat.effects import (
    EndCombat,
    EnterCombat,
    IfBlocks,
    NewRound,
    QueueCombat,
    Skip,
)
from nokturn.games.vtes.state.card_language import Ability, Deed, Mode
from nokturn.games.vtes.state.choices import Bleed, Block, ChooseCard, HandStrike, NoStrike, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.text.effects import AddBlood, BurnBlood, GainPool, opposing

STEPS = ("before-range", "range", "before-strikes", "strike-chosen", "additional-strikes", "press", "end-of-round")


def harmless(when):
    """A card that can be played at this moment by anybody and changes nothing that matters."""
    return combat_card(f"at-{when}", when, AddBlood(amount=0))


def bell():
    """Equipment that can always be used at the end of a round, so that its bearer is asked there."""
    return library_card("bell", Ability("end-of-round", does=(AddBlood(amount=0),)), types=("equipment",))


# who fights


@pytest.mark.rule("VTES-COMBAT-01")
def test_a_blocked_action_leads_to_combat():
    fight = Fight()
    fight.act("A")
    fight.seat("A").answers(Bleed(fight.a, "B"))
    while fight.prompt != "minion-phase" and not fight.told("combat"):
        if Block(fight.b) in fight.ask().options:
            fight.seat("B").answers(Block(fight.b))
        else:
            fight.default()
    assert fight.told("combat") == [{"minion": fight.a, "opponent": fight.b}]
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 5)
    assert fight.pool("B") == 30


def challenge(first="self"):
    """An action card: combat with a chosen minion, then 1 pool."""
    mode = Mode(
        "action_card",
        "take-action",
        choose=("minion:others ready",),
        deed=Deed(directed="chosen"),
        does=(EnterCombat(first=first), GainPool(amount=1)),
    )
    return library_card("challenge", mode, types=("action_card",))


def challenged(fight):
    fight.act("A")
    fight.seat("A").plays("challenge", fight.a)
    if fight.prompt == "choose-target":
        fight.seat("A").answers(ChooseCard(fight.b))
    return fight


@pytest.mark.rule("VTES-COMBAT-01", "VTES-COMBAT-09")
def test_an_effect_leads_to_combat_and_the_action_goes_on_afterwards():
    fight = Fight()
    fight.hand("A", challenge())
    challenged(fight).pass_until("minion-phase")
    assert fight.told("combat") == [{"minion": fight.a, "opponent": fight.b}]
    assert fight.pool("A") == 31
    assert fight.now.combat is None
    assert fight.happened().index("combat-over") < fight.happened().index("gains-pool")


@pytest.mark.rule("VTES-COMBAT-09")
def test_a_blocked_action_is_over_after_the_combat():
    fight = Fight()
    fight.hand("A", challenge())
    challenged(fight)
    while not fight.told("combat"):
        fight.seat("B").answers(Block(fight.b)) if Block(fight.b) in fight.ask().options else fight.default()
    while fight.now.action is not None:
        fight.default()
    assert len(fight.told("combat")) == 1, "the blocked effect does not lead to another combat"
    assert fight.pool("A") == 30


@pytest.mark.rule("VTES-COMBAT-02")
def test_only_ready_minions_of_two_methuselahs_fight():
    fight = Fight()
    fight.state.change(fight.b, region=TORPOR)
    assert fight.start().over
    assert fight.told("combat") == []
    other = fight.vampire("A", "defender")
    assert fight.start(second=other).over
    assert fight.told("combat") == []


@pytest.mark.rule("VTES-COMBAT-03")
def test_locked_minions_fight_like_others():
    fight = Fight()
    fight.state.change(fight.a, locked=True)
    fight.state.change(fight.b, locked=True)
    fight.start().finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (5, 5)
    assert (fight.card(fight.a).locked, fight.card(fight.b).locked) == (True, True)


@pytest.mark.rule("VTES-COMBAT-04")
def test_each_combatant_is_the_others_opposing_minion():
    fight = Fight()
    third = fight.vampire("A", "defender")
    fight.hand("A", harmless("before-range"))
    fight.start()
    assert opposing(fight.now, fight.a) == fight.b
    assert opposing(fight.now, fight.b) == fight.a
    assert opposing(fight.now, third) == ""


# cards


@pytest.mark.rule("VTES-COMBAT-05", "VTES-MIN-10")
def test_only_combat_cards_are_played_in_combat_and_only_by_combatants():
    fight = Fight(seats="ABC")
    friend = fight.vampire("A", "defender")
    combat_card("helping", "range", AddBlood())
    library_card("sneaking", Mode("action_modifier", "act", does=(AddBlood(),)), types=("action_modifier",))
    library_card("watching", Mode("reaction", "act", does=(AddBlood(),)), types=("reaction",))
    fight.hand("A", "helping", "sneaking", "watching")
    fight.hand("B", "helping", "sneaking", "watching")
    fight.act("A")
    fight.seat("A").answers(Bleed(fight.a, "B"))
    while not fight.told("combat"):
        fight.seat("B").answers(Block(fight.b)) if Block(fight.b) in fight.ask().options else fight.default()
    fight.until("range", "A")
    assert fight.options(PlayCard) == (PlayCard("helping", 0, fight.a),)
    assert PlayCard("helping", 0, friend) not in fight.ask().options
    fight.until("range", "B")
    assert fight.options(PlayCard) == (PlayCard("helping", 0, fight.b),)


@pytest.mark.rule("VTES-MIN-10")
def test_a_card_for_minions_outside_the_combat_can_be_played_by_minions_of_anybody():
    fight = Fight(seats="ABC")
    friend, stranger = fight.vampire("A", "defender"), fight.vampire("C", "defender", blood=3)
    combat_card("from-the-shadows", "range", BurnBlood(who="self"), by="anyone")
    fight.hand("A", "from-the-shadows")
    fight.hand("C", "from-the-shadows")
    fight.start()
    assert fight.options(PlayCard) == (PlayCard("from-the-shadows", 0, friend),)
    fight.until("range", "C")
    fight.seat("C").plays("from-the-shadows", stranger)
    assert fight.blood(stranger) == 2


# steps


@pytest.mark.rule("VTES-COMBAT-06", "VTES-COMBAT-07", "VTES-IMPULSE-08", "VTES-COMBAT-EOR-01", "VTES-COMBAT-BSTRIKE-01")
def test_the_steps_of_a_round_come_in_order_and_the_acting_side_goes_first_in_each():
    fight = Fight()
    cards = [harmless(when) for when in STEPS]
    fight.hand("A", *cards)
    fight.hand("B", *cards)
    fight.start()
    asked = []
    while not fight.over:
        if fight.prompt in STEPS:
            asked.append((fight.prompt, fight.ask().seat))
        fight.default()
    assert asked == [(step, seat) for step in STEPS for seat in "AB"]


@pytest.mark.rule("VTES-COMBAT-PRE-01")
def test_what_is_used_before_range_is_too_late_in_the_range_step():
    fight = Fight()
    fight.hand("A", harmless("before-range"), maneuver())
    fight.start()
    assert fight.prompt == "before-range"
    assert fight.options(PlayCard) == (PlayCard("at-before-range", 0, fight.a),)
    fight.seat("A").passes()
    assert fight.prompt == "range"
    assert fight.options(PlayCard) == (PlayCard("step-aside", 0, fight.a),)


@pytest.mark.rule("VTES-COMBAT-BSTRIKE-01")
def test_what_is_used_before_strikes_comes_when_the_range_is_fixed_and_no_strike_chosen():
    fight = Fight()
    fight.hand("A", maneuver(), harmless("before-strikes"))
    fight.start()
    fight.seat("A").plays("step-aside", fight.a)
    fight.until("before-strikes")
    assert fight.combat.range == "long"
    assert fight.combat.strikes == (None, None)
    assert fight.options(PlayCard) == (PlayCard("at-before-strikes", 0, fight.a),)


def test_a_step_can_be_left_out():
    fight = Fight()
    fight.hand("A", combat_card("no-blows", "before-range", Skip(step="strikes")))
    fight.start()
    fight.seat("A").plays("no-blows", fight.a)
    fight.finish()
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 6)


# the end


@pytest.mark.rule("VTES-COMBAT-08", "VTES-COMBAT-EOR-02", "VTES-PRESS-06")
def test_when_a_combatant_is_no_longer_ready_the_rest_of_the_round_is_left_out_but_for_its_end():
    fight = Fight(b=0)
    fight.hand("A", press(), harmless("additional-strikes"), harmless("end-of-round"))
    fight.start()
    assert fight.region(fight.b) == TORPOR
    assert fight.prompt == "end-of-round", "no additional strikes, no press"
    fight.seat("A").plays("at-end-of-round", fight.a)
    assert fight.finish().now.combat is None
    assert fight.blood(fight.a) == 5, "the simultaneous strike counts"


@pytest.mark.rule("VTES-COMBAT-08")
def test_a_combatant_that_leaves_before_range_ends_the_combat():
    fight = Fight()
    thug = fight.ally("B", an_ally(life=1), counters=1)
    fight.hand("A", combat_card("venom", "before-range", BurnBlood(who="opposing")), maneuver())
    fight.start(second=thug)
    fight.seat("A").plays("venom", fight.a)
    assert fight.over
    assert "strikes" not in fight.happened()


@pytest.mark.rule("VTES-COMBAT-EOR-02")
def test_the_end_of_the_round_comes_after_an_early_end_of_the_combat_too():
    fight = Fight()
    fight.hand("A", strike_card("majestic", kind="combat-ends"), harmless("end-of-round"))
    fight.start().strike("A", "majestic").until("end-of-round")
    assert fight.combat.over
    assert fight.finish().told("combat-over") == [{"minion": fight.a, "opponent": fight.b}]


def test_an_effect_can_end_combat_without_a_strike():
    fight = Fight()
    fight.hand("A", combat_card("enough", "before-strikes", EndCombat()))
    fight.start().until("before-strikes")
    fight.seat("A").plays("enough", fight.a)
    assert fight.over
    assert (fight.blood(fight.a), fight.blood(fight.b)) == (6, 6)


def test_another_combat_follows_only_once_and_only_when_this_one_ends():
    fight = Fight()
    fight.put("A", bell(), fight.a)
    fight.hand("A", press(), combat_card("once-more", "combat-would-end", QueueCombat()), "once-more")
    fight.start().until("press")
    fight.seat("A").plays("press-on", fight.a)
    fight.until("end-of-round")
    assert fight.refused(PlayCard("once-more", 0, fight.a)) == "VTES-COMBAT-08", "the combat goes on"
    fight.seat("A").passes()
    fight.until("end-of-round")
    assert fight.combat.round == 2
    fight.seat("A").plays("once-more", fight.a)
    assert fight.refused(PlayCard("once-more", 0, fight.a)) == "VTES-COMBAT-08", "one is queued"
    fight.finish()
    assert len(fight.told("combat")) == 2
    assert fight.now.combat is None


def test_instead_of_ending_the_combat_can_have_another_round_but_not_once_another_combat_is_queued():
    fight = Fight()
    fight.hand(
        "A",
        combat_card("once-more", "combat-would-end", QueueCombat()),
        combat_card("stay", "combat-would-end", NewRound()),
        "stay",
    )
    fight.put("A", bell(), fight.a)
    fight.start().until("end-of-round")
    fight.seat("A").plays("stay", fight.a)
    assert fight.refused(PlayCard("once-more", 0, fight.a)) == "VTES-COMBAT-08", "this one does not end"
    fight.seat("A").passes()
    fight.until("end-of-round")
    assert fight.combat.round == 2
    fight.seat("A").plays("once-more", fight.a)
    assert fight.refused(PlayCard("stay", 0, fight.a)) == "VTES-COMBAT-08", "another combat is to follow"


# rulings


@pytest.mark.rule("VTES-R-16")
@pytest.mark.parametrize("first, leads", [("self", "A"), ("other", "B"), ("", "A")])
def test_who_goes_first_outside_a_block(first, leads):
    fight = Fight()
    harmless("before-range")
    fight.hand("A", challenge(first), "at-before-range")
    fight.hand("B", "at-before-range")
    challenged(fight)
    while fight.prompt != "before-range":
        fight.default()
    assert fight.ask().seat == leads


@pytest.mark.rule("VTES-R-16")
def test_where_it_is_open_the_first_clockwise_from_the_active_methuselah_goes_first():
    fight = Fight(seats="ABC")
    stranger = fight.vampire("C", "defender")
    brawl = Mode(
        "action_card",
        "take-action",
        choose=("minion:others ready", "minion:others ready not-chosen"),
        deed=Deed(directed="chosen"),
        does=(EnterCombat(who="chosen", other="chosen2", first=""),),
    )
    fight.hand("A", library_card("brawl", brawl, types=("action_card",)))
    fight.act("A")
    fight.seat("A").plays("brawl", fight.a)
    fight.seat("A").answers(ChooseCard(stranger))
    if fight.prompt == "choose-target":
        fight.seat("A").answers(ChooseCard(fight.b))
    fight.pass_until("minion-phase")
    assert fight.told("combat") == [{"minion": fight.b, "opponent": stranger}]


@pytest.mark.rule("VTES-R-28")
def test_what_is_promised_for_the_combat_after_a_block_is_given_there_and_nowhere_else():
    promise = Mode("reaction", "act", does=(IfBlocks(what="press"),))
    fight = Fight()
    library_card("readiness", promise, types=("reaction",))
    fight.hand("A", combat_card("once-more", "combat-would-end", QueueCombat()))
    fight.hand("B", "readiness", "readiness")
    fight.act("A")
    fight.seat("A").answers(Bleed(fight.a, "B"))
    while fight.ask().seat != "B":
        fight.default()
    fight.seat("B").plays("readiness", fight.b)
    while not fight.told("combat"):
        fight.seat("B").answers(Block(fight.b)) if Block(fight.b) in fight.ask().options else fight.default()
    fight.until("press", "B")
    assert [type(one).__name__ for one in fight.options()] == ["UsePress", "Pass"]
    fight.seat("B").passes()
    fight.until("end-of-round")
    fight.seat("A").plays("once-more", fight.a)
    while len(fight.told("combat")) < 2:
        fight.default()
    asked = set()
    while fight.now.combat is not None:
        asked.add(fight.prompt)
        fight.default()
    assert "press" not in asked, "not in the combat that follows"


@pytest.mark.rule("VTES-R-28")
def test_whoever_promised_it_and_does_not_block_has_nothing_of_it():
    fight = Fight()
    other = fight.vampire("B", "attacker")
    library_card("readiness", Mode("reaction", "act", does=(IfBlocks(what="press"),)), types=("reaction",))
    fight.hand("B", "readiness")
    fight.act("A")
    fight.seat("A").answers(Bleed(fight.a, "B"))
    while fight.ask().seat != "B":
        fight.default()
    fight.seat("B").plays("readiness", other)
    while not fight.told("combat"):
        fight.seat("B").answers(Block(fight.b)) if Block(fight.b) in fight.ask().options else fight.default()
    assert fight.told("promised") == [{"what": "press", "minion": other, "card": "readiness"}]
    assert fight.told("given") == []


@pytest.mark.rule("VTES-STRIKE-03", "VTES-R-15")
def test_whoever_can_strike_with_bare_hands_may_not_decline():
    fight = Fight()
    fight.hand("A", strike_card("claw", kind="damage", amount=2))
    fight.start().until("strike")
    assert fight.ask().options[0] == HandStrike()
    assert fight.refused(NoStrike()) == "VTES-R-15"
