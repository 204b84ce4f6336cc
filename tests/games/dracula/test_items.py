"""DRA-ITEM: which items are combat cards, and the three that are not: Dogs, Stake, Fast Horses."""

import pytest
from tests.games.dracula.table import GODALMING, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do

BANNERS = ["knife", "pistol", "rifle", "crucifix", "garlic", "heavenly_host", "holy_circle"]
WITHOUT = ["holy_bullets", "garlic_wreath", "stake", "dogs", "fast_horses"]
DOGS_HUNT = ["rats", "saboteur", "spy", "wolves"]
OTHERS = ["bats", "desecrated_soil", "szgany_bodyguards", "szgany_mob", "unnatural_fog"]


@pytest.mark.rule("DRA-ITEM-01", "DRA-COMBAT-05")
@pytest.mark.parametrize("item", BANNERS + WITHOUT)
def test_items_with_a_banner_are_combat_cards_and_the_others_are_not(item):
    table = Table(at="vienna")
    table.place(SEWARD, "vienna")
    table.revealed()
    table.items(SEWARD, item)
    table.combat().pass_until("pick-combat-card", seat="C")
    if item in BANNERS:
        assert table.hunter(SEWARD).can(do.Pick(item))
    else:
        assert table.hunter(SEWARD).refusal(do.Pick(item)).rule == "DRA-COMBAT-05"


@pytest.mark.rule("DRA-ITEM-01")
@pytest.mark.parametrize("night", [False, True], ids=["by day", "at night"])
def test_of_all_items_only_fast_horses_are_an_action_and_that_by_day(night):
    table = Table()
    usable = []
    for item in BANNERS + WITHOUT:
        table.items(SEWARD, item)
        usable += table.action(SEWARD, night=night).hunter(SEWARD).may(do.UseItem)
    assert usable == ([] if night else [do.UseItem("fast_horses")])


@pytest.mark.rule("DRA-ITEM-03")
def test_to_reveal_an_item_is_to_show_it_to_all_and_keep_it():
    table = Table()
    table.items(SEWARD, "crucifix", "knife")
    table.plays_at_once("dracula", "great_wolf", "raid")
    table.dracula.answers(do.ThisHunter(SEWARD))
    table.hunter(SEWARD).answers(do.ShowItem("crucifix"))
    for seat in ("A", "B", "E", None):
        assert table.told("item-revealed", seat) == [{"hunter": SEWARD, "item": "crucifix"}]
    assert table.sheet(SEWARD).items == ("crucifix", "knife")
    assert table.game.item_discard == ()


# Dogs


def found(*laid: str) -> Table:
    """These encounters lie in Genoa; Seward is in Marseilles."""
    table = Table()
    table.encounters("hoax", "aristocratic_vampire", "aristocratic_vampire", "new_vampire", "new_vampire")
    table.trail("dublin", "genoa")
    table.lay(2, *laid)
    return table


def ambushed(card: str, *items: str) -> Table:
    table = found(card)
    table.items(SEWARD, *items)
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("genoa"))
    table.dracula.answers(do.Ambush(*table.encounter(2, card)))
    return table


def searching(*laid: str, items: tuple[str, ...], declared: tuple[str, ...]) -> Table:
    table = found(*laid)
    table.place(SEWARD, "genoa")
    table.items(SEWARD, *items)
    table.action(SEWARD).hunter(SEWARD).answers(do.Search(declared))
    return table


def resolve(table: Table, *order: str) -> Table:
    """Dracula turns the encounters up in this order; the last of them needs no choice."""
    for card in order[:-1]:
        table.dracula.answers(do.Resolve(*table.encounter(2, card)))
    return table


@pytest.mark.card("dogs")
@pytest.mark.rule("DRA-AMBUSH-06")
@pytest.mark.parametrize("card", DOGS_HUNT)
def test_dogs_discarded_cancel_and_discard_an_ambush_of_four_kinds(card):
    table = ambushed(card, "dogs", "knife")
    table.hunter(SEWARD).answers(do.UseItem("dogs"))
    assert table.over
    seward = table.sheet(SEWARD)
    assert (seward.damage, seward.delayed, seward.items) == (0, False, ("knife",))
    assert table.game.item_discard == ("dogs",)
    assert table.game.encounter_discard == (card,)
    assert table.hideout(2).encounters == ()


@pytest.mark.card("dogs")
@pytest.mark.rule("DRA-AMBUSH-06")
@pytest.mark.parametrize("card", OTHERS)
def test_dogs_do_not_help_against_other_ambushes(card):
    table = found(card)
    table.items(SEWARD, "dogs")
    table.events(SEWARD, "forewarned")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRoad("genoa"))
    table.dracula.answers(do.Ambush(*table.encounter(2, card)))
    assert table.hunter(SEWARD).refusal(do.UseItem("dogs")).rule == "DRA-AMBUSH-06"


