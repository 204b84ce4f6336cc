"""The action modifiers of the first pool that end an action or do something when it is over."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.kindred import INFERIOR, SUPERIOR, adept, asked_later, attempt, bleeder, equip, finish
from tests.games.vtes.cards.moments import bleed, hunt, until
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.choices import (
    BecomeAnarch,
    Bleed,
    Block,
    Diablerize,
    EndPhase,
    EquipFrom,
    Hunt,
    LeaveTorpor,
    LetHappen,
    Pass,
    PlayCard,
    Rescue,
    UseAbility,
)
from nokturn.games.vtes.combat.effects import StrikeWith
from nokturn.games.vtes.state import READY, TORPOR
from nokturn.games.vtes.texts import Mode

# Change of Target


def blocked(action, *hand: str, seats: str = "ABC", **more):
    """A's vampire acts, B's blocks, and A changes the target."""
    table = Table(seats)
    minion, blocker = adept(table, "A", "FOR", **more), adept(table, "B")
    equip(table, blocker, 3)
    table.hand("A", "change-of-target", *hand)
    option = action(table, minion) if callable(action) else action
    table.act("A")
    table.answer("A", option)
    return table, minion, blocker


def changes(table: Table, minion: str, blocker: str) -> None:
    attempt(table, "B", blocker)
    until(table, "before-block-resolution", "A")
    table.play("A", "change-of-target", minion)
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
    table.answer("A", Hunt(minion))  # something else can be done


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
    sleepers = []

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
    table.answer("A", EquipFrom(minion, friend))
    attempt(table, "B", blocker)
    until(table, "before-block-resolution", "A")
    table.play("A", "change-of-target", minion)
    finish(table)
    assert table.card(gun).host == friend
    assert EquipFrom(minion, friend) not in table.options()
    vest = table.put("A", "kevlar-vest", host=friend)
    table.state.change(minion, locked=False)
    table.act("A")
    table.answer("A", EquipFrom(minion, friend))
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
    table.play("A", "preternatural-strength", minion)
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
    table.play("A", card, minion)
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
    table.play("A", "consanguineous-boon", minion)
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
    table.use("A", sabotages[0], 1, minion)
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
    table.play("A", "change-of-target", minion)
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
    table.answer("A", Bleed(stray, "B"))
    changes(table, stray, blocker)


# Daring the Dawn


@pytest.mark.card("daring-the-dawn")
@pytest.mark.rule("VTES-BLOCK-10", "VTES-AGG-01", "VTES-AGG-03")
@pytest.mark.parametrize("discipline, mode, blood, left", [("FOR", SUPERIOR, 4, 4), ("for", INFERIOR, 4, 3)])
def test_no_vampire_blocks_at_dawn_and_the_sun_burns_afterwards(discipline, mode, blood, left):
    table, minion = bleeder("daring-the-dawn", with_=(discipline,), blood=blood)
    vampire, ally = adept(table, "B"), table.ally("B", "underbridge-stray")
    until(table, "action", "A")
    table.play("A", "daring-the-dawn", minion, mode)
    until(table, "action", "B")
    assert table.refused(Block(vampire)) == "VTES-BLOCK-10"
    assert Block(ally) in table.options()
    until(table, "after-resolution", "A")
    assert table.pool("B") == 29
    assert table.card(minion).region == READY
    assert table.refused(Pass()) == "VTES-RES-08"
    table.answer("A", LetHappen(0, "daring-the-dawn"))
    assert (table.card(minion).region, table.blood(minion)) == (TORPOR, left)


@pytest.mark.card("daring-the-dawn")
@pytest.mark.rule("VTES-AGG-03")
def test_the_dawn_burns_a_vampire_without_blood():
    table, minion = bleeder("daring-the-dawn", with_=("for",), blood=1)
    until(table, "action", "A")
    table.play("A", "daring-the-dawn", minion)
    table.state.change(minion, counters=0)
    finish(table)
    assert minion not in table.now.cards
    assert table.pool("B") == 29


@pytest.mark.card("daring-the-dawn")
@pytest.mark.rule("VTES-BLOCK-10")
def test_the_attempt_of_a_vampire_fails_at_once():
    table = Table()
    minion, blocker = adept(table, "A", "FOR"), adept(table, "B")
    table.hand("A", "daring-the-dawn")
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.play("A", "daring-the-dawn", minion, SUPERIOR)
    assert table.told("block-fails") == [{"minion": blocker}]
    finish(table)
    assert table.pool("B") == 29
    assert table.card(minion).region == TORPOR


@pytest.mark.card("daring-the-dawn")
@pytest.mark.rule("VTES-RES-08", "VTES-DMG-13")
def test_blocked_by_an_ally_the_vampire_burns_after_the_combat():
    table = Table()
    minion, ally = adept(table, "A", "FOR"), table.ally("B", "underbridge-stray", level=2)
    table.hand("A", "daring-the-dawn", "hidden-strength")
    bleed(table, minion)
    until(table, "action", "A")
    table.play("A", "daring-the-dawn", minion, SUPERIOR)
    attempt(table, "B", ally)
    until(table, "after-resolution", "A")
    assert table.told("combat-over")
    assert table.blood(minion) == 5  # from the claws of the stray
    assert not asked_later(table, PlayCard("hidden-strength", 0, minion))  # it cannot be prevented
    assert table.card(minion).region == TORPOR
    assert table.blood(minion) == 5


@pytest.mark.card("daring-the-dawn", "change-of-target")
@pytest.mark.rule("VTES-R-23")
def test_the_sun_burns_even_if_the_action_is_ended():
    table = Table()
    minion, ally = adept(table, "A", "FOR"), table.ally("B", "underbridge-stray")
    table.hand("A", "daring-the-dawn", "change-of-target")
    bleed(table, minion)
    until(table, "action", "A")
    table.play("A", "daring-the-dawn", minion, SUPERIOR)
    attempt(table, "B", ally)
    until(table, "before-block-resolution", "A")
    table.play("A", "change-of-target", minion)
    finish(table)
    assert not table.told("combat")
    assert table.card(minion).region == TORPOR
    assert not table.card(minion).locked


# Freak Drive


@pytest.mark.card("freak-drive")
@pytest.mark.rule("VTES-ACT-03", "VTES-RES-08")
def test_after_a_success_the_driven_act_again():
    table, minion = bleeder("freak-drive", with_=("FOR",))
    until(table, "after-resolution", "A")
    assert table.refused(PlayCard("freak-drive", SUPERIOR, minion)) == "VTES-REQ-01"
    table.play("A", "freak-drive", minion, INFERIOR)
    finish(table)
    assert table.blood(minion) == 5
    assert not table.card(minion).locked
    assert Hunt(minion) in table.options()


@pytest.mark.card("freak-drive")
def test_after_a_block_the_driven_act_again():
    table = Table()
    minion, blocker = adept(table, "A", "FOR"), adept(table, "B")
    table.hand("A", "freak-drive")
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "after-resolution", "A")
    assert table.refused(PlayCard("freak-drive", INFERIOR, minion)) == "VTES-REQ-01"
    table.play("A", "freak-drive", minion, SUPERIOR)
    finish(table)
    assert table.told("combat-over")
    assert not table.card(minion).locked
    assert table.blood(minion) == 6 - 1 - 1


@pytest.mark.card("freak-drive")
@pytest.mark.rule("VTES-TORPOR-02")
def test_a_vampire_that_fell_into_torpor_in_its_action_unlocks_there():
    library_card(
        "claws", Mode("combat_card", "strike", does=(StrikeWith(amount=1, aggravated=True),)), types=("combat_card",)
    )
    table = Table()
    minion, blocker = adept(table, "A", "FOR"), adept(table, "B")
    table.hand("A", "freak-drive")
    table.hand("B", "claws")
    bleed(table, minion)
    attempt(table, "B", blocker)
    until(table, "strike", "B")
    table.play("B", "claws", blocker)
    until(table, "after-resolution", "A")
    assert table.card(minion).region == TORPOR
    table.play("A", "freak-drive", minion, SUPERIOR)
    finish(table)
    assert (table.card(minion).region, table.card(minion).locked, table.blood(minion)) == (TORPOR, False, 5)
    assert LeaveTorpor(minion) in table.options()


@pytest.mark.card("freak-drive", "daring-the-dawn")
@pytest.mark.rule("VTES-RES-08", "VTES-TORPOR-02")
@pytest.mark.parametrize("drive_first", [True, False])
def test_the_acting_methuselah_orders_the_drive_and_the_dawn(drive_first):
    table, minion = bleeder("freak-drive", "daring-the-dawn", with_=("FOR",))
    until(table, "action", "A")
    table.play("A", "daring-the-dawn", minion, SUPERIOR)
    until(table, "after-resolution", "A")
    if drive_first:
        table.play("A", "freak-drive", minion)
    table.answer("A", LetHappen(0, "daring-the-dawn"))
    if not drive_first:
        table.play("A", "freak-drive", minion)
    finish(table)
    assert (table.card(minion).region, table.card(minion).locked) == (TORPOR, False)


@pytest.mark.card("freak-drive")
def test_a_hunt_is_followed_by_a_drive_with_the_blood_it_brought():
    table = Table()
    minion = adept(table, "A", "for", blood=0)
    table.hand("A", "freak-drive")
    hunt(table, minion)
    until(table, "after-resolution", "A")
    table.play("A", "freak-drive", minion)
    finish(table)
    assert (table.blood(minion), table.card(minion).locked) == (0, False)
