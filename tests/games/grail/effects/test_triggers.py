"""Rules of Items, Secrets, Skills and flaws in their moments outside Encounters (part C.3)."""

import pytest
from tests.games.grail.table import Table, do


@pytest.mark.rule("R-34")
def test_several_rules_of_one_moment_come_in_the_order_of_their_player():
    table = Table("maggot").secrets("maggot", "worms_page").items("maggot", "grey_goose").put("maggot", magic=0)
    goose = f"item/{table['maggot'].items[0]}"
    table.run("grail.wake")
    assert set(table.of("maggot").options) == {do.UseRule(goose, 0), do.UseRule("secret/worms_page", 0)}
    table.of("maggot").answers(do.UseRule("secret/worms_page", 0))
    assert table.over
    assert table["maggot"].magic == 1


@pytest.mark.rule("GRAIL-COMBAT-ABILITY-11")
def test_what_costs_something_may_be_declined():
    table = Table("arev").secrets("arev", "cauldron_shard").put("arev", food=3, health=4).run("grail.rest", "arev")
    table.of("arev").answers(do.Eat()).answers(do.Decline())
    assert (table["arev"].food, table["arev"].health) == (2, 5)
    table.run("grail.rest", "arev").of("arev").answers(do.Eat()).answers(do.UseRule("secret/cauldron_shard", 0))
    assert (table["arev"].food, table["arev"].health) == (0, 7)


def test_start_of_day():
    table = Table("arev").secrets("arev", "red_plague").chance((2, 1)).run("grail.wake")
    assert table["arev"].health == 7
    table.chance((2, 0)).run("grail.wake")
    assert table["arev"].health == 7


def test_end_of_day():
    table = Table("arev", at=102).secrets("arev", "wyrd_sickness").put("arev", food=0).run("grail.end_of_day")
    assert table["arev"].terror == 1
    table = Table("arev").secrets("arev", "wyrd_sickness").put("arev", food=0).run("grail.end_of_day")
    assert table["arev"].terror == 0, "a Menhir is here"


@pytest.mark.rule("GRAIL-SETUP-CHAR-13")
def test_before_rest():
    table = Table("maggot", at=102).put("maggot", food=0).run("grail.end_of_day")
    table.of("maggot").answers(table.of("maggot").options[0])
    assert (table["maggot"].magic, table["maggot"].terror) == (3, 1)
    table = Table("maggot", at=102).put("maggot", food=0, magic=0).run("grail.end_of_day")
    assert table["maggot"].terror == 2, "nothing to pay with"


def test_rest():
    table = Table("arev").secrets("arev", "grove_seed").put("arev", terror=4).run("grail.rest", "arev")
    table.of("arev").answers(do.Eat())
    assert table["arev"].terror == 2


def test_dream_and_its_limit_by_location():
    table = Table("arev").skills("arev", 32).run("grail.dream", "arev").run("grail.dream", "arev")
    assert table["arev"].xp == 1
    table.put("arev", location=104).run("grail.dream", "arev")
    assert table["arev"].xp == 2


def test_nightmare():
    table = Table("arev").skills("arev", 33).put("arev", terror=9).run("grail.dream", "arev")
    assert table["arev"].terror == 9, "no Terror beside a Menhir"
    assert table.told("nightmare")


def test_travel_and_explore():
    table = Table("arev").skills("arev", 21, 55)
    table.act("arev", do.Travel(102)).act("arev", do.Travel(101))
    assert table["arev"].energy == 6
    table.act("arev", do.Explore())
    assert table["arev"].energy == 6


def test_before_explore_peeks_at_the_first_choice():
    table = Table("arev").items("arev", "crow").act("arev", do.Explore())
    assert table.asked() == {"A": "peek"}


def test_location_action():
    table = Table("arev", at=109).reveal(109).skills("arev", 25).put("arev", wealth=2, food=0)
    table.act("arev", do.UseLocation()).act("arev", do.UseLocation())
    assert table["arev"].food == 5, "2 + 1, then 2"


def test_menhir_activation():
    table = Table("beor").skills("beor", 27).secrets("beor", "rite_of_menhirs", "ledger_of_names")
    table.items("beor", "menhir_chip").put("beor", magic=1, food=2).act("beor", do.CheckMenhir())
    table.of("beor").answers(do.Activate())
    table.finish()
    assert (table.state.places[101].dial, table["beor"].magic) == (12, 0)


def test_location_discarded():
    table = Table("arev", at=103).menhir(107, 3).no_menhir(101).skills("arev", 17, 69)
    table.run("grail.fall_into_wyrdness").finish()
    assert (table["arev"].terror, table["arev"].health) == (0, 7)


def test_reveal_event_only_of_a_random_one():
    table = Table("beor").secrets("beor", "neantes_runes").event_deck("ch1_3").morning_event()
    assert table.over


def test_gain_terror_and_its_limit_by_day():
    table = Table("beor").secrets("beor", "kin_ribbon").applies(("gain terror 2 actor", "gain terror 2 actor"))
    assert table["beor"].terror == 3
    table.run("grail.lower_time_dials").applies("gain terror 1 actor")
    assert table["beor"].terror == 4, "not of 1"


@pytest.mark.rule("GRAIL-ITEM-08")
def test_a_rule_that_turns_its_card_needs_it_face_up():
    table = Table("beor").items("beor", "ash_rosary").applies(("gain terror 1 actor", "gain terror 1 actor"))
    assert table["beor"].terror == 1


def test_party_gain_terror():
    table = Table("beor", "arev").skills("arev", 10).applies("gain terror 2 actor", "beor", "arev")
    table.of("arev").answers(do.UseRule("skill/10", 0))
    assert (table["beor"].terror, table["arev"].terror) == (1, 1)


def test_action():
    table = Table("ailei", "arev").skills("ailei", 9).put("arev", health=3).act("ailei", do.UseAction("skill/9", 0))
    table.of("arev").answers(do.StayOut())
    assert (table["ailei"].energy, table["arev"].health) == (6, 4)


@pytest.mark.rule("GRAIL-ACT-OTHER-01")
def test_an_action_is_used_once_a_day_if_it_says_so():
    table = Table("arev").items("arev", "tinkers_tools").put("arev", energy=7)
    tools = f"item/{table['arev'].items[0]}"
    table.act("arev", do.UseAction(tools, 0)).put("arev", acted=False).run("grail.play_round")
    assert len(table["arev"].items) == 2
    assert table.of("arev").refusal(do.UseAction(tools, 0)).rule == "GRAIL-ACT-OTHER-01"


def test_a_use_that_changes_nothing_uses_up_no_limit():
    table = Table("arev").secrets("arev", "blank_psalter").run("grail.dream", "arev")
    assert table.state.used_here == ()
    table.put("arev", terror=2).run("grail.dream", "arev")
    assert table["arev"].terror == 1
    table.run("grail.dream", "arev")
    assert table["arev"].terror == 1