@pytest.mark.card("dogs")
def test_dogs_may_be_held_back():
    table = ambushed("wolves", "dogs")
    table.hunter(SEWARD).answers(do.Pass())
    table.finish()
    assert table.sheet(SEWARD).damage == 4
    assert table.sheet(SEWARD).items == ("dogs",)


@pytest.mark.card("dogs")
@pytest.mark.rule("DRA-SEARCH-03")
def test_dogs_declared_before_a_search_are_kept_and_each_of_the_four_kinds_is_discarded_unresolved():
    table = searching(*DOGS_HUNT, items=("dogs",), declared=("dogs",))
    resolve(table, *DOGS_HUNT)
    assert table.over
    seward = table.sheet(SEWARD)
    assert (seward.damage, seward.delayed, seward.items) == (0, False, ("dogs",))
    assert sorted(table.game.encounter_discard) == sorted(DOGS_HUNT)
    assert table.hideout(2).encounters == ()


@pytest.mark.card("dogs")
def test_dogs_in_a_search_leave_other_encounters_alone():
    table = searching("bats", "rats", items=("dogs",), declared=("dogs",))
    resolve(table, "rats", "bats")
    assert table.over
    assert table.sheet(SEWARD).bats
    assert table.sheet(SEWARD).damage == 0


@pytest.mark.card("dogs")
@pytest.mark.rule("DRA-SEARCH-03")
def test_dogs_not_declared_do_nothing_in_a_search():
    table = searching("rats", items=("dogs",), declared=())
    table.finish()
    assert table.sheet(SEWARD).damage == 2
    assert table.sheet(SEWARD).items == ("dogs",)


@pytest.mark.rule("DRA-SEARCH-03")
def test_what_is_declared_is_in_hand_and_said_before_the_first_card():
    table = found("rats")
    table.place(SEWARD, "genoa")
    table.items(SEWARD, "stake", "dogs")
    table.action(SEWARD)
    declared = {frozenset(option.declared) for option in table.hunter(SEWARD).may(do.Search)}
    assert declared == {frozenset(), frozenset({"stake"}), frozenset({"dogs"}), frozenset({"stake", "dogs"})}
    table.items(SEWARD, "dogs")
    assert not table.action(SEWARD).hunter(SEWARD).can(do.Search(("stake",)))
    table.hunter(SEWARD).answers(do.Search(("dogs",)))
    assert table.told("search", "A") == [{"hunter": SEWARD, "place": "genoa", "items": ("dogs",)}]
    assert table.keys().index("search") < table.keys().index("encounter-turned-up")


# Stake


@pytest.mark.card("stake")
@pytest.mark.rule("DRA-SEARCH-03")
@pytest.mark.parametrize("card", ["new_vampire", "reckless_vampire", "aristocratic_vampire", "hoax"])
def test_a_declared_stake_is_discarded_to_discard_a_vampire_or_a_hoax_unresolved(card):
    table = Table()
    table.encounters("rats", "bats", "spy", "wolves", "saboteur")
    table.trail("dublin", "genoa")
    table.lay(2, card)
    table.place(SEWARD, "genoa")
    table.items(SEWARD, "stake", "knife")
    table.action(SEWARD).hunter(SEWARD).answers(do.Search(("stake",)))
    assert table.asked() == {"C": "drive-stake"}
    table.hunter(SEWARD).answers(do.UseItem("stake"))
    assert table.over
    assert table.sheet(SEWARD).items == ("knife",)
    assert table.game.item_discard == ("stake",)
    assert table.game.encounter_discard == (card,)
    assert not table.sheet(SEWARD).delayed
    assert table.told("combat") == []


@pytest.mark.card("stake")
def test_the_stake_may_be_kept_and_the_encounter_resolved():
    table = searching("hoax", items=("stake",), declared=("stake",))
    table.hunter(SEWARD).answers(do.Pass())
    assert table.over
    assert table.sheet(SEWARD).delayed
    assert table.sheet(SEWARD).items == ("stake",)


@pytest.mark.card("stake")
@pytest.mark.parametrize("card", DOGS_HUNT + OTHERS)
def test_a_stake_is_for_nothing_but_vampires_and_hoaxes(card):
    table = searching(card, items=("stake",), declared=("stake",))
    assert "drive-stake" not in table.asked().values()
    assert "stake" in table.sheet(SEWARD).items


@pytest.mark.card("stake")
@pytest.mark.rule("DRA-SEARCH-03")
def test_a_stake_not_declared_does_nothing():
    table = searching("hoax", items=("stake",), declared=())
    assert table.over
    assert table.sheet(SEWARD).delayed


