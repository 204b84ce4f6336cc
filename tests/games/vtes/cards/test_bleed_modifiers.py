"""The action modifiers of the first pool that make a bleed stronger."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import (
    INFERIOR,
    SUPERIOR,
    adept,
    asked_later,
    bleeder,
    finish,
    hunter,
    intruder,
)
from tests.games.vtes.cards.moments import bleed, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import ChooseMethuselah, PlayCard
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import stealth

# limited bleeds


@pytest.mark.card("aire-of-elation", "bonding", "conditioning", "foreshadowing-destruction")
@pytest.mark.rule("VTES-ACT-BLEED-08", "VTES-REQ-08", "VTES-DISC-02")
@pytest.mark.parametrize(
    "card, discipline, clan, mode, bled, cost",
    [
        ("aire-of-elation", "pre", "ventrue", INFERIOR, 2, 1),
        ("aire-of-elation", "pre", "toreador", INFERIOR, 3, 1),
        ("aire-of-elation", "PRE", "ventrue", SUPERIOR, 3, 1),
        ("aire-of-elation", "PRE", "toreador", SUPERIOR, 4, 1),
        ("aire-of-elation", "PRE", "toreador", INFERIOR, 3, 1),
        ("bonding", "dom", "ventrue", INFERIOR, 2, 0),
        ("bonding", "DOM", "ventrue", INFERIOR, 2, 0),
        ("conditioning", "dom", "ventrue", INFERIOR, 3, 1),
        ("conditioning", "DOM", "ventrue", SUPERIOR, 4, 1),
        ("foreshadowing-destruction", "dom", "ventrue", INFERIOR, 2, 0),
    ],
)
def test_a_modifier_makes_the_bleed_stronger(card, discipline, clan, mode, bled, cost):
    table, minion = bleeder(card, with_=(discipline,), clan=clan)
    until(table, "action", "A")
    table.seat("A").plays(card, minion, mode)
    assert table.blood(minion) == 6 - cost  # paid as it is played, not when the action succeeds
    finish(table)
    assert table.pool("B") == 30 - bled
    assert table.now.ash["A"] == (card,)


@pytest.mark.card("aire-of-elation", "bonding", "conditioning", "foreshadowing-destruction")
@pytest.mark.rule("VTES-DISC-01", "VTES-DISC-02")
@pytest.mark.parametrize(
    "card, discipline",
    [("aire-of-elation", "pre"), ("conditioning", "dom"), ("bonding", "dom"), ("foreshadowing-destruction", "dom")],
)
def test_without_the_level_there_is_no_such_effect(card, discipline):
    table, minion = bleeder(card, with_=(discipline, "FOR"))
    until(table, "action", "A")
    assert table.refused(PlayCard(card, INFERIOR, minion)) == ""
    assert table.refused(PlayCard(card, SUPERIOR, minion)) == "VTES-DISC-02"
    table, minion = bleeder(card, with_=("FOR",))
    until(table, "action", "A")
    assert table.refused(PlayCard(card, INFERIOR, minion)) == "VTES-DISC-01"


@pytest.mark.card("aire-of-elation", "bonding", "conditioning", "foreshadowing-destruction")
@pytest.mark.parametrize("card", ["aire-of-elation", "bonding", "conditioning", "foreshadowing-destruction"])
@pytest.mark.parametrize("mode", [INFERIOR, SUPERIOR])
def test_only_a_bleed_is_made_stronger(card, mode):
    table, minion = hunter(card, with_=("DOM", "PRE", "FOR"))
    until(table, "action", "A")
    assert table.refused(PlayCard(card, mode, minion)) == "VTES-ACT-BLEED-04"


@pytest.mark.card("conditioning")
@pytest.mark.rule("VTES-REQ-03")
def test_a_modifier_that_cannot_be_paid_cannot_be_played():
    table, minion = bleeder("conditioning", "aire-of-elation", with_=("DOM", "PRE", "FOR"), blood=1)
    until(table, "action", "A")
    table.seat("A").plays("aire-of-elation", minion)
    assert table.blood(minion) == 0
    finish(table)
    assert table.pool("B") == 28


@pytest.mark.card("conditioning", "govern-the-unaligned")
@pytest.mark.rule("VTES-RES-06", "VTES-R-12")
def test_blood_spent_on_a_modifier_is_not_there_for_the_action():
    table = Table()
    minion = adept(table, "A", "DOM", "PRE", blood=1)
    table.hand("A", "govern-the-unaligned", "conditioning")
    table.act("A")
    table.seat("A").plays("govern-the-unaligned", minion)
    until(table, "action", "A")
    table.seat("A").plays("conditioning", minion, SUPERIOR)
    finish(table)
    assert table.told("fizzles")  # its blood was spent on the modifier
    assert table.pool("B") == 30


@pytest.mark.card("bonding", "conditioning", "aire-of-elation", "foreshadowing-destruction")
@pytest.mark.rule("VTES-ACT-BLEED-06", "VTES-MIN-17")
@pytest.mark.parametrize(
    "first, mode",
    [
        ("conditioning", INFERIOR),
        ("conditioning", SUPERIOR),
        ("aire-of-elation", INFERIOR),
        ("aire-of-elation", SUPERIOR),
        ("bonding", INFERIOR),
        ("foreshadowing-destruction", INFERIOR),
        ("foreshadowing-destruction", SUPERIOR),
    ],
)
def test_only_one_modifier_card_increases_a_bleed(first, mode):
    cards = ["conditioning", "aire-of-elation", "bonding", "foreshadowing-destruction"]
    table, minion = bleeder(*cards, with_=("DOM", "PRE", "FOR"), pool=9)
    until(table, "action", "A")
    table.seat("A").plays(first, minion, mode)
    for second in table.now.hands["A"][:3]:
        assert table.refused(PlayCard(second, INFERIOR, minion)) == "VTES-ACT-BLEED-06"


@pytest.mark.card("conditioning")
@pytest.mark.rule("VTES-MIN-04")
def test_the_same_modifier_is_not_played_twice_not_even_at_another_level():
    table, minion = bleeder("foreshadowing-destruction", "foreshadowing-destruction", with_=("DOM",))
    until(table, "action", "A")
    table.seat("A").plays("foreshadowing-destruction", minion, SUPERIOR)  # adds nothing against 30 pool
    assert table.refused(PlayCard("foreshadowing-destruction", INFERIOR, minion)) == "VTES-MIN-04"


@pytest.mark.card("bonding")
@pytest.mark.rule("VTES-SEQ-12", "VTES-BLOCK-06")
@pytest.mark.example("VTES-X-05")
def test_a_bleed_is_made_stronger_after_blocks_are_declined():
    table = Table()
    minion, blocker = adept(table, "A", "dom"), adept(table, "B")
    table.hand("A", "bonding")
    bleed(table, minion)
    until(table, "blocks-declined", "A")
    table.seat("A").plays("bonding", minion)
    assert not asked_later(table, None)
    assert table.pool("B") == 28
    assert not table.card(blocker).locked


# Bonding at the superior level


@pytest.mark.card("bonding")
@pytest.mark.rule("VTES-STEALTH-04", "VTES-STEALTH-07", "VTES-R-09")
def test_bonding_gives_stealth_and_bleed_where_stealth_is_needed():
    table, minion, blocker = intruder("bonding", with_=("DOM",))
    table.seat("A").plays("bonding", minion, SUPERIOR)
    assert stealth(table.now) == 1
    finish(table)
    assert table.told("block-fails") == [{"minion": blocker}]
    assert table.pool("B") == 28


@pytest.mark.card("bonding")
@pytest.mark.rule("VTES-STEALTH-04", "VTES-R-09", "VTES-ACT-BLEED-06")
def test_bonding_at_the_superior_level_needs_both_the_stealth_and_the_limit():
    table, minion = bleeder("bonding", "conditioning", with_=("DOM",))
    until(table, "action", "A")
    assert table.refused(PlayCard("bonding", SUPERIOR, minion)) == "VTES-STEALTH-04"
    assert table.refused(PlayCard("bonding", INFERIOR, minion)) == ""
    table, minion, _ = intruder("bonding", "conditioning", with_=("DOM", "FOR"))
    table.seat("A").plays("conditioning", minion)
    assert table.refused(PlayCard("bonding", SUPERIOR, minion)) == "VTES-ACT-BLEED-06"


# Foreshadowing Destruction


@pytest.mark.card("foreshadowing-destruction")
@pytest.mark.parametrize("pool, bled", [(9, 4), (10, 1), (5, 4)])
def test_destruction_is_foreshadowed_for_the_poor_only(pool, bled):
    table, minion = bleeder("foreshadowing-destruction", with_=("DOM",), pool=pool)
    until(table, "action", "A")
    table.seat("A").plays("foreshadowing-destruction", minion, SUPERIOR)
    finish(table)
    assert table.pool("B") == pool - bled


@pytest.mark.card("foreshadowing-destruction", "conditioning")
@pytest.mark.rule("VTES-ACT-BLEED-07", "VTES-R-46")
def test_a_dormant_bonus_leaves_the_limit_free_and_counts_when_it_wakes():
    table, minion = bleeder("foreshadowing-destruction", "conditioning", with_=("DOM", "FOR"), pool=10)
    until(table, "action", "A")
    table.seat("A").plays("foreshadowing-destruction", minion, SUPERIOR)
    table.seat("A").plays("conditioning", minion, SUPERIOR)
    assert bleed_of(table.now, table.card(minion)) == 4
    table.state.pool["B"] = 9
    assert bleed_of(table.now, table.card(minion)) == 7


@pytest.mark.card("foreshadowing-destruction", "conditioning")
@pytest.mark.rule("VTES-R-46")
@pytest.mark.parametrize("pool", [9, 10])
def test_while_the_bleed_is_increased_not_even_a_dormant_bonus_can_be_played(pool):
    table, minion = bleeder("foreshadowing-destruction", "conditioning", with_=("DOM", "FOR"), pool=pool)
    until(table, "action", "A")
    table.seat("A").plays("conditioning", minion)
    assert table.refused(PlayCard("foreshadowing-destruction", SUPERIOR, minion)) == "VTES-ACT-BLEED-06"


@pytest.mark.card("foreshadowing-destruction", "deflection")
@pytest.mark.rule("VTES-ACT-BLEED-11")
def test_the_pool_of_the_new_target_counts_when_the_bleed_is_deflected():
    table = Table()
    minion, dominator = adept(table, "A", "DOM"), adept(table, "B", "DOM")
    table.hand("A", "foreshadowing-destruction")
    table.hand("B", "deflection")
    table.state.pool["C"] = 9
    bleed(table, minion)
    until(table, "action", "A")
    table.seat("A").plays("foreshadowing-destruction", minion, SUPERIOR)
    until(table, "blocks-declined", "B")
    table.seat("B").plays("deflection", dominator, SUPERIOR)
    table.seat("B").answers(ChooseMethuselah("C"))
    finish(table)
    assert (table.pool("B"), table.pool("C")) == (30, 5)
