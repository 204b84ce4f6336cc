"""The action modifiers of the first pool that keep an action from being blocked."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import (
    INFERIOR,
    SUPERIOR,
    adept,
    attempt,
    bleeder,
    can_play,
    equip,
    finish,
    hunter,
    intruder,
)
from tests.games.vtes.cards.moments import bleed, until
from tests.games.vtes.rules import hunters
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.card_language import Mode
from nokturn.games.vtes.state.choices import Block, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import intercept, stealth
from nokturn.games.vtes.text.effects import Change

# a card: mode of the stealth, Discipline, how much, blood
STEALTH = [
    ("cloak-the-gathering", INFERIOR, "obf", 1, 0),
    ("faceless-night", INFERIOR, "obf", 1, 0),
    ("faceless-night", SUPERIOR, "OBF", 1, 0),
    ("lost-in-crowds", INFERIOR, "obf", 1, 0),
    ("lost-in-crowds", SUPERIOR, "OBF", 2, 0),
    ("mirror-walk", INFERIOR, "tha", 1, 0),
    ("mirror-walk", SUPERIOR, "THA", 1, 0),
    ("resist-earths-grasp", 2, "CEL", 1, 1),
    ("spying-mission", INFERIOR, "obf", 1, 0),
    ("swallowed-by-the-night", INFERIOR, "obf", 1, 0),
]


@pytest.mark.card(*dict.fromkeys(row[0] for row in STEALTH))
@pytest.mark.rule("VTES-STEALTH-01", "VTES-STEALTH-04")
@pytest.mark.parametrize("card, mode, discipline, amount, cost", STEALTH)
def test_stealth_lets_a_block_fail(card, mode, discipline, amount, cost):
    table, minion, blocker = intruder(card, with_=(discipline,))
    table.seat("A").plays(card, minion, mode)
    assert stealth(table.now) == amount
    assert table.blood(minion) == 6 - cost
    finish(table)
    assert table.told("block-fails") == [{"minion": blocker}]
    assert table.pool("B") == 29


@pytest.mark.card(*dict.fromkeys(row[0] for row in STEALTH))
@pytest.mark.rule("VTES-STEALTH-04")
@pytest.mark.parametrize("card, mode, discipline, amount, cost", STEALTH)
def test_stealth_is_added_only_when_it_is_needed(card, mode, discipline, amount, cost):
    table, minion = bleeder(card, with_=(discipline, "FOR"))
    until(table, "action", "A")
    assert table.refused(PlayCard(card, mode, minion)) == "VTES-STEALTH-04"
    table, minion = hunter(card, with_=(discipline, "FOR"))
    blocker = adept(table, "B")
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    assert table.refused(PlayCard(card, mode, minion)) == "VTES-STEALTH-04"  # 1 stealth against 0 intercept


@pytest.mark.card(*dict.fromkeys(row[0] for row in STEALTH))
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
@pytest.mark.parametrize("card, mode, discipline, amount, cost", STEALTH)
def test_stealth_needs_the_discipline(card, mode, discipline, amount, cost):
    lower = (discipline.lower(),) if discipline.isupper() else ()
    table, minion, _ = intruder(card, with_=(*lower, "FOR"))
    assert table.refused(PlayCard(card, mode, minion)) == ("VTES-DISC-02" if lower else "VTES-DISC-01")


@pytest.mark.card(*dict.fromkeys(row[0] for row in STEALTH))
@pytest.mark.rule("VTES-ACT-BLEED-06")
@pytest.mark.parametrize("card, mode, discipline, amount, cost", STEALTH)
def test_stealth_leaves_room_for_a_stronger_bleed(card, mode, discipline, amount, cost):
    table, minion, _ = intruder(card, "conditioning", with_=(discipline, "dom"))
    table.seat("A").plays(card, minion, mode)
    table.seat("A").plays("conditioning", minion)
    finish(table)
    assert table.pool("B") == 27


@pytest.mark.card("lost-in-crowds", "faceless-night")
@pytest.mark.rule("VTES-STEALTH-08", "VTES-STEALTH-10")
def test_stealth_stays_for_later_attempts_and_may_be_more_than_is_needed():
    table, minion, blocker = intruder("lost-in-crowds", "faceless-night", with_=("OBF", "FOR"))
    table.seat("A").plays("lost-in-crowds", minion, SUPERIOR)
    assert table.refused(PlayCard("faceless-night", INFERIOR, minion)) == "VTES-STEALTH-04"
    until(table, "action", "B")
    table.seat("B").answers(Block(blocker))
    assert stealth(table.now) == 2
    finish(table)
    assert table.told("block-fails") == [{"minion": blocker}, {"minion": blocker}]


# Cloak the Gathering


@pytest.mark.card("cloak-the-gathering")
@pytest.mark.rule("VTES-MIN-05", "VTES-TORPOR-02")
def test_another_vampire_cloaks_the_acting_one_locked_or_not():
    table = Table()
    acting = adept(table, "A", "OBF", "FOR")
    friend, locked = adept(table, "A", "OBF"), adept(table, "A", "OBF", locked=True)
    asleep, clumsy, foreign = (
        adept(table, "A", "OBF", region=TORPOR),
        adept(table, "A", "obf"),
        adept(table, "B", "OBF"),
    )
    table.hand("A", "cloak-the-gathering", "cloak-the-gathering")
    table.hand("B", "cloak-the-gathering")
    bleed(table, acting)
    attempt(table, "B", foreign)
    until(table, "block-attempt", "A")
    for no_cloak in (acting, asleep, foreign):
        assert not can_play(table, "cloak-the-gathering", no_cloak, SUPERIOR)
    assert table.refused(PlayCard("cloak-the-gathering", SUPERIOR, clumsy)) == "VTES-DISC-02"
    assert can_play(table, "cloak-the-gathering", friend, SUPERIOR)
    assert not can_play(table, "cloak-the-gathering", friend, INFERIOR)
    table.seat("A").plays("cloak-the-gathering", locked, SUPERIOR)
    assert stealth(table.now) == 1
    assert table.card(locked).locked
    assert table.refused(PlayCard("cloak-the-gathering", SUPERIOR, friend)) == "VTES-STEALTH-04"


@pytest.mark.card("cloak-the-gathering")
@pytest.mark.rule("VTES-MIN-04")
def test_different_vampires_each_play_a_cloak():
    table = Table()
    acting, friend, blocker = adept(table, "A", "OBF"), adept(table, "A", "OBF"), adept(table, "B")
    equip(table, blocker, 2)
    table.hand("A", *["cloak-the-gathering"] * 3)
    bleed(table, acting)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").plays("cloak-the-gathering", acting, INFERIOR)
    table.seat("A").plays("cloak-the-gathering", friend, SUPERIOR)
    assert stealth(table.now) == 2
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": blocker}]


@pytest.mark.card("cloak-the-gathering")
@pytest.mark.rule("VTES-MIN-04")
def test_one_vampire_does_not_cloak_twice():
    table = Table()
    acting, friend, blocker = adept(table, "A", "for"), adept(table, "A", "OBF"), adept(table, "B")
    equip(table, blocker, 3)
    table.hand("A", *["cloak-the-gathering"] * 3)
    bleed(table, acting)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").plays("cloak-the-gathering", friend, SUPERIOR)
    assert table.refused(PlayCard("cloak-the-gathering", SUPERIOR, friend)) == "VTES-MIN-04"


# Faceless Night


@pytest.mark.card("faceless-night")
def test_whoever_fails_to_block_the_faceless_locks_when_the_action_resolves():
    table, minion, blocker = intruder("faceless-night", with_=("OBF",))
    table.seat("A").plays("faceless-night", minion, SUPERIOR)
    until(table, "action", "B")
    assert table.told("block-fails")
    assert not table.card(blocker).locked  # it can still try again
    assert Block(blocker) in table.options()
    finish(table)
    assert table.card(blocker).locked
    assert table.pool("B") == 29


@pytest.mark.card("faceless-night", "lost-in-crowds")
def test_those_who_failed_before_are_not_affected():
    table = Table()
    minion, early, late = adept(table, "A", "OBF"), adept(table, "B"), adept(table, "B")
    equip(table, late)
    table.hand("A", "lost-in-crowds", "faceless-night")
    bleed(table, minion)
    attempt(table, "B", early)
    until(table, "block-attempt", "A")
    table.seat("A").plays("lost-in-crowds", minion, INFERIOR)
    attempt(table, "B", late)
    until(table, "block-attempt", "A")
    table.seat("A").plays("faceless-night", minion, SUPERIOR)
    finish(table)
    assert table.told("block-fails") == [{"minion": early}, {"minion": late}]
    assert (table.card(early).locked, table.card(late).locked) == (False, True)


@pytest.mark.card("faceless-night")
def test_they_lock_also_if_somebody_else_blocks():
    table = Table()
    minion, first, second = adept(table, "A", "OBF"), adept(table, "B"), adept(table, "B")
    equip(table, second)
    table.hand("A", "faceless-night")
    bleed(table, minion)
    attempt(table, "B", first)
    until(table, "block-attempt", "A")
    table.seat("A").plays("faceless-night", minion, SUPERIOR)
    attempt(table, "B", second)
    finish(table)
    assert table.told("blocked")
    assert (table.card(first).locked, table.card(second).locked) == (True, True)


@pytest.mark.card("faceless-night", "change-of-target")
@pytest.mark.rule("VTES-RES-05")
def test_they_do_not_lock_if_the_action_is_ended_first():
    table = Table()
    minion, first, second = adept(table, "A", "OBF"), adept(table, "B"), adept(table, "B")
    equip(table, second)
    table.hand("A", "faceless-night", "change-of-target")
    bleed(table, minion)
    attempt(table, "B", first)
    until(table, "block-attempt", "A")
    table.seat("A").plays("faceless-night", minion, SUPERIOR)
    attempt(table, "B", second)
    until(table, "before-block-resolution", "A")
    table.seat("A").plays("change-of-target", minion)
    finish(table)
    assert (table.card(first).locked, table.card(second).locked) == (False, False)


# Lost in Crowds


@pytest.mark.card("lost-in-crowds")
@pytest.mark.rule("VTES-WORD-06")
@pytest.mark.parametrize("mode", [INFERIOR, SUPERIOR])
@pytest.mark.parametrize("crowds_first", [True, False])
def test_nobody_is_lost_in_crowds_and_gone_into_thin_air(mode, crowds_first):
    library_card(
        "into-thin-air",
        Mode("action_modifier", "need-stealth", does=(Change(what="stealth"),)),
        types=("action_modifier",),
    )
    table, minion, _ = intruder("lost-in-crowds", "into-thin-air", with_=("OBF", "FOR"), bikes=3)
    first, second = PlayCard("lost-in-crowds", mode, minion), PlayCard("into-thin-air", 0, minion)
    if not crowds_first:
        first, second = second, first
    assert table.refused(second) == ""
    table.seat("A").answers(first)
    assert table.refused(second) == ("VTES-WORD-06" if crowds_first else "VTES-REQ-01")


# Perfect Paragon at the superior level


@pytest.mark.card("perfect-paragon")
@pytest.mark.rule("VTES-STEALTH-03", "VTES-STEALTH-06", "VTES-CRYPT-03")
def test_allies_and_the_young_have_less_intercept_against_a_paragon():
    table = Table()
    minion = adept(table, "A", "PRE", capacity=6)
    younger, same = adept(table, "B", capacity=5), adept(table, "B", capacity=6)
    elder, ally = adept(table, "C", capacity=7), table.ally("B", "underbridge-stray")
    for one in (younger, same):
        equip(table, one)
    table.hand("A", "perfect-paragon", "vessel")
    bleed(table, minion)
    until(table, "action", "A")
    table.seat("A").plays("perfect-paragon", minion, SUPERIOR)
    assert table.blood(minion) == 5
    late = adept(table, "B", capacity=2)
    found = [intercept(table.now, table.card(one)) for one in (younger, same, elder, ally, late, minion)]
    assert found == [0, 1, 0, -1, -1, 0]
    attempt(table, "B", ally)
    finish(table)
    assert table.told("block-fails") == [{"minion": ally}]
    assert intercept(table.now, table.card(younger)) == 1


@pytest.mark.card("perfect-paragon")
@pytest.mark.rule("VTES-IMB-01", "VTES-IMB-03", "VTES-CRYPT-03")
def test_one_of_the_imbued_is_an_ally_to_a_paragon_whatever_it_costs():
    table = Table()
    minion = adept(table, "A", "PRE", capacity=6)
    imbued = [hunters.imbued(table, "B", hunters.hunter(f"hunter-{life}", life=life)) for life in (5, 6, 7)]
    table.hand("A", "perfect-paragon", "vessel")
    bleed(table, minion)
    until(table, "action", "A")
    table.seat("A").plays("perfect-paragon", minion, SUPERIOR)
    assert [intercept(table.now, table.card(one)) for one in imbued] == [-1, -1, -1]


@pytest.mark.card("perfect-paragon")
def test_a_paragon_awes_any_time_before_the_resolution():
    for moment in ("action", "block-attempt", "blocks-declined"):
        table = Table()
        minion, blocker = adept(table, "A", "PRE"), adept(table, "B", capacity=3)
        table.hand("A", "perfect-paragon")
        bleed(table, minion)
        if moment == "block-attempt":
            attempt(table, "B", blocker)
        until(table, moment, "A")
        assert table.refused(PlayCard("perfect-paragon", SUPERIOR, minion)) == ""
        assert not can_play(table, "perfect-paragon", minion, INFERIOR)
        table.seat("A").plays("perfect-paragon", minion, SUPERIOR)
        finish(table)
        assert table.pool("B") == 29
