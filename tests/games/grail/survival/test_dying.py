"""Dying, death and insanity; GRAIL-DYING, GRAIL-DEATH, GRAIL-INSANITY."""

import pytest
from tests.games.grail.table import Table, do

from nokturn.games.grail.state.conservation import faults


@pytest.mark.rule("GRAIL-DYING-01", "GRAIL-DYING-04", "GRAIL-TRACK-06", "R-47")
@pytest.mark.parametrize("heroes, dial", [(("beor",), 3), (("beor", "arev"), 2)])
def test_at_no_health_the_card_comes_with_its_dial(heroes, dial):
    table = Table(*heroes).put("beor", health=1)
    table.applies("lose health 1 actor", "beor")
    assert table["beor"].dying == dial
    assert table.told("dying") == [{"hero": "beor", "n": dial}]


@pytest.mark.rule("R-59")
def test_story_mode_changes_no_number_of_the_card():
    table = Table("beor", "arev", story=True).put("beor", health=1).applies("lose health 1 actor", "beor")
    assert table["beor"].dying == 2, "of the co-operative card, though one player fewer counts"


@pytest.mark.rule("GRAIL-DYING-03", "GRAIL-SECRET-02")
@pytest.mark.parametrize("heroes, kept", [(("beor",), 2), (("beor", "arev"), 1)])
def test_items_are_discarded_until_few_remain(heroes, kept):
    table = Table(*heroes).put("beor", health=1).items("beor", "cudgel", "bandages", "lockpicks")
    table.secrets("beor", "erfyrs_hammer").applies("damage 3 actor", "beor")
    items = table["beor"].items
    assert table.of("beor").ask.low == table.of("beor").ask.high == 3 - kept
    table.of("beor").answers(tuple([do.ChooseItem(item) for item in items[: 3 - kept]]))
    assert table["beor"].items == items[3 - kept :]
    assert table["beor"].secrets == ("erfyrs_hammer",)
    assert table.state.item_deck[-(3 - kept) :] == items[: 3 - kept]


@pytest.mark.rule("GRAIL-DYING-05")
@pytest.mark.parametrize("energy, left", [(5, 2), (3, 2), (2, 2), (1, 1), (0, 0)])
def test_from_then_on_two_is_the_cap_of_energy(energy, left):
    table = Table("beor").put("beor", health=5, energy=energy).applies("lose health 5 actor")
    assert table["beor"].energy == left
    table.applies("gain energy 5 actor")
    assert table["beor"].energy == 2


@pytest.mark.rule("GRAIL-DYING-06", "R-57")
@pytest.mark.parametrize("face, left", [(1, 1), (0, 2)])
def test_after_each_action_a_skull_lowers_the_dial(face, left, faced):
    table = Table("ailei", "arev").put("ailei", dying=2, health=1, energy=2).chance((2, face))
    table.act("ailei", do.UseCharacter()).of("arev").answers(do.StayOut())
    assert table["ailei"].dying == left


@pytest.mark.rule("GRAIL-DYING-06")
def test_a_pass_tosses_nothing():
    table = Table("ailei").put("ailei", dying=3, health=1).run("grail.play_round")
    table.of("ailei").answers(do.PassDay())
    assert table.told("toss") == []
    assert table["ailei"].dying == 3


@pytest.mark.rule("R-57")
def test_the_action_in_which_the_card_comes_does_not_count():
    table = Table("beor", at=103, loose_limiter=True).put("beor", health=1, energy=7)
    table.act("beor", do.UseLocation())
    assert table["beor"].dying == 3
    assert table.told("toss") == []


@pytest.mark.rule("GRAIL-DYING-07")
def test_at_no_health_a_further_loss_lowers_the_dial_once_per_effect():
    table = Table("beor").put("beor", health=0, dying=3, energy=0)
    table.applies("lose health 2 actor ; damage 1 actor")
    assert table["beor"].dying == 2
    table.applies(("lose health 1 actor", "damage 1 actor"))
    assert table.state.finished, "two effects, and the dial is gone"


@pytest.mark.rule("GRAIL-DYING-08")
def test_at_two_health_the_card_goes():
    table = Table("beor").put("beor", health=0, dying=3, energy=0)
    table.applies("gain health 1 actor")
    assert table["beor"].dying == 3
    table.applies("gain health 1 actor")
    assert table["beor"].dying == 0
    table.put("beor", health=5).applies("gain energy 9 actor")
    assert table["beor"].energy == 5, "the normal cap"


@pytest.mark.rule("GRAIL-DYING-04", "GRAIL-DYING-09", "GRAIL-DEATH-01")
def test_the_dial_falls_in_the_morning_and_solo_its_end_is_the_end():
    table = Table("beor").put("beor", health=0, dying=2, energy=0).run("grail.lower_time_dials")
    assert table["beor"].dying == 1
    table.run("grail.lower_time_dials")
    assert table.state.finished
    assert table.state.defeat == "GRAIL-DEATH-01"


