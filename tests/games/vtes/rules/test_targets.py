"""What cards can be played on (VTES-TGT)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import choose, phase
from tests.games.vtes.politics.polls import political
from tests.games.vtes.rules.props import master, vampire
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.card_language import ACTION_CARD, Deed, Effect, Mode, Static
from nokturn.games.vtes.state.choices import ChooseCard, ChoosePrinted, Diablerize, PlayCard, Rescue
from nokturn.games.vtes.state.state import CONTESTED, READY, TORPOR
from nokturn.games.vtes.state.vocabulary import Directed
from nokturn.games.vtes.text.effects import Burn, BurnBlood, GainPool, Lock
from nokturn.kernel.asks import Option


def options_of(table: Table) -> set[Option]:
    return set(table.options())


def action_card(card: str, word: str, *does: Effect, directed: Directed = "chosen") -> str:
    """An action card that anybody can use, directed at whoever controls its target."""
    mode = Mode(ACTION_CARD, "take-action", deed=Deed(directed=directed), choose=(word,), does=does)
    return library_card(card, mode, types=(ACTION_CARD,))


def announce(table: Table, card: str, minion: str) -> None:
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, minion)


@pytest.mark.rule("VTES-TGT-01")
def test_a_card_played_on_another_needs_one_in_play():
    table = Table()
    table.uncontrolled("A", "ashley", 5)
    table.hand("A", master("bolt", Lock(who="chosen"), choose=("vampire",)), "vessel")
    phase(table, "master")
    assert table.refused(PlayCard("bolt", 0)) == "VTES-TGT-01"
    sully = vampire(table, "C")
    phase(table, "master")
    table.seat("A").plays("bolt")
    assert options_of(table) == {ChooseCard(sully)}


@pytest.mark.rule("VTES-TGT-01")
def test_a_location_is_a_location_whether_it_lies_in_play_or_a_minion_has_it():
    table = Table()
    sully = vampire(table, "B")
    barrens = table.put("A", "the-barrens")
    den = table.put("B", library_card("den", types=("equipment",), location=True), host=sully)
    for no_location in ("dreams-of-the-sphinx", "smiling-jack-the-anarch"):
        table.put("B", no_location)
    table.put("B", "sport-bike", host=sully)
    table.put("C", "elder-library", region=CONTESTED)
    table.hand("A", master("quake", Burn(who="chosen"), choose=("location",)))
    phase(table, "master")
    table.seat("A").plays("quake")
    assert options_of(table) == {ChooseCard(barrens), ChooseCard(den)}


@pytest.mark.rule("VTES-TGT-02")
def test_vampires_in_torpor_are_legal_targets_uncontrolled_and_contested_ones_are_not():
    table = Table()
    ready, down = vampire(table, "B"), vampire(table, "B", region=TORPOR)
    table.vampire("B", "ashley", region=CONTESTED, came_from=READY)
    table.vampire("C", "ashley", region=CONTESTED, came_from=READY)
    table.uncontrolled("B", "sully", 3)
    table.hand("A", master("bolt", Lock(who="chosen"), choose=("vampire",)))
    phase(table, "master")
    table.seat("A").plays("bolt")
    assert options_of(table) == {ChooseCard(ready), ChooseCard(down)}


@pytest.mark.rule("VTES-TGT-03")
def test_what_is_on_a_minion_can_be_targeted_though_the_minion_cannot():
    table = Table()
    sully, other = vampire(table, "A"), vampire(table, "B")
    veiled = vampire(table, "B", Static("untargetable", of="self"))
    vest = table.put("B", "kevlar-vest", host=veiled)
    action_card("strip", "equipment:others", Burn(who="chosen"))
    announce(table, action_card("ambush", "minion:others", Lock(who="chosen")), sully)
    assert options_of(table) == {ChooseCard(other)}
    announce(table, "strip", sully)
    choose(table, "A", vest)
    assert table.now.action is not None
    assert (table.now.action.chosen, table.now.action.targets) == ((vest,), ("B",))
    table.pass_until("minion-phase")
    assert table.now.ash["B"] == ("kevlar-vest",)
    assert veiled in table.now.cards


@pytest.mark.rule("VTES-TGT-03")
def test_what_is_no_directed_action_may_target_it_and_so_may_its_own_methuselah():
    table = Table()
    veiled = vampire(table, "B", Static("untargetable", of="self"), region=TORPOR, blood=3)
    sully, mate = vampire(table, "A"), vampire(table, "B", blood=3)
    table.hand("A", master("bolt", Lock(who="chosen"), choose=("vampire:others",)))
    phase(table, "master")
    table.seat("A").plays("bolt")
    assert ChooseCard(veiled) in table.options()
    table.act("A")
    assert table.refused(Rescue(sully, veiled)) == table.refused(Diablerize(sully, veiled)) == "VTES-TGT-03"
    table.act("B")
    assert {Rescue(mate, veiled), Diablerize(mate, veiled)} <= options_of(table)


@pytest.mark.rule("VTES-TGT-04")
@pytest.mark.parametrize("blood, left", [(0, 0), (1, 0), (4, 1)])
def test_the_card_that_holds_counters_is_the_target_however_many_there_are(blood, left):
    table = Table()
    sully = vampire(table, "B", blood=blood)
    table.hand("A", master("leech", BurnBlood(amount=3, who="chosen"), choose=("vampire",)))
    phase(table, "master")
    table.seat("A").plays("leech")
    choose(table, "A", sully)
    assert table.blood(sully) == left


@pytest.mark.rule("VTES-TGT-05")
def test_what_a_referendum_will_affect_is_no_target():
    table = Table()
    sully, _ = vampire(table, "A"), vampire(table, "B")
    announce(table, political("edict", Lock(who="chosen")), sully)
    assert table.now.action is not None
    assert (table.now.action.targets, table.now.action.chosen) == ((), ())


@pytest.mark.rule("VTES-TGT-06")
def test_an_action_that_targets_a_card_in_an_ash_heap_is_undirected():
    table = Table()
    sully = vampire(table, "A")
    for seat in "BC":
        vampire(table, seat)
    table.state.ash["B"] = ("majesty", "fame")
    table.state.ash["A"] = ("rebel",)
    announce(table, action_card("dig", "ash-heap", GainPool()), sully)
    assert options_of(table) == {
        ChoosePrinted("rebel", "ash", "A"),
        ChoosePrinted("majesty", "ash", "B"),
        ChoosePrinted("fame", "ash", "B"),
    }
    table.seat("A").answers(ChoosePrinted("fame", "ash", "B"))
    assert table.now.action is not None
    assert table.now.action.targets == ()
    assert table.now.action.chosen == ("ash/B/fame",)
    table.pass_until("minion-phase")
    assert table.pool("A") == 31


@pytest.mark.rule("VTES-TGT-06", "VTES-TGT-07")
def test_a_card_that_is_in_the_ash_heap_no_more_is_no_target():
    table = Table()
    sully = vampire(table, "A")
    vampire(table, "B")
    table.state.ash["B"] = ("majesty",)
    announce(table, action_card("dig", "ash-heap", GainPool()), sully)
    table.seat("A").answers(ChoosePrinted("majesty", "ash", "B"))
    table.now.ash["B"] = ()
    table.pass_until("minion-phase")
    assert table.pool("A") == 30
    assert len(table.told("fizzles")) == 1


@pytest.mark.rule("VTES-TGT-07", "VTES-R-12")
def test_targets_are_named_on_announcement_and_looked_at_again_on_resolution():
    table = Table()
    sully, victim = vampire(table, "A"), vampire(table, "B")
    vampire(table, "B")
    announce(table, action_card("bolt", "vampire:others ready", Lock(who="chosen"), GainPool()), sully)
    choose(table, "A", victim)
    table.now.change(victim, region=TORPOR)
    table.pass_until("minion-phase")
    assert len(table.told("succeeds")) == len(table.told("fizzles")) == 1
    assert not table.card(victim).locked
    assert table.pool("A") == 30
