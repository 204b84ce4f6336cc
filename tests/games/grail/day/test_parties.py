"""Parties and what Characters give each other; GRAIL-PARTY, GRAIL-RES."""

import pytest
from tests.games.grail.encounter.fights import Fight
from tests.games.grail.table import Table, do

from nokturn.games.grail.state import encounter_choices as fought
from nokturn.kernel.together.agreement import LEAVE_IT


def joined(table: Table, leader: str, action: object, *others: str) -> Table:
    table.act(leader, action)  # type: ignore[arg-type]
    for other in others:
        table.of(other).answers(do.Join())
    return table


@pytest.mark.rule("GRAIL-PARTY-01")
def test_the_acting_player_decides_who_comes_along():
    table = Table("beor", "arev", "maggot").run("grail.play_round")
    table.of("beor").answers(do.ActWithout("arev")).answers(do.Travel(102))
    assert table.asked() == {"C": "join-party"}, "Arev is not welcome"
    table.of("maggot").answers(do.Join())
    assert [table[one].location for one in ("beor", "arev", "maggot")] == [102, 101, 102]
    table.of("arev").answers(do.Travel(102))
    assert table["beor"].without == ("arev",), "for the whole Day"
    table.put("beor", acted=False).run("grail.play_round").of("beor").answers(do.ActWith("arev")).answers(
        do.Travel(101)
    )
    assert table.asked() == {"B": "join-party", "C": "join-party"}, "unless he thinks better of it"
    table.put("beor", without=("arev",)).run("grail.start_of_day")
    assert table["beor"].without == ()


@pytest.mark.rule("GRAIL-PARTY-01", "GRAIL-PARTY-03", "GRAIL-PARTY-04")
def test_a_common_action_asks_whoever_could_join_and_nothing_else():
    """Who comes along is said by joining, who pays likewise; each pays their own, and it begins."""
    table = Table("beor", "arev").act("beor", do.Travel(102))
    assert table.asked() == {"B": "join-party"}
    assert table.of("arev").options == (do.Join(), do.JoinSharing(), do.StayOut())
    table.of("arev").answers(do.Join())
    assert table.over, "nothing more was asked"
    assert [(table[one].location, table[one].energy) for one in ("beor", "arev")] == [(102, 6), (102, 6)]


@pytest.mark.rule("GRAIL-PARTY-04", "GRAIL-ACT-LOCATION-04")
def test_whoever_acts_pays_what_is_due_once_unless_it_is_to_be_shared():
    table = Table("beor", "arev").act("beor", do.UseLocation())
    table.of("arev").answers(do.Join())
    assert (table["beor"].energy, table["arev"].energy) == (6, 7)
    table = Table("beor", "arev").act("beor", do.UseLocation())
    table.of("arev").answers(do.JoinSharing())
    assert table.asked() == {"A": "gather", "B": "gather"}
    table = Table("beor", "arev").put("beor", energy=0).act("beor", do.UseLocation())
    table.of("arev").answers(do.Join())
    assert (table["beor"].energy, table["arev"].energy) == (0, 6), "only Arev can"


@pytest.mark.rule("GRAIL-ACT-MENHIR-01", "GRAIL-PARTY-04")
def test_where_nothing_is_due_nobody_offers_to_share():
    table = Table("beor", "arev").act("beor", do.CheckMenhir())
    assert table.of("arev").options == (do.Join(), do.StayOut())


@pytest.mark.rule("GRAIL-PARTY-04")
def test_what_is_to_be_shared_is_shared_though_everybody_could_pay():
    table = Table("beor", "arev").act("beor", do.Travel(102))
    table.of("arev").answers(do.JoinSharing())
    for _ in range(2):
        assert table.asked() == {"A": "pay-for", "B": "pay-for"}
        table.of("beor").answers(do.Contribute("beor", 1))
        table.of("arev").answers(do.Contribute("beor", 1))
    assert [(table[one].location, table[one].energy) for one in ("beor", "arev")] == [(102, 5), (102, 7)]


