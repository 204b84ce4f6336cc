"""Anarch Revolt and Masquerade: ankhs that vampires carry."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import City, Track

REVOLT = ("high_low_clans", "inner_beast", "anarch_revolt")
MASQUERADE = ("high_low_clans", "inner_beast", "masquerade")
COMPASS = ("north", "south", "east", "west")


# Anarch Revolt


@pytest.mark.rule("HER-ANARCH-01")
def test_four_ankhs_stand_in_every_city() -> None:
    assert Table(theatres=REVOLT).state.cities == dict.fromkeys(COMPASS, City(4, 0))


@pytest.mark.rule("HER-ANARCH-02")
def test_an_ankh_goes_onto_the_activated_vampire_or_into_the_fire() -> None:
    table = Table(theatres=REVOLT)
    theirs = table.childe("B", who("north"))
    table.activate("A", theirs)
    assert set(table.seat("A").options) == {do.KeepAnkh("north"), do.BurnAnkh("north")}
    table.seat("A").answers(do.KeepAnkh("north"))
    assert (table.state.cities["north"], table[theirs].ankhs) == (City(3, 0), ("north",))
    table.activate("A", theirs).seat("A").answers(do.BurnAnkh("north"))
    assert (table.state.cities["north"], table[theirs].ankhs) == (City(2, 1), ("north",))


@pytest.mark.rule("HER-ANARCH-03", "HER-ANARCH-10", "HER-R-55")
@pytest.mark.example("EX-14")
def test_the_third_burn_takes_the_fourth_from_a_vampire() -> None:
    table = Table(theatres=REVOLT).city("north", 1, burned=2)
    holder = table.childe("B", who("north"), ankhs=("north", "east"))
    table.activate("A", table.childe("A", who("north", 1))).seat("A").answers(do.BurnAnkh("north"))
    assert table.state.cities["north"] == City(0, 4)
    assert (table[holder].ankhs, table[holder].potency) == (("east",), 0)
    assert table.told("respite") == []


@pytest.mark.rule("HER-ANARCH-03")
def test_the_third_burn_takes_the_fourth_from_the_city() -> None:
    table = Table(theatres=REVOLT).city("north", 2, burned=2)
    table.activate("A", table.childe("A", who("north"))).seat("A").answers(do.BurnAnkh("north"))
    assert table.state.cities["north"] == City(0, 4)


@pytest.mark.rule("HER-ANARCH-04", "HER-ANARCH-05", "HER-R-09")
@pytest.mark.example("EX-15")
def test_a_respite_pays_every_holder_once_and_brings_the_ankhs_home() -> None:
    table = Table(theatres=REVOLT).city("north", 1, burned=1)
    holder = table.childe("B", who("north"), ankhs=("north", "north", "west"))
    other = table.childe("A", who("north", 1))
    table.activate("A", other).seat("A").answers(do.KeepAnkh("north"))
    assert table.state.cities["north"] == City(3, 1)
    assert [table[one].potency for one in (holder, other)] == [1, 1]
    assert (table[holder].ankhs, table[other].ankhs) == (("west",), ())


@pytest.mark.rule("HER-ANARCH-06", "HER-ANARCH-03")
def test_a_coup_burns_what_the_fallen_held() -> None:
    table = Table(theatres=REVOLT).city("north", 2, burned=0).city("east", 2, burned=1)
    holder = table.childe("B", who("north"), ankhs=("north", "north", "east"))
    table.fall("A", table.leader("A"), holder)
    assert table[holder].ankhs == ()
    assert (table.state.cities["north"], table.state.cities["east"]) == (City(2, 2), City(2, 2))


@pytest.mark.rule("HER-ANARCH-06", "HER-ANARCH-03")
def test_a_coup_can_be_the_third_burn() -> None:
    table = Table(theatres=REVOLT).city("north", 1, burned=1)
    holder = table.childe("B", who("north"), ankhs=("north", "north"))
    table.fall("A", table.leader("A"), holder)
    assert table.state.cities["north"] == City(0, 4)


@pytest.mark.rule("HER-ANARCH-07", "HER-ACT-10")
def test_an_empty_city_gives_nothing() -> None:
    table = Table(theatres=REVOLT).city("north", 0, burned=4)
    assert table.activate("A", table.childe("A", who("north"))).over


@pytest.mark.rule("HER-ANARCH-07", "HER-ACT-08", "HER-ACT-09", "HER-R-55")
def test_a_wanderer_takes_from_any_city_that_has_one() -> None:
    table = Table(theatres=REVOLT).city("north", 0, burned=4).city("south", 0, burned=4)
    mine = table.childe("A", who("wanderer"))
    table.activate("A", mine)
    assert {option.city for option in table.seat("A").options} == {"east", "west"}
    table.seat("A").answers(do.KeepAnkh("west"))
    assert table[mine].ankhs == ("west",)


@pytest.mark.rule("HER-ACT-13", "HER-R-57")
def test_nothing_can_be_put_on_who_has_fallen_meanwhile() -> None:
    """The trial of its own activation convicts it: 3 infamy and two elitist markers."""
    table = Table(theatres=("inquisition", "inner_beast", "anarch_revolt"))
    for archetype in ("scholarly", "wealthy", "covert"):
        table.judge(archetype, "elitist")
    mine = table.childe("A", who("elitist north martial"), infamy=3)
    table.activate("A", mine).finish()
    assert table[mine].torpid
    assert (table[mine].ankhs, table.state.cities["north"]) == ((), City(3, 1))


@pytest.mark.rule("HER-ANARCH-08", "HER-ANARCH-09")
@pytest.mark.example("EX-06")
def test_those_of_surviving_cities_score_for_every_city_lost() -> None:
    table = Table(A="brujah", B="gangrel", theatres=REVOLT)
    table.city("north", 0, burned=4).city("south", 0, burned=4).city("east", 1, burned=2).city("west", 4)
    for words in ("east calm", "east cruel", "west calm", "south calm", "wanderer calm", "wanderer cruel"):
        table.childe("B", who(words))
    table.childe("B", who("east calm", 1), torpid=True)
    assert table.score("B")["anarch_revolt"] == 3 * 2 + 2


@pytest.mark.rule("HER-ANARCH-09")
def test_where_no_city_burned_only_wanderers_score() -> None:
    table = Table(A="brujah", B="gangrel", theatres=REVOLT)
    table.childe("B", who("east"))
    table.childe("B", who("wanderer"))
    assert table.score("B")["anarch_revolt"] == 1


@pytest.mark.rule("HER-ANARCH-10", "HER-R-55")
def test_a_burn_of_the_last_ankh_in_a_city_is_a_respite_too() -> None:
    table = Table(theatres=REVOLT).city("north", 1, burned=0)
    holder = table.childe("B", who("north"), ankhs=("north", "north", "north"))
    table.activate("A", table.childe("A", who("north", 1))).seat("A").answers(do.BurnAnkh("north"))
    assert table.state.cities["north"] == City(3, 1)
    assert (table[holder].potency, table[holder].ankhs) == (1, ())


# Masquerade


@pytest.mark.rule("HER-MASQ-01")
def test_four_investigators_begin_and_three_ankhs_wait_at_every_end() -> None:
    assert Table(theatres=MASQUERADE).state.tracks == dict.fromkeys(COMPASS, Track(0, 3))


@pytest.mark.rule("HER-MASQ-02")
def test_the_investigator_of_the_geography_advances() -> None:
    table = Table(theatres=MASQUERADE)
    table.activate("A", table.childe("A", who("south"))).finish()
    assert table.state.tracks == {**dict.fromkeys(COMPASS, Track(0, 3)), "south": Track(1, 3)}


@pytest.mark.rule("HER-MASQ-03", "HER-ACT-08")
def test_an_outsider_brings_any_investigator_two_spaces_on() -> None:
    table = Table(theatres=MASQUERADE).track("west", 1)
    table.activate("A", table.childe("A", who("wanderer")))
    assert set(table.seat("A").options) == {do.Investigate(track) for track in COMPASS}
    table.seat("A").answers(do.Investigate("west"))
    assert table.state.tracks["west"] == Track(3, 3)


@pytest.mark.rule("HER-MASQ-04")
def test_a_breach_puts_an_ankh_on_the_activated_vampire() -> None:
    table = Table(theatres=MASQUERADE).track("south", 3)
    theirs = table.childe("B", who("south"))
    table.activate("A", theirs).finish()
    assert (table[theirs].ankhs, table.state.tracks["south"]) == (("south",), Track(0, 2))


@pytest.mark.rule("HER-MASQ-04", "HER-R-17")
def test_what_goes_beyond_the_last_space_is_lost() -> None:
    table = Table(theatres=MASQUERADE).track("west", 3)
    mine = table.childe("A", who("wanderer"))
    table.activate("A", mine).seat("A").answers(do.Investigate("west"))
    assert (table[mine].ankhs, table.state.tracks["west"]) == (("west",), Track(0, 2))


@pytest.mark.rule("HER-MASQ-04", "HER-R-17")
def test_without_ankhs_a_breach_only_sends_the_investigator_back() -> None:
    table = Table(theatres=MASQUERADE).track("south", 3, ankhs=0)
    mine = table.childe("A", who("south"))
    table.activate("A", mine).finish()
    assert (table[mine].ankhs, table.state.tracks["south"]) == ((), Track(0, 0))


@pytest.mark.rule("HER-MASQ-05", "HER-R-16")
def test_a_clean_up_pays_who_caused_it_once_and_returns_the_ankhs() -> None:
    table = Table(theatres=MASQUERADE).track("south", 2, ankhs=1).track("west", 0, ankhs=2)
    holder = table.childe("B", who("south"), ankhs=("south", "south", "west"))
    mine = table.childe("A", who("east"))
    table.fall("A", mine, holder)
    assert (table[mine].potency, table[holder].ankhs) == (2, ())
    assert (table.state.tracks["south"], table.state.tracks["west"]) == (Track(2, 3), Track(0, 3))


@pytest.mark.rule("HER-MASQ-05", "HER-R-16")
def test_a_torpid_cleaner_leaves_the_reward_to_the_clan_leader_or_to_nobody() -> None:
    table = Table(theatres=MASQUERADE)
    mine = table.childe("A", who("east"), torpid=True)
    first, second = (table.childe("B", who("south", number), ankhs=("south",)) for number in (0, 1))
    table.fall("A", mine, first)
    assert table[table.leader("A")].potency == 3 + 2
    table.mark(table.leader("A"), torpid=True)
    table.fall("A", mine, second)
    assert (table[table.leader("A")].potency, table[mine].potency, table[second].ankhs) == (5, 0, ())


@pytest.mark.rule("HER-MASQ-05", "HER-SAC-04")
def test_a_sacrificed_childe_with_ankhs_is_cleaned_up() -> None:
    table = Table(theatres=MASQUERADE)
    sire = table.childe("B", who("south"))
    childe = table.childe("B", who("west"), sire=sire, ankhs=("west",))
    table.fall("A", table.leader("A"), sire).seat("B").sacrifices(childe)
    assert (table[table.leader("A")].potency, table[childe].ankhs) == (5, ())


@pytest.mark.rule("HER-MASQ-06", "HER-MASQ-07")
@pytest.mark.example("EX-04")
def test_every_track_scores_what_is_left_on_it() -> None:
    """0, 3, 1 and 2 ankhs are left; the ankhs a vampire holds change nothing."""
    table = Table(A="brujah", B="gangrel", theatres=MASQUERADE, leaders={"B": "gangrel_bartos"})
    for track, ankhs in zip(COMPASS, (0, 3, 1, 2), strict=True):
        table.track(track, 0, ankhs)
    scored = {}
    before = table.score("B")["masquerade"]
    assert before == 1
    for words in (*COMPASS, "wanderer"):
        table.childe("B", who(words), ankhs=("north",))
        scored[words], before = table.score("B")["masquerade"] - before, table.score("B")["masquerade"]
    assert scored == {"north": 0, "south": 3, "east": 1, "west": 2, "wanderer": 1}
    table.childe("B", who("south", 1), torpid=True)
    assert table.score("B")["masquerade"] == before
