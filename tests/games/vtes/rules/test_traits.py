"""Traits (catalogue, section 12.3)."""

import pytest
from tests.games.vtes.cards.moments import phase, until
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.play.entering_play import CreateVampire
from nokturn.games.vtes.state.card_language import Deed, Mode, Static
from nokturn.games.vtes.state.choices import (
    Bleed,
    Block,
    BringOut,
    ChooseCard,
    ChooseMethuselah,
    Diablerize,
    EndPhase,
    Hunt,
    HuntDown,
    MarkRedList,
    Nothing,
    PlayCard,
    Rescue,
    UnlockInfernal,
    UseAbility,
)
from nokturn.games.vtes.state.conditions import holds
from nokturn.games.vtes.state.stats import stealth
from nokturn.games.vtes.text.condition_words import circle_of
from nokturn.games.vtes.text.effects import BurnPool, GainPool


def kind(name, **printed):
    return crypt_entry(name, capacity=printed.pop("capacity", 5), **printed)


@pytest.mark.rule("VTES-TRAIT-01", "VTES-TRAIT-13")
@pytest.mark.parametrize("trait", ["black_hand", "flight", "seraph"])
def test_a_card_that_requires_a_trait_is_played_by_whoever_has_it(trait):
    errand = Mode("action_card", "take-action", needs=(f"trait:{trait}",), does=(GainPool(),))
    library_card("errand", errand, types=("action_card",))
    kind("with", traits=(trait,)), kind("without")
    table = Table("AB")
    one, other = table.vampire("A", "with"), table.vampire("A", "without")
    table.hand("A", "errand")
    table.act("A")
    assert PlayCard("errand", 0, one) in table.options()
    assert table.refused(PlayCard("errand", 0, other)) == "VTES-REQ-01"


@pytest.mark.rule("VTES-TRAIT-02")
def test_the_blood_cursed_cannot_commit_diablerie():
    kind("cursed", traits=("blood_cursed",)), kind("victim")
    table = Table("AB")
    cursed, victim = table.vampire("A", "cursed"), table.vampire("B", "victim", region="torpor")
    table.act("A")
    assert table.refused(Diablerize(cursed, victim)) == "VTES-TRAIT-02"
    assert Rescue(cursed, victim) in table.options()


@pytest.mark.rule("VTES-TRAIT-03")
def test_a_blood_brother_without_a_named_circle_is_alone_in_its_own():
    kind("one", clan="blood_brother", traits=("circle:crimson",))
    kind("two", clan="blood_brother", traits=("circle:crimson",))
    kind("three", clan="blood_brother"), kind("four", clan="blood_brother")
    kind("five", clan="ventrue", sect="camarilla", title="inner_circle", city="ventrue")
    table = Table("AB")
    cards = [table.card(table.vampire("A", name)) for name in ("one", "two", "three", "four", "five")]
    circles = [circle_of(card) for card in cards]
    assert circles[0] == circles[1] == "crimson"
    assert len({circles[0], circles[2], circles[3]}) == 3
    assert circles[4] == ""
    together = [holds(table.state, "same-circle", card, cards[0]) for card in cards]
    assert together == [True, True, False, False, False]


# infernal


@pytest.mark.rule("VTES-TRAIT-04", "VTES-UNLOCK-01")
def test_the_infernal_unlock_only_for_1_pool_in_their_controllers_unlock_phase():
    kind("fiend", traits=("infernal",)), kind("plain")
    table = Table("AB")
    fiend, plain = table.vampire("A", "fiend", locked=True), table.vampire("A", "plain", locked=True)
    other = table.vampire("B", "fiend", locked=True)
    phase(table, "unlock")
    assert table.card(fiend).locked
    assert not table.card(plain).locked
    assert table.options(UnlockInfernal) == (UnlockInfernal(fiend),)
    table.seat("A").answers(UnlockInfernal(fiend))
    assert not table.card(fiend).locked
    assert table.card(other).locked
    assert table.pool("A") == 29
    table.seat("A").passes()
    assert table.over  # B may not do so in A's phase