@pytest.mark.rule("GRAIL-PARTY-01", "GRAIL-PARTY-02")
def test_only_those_in_the_same_location_can_join():
    table = Table("beor", "arev").put("arev", location=103).act("beor", do.Explore())
    assert table.asked() == {"A": "choice"}


@pytest.mark.rule("GRAIL-PARTY-03")
def test_nobody_is_forced_into_a_party():
    table = Table("beor", "arev").act("beor", do.Travel(102))
    table.of("arev").answers(do.StayOut())
    assert (table["beor"].location, table["arev"].location) == (102, 101)
    assert not table["arev"].acted


@pytest.mark.rule("GRAIL-PARTY-04", "GRAIL-RES-04")
def test_one_member_may_pay_for_everybody():
    table = joined(Table("beor", "arev").put("arev", energy=0), "beor", do.Travel(102), "arev")
    for payment in (do.Contribute("beor", 1), do.Contribute("beor", 1)):
        table.of("beor").answers(payment)
        table.of("arev").answers(payment)
    assert (table["beor"].energy, table["beor"].location, table["arev"].location) == (5, 102, 102)


@pytest.mark.rule("GRAIL-PARTY-04")
def test_who_has_no_energy_may_act_if_others_pay():
    table = Table("beor", "arev").put("beor", energy=0).run("grail.play_round")
    assert table.of("beor").can(do.Travel(102))
    table.put("arev", location=103).ask_again()
    assert table.of("beor").refusal(do.Travel(102)).rule == "GRAIL-DAY-DURING-05"


@pytest.mark.rule("GRAIL-PARTY-05", "R-42")
def test_within_a_common_action_members_pay_with_each_others_goods():
    table = (
        Table("beor", "arev").put("beor", wealth=0).put("arev", wealth=3).applies("pay wealth 2 party", "beor", "arev")
    )
    assert table["arev"].wealth == 1


SPOILS = "lose food 1 actor | gain terror 1 actor"


def together(table: Table, *members: str) -> Table:
    """In the middle of an Action of these."""
    table.state.acting = members
    return table


@pytest.mark.rule("GRAIL-PARTY-05")
def test_goods_of_another_member_open_an_alternative():
    """Arev has no Food and would have to take the Terror; Beor hands over one in the middle of the effect."""
    table = together(Table("beor", "arev").put("beor", food=1).put("arev", food=0, wealth=0), "beor", "arev")
    table.put("beor", wealth=0).applies(SPOILS, "arev", "beor")
    assert table.asked() == {"B": "alternative"}
    assert [type(one) for one in table.of("arev").options] == [do.Alternative, do.TradeFirst]
    table.of("arev").answers(do.TradeFirst())
    table.of("beor").answers(do.HandOver("food", 1, "arev"))
    table.of("arev").answers(do.Done())
    table.of("arev").answers(do.Alternative(0, "lose food 1 actor"))
    assert (table["arev"].food, table["arev"].terror) == (0, 0)


@pytest.mark.rule("GRAIL-PARTY-05")
def test_nobody_is_asked_where_an_exchange_would_open_nothing():
    table = together(Table("beor", "arev").put("beor", food=0).put("arev", food=0), "beor", "arev")
    assert table.applies(SPOILS, "arev", "beor").over
    alone = Table("beor", "arev").put("beor", food=1).put("arev", food=0).applies(SPOILS, "arev", "beor")
    assert alone.over, "in no common Action"
    away = together(Table("beor", "arev").put("beor", food=1, location=102).put("arev", food=0), "beor", "arev")
    assert away.applies(SPOILS, "arev").over


