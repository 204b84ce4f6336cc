"""Warsaw Station and Wasserschloss Anif."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import (
    bleed,
    block,
    can_use,
    choose,
    choose_slot,
    hunt,
    phase,
    targets,
    until,
)
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import (
    Diablerize,
    LeaveTorpor,
    Rescue,
)
from nokturn.games.vtes.state.state import READY, TORPOR
from nokturn.games.vtes.state.stats import stealth

# Warsaw Station


@pytest.mark.card("warsaw-station")
@pytest.mark.parametrize("whose", ["A", "C"])
def test_warsaw_station_unlocks_any_nosferatu_after_a_successful_undirected_action(whose):
    table = Table()
    station = table.put(whose, "warsaw-station")
    ryan = table.vampire("A", "ryan", blood=1)
    table.vampire("B", "sully")
    hunt(table, ryan)
    until(table, "as-announced", whose)
    table.seat(whose).uses(station)
    assert table.card(ryan).locked
    until(table, "minion-phase")
    assert not table.card(ryan).locked
    assert table.card(station).locked


@pytest.mark.card("warsaw-station")
def test_warsaw_station_does_nothing_for_a_blocked_action():
    table = Table()
    station = table.put("A", "warsaw-station")
    ryan = table.vampire("A", "ryan", blood=4)
    raven = table.vampire("B", "sully", blood=4)
    table.put("B", "sport-bike", host=raven)
    hunt(table, ryan)
    table.seat("A").uses(station)
    block(table, "B", raven)
    until(table, "minion-phase")
    assert table.card(ryan).locked


@pytest.mark.card("warsaw-station")
def test_warsaw_station_is_of_no_use_for_a_directed_action_or_another_clan():
    for vampire, directed in (("ryan", True), ("ashley", False)):
        table = Table()
        table.put("A", "warsaw-station")
        acting = table.vampire("A", vampire, blood=1)
        (bleed if directed else hunt)(table, acting)
        assert table.prompt != "as-announced"


@pytest.mark.card("warsaw-station")
def test_warsaw_station_is_burned_even_locked_to_take_a_nosferatu_out_of_torpor():
    table = Table()
    station = table.put("A", "warsaw-station", locked=True)
    ryan = table.vampire("B", "ryan", region=TORPOR, locked=True)
    table.vampire("B", "ashley", region=TORPOR)
    phase(table, "master")
    table.seat("A").uses(station, 1)
    assert targets(table) == {ryan}
    choose(table, "A", ryan)
    assert (table.card(ryan).region, table.card(ryan).locked) == (READY, True)
    assert table.now.ash["A"] == ("warsaw-station",)


@pytest.mark.card("warsaw-station")
@pytest.mark.rule("VTES-R-12")
def test_a_rescue_of_a_vampire_that_the_station_has_fetched_fizzles():
    table = Table()
    station = table.put("B", "warsaw-station")
    ashley = table.vampire("A", "ashley", blood=3)
    ryan = table.vampire("A", "ryan", blood=2, region=TORPOR)
    table.act("A")
    table.seat("A").answers(Rescue(ashley, ryan))
    until(table, "action", "B")
    table.seat("B").uses(station, 1)
    choose(table, "B", ryan)
    until(table, "split-rescue")
    table.seat("A").answers(2)
    table.pass_until("minion-phase")
    assert table.blood(ashley) == 1
    assert table.told("fizzles")


@pytest.mark.card("warsaw-station")
@pytest.mark.rule("VTES-R-48")
def test_a_vampire_that_the_station_fetches_while_it_leaves_torpor_pays_all_the_same():
    table = Table()
    station = table.put("A", "warsaw-station")
    ryan = table.vampire("A", "ryan", blood=3, region=TORPOR)
    table.vampire("B", "ashley")
    table.act("A")
    table.seat("A").answers(LeaveTorpor(ryan))
    until(table, "action", "A")
    table.seat("A").uses(station, 1)
    choose(table, "A", ryan)
    assert not table.told("attempts-to-block")
    table.pass_until("minion-phase")
    assert (table.card(ryan).region, table.blood(ryan)) == (READY, 1)
    assert table.told("succeeds")


@pytest.mark.card("warsaw-station")
def test_the_station_keeps_its_promise_when_it_is_gone():
    table = Table()
    station = table.put("A", "warsaw-station")
    ryan, asleep = table.vampire("A", "ryan", blood=1), table.vampire("A", "baixinho", region=TORPOR)
    table.vampire("B", "sully")
    hunt(table, ryan)
    table.seat("A").uses(station)
    until(table, "action", "A")
    table.seat("A").uses(station, 1)
    choose(table, "A", asleep)
    assert station not in table.now.cards
    until(table, "minion-phase")
    assert not table.card(ryan).locked


@pytest.mark.card("warsaw-station")
@pytest.mark.rule("VTES-R-12")
def test_nobody_diablerizes_a_vampire_that_the_station_has_fetched():
    table = Table()
    station = table.put("B", "warsaw-station")
    ashley, ryan = table.vampire("A", "ashley", blood=1), table.vampire("B", "ryan", region=TORPOR)
    table.act("A")
    table.seat("A").answers(Diablerize(ashley, ryan))
    until(table, "action", "B")
    table.seat("B").uses(station, 1)
    choose(table, "B", ryan)
    until(table, "minion-phase")
    assert table.card(ryan).region == READY
    assert table.told("fizzles")
    assert not table.told("diablerizes")


# Wasserschloss Anif


@pytest.mark.card("wasserschloss-anif-austria")
def test_anif_stores_blood_of_tremere_and_gives_it_to_an_uncontrolled_one():
    table = Table()
    castle = table.put("A", "wasserschloss-anif-austria")
    lauren = table.vampire("A", "lauren", blood=2)
    table.vampire("A", "ashley", blood=2)
    phase(table, "master")
    table.seat("A").uses(castle)
    assert targets(table) == {lauren}
    choose(table, "A", lauren)
    assert (table.blood(lauren), table.blood(castle)) == (1, 1)
    assert table.over
    slot = table.uncontrolled("A", "nassir", 1)
    table.uncontrolled("A", "ashley")
    table.state.change(castle, counters=3)
    phase(table, "influence")
    table.seat("A").uses(castle, 1)
    assert [option.slot for option in table.options()] == [slot]
    choose_slot(table, "A", slot)
    assert table.now.hidden(slot)[1].counters == 4
    assert table.blood(castle) == 0
    assert table.card(castle).locked


@pytest.mark.card("wasserschloss-anif-austria")
def test_an_empty_anif_gives_nothing():
    table = Table()
    castle = table.put("A", "wasserschloss-anif-austria")
    table.uncontrolled("A", "nassir", 1)
    phase(table, "influence")
    assert not can_use(table, castle, 1)


@pytest.mark.card("wasserschloss-anif-austria")
@pytest.mark.rule("VTES-ACT-CARD-03")
@pytest.mark.parametrize("vampire, expected", [("ryan", 0), ("ashley", 1)])
def test_any_minion_may_burn_anif_a_malkavian_by_stealth(vampire, expected):
    table = Table()
    castle = table.put("B", "wasserschloss-anif-austria")
    acting = table.vampire("A", vampire)
    table.vampire("B", "sully")
    table.act("A")
    table.seat("A").uses(castle, 2, acting)
    assert stealth(table.now) == expected
    assert table.now.action.targets == ("B",)
    table.pass_until("minion-phase")
    assert castle not in table.now.cards
    assert table.now.ash["B"] == ("wasserschloss-anif-austria",)


@pytest.mark.card("wasserschloss-anif-austria")
@pytest.mark.rule("VTES-ACT-CARD-03")
def test_to_burn_ones_own_card_is_undirected():
    table = Table()
    castle = table.put("A", "wasserschloss-anif-austria")
    ashley = table.vampire("A", "ashley")
    table.vampire("B", "sully")
    table.act("A")
    table.seat("A").uses(castle, 2, ashley)
    assert table.now.action.targets == ()
