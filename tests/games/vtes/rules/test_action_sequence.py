"""The course of an action, from its announcement to the moment it is decided (VTES-SEQ)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, choose, hunt, targets, until
from tests.games.vtes.rules.acting import (
    action_card,
    action_of,
    attempt,
    finish,
    offered,
    reaction,
    scout,
    watched,
)
from tests.games.vtes.rules.props import IDLE, modifier, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.card_language import ACTION_CARD, Deed, Mode, Trigger
from nokturn.games.vtes.state.choices import Block, ChooseMethuselah, Pass, PlayCard
from nokturn.games.vtes.state.state import LIMBO
from nokturn.games.vtes.state.stats import stealth
from nokturn.games.vtes.text.effects import BurnBlood, Change, GainPool, Lock


def course(table: Table) -> list[str]:
    """The questions that follow, each once in a row, to the next decision of the minion phase; everybody passes."""
    asked: list[str] = []
    while table.prompt != "minion-phase":
        if asked[-1:] != [table.prompt]:
            asked.append(table.prompt)
        table.seat(table.ask().seat).passes()
    return asked


@pytest.mark.rule("VTES-SEQ-01", "VTES-PLAY-01")
def test_announcing_names_the_mode_the_targets_and_the_cost():
    table = Table()
    sully, one, other = vampire(table, "A", disciplines=("DOM",)), vampire(table, "B"), vampire(table, "C")
    modes = [
        Mode(
            ACTION_CARD,
            "take-action",
            (level,),
            choose=("vampire:others",),
            deed=Deed(directed="chosen", stealth=size),
            does=(BurnBlood(who="chosen", amount=size),),
            x="ask",
        )
        for level, size in (("dom", 1), ("DOM", 2))
    ]
    table.hand("A", library_card("curse", *modes, types=(ACTION_CARD,), blood="X"))
    table.act("A")
    table.seat("A").plays("curse", sully, 1)
    assert targets(table) == {one, other}, "before anybody else is asked"
    assert not table.card(sully).locked
    choose(table, "A", other)
    assert table.prompt == "choose-x"
    table.seat("A").answers(3)
    action = action_of(table)
    assert (action.minion, action.card, action.mode) == (sully, "curse", 1)
    assert (action.chosen, action.targets, action.x, action.blood, action.stealth) == ((other,), ("C",), 3, 3, 2)
    finish(table)
    assert (table.blood(sully), table.blood(other)) == (3, 4)


@pytest.mark.rule("VTES-SEQ-01", "VTES-ACT-POL-03")
def test_the_terms_of_a_referendum_are_not_announced():
    table = Table()
    sully = vampire(table, "A")
    vampire(table, "B")
    table.hand("A", "kine-resources-contested")
    table.act("A")
    table.seat("A").plays("kine-resources-contested", sully)
    assert table.ask("B").prompt == "action", "nothing was chosen"
    assert action_of(table).chosen == ()


@pytest.mark.rule("VTES-SEQ-02", "VTES-ACT-02", "VTES-PLAY-03")
def test_the_minion_locks_and_the_card_lies_in_limbo():
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    table.hand("A", action_card("errand", GainPool()))
    table.act("A")
    table.seat("A").plays("errand", sully)
    assert table.ask("B").options[0] == Block(guard)
    assert table.card(sully).locked
    assert table.card("errand:1").region == LIMBO
    assert table.now.hands["A"] == ()
    assert table.now.ash["A"] == ()


@pytest.mark.rule("VTES-SEQ-03", "VTES-SEQ-04", "VTES-SEQ-05")
def test_as_played_then_the_replacement_then_as_announced_then_the_rest():
    table = Table()
    sully = vampire(table, "A")
    vampire(table, "B")
    table.hand(
        "A",
        action_card("errand", GainPool()),
        modifier("prelude", GainPool(), when="announced"),
        modifier("whim", GainPool()),
        *[IDLE] * 4,
    )
    table.library("A", "deflection")
    reaction("no", GainPool(), when="as-played")
    watched(table, "B")
    table.stops_at("as-played")
    table.act("A")
    table.seat("A").plays("errand", sully)
    assert (table.ask("B").prompt, "deflection" in table.now.hands["A"]) == ("as-played", False)
    table.seat("B").passes()
    assert (table.ask("A").prompt, "deflection" in table.now.hands["A"]) == ("as-announced", True)
    assert offered(table, "prelude", sully)
    assert not offered(table, "whim", sully)
    table.seat("A").passes()
    assert table.ask("A").prompt == "action"
    assert not offered(table, "prelude", sully), "too late"
    assert offered(table, "whim", sully)


@pytest.mark.rule("VTES-SEQ-04", "VTES-IMPULSE-01", "VTES-IMPULSE-05")
def test_what_belongs_to_the_announcement_goes_by_impulse():
    table = Table()
    sully, watcher = vampire(table, "A"), vampire(table, "B")
    table.hand("A", modifier("prelude", Change(what="stealth"), when="announced"))
    table.hand("B", reaction("retort", GainPool(), when="announced"))
    bleed(table, sully)
    table.seat("A").passes()
    table.seat("B").plays("retort", watcher)
    assert (table.ask("A").prompt, offered(table, "prelude", sully)) == ("as-announced", True)
    table.seat("A").plays("prelude", sully)
    assert stealth(table.now) == 1


@pytest.mark.rule("VTES-SEQ-05", "VTES-SEQ-08", "VTES-SEQ-13")
def test_state_a_then_c_then_success_if_everybody_passes():
    table = Table()
    sully = vampire(table, "A", blood=2)
    vampire(table, "B")
    modifier("whim", GainPool())
    watched(table, "A", "B")
    hunt(table, sully)
    assert action_of(table).state == "A"
    assert course(table) == ["action", "blocks-declined"]
    assert table.blood(sully) == 3


@pytest.mark.rule("VTES-SEQ-06", "VTES-SEQ-09", "VTES-SEQ-11")
@pytest.mark.parametrize("seen", [0, 1])
def test_a_block_leads_to_state_b_and_from_there_to_the_block_or_back_to_a(seen):
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B", strength=-1)
    scout(table, guard, seen)
    modifier("whim", GainPool())
    watched(table, "A")
    hunt(table, sully)
    table.seat("A").passes()
    assert table.ask("B").options == (Block(guard), Pass())
    table.seat("B").answers(Block(guard))
    assert (table.ask("A").prompt, action_of(table).state, action_of(table).blocker) == ("block-attempt", "B", guard)
    table.seat("A").passes()
    if seen:
        assert table.told("blocked") == [{"minion": sully, "blocker": guard}]
    else:
        assert (table.ask("A").prompt, action_of(table).state, action_of(table).blocker) == ("action", "A", "")


@pytest.mark.rule("VTES-SEQ-07")
def test_in_state_a_a_pass_refuses_but_not_that_of_the_acting_methuselah():
    table = Table()
    sully = vampire(table, "A")
    vampire(table, "B"), vampire(table, "C")
    modifier("whim", GainPool())
    watched(table, "A")
    hunt(table, sully)
    table.seat("A").passes()
    assert action_of(table).refused == ()
    table.seat("B").passes()
    assert action_of(table).refused == ("B",)


@pytest.mark.rule("VTES-SEQ-09")
def test_during_an_attempt_the_target_is_not_changed():
    table = Table("ABC")
    sully, bouncer = vampire(table, "A"), vampire(table, "B", disciplines=("DOM",))
    table.hand("B", "deflection")
    reaction("shout", GainPool())
    bleed(table, sully)
    attempt(table, "B", bouncer)
    until(table, "block-attempt", "B")
    assert not table.options(PlayCard)


@pytest.mark.rule("VTES-SEQ-10")
def test_during_an_attempt_only_the_blocker_itself_is_made_to_attempt():
    table = Table()
    sully, bishop = vampire(table, "A"), vampire(table, "B", title="prince", city="Rome", sect="camarilla", locked=True)
    other = vampire(table, "B", title="prince", city="Paris", sect="camarilla")
    table.hand("B", "second-tradition-domain")
    reaction("shout", GainPool())
    hunt(table, sully)
    attempt(table, "B", other)
    until(table, "block-attempt", "B")
    assert not offered(table, "second-tradition-domain", bishop, 1)
    assert not table.options(Block)


@pytest.mark.rule("VTES-SEQ-12", "VTES-SEQ-13", "VTES-SEQ-14")
def test_what_comes_after_blocks_are_declined_is_for_state_c_only():
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B", strength=-1)
    table.hand("A", modifier("boast", GainPool(), when="declined"), modifier("whim", GainPool()))
    hunt(table, sully)
    assert not offered(table, "boast", sully)
    attempt(table, "B", guard, "block-attempt")
    assert not offered(table, "boast", sully)
    until(table, "blocks-declined")
    table.seat("A").plays("boast", sully)
    assert offered(table, "whim", sully), "ordinary modifiers as well"
    assert table.pool("A") == 31
    table.seat("A").passes()
    assert table.told("succeeds")


@pytest.mark.rule("VTES-SEQ-12", "VTES-BLOCK-08")
def test_a_new_target_in_state_c_brings_the_action_back_to_state_a():
    table = Table("ABCD")
    sully, bouncer = vampire(table, "A"), vampire(table, "B", disciplines=("DOM",))
    guard, third = vampire(table, "C", strength=-1), vampire(table, "D")
    table.hand("B", "deflection")
    bleed(table, sully)
    until(table, "blocks-declined", "B")
    table.seat("B").plays("deflection", bouncer, 1)
    table.seat("B").answers(ChooseMethuselah("C"))
    assert (table.ask("C").prompt, action_of(table).state) == ("action", "A")
    table.seat("C").answers(Block(guard))
    finish(table)
    assert table.told("blocked") == [{"minion": sully, "blocker": guard}]
    assert {table.pool(seat) for seat in "BCD"} == {30}, f"{third} had no say"


@pytest.mark.rule("VTES-SEQ-04")
def test_what_cards_do_by_themselves_as_an_action_is_announced():
    table = Table()
    sully = vampire(table, "A")
    bell = table.put("B", thing("bell", Trigger("announced", (Lock(who="this"),))))
    vampire(table, "B")
    hunt(table, sully)
    assert table.card(bell).locked
