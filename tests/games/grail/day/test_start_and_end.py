"""Start and End of Day; GRAIL-DAY-START, GRAIL-DAY-END."""

import pytest
from tests.games.grail.table import Table, do

from nokturn.games.grail.day.end import recover_energy
from nokturn.games.grail.state.places import Dial


@pytest.mark.rule("GRAIL-DAY-01", "GRAIL-DAY-START-03")
def test_a_day_has_three_phases_and_then_another_begins():
    table = Table.boxed(1).begins()
    table.seat("A").answers(do.TakeCharacter("beor")).answers(do.PassDay())
    assert table.asked() == {"A": "eat"}
    assert table.state.phase == "end"
    table.seat("A").answers(do.Eat())
    assert (table.state.day, table.state.phase) == (2, "during")
    assert table.state.places[101].dial == 6


@pytest.mark.rule("GRAIL-DAY-START-01", "GRAIL-DAY-START-03", "GRAIL-MENHIR-10")
def test_a_menhir_without_a_dial_burns_until_the_next_morning():
    table = Table("beor").menhir(101, 1).menhir(107, 5).run("grail.lower_menhir_dials")
    assert (table.state.places[101].menhir, table.state.places[101].dial) == (True, 0)
    table.run("grail.expire_menhirs")
    assert not table.state.places[101].menhir
    assert table.state.places[107].menhir


@pytest.mark.rule("GRAIL-DAY-START-04", "GRAIL-COUNTER-03", "R-46")
def test_time_dials_and_tokens_fall_and_marks_are_cleared_but_nothing_of_quests():
    table = Table("beor")
    table.state.lay(102, time_tokens=2, quest_tokens=1, acted=True, struck=True)
    table.state.dials |= {
        "dusk": Dial("time", 2, "q_first"),
        "last": Dial("time", 1, "102"),
        "q": Dial("quest", 3, "q"),
    }
    table.state.used_today = ("beor/item/mule:1/0",)
    table.run("grail.lower_time_dials")
    place = table.state.places[102]
    assert (place.time_tokens, place.quest_tokens, place.acted, place.struck) == (1, 1, False, False)
    assert {name: dial.value for name, dial in table.state.dials.items()} == {"dusk": 1, "q": 3}
    assert table.state.used_today == ()


@pytest.mark.rule("GRAIL-DAY-START-05", "GRAIL-EVENT-02")
def test_an_event_lasts_for_the_day_and_a_quest_stays():
    table = Table("beor").event_deck("rnd_rats", "ch1_1").morning_event()
    assert table.state.event_today == "rnd_rats"
    table.morning_event()
    assert table.state.event_discard == ("rnd_rats",)
    assert (table.state.event_today, table.state.quests) == ("", ("q_rite",))


@pytest.mark.rule("GRAIL-DAY-START-06")
def test_guardians_move_after_the_event(faced):
    table = Table("beor")
    table.guardian("foredweller_scout", 103)
    table.event_deck("rnd_rats").chance((6, 4)).run("grail.start_of_day")
    keys = table.keys()
    assert keys.index("event") < keys.index("guardian-die") < keys.index("plans")


@pytest.mark.rule("GRAIL-DAY-START-07")
def test_plans_change_nothing():
    table = Table("beor").event_deck().run("grail.start_of_day")
    assert table.over
    assert table.keys()[-1] == "plans"


@pytest.mark.rule("GRAIL-DAY-START-08", "GRAIL-ITEM-02")
def test_in_the_morning_one_card_of_each_keyword_is_chosen():
    table = Table("beor").items("beor", "cudgel", "hatchet", "padded_jack").event_deck().run("grail.start_of_day")
    cudgel, hatchet, jack = table["beor"].items
    assert table.of("beor").options == tuple([do.PutInUse(f"item/{card}") for card in (cudgel, hatchet, jack)])
    table.of("beor").answers(do.PutInUse(f"item/{hatchet}"))
    assert table.over, "the armour has its place beside it"
    assert table["beor"].idle == (cudgel,)


@pytest.mark.rule("GRAIL-DAY-END-01", "R-39")
def test_eating_gives_health_and_takes_terror():
    table = Table("arev").put("arev", food=2, health=5, terror=3, energy=4).run("grail.rest", "arev")
    table.of("arev").answers(do.Eat())
    now = table["arev"]
    assert (now.food, now.health, now.terror, now.energy) == (1, 6, 2, 4)


