"""Menhirs, the Wyrdness and dials; GRAIL-MENHIR, GRAIL-COUNTER, GRAIL-DAY-START-02."""

import pytest
from tests.games.grail.encounter.fights import Fight
from tests.games.grail.table import Table, do

from nokturn.games.grail.printed.language.effects_of_world import Pay
from nokturn.games.grail.state.conservation import faults
from nokturn.games.grail.state.places import Dial
from nokturn.games.grail.world.menhirs import Price, foreseen, price


def in_numbers(needed: Price) -> list[int]:
    return [do.n.fixed for effect in needed.cost for do in effect.parts if isinstance(do, Pay)]


@pytest.mark.rule("GRAIL-DAY-START-02", "GRAIL-MENHIR-01")
def test_locations_that_no_menhir_reaches_are_discarded():
    table = Table("beor").menhir(107, 3).no_menhir(101).reveal(106, 113)
    table.put("beor", location=107).run("grail.fall_into_wyrdness")
    assert sorted(table.state.places) == [101, 102, 104, 107, 113]
    assert {103, 105, 106} <= set(table.state.stack)


@pytest.mark.rule("GRAIL-MENHIR-02", "GRAIL-GUARD-08", "R-14", "R-45", "GRAIL-DISCARD-01")
def test_what_lies_on_a_discarded_location_is_lost_but_for_quests():
    table = Table("beor", at=107).menhir(107, 3).no_menhir(101)
    table.state.lay(105, items=(table.state.item_deck[0],), quest_tokens=2, time_tokens=1)
    table.state.item_deck = table.state.item_deck[1:]
    table.state.dials |= {"time": Dial("time", 3, "105"), "quest": Dial("quest", 3, "105")}
    card = table.guardian("foredweller_scout", 105)
    table.run("grail.fall_into_wyrdness")
    assert set(table.state.dials) == {"quest"}
    assert card not in table.state.guardians
    assert not faults(table.state)
    table.menhir(101, 3).reveal(105)
    place = table.state.places[105]
    assert (place.quest_tokens, place.time_tokens, place.items) == (2, 0, ())


@pytest.mark.rule("GRAIL-MENHIR-03", "R-10", "R-11")
def test_whoever_stands_there_is_driven_out_hurt():
    table = Table("arev", at=103).menhir(107, 3).no_menhir(101).put("arev", terror=1)
    table.run("grail.fall_into_wyrdness")
    now = table["arev"]
    assert (now.health, now.terror, now.location) == (6, 3, 101), "one step to 101"
    assert not now.travelled


@pytest.mark.rule("R-11")
def test_the_nearest_is_counted_in_steps_and_ties_go_to_the_lowest_number():
    table = Table("arev", at=103).menhir(107, 3).no_menhir(101).reveal(106)
    table.put("arev", location=106).run("grail.fall_into_wyrdness")
    assert table["arev"].location == 102, "one step; 101 and 113 are two"
    table = Table("arev").menhir(113, 3).no_menhir(101).reveal(106, 107)
    table.state.stack = (*table.state.stack, 102)
    del table.state.places[102]
    table.run("grail.fall_into_wyrdness")
    assert table["arev"].location == 106, "106 and 107 are two steps away"


@pytest.mark.rule("GRAIL-MENHIR-03")
def test_a_lantern_makes_it_milder():
    table = Table("arev", at=103).menhir(107, 3).no_menhir(101).secrets("arev", "moon_lantern")
    table.run("grail.fall_into_wyrdness")
    assert (table["arev"].health, table["arev"].terror) == (7, 1)


@pytest.mark.rule("GRAIL-MENHIR-09")
def test_without_any_menhir_the_map_stays_and_everybody_suffers():
    table = Table("arev", "maggot").no_menhir(101).run("grail.fall_into_wyrdness")
    assert sorted(table.state.places) == [101, 102, 103, 104, 105]
    assert [(table[one].health, table[one].terror) for one in ("arev", "maggot")] == [(6, 2), (6, 3)]
    table.run("grail.fall_into_wyrdness")
    assert table["arev"].health == 4
    table.menhir(101, 3).run("grail.fall_into_wyrdness")
    assert table["arev"].health == 4


