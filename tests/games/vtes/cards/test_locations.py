"""The locations of the first pool."""

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
    plain,
    targets,
    until,
)
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import (
    ChooseCard,
    ChooseMethuselah,
    ChoosePrinted,
    EndPhase,
    PlayCard,
    Transfer,
    UseAbility,
)
from nokturn.games.vtes.state.state import READY, TORPOR
from nokturn.games.vtes.state.stats import hand_size, stealth

GROUNDS = {
    "academic-hunting-ground": "tremere",
    "asylum-hunting-ground": "malkavian",
    "slum-hunting-ground": "nosferatu",
    "society-hunting-ground": "toreador",
    "uptown-hunting-ground": "ventrue",
}


# hunting grounds


@pytest.mark.card(*GROUNDS)
@pytest.mark.rule("VTES-REQ-02", "VTES-MCARD-06")
@pytest.mark.parametrize("card, clan", GROUNDS.items())
def test_a_hunting_ground_costs_2_pool_and_a_ready_vampire_of_its_clan(card, clan):
    table = Table()
    table.vampire("A", plain(clan), region=TORPOR)
    table.hand("A", card)
    phase(table, "master")
    assert table.refused(PlayCard(card, 0)) == "VTES-REQ-02"
    table = Table()
    table.vampire("A", plain(clan))
    table.hand("A", card)
    phase(table, "master")
    table.seat("A").plays(card)
    assert table.pool("A") == 28
    assert table.card(f"{card}:1").region == "in_play"


@pytest.mark.card("slum-hunting-ground")
def test_a_hunting_ground_feeds_a_ready_vampire_of_any_clan_once_a_turn():
    table = Table()
    ground = table.put("A", "slum-hunting-ground")
    ashley, sully = table.vampire("A", "ashley", blood=1), table.vampire("A", "sully", blood=1)
    table.vampire("A", "baixinho", blood=0, region=TORPOR)
    table.vampire("B", "ryan", blood=0)
    phase(table, "unlock")
    table.seat("A").uses(ground)
    assert targets(table) == {ashley, sully}
    choose(table, "A", ashley)
    assert table.blood(ashley) == 2
    assert not can_use(table, ground)


@pytest.mark.card("slum-hunting-ground", "uptown-hunting-ground")
def test_a_vampire_is_chosen_by_one_hunting_ground_a_turn():
    table = Table()
    slum, uptown = table.put("A", "slum-hunting-ground"), table.put("A", "uptown-hunting-ground")
    ashley, sully = table.vampire("A", "ashley", blood=0), table.vampire("A", "sully", blood=0)
    phase(table, "unlock")
    table.seat("A").uses(slum)
    choose(table, "A", ashley)
    table.seat("A").uses(uptown)
    assert targets(table) == {sully}


@pytest.mark.card("slum-hunting-ground", "uptown-hunting-ground")
def test_hunting_grounds_feed_again_in_the_next_turn():
    table = Table("AB")
    slum, ashley = table.put("A", "slum-hunting-ground"), table.vampire("A", "ashley", blood=0)
    table.take_turn("A")
    table.seat("A").uses(slum)
    choose(table, "A", ashley)
    table.pass_until("minion-phase")
    assert table.now.spent("turn", f"hunting-ground/{ashley}")
    table.seat("A").answers(EndPhase())
    while not table.over:
        table.pass_until("")
    assert not table.now.spent("turn", f"hunting-ground/{ashley}")


# the influence phase


@pytest.mark.card("arcane-library", "art-museum")
@pytest.mark.parametrize(
    "card, own, other",
    [("arcane-library", "lauren", "min-seo"), ("art-museum", "min-seo", "lauren")],
)
def test_a_library_or_museum_adds_blood_to_an_uncontrolled_vampire_of_its_clan(card, own, other):
    table = Table()
    place = table.put("A", card)
    slot = table.uncontrolled("A", own)
    table.uncontrolled("A", other)
    phase(table, "influence")
    table.seat("A").uses(place)
    assert [option.slot for option in table.options()] == [slot]
    choose_slot(table, "A", slot)
    assert table.now.hidden(slot)[1].counters == 1
    assert table.card(place).locked
    assert table.refused(UseAbility(place, 0)) == "VTES-WORD-02"


