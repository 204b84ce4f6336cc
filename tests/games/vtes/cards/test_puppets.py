"""Action cards that stay on somebody else's minion."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.vtes.cards.kindred import IDLE, INFERIOR, SUPERIOR, adept, attempt, finish
from tests.games.vtes.cards.moments import bleed, can_use, choose, hunt, phase, targets, to_the_end, until
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import EndPhase, Pass, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import stealth

PUPPET, HERD, PHANTASM = "puppet-master", "slaughtering-the-herd", "phantasmagoria"


@pytest.mark.card("puppet-master", "slaughtering-the-herd")
def test_at_the_inferior_level_they_bleed_with_2_more():
    for card in (PUPPET, HERD):
        table = Table()
        minion = adept(table, "A", "dom")
        table.hand("A", card)
        table.act("A")
        assert table.refused(PlayCard(card, SUPERIOR, minion)) == "VTES-DISC-02"
        table.seat("A").plays(card, minion, INFERIOR)
        finish(table)
        assert (table.pool("B"), table.blood(minion)) == (27, 4)


@pytest.mark.card("slaughtering-the-herd")
@pytest.mark.rule("VTES-BLOCK-10")
def test_allies_cannot_block_the_slaughter():
    table = Table()
    minion, ally, vampire = adept(table, "A", "dom"), table.ally("B", "double-deuce"), adept(table, "B")
    table.hand("A", HERD, IDLE)
    table.act("A")
    table.seat("A").plays(HERD, minion, INFERIOR)
    until(table, "action", "B")
    assert {one.minion for one in table.options() if hasattr(one, "minion")} == {vampire}, ally


# the puppet


def pulled(**more: Any) -> tuple[Table, str, str]:
    """A's card lies on B's vampire since an earlier turn."""
    table = Table()
    owner, victim = adept(table, "A", "DOM"), adept(table, "B", capacity=4, locked=True, **more)
    table.put("B", PUPPET, host=victim, controller="A", owner="A", level=2)
    return table, owner, victim


@pytest.mark.card("puppet-master")
@pytest.mark.ruling("PIB 20150412")
def test_a_younger_vampire_is_taken_hold_of_locked_or_not():
    table = Table()
    minion = adept(table, "A", "DOM")
    young, locked, old = adept(table, "B", capacity=5), adept(table, "B", capacity=4, locked=True), adept(table, "B")
    table.hand("A", PUPPET)
    table.act("A")
    table.seat("A").plays(PUPPET, minion, SUPERIOR)
    assert targets(table) == {young, locked}, old
    choose(table, "A", young)
    assert table.now.action.targets == ("B",)
    finish(table)
    card = table.card(f"{PUPPET}:1")
    assert (card.host, card.controller, table.card(young).locked, table.card(young).controller) == (
        young,
        "A",
        True,
        "B",
    )
    assert not can_use(table, card.ref), "not in the phase in which it was put there"


@pytest.mark.card("puppet-master")
@pytest.mark.rule("VTES-UNLOCK-01")
def test_the_puppet_does_not_unlock_as_normal():
    table, _, victim = pulled()
    phase(table, "unlock", "B")
    to_the_end(table)
    assert table.card(victim).locked


@pytest.mark.card("puppet-master")
@pytest.mark.ruling("LSJ 20001201")
def test_the_puppet_is_pulled_at_any_point_of_the_next_minion_phase():
    table, owner, victim = pulled()
    table.act("A")
    assert can_use(table, f"{PUPPET}:1")
    hunt(table, owner)
    until(table, "between-actions", "A")
    table.seat("A").uses(f"{PUPPET}:1")
    card = table.card(victim)
    assert (card.controller, card.locked, f"{PUPPET}:1" in table.now.cards) == ("A", False, False)


@pytest.mark.card("puppet-master")
def test_at_the_end_of_the_phase_it_has_to_be_pulled():
    table, _, victim = pulled()
    table.act("A")
    table.seat("A").answers(EndPhase())
    assert (table.prompt, table.refused(Pass())) == ("phase-end", "VTES-UNLOCK-03")
    table.seat("A").uses(f"{PUPPET}:1", 1)
    assert table.card(victim).controller == "A"


@pytest.mark.card("puppet-master")
@pytest.mark.ruling("LSJ 20010119", "ANK 20181110")
@pytest.mark.parametrize("region", ["ready", TORPOR])
def test_the_puppet_goes_home_at_the_end_of_the_turn(region):
    table, _, victim = pulled(region=region)
    table.hand("A", IDLE)
    table.take_turn("A")
    until_phase(table, "minion-phase")
    table.seat("A").uses(f"{PUPPET}:1")
    assert table.card(victim).controller == "A"
    table.seat("A").answers(EndPhase())
    to_the_end(table)
    assert (table.card(victim).controller, table.card(victim).region) == ("B", region)


def until_phase(table: Table, prompt: str) -> None:
    while table.prompt != prompt:
        question = table.ask()
        table.seat(question.seat).answers(Pass() if Pass() in question.options else question.options[0])


@pytest.mark.card("puppet-master")
@pytest.mark.ruling("LSJ 20020618")
@pytest.mark.rule("VTES-COMBAT-02")
def test_a_puppet_pulled_in_combat_ends_the_fight():
    table, owner, victim = pulled()
    table.now.change(victim, locked=False)
    bleed(table, owner)
    attempt(table, "B", victim)
    until(table, "before-range", "A")
    table.seat("A").uses(f"{PUPPET}:1")
    finish_turn(table)
    assert (table.card(victim).controller, table.blood(victim), table.blood(owner)) == ("A", 4, 6)


@pytest.mark.card("puppet-master")
@pytest.mark.ruling("LSJ 20080326")
def test_a_puppet_pulled_while_it_attempts_to_block_does_not():
    table, owner, victim = pulled()
    table.now.change(victim, locked=False)
    bleed(table, owner)
    attempt(table, "B", victim)
    until(table, "block-attempt", "A")
    table.seat("A").uses(f"{PUPPET}:1")
    finish_turn(table)
    assert (len(table.told("block-fails")), table.pool("B")) == (1, 29)


def finish_turn(table: Table) -> None:
    """To the next decision of the minion phase; what was borrowed stays so for the turn."""
    until(table, "minion-phase")


# the herd


def herded(blood: int = 4) -> tuple[Table, str, str]:
    """A's card lies on C's vampire, A's predator."""
    table = Table()
    herder, sheep = adept(table, "A", "DOM", blood=3), adept(table, "C", capacity=8, blood=blood)
    table.put("C", HERD, host=sheep, owner="A", level=2, chosen=(sheep, herder))
    return table, herder, sheep


