"""The masters of the first pool that are put on minions."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.moments import (
    bleed,
    block,
    can_use,
    choose,
    hunt,
    phase,
    plain,
    targets,
    to_the_end,
    until,
    without,
)
from tests.games.vtes.politics.polls import decree
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import Block, Pass, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import intercept, stealth
from nokturn.games.vtes.state.underway_records import Wound

# Fame


@pytest.mark.card("fame")
def test_fame_is_put_on_any_ready_vampire():
    table = Table()
    ashley, ryan = table.vampire("A", "ashley"), table.vampire("B", "ryan")
    table.vampire("B", "sully", region=TORPOR)
    table.hand("A", "fame")
    phase(table, "master")
    table.seat("A").plays("fame")
    assert targets(table) == {ashley, ryan}
    choose(table, "A", ryan)
    assert (table.card("fame:1").host, table.card("fame:1").controller) == (ryan, "A")


@pytest.mark.card("fame")
def test_the_famous_vampires_controller_burns_3_pool_as_it_goes_to_torpor():
    table = Table()
    ryan, other = table.vampire("B", "ryan"), table.vampire("C", "sully")
    table.put("A", "fame", host=ryan)
    table.run("vtes.to_torpor", other)
    assert table.pool("C") == 30
    table.run("vtes.to_torpor", ryan)
    assert (table.pool("A"), table.pool("B")) == (30, 27)


@pytest.mark.card("fame")
@pytest.mark.rule("VTES-UNLOCK-03", "VTES-UNLOCK-10")
@pytest.mark.parametrize("seat", ["A", "B", "C"])
def test_everybody_burns_a_pool_while_the_famous_vampire_is_in_torpor(seat):
    table = Table()
    ryan = table.vampire("B", "ryan", region=TORPOR)
    fame = table.put("A", "fame", host=ryan)
    phase(table, "unlock", seat)
    assert table.refused(Pass()) == "VTES-UNLOCK-03"
    table.seat(seat).uses(fame)
    assert table.pool(seat) == 29
    assert sum(table.now.pool.values()) == 89
    assert not can_use(table, fame)


@pytest.mark.card("fame")
def test_fame_costs_nothing_while_the_vampire_is_ready():
    table = Table()
    ryan = table.vampire("B", "ryan")
    fame = table.put("A", "fame", host=ryan)
    table.put("A", "the-barrens")
    table.hand("A", "majesty")
    phase(table, "unlock")
    assert not can_use(table, fame)
    table.seat("A").passes()


@pytest.mark.card("fame")
@pytest.mark.rule("VTES-END-02", "VTES-TERM-04", "VTES-TERM-08")
def test_fame_leaves_the_game_with_whoever_controls_it_and_is_burned_with_the_vampire_of_somebody_who_leaves():
    table = Table()
    fame = table.put("A", "fame", host=table.vampire("B", "ryan"))
    rebel = table.put("B", "rebel", host=table.vampire("A", "sully"))
    table.state.pool["A"] = 0
    table.run("vtes.settle")
    assert fame not in table.now.cards
    assert ("A", "fame") in table.now.removed
    assert rebel not in table.now.cards
    assert table.now.ash["B"] == ("rebel",)


# Guardian Angel


@pytest.mark.card("guardian-angel")
def test_a_guardian_angel_intercepts_bleeds_directed_at_its_controller_only():
    table = Table()
    ashley, guarded = table.vampire("A", "ashley", blood=1), table.vampire("B", "ryan")
    table.put("B", "guardian-angel", host=guarded)
    bleed(table, ashley)
    assert intercept(table.now, table.card(guarded)) == 1
    table = Table()
    ashley, guarded = table.vampire("A", "ashley", blood=1), table.vampire("B", "ryan")
    table.put("B", "guardian-angel", host=guarded)
    hunt(table, ashley)
    assert intercept(table.now, table.card(guarded)) == 0


@pytest.mark.card("guardian-angel")
@pytest.mark.parametrize("seats, expected", [("ABC", 1), ("ACB", 0)])
def test_a_guardian_angel_keeps_watching_over_whoever_controls_the_card(seats, expected):
    table = Table(seats)
    ashley, guarded = table.vampire("A", "ashley", blood=1), table.vampire("C", "ryan")
    table.put("B", "guardian-angel", host=guarded)
    table.vampire(seats[1], "baixinho")
    bleed(table, ashley, player=seats[1])
    assert intercept(table.now, table.card(guarded)) == expected


@pytest.mark.card("guardian-angel")
def test_a_guardian_angel_is_used_by_whoever_controls_the_vampire():
    table = Table()
    ryan, other = table.vampire("C", "ryan", blood=4), table.vampire("A", "sully", blood=4)
    angel = table.put("B", "guardian-angel", host=ryan)
    table.run("vtes.fight", other, ryan, False)
    until(table, "prevent", "C")
    table.seat("C").uses(angel)
    to_the_end(table)
    assert (table.blood(ryan), table.blood(other)) == (4, 3)


@pytest.mark.card("guardian-angel")
def test_a_guardian_angel_prevents_a_point_of_damage_once_a_combat():
    table = Table()
    ryan = table.vampire("A", "ryan", blood=4)
    other = table.vampire("B", "sully", blood=4)
    angel, stray = table.put("A", "guardian-angel", host=ryan), table.ally("A", "underbridge-stray", level=2)
    table.run("vtes.fight", ryan, other, False)
    until(table, "prevent", "A")
    table.seat("A").uses(angel)
    until(table, "press", "A")
    assert (table.blood(ryan), table.blood(other)) == (4, 3)
    table.seat("A").uses(stray)
    without(table, (angel, 0))
    assert (table.blood(ryan), table.blood(other)) == (3, 2)


@pytest.mark.card("guardian-angel")
def test_a_guardian_angel_leaves_a_vampire_in_torpor():
    table = Table()
    ryan = table.vampire("A", "ryan", blood=0)
    table.put("A", "guardian-angel", host=ryan)
    table.put("A", "blood-doll", host=ryan)
    table.run("vtes.inflict", (Wound(to=ryan, amount=2),))
    until(table, "prevent", "A")
    table.seat("A").passes()
    assert table.card(ryan).region == TORPOR
    assert table.now.ash["A"] == ("guardian-angel",)


@pytest.mark.card("guardian-angel")
def test_a_guardian_angel_is_put_on_a_ready_vampire_of_ones_own():
    table = Table()
    ashley = table.vampire("A", "ashley")
    table.vampire("A", "sully", region=TORPOR)
    table.vampire("B", "ryan")
    table.hand("A", "guardian-angel")
    phase(table, "master")
    table.seat("A").plays("guardian-angel")
    assert targets(table) == {ashley}
    choose(table, "A", ashley)
    assert table.pool("A") == 28


# Haven Uncovered


@pytest.mark.card("haven-uncovered")
@pytest.mark.rule("VTES-ACT-CARD-01")
def test_any_other_methuselahs_minion_may_hunt_down_whoever_has_no_haven():
    table = Table()
    ashley, ryan, own = table.vampire("A", "ashley"), table.vampire("B", "ryan"), table.vampire("B", "sully")
    haven = table.put("C", "haven-uncovered", host=ryan)
    table.act("B")
    assert not can_use(table, haven, 0, own)
    table.act("A")
    table.seat("A").uses(haven, 0, ashley)
    assert (stealth(table.now), table.now.action.targets) == (1, ("B",))
    table.pass_until("minion-phase")
    assert table.told("combat") == [{"minion": ashley, "opponent": ryan}]


@pytest.mark.card("haven-uncovered")
def test_nobody_hunts_down_a_vampire_in_torpor():
    table = Table()
    ashley, ryan = table.vampire("A", "ashley"), table.vampire("B", "ryan", region=TORPOR)
    haven = table.put("A", "haven-uncovered", host=ryan)
    table.act("A")
    assert not can_use(table, haven, 0, ashley)


@pytest.mark.card("haven-uncovered")
def test_the_vampire_itself_may_find_a_new_haven():
    table = Table()
    ryan, other = table.vampire("B", "ryan"), table.vampire("B", "sully")
    haven = table.put("A", "haven-uncovered", host=ryan)
    table.vampire("A", "ashley")
    table.act("B")
    assert not can_use(table, haven, 1, other)
    table.seat("B").uses(haven, 1, ryan)
    assert (stealth(table.now), table.now.action.targets) == (1, ("A",))
    table.pass_until("minion-phase")
    assert table.now.ash["A"] == ("haven-uncovered",)


# Pentex Subversion


@pytest.mark.card("pentex-subversion")
@pytest.mark.rule("VTES-BLOCK-10")
def test_a_subverted_minion_cannot_block():
    table = Table()
    ashley, ryan = table.vampire("A", "ashley"), table.vampire("B", "ryan")
    free = table.vampire("B", "sully")
    table.put("A", "pentex-subversion", host=ryan)
    bleed(table, ashley)
    until(table, "action", "B")
    assert table.refused(Block(ryan)) == "VTES-BLOCK-10"
    assert Block(free) in table.options()


@pytest.mark.card("pentex-subversion")
def test_pentex_is_put_on_any_ready_minion():
    table = Table()
    ashley, ryan = table.vampire("A", "ashley"), table.vampire("B", "ryan")
    stray = table.ally("B", "underbridge-stray")
    table.vampire("B", "sully", region=TORPOR)
    table.hand("A", "pentex-subversion")
    phase(table, "master")
    table.seat("A").plays("pentex-subversion")
    assert targets(table) == {ashley, ryan, stray}
    choose(table, "A", ryan)
    assert (table.card("pentex-subversion:1").controller, table.pool("A")) == ("A", 28)


@pytest.mark.card("pentex-subversion")
@pytest.mark.rule("VTES-ACT-CARD-03")
def test_any_minion_but_the_subverted_one_may_burn_pentex():
    table = Table()
    ashley, ryan = table.vampire("A", "ashley"), table.vampire("B", "ryan")
    free = table.vampire("B", "sully")
    pentex = table.put("A", "pentex-subversion", host=ryan)
    table.act("B")
    assert not can_use(table, pentex, 0, ryan)
    table.seat("B").uses(pentex, 0, free)
    assert (stealth(table.now), table.now.action.targets) == (0, ("A",))
    table = Table()
    ashley, ryan = table.vampire("A", "ashley"), table.vampire("B", "ryan")
    table.vampire("C", "sully")
    pentex = table.put("A", "pentex-subversion", host=ryan)
    table.act("A")
    table.seat("A").uses(pentex, 0, ashley)
    assert table.now.action.targets == ()


# Rebel


def order(table: Table, *keys: str) -> bool:
    """Whether these events came in this order, each once."""
    return [event.key for event in table.events if event.key in keys] == list(keys)


@pytest.mark.card("rebel")
@pytest.mark.rule("VTES-RES-07")
def test_a_rebel_gains_blood_by_blocking_a_titled_vampire_before_the_combat():
    table = Table()
    prince, ryan = table.vampire("A", "andi-liu"), table.vampire("B", "ryan", blood=2)
    rebel = table.put("B", "rebel", host=ryan)
    bleed(table, prince)
    block(table, "B", ryan)
    until(table, "minion-phase")
    assert order(table, "gains-blood", "combat")
    assert table.blood(ryan) == 3 - 1
    assert table.now.spent("turn", f"{rebel}/t0")


@pytest.mark.card("rebel")
def test_a_rebel_gains_nothing_from_an_untitled_vampires_bleed_or_a_second_time():
    table = Table()
    ashley, ryan = table.vampire("A", "ashley"), table.vampire("B", "ryan", blood=2)
    table.put("B", "rebel", host=ryan)
    bleed(table, ashley)
    block(table, "B", ryan)
    until(table, "minion-phase")
    assert not table.told("gains-blood")
    table = Table()
    prince, ryan = table.vampire("A", "andi-liu"), table.vampire("B", "ryan", blood=2)
    rebel = table.put("B", "rebel", host=ryan)
    table.state.spend("turn", f"{rebel}/t0")
    bleed(table, prince)
    block(table, "B", ryan)
    until(table, "minion-phase")
    assert not table.told("gains-blood")


@pytest.mark.card("rebel")
def test_a_rebel_gains_blood_by_blocking_anybodys_political_action():
    table = Table()
    ashley, ryan = table.vampire("A", "ashley"), table.vampire("B", "ryan", blood=2)
    table.put("B", "rebel", host=ryan)
    table.put("B", "sport-bike", host=ryan)
    table.hand("A", decree())
    table.act("A")
    table.seat("A").plays("decree", ashley)
    block(table, "B", ryan)
    until(table, "minion-phase")
    assert order(table, "gains-blood", "combat")


@pytest.mark.card("rebel")
def test_a_vampire_has_one_archetype():
    table = Table()
    ashley, sully = table.vampire("A", "ashley"), table.vampire("A", "sully")
    table.put("A", "rebel", host=ashley)
    table.hand("A", "rebel")
    phase(table, "master")
    table.seat("A").plays("rebel")
    assert targets(table) == {sully}
    choose(table, "A", sully)
    assert table.card("rebel:2").host == sully
    assert table.now.actions_left == 1 or table.over, "a trifle"


@pytest.mark.card("rebel")
@pytest.mark.rule("VTES-TGT-01")
def test_a_rebel_without_anybody_to_be_one():
    table = Table()
    table.put("A", "rebel", host=table.vampire("A", plain("toreador")))
    table.put("A", "the-barrens")
    table.hand("A", "rebel")
    phase(table, "master")
    assert table.refused(PlayCard("rebel", 0)) == "VTES-TGT-01"