@pytest.mark.rule("VTES-TRAIT-04")
def test_one_may_leave_the_infernal_locked():
    kind("fiend", traits=("infernal",))
    table = Table("AB")
    fiend = table.vampire("A", "fiend", locked=True)
    phase(table, "unlock")
    table.seat("A").passes()
    assert table.card(fiend).locked
    assert table.pool("A") == 30


# Slaves


def house(*, led=True):
    """A's slave, with or without a master; B's vampire in torpor."""
    kind("slave", traits=("slave:tremere",)), kind("lord", clan="tremere"), kind("fallen")
    table = Table("ABC")
    slave = table.vampire("A", "slave")
    lord = table.vampire("A", "lord", region="ready" if led else "torpor", blood=3)
    return table, slave, lord, table.vampire("B", "fallen", region="torpor")


def letters():
    """Directed at the prey, at somebody chosen, at nobody."""
    for name, deed, choose in (
        ("insult", Deed(directed="prey"), ()),
        ("challenge", Deed(directed="chosen"), ("minion:others",)),
        ("letter", Deed(directed="chosen"), ("methuselah:others",)),
        ("prayer", Deed(), ()),
    ):
        mode = Mode("action_card", "take-action", deed=deed, choose=choose, does=(GainPool(),))
        library_card(name, mode, types=("action_card",))
    return "insult", "challenge", "letter", "prayer"


@pytest.mark.rule("VTES-TRAIT-10")
def test_a_slave_without_a_ready_master_takes_no_directed_actions():
    cards = letters()
    table, slave, lord, fallen = house(led=False)
    table.hand("A", *cards)
    table.act("A")
    for option in (Bleed(slave, "B"), Rescue(slave, fallen), Diablerize(slave, fallen), PlayCard("insult", 0, slave)):
        assert table.refused(option) == "VTES-TRAIT-10", option
    for card in ("challenge", "letter"):
        assert table.refused(PlayCard(card, 0, slave)) == "VTES-TGT-01"
    for allowed in (Hunt(slave), Rescue(slave, lord), Diablerize(slave, lord), PlayCard("prayer", 0, slave)):
        assert table.refused(allowed) == "", allowed


@pytest.mark.rule("VTES-TRAIT-10")
def test_with_a_ready_master_of_the_same_methuselah_a_slave_acts_like_anybody():
    cards = letters()
    table, slave, _, fallen = house()
    table.hand("A", *cards)
    table.act("A")
    for option in (Bleed(slave, "B"), Rescue(slave, fallen), *[PlayCard(card, 0, slave) for card in cards]):
        assert table.refused(option) == "", option
    table.seat("A").plays("letter", slave)
    assert ChooseMethuselah("C") in table.options()


@pytest.mark.card("haven-uncovered")
@pytest.mark.rule("VTES-TRAIT-10")
@pytest.mark.parametrize("led, rule", [(False, "VTES-TRAIT-10"), (True, "")])
def test_an_action_of_a_card_of_ones_own_is_directed_at_whoever_controls_what_it_is_on(led, rule):
    table, slave, _, _ = house(led=led)
    kind("guest")
    haven = table.put("A", "haven-uncovered", host=table.vampire("B", "guest"))
    table.act("A")
    assert table.refused(UseAbility(haven, 0, slave)) == rule


@pytest.mark.rule("VTES-TRAIT-10")
def test_a_master_of_somebody_else_does_not_count():
    table, slave, lord, _ = house()
    table.state.change(lord, controller="B")
    table.act("A")
    assert table.refused(Bleed(slave, "B")) == "VTES-TRAIT-10"


def blocked_master():
    """A's master bleeds B and is blocked; a slave is ready."""
    table, slave, lord, _ = house()
    kind("guard")
    guard = table.vampire("B", "guard")
    table.act("A")
    table.seat("A").answers(Bleed(lord, "B"))
    until(table, "action", "B")
    table.seat("B").answers(Block(guard))
    until(table, "slave-fights")
    return table, slave, lord, guard