@pytest.mark.card("slaughtering-the-herd")
def test_a_vampire_of_the_predator_is_herded():
    table = Table()
    herder, sheep = adept(table, "A", "DOM"), adept(table, "C", capacity=9)
    adept(table, "B")
    table.hand("A", HERD)
    table.act("A")
    table.seat("A").plays(HERD, herder, SUPERIOR)
    assert targets(table) == {sheep}
    choose(table, "A", sheep)
    finish(table)
    card = table.card(f"{HERD}:1")
    assert (card.host, card.controller, card.chosen) == (sheep, "C", (sheep, herder))


@pytest.mark.card("slaughtering-the-herd")
def test_each_action_costs_the_sheep_1_blood():
    table, herder, sheep = herded()
    hunt(table, sheep, "C")
    until(table, "action")
    assert (table.blood(sheep), table.blood(herder)) == (3, 4)


@pytest.mark.card("slaughtering-the-herd")
@pytest.mark.parametrize("blood, offered", [(4, True), (3, False)])
def test_the_sheep_gets_away_for_4_blood(blood, offered):
    table, _, sheep = herded(blood)
    table.act("C")
    assert can_use(table, f"{HERD}:1") is offered
    if offered:
        table.seat("C").uses(f"{HERD}:1")
        assert (table.blood(sheep), f"{HERD}:1" in table.now.cards) == (0, False)


@pytest.mark.card("slaughtering-the-herd")
def test_only_in_its_own_minion_phase():
    table, herder, _ = herded()
    table.hand("C", IDLE)
    bleed(table, herder)
    finish(table)
    assert f"{HERD}:1" in table.now.cards


@pytest.mark.card("slaughtering-the-herd")
def test_without_its_herder_it_burns():
    table, herder, _ = herded()
    table.run("vtes.to_torpor", herder)
    table.run("vtes.settle")
    assert f"{HERD}:1" not in table.now.cards


# what somebody believes to see


def haunted(level: int) -> tuple[Table, str, str]:
    table = Table()
    acting, blocker = adept(table, "B", blood=4), adept(table, "C")
    table.put("B", PHANTASM, host=acting, owner="A", controller="A", level=level)
    return table, acting, blocker


@pytest.mark.card("phantasmagoria")
@pytest.mark.rule("VTES-DISC-05")
def test_a_ravnos_haunts_a_minion_and_keeps_the_card():
    for mode in (INFERIOR, SUPERIOR):
        table = Table()
        minion, other = adept(table, "A", "PRE", clan="ravnos"), table.ally("B", "double-deuce")
        table.hand("A", PHANTASM)
        table.act("A")
        table.seat("A").plays(PHANTASM, minion, mode)
        choose(table, "A", other)
        assert (stealth(table.now), table.now.action.targets) == (1, ("B",))
        finish(table)
        card = table.card(f"{PHANTASM}:1")
        assert (card.host, card.controller, card.level, table.blood(minion)) == (other, "A", mode + 1, 5)


@pytest.mark.card("phantasmagoria")
@pytest.mark.ruling("ANK 20220116")
@pytest.mark.parametrize("level, blood", [(1, 4), (2, 3)])
def test_the_haunted_are_seen_and_bleed_when_blocked(level, blood):
    table, acting, blocker = haunted(level)
    hunt(table, acting, "B")
    assert stealth(table.now) == 0
    attempt(table, "C", blocker)
    finish(table)
    assert table.told("blocked")
    burned = [one["amount"] for one in table.told("burns-blood") if one["minion"] == acting]
    assert burned == [1] * level, "to the blow of the blocker, and before it to what was seen"
    assert table.blood(acting) == blood - 1


@pytest.mark.card("phantasmagoria")
def test_any_minion_burns_it():
    table, acting, _ = haunted(1)
    adept(table, "A")
    table.act("B")
    table.seat("B").uses(f"{PHANTASM}:1", 0, acting)
    assert table.now.action.targets == ("A",)
    finish(table)
    assert f"{PHANTASM}:1" not in table.now.cards
