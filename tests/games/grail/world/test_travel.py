"""Travel, arrival, lightning rules, special moves; GRAIL-TRAVEL, GRAIL-LOC, GRAIL-MOVE."""

import pytest
from tests.games.grail.table import CAMPAIGN, Table, do

from nokturn.games.grail.world.locations import answering, connected


@pytest.mark.rule("GRAIL-TRAVEL-01", "GRAIL-LOC-01", "GRAIL-LOC-02")
def test_travel_follows_matching_keys_for_one_energy():
    table = Table("beor").act("beor", do.Travel(102))
    assert (table["beor"].location, table["beor"].energy) == (102, 6)
    assert connected(table.state, 101) == (102, 103, 104, 105)


@pytest.mark.rule("GRAIL-TRAVEL-02")
def test_a_diagonal_neighbour_needs_two_travels():
    table = Table("beor").reveal(106).run("grail.play_round")
    assert table.of("beor").refusal(do.Travel(106)).rule == "GRAIL-TRAVEL-02"


@pytest.mark.rule("GRAIL-TRAVEL-03")
def test_neighbours_without_keys_between_them_are_not_connected():
    table = Table("beor", at=103).reveal(106).run("grail.play_round")
    assert CAMPAIGN.locations[103].keys.north == 0
    assert table.of("beor").refusal(do.Travel(106)).rule == "GRAIL-TRAVEL-03"


@pytest.mark.rule("GRAIL-TRAVEL-04", "GRAIL-LOC-INSTANT-01", "GRAIL-LOC-INSTANT-04")
@pytest.mark.parametrize("outcome", ["won", "retreated"])
def test_on_arrival_reveal_then_guardian_then_lightning(outcome, faced):
    faced.outcome = outcome
    table = Table("beor")
    table.guardian("foredweller_scout", 104)
    table.on_top("vagrant")
    table.act("beor", do.Travel(104))
    assert faced.cards == ["foredweller_scout", "vagrant"]
    keys = table.keys()
    assert keys.index("revealed") < keys.index("lightning")


@pytest.mark.rule("GRAIL-TRAVEL-05")
def test_a_party_pays_for_each_and_arrives_together(faced):
    table = Table("beor", "arev").act("beor", do.Travel(104))
    table.of("arev").answers(do.Join())
    assert (table["beor"].energy, table["arev"].energy) == (6, 6)
    assert sorted(faced.calls[0][1]) == ["arev", "beor"]


@pytest.mark.rule("GRAIL-TRAVEL-06")
@pytest.mark.parametrize(
    "events, mule, paid",
    [
        ((), False, 1),
        (("rnd_good_weather",), False, 0),
        (("rnd_good_weather",), True, 0),
        (("rnd_sleet",), False, 2),
        (("rnd_sleet",), True, 1),
    ],
)
def test_a_cheaper_travel_never_costs_less_than_nothing(events, mule, paid):
    table = Table("beor").event_deck(*events).morning_event()
    if mule:
        table.items("beor", "mule")
    table.act("beor", do.Travel(102))
    assert table["beor"].energy == 7 - paid
    table.act("beor", do.Travel(101))
    assert table["beor"].energy == 7 - paid - 1, "only the first Travel of the day"


@pytest.mark.rule("GRAIL-LOC-REVEAL-01", "GRAIL-MENHIR-01")
def test_arriving_reveals_what_a_menhir_reaches():
    table = Table("beor").act("beor", do.Travel(102))
    assert {106, 107} <= set(table.state.places), "one card from 101, diagonally"
    assert 113 not in table.state.places, "two cards away"


@pytest.mark.rule("GRAIL-LOC-REVEAL-02")
def test_what_is_out_of_range_does_not_come_by_itself():
    table = Table("beor").act("beor", do.Travel(102))
    table.state.lay(102, menhir=True, dial=3)
    assert 113 not in table.state.places
    table.put("beor", location=101).act("beor", do.Travel(102))
    assert 113 in table.state.places, "a new arrival"


@pytest.mark.rule("GRAIL-LOC-REVEAL-03", "R-07")
def test_a_newly_lit_menhir_reveals_around_everybody():
    table = Table("beor", at=106).reveal(106).put("beor", magic=1, food=1).secrets("beor", "rite_of_menhirs")
    table.act("beor", do.CheckMenhir()).of("beor").answers(do.Activate())
    assert {114, 119} <= set(table.state.places)


@pytest.mark.rule("GRAIL-LOC-REVEAL-04")
def test_a_card_revealed_from_one_side_is_connected_on_the_others():
    table = Table("beor").reveal(107)
    assert connected(table.state, 107) == (102, 104)


