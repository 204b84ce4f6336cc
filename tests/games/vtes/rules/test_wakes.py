"""Waking (catalogue, section 12.4), and once each turn (VTES-R-21)."""

import pytest
from tests.games.vtes.cards.moments import phase, until
from tests.games.vtes.table import Table, crypt_entry, library_card

from nokturn.games.vtes.playing.cancelling import Cancel
from nokturn.games.vtes.state.card_language import Ability, Mode
from nokturn.games.vtes.state.choices import Bleed, Block, Hunt, PlayCard, UseAbility
from nokturn.games.vtes.text.effects import Change, GainPool, Lock, Unlock, Wake

WAKES = Mode("reaction", "wake", needs=("locked",), does=(Wake(),))


def scene(*cards, seats="ABC", parts=(), **more):
    """A's vampire can act; B's guard is locked and B holds the cards."""
    crypt_entry("acting", capacity=6, disciplines=("DOM",))
    crypt_entry("guard", *parts, capacity=6)
    library_card("alarm", WAKES, types=("reaction",))
    library_card("shout", Mode("reaction", "act", does=(GainPool(),)), types=("reaction",))
    table = Table(seats)
    one, guard = table.vampire("A", "acting"), table.vampire("B", "guard", locked=True, **more)
    table.hand("B", *cards)
    return table, one, guard


def bled(*cards, **more):
    """A bleeds B, who is asked."""
    table, one, guard = scene(*cards, **more)
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    until(table, "action", "B")
    return table, one, guard


@pytest.mark.rule("VTES-WAKE-01", "VTES-WAKE-05")
def test_who_wakes_may_block_and_react_and_stays_locked():
    table, _, guard = bled("alarm", "shout")
    assert Block(guard) not in table.options()
    assert PlayCard("shout", 0, guard) not in table.options()
    table.seat("B").plays("alarm", guard)
    until(table, "action", "B")
    assert table.card(guard).locked
    assert {Block(guard), PlayCard("shout", 0, guard)} <= set(table.options())
    until(table, "minion-phase")  # nothing obliges it to
    assert table.pool("B") == 29


@pytest.mark.rule("VTES-WAKE-01")
def test_for_that_action_only():
    table, one, guard = bled("alarm", "shout")
    table.seat("B").plays("alarm", guard)
    until(table, "minion-phase")
    table.now.change(one, locked=False)
    table.run("vtes.minion_phase", "A")
    table.seat("A").answers(Hunt(one))
    until(table, "action", "B")
    assert Block(guard) not in table.options()
    assert PlayCard("shout", 0, guard) not in table.options()


@pytest.mark.rule("VTES-WAKE-04")
def test_a_block_by_one_that_is_awake_leaves_it_locked():
    table, one, guard = bled("alarm")
    table.seat("B").plays("alarm", guard)
    until(table, "action", "B")
    table.seat("B").answers(Block(guard))
    until(table, "minion-phase")
    assert table.told("combat") == [{"minion": one, "opponent": guard}]
    assert table.card(guard).locked


@pytest.mark.rule("VTES-WAKE-04", "VTES-WORD-02", "VTES-WORD-03")
def test_one_that_is_awake_cannot_pay_by_locking_but_can_be_told_to_lock():
    cost = Ability("act", lock=True, does=(GainPool(),))
    instruction = Ability("act", once=("action",), does=(Lock(who="this"), GainPool(amount=2)))
    table, _, guard = bled("alarm", parts=(cost, instruction))
    table.seat("B").plays("alarm", guard)
    until(table, "action", "B")
    assert table.refused(UseAbility(guard, 0)) == "VTES-WORD-02"
    table.seat("B").uses(guard, 1)
    assert table.pool("B") == 32
    assert table.card(guard).locked


def played(*cards, when="bleed", **more):
    """A plays a modifier in a bleed; B, whose guard is locked, is asked as it is played."""
    boost = Mode("action_modifier", when, does=(Change(what="bleed"),))
    library_card("boost", boost, types=("action_modifier",))
    library_card("negation", Mode("reaction", "as-played", does=(Cancel(),)), types=("reaction",))
    table, one, guard = scene(*cards, **more)
    table.hand("A", "boost")
    table.act("A")
    table.seat("A").answers(Bleed(one, "B"))
    until(table, "action", "A")
    table.seat("A").plays("boost", one)
    return table, one, guard


@pytest.mark.rule("VTES-WAKE-02")
def test_one_may_wake_as_a_card_is_played_to_react_to_it():
    table, _, guard = played("alarm", "negation")
    until(table, "as-played", "B")
    assert PlayCard("negation", 0, guard) not in table.options()
    table.seat("B").plays("alarm", guard)
    until(table, "as-played", "B")
    while PlayCard("negation", 0, guard) not in table.options():
        table.seat("B").passes()
        until(table, "as-played", "B")
    table.seat("B").plays("negation", guard)
    until(table, "minion-phase")
    assert "boost" in [one["card"] for one in table.told("cancelled")]
    assert table.pool("B") == 29


@pytest.mark.rule("VTES-WAKE-02")
def test_a_reaction_that_wakes_needs_an_action_of_somebody_else():
    library_card("gain", Mode("master", "master", does=(GainPool(),)), types=("master",))
    library_card("negation", Mode("reaction", "as-played", does=(Cancel(),)), types=("reaction",))
    table, _, _ = scene("alarm", "negation")
    table.hand("A", "gain")
    phase(table, "master")
    table.seat("A").plays("gain")
    assert table.over  # nobody could do anything as it was played
    assert table.pool("A") == 31


@pytest.mark.rule("VTES-WAKE-03")
def test_what_unlocks_without_waking_is_no_use_as_a_card_is_played():
    library_card("rise", Mode("reaction", "act", needs=("locked",), does=(Unlock(),)), types=("reaction",))
    table, _, guard = played("rise", "negation", "alarm")
    until(table, "as-played", "B")
    assert PlayCard("rise", 0, guard) not in table.options()
    assert PlayCard("alarm", 0, guard) in table.options()
    until(table, "action", "B")
    assert PlayCard("rise", 0, guard) in table.options()


@pytest.mark.rule("VTES-R-21")
def test_once_each_turn_is_once_in_everybodys_turn():
    well = Ability("impulse", once=("turn",), does=(GainPool(),))
    library_card("well", well, types=("master",), location=True)
    table = Table("AB")
    source = table.put("A", "well")
    for seat, pool in (("A", 31), ("B", 32)):
        table.take_turn(seat)
        until(table, "master-phase", "A")
        table.seat("A").uses(source)
        assert table.pool("A") == pool
        for _ in range(20):
            if table.over:
                break
            assert UseAbility(source, 0) not in table.options()
            table.seat(table.ask().seat).answers(table.ask().options[-1])
        assert table.over