@pytest.mark.rule("VTES-TRAIT-11")
def test_a_slave_may_fight_the_blocker_instead_of_its_master():
    table, slave, lord, guard = blocked_master()
    assert set(table.options()) == {ChooseCard(slave), Nothing()}
    table.seat("A").answers(ChooseCard(slave))
    assert table.told("combat") == [{"minion": slave, "opponent": guard}]
    assert table.now.action is None or table.now.action.minion == lord
    until(table, "minion-phase")
    assert table.card(slave).locked
    assert not table.card(lord).locked
    assert table.card(guard).locked
    assert table.blood(lord) == 3  # it was not in the combat
    assert (table.blood(slave), table.blood(guard)) == (4, 4)
    assert table.refused(Bleed(lord, "B")) == "VTES-ACT-08"  # but its bleed has been blocked


@pytest.mark.rule("VTES-TRAIT-11")
def test_or_not():
    table, slave, lord, guard = blocked_master()
    table.seat("A").answers(Nothing())
    until(table, "minion-phase")
    assert table.told("combat") == [{"minion": lord, "opponent": guard}]
    assert not table.card(slave).locked


@pytest.mark.rule("VTES-TRAIT-11")
def test_a_locked_slave_cannot():
    table, slave, lord, _ = house()
    kind("guard")
    guard = table.vampire("B", "guard")
    table.state.change(slave, locked=True)
    table.act("A")
    table.seat("A").answers(Bleed(lord, "B"))
    until(table, "action", "B")
    table.seat("B").answers(Block(guard))
    until(table, "minion-phase")
    assert table.told("combat") == [{"minion": lord, "opponent": guard}]


# Scarce and sterile


@pytest.mark.rule("VTES-TRAIT-09", "VTES-INFL-13")
@pytest.mark.parametrize("others, price", [((), 0), (("ready",), 3), (("ready", "torpor"), 6)])
def test_a_scarce_vampire_costs_3_pool_for_each_of_its_clan(others, price):
    kind("rare", clan="salubri", traits=("scarce",)), kind("kin", clan="salubri"), kind("else", clan="ventrue")
    table = Table("AB", pool=10)
    for region in others:
        table.vampire("A", "kin", region=region)
    table.vampire("A", "else"), table.vampire("B", "kin")
    slot = table.uncontrolled("A", "rare", 5)
    phase(table, "influence")
    table.seat("A").answers(BringOut(slot, "rare"))
    assert table.pool("A") == 10 - price
    assert table.card("rare:1").region == "ready"


@pytest.mark.rule("VTES-TRAIT-09")
def test_who_cannot_pay_cannot_bring_it_out():
    kind("rare", clan="salubri", traits=("scarce",)), kind("kin", clan="salubri")
    table = Table("AB", pool=2)
    table.vampire("A", "kin")
    slot = table.uncontrolled("A", "rare", 5)
    phase(table, "influence")
    assert table.refused(BringOut(slot, "rare")) == "VTES-TRAIT-09"


@pytest.mark.rule("VTES-TRAIT-12")
def test_the_sterile_take_no_action_that_brings_in_a_new_vampire():
    mode = Mode("action_card", "take-action", does=(CreateVampire(blood=1),))
    library_card("embrace", mode, types=("action_card",)), kind("embrace", capacity=1)
    kind("barren", traits=("sterile",)), kind("fertile")
    table = Table("AB")
    barren, fertile = table.vampire("A", "barren"), table.vampire("A", "fertile")
    table.hand("A", "embrace")
    table.act("A")
    assert table.refused(PlayCard("embrace", 0, barren)) == "VTES-TRAIT-12"
    assert PlayCard("embrace", 0, fertile) in table.options()


# The Red List: marking


