"""During the Day: rounds, costs, passing; GRAIL-DAY-DURING, GRAIL-ACT."""

import pytest
from tests.games.grail.table import CAMPAIGN, Table, do


@pytest.mark.rule("GRAIL-DAY-DURING-01", "GRAIL-DAY-DURING-02")
def test_in_a_round_everybody_acts_once_in_the_order_they_like():
    table = Table("beor", "arev").put("beor", location=102).run("grail.play_round")
    assert table.asked() == {"A": "act", "B": "act"}
    table.of("arev").answers(do.UseCharacter())
    assert table.asked() == {"A": "act"}, "Arev has acted"
    table.of("beor").answers(do.Travel(101))
    assert table.over


@pytest.mark.rule("GRAIL-DAY-DURING-07")
def test_nobody_acts_again_before_the_others_have_acted():
    table = Table("beor", "arev").put("beor", location=102).run("grail.during_day")
    table.of("arev").answers(do.UseCharacter())
    assert table.under_way.answer("B", do.PassDay()) is not None
    table.of("beor").answers(do.Travel(101))
    assert table.asked() == {"A": "act", "B": "act"}, "a new round"


@pytest.mark.rule("R-01", "GRAIL-DAY-DURING-07")
def test_by_a_unanimous_vote_somebody_acts_twice_in_a_row():
    table = Table("beor", "arev").put("beor", location=102).run("grail.play_round")
    table.of("arev").answers(do.UseCharacter())
    table.of("beor").answers(do.LetActAgain("arev"))
    table.of("arev").answers(True)
    assert table.asked() == {"A": "act", "B": "act"}


@pytest.mark.rule("GRAIL-DAY-DURING-03", "R-01")
def test_joining_counts_as_having_acted_and_does_not_hinder_joining_again():
    table = Table("beor", "arev", "maggot").run("grail.play_round")
    table.of("beor").answers(do.Travel(102))
    table.of("arev").answers(do.Join())
    table.of("maggot").answers(do.StayOut())
    assert {hero.id for hero in table.state.heroes.values() if hero.acted} == {"beor", "arev"}
    table.of("maggot").answers(do.Travel(102))
    assert table["maggot"].location == 102


@pytest.mark.rule("GRAIL-DAY-DURING-04", "GRAIL-DAY-DURING-05")
def test_what_cannot_be_paid_cannot_be_taken():
    table = Table("beor").put("beor", energy=0).run("grail.play_round")
    for action in (do.Explore(), do.Travel(102), do.UseLocation()):
        assert table.of("beor").refusal(action).rule == "GRAIL-DAY-DURING-05"
    assert table.of("beor").refusal(do.UseCharacter()).rule == "GRAIL-ACT-CHARACTER-02"


@pytest.mark.rule("GRAIL-DAY-DURING-04")
def test_the_cost_is_paid_before_anything_else():
    table = Table("maggot").act("maggot", do.UseCharacter())
    assert [fact["what"] for fact in table.told("loses")] == ["energy", "food"]
    assert (table["maggot"].energy, table["maggot"].food, table["maggot"].magic) == (5, 2, 5)


@pytest.mark.rule("GRAIL-DAY-DURING-06", "R-03")
def test_without_energy_one_is_idle_and_the_phase_ends_when_nobody_wants_more():
    table = Table("beor", "arev").put("beor", energy=0).put("arev", energy=0).run("grail.during_day")
    table.of("beor").answers(do.Rest())
    table.of("arev").answers(do.CheckMenhir())
    table.of("beor").answers(do.StayOut())
    assert table.asked() == {"A": "act", "B": "act"}, "somebody acted: another round"
    table.of("beor").answers(do.Rest())
    table.of("arev").answers(do.Rest())
    assert table.over


@pytest.mark.rule("R-03")
def test_with_energy_one_passes_or_acts():
    table = Table("beor").run("grail.play_round")
    assert table.of("beor").refusal(do.Rest()).rule == "R-03"