@pytest.mark.rule("GRAIL-PARTY-05", "GRAIL-PARTY-09")
@pytest.mark.parametrize(
    "effect, prompt",
    [
        ("gain wealth 2 party", "hand-out"),
        ("pay food 2 party", "gather"),
        ("lose food 1 choose", "choose-hero"),
        ("item lockpicks", "choose-receiver"),
        ("gain food 1 party | gain wealth 1 party", "alternative"),
    ],
)
def test_wherever_the_party_decides_it_may_exchange_something_first(effect, prompt):
    table = together(Table("beor", "arev"), "beor", "arev").applies(effect, "beor", "arev")
    assert set(table.asked().values()) == {prompt}
    table.of("beor").answers(do.TradeFirst())
    table.of("arev").answers(LEAVE_IT)
    table.of("beor").answers(do.HandOver("wealth", 1, "arev")).answers(do.Done())
    table.of("arev").answers(do.Done())
    assert set(table.asked().values()) == {prompt}, "and then decides"


@pytest.mark.rule("GRAIL-PARTY-05")
def test_one_member_who_wants_to_exchange_is_enough():
    table = together(Table("beor", "arev"), "beor", "arev").applies("gain wealth 2 party", "beor", "arev")
    table.of("beor").answers(do.Receive("beor", 2))
    table.of("arev").answers(do.TradeFirst())
    assert table.asked() == {"A": "trade"}, "though Beor is for something else, and Arev has the last word on nothing"


@pytest.mark.rule("GRAIL-PARTY-05")
def test_after_an_exchange_it_is_about_those_who_can_now():
    table = together(Table("beor", "arev").put("beor", food=1).put("arev", food=1), "beor", "arev")
    table.applies("lose food 1 choose", "beor", "arev").of("beor").answers(do.TradeFirst())
    table.of("arev").answers(LEAVE_IT)
    table.of("beor").answers(do.HandOver("food", 1, "arev")).answers(do.Done())
    table.of("arev").answers(do.Done())
    assert table.over, "only Arev has any Food now"
    assert (table["beor"].food, table["arev"].food) == (0, 1)


@pytest.mark.rule("GRAIL-PARTY-05")
def test_what_is_promised_is_not_handed_on():
    """While a common amount is gathered goods change hands before the first share, not between two."""
    table = together(Table("beor", "arev"), "beor", "arev").applies("pay food 4 party", "beor", "arev")
    assert table.of("beor").can(do.TradeFirst())
    table.of("beor").answers(do.Contribute("beor", 2))
    table.of("arev").answers(do.Contribute("beor", 2))
    assert table.of("beor").refusal(do.TradeFirst()) is not None


@pytest.mark.rule("GRAIL-PARTY-04")
def test_where_it_takes_all_that_there_is_nobody_is_asked():
    poor = Table("beor", "arev").put("beor", food=1).put("arev", food=2)
    table = together(poor, "beor", "arev").applies("pay food 3 party", "beor", "arev")
    assert table.over
    assert (table["beor"].food, table["arev"].food) == (0, 0)


@pytest.mark.rule("GRAIL-PARTY-05")
def test_a_party_in_an_encounter_exchanges_nothing():
    fight = Fight("vagrant", beor={"food": 3}, arev={"food": 3}).lay(beor=("beor_c01",), arev=("arev_c01",))
    fight.state.acting = ("beor", "arev")
    fight.turns()
    assert set(fight.asked().values()) == {"activate"}
    assert do.TradeFirst() not in fight.beor.options


@pytest.mark.rule("GRAIL-PARTY-05", "GRAIL-PARTY-10")
def test_the_party_of_an_action_is_forgotten_with_it():
    table = joined(Table("beor", "arev"), "beor", do.Travel(102), "arev")
    assert table.state.acting == ()


@pytest.mark.rule("GRAIL-PARTY-06")
def test_whoever_nobody_pays_for_stays_behind():
    table = joined(Table("beor", "arev").put("arev", energy=0), "beor", do.Travel(102), "arev")
    table.of("beor").answers(do.Contribute("beor", 1))
    table.of("arev").answers(do.Contribute("beor", 1))
    table.of("beor").answers(do.LeaveBehind("arev"))
    table.of("arev").answers(do.LeaveBehind("arev"))
    assert (table["beor"].location, table["arev"].location) == (102, 101)
    assert table["beor"].acted
    assert not table["arev"].acted