@pytest.mark.rule("GRAIL-MENHIR-04")
def test_lighting_needs_its_condition_and_its_cost():
    table = Table("beor").put("beor", magic=9, food=9).act("beor", do.CheckMenhir())
    assert table.over, "no Rite"
    table.secrets("beor", "rite_of_menhirs").put("beor", magic=1).act("beor", do.CheckMenhir())
    assert table.over, "2 Magic are needed"
    table.put("beor", magic=2).act("beor", do.CheckMenhir()).of("beor").answers(do.Activate())
    assert table.state.places[101].dial == 11
    assert table.state.statuses == {"rituals": (1,)}, "on_activate"


@pytest.mark.rule("GRAIL-MENHIR-05", "GRAIL-PLAYERS-04")
@pytest.mark.parametrize("heroes, cost, dial", [(1, 2, 11), (2, 3, 10), (3, 4, 9), (4, 5, 8)])
def test_costs_and_duration_count_all_players(heroes, cost, dial):
    table = Table(*["beor", "arev", "ailei", "maggot"][:heroes])
    needed = price(table.state, 101)
    assert in_numbers(needed) == [cost, cost]
    assert needed.dial == dial


@pytest.mark.rule("GRAIL-MENHIR-06", "R-12")
def test_the_cost_is_shared_by_those_who_take_part_only():
    table = Table("beor", "arev", "ailei").put("beor", magic=3, food=9).put("arev", magic=0, food=0)
    table.put("ailei", location=102, magic=9).secrets("arev", "rite_of_menhirs").act("beor", do.CheckMenhir())
    table.of("arev").answers(do.StayOut())
    assert table.over, "Beor alone has no Rite, and Ailei is away"
    table.act("beor", do.CheckMenhir()).of("arev").answers(do.Join())
    assert table.over, "4 Magic are needed, and 3 are there"
    table.put("arev", magic=1).act("beor", do.CheckMenhir()).of("arev").answers(do.Join())
    table.of("beor").answers(do.Activate())
    table.of("arev").answers(do.Activate())
    table.finish()
    assert (table["beor"].magic, table["arev"].magic, table["ailei"].magic) == (0, 0, 9)
    assert table.state.places[101].dial == 9


@pytest.mark.rule("GRAIL-MENHIR-07")
def test_a_menhir_lit_again_shows_the_new_value():
    table = Table("beor").secrets("beor", "rite_of_menhirs").put("beor", magic=2, food=2).menhir(101, 3)
    table.act("beor", do.CheckMenhir()).of("beor").answers(do.Activate())
    assert table.state.places[101].dial == 11
    assert sum(place.menhir for place in table.state.places.values()) == 1


@pytest.mark.rule("GRAIL-MENHIR-08", "GRAIL-COUNTER-07", "R-49")
def test_for_a_fourth_menhir_one_of_the_others_goes():
    table = Table("beor", at=109).menhir(106, 4).menhir(107, 4).reveal(109).secrets("beor", "rite_of_menhirs")
    table.put("beor", food=2, wealth=1).act("beor", do.CheckMenhir()).of("beor").answers(do.Activate())
    assert set(table.of("beor").options) == {do.ChooseMenhir(one) for one in (101, 106, 107)}
    table.of("beor").answers(do.ChooseMenhir(106))
    assert [one for one, place in table.state.places.items() if place.menhir] == [101, 107, 109]
    assert 106 in table.state.places, "Locations are discarded only in the morning"


@pytest.mark.rule("GRAIL-MENHIR-08", "GRAIL-MENHIR-07")
def test_of_three_menhirs_one_that_burns_is_fed_without_taking_another_away():
    table = Table("beor").menhir(106, 4).menhir(107, 4).menhir(101, 2).secrets("beor", "rite_of_menhirs")
    table.put("beor", food=4, magic=4).act("beor", do.CheckMenhir()).of("beor").answers(do.Activate())
    assert [one for one, place in sorted(table.state.places.items()) if place.menhir] == [101, 106, 107]
    assert table.state.places[101].dial == price(table.state, 101).dial
    assert not table.told("menhir-out")


@pytest.mark.rule("GRAIL-MENHIR-10")
def test_a_menhir_without_a_dial_still_counts_all_day():
    table = Table("beor").menhir(101, 1).run("grail.lower_menhir_dials")
    table.act("beor", do.Travel(102))
    assert {106, 107} <= set(table.state.places)


@pytest.mark.rule("GRAIL-MENHIR-11", "R-31")
def test_a_duration_is_never_more_than_twelve_nor_less_than_one():
    table = Table("beor")
    assert price(table.state, 101, bonus=5).dial == 12
    assert price(table.state, 101, bonus=-40).dial == 1


