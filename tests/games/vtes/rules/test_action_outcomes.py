"""Actions that end, fail, lose their minion, or go on as if unblocked (VTES-RES-05, -09, -10, -12, VTES-R-23)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, until
from tests.games.vtes.rules.acting import (
    action_of,
    attempt,
    becomes,
    blocked,
    errand,
    finish,
    lever,
    offered,
    scout,
    use_on,
)
from tests.games.vtes.rules.props import modifier, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.action.outcomes import EndAction, FailAction
from nokturn.games.vtes.state.card_language import COMBAT_CARD, Mode
from nokturn.games.vtes.state.choices import Bleed, Block
from nokturn.games.vtes.state.state import LIMBO, TORPOR
from nokturn.games.vtes.state.stats import bleed as bleed_of
from nokturn.games.vtes.state.vocabulary import Timing
from nokturn.games.vtes.text.effects import Burn, Change, Unlock
from nokturn.games.vtes.text.primitives import Delay

UNBLOCKED = Delay(moment="after-combat", name="vtes.as_if_unblocked")


@pytest.mark.rule("VTES-RES-05", "VTES-R-23")
@pytest.mark.parametrize("effect, more", [(EndAction(), False), (FailAction(), True)])
def test_an_action_ended_before_block_resolution_locks_nobody_and_nothing_more_is_used(effect, more):
    table, sully, guard, tool = blocked("blocked", effect)
    until(table, "before-block-resolution", "A")
    table.seat("A").uses(tool)
    assert offered(table, "spite", sully) is more, "a modifier after it only if it failed"
    finish(table)
    assert not table.card(guard).locked
    assert not table.told("combat")
    assert (table.blood(sully), table.pool("A")) == (4, 30)
    assert table.now.ash["A"] == ("errand",)
    assert table.now.spent("turn", f"card:errand/{sully}"), "it has reached resolution"


@pytest.mark.rule("VTES-R-23", "VTES-RES-08")
def test_an_action_that_fails_is_resolved_and_followed_by_what_comes_after():
    table = Table()
    sully = vampire(table, "A")
    foil = lever(table, "B", FailAction(), when="act", once=("action",))
    table.hand("A", modifier("spite", Unlock(), when="after-resolution"), modifier("joy", when="after-resolution"))
    bleed(table, sully)
    table.seat("B").uses(foil)
    assert table.ask("A").prompt == "after-resolution"
    table.seat("A").plays("spite", sully)
    finish(table)
    assert (table.pool("B"), table.now.edge) == (30, "")
    assert table.refused(Bleed(sully, "B")) == "VTES-ACT-08"


@pytest.mark.rule("VTES-RES-09")
def test_a_blocked_action_that_goes_on_keeps_everything_and_the_refusals():
    table = Table()
    sully, guard, other = vampire(table, "A", blood=4), vampire(table, "C", strength=-1), vampire(table, "B")
    again = vampire(table, "C", strength=-1)
    dodge = Mode(COMBAT_CARD, "before-range", does=(UNBLOCKED,))
    table.hand("A", errand(), library_card("mist", dodge, types=(COMBAT_CARD,)), modifier("veil", Change(what="bleed")))
    table.act("A")
    table.seat("A").plays("errand", sully)
    table.seat("A").plays("veil", sully)
    until(table, "action", "C")
    assert action_of(table).refused == ("B",)
    table.seat("C").answers(Block(guard))
    until(table, "before-range", "A")
    assert table.now.ash["A"] == ("veil", "errand")
    table.seat("A").plays("mist", sully)
    until(table, "action")
    assert (action_of(table).state, action_of(table).outcome, action_of(table).refused) == ("A", "", ("B",))
    assert table.card("errand:1").region == LIMBO
    assert "errand" not in table.now.ash["A"]
    assert table.ask("C").options[0] == Block(again), f"B has refused with {other}; {guard} is locked"
    assert bleed_of(table.now, table.card(sully)) == 2
    finish(table)
    assert (table.pool("A"), table.blood(sully)) == (31, 4 - 2)
    assert table.now.ash["A"].count("errand") == 1


@pytest.mark.rule("VTES-RES-09")
def test_a_vampire_in_torpor_does_not_go_on():
    table = Table()
    sully, guard = vampire(table, "A", blood=1), vampire(table, "B", strength=2)
    table.hand("A", library_card("mist", Mode(COMBAT_CARD, "before-range", does=(UNBLOCKED,)), types=(COMBAT_CARD,)))
    bleed(table, sully)
    attempt(table, "B", guard)
    until(table, "before-range", "A")
    table.seat("A").plays("mist", sully)
    finish(table)
    assert table.card(sully).region == TORPOR
    assert table.pool("B") == 30


@pytest.mark.rule("VTES-RES-10")
@pytest.mark.parametrize("when", ["action", "block-attempt", "before-block-resolution"])
@pytest.mark.parametrize("fate", ["burned", "torpor"])
def test_without_its_minion_the_action_fails_and_no_blocker_locks(when, fate):
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    effect = Burn(who="chosen") if fate == "burned" else becomes(region=TORPOR)
    timing: Timing = "blocked" if when == "before-block-resolution" else "act"
    trap = lever(table, "B", effect, choose=("minion",), when=timing, once=("action",))
    table.hand("A", errand())
    table.act("A")
    table.seat("A").plays("errand", sully)
    if when != "action":
        scout(table, guard)
        attempt(table, "B", guard)
    until(table, when, "B")
    use_on(table, "B", trap, sully)
    finish(table)
    assert not table.card(guard).locked
    assert not table.told("combat")
    assert not table.told("succeeds")
    assert table.pool("A") == 30
    assert "errand" in table.now.ash["A"]


@pytest.mark.rule("VTES-RES-10", "VTES-R-23")
@pytest.mark.parametrize("lost", [True, False])
def test_who_is_lost_before_the_block_is_resolved_has_not_been_blocked(lost):
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    trap = lever(table, "B", becomes(region=TORPOR), choose=("minion",), when="blocked", once=("action",))
    table.hand("A", modifier("spite", when="after-resolution"))
    bleed(table, sully)
    attempt(table, "B", guard)
    until(table, "before-block-resolution", "B")
    if lost:
        use_on(table, "B", trap, sully)
    until(table, "after-resolution", "A")
    assert action_of(table).outcome == ("failed" if lost else "blocked")
    assert table.card(guard).locked is not lost


@pytest.mark.rule("VTES-RES-12")
def test_if_only_the_combat_falls_through_the_action_stays_blocked():
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    charm = lever(table, "A", becomes(controller="A"), choose=("minion",), when="blocked", once=("action",))
    bleed(table, sully)
    attempt(table, "B", guard)
    until(table, "before-block-resolution", "A")
    use_on(table, "A", charm, guard)
    finish(table)
    assert not table.told("combat"), "two minions of one Methuselah do not fight"
    assert table.card(guard).locked
    assert table.pool("B") == 30