@pytest.mark.rule("VTES-TRAIT-05", "VTES-MASTER-02")
def test_a_master_phase_action_marks_a_red_list_minion_for_the_turn():
    kind("outlaw", traits=("red_list",)), kind("plain")
    table = Table("ABC")
    outlaw = table.vampire("C", "outlaw")
    table.vampire("B", "plain"), table.vampire("A", "plain")
    table.take_turn("A")
    until(table, "master-phase", "A")
    assert table.options(MarkRedList) == (MarkRedList(outlaw),)
    table.seat("A").answers(MarkRedList(outlaw))
    assert table.now.marked == (("A", outlaw),)
    assert table.now.actions_left == 0
    until(table, "minion-phase", "A")
    assert [option for option in table.options() if getattr(option, "target", "") == outlaw] != []
    table.seat("A").answers(EndPhase())
    while not table.over:
        table.seat(table.ask().seat).passes()
    assert table.now.marked == ()  # for this turn only


@pytest.mark.rule("VTES-TRAIT-05")
def test_not_without_an_action_left():
    kind("outlaw", traits=("red_list",))
    library_card("waste", Mode("master", "master", does=(BurnPool(),)), types=("master",))
    table = Table("AB")
    table.vampire("B", "outlaw")
    table.hand("A", "waste")
    phase(table, "master")
    table.seat("A").plays("waste")
    assert table.over


def hunted(controller="B", seats="ABC", marker="A", **more):
    """`marker` has marked an outlaw; A's hunters."""
    kind("outlaw", traits=("red_list",)), kind("hunter"), library_card("thug", types=("ally",), life=2)
    table = Table(seats)
    outlaw = table.vampire(controller, "outlaw", **more)
    one, two, thug = table.vampire("A", "hunter"), table.vampire("A", "hunter"), table.ally("A", "thug")
    table.state.marked = ((marker, outlaw),)
    table.act("A")
    return table, outlaw, (HuntDown(one, outlaw), HuntDown(two, outlaw)), HuntDown(thug, outlaw)


@pytest.mark.rule("VTES-TRAIT-06")
def test_each_vampire_of_the_marking_methuselah_may_hunt_it_down_once_a_turn():
    table, outlaw, (first, second), by_ally = hunted()
    assert {first, second} <= set(table.options())
    assert by_ally not in table.options()
    table.seat("A").answers(first)
    action = table.now.action
    assert action is not None
    assert (action.targets, action.blood, stealth(table.now)) == (("B",), 1, 1)
    until(table, "minion-phase")
    assert table.told("combat") == [{"minion": first.minion, "opponent": outlaw}]
    assert table.blood(first.minion) == 3  # 1 for the action, 1 for the outlaw's hand strike
    assert table.blood(outlaw) == 4
    table.now.change(first.minion, locked=False)
    table.run("vtes.minion_phase", "A")
    assert table.refused(first) == "VTES-TRAIT-06"
    assert second in table.options()


@pytest.mark.rule("VTES-TRAIT-06", "VTES-TGT-03")
def test_not_one_that_directed_actions_cannot_target():
    table, outlaw, (first, _), _ = hunted()
    table.put("B", library_card("veil", Static("untargetable"), types=("equipment",)), host=outlaw)
    table.act("A")
    assert table.refused(first) == "VTES-TGT-03"


@pytest.mark.rule("VTES-TRAIT-06")
def test_what_somebody_else_has_marked_is_not_hunted():
    table, _, (first, _), _ = hunted(marker="C")
    assert first not in table.options()


@pytest.mark.rule("VTES-TRAIT-07")
def test_ones_own_outlaw_may_be_marked_to_no_purpose():
    kind("outlaw", traits=("red_list",))
    table = Table("AB")
    own = table.vampire("A", "outlaw")
    phase(table, "master")
    table.seat("A").answers(MarkRedList(own))
    assert table.now.marked == (("A", own),)
    table, _, (first, _), _ = hunted(controller="A")
    assert first not in table.options()
