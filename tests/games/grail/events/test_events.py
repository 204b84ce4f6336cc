"""Events, Quests, Clues and Statuses; GRAIL-EVENT, GRAIL-QUEST, GRAIL-CLUE, GRAIL-STATUS."""

import pytest
from tests.games.grail.table import Table, do

from nokturn.games.grail.day.costs import energy_of
from nokturn.games.grail.state.conservation import faults


@pytest.mark.rule("GRAIL-EVENT-01")
def test_an_event_concerns_every_character():
    table = Table("beor", "arev").put("arev", location=103).event_deck("rnd_rats").morning_event()
    assert (table["beor"].food, table["arev"].food) == (3, 3)


@pytest.mark.rule("GRAIL-EVENT-01")
def test_where_an_event_offers_a_choice_everybody_chooses_for_itself():
    table = Table("beor", "arev").event_deck("rnd_quarrel").morning_event()
    table.of("arev").answers(do.Alternative(0, table.of("arev").options[0].parts))
    table.of("beor").answers(do.Alternative(1, table.of("beor").options[1].parts))
    assert (table["arev"].energy, table["arev"].rep) == (6, 1)
    assert (table["beor"].energy, table["beor"].rep) == (7, 0)


@pytest.mark.rule("GRAIL-EVENT-01")
def test_only_the_first_branch_that_fits_is_taken():
    table = Table("beor").event_deck("ch2_2").status("plunderer", 1).put("beor", rep=2).morning_event()
    assert table.state.statuses["enemies"] == (1,)
    assert table["beor"].rep == 1
    table = Table("beor").event_deck("ch2_2").status("plunderer", 1).status("helping_hand", 1, 2).morning_event()
    assert "enemies" not in table.state.statuses
    assert table["beor"].food == 5


@pytest.mark.rule("GRAIL-EVENT-02")
def test_what_an_event_makes_dearer_is_dearer_for_its_day_only():
    table = Table("beor").event_deck("rnd_sleet", "rnd_rats").morning_event()
    assert energy_of(table.state, "beor", "travel") == 2
    table.morning_event()
    assert energy_of(table.state, "beor", "travel") == 1


@pytest.mark.rule("GRAIL-EVENT-03", "R-56")
def test_added_random_events_lie_on_top_the_last_one_first():
    table = Table("beor").event_deck("ch1_2").random_events("rnd_rats", "rnd_quarrel")
    table.applies("event_random 2", "beor", setting="event", actor="")
    assert table.state.event_deck == ("rnd_quarrel", "rnd_rats", "ch1_2")
    assert not faults(table.state)


@pytest.mark.rule("GRAIL-CHALLENGE-05")
@pytest.mark.parametrize("n, added", [(2, 1), (1, 0), (0, 0)])
def test_in_challenge_mode_one_random_event_fewer_is_added(n, added):
    table = Table("beor", handicaps=("events",)).event_deck("ch1_2")
    table.applies(f"event_random {n}", "beor", setting="event", actor="")
    assert len(table.state.event_deck) == 1 + added


@pytest.mark.rule("GRAIL-EVENT-04")
def test_a_named_part_comes_out_of_the_deck_and_only_once():
    table = Table("beor").put("beor", xp=0).applies("event ch1_5", "beor")
    assert table.state.event_deck == ("ch1_1", "ch1_2", "ch1_3", "ch1_4", "ch1_6")
    assert (table.state.quests, table["beor"].xp) == (("q_rekindle",), 2)
    table.applies("event ch1_5", "beor")
    assert table["beor"].xp == 2


@pytest.mark.rule("GRAIL-EVENT-05")
def test_a_looping_card_lies_beneath_the_random_ones_it_adds():
    table = Table("beor").event_deck("ch1_4").random_events("rnd_rats", "rnd_quarrel", "rnd_sleet").morning_event()
    table.finish()
    assert table.state.event_deck == ("rnd_sleet", "rnd_quarrel", "rnd_rats", "ch1_4")
    assert table.state.event_today == ""


@pytest.mark.rule("GRAIL-CHALLENGE-05", "GRAIL-EVENT-05")
def test_a_looping_card_adds_one_fewer_too():
    table = Table("beor", handicaps=("events",)).event_deck("ch1_4").morning_event().finish()
    assert len(table.state.event_deck) == 3


@pytest.mark.rule("GRAIL-EVENT-05")
def test_an_empty_random_stack_is_made_of_its_discards():
    table = Table("beor").event_deck("ch1_2")
    table.state.event_discard = (*table.state.random_events[1:], "ch1_1")
    table.state.random_events = table.state.random_events[:1]
    table.applies("event_random 2", "beor", setting="event", actor="")
    assert len(table.state.event_deck) == 3
    assert table.state.event_discard == ("ch1_1",)
    assert len(table.state.random_events) == 20


@pytest.mark.rule("GRAIL-SETUP-WORLD-09", "GRAIL-EVENT-03")
def test_the_runes_exchange_a_random_event_for_another():
    table = Table("beor").secrets("beor", "neantes_runes").event_deck("rnd_rats").random_events("rnd_snared_luck")
    table.morning_event()
    table.of("beor").answers(do.UseRule("secret/neantes_runes", 0))
    assert (table["beor"].food, table["beor"].magic) == (5, 0)
    assert table.state.event_discard == ("rnd_rats",)
    assert table.state.event_today == "rnd_snared_luck"


