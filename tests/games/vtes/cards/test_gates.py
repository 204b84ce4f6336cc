"""Action cards that lie in play with counters, and one that watches over its Methuselah."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import IDLE, adept, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, targets, to_the_end, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import ChoosePrinted, PlayCard, UseAbility
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.stats import stealth

GATE, PIT, VEIL, WATCH = "the-gate-of-acheron", "pit-of-contemplation", "split-the-veil", "aranthebes-the-immortal"


@pytest.mark.card("the-gate-of-acheron", "pit-of-contemplation", "split-the-veil", "aranthebes-the-immortal")
@pytest.mark.parametrize("card, counters, pool", [(GATE, 1, 30), (PIT, 1, 30), (VEIL, 2, 30), (WATCH, 0, 29)])
def test_they_come_into_play_by_an_action_with_stealth(card, counters, pool):
    table = Table()
    minion = adept(table, "A", clan="hecata")
    adept(table, "B")
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, minion)
    assert (stealth(table.now), table.now.action.targets) == (1, ())
    finish(table)
    assert (table.blood(f"{card}:1"), table.pool("A")) == (counters, pool)


@pytest.mark.card("the-gate-of-acheron", "pit-of-contemplation", "split-the-veil")
@pytest.mark.rule("VTES-REQ-01")
def test_three_of_them_take_a_hecata():
    for card in (GATE, PIT, VEIL):
        table = Table()
        minion = adept(table, "A", clan="brujah")
        table.hand("A", card)
        table.act("A")
        assert table.refused(PlayCard(card, 0, minion)) == "VTES-REQ-01"


@pytest.mark.card("the-gate-of-acheron")
def test_the_gate_grows_in_ones_own_unlock_phase():
    table = Table()
    gate = table.put("A", GATE, counters=2)
    phase(table, "unlock")
    to_the_end(table)
    assert (table.blood(gate), table.pool("A"), table.pool("B")) == (3, 30, 30)


@pytest.mark.card("the-gate-of-acheron")
@pytest.mark.parametrize("cards, pool, left", [(0, 27, 3), (2, 29, 1), (3, 30, 0)])
def test_the_prey_pays_for_each_counter_with_pool_or_graves(cards, pool, left):
    table = Table()
    gate = table.put("A", GATE, counters=3)
    table.state.ash["B"] = ("fame", "vessel", "villein", "ashley")
    phase(table, "unlock", "B")
    table.seat("B").uses(gate, 1)
    assert table.prompt == "graves-for-pool"
    table.seat("B").answers(cards)
    assert (table.pool("B"), table.blood(gate)) == (pool, 3)
    assert len(table.now.ash["B"]) == left + 1, "a vampire is no library card"
    assert "ashley" in table.now.ash["B"]


@pytest.mark.card("the-gate-of-acheron")
def test_nobody_but_the_prey_pays():
    table = Table()
    gate = table.put("A", GATE, counters=3)
    phase(table, "unlock", "C")
    assert table.over or not can_use(table, gate, 1)


@pytest.mark.card("the-gate-of-acheron", "pit-of-contemplation")
@pytest.mark.ruling("LSJ 20080604")
def test_hecata_of_ones_own_add_counters():
    for card, at, of_age in ((GATE, 2, 4), (PIT, 0, 1)):
        table = Table()
        gate = table.put("A", card, counters=1)
        own, young = adept(table, "A", clan="hecata", capacity=of_age), adept(table, "A", clan="hecata", capacity=3)
        stranger = adept(table, "A", clan="brujah")
        adept(table, "B")
        table.act("A")
        offered = {one.minion for one in table.options(UseAbility) if one.ability == at}
        assert offered == ({own} if card == GATE else {own, young}), stranger
        table.seat("A").uses(gate, at, own)
        assert stealth(table.now) == 1
        finish(table)
        assert table.blood(gate) == 2


@pytest.mark.card("the-gate-of-acheron", "pit-of-contemplation")
def test_any_vampire_burns_them():
    for card, at in ((GATE, 3), (PIT, 2)):
        table = Table()
        gate = table.put("A", card, counters=1)
        other, _ = adept(table, "C"), adept(table, "A")
        table.act("C")
        table.seat("C").uses(gate, at, other)
        assert table.now.action.targets == ("A",)
        finish(table)
        assert gate not in table.now.cards


@pytest.mark.card("pit-of-contemplation")
@pytest.mark.parametrize("counters, there", [(4, {"small"}), (7, {"small", "large"}), (3, set())])
def test_the_pit_swallows_a_vampire_of_a_neighbour(counters, there):
    table = Table("ABCD")
    pit = table.put("A", PIT, counters=counters)
    found = {"small": adept(table, "B", capacity=3, blood=2), "large": adept(table, "D", capacity=6)}
    adept(table, "C", capacity=1), adept(table, "A", capacity=1)
    phase(table, "unlock")
    if not there:
        assert table.over or not can_use(table, pit, 1)
        return
    table.seat("A").uses(pit, 1)
    assert targets(table) == {found[one] for one in there}
    choose(table, "A", found["small"])
    assert (pit in table.now.cards, [one.counters for one in table.now.uncontrolled["B"]]) == (False, [2])


# the veil


def veiled(*counters: int) -> tuple[Table, list[str]]:
    table = Table()
    veils = [table.put("A", VEIL, counters=one) for one in counters]
    table.state.ash["A"] = ("screamer", "double-deuce", "fame")
    phase(table, "unlock")
    return table, veils


@pytest.mark.card("split-the-veil")
@pytest.mark.ruling("LSJ 20100204", "LSJ 20040518-2")
def test_behind_the_veil_waits_an_ally():
    table, (veil,) = veiled(2)
    table.seat("A").uses(veil)
    assert table.blood(veil) == 1
    assert table.over or not can_use(table, veil), "one counter a phase"
    table.state.used.clear()
    phase(table, "unlock")
    table.seat("A").uses(veil)
    assert (veil in table.now.cards, table.card("screamer:1").region) == (False, "ready"), "no werewolf, no master"
    assert table.blood("screamer:1") == 1
    table.act("A")
    assert "screamer:1" in {getattr(one, "minion", "") for one in table.options()}, "it can act at once"


@pytest.mark.card("split-the-veil")
def test_two_veils_a_phase():
    table, veils = veiled(2, 2, 2)
    table.seat("A").uses(veils[0])
    table.seat("A").uses(veils[1])
    assert table.over or not can_use(table, veils[2])


@pytest.mark.card("split-the-veil")
def test_with_nobody_behind_it_the_veil_is_gone_all_the_same():
    table, (veil,) = veiled(1)
    table.state.ash["A"] = ("fame",)
    table.seat("A").uses(veil)
    assert veil not in table.now.cards
    assert table.now.ash["A"] == ("fame", VEIL)


@pytest.mark.card("split-the-veil")
def test_one_of_several_dead_is_chosen():
    table, (veil,) = veiled(1)
    table.state.ash["A"] = ("screamer", "aggressive-corpse")
    table.seat("A").uses(veil)
    assert set(table.options()) == {ChoosePrinted(one, "ash", "A") for one in ("screamer", "aggressive-corpse")}


# who watches


@pytest.mark.card("aranthebes-the-immortal")
@pytest.mark.ruling("LSJ 20020612")
def test_aranthebes_uncovers_a_minion_of_the_predator():
    table = Table()
    watch, acting = table.put("B", WATCH), adept(table, "A")
    hunt(table, acting)
    until(table, "action", "B")
    assert stealth(table.now) == 1
    table.seat("B").uses(watch)
    assert (stealth(table.now), table.card(watch).locked) == (0, True)


@pytest.mark.card("aranthebes-the-immortal")
def test_nobody_else_is_uncovered():
    table = Table()
    watch, acting = table.put("A", WATCH), adept(table, "A")
    adept(table, "B"), adept(table, "C")
    hunt(table, acting)
    finish(table)
    assert not table.card(watch).locked


@pytest.mark.card("aranthebes-the-immortal")
@pytest.mark.parametrize("capacity, locked, size", [(4, False, 0), (4, True, 1), (5, False, 1)])
def test_the_young_bleed_less_while_aranthebes_is_unlocked(capacity, locked, size):
    table = Table()
    table.put("B", WATCH, locked=locked)
    acting = adept(table, "A", capacity=capacity)
    adept(table, "B")
    table.hand("B", IDLE)
    assert bleed_of(table.now, table.card(acting)) == 1
    bleed(table, acting)
    finish(table)
    assert table.pool("B") == 30 - size


@pytest.mark.card("aranthebes-the-immortal")
@pytest.mark.ruling("LSJ 20080604")
def test_an_older_vampire_shuffles_aranthebes_away():
    table = Table()
    watch = table.put("B", WATCH)
    old, young = adept(table, "A", capacity=5), adept(table, "A", capacity=4)
    table.hand("B", *["vessel"] * 7)
    table.library("B", "fame", "vessel")
    table.act("A")
    assert {one.minion for one in table.options(UseAbility)} == {old}, young
    table.seat("A").uses(watch, 1, old)
    assert table.now.action.targets == ("B",)
    finish(table)
    assert (watch in table.now.cards, sorted(table.now.library["B"])) == (False, sorted(["fame", "vessel", WATCH]))


@pytest.mark.card("aranthebes-the-immortal")
def test_it_can_be_blocked_by_whoever_has_it():
    table = Table()
    watch, old, guard = table.put("B", WATCH), adept(table, "A", capacity=5), adept(table, "B")
    table.act("A")
    table.seat("A").uses(watch, 1, old)
    attempt(table, "B", guard)
    finish(table)
    assert watch in table.now.cards
