"""Action cards by which somebody becomes stronger."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, adept, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, targets, to_the_end, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import Nothing, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import stealth, strength

LAB, HAND, GLORY, SHOW = "biothaumaturgic-experiment", "rutors-hand", "khabar-glory", "show-of-force"


# the laboratory


def breeding(*cards: str, with_: tuple[str, ...] = ("tha",), blood: int = 6) -> tuple[Table, str]:
    table = Table()
    minion = adept(table, "A", *with_, blood=blood)
    table.hand("A", LAB, *cards)
    table.act("A")
    table.seat("A").plays(LAB, minion, INFERIOR)
    until(table, "employ-animal", "A")
    return table, minion


@pytest.mark.card(LAB)
@pytest.mark.ruling("LSJ 20080803")
@pytest.mark.parametrize("with_, level", [(("tha",), 1), (("tha", "ani"), 1), (("tha", "ANI"), 2)])
def test_an_animal_is_employed_whatever_it_requires(with_, level):
    table, minion = breeding("raven-spy", "mr-winthrop", with_=with_)
    known = [PlayCard("raven-spy", at, minion) for at in range(level)]
    assert table.options() == (*known, Nothing()), "no mortal"
    table.seat("A").answers(known[-1])
    finish(table)
    spy = table.card("raven-spy:1")
    assert (spy.host, spy.level, spy.counters, table.blood(minion), table.pool("A")) == (minion, level, level, 5, 29)


@pytest.mark.card(LAB)
@pytest.mark.rule("VTES-REQ-08")
def test_whoever_cannot_pay_employs_nothing():
    table, minion = breeding("raptor", blood=1)
    assert table.options() == (Nothing(),), "a raptor costs 2 blood"
    table.seat("A").answers(Nothing())
    finish(table)
    assert table.blood(minion) == 1


@pytest.mark.card(LAB)
@pytest.mark.ruling("ANK 20180817")
def test_the_same_animal_can_be_employed_by_itself_this_turn():
    table, minion = breeding("raven-spy", "raven-spy", with_=("tha", "ani"))
    table.seat("A").answers(PlayCard("raven-spy", 0, minion))
    finish(table)
    table.now.change(minion, locked=False)
    table.act("A")
    assert table.refused(PlayCard("raven-spy", 0, minion)) == ""


@pytest.mark.card(LAB)
def test_a_minion_is_made_stronger():
    table = Table()
    minion, subject, other = adept(table, "A", "THA"), table.ally("A", "screamer"), adept(table, "B")
    table.hand("A", LAB)
    table.act("A")
    table.seat("A").plays(LAB, minion, SUPERIOR)
    assert targets(table) == {minion, subject}
    choose(table, "A", subject)
    finish(table)
    assert (table.card(f"{LAB}:1").host, strength(table.now, table.card(subject))) == (subject, 2)
    bleed(table, subject)
    attempt(table, "B", other)
    until(table, "range", "A")
    table.seat("A").uses(f"{LAB}:1")
    assert [one["minion"] for one in table.told("maneuvers")] == [subject]


# the hand


@pytest.mark.card(HAND)
@pytest.mark.rule("VTES-AGG-01")
@pytest.mark.parametrize(
    "mode, spared, region, blood", [(0, None, TORPOR, 5), (1, False, TORPOR, 5), (1, True, "ready", 2)]
)
def test_the_hand_burns_unless_3_blood_are_given(mode, spared, region, blood):
    table = Table()
    minion = adept(table, "A", "THA")
    table.hand("A", HAND)
    table.act("A")
    table.seat("A").plays(HAND, minion, mode)
    if spared is not None:
        until(table, "spare-hand", "A")
        table.seat("A").answers(spared)
    finish(table)
    hand = table.card(f"{HAND}:1")
    assert (hand.host, hand.locked) == (minion, True)
    assert (table.card(minion).region, table.blood(minion)) == (region, blood)


@pytest.mark.card(HAND)
def test_without_3_blood_nobody_is_asked():
    table = Table()
    minion = adept(table, "A", "THA", blood=3)
    table.hand("A", HAND)
    table.act("A")
    table.seat("A").plays(HAND, minion, SUPERIOR)
    finish(table)
    assert (table.card(minion).region, table.blood(minion)) == (TORPOR, 2), "1 blood was its cost"


@pytest.mark.card(HAND)
@pytest.mark.rule("VTES-WORD-02", "VTES-WORD-06")
def test_the_hand_unlocks_its_vampire_in_the_own_minion_phase():
    table = Table()
    minion = adept(table, "A", "tha")
    hand = table.put("A", HAND, host=minion)
    table.hand("A", HAND)
    table.act("A")
    assert not can_use(table, hand), "it is unlocked"
    assert table.refused(PlayCard(HAND, INFERIOR, minion)) == "VTES-WORD-06"
    hunt(table, minion)
    until(table, "between-actions", "A")
    table.seat("A").uses(hand)
    assert (table.card(minion).locked, table.card(hand).locked) == (False, True)


@pytest.mark.card(HAND)
def test_not_in_the_minion_phase_of_others():
    table = Table()
    minion, other = adept(table, "A", "tha", locked=True), adept(table, "B")
    hand = table.put("A", HAND, host=minion)
    hunt(table, other, "B")
    until(table, "minion-phase")
    assert not table.card(hand).locked


# glory


@pytest.mark.card(GLORY)
def test_glory_unlocks_and_adds_to_the_bleed():
    table = Table()
    minion = adept(table, "A", clan="banu_haqim")
    adept(table, "B")
    table.hand("A", GLORY)
    table.act("A")
    table.seat("A").plays(GLORY, minion)
    assert stealth(table.now) == 1
    finish(table)
    assert (table.card(f"{GLORY}:1").host, table.card(minion).locked) == (minion, False)
    assert bleed_of(table.now, table.card(minion)) == 2


@pytest.mark.card(GLORY)
@pytest.mark.rule("VTES-ACT-04")
@pytest.mark.parametrize("blood, rule", [(1, "VTES-REQ-01"), (0, "")])
def test_glory_comes_before_every_action_that_nobody_has_to_take(blood, rule):
    table = Table()
    minion, other = adept(table, "A", clan="banu_haqim"), adept(table, "A", blood=blood)
    table.hand("A", GLORY)
    hunt(table, other)
    finish(table)
    assert table.refused(PlayCard(GLORY, 0, minion)) == rule, "a vampire without blood has to hunt"


@pytest.mark.card(GLORY)
@pytest.mark.rule("VTES-END-03")
def test_glory_is_worth_4_pool_when_the_prey_is_ousted():
    for glory, pool in ((True, 30 + 6 + 4), (False, 30 + 6)):
        table = Table()
        minion = adept(table, "A", clan="banu_haqim")
        if glory:
            table.put("A", GLORY, host=minion)
        table.state.pool["B"] = 1
        bleed(table, minion)
        until(table, "minion-phase")
        assert table.pool("A") == pool


@pytest.mark.card(GLORY)
def test_glory_is_over_in_the_next_unlock_phase():
    table = Table()
    glory = table.put("A", GLORY, host=adept(table, "A", clan="banu_haqim"))
    phase(table, "unlock")
    to_the_end(table)
    assert glory not in table.now.cards


# force


@pytest.mark.card(SHOW)
@pytest.mark.rule("VTES-DISC-03")
@pytest.mark.parametrize("mode, force", [(INFERIOR, 1), (SUPERIOR, 2)])
def test_a_show_of_force_bleeds_or_strikes_harder(mode, force):
    table = Table()
    minion = adept(table, "A", "POT", "PRE")
    table.hand("A", SHOW)
    table.act("A")
    table.seat("A").plays(SHOW, minion, mode)
    finish(table)
    assert table.pool("B") == 29 - force
    table = Table()
    minion, blocker = adept(table, "A", "POT", "PRE"), adept(table, "B")
    table.hand("A", SHOW, IDLE)
    table.act("A")
    table.seat("A").plays(SHOW, minion, mode)
    attempt(table, "B", blocker)
    until(table, "before-range", "A")
    table.seat("A").uses(SHOW, force - 1, minion)
    assert strength(table.now, table.card(minion)) == 1 + force
    finish(table)
    assert table.blood(blocker) == 6 - 1 - force


@pytest.mark.card(SHOW)
def test_it_is_up_to_the_vampire_and_takes_both_disciplines():
    table = Table()
    minion, blocker, weak = adept(table, "A", "POT", "PRE"), adept(table, "B"), adept(table, "A", "POT")
    table.hand("A", SHOW, IDLE)
    table.act("A")
    assert table.refused(PlayCard(SHOW, INFERIOR, weak)) == "VTES-DISC-01"
    table.seat("A").plays(SHOW, minion, INFERIOR)
    attempt(table, "B", blocker)
    finish(table)
    assert table.blood(blocker) == 5
