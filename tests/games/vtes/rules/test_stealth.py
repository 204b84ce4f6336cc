"""Stealth and intercept (VTES-STEALTH), and an example of the rulebook."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, hunt, until
from tests.games.vtes.rules.acting import (
    INTERCEPT,
    STEALTH,
    action_card,
    ally,
    attempt,
    finish,
    lever,
    offered,
    reaction,
    scout,
)
from tests.games.vtes.rules.props import modifier, thing, vampire
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.card_language import Deed, Static
from nokturn.games.vtes.state.choices import Bleed, Block, PlayCard, UseAbility
from nokturn.games.vtes.state.stats import intercept, stealth
from nokturn.games.vtes.text.effects import Change, GainPool


def pair(hidden: int, seen: int) -> tuple[Table, str, str]:
    """A's minion, about to bleed with so much stealth, and B's, with so much intercept."""
    table = Table()
    sully, guard = vampire(table, "A", stealth=hidden), vampire(table, "B", intercept=seen, strength=-1)
    return table, sully, guard


@pytest.mark.rule("VTES-STEALTH-01", "VTES-STEALTH-03")
@pytest.mark.parametrize(
    "hidden, seen, blocked",
    [
        (0, 0, True),
        (1, 0, False),
        (1, 1, True),
        (1, 2, True),
        (3, 2, False),
        (-1, 0, True),
        (-1, -1, True),
        (0, -1, False),
    ],
)
def test_an_attempt_succeeds_if_the_intercept_reaches_the_stealth(hidden, seen, blocked):
    table, sully, guard = pair(hidden, seen)
    bleed(table, sully)
    attempt(table, "B", guard)
    finish(table)
    assert bool(table.told("blocked")) is blocked
    assert table.pool("B") == (30 if blocked else 29)


@pytest.mark.rule("VTES-STEALTH-02")
def test_stealth_and_intercept_are_0_by_themselves_and_some_actions_come_with_stealth():
    table, sully, guard = pair(0, 0)
    table.hand("A", action_card("stroll", deed=Deed(stealth=2)))
    ghoul = table.ally("A", ally("ghoul"))
    table.act("A")
    table.seat("A").answers(Bleed(ghoul, "B"))
    assert (stealth(table.now), intercept(table.now, table.card(guard))) == (0, 0)
    finish(table)
    table.seat("A").plays("stroll", sully)
    assert stealth(table.now) == 2


@pytest.mark.rule("VTES-STEALTH-04", "VTES-STEALTH-08", "VTES-STEALTH-10")
def test_stealth_is_added_only_while_an_attempt_would_succeed_and_then_as_much_as_there_is():
    table, sully, guard = pair(0, 1)
    table.hand(
        "A",
        modifier("hush", Change(what="stealth", amount=3), when="need-stealth"),
        modifier("fog", STEALTH, when="need-stealth"),
        modifier("whim", GainPool()),
    )
    whisper = lever(table, "A", Change(what="stealth", who="acting"), when="need-stealth", once=("action",))
    bleed(table, sully)
    needed = (PlayCard("hush", 0, sully), PlayCard("fog", 0, sully), UseAbility(whisper, 0))
    assert {table.refused(option) for option in needed} == {"VTES-STEALTH-04"}, "nobody attempts to block yet"
    attempt(table, "B", guard, "block-attempt")
    assert set(needed) <= set(table.options())
    table.seat("A").plays("hush", sully)
    assert stealth(table.now) == 3, "2 would have been enough"
    assert {table.refused(option) for option in needed[1:]} == {"VTES-STEALTH-04"}, "not needed any more"
    until(table, "action", "B")
    attempt(table, "B", guard, "block-attempt")
    assert stealth(table.now) == 3, "for the whole action"
    finish(table)
    assert stealth(table.now) == 0


@pytest.mark.rule("VTES-STEALTH-05", "VTES-STEALTH-09", "VTES-STEALTH-10")
def test_intercept_is_added_only_to_the_blocker_and_only_while_it_is_too_low():
    table, sully, guard = pair(1, 0)
    aide, bystander = vampire(table, "B"), vampire(table, "C")
    table.hand(
        "B",
        reaction("alarm", Change(what="intercept", amount=2), when="need-intercept"),
        reaction("torch", INTERCEPT, when="need-intercept"),
        reaction("shout", GainPool()),
    )
    table.hand("C", "alarm")
    bleed(table, sully)
    assert table.refused(PlayCard("alarm", 0, guard)) == "VTES-STEALTH-05", "before any attempt"
    attempt(table, "B", guard)
    until(table, "block-attempt", "B")
    assert table.refused(PlayCard("alarm", 0, aide)) == "VTES-STEALTH-05"
    table.seat("B").plays("alarm", guard)
    until(table, "block-attempt", "B")
    assert table.refused(PlayCard("torch", 0, guard)) == "VTES-STEALTH-05", "1 would have been enough"
    values = [intercept(table.now, table.card(one)) for one in (guard, aide, bystander)]
    assert values == [2, 0, 0], "of each minion by itself"


@pytest.mark.rule("VTES-STEALTH-05")
def test_nobody_else_adds_intercept():
    table, sully, guard = pair(1, 0)
    bystander = vampire(table, "C")
    table.hand("C", reaction("alarm", INTERCEPT, when="need-intercept"), reaction("shout", GainPool()))
    bleed(table, sully)
    attempt(table, "B", guard)
    until(table, "block-attempt", "C")
    assert table.refused(PlayCard("alarm", 0, bystander)) == "VTES-STEALTH-05"


@pytest.mark.rule("VTES-STEALTH-05")
def test_a_card_in_play_adds_intercept_to_the_blocker_of_its_methuselah_while_it_is_needed():
    table, sully, guard = pair(1, 0)
    radio, other = (
        lever(table, seat, Change(what="intercept", who="blocker"), when="need-intercept", once=("phase",))
        for seat in "BC"
    )
    bleed(table, sully)
    until(table, "action", "B")
    assert table.refused(UseAbility(radio, 0)) == "VTES-STEALTH-05", "before any attempt"
    table.seat("B").answers(Block(guard))
    assert table.ask("B").check(UseAbility(other, 0)) is not None
    table.seat("B").uses(radio)
    finish(table)
    assert table.told("blocked") == [{"minion": sully, "blocker": guard}]


@pytest.mark.rule("VTES-STEALTH-06", "VTES-STEALTH-03")
def test_permanent_bonuses_simply_count_and_some_effects_need_no_need():
    table, sully, guard = pair(0, 0)
    table.put("A", thing("mist", Static("stealth", 2, of="controller")))
    scout(table, guard)
    table.hand("A", modifier("veil", STEALTH, when="act"))
    dazzle = lever(
        table, "A", Change(what="intercept", amount=-2, who="chosen"), choose=("minion",), when="act", once=("action",)
    )
    candle = lever(table, "B", Change(what="stealth", amount=-4, who="acting"), when="act", once=("action",))
    bleed(table, sully)
    assert (stealth(table.now), intercept(table.now, table.card(guard))) == (2, 1)
    table.seat("A").plays("veil", sully)
    table.seat("A").uses(dazzle)
    table.seat("A").answers(next(option for option in table.options() if option.card == guard))
    until(table, "action", "B")
    table.seat("B").uses(candle)
    assert (stealth(table.now), intercept(table.now, table.card(guard))) == (-1, -1), "lowered without any need"


@pytest.mark.rule("VTES-STEALTH-07", "VTES-R-09")
def test_a_card_that_gives_stealth_and_something_else_needs_the_stealth():
    table = Table()
    sully, guard = vampire(table, "A", disciplines=("DOM",)), vampire(table, "B")
    table.hand("A", "bonding", modifier("whim", GainPool()))
    bleed(table, sully)
    assert offered(table, "bonding", sully, 0), "inferior: only the bleed"
    assert table.refused(PlayCard("bonding", 1, sully)) == "VTES-STEALTH-04"
    attempt(table, "B", guard, "block-attempt")
    assert offered(table, "bonding", sully, 1)


@pytest.mark.rule("VTES-STEALTH-08", "VTES-STEALTH-09", "VTES-RES-11")
def test_intercept_lasts_for_later_attempts_of_the_same_minion_and_ends_with_the_action():
    table, sully, guard = pair(2, 0)
    other = vampire(table, "A", stealth=1)
    table.hand("B", reaction("alarm", INTERCEPT, when="need-intercept"))
    bleed(table, sully)
    attempt(table, "B", guard)
    table.seat("B").plays("alarm", guard)
    until(table, "action", "B")
    attempt(table, "B", guard)
    assert intercept(table.now, table.card(guard)) == 1
    finish(table)
    table.seat("A").answers(Bleed(other, "B"))
    assert intercept(table.now, table.card(guard)) == 0


@pytest.mark.rule("VTES-X-04", "VTES-STEALTH-01", "VTES-STEALTH-05", "VTES-RES-04")
def test_ayelech_blocks_the_hunt_of_wauneka():
    table = Table("SAK")
    wauneka, ayelech = table.vampire("S", "wauneka", blood=2), table.vampire("K", "ayelech", blood=2)
    vampire(table, "A")
    table.hand("K", reaction("ear", INTERCEPT, when="need-intercept"))
    hunt(table, wauneka, "S")
    until(table, "action", "A")
    table.seat("A").passes()
    attempt(table, "K", ayelech)
    until(table, "block-attempt", "K")
    table.seat("K").plays("ear", ayelech)
    finish(table)
    assert table.told("blocked") == [{"minion": wauneka, "blocker": ayelech}]
    assert table.told("combat") == [{"minion": wauneka, "opponent": ayelech}]
    assert table.card(ayelech).locked
    assert not table.told("gains-blood")