@pytest.mark.card("stake")
def test_one_stake_discards_one_encounter():
    table = searching("hoax", "new_vampire", items=("stake",), declared=("stake",))
    resolve(table, "hoax", "new_vampire")
    table.hunter(SEWARD).answers(do.UseItem("stake"))
    assert not table.sheet(SEWARD).delayed
    assert [facts["foe"] for facts in table.told("combat")] == ["new_vampire"], "it is fought"


@pytest.mark.card("stake")
def test_a_stake_is_no_answer_to_an_ambush():
    table = ambushed("new_vampire", "stake")
    assert [facts["foe"] for facts in table.told("combat")] == ["new_vampire"]


# Fast Horses


def ride(*tickets: str, place: str = "marseilles", table: Table | None = None) -> Table:
    """Seward uses Fast Horses while these tickets are the pool."""
    table = table or Table()
    table.place(SEWARD, place)
    table.items(SEWARD, "fast_horses")
    table.game.tickets = tickets
    table.action(SEWARD).hunter(SEWARD).answers(do.UseItem("fast_horses"))
    return table


ONE_ROAD = {"clermont_ferrand", "geneva", "genoa", "milan", "toulouse", "zurich"}
TWO_ROADS = ONE_ROAD | {
    *("bordeaux", "nantes", "paris", "strasbourg", "florence", "venice", "munich", "barcelona", "saragossa")
}


@pytest.mark.card("fast_horses")
@pytest.mark.rule("DRA-CARD-19")
@pytest.mark.parametrize(
    "ticket, reached, kept",
    [("t_3_2", TWO_ROADS, True), ("t_2_2", TWO_ROADS, True), ("t_3_1", ONE_ROAD, True), ("t_3_0", ONE_ROAD, False)],
)
def test_fast_horses_go_as_many_roads_as_the_yellow_value_of_a_random_ticket(ticket, reached, kept):
    table = ride(ticket)
    assert {option.to for option in table.hunter(SEWARD).may(do.MoveByRoad)} == reached
    assert len(table.hunter(SEWARD).options) == len(reached), "he has to go"
    table.hunter(SEWARD).answers(do.MoveByRoad("genoa"))
    assert table.over
    assert table.sheet(SEWARD).place == "genoa"
    assert table.game.tickets == (ticket,), "back in the pool"
    assert table.sheet(SEWARD).items == (("fast_horses",) if kept else ())
    assert table.game.item_discard == (() if kept else ("fast_horses",))
    assert table.told("horses-ticket", "A") == [{"hunter": SEWARD, "ticket": ticket}]


@pytest.mark.card("fast_horses")
def test_the_ticket_comes_from_the_pool_and_not_from_his_hand():
    table = Table()
    table.tickets(SEWARD, "t_3_2")
    ride("t_1_1", table=table)
    assert {option.to for option in table.hunter(SEWARD).may(do.MoveByRoad)} == ONE_ROAD
    assert table.sheet(SEWARD).tickets == ("t_3_2",)


@pytest.mark.card("fast_horses")
@pytest.mark.rule("DRA-CARD-19")
def test_roadblocks_and_fog_apply_to_each_step_of_fast_horses():
    table = Table()
    table.game.roadblocks = (link("athens", "valona", "road"),)
    table.place(SEWARD, "athens")
    table.items(SEWARD, "fast_horses")
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.UseItem("fast_horses")).rule == "DRA-CARD-19"

    table = Table()
    table.game.roadblocks = (link("sofia", "valona", "road"),)
    table.game.fog = {"salonica": 1}
    ride("t_3_2", place="athens", table=table)
    assert {option.to for option in table.hunter(SEWARD).may(do.MoveByRoad)} == {"valona", "sarajevo"}


@pytest.mark.card("fast_horses")
@pytest.mark.rule("DRA-CARD-19", "DRA-HUNT-MOVE-04")
def test_only_the_final_city_counts_as_reached():
    table = Table()
    table.trail("dublin", "milan", "munich")
    ride("t_3_2", table=table)
    table.hunter(SEWARD).answers(do.MoveByRoad("munich"))
    assert table.faces() == [3]


@pytest.mark.card("fast_horses")
@pytest.mark.rule("DRA-PLACE-HOSP-03", "DRA-HUNT-ACT-03")
def test_fast_horses_leave_no_hospital_and_swim_no_sea():
    table = Table()
    table.items(SEWARD, "fast_horses")
    table.place(SEWARD, "rome", hospital=True)
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.UseItem("fast_horses")).rule == "DRA-PLACE-HOSP-03"
    table.place(SEWARD, "tyrrhenian_sea")
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.UseItem("fast_horses")).rule == "DRA-HUNT-ACT-03"


@pytest.mark.card("fast_horses")
def test_fast_horses_serve_their_owner_only():
    table = Table()
    table.together("genoa", GODALMING, VAN_HELSING)
    table.items(GODALMING, "fast_horses")
    assert not table.action(VAN_HELSING).hunter(VAN_HELSING).may(do.UseItem)