@pytest.mark.card("arcane-library")
def test_that_somebody_is_asked_does_not_tell_which_cards_lie_face_down():
    """Without a Tremere there is nothing to choose, but who is asked must not show it."""
    for printed in ("ayelech", "catalina-vega"):
        table = Table()
        place = table.put("A", "arcane-library")
        slot = table.uncontrolled("A", printed)
        phase(table, "influence")
        for _ in range(4):
            table.seat("A").answers(Transfer(slot, printed))
        assert table.ask("A").prompt == "influence-phase"
        assert can_use(table, place) is (printed == "ayelech")


@pytest.mark.card("information-highway")
def test_the_information_highway_gives_two_more_transfers():
    table = Table()
    table.put("A", "information-highway")
    table.uncontrolled("A", "ashley")
    phase(table, "influence")
    assert table.now.transfers == 6


@pytest.mark.card("information-highway")
def test_the_information_highway_works_for_its_controller_only():
    table = Table()
    table.put("B", "information-highway")
    table.uncontrolled("A", "ashley")
    phase(table, "influence")
    assert table.now.transfers == 4


# The Barrens


@pytest.mark.card("the-barrens")
def test_the_barrens_discards_a_card_and_another_is_drawn():
    table = Table()
    barrens = table.put("A", "the-barrens")
    table.hand("A", *["bonding"] * 6, "majesty")
    table.library("A", "blood-doll")
    phase(table, "unlock")
    table.seat("A").uses(barrens)
    table.seat("A").answers(ChoosePrinted("majesty"))
    assert sorted(table.now.hands["A"]) == ["blood-doll", *["bonding"] * 6]
    assert table.now.ash["A"] == ("majesty",)
    assert table.card(barrens).locked


@pytest.mark.card("the-barrens")
@pytest.mark.rule("VTES-R-22")
def test_the_barrens_can_be_used_in_the_middle_of_somebody_elses_action():
    table = Table()
    barrens = table.put("C", "the-barrens")
    ashley = table.vampire("A", "ashley", blood=1)
    table.hand("C", "bonding")
    bleed(table, ashley)
    until(table, "action", "C")
    assert can_use(table, barrens)


# Chantry


@pytest.mark.card("chantry")
@pytest.mark.parametrize("way", ["pool", "blood"])
def test_the_chantry_takes_any_tremere_out_of_torpor_for_pool_or_blood(way):
    table = Table()
    chantry = table.put("A", "chantry")
    lauren = table.vampire("A", "lauren", blood=2)
    nassir = table.vampire("B", "nassir", blood=0, region=TORPOR, locked=True)
    table.vampire("B", "ashley", region=TORPOR)
    phase(table, "master")
    table.seat("A").uses(chantry)
    assert targets(table) == {nassir}
    choose(table, "A", nassir)
    assert set(table.options()) == {ChooseMethuselah("A"), ChooseCard(lauren)}
    table.seat("A").answers(ChooseMethuselah("A") if way == "pool" else ChooseCard(lauren))
    assert (table.pool("A"), table.blood(lauren)) == ((29, 2) if way == "pool" else (30, 1))
    assert (table.card(nassir).region, table.card(nassir).locked, table.card(nassir).controller) == (READY, True, "B")
    assert table.card(chantry).locked


@pytest.mark.card("chantry")
def test_the_chantry_is_paid_by_a_ready_tremere_with_blood():
    table = Table()
    chantry = table.put("A", "chantry")
    table.vampire("A", "lauren", blood=0)
    table.vampire("A", "ashley", blood=2)
    torpid = table.vampire("A", "nassir", blood=2, region=TORPOR)
    phase(table, "master")
    table.seat("A").uses(chantry)
    choose(table, "A", torpid)
    assert table.options() == (ChooseMethuselah("A"),)


# stealth


