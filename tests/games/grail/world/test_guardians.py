"""Guardians; GRAIL-GUARD."""

import pytest
from tests.games.grail.table import Table, do

from nokturn.games.grail.state.conservation import faults

NORTH, EAST, SOUTH, WEST, NOTHING, DISCARD = range(6)


@pytest.mark.rule("GRAIL-GUARD-02", "R-50")
def test_a_compass_face_moves_it_that_way():
    table = Table("beor", at=105)
    assert table.state.content.special.guardian_die.faces == ("north", "east", "south", "west", "nothing", "discard")
    card = table.guardian("foredweller_scout", 101)
    table.chance((6, WEST)).run("grail.move_guardians")
    assert table.state.guardians[card] == 103


@pytest.mark.rule("GRAIL-GUARD-03")
def test_where_there_is_no_way_it_takes_the_highest_connected_number():
    table = Table("beor", at=105).reveal(107)
    card = table.guardian("foredweller_scout", 102)
    table.chance((6, NORTH)).run("grail.move_guardians")
    assert table.state.guardians[card] == 107
    table = Table("beor", at=105)
    for number in (102, 103, 104):
        table.state.places.pop(number)
        table.state.stack = (*table.state.stack, number)
    table.reveal(106)
    card = table.guardian("foredweller_scout", 106)
    table.chance((6, NORTH)).run("grail.move_guardians")
    assert table.state.guardians[card] == 106, "no connected Location"


@pytest.mark.rule("GRAIL-GUARD-04")
def test_nothing_leaves_it_and_discard_takes_it_under_its_deck():
    table = Table("beor", at=105)
    card = table.guardian("foredweller_scout", 102)
    table.chance((6, NOTHING)).run("grail.move_guardians")
    assert table.state.guardians == {card: 102}
    table.chance((6, DISCARD)).run("grail.move_guardians")
    assert table.state.guardians == {}
    assert not faults(table.state)


@pytest.mark.rule("GRAIL-GUARD-05")
@pytest.mark.parametrize("at, face", [(101, NOTHING), (102, SOUTH)])
def test_it_attacks_whoever_is_there_as_one_party(at, face, faced):
    table = Table("beor", "arev")
    card = table.guardian("foredweller_scout", at)
    table.chance((6, face)).run("grail.move_guardians")
    assert faced.calls == [(card, ("arev", "beor"))]


@pytest.mark.rule("GRAIL-GUARD-06", "R-43")
def test_with_several_the_players_choose_the_order(faced):
    faced.outcome = "retreated"
    table = Table("beor")
    first, second = table.guardian("foredweller_scout", 102), table.guardian("heath_bear", 102)
    table.act("beor", do.Travel(102))
    table.of("beor").answers(do.ChooseGuardian(second))
    assert [card for card, _ in faced.calls] == [second, first]


@pytest.mark.rule("GRAIL-GUARD-01", "GRAIL-GUARD-09")
def test_after_a_retreat_it_stays_and_waits_for_the_next_trigger(faced):
    faced.outcome = "retreated"
    table = Table("beor")
    card = table.guardian("foredweller_scout", 102)
    table.act("beor", do.Travel(102))
    assert table.state.guardians == {card: 102}
    table.act("beor", do.Explore())
    assert len(faced.calls) == 1, "an Action in the Location brings no new Encounter"


@pytest.mark.rule("GRAIL-GUARD-07")
def test_a_defeated_one_goes_under_its_deck(faced):
    table = Table("beor")
    card = table.guardian("foredweller_scout", 102)
    table.act("beor", do.Travel(102))
    assert table.state.guardians == {}
    assert card in table.state.encounters_aside or any(card in deck for deck in table.state.encounter_decks.values())


@pytest.mark.rule("GRAIL-GUARD-10")
def test_they_move_by_ascending_number_of_their_locations(faced):
    table = Table("beor", at=105)
    second = table.guardian("foredweller_scout", 104)
    first = table.guardian("heath_bear", 102)
    table.chance((6, NOTHING), (6, NOTHING)).run("grail.move_guardians")
    assert [told["encounter"] for told in table.told("guardian-die")] == [first, second]


@pytest.mark.rule("GRAIL-GUARD-10")
def test_one_placed_by_an_encounter_of_that_morning_is_not_rolled_for(faced):
    faced.outcome = "retreated"
    table = Table("beor")
    card = table.guardian("foredweller_scout", 101)
    table.chance((6, NOTHING)).run("grail.move_guardians")
    assert table.state.guardians == {card: 101}
    assert len(table.told("guardian-die")) == 1


@pytest.mark.rule("GRAIL-GUARD-11", "GRAIL-GUARD-12")
def test_one_placed_by_an_effect_attacks_nobody_and_comes_from_the_unused_cards(faced):
    table = Table("beor", at=105)
    aside = [card for card in table.state.encounters_aside if card.startswith("foredweller_scout")]
    table.applies(("guardian foredweller_scout highest", "guardian foredweller_scout 105"), "beor")
    assert faced.calls == []
    assert all(location == 105 for location in table.state.guardians.values())
    assert len(table.state.guardians) == min(2, len(aside))
    table.chance((6, DISCARD), (6, DISCARD)).run("grail.move_guardians").finish()
    assert [card for card in table.state.encounters_aside if card.startswith("foredweller_scout")]
    assert not faults(table.state)


@pytest.mark.rule("GRAIL-MOVE-01")
def test_a_cautious_one_evades_it(faced):
    table = Table("beor", "arev").skills("beor", 20)
    card = table.guardian("foredweller_scout", 101)
    table.chance((6, NOTHING)).run("grail.move_guardians")
    table.of("beor").answers(do.UseRule("skill/20", 0)).answers(do.ChooseLocation(103))
    assert faced.calls == [(card, ("arev",))]
    assert (table["beor"].location, table["beor"].energy) == (103, 6)


@pytest.mark.rule("GRAIL-GUARD-05", "GRAIL-DYING-02")
def test_the_second_of_a_morning_finds_whom_the_first_has_struck_down(faced):
    table = Table("beor", at=105)
    first, second = table.guardian("foredweller_scout", 105), table.guardian("heath_bear", 105)
    table.put("beor", stricken=True)  # as it stands after an Encounter in which Health fell to 0
    table.chance((6, NOTHING), (6, NOTHING)).run("grail.move_guardians")
    table.finish()
    assert {card for card, _ in faced.calls} == {first, second}


@pytest.mark.rule("GRAIL-GUARD-01", "GRAIL-GUARD-06", "R-57")
def test_a_guardian_whom_nobody_can_face_any_more_stays(faced):
    table = Table("beor")
    card = table.guardian("foredweller_scout", 102)
    table.put("beor", location=102, stricken=True).run("grail.meet_guardians", ("beor",), 102)
    assert faced.calls == []
    assert table.state.guardians == {card: 102}
    assert not faults(table.state)