@pytest.mark.rule("GRAIL-PARTY-08", "R-13")
def test_a_requirement_is_met_by_one_and_values_are_not_added_up():
    table = Table("beor", "arev", at=106).reveal(106).secrets("arev", "rite_of_menhirs")
    table.put("beor", magic=2, food=2).put("arev", magic=0, food=0)
    joined(table, "beor", do.CheckMenhir(), "arev")
    assert table.asked() == {"A": "light-menhir", "B": "light-menhir"}, "Arev's Rite, Beor's goods"


@pytest.mark.rule("GRAIL-PARTY-09")
def test_a_card_for_the_party_goes_to_one_member():
    table = Table("beor", "arev").applies("item lockpicks", "beor", "arev")
    table.of("beor").answers(do.ChooseHero("arev"))
    table.of("arev").answers(do.ChooseHero("arev"))
    assert [card.partition(":")[0] for card in table["arev"].items] == ["lockpicks"]
    assert table["beor"].items == ()


@pytest.mark.rule("GRAIL-PARTY-10")
def test_a_party_lasts_for_one_action():
    table = joined(Table("beor", "arev"), "beor", do.Travel(102), "arev")
    table.act("beor", do.Travel(101))
    assert table.asked() == {"B": "join-party"}, "asked anew"


@pytest.mark.rule("GRAIL-RES-02", "GRAIL-RES-03")
def test_food_and_wealth_change_hands_in_one_place_and_nothing_else():
    table = Table("beor", "arev").run("grail.play_round")
    table.of("beor").answers(do.HandOver("food", 1, "arev"))
    assert (table["beor"].food, table["arev"].food) == (3, 5)
    table.of("beor").answers(do.HandOver("food", 3, "arev"))
    assert (table["beor"].food, table["arev"].food) == (0, 8)
    for what in ("rep", "magic", "xp"):
        assert table.of("beor").refusal(do.HandOver(what, 1, "arev")).rule == "GRAIL-RES-03"
    table.put("arev", location=102).ask_again()
    assert table.of("beor").refusal(do.HandOver("wealth", 1, "arev")).rule == "GRAIL-RES-02"


@pytest.mark.rule("GRAIL-ITEM-06", "GRAIL-SECRET-04")
def test_items_and_secrets_change_hands_in_one_place():
    table = Table("beor", "arev").items("beor", "cudgel").secrets("beor", "faels_horn").run("grail.play_round")
    cudgel = table["beor"].items[0]
    table.of("beor").answers(do.GiveCard(f"item/{cudgel}", "arev")).answers(do.GiveCard("secret/faels_horn", "arev"))
    assert (table["arev"].items, table["arev"].secrets) == ((cudgel,), ("faels_horn",))
    assert (table["beor"].items, table["beor"].secrets) == ((), ())
    table.put("beor", items=(cudgel,), location=102).put("arev", items=()).ask_again()
    assert table.of("beor").refusal(do.GiveCard(f"item/{cudgel}", "arev")).rule == "GRAIL-ITEM-06"


@pytest.mark.rule("GRAIL-ITEM-07")
def test_what_is_personal_never_changes_hands():
    table = Table("beor", "arev").secrets("beor", "lime_scar").run("grail.play_round")
    assert table.of("beor").refusal(do.GiveCard("secret/lime_scar", "arev")).rule == "GRAIL-ITEM-07"


@pytest.mark.rule("GRAIL-PARTY-07")
def test_an_encounter_is_left_by_a_retreat_and_not_otherwise():
    fight = Fight("vagrant", beor={}, arev={}).lay(beor=("beor_c01",), arev=("arev_c01",))
    fight.activate("beor")
    kinds = {type(option) for option in fight.beor.options}
    assert kinds == {fought.PlayCard, fought.EndPlaying, fought.Retreat}
    fight.beor.answers(fought.Retreat())
    assert fight.fray.members == ("arev",)