@pytest.mark.rule("GRAIL-QUEST-01")
def test_a_quest_stays_until_it_is_done():
    table = Table("beor").event_deck("ch1_1", "rnd_rats").morning_event().morning_event().morning_event()
    assert table.state.quests == ("q_rite",)
    table.applies("quest_done q_rite", "beor")
    assert table.state.quests == ()


@pytest.mark.rule("GRAIL-QUEST-02", "GRAIL-SETUP-WORLD-10")
def test_the_last_quest_of_a_chapter_begins_the_next_one():
    table = Table("beor").secrets("beor", "rite_of_menhirs").put("beor", magic=2, food=2, xp=0)
    table.state.quests = ("q_rekindle",)
    table.act("beor", do.CheckMenhir()).of("beor").answers(do.Activate())
    assert table.state.chapter == 2
    assert table.state.event_deck[0] == "ch2_1"
    assert table.state.clues == ("c_five",)
    assert table["beor"].xp == 2
    assert table.told("savepoint") == [{}]


@pytest.mark.rule("GRAIL-QUEST-03")
def test_any_character_fulfils_it():
    table = Table("beor", "arev").put("arev", location=103)
    table.state.quests = ("q_rite",)
    table.applies("secret rite_of_menhirs actor", "arev").run("grail.settle_quests")
    assert table.told("quest-succeeds") == [{"quest": "q_rite"}]


@pytest.mark.rule("GRAIL-QUEST-04", "R-44")
def test_a_quest_is_tested_only_when_the_list_is_complete():
    table = Table("beor", chapter=3).event_deck("ch3_1").morning_event()
    assert not table.state.finished, "the dial whose absence would fail it comes after the Quest"
    assert table.state.dials["last_dusk"].value == 12
    assert table.state.quests == ("q_first",)


@pytest.mark.rule("GRAIL-QUEST-04")
def test_a_failed_quest_has_its_effects_and_success_goes_first():
    table = Table("beor", chapter=3)
    table.state.quests = ("q_first",)
    table.run("grail.settle_quests")
    assert table.state.ending == "long_night"
    assert table.state.finished
    table = Table("beor", chapter=3)
    table.state.quests, table.state.ending = ("q_first",), "kindled"
    table.run("grail.settle_quests")
    assert table.told("quest-succeeds") == [{"quest": "q_first"}]
    assert table.state.ending == "kindled"


@pytest.mark.rule("GRAIL-QUEST-05")
def test_a_quest_whose_condition_holds_already_succeeds_at_once():
    table = Table("beor").secrets("beor", "rite_of_menhirs").event_deck("ch1_1", "ch1_5").morning_event()
    assert table.state.quests == ("q_rekindle",)


@pytest.mark.rule("GRAIL-CLUE-01", "GRAIL-CLUE-02")
def test_clues_are_written_down_once():
    table = Table("beor").applies(("clue c_mill", "clue c_mill"), "beor")
    assert table.state.clues == ("c_mill",)
    table.run("grail.begin_chapter", 2)
    assert table.state.clues == ("c_mill", "c_five")


@pytest.mark.rule("GRAIL-STATUS-01", "GRAIL-STATUS-02")
def test_parts_of_a_status_are_set_each_on_its_own_for_everybody():
    table = Table("beor", "arev").applies("status allies.3", "beor")
    assert table.state.statuses == {"allies": (3,)}
    table.applies("status allies.1", "arev")
    assert table.state.statuses == {"allies": (1, 3)}


@pytest.mark.rule("GRAIL-STATUS-03")
def test_what_is_set_is_not_set_again():
    table = Table("beor").applies(("status allies.3", "status allies.3", "status scout", "status scout"), "beor")
    assert table.state.statuses == {"allies": (3,), "scout": (1,)}
    assert len(table.told("status")) == 2


@pytest.mark.rule("GRAIL-STATUS-04")
def test_boxes_are_set_one_by_one_up_to_their_number():
    table = Table("beor").applies(tuple(["status something_comes +1"] * 9), "beor")
    size = table.state.content.statuses["something_comes"].parts
    assert table.state.statuses["something_comes"] == tuple(range(1, size + 1))


@pytest.mark.rule("GRAIL-STATUS-05", "R-15")
def test_an_illness_is_a_secret_of_one_character():
    table = Table("beor", "arev").applies("secret red_plague actor", "beor")
    assert (table["beor"].secrets, table["arev"].secrets) == (("red_plague",), ())
    table.applies("secret red_plague actor", "arev")
    assert table["arev"].secrets == ("red_plague",)


@pytest.mark.rule("GRAIL-STATUS-06")
def test_a_threshold_fires_once_when_the_list_is_complete():
    table = Table("beor").status("something_comes", 1, 2, 3).event_deck("rnd_standing_dead").morning_event()
    assert "something_comes" not in table.state.statuses, "special Event C clears it"
    assert [*table.state.guardians.values()] == [105]
    assert table["beor"].terror == 1
    table.status("something_comes", 1, 2, 3, 4).run("grail.settle_quests")
    assert len(table.state.guardians) == 1, "once per campaign"


@pytest.mark.rule("GRAIL-SAVE-01", "GRAIL-GRACE-01")
@pytest.mark.parametrize("ending, rule", [("kindled", ""), ("long_night", "GRAIL-GRACE-01")])
def test_an_ending_stops_the_campaign(ending, rule):
    table = Table("beor").applies(f"ending {ending}", "beor")
    assert table.state.finished
    assert (table.state.ending, table.state.defeat) == (ending, rule)
