"""Action modifiers: stealth and what comes with it, what is said as an action is announced, what comes after it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import (
    IDLE,
    INFERIOR,
    SUPERIOR,
    adept,
    attempt,
    bleeder,
    equip,
    finish,
    intruder,
    step,
)
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, targets, until
from tests.games.vtes.combat.fights import an_ally, weapon
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.card_language import Deed, Mode
from nokturn.games.vtes.state.choices import Bleed, Block, PlayCard, UseAbility, UseManeuver, UsePrevention
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import intercept, stealth
from nokturn.games.vtes.text.effects import Lock


def hunted(*cards: str, codes: tuple[str, ...], bikes: int = 1, **more: Any) -> tuple[Table, str, str]:
    """A's vampire hunts with the cards in hand; B has a vampire with so much intercept."""
    table = Table()
    minion, blocker = adept(table, "A", *codes, **more), adept(table, "B")
    equip(table, blocker, bikes)
    table.hand("A", *cards, IDLE)
    hunt(table, minion)
    return table, minion, blocker


# stealth


@pytest.mark.card("where-the-veil-thins", "shadow-cast", "shadow-cloak", "beast-meld")
@pytest.mark.rule("VTES-STEALTH-04")
@pytest.mark.parametrize(
    "card, codes, cost",
    [
        ("where-the-veil-thins", ("obl",), 0),
        ("shadow-cast", ("obl",), 0),
        ("shadow-cloak", ("obl",), 0),
        ("beast-meld", ("ani", "pro"), 2),
    ],
)
def test_1_stealth(card, codes, cost):
    table, minion, _ = intruder(card, with_=codes)
    table.seat("A").plays(card, minion, INFERIOR)
    assert stealth(table.now) == 1
    finish(table)
    assert (table.pool("B"), table.blood(minion)) == (29, 6 - cost)


@pytest.mark.card("go-getter")
def test_a_go_getter_hides_from_blockers_of_a_hunt_but_bleeds_for_nobody():
    table, minion, blocker = hunted("go-getter", codes=("obf",), clan="ravnos", blood=2)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").plays("go-getter", minion, INFERIOR)
    finish(table)
    assert table.blood(minion) == 3
    table, minion, _ = intruder("go-getter", with_=("obf",), clan="ravnos")
    assert table.refused(PlayCard("go-getter", INFERIOR, minion)) == "VTES-REQ-01"


@pytest.mark.card("go-getter")
@pytest.mark.rule("VTES-RES-09")
def test_a_go_getter_goes_on_after_a_block_for_1_blood():
    table, minion, blocker = hunted("go-getter", codes=("OBF",), clan="ravnos", blood=4)
    attempt(table, "B", blocker)
    until(table, "after-resolution", "A")
    assert table.told("blocked")
    table.seat("A").plays("go-getter", minion, SUPERIOR)
    finish(table)
    assert table.blood(minion) == 4 - 1 - 1 + 1, "the fight, the card, the hunt"
    assert table.told("succeeds")


# the veil


@pytest.mark.card("where-the-veil-thins")
@pytest.mark.ruling("LSJ 20031121-2")
@pytest.mark.parametrize("pays", [True, False])
def test_whoever_attempts_already_pays_or_gives_up(pays):
    table, minion, blocker = intruder("where-the-veil-thins", with_=("OBL",), bikes=1)
    table.seat("A").plays("where-the-veil-thins", minion, SUPERIOR)
    assert table.ask("B").prompt == "pay-to-block"
    table.seat("B").answers(pays)
    finish(table)
    if pays:
        assert (table.blood(blocker), table.pool("B")) == (6 - 1 - 1, 30), "the price, and the fight"
    else:
        assert (table.blood(blocker), table.pool("B")) == (6, 29)


