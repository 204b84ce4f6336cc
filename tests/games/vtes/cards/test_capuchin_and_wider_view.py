"""Visit from the Capuchin and Wider View."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import can_use, choose, choose_slot, phase
from tests.games.vtes.table import Table

from nokturn.games.vtes.seen.view import view
from nokturn.games.vtes.state.choices import (
    ChooseHidden,
    ChoosePrinted,
    Discard,
    UseAbility,
)
from nokturn.games.vtes.state.stats import hand_size
from nokturn.games.vtes.state.underway_records import Owed

# Visit from the Capuchin


def the_capuchin(*hand: str) -> Table:
    table = Table()
    table.hand("A", "visit-from-the-capuchin", *(hand or ["bonding"] * 6))
    table.library("A", *["majesty"] * 20)
    phase(table, "master")
    table.seat("A").plays("visit-from-the-capuchin")
    return table


@pytest.mark.card("visit-from-the-capuchin")
@pytest.mark.rule("VTES-PLAY-09")
def test_the_capuchin_brings_four_counters_and_four_more_cards():
    table = the_capuchin()
    assert table.blood("visit-from-the-capuchin:1") == 4
    assert (hand_size(table.now, "A"), len(table.now.hands["A"])) == (11, 11)


@pytest.mark.card("visit-from-the-capuchin")
def test_with_the_capuchin_a_card_that_is_played_costs_a_counter_and_is_not_replaced():
    table = the_capuchin("life-in-the-city", *["bonding"] * 5)
    ashley = table.vampire("A", "ashley", blood=1)
    phase(table, "master")
    table.seat("A").plays("life-in-the-city")
    choose(table, "A", ashley)
    assert table.blood("visit-from-the-capuchin:1") == 3
    assert (hand_size(table.now, "A"), len(table.now.hands["A"])) == (10, 10)


@pytest.mark.card("visit-from-the-capuchin")
def test_with_the_capuchin_a_discarded_card_is_not_replaced_either():
    table = the_capuchin()
    barrens = table.put("A", "the-barrens")
    phase(table, "discard")
    table.seat("A").answers(Discard("bonding"))
    assert (table.blood("visit-from-the-capuchin:1"), len(table.now.hands["A"])) == (3, 10)
    table.seat("A").uses(barrens)
    table.seat("A").answers(ChoosePrinted("bonding"))
    assert (table.blood("visit-from-the-capuchin:1"), len(table.now.hands["A"])) == (2, 9)


@pytest.mark.card("visit-from-the-capuchin")
@pytest.mark.rule("VTES-PLAY-10")
def test_with_the_capuchin_a_delayed_replacement_costs_its_counter_when_it_is_due():
    table = the_capuchin()
    table.state.owed = (Owed("A", "unlock"),)
    table.state.hands["A"] = table.state.hands["A"][:10]
    phase(table, "unlock")
    assert table.blood("visit-from-the-capuchin:1") == 3
    assert (hand_size(table.now, "A"), len(table.now.hands["A"])) == (10, 10)


@pytest.mark.card("visit-from-the-capuchin")
@pytest.mark.rule("VTES-PLAY-10")
def test_the_last_counter_pays_for_one_of_two_delayed_replacements():
    table = the_capuchin()
    table.state.change("visit-from-the-capuchin:1", counters=1)
    table.state.owed = (Owed("A", "unlock"), Owed("A", "unlock"))
    table.state.hands["A"] = table.state.hands["A"][:6]
    phase(table, "unlock")
    assert table.now.ash["A"] == ("visit-from-the-capuchin",)
    assert (hand_size(table.now, "A"), len(table.now.hands["A"])) == (7, 7)
    assert [event.key for event in table.events][-3:] == ["not-replaced", "draws", "burned"]


@pytest.mark.card("visit-from-the-capuchin")
def test_the_capuchin_leaves_with_the_last_counter():
    table = the_capuchin()
    table.state.change("visit-from-the-capuchin:1", counters=1)
    table.state.hands["A"] = table.state.hands["A"][:8]
    phase(table, "discard")
    table.seat("A").answers(Discard("bonding"))
    assert table.now.ash["A"] == ("bonding", "visit-from-the-capuchin")
    assert (hand_size(table.now, "A"), len(table.now.hands["A"])) == (7, 7)


@pytest.mark.card("visit-from-the-capuchin")
def test_the_others_replace_their_cards_as_ever():
    table = the_capuchin()
    table.state.hands["B"] = ("bonding",) * 7
    table.state.library["B"] = ("majesty",)
    phase(table, "discard", "B")
    table.seat("B").answers(Discard("bonding"))
    assert table.now.hands["B"] == (*["bonding"] * 6, "majesty")
    assert table.blood("visit-from-the-capuchin:1") == 4


# Wider View


@pytest.mark.card("wider-view")
@pytest.mark.rule("VTES-TERM-08")
def test_a_wider_view_draws_from_the_crypt_and_removes_an_uncontrolled_card():
    table = Table()
    wider = table.put("A", "wider-view")
    slot = table.uncontrolled("A", "ashley", 2)
    table.crypt("A", "sully", "colette")
    phase(table, "influence")
    table.seat("A").uses(wider)
    assert {option.card for option in table.options(ChooseHidden)} == {"ashley", "sully"}
    choose_slot(table, "A", slot)
    assert table.now.removed == (("A", "ashley"),)
    assert [hidden.card for hidden in table.now.uncontrolled["A"]] == ["sully"]
    assert table.now.transfers == 3
    table.seat("A").uses(wider)
    drawn = table.now.uncontrolled["A"][-1].slot
    choose_slot(table, "A", drawn)
    assert table.now.removed == (("A", "ashley"), ("A", "colette"))
    assert table.now.transfers == 2
    assert not can_use(table, wider)


@pytest.mark.card("wider-view")
def test_what_a_wider_view_draws_is_nobody_elses_business():
    table = Table()
    wider = table.put("A", "wider-view")
    table.uncontrolled("A", "ashley")
    table.crypt("A", "sully", "colette")
    phase(table, "influence")
    table.seat("A").uses(wider)
    drawn = [event for event in table.events if event.key == "draws-crypt"]
    assert [(event.privy, event.secret) for event in drawn] == [(("A",), (("card", "sully"),))]
    assert "sully" not in str(view(table.now, "B"))


@pytest.mark.card("wider-view")
def test_a_wider_view_is_burned_for_four_transfers_and_2_pool():
    table = Table()
    wider = table.put("A", "wider-view")
    table.crypt("A", "sully")
    phase(table, "influence")
    table.seat("A").uses(wider, 1)
    assert table.pool("A") == 32
    assert table.now.ash["A"] == ("wider-view",)


@pytest.mark.card("wider-view")
def test_a_wider_view_needs_its_transfers():
    table = Table()
    wider = table.put("A", "wider-view")
    table.uncontrolled("A", "ashley")
    table.crypt("A", "sully", "colette")
    phase(table, "influence")
    table.seat("A").uses(wider)
    table.seat("A").answers(table.options()[0])
    assert table.refused(UseAbility(wider, 1)) == "VTES-INFL-01"
