"""Change of Target: a blocked action ends, whatever it was."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import SUPERIOR, adept, asked_later, attempt, equip, finish
from tests.games.vtes.cards.moments import until
from tests.games.vtes.rules.acting import action_card
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.card_language import Deed
from nokturn.games.vtes.state.choices import (
    BecomeAnarch,
    Bleed,
    Diablerize,
    EndPhase,
    EquipFrom,
    Hunt,
    LeaveTorpor,
    PlayCard,
    Rescue,
    UseAbility,
)
from nokturn.games.vtes.state.state import TORPOR


def blocked(action, *hand: str, seats: str = "ABC", **more):
    """A's vampire acts, B's blocks, and A changes the target."""
    table = Table(seats)
    minion, blocker = adept(table, "A", "FOR", **more), adept(table, "B")
    equip(table, blocker, 3)
    table.hand("A", "change-of-target", *hand)
    option = action(table, minion) if callable(action) else action
    table.act("A")
    table.seat("A").answers(option)
    return table, minion, blocker


def changes(table: Table, minion: str, blocker: str) -> None:
    attempt(table, "B", blocker)
    until(table, "before-block-resolution", "A")
    table.seat("A").plays("change-of-target", minion)
    until(table, "minion-phase")
    assert not table.told("combat")
    assert not table.card(blocker).locked
    assert not table.card(minion).locked
    assert table.told("action-ends") == [{"minion": minion}]


@pytest.mark.card("change-of-target")
@pytest.mark.rule("VTES-RES-05", "VTES-ACT-08", "VTES-ACT-09")
def test_a_changed_target_ends_the_bleed_and_unlocks():
    table, minion, blocker = blocked(lambda table, minion: Bleed(minion, "B"))
    changes(table, minion, blocker)
    assert table.pool("B") == 30
    assert table.refused(Bleed(minion, "B")) == "VTES-ACT-08"
    table.seat("A").answers(Hunt(minion))  # something else can be done


@pytest.mark.card("change-of-target")
@pytest.mark.rule("VTES-R-05")
@pytest.mark.parametrize("kind", [Hunt, BecomeAnarch])
def test_the_same_basic_action_is_not_taken_again_this_turn(kind):
    table, minion, blocker = blocked(lambda table, minion: kind(minion), blood=3)
    changes(table, minion, blocker)
    assert table.refused(kind(minion)) == "VTES-R-05"
    assert table.blood(minion) == 3
    assert table.refused(Bleed(minion, "B")) == ""


@pytest.mark.card("change-of-target")
@pytest.mark.rule("VTES-R-05")
def test_a_basic_action_is_never_the_same_as_one_from_a_card():
    table = Table()
    minion, blocker = adept(table, "A", blood=3), adept(table, "B")
    equip(table, blocker, 3)
    table.hand("A", "change-of-target", action_card("feast", deed=Deed(kind="hunt")))
    table.act("A")
    table.seat("A").plays("feast", minion)
    changes(table, minion, blocker)
    assert table.refused(Hunt(minion)) == ""


@pytest.mark.card("change-of-target")
@pytest.mark.rule("VTES-ACT-06", "VTES-R-05", "VTES-ACT-04")
def test_an_empty_vampire_that_cannot_hunt_again_is_stuck():
    table, minion, blocker = blocked(lambda table, minion: Hunt(minion), blood=0)
    other = adept(table, "A")
    changes(table, minion, blocker)
    assert table.refused(Hunt(minion)) == "VTES-ACT-06"
    assert table.refused(Bleed(minion, "B")) == "VTES-ACT-06"
    assert table.refused(Bleed(other, "B")) == ""
    assert EndPhase() in table.options()


@pytest.mark.card("change-of-target")
@pytest.mark.rule("VTES-R-05")
@pytest.mark.parametrize("kind", [Rescue, Diablerize])
def test_another_target_of_the_same_action_may_be_chosen(kind):
    sleepers: list[str] = []

    def action(table, minion):
        sleepers[:] = [adept(table, "A", region=TORPOR), adept(table, "A", region=TORPOR)]
        return kind(minion, sleepers[0])

    table, minion, blocker = blocked(action)
    changes(table, minion, blocker)
    assert table.blood(minion) == 6
    assert table.card(sleepers[0]).region == TORPOR
    assert table.refused(kind(minion, sleepers[0])) == "VTES-R-05"
    assert table.refused(kind(minion, sleepers[1])) == ""


@pytest.mark.card("change-of-target")
@pytest.mark.rule("VTES-R-05", "VTES-ACT-EQUIP-04")
def test_the_same_equipment_is_not_taken_again():
    table = Table()
    minion, friend, blocker = adept(table, "A"), adept(table, "A"), adept(table, "B")
    gun = table.put("A", "44-magnum", host=friend)
    equip(table, blocker, 1)
    table.hand("A", "change-of-target")
    table.act("A")
    table.seat("A").answers(EquipFrom(minion, friend))
    attempt(table, "B", blocker)
    until(table, "before-block-resolution", "A")
    table.seat("A").plays("change-of-target", minion)
    finish(table)
    assert table.card(gun).host == friend
    assert EquipFrom(minion, friend) not in table.options()
    vest = table.put("A", "kevlar-vest", host=friend)
    table.state.change(minion, locked=False)
    table.act("A")
    table.seat("A").answers(EquipFrom(minion, friend))
    finish(table)
    assert (table.card(gun).host, table.card(vest).host) == (friend, minion)


@pytest.mark.card("change-of-target")
@pytest.mark.rule("VTES-ACT-08", "VTES-RES-02", "VTES-R-05")
def test_an_action_card_is_lost_unpaid_and_its_action_not_repeated():
    table = Table()
    minion, blocker = adept(table, "A", "pot"), adept(table, "B")
    equip(table, blocker, 2)
    table.hand("A", "change-of-target", "preternatural-strength", "preternatural-strength")
    table.act("A")
    table.seat("A").plays("preternatural-strength", minion)
    changes(table, minion, blocker)
    assert sorted(table.now.ash["A"]) == ["change-of-target", "preternatural-strength"]
    assert table.blood(minion) == 6
    assert table.refused(PlayCard("preternatural-strength", 0, minion)) == "VTES-ACT-08"


@pytest.mark.card("change-of-target")
@pytest.mark.rule("VTES-RES-02", "VTES-ACT-08")
@pytest.mark.parametrize("card", ["sport-bike", "raven-spy", "underbridge-stray", "deep-song"])
def test_whatever_was_to_be_had_is_lost_unpaid(card):
    table = Table()
    minion, blocker = adept(table, "A", "ANI"), adept(table, "B")
    equip(table, blocker, 2)
    table.hand("A", "change-of-target", card, card)
    table.act("A")
    table.seat("A").plays(card, minion)
    changes(table, minion, blocker)
    assert (table.pool("A"), table.blood(minion)) == (30, 6)
    assert sorted(table.now.ash["A"]) == sorted(["change-of-target", card])
    assert table.refused(PlayCard(card, 0, minion)) == "VTES-ACT-08"


@pytest.mark.card("change-of-target")
@pytest.mark.rule("VTES-ACT-08")
def test_a_political_action_is_not_repeated():
    table = Table()
    minion, blocker = adept(table, "A"), adept(table, "B")
    equip(table, blocker)
    table.hand("A", "change-of-target", "consanguineous-boon", "ancilla-empowerment")
    table.act("A")
    table.seat("A").plays("consanguineous-boon", minion)
    changes(table, minion, blocker)
    assert sorted(table.now.ash["A"]) == ["change-of-target", "consanguineous-boon"]
    assert table.refused(PlayCard("ancilla-empowerment", 0, minion)) == "VTES-ACT-08"


@pytest.mark.card("change-of-target")
@pytest.mark.rule("VTES-ACT-08", "VTES-R-49")
def test_an_action_of_a_card_in_play_is_not_repeated():
    table = Table()
    minion, blocker = adept(table, "A"), adept(table, "B")
    sabotages = [table.put("B", "creeping-sabotage"), table.put("B", "creeping-sabotage")]
    table.hand("A", "change-of-target")
    table.act("A")
    table.seat("A").uses(sabotages[0], 1, minion)
    changes(table, minion, blocker)
    assert table.refused(UseAbility(sabotages[0], 1, minion)) == "VTES-ACT-08"
    assert table.refused(UseAbility(sabotages[1], 1, minion)) == ""
    assert sabotages[0] in table.now.cards


@pytest.mark.card("change-of-target")
@pytest.mark.rule("VTES-ACT-LEAVE-04", "VTES-R-07")
def test_a_stopped_leave_torpor_gives_no_diablerie():
    table, minion, blocker = blocked(lambda table, minion: LeaveTorpor(minion), region=TORPOR)
    changes(table, minion, blocker)
    assert (table.card(minion).region, table.blood(minion)) == (TORPOR, 6)
    assert table.refused(LeaveTorpor(minion)) == "VTES-R-05"


@pytest.mark.card("change-of-target", "freak-drive")
@pytest.mark.rule("VTES-R-23")
def test_nothing_more_is_played_in_an_action_that_was_ended():
    table, minion, blocker = blocked(lambda table, minion: Bleed(minion, "B"), "freak-drive")
    table.hand("B", "cats-guidance")
    attempt(table, "B", blocker)
    until(table, "before-block-resolution", "A")
    table.seat("A").plays("change-of-target", minion)
    assert not asked_later(table, PlayCard("freak-drive", SUPERIOR, minion))
    assert table.prompt == "minion-phase"


@pytest.mark.card("change-of-target")
def test_the_target_is_changed_only_after_a_successful_block():
    table, minion, blocker = blocked(lambda table, minion: Hunt(minion))
    table.state.cards = {ref: card for ref, card in table.state.cards.items() if card.printed != "sport-bike"}
    attempt(table, "B", blocker)
    assert not asked_later(table, PlayCard("change-of-target", 0, minion))


@pytest.mark.card("change-of-target")
def test_an_ally_changes_its_target_too():
    table = Table()
    stray, blocker = table.ally("A", "underbridge-stray", level=2), adept(table, "B")
    table.hand("A", "change-of-target")
    table.act("A")
    table.seat("A").answers(Bleed(stray, "B"))
    changes(table, stray, blocker)