@pytest.mark.rule("GRAIL-ACT-PASS-01")
def test_whoever_passes_neither_acts_nor_joins_any_more():
    table = Table("beor", "arev").run("grail.during_day")
    table.of("beor").answers(do.PassDay())
    assert table.asked() == {"B": "act"}
    table.of("arev").answers(do.Explore())
    assert "join-party" not in table.asked().values()
    assert table["beor"].energy == 7


@pytest.mark.rule("GRAIL-ACT-PASS-02")
def test_whoever_has_passed_may_join_an_encounter_of_a_lightning_rule(faced):
    table = Table("beor", "arev").put("arev", location=104, passed=True)
    table.act("beor", do.Travel(104))
    table.of("arev").answers(do.Join())
    assert [members for _, members in faced.calls] == [("beor", "arev")]


@pytest.mark.rule("GRAIL-ACT-EXPLORE-01", "GRAIL-ACT-EXPLORE-04")
def test_exploring_costs_one_energy_and_may_be_done_again():
    table = Table("beor")
    choices = CAMPAIGN.passages[101, "square"].choice
    leaving = next(number for number, choice in enumerate(choices) if choice.goto == "square_leave")
    for energy in (6, 5):
        table.act("beor", do.Explore())
        assert table["beor"].energy == energy
        assert table.asked() == {"A": "choice"}
        table.of("beor").answers(do.TakeChoice(f"101/square/{leaving}"))
        assert table.over
        assert table.told("passage")[-1]["passage"] == "101/square_leave"


@pytest.mark.rule("GRAIL-ACT-EXPLORE-02", "R-51")
def test_a_party_pays_one_for_each_member():
    table = Table("beor", "arev").act("beor", do.Explore())
    table.of("arev").answers(do.Join())
    assert (table["beor"].energy, table["arev"].energy) == (6, 6)


@pytest.mark.rule("GRAIL-ACT-EXPLORE-05", "GRAIL-ACT-EXPLORE-06")
def test_looking_at_the_back_of_a_card_moves_nothing():
    table = Table("beor")
    before = table.state.places[101]
    table.act("beor", do.Explore())
    assert table.state.places[101] == before
    assert 101 in table.state.places


@pytest.mark.rule("GRAIL-ACT-LOCATION-01", "GRAIL-ACT-LOCATION-02")
def test_a_once_per_day_action_is_used_up_for_everybody():
    table = Table("beor", "arev").act("beor", do.UseLocation())
    table.of("arev").answers(do.StayOut())
    assert (table["beor"].energy, table["beor"].rep) == (6, 2)
    table.run("grail.play_round")
    assert table.of("arev").refusal(do.UseLocation()).rule == "GRAIL-ACT-LOCATION-02"
    table.run("grail.lower_time_dials").run("grail.play_round")
    assert table.of("arev").can(do.UseLocation())


@pytest.mark.rule("GRAIL-ACT-LOCATION-01")
def test_where_nothing_is_printed_there_is_no_action():
    table = Table("beor", at=104).run("grail.play_round")
    assert table.of("beor").refusal(do.UseLocation()).rule == "GRAIL-ACT-LOCATION-01"


@pytest.mark.rule("GRAIL-ACT-LOCATION-03")
def test_time_tokens_of_other_rules_do_not_block_it():
    table = Table("beor")
    table.state.lay(101, time_tokens=2)
    table.run("grail.play_round")
    assert table.of("beor").can(do.UseLocation())


@pytest.mark.rule("GRAIL-ACT-LOCATION-04")
def test_as_a_party_it_is_paid_once_and_does_not_scale(faced):
    table = Table("beor", "arev", at=102).put("beor", food=0).put("arev", food=0)
    table.act("beor", do.UseLocation()).of("arev").answers(do.JoinSharing())
    table.of("beor").answers(do.Contribute("arev", 2))
    table.of("arev").answers(do.Contribute("arev", 2))
    table.of("beor").answers(do.Receive("beor", 2))
    table.of("arev").answers(do.Receive("beor", 2))
    assert (table["beor"].energy, table["arev"].energy) == (7, 5)
    assert (table["beor"].food, table["arev"].food) == (2, 0)
    assert [sorted(members) for _, members in faced.calls] == [["arev", "beor"]]


