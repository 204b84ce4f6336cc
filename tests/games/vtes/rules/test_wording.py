"""How texts are worded, and what follows from it (VTES-WORD)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, block, choose, phase, until
from tests.games.vtes.rules.props import IDLE, gift, master, play_on, thing, vampire
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.card_language import Ability, Deed, Static, Trigger
from nokturn.games.vtes.state.choices import (
    Block,
    ChooseMethuselah,
    ChoosePrinted,
    EndPhase,
    Nothing,
    PlayCard,
    UseAbility,
)
from nokturn.games.vtes.state.stats import hand_size, strength
from nokturn.games.vtes.text.effects import GainPool
from nokturn.games.vtes.text.primitives import GiveControl


@pytest.mark.rule("VTES-WORD-01", "VTES-X-15")
def test_a_vessel_moves_one_counter_in_each_unlock_phase():
    table = Table()
    sully = vampire(table, "A", blood=4)
    vessel = table.put("A", "vessel", host=sully)
    table.put("A", thing("well", gift("unlock", lock=True)))
    phase(table, "unlock")
    table.seat("A").uses(vessel, 0)
    assert (table.pool("A"), table.blood(sully)) == (31, 3)
    assert table.refused(UseAbility(vessel, 0)) == "VTES-WORD-01"
    assert table.refused(UseAbility(vessel, 1)) == "VTES-WORD-01", "nor the other way round"


@pytest.mark.rule("VTES-WORD-01")
def test_once_in_each_such_phase_and_with_each_copy():
    table = Table("AB")
    sully = vampire(table, "A", blood=4)
    one, two = table.put("A", "vessel", host=sully), table.put("A", "vessel", host=sully)
    play_on(table)
    table.seat("A").uses(one, 0)
    table.seat("A").uses(two, 0)
    assert table.pool("A") == 32
    until(table, "minion-phase", "A")
    table.seat("A").answers(EndPhase())
    until(table, "minion-phase", "B")
    table.seat("B").answers(EndPhase())
    until(table, "unlock-phase", "A")
    table.seat("A").uses(one, 0)
    assert table.pool("A") == 33


@pytest.mark.rule("VTES-WORD-02")
def test_a_locked_minion_even_awake_cannot_be_locked_as_a_cost():
    table = Table()
    sully = vampire(table, "A")
    guard = vampire(table, "B", gift("act", lock=True), locked=True)
    table.hand("B", "wake-with-evenings-freshness", IDLE)
    bleed(table, sully)
    until(table, "action", "B")
    table.seat("B").plays("wake-with-evenings-freshness", guard)
    until(table, "action", "B")
    assert Block(guard) in table.options(), "awake it is"
    assert table.refused(UseAbility(guard, 0)) == "VTES-WORD-02"


@pytest.mark.rule("VTES-WORD-02")
def test_locking_as_a_cost_locks():
    table = Table()
    well = table.put("A", thing("well", gift(lock=True)))
    phase(table, "master")
    table.seat("A").uses(well)
    assert table.pool("A") == 31
    assert table.card(well).locked


@pytest.mark.rule("VTES-WORD-03", "VTES-TERM-10")
def test_an_instruction_to_lock_is_no_cost_for_a_locked_minion_that_is_awake():
    table = Table()
    sully = vampire(table, "A")
    guard = vampire(table, "B", disciplines=("dom",), locked=True)
    table.hand("B", "wake-with-evenings-freshness", "deflection", IDLE)
    bleed(table, sully)
    until(table, "action", "B")
    table.seat("B").plays("wake-with-evenings-freshness", guard)
    until(table, "blocks-declined", "B")
    table.seat("B").plays("deflection", guard)
    table.seat("B").answers(ChooseMethuselah("C"))
    assert table.card(guard).locked, "it stays as it was"
    assert table.now.action is not None
    assert table.now.action.targets == ("C",)


@pytest.mark.rule("VTES-WORD-04")
@pytest.mark.parametrize("found", [True, False])
def test_whoever_searches_may_find_nothing_and_shuffles_in_any_case(found):
    table = Table()
    sully = vampire(table, "A", disciplines=("THA",), blood=6)
    table.hand("A", "magic-of-the-smith", *["conditioning"] * 6)
    rest = ("deflection", "bonding", "vessel", "fame", "rebel", "villein", "majesty", "conditioning")
    table.library("A", *rest[:4], "44-magnum", *rest[4:])
    table.act("A")
    table.seat("A").plays("magic-of-the-smith", sully)
    table.pass_until("search-library")
    assert set(table.options()) == {ChoosePrinted("44-magnum", "library"), Nothing()}
    table.seat("A").answers(ChoosePrinted("44-magnum", "library") if found else Nothing())
    left = table.now.library["A"]
    drawn = rest[0], "44-magnum"
    assert sorted(left) == sorted([*rest[1:], *([] if found else drawn[1:])])
    assert left != tuple(reversed([card for card in (*rest[1:4], "44-magnum", *rest[4:]) if card in left]))
    assert len(table.told("shuffles-library")) == 1


@pytest.mark.rule("VTES-WORD-06")
def test_what_a_text_says_happens_unasked_and_only_what_it_allows_is_optional():
    table = Table()
    sully = vampire(table, "A")
    table.put("B", thing("toll", Trigger("announced", (GainPool(),))))
    table.put("C", thing("share", Trigger("announced", (GainPool(),), optional=True)))
    bleed(table, sully)
    assert table.prompt == "trigger-first"
    choose(table, "A", "toll:1")
    assert table.pool("B") == 31
    assert (table.prompt, table.ask().seat, table.ask().kind) == ("use-trigger", "C", "confirm")
    table.seat("C").answers(False)
    assert table.pool("C") == 30


@pytest.mark.rule("VTES-WORD-06")
def test_cannot_wins_over_every_permission():
    table = Table()
    sully = vampire(table, "A")
    guard, other = vampire(table, "B"), vampire(table, "B")
    table.put("A", "pentex-subversion", host=guard)
    bleed(table, sully)
    until(table, "action", "B")
    assert table.refused(Block(guard)) == "VTES-BLOCK-10"
    assert Block(other) in table.options()


@pytest.mark.rule("VTES-WORD-06")
def test_what_cannot_be_played_stays_in_hand_although_everything_else_is_right():
    table = Table()
    sully = vampire(table, "A", disciplines=("DOM",))
    table.put("A", thing("muzzle", Static("cannot-play:conditioning", of="all")))
    table.hand("A", "conditioning", "bonding")
    bleed(table, sully)
    assert table.refused(PlayCard("conditioning", 0, sully)) == "VTES-WORD-06"
    assert PlayCard("bonding", 0, sully) in table.options()


@pytest.mark.rule("VTES-WORD-07")
def test_a_limit_belongs_to_the_copy_and_stays_spent_in_other_hands():
    table = Table()
    well = thing("well", gift(once=("turn",)), location=True)
    one, two = table.put("A", well), table.put("A", well)
    table.put("B", thing("pond", gift(once=("turn",))))
    table.hand("A", master("gift", GiveControl(to="prey", who="chosen"), choose=("location:own",)))
    phase(table, "master")
    table.seat("A").uses(one)
    assert table.refused(UseAbility(one, 0)) == "VTES-WORD-07"
    table.seat("A").uses(two)
    assert table.pool("A") == 32
    table.seat("A").plays("gift")
    choose(table, "A", one)
    until(table, "master-phase", "B")
    assert table.refused(UseAbility(one, 0)) == "VTES-WORD-07"
    assert UseAbility("pond:1", 0) in table.options()


@pytest.mark.rule("VTES-WORD-07")
def test_once_each_combat_comes_back_with_the_next_one():
    table = Table("AB")
    sully, guard = vampire(table, "A"), vampire(table, "B")
    well = table.put("A", thing("well", gift("before-range", once=("combat",))))
    bleed(table, sully)
    block(table, "B", guard)
    until(table, "before-range", "A")
    table.seat("A").uses(well)
    assert table.prompt != "before-range" or table.refused(UseAbility(well, 0)) == "VTES-WORD-07"
    until(table, "minion-phase", "A")
    table.state.change(guard, locked=False)
    table.run("vtes.fight", sully, guard, False)
    assert UseAbility(well, 0) in table.options()


@pytest.mark.rule("VTES-R-21")
def test_once_each_turn_is_once_in_the_turn_of_everybody():
    table = Table("AB")
    well = table.put("A", thing("well", gift(once=("turn",))))
    play_on(table)
    table.seat("A").uses(well)
    assert table.refused(UseAbility(well, 0)) == "VTES-WORD-07"
    until(table, "minion-phase", "A")
    assert table.refused(UseAbility(well, 0)) == "VTES-WORD-07"
    table.seat("A").answers(EndPhase())
    until(table, "unlock-phase", "A")
    assert table.now.active == "B"
    table.seat("A").uses(well)
    assert table.pool("A") == 32


@pytest.mark.rule("VTES-WORD-07", "VTES-ACT-CARD-01")
def test_an_action_that_a_card_offers_once_each_turn_is_offered_once_whoever_takes_it():
    table = Table()
    sully, lauren = vampire(table, "A"), vampire(table, "A")
    shrine = thing("shrine", Ability("take-action", deed=Deed(), once=("turn",), does=(GainPool(),)))
    one, other = table.put("A", shrine), table.put("A", shrine)
    table.act("A")
    table.seat("A").uses(one, minion=sully)
    table.pass_until("minion-phase")
    assert table.pool("A") == 31
    assert table.refused(UseAbility(one, 0, lauren)) == "VTES-WORD-07"
    assert table.refused(UseAbility(other, 0, lauren)) == "", "the limit belongs to the copy"


def test_what_an_action_cannot_cost_is_refused_as_it_is_written():
    with pytest.raises(TypeError, match="locks the card"):
        Ability("take-action", deed=Deed(), discard="any")


@pytest.mark.rule("VTES-WORD-06", "VTES-SETUP-02")
def test_what_a_text_says_of_ones_prey_goes_for_nobody_else():
    table = Table("ABC")
    minions = [vampire(table, seat) for seat in "ABC"]
    table.put("A", thing("curse", Static("strength", 2, of="prey"), Static("hand-size", -3, of="prey")))
    assert [strength(table.state, table.card(one)) for one in minions] == [1, 3, 1]
    assert [hand_size(table.state, seat) for seat in "ABC"] == [7, 4, 7]
    table.state.gone = ("B",)
    assert strength(table.state, table.card(minions[2])) == 3, "who is one's prey now"
