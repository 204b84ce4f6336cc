"""Corruption counters: who puts them, who burns them, and what they are good for."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import (
    IDLE,
    INFERIOR,
    SUPERIOR,
    Duel,
    adept,
    asked_later,
    attempt,
    bleeder,
    equip,
    finish,
    intruder,
)
from tests.games.vtes.cards.moments import bleed, can_use, choose, targets, until
from tests.games.vtes.combat.fights import strike_card
from tests.games.vtes.table import Table

from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import (
    Block,
    ChooseCard,
    ChooseMethuselah,
    HandStrike,
    LeaveTorpor,
    LetHappen,
    PlayCard,
)
from nokturn.games.vtes.state.counters import put_tokens, tokens_on
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import stealth, strength

CORRUPTION = "corruption"
BOTH = ("PRE", "PRO")


def corrupt(table: Table, minion: str, number: int = 1, seat: str = "A") -> None:
    put_tokens(table.state, minion, CORRUPTION, number, seat)


def corruption(table: Table, minion: str, seat: str = "") -> int:
    return tokens_on(table.card(minion), CORRUPTION, seat)


# Enchanting Gaze


@pytest.mark.card("enchanting-gaze")
@pytest.mark.rule("VTES-STEALTH-04")
def test_enchanting_gaze_hides_at_either_level():
    for mode in (INFERIOR, SUPERIOR):
        table, minion, _ = intruder("enchanting-gaze", with_=BOTH)
        table.seat("A").plays("enchanting-gaze", minion, mode)
        assert stealth(table.now) == 1
        finish(table)
        assert table.pool("B") == 29


@pytest.mark.card("enchanting-gaze")
def test_enchanting_gaze_turns_away_one_corrupted_blocker_each_action():
    table, minion, blocker = intruder("enchanting-gaze", with_=BOTH)
    other = adept(table, "B")
    for one in (blocker, other):
        table.put("B", "sport-bike", host=one)
        corrupt(table, one, 2)
    table.seat("A").plays("enchanting-gaze", minion, SUPERIOR)
    assert stealth(table.now) == 1
    until(table, "block-attempt", "A")
    table.seat("A").uses("enchanting-gaze", 0, minion)
    assert corruption(table, blocker) == 1
    until(table, "action", "B")
    assert table.told("block-fails") == [{"minion": blocker}]
    assert table.refused(Block(blocker)) == "VTES-BLOCK-10"
    attempt(table, "B", other)
    until(table, "block-attempt", "A")
    assert not can_use(table, "enchanting-gaze", 0, minion)
    finish(table)
    assert table.told("blocked") == [{"minion": minion, "blocker": other}]


@pytest.mark.card("enchanting-gaze")
def test_enchanting_gaze_is_nothing_to_those_whom_somebody_else_has_corrupted():
    table, minion, blocker = intruder("enchanting-gaze", with_=BOTH, bikes=2)
    corrupt(table, blocker, 2, "C")
    table.seat("A").plays("enchanting-gaze", minion, SUPERIOR)
    until(table, "block-attempt", "A")
    assert not can_use(table, "enchanting-gaze", 0, minion)


# Revelation of the Serpent


@pytest.mark.card("revelation-of-the-serpent")
@pytest.mark.rule("VTES-ACT-BLEED-06")
def test_a_revelation_adds_to_the_bleed():
    table, minion = bleeder("revelation-of-the-serpent", "conditioning", with_=("pre", "pro", "dom"))
    until(table, "action", "A")
    table.seat("A").plays("revelation-of-the-serpent", minion, 0)
    assert not asked_later(table, PlayCard("conditioning", 0, minion))
    assert table.pool("B") == 28


@pytest.mark.card("revelation-of-the-serpent")
@pytest.mark.rule("VTES-STEALTH-07")
def test_a_revelation_hides_as_well_where_that_is_needed():
    table, minion = bleeder("revelation-of-the-serpent", with_=("pre", "pro"))
    until(table, "action", "A")
    assert table.refused(PlayCard("revelation-of-the-serpent", 1, minion)) == "VTES-STEALTH-04"
    table, minion, _ = intruder("revelation-of-the-serpent", with_=("pre", "pro"))
    table.seat("A").plays("revelation-of-the-serpent", minion, 1)
    finish(table)
    assert table.pool("B") == 28


@pytest.mark.card("revelation-of-the-serpent")
@pytest.mark.rule("VTES-RES-08")
def test_a_superior_revelation_unlocks_for_two_counters_of_a_minion_of_the_target():
    table = Table()
    minion, victim, poor, else_ = (adept(table, seat, *BOTH) for seat in "ABBC")
    corrupt(table, victim, 3)
    corrupt(table, poor, 1)
    corrupt(table, else_, 2)
    table.hand("A", "revelation-of-the-serpent", "vessel")
    bleed(table, minion)
    until(table, "action", "A")
    table.seat("A").plays("revelation-of-the-serpent", minion, 2)
    until(table, "after-resolution", "A")
    table.seat("A").answers(LetHappen(0, "revelation-of-the-serpent"))
    assert targets(table) == {victim}
    table.seat("A").answers(ChooseCard(victim))
    assert (corruption(table, victim), table.card(minion).locked) == (1, False)


@pytest.mark.card("revelation-of-the-serpent")
@pytest.mark.ruling("ANK 20220210")
def test_no_counters_are_left_of_a_target_that_is_ousted():
    table = Table("ABC", pool=2)
    minion, victim = adept(table, "A", *BOTH), adept(table, "B")
    corrupt(table, victim, 3)
    table.hand("A", "revelation-of-the-serpent", "vessel")
    bleed(table, minion)
    until(table, "action", "A")
    table.seat("A").plays("revelation-of-the-serpent", minion, 2)
    finish(table)
    assert "B" in table.now.gone
    assert table.card(minion).locked


# Cave of Apples


def cave(capacity: int = 3, counters: int = 0):
    table = Table()
    tempter, victim = adept(table, "A", clan="ministry"), adept(table, "B", capacity=capacity)
    place = table.put("A", "cave-of-apples")
    if counters:
        corrupt(table, victim, counters)
    table.act("A")
    return table, tempter, victim, place


@pytest.mark.card("cave-of-apples")
@pytest.mark.rule("VTES-ACT-CARD-03")
def test_the_cave_corrupts_allies_and_younger_vampires_of_the_prey():
    table = Table()
    tempter, younger, older = adept(table, "A", clan="ministry"), adept(table, "B", capacity=5), adept(table, "B")
    adept(table, "C", capacity=2)
    ally, place = table.ally("B", "underbridge-stray"), table.put("A", "cave-of-apples")
    table.act("A")
    table.seat("A").uses(place, 0, tempter)
    assert targets(table) == {younger, ally}
    assert older not in targets(table)
    choose(table, "A", younger)
    assert table.now.action.targets == ("B",)
    finish(table)
    assert corruption(table, younger, "A") == 1
    assert table.card(younger).controller == "B"


@pytest.mark.card("cave-of-apples")
def test_a_minion_with_as_many_counters_as_its_capacity_can_be_stolen():
    table, tempter, victim, place = cave(3, 2)
    table.seat("A").uses(place, 0, tempter)
    until(table, "burn-tokens-to-steal", "A")
    table.seat("A").answers(True)
    assert (table.card(victim).controller, corruption(table, victim)) == ("A", 0)
    table, tempter, victim, place = cave(3, 2)
    table.seat("A").uses(place, 0, tempter)
    until(table, "burn-tokens-to-steal", "A")
    table.seat("A").answers(False)
    assert (table.card(victim).controller, corruption(table, victim)) == ("B", 3)


@pytest.mark.card("cave-of-apples")
def test_the_cave_serves_the_ministry_of_its_controller_alone():
    table, tempter, _, place = cave()
    stranger, theirs = adept(table, "A"), adept(table, "B", clan="ministry")
    table.act("A")
    assert can_use(table, place, 0, tempter)
    assert not can_use(table, place, 0, stranger)
    adept(table, "C", capacity=2)
    table.act("B")
    assert not can_use(table, place, 0, theirs)


# Aniel


@pytest.mark.card("aniel")
@pytest.mark.rule("VTES-ACT-CARD-03")
def test_aniel_burns_a_corruption_counter_of_whomever():
    table = Table()
    aniel, friend = table.vampire("A", "aniel"), adept(table, "A")
    corrupt(table, friend, 1, "B")
    corrupt(table, friend, 1, "C")
    equip(table, adept(table, "B"))
    table.act("A")
    table.seat("A").uses(aniel, 0, aniel)
    choose(table, "A", friend)
    assert (stealth(table.now), table.now.action.targets) == (1, ())
    until(table, "burn-whose", "A")
    table.seat("A").answers(ChooseMethuselah("C"))
    finish(table)
    assert (corruption(table, friend, "B"), corruption(table, friend, "C"), table.blood(aniel)) == (1, 0, 5)


@pytest.mark.card("aniel")
def test_aniel_burns_a_card_that_requires_a_discipline_from_another_ready_minion():
    table = Table()
    aniel, other = table.vampire("A", "aniel"), adept(table, "B")
    spy, bike = table.put("B", "raven-spy", host=other), table.put("B", "sport-bike", host=other)
    own = table.put("A", "raven-spy", host=aniel)
    equip(table, adept(table, "B"))
    table.act("A")
    table.seat("A").uses(aniel, 1, aniel)
    assert targets(table) == {spy}
    choose(table, "A", spy)
    assert table.now.action.targets == ("B",)
    finish(table)
    assert (spy in table.now.cards, bike in table.now.cards, own in table.now.cards) == (False, True, True)


# Faruq and Sergio


@pytest.mark.card("faruq-abd-al-qadir")
def test_whoever_faruq_has_corrupted_cannot_end_combat_with_a_strike():
    flee, evade = strike_card("flee", kind="combat-ends"), strike_card("evade", kind="dodge")
    for seat, refused in (("A", "VTES-WORD-06"), ("B", "")):
        duel = Duel()
        faruq = duel.vampire("A", "faruq-abd-al-qadir")
        corrupt(duel, duel.b, 1, seat)
        duel.hand("B", flee, evade)
        assert strength(duel.now, duel.card(faruq)) == 2
        duel.start(first=faruq)
        duel.until("strike", "B")
        assert duel.refused(PlayCard("flee", 0, duel.b)) == refused
        assert HandStrike() in duel.options()
        assert duel.refused(PlayCard("evade", 0, duel.b)) == ""


@pytest.mark.card("sergio-bueno")
@pytest.mark.rule("VTES-BLOCK-11")
def test_it_costs_those_whom_sergio_has_corrupted_blood_to_attempt_to_block_him():
    for number, left in ((1, 5), (0, 6)):
        table = Table()
        sergio, blocker = table.vampire("A", "sergio-bueno"), adept(table, "B")
        if number:
            corrupt(table, blocker, number)
        table.hand("A", IDLE)
        bleed(table, sergio)
        attempt(table, "B", blocker)
        assert (table.prompt, table.blood(blocker)) == ("block-attempt", left)


@pytest.mark.card("sergio-bueno")
@pytest.mark.ruling("LSJ 20011022")
def test_whoever_has_no_blood_for_it_cannot_attempt_not_even_to_keep_him_in_torpor():
    for counters, blocks in ((0, True), (1, False)):
        table = Table()
        sergio, blocker = table.vampire("A", "sergio-bueno", region=TORPOR), adept(table, "B", blood=0)
        equip(table, blocker)
        if counters:
            corrupt(table, blocker)
        table.act("A")
        table.seat("A").answers(LeaveTorpor(sergio))
        assert (table.prompt == "action") is blocks


def test_a_minion_shows_its_counters():
    table = Table()
    minion = adept(table, "B")
    corrupt(table, minion, 2)
    shown = next(card for card in view(table.state, "C").cards if card.ref == minion)
    assert [(one.kind, one.seat, one.amount) for one in shown.tokens] == [(CORRUPTION, "A", 2)]