@pytest.mark.rule("GRAIL-CHALLENGE-04")
def test_in_challenge_mode_a_menhir_lasts_a_day_less():
    table = Table("beor", handicaps=("menhir",))
    assert price(table.state, 101).dial == 10
    assert price(table.state, 101, bonus=-40).dial == 1


@pytest.mark.rule("R-36")
def test_no_reduction_brings_a_cost_below_one():
    table = Table("beor").items("beor", "menhir_chip").skills("beor", 27, 28, 72)
    needed = foreseen(table.state, ("beor",), 106)
    assert in_numbers(needed) == [1, 1]
    assert needed.dial == 12, "one Skill adds a day"


@pytest.mark.rule("GRAIL-COUNTER-01", "GRAIL-COUNTER-02")
def test_dials_are_set_between_one_and_twelve():
    table = Table("beor").applies(("dial last_dusk 13-players time q_first", "dial x 0 quest 101"), "beor")
    assert table.state.dials == {"last_dusk": Dial("time", 12, "q_first"), "x": Dial("quest", 1, "101")}


@pytest.mark.rule("GRAIL-COUNTER-01")
@pytest.mark.parametrize(
    "written, dials",
    [
        ("menhir_add lowest -1", (7, 2)),
        ("menhir_add lowest -9", (7, 1)),
        ("menhir_add 101 +9", (12, 3)),
        ("menhir_add 104 +1", (7, 3)),
    ],
)
def test_effects_turn_menhir_dials(written, dials):
    table = Table("beor").menhir(101, 7).menhir(107, 3).applies(written, "beor")
    assert (table.state.places[101].dial, table.state.places[107].dial) == dials


@pytest.mark.rule("GRAIL-COUNTER-04")
@pytest.mark.parametrize("face, food", [(0, 5), (1, 4)])
def test_a_tossed_dial_shows_grail_or_skull(face, food):
    table = Table("beor").chance((2, face)).applies("toss_grail: gain food 1 actor", "beor")
    assert table["beor"].food == food
    assert table.told("toss") == [{"face": ("grail", "skull")[face], "source": "", "hero": "beor"}]


@pytest.mark.rule("GRAIL-STORY-MODE-01", "GRAIL-STORY-MODE-03")
def test_story_mode_counts_one_player_fewer_until_it_is_left():
    table = Table("beor", "arev", "maggot", story=True)
    assert table.state.places[101].dial == 7, "as for two players"
    assert price(table.state, 101).dial == 10
    table.run("grail.play_round")
    table.of("beor").answers(do.LeaveStoryMode())
    table.of("arev").answers(True)
    table.of("maggot").answers(True)
    assert price(table.state, 101).dial == 9
    assert table.state.places[101].dial == 7, "dials already set do not change"


@pytest.mark.rule("GRAIL-COUNTER-05")
def test_time_tokens_of_an_encounter_are_its_own():
    fight = Fight("vagrant", beor={}).lay(sequence=("beor_c04*",))
    fight.run("grail.lower_time_dials")
    assert [placed.waiting for placed in fight.fray.sequence] == [True]


@pytest.mark.rule("GRAIL-DAY-START-02", "GRAIL-DEATH-02", "GRAIL-MENHIR-03")
def test_whoever_follows_somebody_whom_the_wyrdness_took_stands_on_what_remains():
    table = Table("beor", "arev", at=105).reveal(102, 113).menhir(113, 5).no_menhir(101)
    table.put("arev", location=113).put("beor", health=0, dying=1, energy=0)
    table.run("grail.fall_into_wyrdness")
    table.seat("A").answers(do.TakeCharacter("ailei"))
    assert 101 not in table.state.places, "no Menhir shines on it any more"
    ailei = table["ailei"]
    assert ailei.location == 102, "the nearest that remains"
    assert (ailei.health, ailei.terror) == (8, 0), "it was not there when the Wyrdness came"
    assert not faults(table.state)


@pytest.mark.rule("GRAIL-GUARD-08", "R-14", "GRAIL-DISCARD-01")
def test_a_guardian_on_a_discarded_location_goes_to_the_bottom_of_its_deck():
    table = Table("beor", at=107, chapter=3).menhir(107, 3).no_menhir(101)
    bear = table.guardian("heath_bear", 105)
    table.run("grail.fall_into_wyrdness")
    assert table.state.guardians == {}
    assert table.state.encounter_decks["green"][-1] == bear
