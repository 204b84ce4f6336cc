"""Torpor (VTES-TORPOR)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, phase, until
from tests.games.vtes.rules.acting import (
    ally,
    attempt,
    equipment,
    lies,
    offered,
    reaction,
)
from tests.games.vtes.rules.props import gift, modifier, vampire
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.card_language import Static
from nokturn.games.vtes.state.choices import Bleed, LeaveTorpor, UseAbility
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import hand_size, votes_of
from nokturn.games.vtes.text.effects import GainPool


@pytest.mark.rule("VTES-TORPOR-01", "VTES-TORPOR-05")
@pytest.mark.parametrize("locked", [True, False])
def test_whoever_goes_to_torpor_keeps_everything_on_it_and_stays_as_locked_as_it_was(locked):
    table = Table()
    sully = vampire(table, "A", blood=2, locked=locked)
    saber = table.put("A", equipment("saber"), host=sully)
    table.run("vtes.to_torpor", sully)
    card = table.card(sully)
    assert (card.region, card.counters, card.locked, card.controller) == (TORPOR, 2, locked, "A")
    assert table.card(saber).host == sully


@pytest.mark.rule("VTES-TORPOR-02")
def test_in_torpor_one_neither_acts_nor_blocks_nor_reacts():
    table = Table()
    sully, fallen, own = vampire(table, "A"), lies(table, "B"), lies(table, "A")
    table.hand("B", reaction("shout", GainPool()))
    watcher = vampire(table, "C")
    table.hand("C", "shout")
    table.act("A")
    assert {type(option) for option in table.options() if getattr(option, "minion", "") == own} == {LeaveTorpor}
    table.seat("A").answers(Bleed(sully, "B"))
    assert table.ask("C").prompt == "action", f"B is not asked: {fallen} can do nothing"
    assert offered(table, "shout", watcher)


@pytest.mark.rule("VTES-TORPOR-02", "VTES-RES-10")
def test_whoever_fell_into_torpor_in_its_action_plays_modifiers_after_it():
    table = Table()
    sully, guard = vampire(table, "A", blood=1), vampire(table, "B", strength=1)
    table.hand("A", modifier("spite", GainPool(), when="after-resolution"))
    bleed(table, sully)
    attempt(table, "B", guard)
    until(table, "after-resolution")
    assert table.card(sully).region == TORPOR
    table.seat("A").plays("spite", sully)
    assert table.pool("A") == 31


@pytest.mark.rule("VTES-TORPOR-03")
def test_in_torpor_one_is_controlled_not_ready_and_unlocks():
    table = Table()
    fallen = lies(table, "A", locked=True)
    assert not table.state.is_ready(fallen)
    assert [card.ref for card in table.state.minions("A")] == [fallen]
    phase(table, "unlock")
    assert not table.card(fallen).locked


@pytest.mark.rule("VTES-TORPOR-04", "VTES-VOTE-06")
def test_in_torpor_one_has_no_votes():
    table = Table()
    prince = vampire(table, "A", title="prince", city="Paris", sect="camarilla")
    assert votes_of(table.state, table.card(prince)) == 2
    table.state.change(prince, region=TORPOR)
    assert votes_of(table.state, table.card(prince)) == 0


@pytest.mark.rule("VTES-TORPOR-06", "VTES-ALLY-06")
def test_an_ally_sent_to_torpor_is_burned():
    table = Table()
    ghoul = table.ally("A", ally("ghoul"))
    table.run("vtes.to_torpor", ghoul)
    assert ghoul not in table.now.cards
    assert table.now.ash["A"] == ("ghoul",)


@pytest.mark.rule("VTES-TORPOR-07")
def test_torpor_switches_off_neither_abilities_nor_cards():
    table = Table()
    fallen = lies(table, "A", blood=2)
    sage = vampire(table, "A", Static("hand-size", 2, of="controller"), gift(), region=TORPOR)
    saber = table.put("A", equipment("saber", gift(), gift(needs=("host-ready",))), host=fallen)
    phase(table, "master")
    assert hand_size(table.now, "A") == 9
    assert {UseAbility(sage, 0), UseAbility(saber, 0)} == set(table.options(UseAbility))