@pytest.mark.card("where-the-veil-thins")
def test_further_attempts_cost_blood_too_and_allies_have_none():
    table = Table()
    minion, blocker, second = adept(table, "A", "OBL"), adept(table, "B", "obl"), adept(table, "B")
    thug, empty = table.ally("B", an_ally()), adept(table, "B", blood=0)
    table.hand("A", "where-the-veil-thins", IDLE)
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").plays("where-the-veil-thins", minion, SUPERIOR)
    assert table.prompt != "pay-to-block", "Oblivion sees through it"
    until(table, "action", "B")
    assert table.refused(Block(thug)) == table.refused(Block(empty)) == "VTES-BLOCK-10"
    table.seat("B").answers(Block(second))
    finish(table)
    assert table.blood(second) == 5


# Shadow Cast, Shadow Cloak


@pytest.mark.card("shadow-cast")
@pytest.mark.rule("VTES-PLAY-02")
def test_a_cast_shadow_helps_against_the_same_methuselah():
    table, minion = bleeder("shadow-cast", with_=("OBL",))
    until(table, "after-resolution", "A")
    table.seat("A").plays("shadow-cast", minion, SUPERIOR)
    finish(table)
    assert table.card("shadow-cast:1").host == minion
    blocker = adept(table, "B")
    table.now.change(minion, locked=False)
    table.now.used.clear()
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").uses("shadow-cast:1")
    finish(table)
    assert (table.pool("B"), "shadow-cast:1" in table.now.cards) == (28, False)


