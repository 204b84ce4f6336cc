"""Who may block, when, and what becomes of an attempt (VTES-BLOCK)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, choose, hunt, until
from tests.games.vtes.rules.acting import (
    action_card,
    action_of,
    ally,
    attempt,
    becomes,
    finish,
    lever,
    lies,
    offered,
    reaction,
    scout,
    use_on,
    watched,
)
from tests.games.vtes.rules.props import gift, modifier, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.card_language import POLITICAL, Deed, Mode
from nokturn.games.vtes.state.choices import Block, ChooseMethuselah, Pass, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.text.effects import Change, GainPool, Lock, Wake


def blockers(table: Table) -> list[tuple[str, str]]:
    """Who is offered which block in state A, in order, while everybody passes."""
    found = []
    while table.prompt == "action":
        found += [(table.ask().seat, option.minion) for option in table.options(Block)]
        table.seat(table.ask().seat).passes()
    return found


@pytest.mark.rule("VTES-BLOCK-01", "VTES-TERM-10")
def test_a_directed_action_is_blocked_by_ready_unlocked_minions_of_its_target_only():
    table = Table("ABCD")
    sully = vampire(table, "A")
    guard, dog = vampire(table, "B"), table.ally("B", ally("dog"))
    vampire(table, "B", locked=True), lies(table, "B")
    vampire(table, "C"), vampire(table, "D"), vampire(table, "A")
    bleed(table, sully)
    assert blockers(table) == [("B", guard), ("B", dog)]


@pytest.mark.rule("VTES-BLOCK-01", "VTES-IMPULSE-03")
def test_of_several_targets_everybody_may_block_clockwise():
    table = Table("ABCD")
    sully = vampire(table, "A")
    guards = {seat: vampire(table, seat) for seat in "BCD"}
    curse = Deed(directed="chosen")
    table.hand("A", action_card("curse", Lock(who="chosen"), deed=curse, choose=("vampire:others", "vampire:others")))
    table.act("A")
    table.seat("A").plays("curse", sully)
    choose(table, "A", guards["D"], guards["B"])
    assert blockers(table) == [("B", guards["B"]), ("D", guards["D"])]


@pytest.mark.rule("VTES-BLOCK-02", "VTES-BLOCK-03")
@pytest.mark.parametrize("kind", ["hunt", "political"])
def test_an_undirected_action_is_blocked_by_the_prey_and_then_by_the_predator(kind):
    table = Table("ABCDE")
    sully = vampire(table, "A")
    guards = {seat: vampire(table, seat) for seat in "BCDE"}
    if kind == "hunt":
        hunt(table, sully)
    else:
        table.hand("A", library_card("vote", Mode(POLITICAL, "take-action"), types=(POLITICAL,)))
        table.act("A")
        table.seat("A").plays("vote", sully)
    assert blockers(table) == [("B", guards["B"]), ("E", guards["E"])]


@pytest.mark.rule("VTES-BLOCK-04", "VTES-BLOCK-05", "VTES-SEQ-10", "VTES-SEQ-11")
def test_one_attempt_at_a_time_and_as_many_as_one_likes():
    table = Table()
    sully, one, other, predator = vampire(table, "A"), vampire(table, "B"), vampire(table, "B"), vampire(table, "C")
    reaction("shout", GainPool())
    watched(table, "B", "C")
    hunt(table, sully)
    for minion in (one, one, other):
        until(table, "action", "B")
        assert {option.minion for option in table.options(Block)} == {one, other}
        table.seat("B").answers(Block(minion))
        while table.prompt == "block-attempt":
            assert not table.options(Block), "nobody else meanwhile"
            table.seat(table.ask().seat).passes()
    assert [fact["minion"] for fact in table.told("block-fails")] == [one, one, other]
    table.seat("B").passes()
    assert Block(predator) in table.ask("C").options


@pytest.mark.rule("VTES-X-03", "VTES-BLOCK-02", "VTES-BLOCK-04", "VTES-BLOCK-05", "VTES-BLOCK-06")
def test_the_prey_tries_twice_and_declines_then_the_predator_tries():
    table = Table("SAK")
    dowager = table.vampire("S", "the-dowager", blood=4)
    alicjas, karols = vampire(table, "A"), vampire(table, "K")
    table.hand("S", "underbridge-stray")
    table.act("S")
    table.seat("S").plays("underbridge-stray", dowager)
    for _ in range(2):
        attempt(table, "A", alicjas)
    assert table.ask("A").prompt == "action", "only once the prey has declined"
    table.seat("A").passes()
    assert table.ask("K").options == (Block(karols), Pass())
    table.seat("K").answers(Block(karols))
    assert table.ask("K").prompt == "action", "the prey has declined for good"
    assert len(table.told("block-fails")) == 3


@pytest.mark.rule("VTES-BLOCK-06", "VTES-SEQ-07", "VTES-R-43", "VTES-IMPULSE-07")
def test_whoever_has_passed_blocks_no_more_whatever_is_played_then():
    table = Table()
    sully, guard, predator = vampire(table, "A"), vampire(table, "B"), vampire(table, "C")
    table.hand("A", modifier("hush", GainPool()))
    reaction("shout", GainPool())
    watched(table, "B")
    well = lever(table, "C", GainPool(), when="act", once=("action",))
    hunt(table, sully)
    table.seat("A").passes()
    table.seat("B").passes()
    table.seat("C").uses(well)
    assert table.ask("A").prompt == "action", "the impulse is back with the acting Methuselah"
    table.seat("A").plays("hush", sully)
    assert table.ask("B").prompt == "action"
    assert not table.options(Block), f"B has refused with {guard}"
    table.seat("B").passes()
    assert Block(predator) in table.ask("C").options, "using something is no refusal"


@pytest.mark.rule("VTES-R-11", "VTES-R-10")
def test_a_pass_refuses_not_the_use_of_an_effect():
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    table.hand("B", reaction("shout", GainPool()))
    bleed(table, sully)
    table.seat("B").plays("shout", guard)
    assert Block(guard) in table.ask("B").options
    assert action_of(table).refused == ()


@pytest.mark.rule("VTES-BLOCK-06")
@pytest.mark.parametrize("passed", [True, False])
def test_a_refusal_binds_even_whoever_is_entitled_only_later(passed):
    table = Table("ABCD")
    sully, guard = vampire(table, "A"), vampire(table, "C")
    badge = lever(table, "C", Change(what="entitled", who="you"), when="act", once=("action",))
    well = lever(table, "D", GainPool(), when="act", once=("action",))
    table.put("C", thing("spring", gift("act")))
    bleed(table, sully)
    assert not table.ask("C").check(Pass())
    assert not table.options(Block)
    if passed:
        table.seat("C").passes()
        table.seat("D").uses(well)
    table.seat("C").uses(badge)
    assert (Block(guard) in table.ask("C").options) is not passed


@pytest.mark.rule("VTES-BLOCK-07")
def test_whoever_has_refused_to_block_still_reacts():
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    table.hand("B", reaction("shout", GainPool()))
    bleed(table, sully)
    table.seat("B").passes()
    assert table.ask("B").prompt == "blocks-declined"
    assert table.options() == (PlayCard("shout", 0, guard), Pass())


@pytest.mark.rule("VTES-BLOCK-08", "VTES-SEQ-12")
def test_a_new_target_may_block_although_it_passed_before_and_the_old_one_may_not():
    table = Table()
    sully, bouncer, guard = vampire(table, "A"), vampire(table, "B", disciplines=("DOM",)), vampire(table, "C")
    table.hand("B", "deflection")
    reaction("shout", GainPool())
    watched(table, "C")
    bleed(table, sully)
    table.seat("B").passes()
    table.seat("C").passes()
    table.seat("B").plays("deflection", bouncer, 1)
    table.seat("B").answers(ChooseMethuselah("C"))
    assert table.prompt == "action"
    assert blockers(table) == [("C", guard)]


@pytest.mark.rule("VTES-BLOCK-09", "VTES-R-36")
def test_of_two_the_other_decides_once():
    table = Table("AB")
    sully, guard = vampire(table, "A", blood=2), vampire(table, "B")
    hunt(table, sully)
    assert blockers(table) == [("B", guard)]
    assert (table.prompt, table.blood(sully)) == ("minion-phase", 3)


@pytest.mark.rule("VTES-BLOCK-10")
@pytest.mark.parametrize(
    "what, whose", [("cannot-block", "guard"), ("unblockable", "sully"), ("unblockable-by-vampires", "sully")]
)
def test_whoever_cannot_block_does_not_attempt_it_and_fails_if_that_comes_meanwhile(what, whose):
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    dog = table.ally("B", ally("dog"))
    barrier = lever(table, "A", Change(what=what, who="chosen"), choose=("minion",), when="act", once=("action",))
    bleed(table, sully)
    attempt(table, "B", guard, "block-attempt")
    use_on(table, "A", barrier, guard if whose == "guard" else sully)
    assert table.told("block-fails") == [{"minion": guard}]
    if what == "unblockable":
        assert table.prompt == "minion-phase", "nobody may block any more"
        assert table.pool("B") == 29
    else:
        until(table, "action", "B")
        assert table.refused(Block(guard)) == "VTES-BLOCK-10"
        assert Block(dog) in table.options()


@pytest.mark.rule("VTES-BLOCK-11", "VTES-R-29")
@pytest.mark.parametrize("change", [{"locked": True}, {"region": TORPOR}, {"controller": "C"}])
@pytest.mark.parametrize("awake", [True, False])
def test_the_attempt_of_a_minion_that_is_not_able_any_more_fails(change, awake):
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B", strength=-1)
    if awake:
        vigil = lever(table, "B", Wake(who="chosen"), choose=("minion",), when="act", once=("action",))
    trap = lever(table, "A", becomes(**change), choose=("minion",), when="act", once=("action",))
    bleed(table, sully)
    if awake:
        until(table, "action", "B")
        use_on(table, "B", vigil, guard)
    attempt(table, "B", guard, "block-attempt")
    use_on(table, "A", trap, guard)
    finish(table)
    survives = awake and "locked" in change
    assert bool(table.told("blocked")) is survives
    assert len(table.told("block-fails")) == (0 if survives else 1)
    assert table.pool("B") == (30 if survives else 29)


@pytest.mark.rule("VTES-BLOCK-12")
def test_a_declared_attempt_is_not_withdrawn():
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B", strength=-1)
    reaction("shout", GainPool())
    watched(table, "B")
    bleed(table, sully)
    attempt(table, "B", guard)
    assert table.ask("B").options == (Pass(),)
    table.seat("B").passes()
    assert table.told("blocked") == [{"minion": sully, "blocker": guard}]


@pytest.mark.rule("VTES-BLOCK-13", "VTES-SEQ-08")
def test_whoever_has_failed_and_tries_no_more_has_declined():
    table = Table()
    sully, guard = vampire(table, "A"), vampire(table, "B")
    scout(table, guard, 0)
    table.hand("A", modifier("hush", GainPool(), when="declined"))
    hunt(table, sully)
    attempt(table, "B", guard)
    table.seat("B").passes()
    assert table.ask("A").prompt == "blocks-declined"
    assert "B" in action_of(table).refused
    assert offered(table, "hush", sully)
