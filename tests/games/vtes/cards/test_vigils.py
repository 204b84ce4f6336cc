"""Reactions: whoever wakes, unlocks and attempts to block; smaller bleeds; what a block brings."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, adept, attempt, finish, reacting, step
from tests.games.vtes.cards.moments import bleed, can_use, choose, targets, until
from tests.games.vtes.combat.fights import an_ally
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.choices import Block, PlayCard, UseAbility
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import intercept, stealth
from nokturn.games.vtes.state.underway_records import InForce

# intercept


@pytest.mark.card("eagles-sight", "truth-in-darkness", "melange", "one-with-the-land")
@pytest.mark.rule("VTES-STEALTH-05")
@pytest.mark.parametrize(
    "card, code, clan, size",
    [
        ("eagles-sight", "aus", "", 1),
        ("truth-in-darkness", "obl", "", 1),
        ("melange", "aus", "", 1),
        ("one-with-the-land", "pro", "tzimisce", 2),
    ],
)
def test_intercept(card, code, clan, size):
    table, acting, reactor = reacting(card, with_=(code,), stealth=size, clan=clan)
    attempt(table, "B", reactor)
    until(table, "block-attempt", "B")
    table.seat("B").plays(card, reactor, INFERIOR)
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": reactor}]


# Organized Resistance


def resistance(**of_comrade) -> tuple[Table, str, str]:
    table, _, baron = reacting("organized-resistance", with_=(), stealth=1, locked=True, title="baron:Oslo")
    table.now.change(baron, sect="anarch")
    comrade = adept(table, "B", **of_comrade)
    table.now.change(comrade, sect="anarch")
    return table, baron, comrade


@pytest.mark.card("organized-resistance")
@pytest.mark.rule("VTES-STEALTH-05")
def test_a_locked_baron_gives_an_anarch_intercept():
    table, baron, comrade = resistance()
    attempt(table, "B", comrade)
    until(table, "block-attempt", "B")
    table.seat("B").plays("organized-resistance", baron, 0)
    assert intercept(table.now, table.card(comrade)) == 1
    finish(table)
    assert table.told("blocked")


@pytest.mark.card("organized-resistance")
@pytest.mark.rule("VTES-SEQ-06")
def test_a_locked_anarch_unlocks_and_attempts_to_block():
    table, baron, comrade = resistance(locked=True)
    outsider = adept(table, "B", locked=True)
    until(table, "action", "B")
    table.seat("B").plays("organized-resistance", baron, 1)
    assert targets(table) == {baron, comrade}, f"{outsider} is no Anarch"
    choose(table, "B", comrade)
    assert intercept(table.now, table.card(comrade)) == 1
    finish(table)
    assert table.told("blocked")[0]["blocker"] == comrade


@pytest.mark.card("organized-resistance")
@pytest.mark.ruling("ANK 20180623")
def test_only_a_baron_and_only_where_a_block_is_allowed():
    table = Table("ABCD")
    acting, baron = adept(table, "A"), adept(table, "C", title="baron:Oslo", locked=True)
    table.now.change(baron, sect="anarch")
    adept(table, "B")
    table.hand("C", "organized-resistance", "wake-with-evenings-freshness")
    bleed(table, acting)
    until(table, "action", "C")
    assert table.refused(PlayCard("organized-resistance", 1, baron)) == "VTES-TGT-01", "C is neither prey nor target"


# Eyes of the Wild, Dogged Pursuit


@pytest.mark.card("eyes-of-the-wild")
@pytest.mark.rule("VTES-SEQ-06", "VTES-STEALTH-05")
def test_a_gangrel_unlocks_attempts_and_burns_blood_for_intercept():
    table, acting, eyes = reacting("eyes-of-the-wild", with_=(), stealth=1, clan="gangrel", locked=True)
    until(table, "action", "B")
    table.seat("B").plays("eyes-of-the-wild", eyes)
    assert (table.card(eyes).locked, table.now.action.blocker) == (False, eyes)
    until(table, "block-attempt", "B")
    table.seat("B").answers(UseAbility("eyes-of-the-wild", 0, eyes))
    assert (intercept(table.now, table.card(eyes)), table.blood(eyes)) == (1, 5)
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": eyes}]


@pytest.mark.card("eyes-of-the-wild", "dogged-pursuit")
@pytest.mark.parametrize(
    "card, clan, mode",
    [("eyes-of-the-wild", "gangrel", 0), ("dogged-pursuit", "ravnos", 0), ("dogged-pursuit", "ravnos", 1)],
)
def test_whoever_does_not_block_locks_again(card, clan, mode):
    table, _, eyes = reacting(card, with_=("ANI",), stealth=1, clan=clan, locked=True)
    until(table, "action", "B")
    table.seat("B").plays(card, eyes, mode)
    finish(table)
    assert (table.card(eyes).locked, table.pool("B")) == (True, 29)
    there = [one.printed for one in table.now.attached(eyes)]
    assert there == (["dogged-pursuit"] if mode == SUPERIOR else [])


@pytest.mark.card("dogged-pursuit")
def test_the_trail_is_burned_for_intercept_and_nobody_keeps_two():
    table, acting, hound = reacting("dogged-pursuit", with_=("ANI",), stealth=1, clan="ravnos", locked=True)
    trail = table.put("B", "dogged-pursuit", host=hound)
    until(table, "action", "B")
    table.seat("B").plays("dogged-pursuit", hound, SUPERIOR)
    until(table, "block-attempt", "B")
    table.seat("B").uses(trail)
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": hound}]
    assert (trail in table.now.cards, list(table.now.attached(hound))) == (False, [])


@pytest.mark.card("dogged-pursuit")
@pytest.mark.rule("VTES-WORD-06")
def test_a_second_trail_is_not_kept():
    table, _, hound = reacting("dogged-pursuit", with_=("ANI",), stealth=2, clan="ravnos", locked=True)
    trail = table.put("B", "dogged-pursuit", host=hound)
    until(table, "action", "B")
    table.seat("B").plays("dogged-pursuit", hound, SUPERIOR)
    finish(table)
    assert [card.ref for card in table.now.attached(hound)] == [trail]


@pytest.mark.card("eyes-of-the-wild", "dogged-pursuit", "one-with-the-land")
@pytest.mark.rule("VTES-REQ-01")
def test_only_for_the_locked():
    for card, mode, clan in (
        ("eyes-of-the-wild", 0, "gangrel"),
        ("dogged-pursuit", 0, "ravnos"),
        ("one-with-the-land", 1, "tzimisce"),
    ):
        table, _, up = reacting(card, with_=("ANI", "PRO"), clan=clan)
        until(table, "action", "B")
        assert table.refused(PlayCard(card, mode, up)) == "VTES-REQ-01"


# One With the Land


@pytest.mark.card("one-with-the-land")
@pytest.mark.rule("VTES-R-28")
@pytest.mark.ruling("LSJ 20010813")
def test_neither_strikes_in_the_first_round():
    table, acting, land = reacting("one-with-the-land", with_=("PRO",), clan="tzimisce", locked=True)
    until(table, "action", "B")
    table.seat("B").plays("one-with-the-land", land, SUPERIOR)
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": land}]
    assert [one["strike"] for one in table.told("strikes")] == ["none", "none"]
    assert (table.blood(acting), table.blood(land)) == (9, 6)


@pytest.mark.card("one-with-the-land")
def test_only_against_what_is_directed_at_you():
    table, _, land = reacting("one-with-the-land", with_=("PRO",), clan="tzimisce", locked=True, action="hunt")
    table.now.hands["B"] = ("one-with-the-land", "wake-with-evenings-freshness")
    until(table, "action", "B")
    assert table.refused(PlayCard("one-with-the-land", SUPERIOR, land)) == "VTES-REQ-01"


# Eagle's Sight


@pytest.mark.card("eagles-sight")
@pytest.mark.rule("VTES-BLOCK-01", "VTES-BLOCK-02")
@pytest.mark.ruling("RTR 19950413")
def test_an_eagle_blocks_whatever_it_is_directed_at():
    table = Table("ABCD")
    acting, eagle = adept(table, "A"), adept(table, "C", "AUS")
    adept(table, "B")
    table.hand("C", "eagles-sight", IDLE)
    bleed(table, acting)
    until(table, "action", "C")
    assert Block(eagle) not in table.options()
    table.seat("C").plays("eagles-sight", eagle, SUPERIOR)
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": eagle}]


@pytest.mark.card("eagles-sight")
@pytest.mark.ruling("LSJ 20030227")
def test_it_serves_for_one_attempt():
    table = Table("ABCD")
    acting, eagle = adept(table, "A", "obf"), adept(table, "C", "AUS")
    adept(table, "B")
    table.hand("A", "faceless-night", IDLE)
    table.hand("C", "eagles-sight", IDLE)
    bleed(table, acting)
    until(table, "action", "C")
    table.seat("C").plays("eagles-sight", eagle, SUPERIOR)
    until(table, "block-attempt", "A")
    table.seat("A").plays("faceless-night", acting, INFERIOR)
    finish(table)
    assert table.told("block-fails") == [{"minion": eagle}]
    assert table.pool("B") == 29


# Shadow Sentinel


@pytest.mark.card("shadow-sentinel")
@pytest.mark.rule("VTES-WAKE-01", "VTES-WORD-07")
def test_a_sentinel_wakes_once_between_two_unlock_phases():
    table, acting, sentinel = reacting("shadow-sentinel", "shadow-sentinel", with_=("obl",), locked=True)
    until(table, "action", "B")
    table.seat("B").plays("shadow-sentinel", sentinel, INFERIOR)
    assert table.card(sentinel).locked
    until(table, "action", "B")
    assert table.refused(Block(sentinel)) == ""
    table.seat("B").answers(Block(sentinel))
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": sentinel}]
    assert table.now.spent("cycle", f"shadow-sentinel/{sentinel}")


@pytest.mark.card("shadow-sentinel")
@pytest.mark.parametrize("locked", [True, False])
def test_a_sentinel_wakes_the_dead(locked):
    library_card("shade", types=("ally",), life=2, strength=1, keywords=("wraith",))
    table, acting, sentinel = reacting("shadow-sentinel", with_=("OBL",), locked=locked)
    shade, thug = table.ally("B", "shade", locked=True), table.ally("B", an_ally(), locked=True)
    until(table, "action", "B")
    table.seat("B").plays("shadow-sentinel", sentinel, SUPERIOR)
    assert targets(table) == {shade}, f"{thug} lives"
    choose(table, "B", shade)
    until(table, "action", "B")
    table.seat("B").answers(Block(shade))
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": shade}]


# bleeds and stealth


@pytest.mark.card("visions-of-zapathasura")
@pytest.mark.rule("VTES-ACT-BLEED-04")
@pytest.mark.parametrize("mode, left, locked", [(INFERIOR, 5 - 3, False), (SUPERIOR, 0, True)])
def test_visions_make_a_bleed_smaller(mode, left, locked):
    table, acting, seer = reacting("visions-of-zapathasura", with_=("OBF", "PRE"))
    raised = [InForce(what="bleed", subject=acting, amount=4)]
    table.now.in_force = (*table.now.in_force, *raised)
    until(table, "action", "B")
    table.seat("B").plays("visions-of-zapathasura", seer, mode)
    assert bleed_of(table.now, table.card(acting)) == left
    assert (table.card(seer).locked, table.blood(seer)) == (locked, 5)
    finish(table)
    assert table.pool("B") == 30 - left


@pytest.mark.card("night-terrors")
@pytest.mark.rule("VTES-STEALTH-03")
@pytest.mark.ruling("LSJ 20020612", "RTR 20030519")
def test_terrors_take_all_stealth():
    table, acting, terror = reacting("night-terrors", with_=("obf", "pre"), stealth=2, clan="ravnos")
    until(table, "action", "B")
    table.seat("B").plays("night-terrors", terror, INFERIOR)
    assert stealth(table.now) == 0
    until(table, "action", "B")
    table.seat("B").answers(Block(terror))
    finish(table)
    assert table.told("blocked") == [{"minion": acting, "blocker": terror}]


@pytest.mark.card("night-terrors")
@pytest.mark.ruling("LSJ 20021211")
@pytest.mark.rule("VTES-R-28")
def test_terrors_end_the_combat_of_the_block():
    table, acting, terror = reacting("night-terrors", with_=("OBF", "PRE"), stealth=-1, clan="ravnos")
    until(table, "action", "B")
    table.seat("B").plays("night-terrors", terror, SUPERIOR)
    assert stealth(table.now) == -1
    until(table, "action", "B")
    table.seat("B").answers(Block(terror))
    until(table, "strike", "B")
    table.seat("B").answers(UseAbility("night-terrors", 0, terror))
    finish(table)
    assert (table.blood(acting), table.blood(terror)) == (9, 6 - 1)


# what a block brings


@pytest.mark.card("truth-in-darkness")
@pytest.mark.rule("VTES-RES-08")
@pytest.mark.parametrize("wanted", [True, False])
def test_truth_unlocks_the_blocker_for_1_blood(wanted):
    table, _, blocker = reacting("truth-in-darkness", with_=("OBL",), stealth=1)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "B")
    table.seat("B").plays("truth-in-darkness", blocker, SUPERIOR)
    until(table, "unlock-for-blood", "B")
    table.seat("B").answers(wanted)
    finish(table)
    assert (table.card(blocker).locked, table.blood(blocker)) == (not wanted, 6 - 1 - wanted)


@pytest.mark.card("melange")
@pytest.mark.ruling("ANK 20220805", "ANK 20231124")
def test_a_melange_stays_on_whoever_was_blocked_and_serves_the_blockers_bleed():
    table, acting, blocker = reacting("melange", with_=("AUS",), stealth=1, seats="AB")
    attempt(table, "B", blocker)
    until(table, "block-attempt", "B")
    table.seat("B").plays("melange", blocker, SUPERIOR)
    finish(table)
    (card,) = [one.ref for one in table.now.cards.values() if one.printed == "melange"]
    assert (table.card(card).host, table.card(card).controller) == (acting, "B")
    table.now.change(blocker, locked=False)
    table.hand("B", IDLE)
    other = adept(table, "B")
    bleed(table, other, "A", "B")
    while table.prompt != "minion-phase":
        assert not can_use(table, card), "only for the vampire that has blocked"
        step(table)
    bleed(table, blocker, "A", "B")
    until(table, "action", "B")
    table.seat("B").uses(card)
    until(table, "minion-phase", "B")
    assert (table.pool("A"), card in table.now.cards) == (30 - 1 - 2, False)
