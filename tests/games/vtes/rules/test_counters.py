"""One kind of counter, and the Edge (VTES-CTR, VTES-EDGE)."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import bleed, choose, phase
from tests.games.vtes.politics.polls import call, decree
from tests.games.vtes.rules.props import gift, master, play_on, settle, thing, vampire, walk
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.politics.effects import BurnEdge
from nokturn.games.vtes.state.card_language import Ability, Static
from nokturn.games.vtes.state.choices import Bleed, Cast, GainFromEdge, Pass, UseAbility
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.text.effects import AddBlood, BurnBlood, BurnPool, GainPool
from nokturn.games.vtes.text.primitives import Move


def total(table: Table) -> int:
    """All counters that are not in the bank."""
    return int(sum(table.now.pool.values()) + sum(card.counters for card in table.now.cards.values()))


@pytest.mark.rule("VTES-CTR-01")
def test_pool_moved_to_a_vampire_is_blood_and_blood_an_ally_takes_is_life():
    table = Table()
    sully, stray = vampire(table, "A", blood=1), table.ally("A", "underbridge-stray")
    life = table.blood(stray)
    table.hand("A", master("feeding", Move(giver="you", to="chosen", amount=2), choose=("vampire",)))
    phase(table, "master")
    table.seat("A").plays("feeding")
    choose(table, "A", sully)
    assert (table.pool("A"), table.blood(sully)) == (28, 3)
    give = Move(giver="chosen", to="chosen2", amount=3)
    table.hand("A", master("biting", give, choose=("vampire", "minion:not-chosen")))
    phase(table, "master")
    table.seat("A").plays("biting")
    choose(table, "A", sully, stray)
    assert (table.blood(sully), table.blood(stray)) == (0, life + 3)


@pytest.mark.rule("VTES-CTR-02")
def test_what_is_burned_paid_or_spent_is_gone():
    table = Table()
    sully = vampire(table, "A", blood=4)
    before = total(table)
    burning = (BurnBlood(amount=2, who="chosen"), BurnPool(amount=3))
    table.hand("A", master("pyre", *burning, choose=("vampire",), pool=1))
    phase(table, "master")
    table.seat("A").plays("pyre")
    choose(table, "A", sully)
    assert (table.pool("A"), table.blood(sully)) == (26, 2)
    assert total(table) == before - 6


@pytest.mark.rule("VTES-CTR-03", "VTES-CTR-04", "VTES-WORD-05")
def test_what_is_gained_or_added_comes_from_the_bank_which_never_runs_out():
    table = Table()
    sully = vampire(table, "A", blood=0)
    table.hand("A", master("flood", AddBlood(amount=2, who="chosen"), GainPool(amount=5000), choose=("vampire",)))
    before = total(table)
    phase(table, "master")
    table.seat("A").plays("flood")
    choose(table, "A", sully)
    assert (table.pool("A"), table.blood(sully)) == (5030, 2)
    assert (table.pool("B"), table.pool("C")) == (30, 30)
    assert total(table) == before + 5002


@pytest.mark.rule("VTES-CTR-05")
@pytest.mark.parametrize("region", ["ready", TORPOR])
def test_a_controlled_vampire_holds_no_more_than_its_capacity(region):
    table = Table()
    sully = vampire(table, "A", capacity=4, blood=3, region=region)
    table.hand("A", master("flood", AddBlood(amount=3, who="chosen"), choose=("vampire",)))
    phase(table, "master")
    table.seat("A").plays("flood")
    choose(table, "A", sully)
    assert table.blood(sully) == 4


@pytest.mark.rule("VTES-CTR-05")
def test_what_is_too_much_drains_at_once_even_in_the_middle_of_an_effect():
    table = Table()
    sully = vampire(table, "A", capacity=4, blood=3)
    tide = AddBlood(amount=3, who="chosen"), BurnBlood(amount=2, who="chosen")
    table.hand("A", master("tide", *tide, choose=("vampire",)))
    phase(table, "master")
    table.seat("A").plays("tide")
    choose(table, "A", sully)
    assert table.blood(sully) == 2


@pytest.mark.rule("VTES-CTR-05", "VTES-ALLY-05")
def test_pool_moved_onto_a_full_vampire_drains_but_life_has_no_bound():
    table = Table()
    sully, stray = vampire(table, "A", capacity=4), table.ally("A", "underbridge-stray")
    table.hand("A", master("feeding", Move(giver="you", to="chosen", amount=2), choose=("minion",)))
    phase(table, "master")
    table.seat("A").plays("feeding")
    choose(table, "A", sully)
    assert (table.pool("A"), table.blood(sully)) == (28, 4)
    life = table.blood(stray)
    table.hand("A", "feeding")
    phase(table, "master")
    table.seat("A").plays("feeding")
    choose(table, "A", stray)
    assert table.blood(stray) == life + 2


@pytest.mark.rule("VTES-CTR-05")
def test_blood_drains_as_well_when_the_capacity_falls():
    table = Table()
    sully = vampire(table, "A", capacity=4)
    belt = table.put("A", library_card("belt", Static("capacity", 2), types=("equipment",)), host=sully)
    table.state.change(sully, counters=6)
    settle(table)
    assert table.blood(sully) == 6
    table.run("vtes.burn_card", belt)
    settle(table)
    assert table.blood(sully) == 4


@pytest.mark.rule("VTES-CTR-06", "VTES-TGT-04", "VTES-X-16")
@pytest.mark.parametrize("there", [0, 1, 2, 5])
def test_who_holds_less_gives_what_there_is_and_is_a_legal_target_even_with_nothing(there):
    table = Table()
    sully, thief = vampire(table, "B", blood=there), vampire(table, "A", blood=0)
    steal = Move(giver="chosen", to="chosen2", amount=2)
    table.hand("A", master("bite", steal, choose=("vampire:others", "vampire:own")))
    phase(table, "master")
    table.seat("A").plays("bite")
    choose(table, "A", sully, thief)
    assert table.blood(sully) == max(there - 2, 0)
    assert table.blood(thief) == min(there, 2)


@pytest.mark.rule("VTES-CTR-06")
def test_a_methuselah_cannot_lose_more_pool_than_there_is():
    table = Table()
    table.state.pool["B"] = 2
    table.hand("A", master("toll", Move(giver="prey", to="you", amount=5)))
    phase(table, "master")
    table.seat("A").plays("toll")
    assert table.now.points["A"] == 2, "B is ousted: one victory point"
    assert table.pool("A") == 30 + 2 + 6


# the Edge


@pytest.mark.rule("VTES-EDGE-02")
@pytest.mark.parametrize("holder", ["", "A", "B", "C"])
def test_a_successful_bleed_takes_the_edge_from_the_middle_or_from_anybody(holder):
    table = Table()
    table.state.edge = holder
    bleed(table, vampire(table, "A"))
    table.pass_until("minion-phase")
    assert table.now.edge == "A"
    assert len(table.told("takes-edge")) == (0 if holder == "A" else 1)


@pytest.mark.rule("VTES-EDGE-02", "VTES-ACT-BLEED-09")
def test_a_bleed_for_nothing_does_not_take_the_edge():
    table = Table()
    sully = vampire(table, "A", bleed=-1)
    table.state.edge = "C"
    table.act("A")
    table.seat("A").answers(Bleed(sully, "B"))
    table.pass_until("minion-phase")
    assert table.now.edge == "C"
    assert table.pool("B") == 30


@pytest.mark.rule("VTES-EDGE-03", "VTES-UNLOCK-04")
def test_the_edge_gives_its_holder_one_pool_once_in_their_own_unlock_phase():
    table = Table()
    table.state.edge = "A"
    table.put("A", thing("well", gift("unlock", lock=True)))
    phase(table, "unlock")
    table.seat("A").answers(GainFromEdge())
    assert table.pool("A") == 31
    assert table.refused(GainFromEdge())


@pytest.mark.rule("VTES-EDGE-03", "VTES-UNLOCK-04")
def test_the_pool_of_the_edge_may_be_left_and_is_nobody_elses():
    table = Table("AB")
    table.state.edge = "A"
    play_on(table)
    assert table.ask("A").prompt == "unlock-phase"
    assert Pass() in table.options()
    walk(table, "minion-phase", "B")
    assert table.pool("A") == 30
    assert table.pool("B") == 30, "in B's unlock phase nobody is asked about the Edge"


@pytest.mark.rule("VTES-EDGE-04", "VTES-EDGE-05")
def test_only_the_holder_burns_the_edge_for_a_vote_and_it_goes_to_the_middle():
    table = Table()
    table.state.edge = "B"
    table.put("A", thing("hall", gift("poll", lock=True)))
    decree()
    call(table, vampire(table, "A"))
    assert table.ask("A").check(Cast("edge:B", "for")) is not None
    assert table.ask("A").check(Cast("edge:A", "for")) is not None
    table.seat("A").passes()
    table.seat("B").answers(Cast("edge:B", "against"))
    assert table.now.edge == ""


@pytest.mark.rule("VTES-EDGE-05", "VTES-R-02")
def test_the_edge_of_whoever_is_ousted_goes_to_the_middle():
    table = Table()
    table.state.edge, table.state.pool["B"] = "B", 0
    settle(table)
    assert table.now.edge == ""


@pytest.mark.rule("VTES-EDGE-05")
def test_what_burns_the_edge_is_only_for_its_holder():
    table = Table()
    well = table.put("A", thing("well", Ability("unlock", does=(BurnEdge(), GainPool(amount=3))), gift("unlock")))
    table.state.edge = "B"
    phase(table, "unlock")
    assert UseAbility(well, 1) in table.options()
    assert table.refused(UseAbility(well, 0)) == "VTES-EDGE-05"
    table.state.edge = "A"
    phase(table, "unlock")
    table.seat("A").uses(well)
    assert (table.pool("A"), table.now.edge) == (33, "")