@pytest.mark.rule("GRAIL-DAY-END-02")
@pytest.mark.parametrize("energy, health", [(5, 6), (1, 6), (0, 5)])
def test_going_hungry_takes_the_energy_and_without_any_health(energy, health):
    table = Table("arev").put("arev", food=1, health=6, energy=energy).run("grail.rest", "arev")
    table.of("arev").answers(do.GoHungry())
    assert (table["arev"].energy, table["arev"].health, table["arev"].food) == (0, health, 1)


@pytest.mark.rule("GRAIL-DAY-END-02")
def test_without_food_nobody_is_asked():
    table = Table("arev").put("arev", food=0, energy=3).run("grail.rest", "arev")
    assert table.over
    assert table["arev"].energy == 0


@pytest.mark.rule("GRAIL-DAY-END-03")
def test_food_is_handed_over_before_the_rest():
    table = Table("beor", "arev").put("beor", food=2).put("arev", food=0).run("grail.end_of_day")
    assert table.asked() == {"A": "share-food"}
    table.of("beor").answers(do.HandOver("food", 1, "arev"))
    table.of("arev").answers(do.Eat())
    assert (table["beor"].food, table["arev"].food) == (1, 0)


@pytest.mark.rule("GRAIL-DAY-END-04", "GRAIL-DAY-END-08", "R-04")
@pytest.mark.parametrize(
    "energy, health, after", [(5, 8, 7), (9, 9, 7), (2, 8, 7), (1, 8, 5), (0, 8, 4), (0, 3, 3), (4, 5, 5)]
)
def test_energy_returns_to_its_start_or_by_four(energy, health, after):
    table = Table("arev").put("arev", energy=energy, health=health)
    recover_energy(table.state, "arev")
    assert table["arev"].energy == after


@pytest.mark.rule("GRAIL-DAY-END-08")
def test_who_skips_a_meal_is_exhausted_and_regains_four():
    table = Table("arev").put("arev", food=0, energy=6).run("grail.end_of_day")
    assert table["arev"].energy == 4


@pytest.mark.rule("GRAIL-DAY-END-05", "GRAIL-XP-01")
def test_experience_is_spent_in_the_evening_any_number_of_times():
    table = Table("arev").put("arev", food=0, xp=4).run("grail.end_of_day")
    assert table.asked() == {"A": "advance"}
    table.of("arev").answers(do.BuyCard("combat"))
    assert table.asked() == {"A": "take-card"}
    table.of("arev").passes()
    assert table.asked() == {"A": "advance"}, "2 XP are left"
    assert table["arev"].xp == 2


@pytest.mark.rule("GRAIL-DAY-END-06", "GRAIL-XP-DECK-03")
def test_owned_cards_are_swapped_and_fifteen_stay():
    table = Table("arev").put("arev", food=0)
    card = table["arev"].combat_pool[0]
    table.put("arev", combat_pool=table["arev"].combat_pool[1:], combat_aside=(card,)).run("grail.end_of_day")
    assert table.of("arev").refusal(do.TakeOut("arev_c01")).rule == "GRAIL-XP-DECK-03"
    table.of("arev").answers(do.PutIn(card)).answers(do.TakeOut("arev_c01")).answers(do.Done())
    assert len(table["arev"].combat_deck) == 15
    assert table["arev"].combat_aside == ("arev_c01",)
    assert card in table["arev"].combat_deck


@pytest.mark.rule("GRAIL-DAY-END-07")
def test_where_dreams_are_dreamt_one_is_read():
    table = Table("arev").put("arev", food=0).run("grail.end_of_day")
    assert table.told("dream") == [{"hero": "arev", "location": 101, "vision": "101/dream"}]
    assert table.state.statuses == {"dreams_and_visions": (1,)}
    table = Table("arev", at=102).put("arev", food=0).run("grail.end_of_day")
    assert table.told("dream") == []


@pytest.mark.rule("GRAIL-DAY-END-07", "GRAIL-INSANITY-02")
def test_whoever_goes_insane_has_a_nightmare():
    table = Table("beor").put("beor", food=0, terror=8, energy=5).run("grail.end_of_day")
    assert table.told("nightmare") == [{"hero": "beor", "location": 101, "vision": "101/nightmare"}]
    assert table["beor"].terror == 9
    assert table.state.statuses == {"something_comes": (1,)}