@pytest.mark.rule("GRAIL-ACT-CHARACTER-01", "GRAIL-ACT-CHARACTER-02")
def test_the_owner_of_a_character_action_pays_at_least_one():
    table = Table("ailei", "arev").put("ailei", energy=1).act("ailei", do.UseCharacter())
    table.of("arev").answers(do.JoinSharing())
    assert (table["ailei"].energy, table["arev"].energy) == (0, 6)
    table = Table("ailei", "arev").put("ailei", energy=0).run("grail.play_round")
    assert table.of("ailei").refusal(do.UseCharacter()).rule == "GRAIL-ACT-CHARACTER-02"


@pytest.mark.rule("GRAIL-ACT-CHARACTER-01")
def test_arevs_trade_is_open_once_a_day():
    table = Table("arev").act("arev", do.UseCharacter())
    assert (table["arev"].wealth, table["arev"].rep) == (3, 0)
    table.put("arev", acted=False).run("grail.play_round")
    assert table.of("arev").refusal(do.UseCharacter()).rule == "GRAIL-ACT-CHARACTER-01"


@pytest.mark.rule("GRAIL-ACT-OTHER-01")
def test_items_grant_actions():
    table = Table("beor").items("beor", "bandages").put("beor", health=5, energy=5)
    bandages = f"item/{table['beor'].items[0]}"
    table.act("beor", do.UseAction(bandages, 0))
    assert (table["beor"].energy, table["beor"].health, table["beor"].items) == (4, 7, ())
    assert f"item/{table.state.item_deck[-1]}" == bandages, "at the bottom of the deck"


@pytest.mark.rule("GRAIL-ACT-OTHER-01")
def test_an_action_with_a_condition_needs_it():
    table = Table("beor", at=102).items("beor", "silver_plate").run("grail.play_round")
    plate = f"item/{table['beor'].items[0]}"
    assert table.of("beor").refusal(do.UseAction(plate, 0)).rule == "GRAIL-ACT-OTHER-01"
    table.put("beor", location=101).act("beor", do.UseAction(plate, 0))
    assert table["beor"].wealth == 3


@pytest.mark.rule("GRAIL-ACT-MENHIR-01", "GRAIL-ACT-MENHIR-02")
def test_looking_at_a_menhir_costs_nothing_and_it_may_be_lit_at_once():
    table = Table("beor").put("beor", magic=2, food=2).act("beor", do.CheckMenhir())
    assert table.over, "without the Rite there is nothing to decide"
    assert table["beor"].energy == 7
    table.secrets("beor", "rite_of_menhirs").act("beor", do.CheckMenhir())
    table.of("beor").answers(do.Activate())
    assert table.state.places[101].dial == 11
    assert (table["beor"].energy, table["beor"].magic, table["beor"].food) == (6, 0, 0)


@pytest.mark.rule("GRAIL-ACT-MENHIR-01")
def test_without_the_sign_there_is_no_menhir_to_check():
    table = Table("beor", at=102).run("grail.play_round")
    assert table.of("beor").refusal(do.CheckMenhir()).rule == "GRAIL-ACT-MENHIR-01"


@pytest.mark.rule("GRAIL-DAY-DURING-07", "GRAIL-INSANITY-03")
def test_every_action_shows_its_cost_before_it_is_chosen():
    table = Table("beor").put("beor", terror=8).event_deck("rnd_sleet").morning_event().run("grail.play_round")
    facts = dict(table.of("beor").ask.args)
    assert (facts["travel"], facts["explore"], facts["own"], facts["place"]) == (3, 2, 3, 1)