@pytest.mark.rule("GRAIL-LOC-INSTANT-02", "R-37")
def test_a_once_per_day_lightning_happens_once_whoever_comes(faced):
    table = Table("beor", "arev").act("beor", do.Travel(104))
    table.of("arev").answers(do.StayOut())
    assert len(faced.calls) == 1
    table.act("arev", do.Travel(104))
    assert table.over, "nobody is invited to what does not happen"
    assert len(faced.calls) == 1
    table.run("grail.lower_time_dials").put("arev", location=101).act("arev", do.Travel(104))
    table.of("beor").answers(do.StayOut())
    assert len(faced.calls) == 2


@pytest.mark.rule("GRAIL-LOC-INSTANT-01")
def test_whoever_has_a_door_opened_at_the_conclave_meets_no_bandits_there(faced):
    """ "Bandits pass by on the upland and do not seem to see the place': with the Safe Shrine no grey Encounter."""
    table = Table("beor").status("safe_shrine").act("beor", do.Travel(104))
    assert table["beor"].location == 104
    assert faced.calls == []
    assert not table.told("lightning")
    table = Table("beor").act("beor", do.Travel(104))
    assert len(faced.calls) == 1, "without it, one"


@pytest.mark.rule("GRAIL-LOC-INSTANT-03", "R-08")
@pytest.mark.parametrize("answer, members", [(do.Join(), ["arev", "beor"]), (do.StayOut(), ["beor"])])
def test_those_who_stand_there_may_join_the_encounter(answer, members, faced):
    table = Table("beor", "arev").put("arev", location=104).act("beor", do.Travel(104))
    table.of("arev").answers(answer)
    assert sorted(faced.calls[0][1]) == members


@pytest.mark.rule("GRAIL-LOC-SETTLE-01")
def test_a_hostile_settlement_brings_a_blue_encounter_unless_one_has_leave(faced):
    table = Table("beor", at=110).menhir(110, 5).reveal(111)
    card = table.state.encounter_decks["blue"][0]
    table.act("beor", do.Travel(111))
    assert faced.calls == [(card, ("beor",))]
    table = Table("beor", at=110).menhir(110, 5).reveal(111).secrets("beor", "safe_conduct")
    faced.calls.clear()
    table.act("beor", do.Travel(111))
    assert faced.calls == []


@pytest.mark.rule("GRAIL-MOVE-01", "GRAIL-MOVE-02", "GRAIL-MOVE-03", "R-35")
def test_a_special_move_is_free_and_brings_what_an_arrival_brings(faced):
    table = Table("beor").event_deck("rnd_sleet").morning_event()
    table.run("grail.special_move", ("beor",), 104)
    assert (table["beor"].energy, table["beor"].location) == (7, 104)
    assert {107, 109} <= set(table.state.places)
    assert len(faced.calls) == 1
    assert not table["beor"].travelled, "the first Travel of the day is still to come"


@pytest.mark.rule("GRAIL-LOC-REPLACED-01", "GRAIL-LOC-REPLACED-04", "GRAIL-DISCARD-03")
def test_a_replaced_location_keeps_what_lies_on_it_and_nobody_arrives(faced):
    table = Table("beor", at=111).menhir(111, 4)
    table.state.lay(111, items=("cudgel:1",), acted=True)
    card = table.guardian("foredweller_scout", 111)
    table.applies("swap 111 151", "beor")
    assert table["beor"].location == 151
    place = table.state.places[151]
    assert (place.menhir, place.dial, place.items, place.acted) == (True, 4, ("cudgel:1",), True)
    assert table.state.guardians[card] == 151
    assert 111 not in table.state.places
    assert 111 not in table.state.stack
    assert faced.calls == []


@pytest.mark.rule("GRAIL-LOC-REPLACED-02")
def test_a_key_with_an_old_number_leads_to_what_replaced_it():
    table = Table("beor", at=110).menhir(110, 4).reveal(111)
    table.applies("swap 111 151", "beor")
    assert answering(table.state, 111) == 151
    assert 151 in connected(table.state, 110)


@pytest.mark.rule("GRAIL-LOC-REPLACED-02")
def test_a_location_in_the_stack_is_replaced_there_and_revealed_as_the_new_one():
    table = Table("beor", at=110).menhir(110, 4).applies("swap 111 151", "beor")
    table.run("grail.special_move", ("beor",), 110)
    assert 151 in table.state.places


@pytest.mark.rule("GRAIL-LOC-REPLACED-03", "R-09")
def test_a_new_card_is_compared_by_its_own_number():
    table = Table("beor").reveal(111, 110).applies(("swap 111 151", "guardian foredweller_scout highest"), "beor")
    assert [*table.state.guardians.values()] == [151]
