"""Who may use the next card or effect (VTES-IMPULSE)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, choose, phase, until
from tests.games.vtes.rules.props import IDLE, gift, modifier, thing, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.playing.impulse import order
from nokturn.games.vtes.state.card_language import ACTION_CARD, Deed, Mode
from nokturn.games.vtes.state.choices import Block, Hunt, Pass, UseAbility
from nokturn.games.vtes.state.vocabulary import Timing
from nokturn.games.vtes.text.effects import Change, Lock


def wells(table: Table, *seats: str, when: Timing = "impulse") -> dict[str, str]:
    """Everybody has something to use at any time."""
    thing("well", gift(when))
    return {seat: table.put(seat, "well") for seat in seats}


def round_of(table: Table, prompt: str) -> list[str]:
    """Who is asked this, one after the other, if everybody passes."""
    seats = []
    while table.prompt == prompt:
        seats.append(table.ask().seat)
        table.seat(seats[-1]).passes()
    return seats


@pytest.mark.rule("VTES-IMPULSE-01", "VTES-IMPULSE-04", "VTES-IMPULSE-06")
@pytest.mark.parametrize("active, asked", [("A", "ABCD"), ("C", "CDAB")])
def test_outside_an_action_whose_turn_it_is_goes_first_then_the_others_clockwise(active, asked):
    table = Table("ABCD")
    wells(table, *"ABCD")
    phase(table, "master", active)
    assert round_of(table, "master-phase") == list(asked)
    assert table.over, "all have passed in succession"


@pytest.mark.rule("VTES-IMPULSE-01", "VTES-IMPULSE-03", "VTES-IMPULSE-04")
def test_in_an_action_directed_at_one_the_target_comes_after_the_acting_methuselah():
    table = Table("ABCDE")
    wells(table, *"ABCDE")
    far = Mode(
        ACTION_CARD, "take-action", deed=Deed(directed="chosen"), choose=("minion:others",), does=(Lock(who="chosen"),)
    )
    sully, victim = vampire(table, "A"), vampire(table, "D")
    table.hand("A", library_card("bolt", far, types=(ACTION_CARD,)))
    table.act("A")
    table.seat("A").plays("bolt", sully)
    choose(table, "A", victim)
    assert round_of(table, "action") == ["A", "D", "B", "C", "E"]


@pytest.mark.rule("VTES-IMPULSE-03")
def test_in_an_action_directed_at_several_they_come_clockwise():
    table = Table("ABCDE")
    wells(table, *"ABCDE")
    words = ("minion:others", "minion:others not-chosen")
    far = Mode(ACTION_CARD, "take-action", deed=Deed(directed="chosen"), choose=words, does=(Lock(who="chosen"),))
    sully, one, two = vampire(table, "A"), vampire(table, "E"), vampire(table, "C")
    table.hand("A", library_card("bolt", far, types=(ACTION_CARD,)))
    table.act("A")
    table.seat("A").plays("bolt", sully)
    choose(table, "A", one, two)
    assert round_of(table, "action") == ["A", "C", "E", "B", "D"]


@pytest.mark.rule("VTES-IMPULSE-03", "VTES-IMPULSE-04")
def test_in_an_undirected_action_the_prey_then_the_predator_then_the_others():
    table = Table("ABCDE")
    wells(table, *"ABCDE")
    sully = vampire(table, "C", blood=1)
    table.act("C")
    table.seat("C").answers(Hunt(sully))
    assert round_of(table, "action") == ["C", "D", "B", "E", "A"]


@pytest.mark.rule("VTES-IMPULSE-03", "VTES-IMPULSE-04", "VTES-IMPULSE-08")
@pytest.mark.parametrize("acting, other, asked", [("A", "C", "ACBD"), ("C", "B", "CBDA")])
def test_in_combat_the_acting_side_then_the_opposing_side_then_the_others(acting, other, asked):
    table = Table("ABCD")
    wells(table, *"ABCD", when="before-range")
    one, two = vampire(table, acting), vampire(table, other)
    table.run("vtes.fight", one, two, False)
    assert round_of(table, "before-range") == list(asked)


@pytest.mark.rule("VTES-IMPULSE-08")
def test_in_every_step_of_combat_the_acting_side_is_asked_first():
    table = Table("AB")
    wells(table, "A", "B")
    sully, guard = vampire(table, "A"), vampire(table, "B")
    bleed(table, sully)
    until(table, "action", "B")
    table.seat("B").answers(Block(guard))
    firsts: dict[str, str] = {}
    while table.prompt != "minion-phase":
        question = table.ask()
        if table.now.combat is not None:
            firsts.setdefault(question.prompt, question.seat)
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])
    assert len(firsts) >= 5
    assert set(firsts.values()) == {"A"}


@pytest.mark.rule("VTES-IMPULSE-02")
def test_after_one_effect_the_acting_methuselah_may_use_another():
    table = Table("AB")
    well = wells(table, "A", "B")["A"]
    bleed(table, vampire(table, "A"))
    for number in range(1, 4):
        table.seat("A").uses(well)
        assert table.pool("A") == 30 + number
        assert (table.prompt, table.ask().seat) == ("action", "A")


@pytest.mark.rule("VTES-IMPULSE-05")
def test_any_use_gives_the_impulse_back_to_the_acting_methuselah_and_voids_the_passes():
    table = Table("ABC")
    refs = wells(table, *"ABC")
    table.vampire("B", "ashley")
    bleed(table, vampire(table, "A"))
    table.seat("A").passes()
    table.seat("B").passes()
    table.seat("C").uses(refs["C"])
    assert table.ask().seat == "A"
    assert UseAbility(refs["A"], 0) in table.options()
    table.seat("A").passes()
    assert UseAbility(refs["B"], 0) in table.ask("B").options, "B's pass is not remembered"


@pytest.mark.rule("VTES-IMPULSE-06")
def test_the_step_goes_on_until_all_have_passed_in_succession():
    table = Table("ABC")
    refs = wells(table, *"ABC")
    phase(table, "master")
    table.seat("A").passes()
    table.seat("B").passes()
    table.seat("C").uses(refs["C"])
    table.seat("A").passes()
    table.seat("B").uses(refs["B"])
    assert round_of(table, "master-phase") == ["A", "B", "C"]
    assert table.over


@pytest.mark.rule("VTES-IMPULSE-07", "VTES-R-10")
def test_a_pass_is_remembered_for_blocking_but_not_for_using_effects():
    table = Table("ABC")
    refs = wells(table, *"ABC")
    guard = vampire(table, "B")
    bleed(table, vampire(table, "A"))
    table.seat("A").passes()
    assert Block(guard) in table.ask("B").options
    table.seat("B").passes()
    table.seat("C").uses(refs["C"])
    table.seat("A").passes()
    assert UseAbility(refs["B"], 0) in table.ask("B").options
    assert table.ask("B").check(Block(guard)) is not None


@pytest.mark.rule("VTES-R-10")
def test_before_the_first_block_decision_the_defender_may_wake_a_minion_and_the_actor_raise_the_bleed():
    table = Table("ABC")
    sully, guard = vampire(table, "A"), vampire(table, "B", locked=True)
    table.hand("A", modifier("push", Change(what="bleed")), IDLE)
    table.hand("B", "wake-with-evenings-freshness", IDLE)
    wells(table, "A")
    bleed(table, sully)
    table.seat("A").plays("push", sully)
    table.seat("A").passes()
    table.seat("B").plays("wake-with-evenings-freshness", guard)
    assert table.ask().seat == "A", "who may now change plans"
    table.seat("A").passes()
    assert Block(guard) in table.ask("B").options
    assert table.now.action is not None
    assert table.now.action.refused == ()


@pytest.mark.rule("VTES-R-10")
def test_a_use_by_another_does_not_undo_a_refusal_to_block():
    table = Table("ABC")
    refs = wells(table, *"ABC")
    prey, predator = vampire(table, "B"), vampire(table, "C")
    sully = vampire(table, "A", blood=1)
    table.act("A")
    table.seat("A").answers(Hunt(sully))
    table.seat("A").passes()
    table.seat("B").passes()
    assert Block(predator) in table.ask("C").options
    table.seat("C").uses(refs["C"])
    table.seat("A").passes()
    assert table.ask("B").check(Block(prey)) is not None, "the prey has refused for good"
    table.seat("B").passes()
    assert Block(predator) in table.ask("C").options, "to use an effect is no refusal"


@pytest.mark.rule("VTES-IMPULSE-04")
def test_whoever_is_ousted_is_asked_nothing_any_more():
    table = Table("ABCD")
    wells(table, *"ABCD")
    table.state.gone = ("B",)
    bleed(table, vampire(table, "A"), "C")
    assert order(table.now, "action") == ("A", "C", "D")


@pytest.mark.rule("VTES-IMPULSE-01")
def test_who_is_asked_does_not_tell_what_a_hand_holds():
    asked = []
    for card in ("deflection", "vessel"):
        table = Table("ABC")
        sully, _ = vampire(table, "A"), vampire(table, "B", disciplines=("dom",))
        table.hand("B", card)
        bleed(table, sully)
        asked.append((round_of(table, "action"), round_of(table, "blocks-declined")))
    assert asked == [(["B"], ["B"])] * 2