@pytest.mark.card("creepshow-casino")
@pytest.mark.rule("VTES-SEQ-04")
def test_the_casino_gives_stealth_to_an_undirected_action_as_it_is_announced():
    table = Table()
    casino = table.put("A", "creepshow-casino")
    ashley = table.vampire("A", "ashley", blood=1)
    table.vampire("B", "sully")
    hunt(table, ashley)
    assert table.prompt == "as-announced"
    table.seat("A").uses(casino)
    assert stealth(table.now) == 2
    assert table.card(casino).locked


@pytest.mark.card("creepshow-casino")
def test_the_casino_is_of_no_use_for_a_directed_action_an_ally_or_somebody_else():
    table = Table()
    table.put("A", "creepshow-casino")
    ashley = table.vampire("A", "ashley", blood=1)
    bleed(table, ashley)
    assert table.prompt != "as-announced"
    table = Table()
    table.put("B", "creepshow-casino")
    hunt(table, table.vampire("A", "ashley", blood=1))
    assert table.prompt != "as-announced"
    table = Table()
    table.put("A", "creepshow-casino")
    castle, stray = table.put("A", "wasserschloss-anif-austria"), table.ally("A", "underbridge-stray")
    table.act("A")
    table.seat("A").uses(castle, 2, stray)
    assert table.prompt != "as-announced"


@pytest.mark.card("the-labyrinth")
@pytest.mark.rule("VTES-STEALTH-04")
def test_the_labyrinth_hides_a_nosferatu_when_stealth_is_needed():
    table = Table()
    maze = table.put("A", "the-labyrinth")
    ryan = table.vampire("A", "ryan")
    blocker = table.vampire("B", "ashley")
    bleed(table, ryan)
    assert not can_use(table, maze)
    block(table, "B", blocker)
    until(table, "block-attempt", "A")
    table.seat("A").uses(maze)
    assert stealth(table.now) == 1
    assert table.card(maze).locked
    table.pass_until("minion-phase")
    assert table.pool("B") == 29


@pytest.mark.card("the-labyrinth")
def test_the_labyrinth_hides_nobody_but_nosferatu_of_its_controller():
    for seat, vampire in (("A", "ashley"), ("B", "ryan")):
        table = Table()
        maze = table.put(seat, "the-labyrinth")
        acting = table.vampire("A", vampire)
        blocker = table.vampire("B", "colette")
        bleed(table, acting)
        block(table, "B", blocker)
        assert table.prompt != "block-attempt" or not can_use(table, maze)


# Elder Library


@pytest.mark.card("elder-library")
@pytest.mark.rule("VTES-PLAY-09")
def test_the_elder_library_makes_the_hand_bigger_at_once():
    table = Table()
    table.hand("A", "elder-library", *["bonding"] * 6)
    table.library("A", "majesty", "blood-doll", "vessel")
    phase(table, "master")
    table.seat("A").plays("elder-library")
    assert hand_size(table.now, "A") == 8
    assert len(table.now.hands["A"]) == 8
    assert table.pool("A") == 29


@pytest.mark.card("elder-library")
@pytest.mark.rule("VTES-CONTEST-09", "VTES-R-04")
def test_an_elder_library_that_enters_a_contest_gives_nothing_and_takes_the_others_away():
    table = Table()
    theirs = table.put("B", "elder-library")
    table.hand("A", "elder-library", *["bonding"] * 6)
    table.hand("B", *["bonding"] * 8)
    phase(table, "master")
    table.seat("A").plays("elder-library")
    assert hand_size(table.now, "A") == 7
    assert hand_size(table.now, "B") == 7
    assert table.card(theirs).region == "contested"
    table.seat("B").answers(ChoosePrinted("bonding"))
    assert len(table.now.hands["B"]) == 7


@pytest.mark.card("elder-library")
@pytest.mark.rule("VTES-CONTEST-05")
def test_nobody_brings_in_a_second_copy_of_a_unique_card():
    table = Table()
    table.put("A", "elder-library")
    table.hand("A", "elder-library", "blood-doll")
    table.vampire("A", "ashley")
    phase(table, "master")
    assert table.refused(PlayCard("elder-library", 0)) == "VTES-CONTEST-05"