@pytest.mark.rule("GRAIL-DEATH-02", "GRAIL-DEATH-03", "GRAIL-DEATH-06", "R-18")
def test_in_company_another_character_comes_and_the_items_stay():
    table = Table("beor", "arev", at=103).put("beor", dying=1, health=0, energy=0, food=9, xp=4)
    table.items("beor", "cudgel").applies("lose health 1 actor", "beor")
    cudgel = table.state.places[103].items
    assert [card.partition(":")[0] for card in cudgel] == ["cudgel"]
    table.seat("A").answers(do.TakeCharacter("ailei"))
    ailei = table["ailei"]
    assert "beor" not in table.state.heroes
    assert ailei.location == 101, "the lowest number face up"
    assert (ailei.food, ailei.xp, ailei.items) == (4, 0, ())
    assert not faults(table.state)
    table.run("grail.play_round")
    table.of("arev").answers(do.PickUp(cudgel[0]))
    assert table["arev"].items == cudgel
    assert table.state.places[103].items == ()


@pytest.mark.rule("GRAIL-DEATH-04")
def test_the_dead_hand_their_secrets_on_but_for_personal_ones():
    table = Table("beor", "arev", "maggot").put("beor", dying=1, health=0, energy=0)
    table.secrets("beor", "faels_horn", "red_plague").applies("lose health 1 actor", "beor")
    table.seat("A").answers(do.ChooseHero("maggot"))
    assert table["maggot"].secrets == ("faels_horn",)
    assert table["arev"].secrets == ()
    assert all("red_plague" not in hero.secrets for hero in table.state.heroes.values())


@pytest.mark.rule("GRAIL-DEATH-04", "GRAIL-SECRET-05")
def test_of_several_secrets_each_lies_in_one_place_while_the_next_is_given():
    table = Table("beor", "arev", "maggot").put("beor", dying=1, health=0, energy=0)
    table.secrets("beor", "faels_horn", "moon_lantern").applies("lose health 1 actor", "beor")
    table.seat("A").answers(do.ChooseHero("maggot"))
    assert table.asked() == {"A": "bequeath"}
    assert not faults(table.state)
    table.seat("A").answers(do.ChooseHero("arev"))
    assert (table["maggot"].secrets, table["arev"].secrets) == (("faels_horn",), ("moon_lantern",))


@pytest.mark.rule("GRAIL-DEATH-05")
def test_without_an_unused_character_a_death_is_a_defeat():
    table = Table("beor", "arev", "maggot", "ailei").put("beor", dying=1, health=0, energy=0)
    table.applies("lose health 1 actor", "beor")
    assert table.state.finished
    assert table.state.defeat == "GRAIL-DEATH-05"


@pytest.mark.rule("GRAIL-INSANITY-03")
def test_whoever_goes_insane_pays_more():
    table = Table("beor").put("beor", terror=8, energy=2, health=9)
    table.chance((2, 0)).act("beor", do.Travel(102))
    assert table["beor"].energy == 0


@pytest.mark.rule("GRAIL-INSANITY-04")
def test_a_skull_leads_the_insane_astray():
    table = Table("beor").put("beor", terror=8).chance((2, 1), (4, 1))
    table.act("beor", do.Travel(105))
    assert table["beor"].location == 103, "the second of 102, 103, 104, 105"
    table = Table("beor").put("beor", terror=8).chance((2, 0)).act("beor", do.Travel(105))
    assert table["beor"].location == 105


@pytest.mark.rule("GRAIL-INSANITY-05")
def test_a_skull_draws_a_purple_encounter_before_the_insane_explore(faced):
    table = Table("beor").put("beor", terror=8).chance((2, 1))
    card = table.state.encounter_decks["purple"][0]
    table.act("beor", do.Explore())
    assert faced.calls == [(card, ("beor",))]
    assert table.keys().index("draws-encounter") < table.keys().index("passage")


@pytest.mark.rule("GRAIL-DEATH-02", "GRAIL-PLAYERS-04")
def test_nobody_has_to_set_up_another_character():
    table = Table("beor", "arev", "maggot").put("beor", dying=1, health=0, energy=0)
    assert table.state.players == 3
    table.applies("lose health 1 actor", "beor")
    table.seat("A").answers(do.TakeNobody())
    assert set(table.state.heroes) == {"arev", "maggot"}
    assert table.state.players == 2, "costs count those who play"
    assert not table.state.defeat
    table.run("grail.during_day")
    assert set(table.asked()) == {"B", "C"}
    table.of("arev").answers(do.PassDay())
    table.of("maggot").answers(do.PassDay())
    assert table.over


@pytest.mark.rule("GRAIL-DEATH-02")
def test_the_last_who_has_a_character_takes_another():
    table = Table("beor", "arev").put("beor", dying=1, health=0, energy=0).put("arev", dying=1, health=0, energy=0)
    table.applies("lose health 1 actor", "beor")
    table.seat("A").answers(do.TakeNobody())
    table.applies("lose health 1 actor", "arev")
    assert table.asked() == {"B": "take-character"}
    assert do.TakeNobody() not in table.seat("B").options
    table.seat("B").answers(do.TakeCharacter("ailei"))
    assert set(table.state.heroes) == {"ailei"}