@pytest.mark.card("shadow-cast")
def test_a_cast_shadow_does_not_help_against_others_or_after_a_failure():
    table = Table()
    minion, blocker = adept(table, "A", "OBL", blood=1), adept(table, "B")
    cast = table.put("A", "shadow-cast", host=minion, chosen=("B",))
    equip(table, blocker)
    table.hand("A", "shadow-cast", IDLE)
    hunt(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    assert not can_use(table, cast), "a hunt is directed at nobody"
    finish(table)
    assert not table.told("comes-into-play")


@pytest.mark.card("shadow-cloak")
def test_a_cloak_hides_from_whoever_lacks_auspex_until_the_unlock_phase():
    table, minion = bleeder("shadow-cloak", with_=("OBL",))
    until(table, "after-resolution", "A")
    table.seat("A").plays("shadow-cloak", minion, SUPERIOR)
    finish(table)
    other = adept(table, "A")
    chase = Mode("action_card", "take-action", deed=Deed(directed="chosen"), choose=("vampire:others",), does=(Lock(),))
    table.hand("B", library_card("chase", chase, types=("action_card",)), IDLE)
    blind, seeing = adept(table, "B"), adept(table, "B", "aus")
    table.act("B")
    table.seat("B").plays("chase", blind)
    assert targets(table) == {other}
    choose(table, "B", other)
    until(table, "minion-phase", "B")
    table.hand("B", "chase", IDLE)
    table.act("B")
    table.seat("B").plays("chase", seeing)
    assert targets(table) == {other, minion}
    phase(table, "unlock", "A")
    table.seat("A").uses("shadow-cloak:1")
    assert "shadow-cloak:1" not in table.now.cards


# Veil the Legions


def legions(mode: int, x: int = 0) -> tuple[Table, str, str]:
    """A's vampire bleeds, another one veils it."""
    table = Table()
    minion, helper, blocker = adept(table, "A"), adept(table, "A", "OBF"), adept(table, "B")
    table.hand("A", "veil-the-legions", "veil-the-legions", IDLE)
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").plays("veil-the-legions", helper, mode)
    if mode == SUPERIOR:
        table.seat("A").answers(x)
    return table, minion, helper


@pytest.mark.card("veil-the-legions")
@pytest.mark.rule("VTES-MIN-05")
def test_another_vampire_veils_the_acting_minion_once_an_action():
    table, _, helper = legions(INFERIOR)
    assert stealth(table.now) == 1
    until(table, "minion-phase")
    assert (table.pool("B"), table.blood(helper)) == (29, 6)
    table = Table()
    minion, helper, blocker = adept(table, "A", "OBF"), adept(table, "A", "obf", locked=True), adept(table, "B")
    table.hand("A", "veil-the-legions", IDLE)
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    assert table.refused(PlayCard("veil-the-legions", INFERIOR, helper)) == "VTES-REQ-01", "it is locked"
    assert PlayCard("veil-the-legions", INFERIOR, minion) not in table.options()


@pytest.mark.card("veil-the-legions")
@pytest.mark.rule("VTES-WORD-07")
def test_x_blood_veils_the_next_x_actions_of_the_turn():
    table, _, helper = legions(SUPERIOR, x=1)
    until(table, "minion-phase")
    assert table.blood(helper) == 5
    extra = adept(table, "A", blood=1)
    for minion, hidden in ((helper, 1), (extra, 0)):
        table.act("A")
        table.seat("A").answers(Bleed(minion, "B"))
        until(table, "action", "B")
        assert stealth(table.now) == hidden
        until(table, "minion-phase")


# as the action is announced


@pytest.mark.card("the-sleeping-mind")
@pytest.mark.rule("VTES-BLOCK-10")
def test_a_sleeping_mind_keeps_a_locked_vampire_from_blocking():
    table = Table()
    minion, asleep = adept(table, "A", "dom"), adept(table, "B", locked=True)
    up = adept(table, "B")
    table.hand("A", "the-sleeping-mind")
    table.hand("B", "wake-with-evenings-freshness")
    bleed(table, minion)
    until(table, "as-announced", "A")
    table.seat("A").plays("the-sleeping-mind", minion, INFERIOR)
    assert targets(table) == {asleep, minion}
    choose(table, "A", asleep)
    until(table, "action", "B")
    table.seat("B").plays("wake-with-evenings-freshness", asleep)
    until(table, "action", "B")
    assert (Block(asleep) in table.options(), Block(up) in table.options()) == (False, True)


@pytest.mark.card("the-sleeping-mind")
@pytest.mark.ruling("PIB 20150703")
def test_nobody_unlocks_but_whoever_wakes_does():
    table = Table()
    minion, asleep = adept(table, "A", "DOM", "for"), adept(table, "B", "ani", locked=True)
    table.hand("A", "the-sleeping-mind", "freak-drive")
    table.hand("B", "guard-dogs", "wake-with-evenings-freshness")
    bleed(table, minion)
    until(table, "as-announced", "A")
    table.seat("A").plays("the-sleeping-mind", minion, SUPERIOR)
    until(table, "action", "B")
    table.seat("B").plays("guard-dogs", asleep, INFERIOR)
    assert table.card(asleep).locked
    until(table, "action", "B")
    table.seat("B").plays("wake-with-evenings-freshness", asleep)
    until(table, "action", "B")
    assert table.refused(Block(asleep)) == ""
    until(table, "after-resolution", "A")
    table.seat("A").plays("freak-drive", minion, INFERIOR)
    finish(table)
    assert table.card(minion).locked


def announcing(card: str, mode: int, *codes: str, clan: str = "", reaction: str = "telepathic-counter"):
    """A's vampire announces a bleed with the card; B has a vampire with Auspex and the reaction."""
    table = Table()
    minion, reactor = adept(table, "A", *codes, clan=clan), adept(table, "B", "aus")
    table.hand("A", card)
    table.hand("B", reaction, reaction, *[IDLE] * 5)
    table.library("B", "fame")
    bleed(table, minion)
    until(table, "as-announced", "A")
    table.seat("A").plays(card, minion, mode)
    return table, minion, reactor


@pytest.mark.card("consign-to-oblivion")
@pytest.mark.parametrize("mode, drawn", [(INFERIOR, True), (SUPERIOR, False)])
def test_reactions_cost_1_more_and_are_replaced_late(mode, drawn):
    table, _, reactor = announcing("consign-to-oblivion", mode, "OBL")
    until(table, "action", "B")
    table.seat("B").plays("telepathic-counter", reactor, INFERIOR)
    assert table.blood(reactor) == 6 - 1
    assert ("fame" in table.now.hands["B"]) is drawn
    finish(table)
    assert ("fame" in table.now.hands["B"], table.pool("B")) == (True, 30)


@pytest.mark.card("unleashing-the-bestial-soul")
@pytest.mark.parametrize("mode, cost", [(INFERIOR, 0), (SUPERIOR, 1)])
def test_an_unleashed_soul_mutes_one_minion_and_makes_the_next_reaction_dear(mode, cost):
    table, _, reactor = announcing("unleashing-the-bestial-soul", mode, "DOM", clan="salubri")
    mute = reactor
    other, third = adept(table, "B", "aus"), adept(table, "B", "aus")
    choose(table, "A", mute)
    until(table, "action", "B")
    assert table.refused(PlayCard("telepathic-counter", INFERIOR, mute)) == "VTES-WORD-06"
    table.seat("B").plays("telepathic-counter", other, INFERIOR)
    until(table, "action", "B")
    table.seat("B").plays("telepathic-counter", third, INFERIOR)
    assert (table.blood(other), table.blood(third)) == (6 - cost, 6)


@pytest.mark.card("paths-in-two-worlds")
@pytest.mark.rule("VTES-RES-08")
@pytest.mark.parametrize("mode", [INFERIOR, SUPERIOR])
def test_paths_lead_to_wraiths_and_zombies(mode):
    shade = library_card("shade", Mode("ally", "take-action"), types=("ally",), life=1, keywords=("wraith",))
    table = Table()
    minion = adept(table, "A", "OBL")
    adept(table, "B")
    table.hand("A", "paths-in-two-worlds", shade)
    table.act("A")
    table.seat("A").plays(shade, minion)
    until(table, "as-announced", "A")
    table.seat("A").plays("paths-in-two-worlds", minion, mode)
    assert stealth(table.now) == 2
    if mode == SUPERIOR:
        until(table, "unlock-for-blood", "A")
        table.seat("A").answers(True)
    finish(table)
    assert (table.card(minion).locked, table.blood(minion)) == ((False, 5) if mode == SUPERIOR else (True, 6))


@pytest.mark.card("paths-in-two-worlds")
def test_no_paths_lead_elsewhere():
    table = Table()
    minion = adept(table, "A", "OBL", "DOM")
    adept(table, "B")
    table.hand("A", "paths-in-two-worlds", "seduction")
    bleed(table, minion)
    until(table, "as-announced", "A")
    assert table.refused(PlayCard("paths-in-two-worlds", INFERIOR, minion)) == "VTES-REQ-01"


# Memory Rift


@pytest.mark.card("memory-rift")
@pytest.mark.rule("VTES-BLOCK-10", "VTES-STEALTH-06")
def test_a_rift_with_all_three_disciplines():
    table = Table()
    minion = adept(table, "A", "dem", "obf", "pre", capacity=6, sect="anarch")
    young, old = adept(table, "B", capacity=5), adept(table, "B", capacity=7)
    titled = adept(table, "B", capacity=9, title="primogen")
    table.hand("A", "memory-rift")
    bleed(table, minion)
    until(table, "as-announced", "A")
    table.seat("A").plays("memory-rift", minion, 6)
    assert targets(table) == {young, titled}
    choose(table, "A", titled)
    assert stealth(table.now) == 1
    equip(table, old)
    until(table, "action", "B")
    assert table.refused(Block(titled)) == "VTES-BLOCK-10"
    table.seat("B").answers(Block(old))
    until(table, "strike", "A")
    table.seat("A").answers(UseAbility("memory-rift", 0, minion))
    finish(table)
    assert (table.blood(minion), table.blood(old)) == (6, 7)


@pytest.mark.card("memory-rift")
@pytest.mark.rule("VTES-DISC-03")
def test_each_discipline_by_itself():
    table = Table()
    minion = adept(table, "A", "obf", sect="anarch")
    table.hand("A", "memory-rift")
    bleed(table, minion)
    until(table, "as-announced", "A")
    played = [option.mode for option in table.options(PlayCard)]
    assert played == [1], "neither Dementation nor Presence"
    table.seat("A").plays("memory-rift", minion, 1)
    finish(table)
    assert table.pool("B") == 29


# bleeds


@pytest.mark.card("monkey-wrench")
@pytest.mark.rule("VTES-REQ-09", "VTES-ACT-BLEED-06")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_monkey_wrench_costs_what_it_adds(size):
    table, minion = bleeder("monkey-wrench", with_=(), sect="anarch")
    until(table, "action", "A")
    table.seat("A").plays("monkey-wrench", minion, size - 1)
    finish(table)
    assert (table.pool("B"), table.blood(minion)) == (30 - 1 - size, 6 - size)


@pytest.mark.card("monkey-wrench")
@pytest.mark.rule("VTES-ACT-BLEED-06", "VTES-REQ-03")
def test_a_wrench_is_limited_and_for_anarchs():
    table, minion = bleeder("monkey-wrench", "threats", with_=("dom",))
    until(table, "action", "A")
    assert table.refused(PlayCard("monkey-wrench", 0, minion)) == "VTES-REQ-01"
    table, minion = bleeder("monkey-wrench", "threats", with_=("dom", "obf"), sect="anarch", blood=1)
    until(table, "action", "A")
    assert table.refused(PlayCard("monkey-wrench", 1, minion)) == "VTES-REQ-03"
    table.seat("A").plays("threats", minion)
    until(table, "action", "A")
    assert table.refused(PlayCard("monkey-wrench", 0, minion)) == "VTES-ACT-BLEED-06"


@pytest.mark.card("power-of-one")
@pytest.mark.ruling("LSJ 20100218")
def test_potence_beside_the_limit_and_presence_within_it():
    table, minion = bleeder("power-of-one", "threats", with_=("pot", "dom", "pre"), sect="anarch")
    until(table, "action", "A")
    table.seat("A").plays("threats", minion)
    until(table, "action", "A")
    assert table.refused(PlayCard("power-of-one", 2, minion)) == "VTES-ACT-BLEED-06"
    table.seat("A").plays("power-of-one", minion, 1)
    finish(table)
    assert (table.pool("B"), table.blood(minion)) == (30 - 3, 5)


@pytest.mark.card("power-of-one")
def test_presence_hides_and_bleeds():
    table, minion, _ = intruder("power-of-one", with_=("pre",), sect="anarch")
    table.seat("A").plays("power-of-one", minion, 3)
    finish(table)
    assert table.pool("B") == 28


@pytest.mark.card("power-of-one")
def test_the_blocker_burns_2_before_the_block_is_resolved():
    table, minion, blocker = intruder("power-of-one", with_=("obt",), sect="anarch")
    until(table, "before-block-resolution", "A")
    table.seat("A").plays("power-of-one", minion, 0)
    finish(table)
    assert (table.blood(blocker), table.blood(minion)) == (6 - 2 - 1, 6 - 1 - 1), "a fight, the effect, the cost"


# True Love's Face


@pytest.mark.card("true-loves-face")
def test_a_face_bleeds():
    table, minion = bleeder("true-loves-face", with_=("obf", "pre"))
    adept(table, "B")
    until(table, "action", "A")
    table.seat("A").plays("true-loves-face", minion, INFERIOR)
    finish(table)
    assert table.pool("B") == 28


@pytest.mark.card("true-loves-face")
@pytest.mark.rule("VTES-BLOCK-10", "VTES-CANCEL-01")
@pytest.mark.parametrize("cancels", [True, False])
def test_a_face_stops_a_blocker_unless_it_costs_1_pool(cancels):
    table, minion, blocker = intruder("true-loves-face", with_=("OBF", "PRE"))
    table.seat("A").plays("true-loves-face", minion, SUPERIOR)
    assert table.ask("B").prompt == "cancel-for-pool"
    table.seat("B").answers(cancels)
    finish(table)
    assert table.pool("B") == 29, "the bleed, or the price"
    assert bool(table.told("combat")) is cancels
    assert table.card(blocker).locked is cancels


# bats, beasts and the sun


@pytest.mark.card("form-of-the-bat")
@pytest.mark.rule("VTES-R-28")
def test_a_bat_flies_from_a_blocker_and_leaves_its_equipment():
    table, minion, blocker = intruder("form-of-the-bat", with_=("pro",), bikes=1)
    club = table.put("A", weapon("rod", kind="damage", amount=3), host=minion)
    table.seat("A").plays("form-of-the-bat", minion, INFERIOR)
    assert intercept(table.now, table.card(blocker)) == 0
    until(table, "range", "A")
    assert UseManeuver("form-of-the-bat") in table.options()
    while table.prompt != "minion-phase":
        assert not can_use(table, club)
        step(table)
    assert table.told("combat")


@pytest.mark.card("form-of-the-bat")
def test_a_bat_that_nobody_notices_and_one_that_blocks():
    table, minion, _ = intruder("form-of-the-bat", with_=("pro",))
    table.seat("A").plays("form-of-the-bat", minion, INFERIOR)
    finish(table)
    assert table.pool("B") == 29
    table = Table()
    minion, bat = adept(table, "A", blood=1), adept(table, "B", "PRO")
    club = table.put("B", weapon("cane", kind="damage", amount=3), host=bat)
    table.hand("B", "form-of-the-bat", IDLE)
    table.hand("A", IDLE)
    hunt(table, minion)
    attempt(table, "B", bat)
    until(table, "block-attempt", "B")
    table.seat("B").plays("form-of-the-bat", bat, SUPERIOR)
    until(table, "range", "B")
    assert UseManeuver("form-of-the-bat") in table.options()
    while table.prompt != "minion-phase":
        assert not can_use(table, club)
        step(table)
    assert table.told("combat")


@pytest.mark.card("beast-meld")
@pytest.mark.rule("VTES-R-28")
@pytest.mark.ruling("LSJ 20010813")
def test_a_melded_beast_prevents_1_damage_if_it_is_blocked():
    table, minion, _ = intruder("beast-meld", with_=("ani", "pro"))
    table.seat("A").plays("beast-meld", minion, INFERIOR)
    second = adept(table, "B")
    equip(table, second)
    attempt(table, "B", second)
    until(table, "prevent", "A")
    table.seat("A").answers(UsePrevention("beast-meld"))
    finish(table)
    assert table.blood(minion) == 6 - 2, "its cost, and no damage"


@pytest.mark.card("beast-meld")
def test_no_vampire_blocks_a_beast_that_does_not_bleed():
    table, minion, blocker = hunted("beast-meld", codes=("ANI", "PRO"), blood=3)
    until(table, "as-announced", "A")
    table.seat("A").plays("beast-meld", minion, SUPERIOR)
    finish(table)
    assert (table.blood(minion), table.card(blocker).locked) == (3 - 2 + 1, False)
    table = Table()
    minion = adept(table, "A", "ANI", "PRO", "DOM")
    adept(table, "B")
    table.hand("A", "beast-meld", "seduction")
    bleed(table, minion)
    until(table, "as-announced", "A")
    assert table.refused(PlayCard("beast-meld", SUPERIOR, minion)) == "VTES-REQ-01"


@pytest.mark.card("dawn-operation")
@pytest.mark.rule("VTES-AGG-01")
def test_at_dawn_all_damage_to_vampires_is_aggravated():
    table, minion, blocker = intruder("dawn-operation", with_=("FOR",))
    table.seat("A").plays("dawn-operation", minion, SUPERIOR)
    finish(table)
    assert (table.card(minion).region, table.card(blocker).region) == (TORPOR, TORPOR)


@pytest.mark.card("dawn-operation")
@pytest.mark.parametrize("gives_up", [True, False])
def test_at_the_inferior_level_a_vampire_may_shrink_from_the_dawn(gives_up):
    table, minion, blocker = intruder("dawn-operation", with_=("for",))
    table.seat("A").plays("dawn-operation", minion, INFERIOR)
    assert table.ask("B").prompt == "give-up-block"
    table.seat("B").answers(gives_up)
    finish(table)
    assert table.pool("B") == (29 if gives_up else 30)
    assert (table.card(blocker).region == TORPOR) is not gives_up
