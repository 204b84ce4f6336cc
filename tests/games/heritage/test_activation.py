"""Chapter 6: what an activation does to the three theatres."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import City, Morality, Track

TRIALS = ("inquisition", "inner_beast", "anarch_revolt")
ANARCHS = ("high_low_clans", "inner_beast", "anarch_revolt")
OUTSIDERS = ("inquisition", "inner_beast", "masquerade")


def before_a_trial(theatres: tuple[str, str, str] = TRIALS) -> Table:
    """The judges of three archetypes sit and show elitist; the next martial one fills the bench."""
    table = Table(A="brujah", B="tremere", theatres=theatres)
    for archetype in ("scholarly", "wealthy", "covert"):
        table.judge(archetype, "elitist")
    return table


@pytest.mark.rule("HER-ACT-01", "HER-ACT-02", "HER-R-06")
def test_all_three_theatres_are_updated_class_then_temperament_then_geography() -> None:
    table = Table().morality("A", 0, "calm")
    vampire = table.childe("A", who("elitist calm north martial"))
    table.activate("A", vampire).finish()
    assert table.keys() == ["activates", "politics", "morality-moves", "ankh-marches"]
    assert table.state.politics == 1
    assert table.state.morality["A"].space == 1
    assert table.told("ankh-marches")[0]["faction"] == "north"


@pytest.mark.rule("HER-ACT-01")
def test_no_theatre_may_be_passed_over_even_if_it_harms() -> None:
    """A mismatch at 4 costs a step, and there is nothing to answer but where the ankh goes."""
    table = Table().morality("A", 4, "cruel")
    vampire = table.childe("A", who("elitist calm north martial"))
    table.activate("A", vampire)
    assert table.state.morality["A"] == Morality(3, "calm")
    assert table.asked() == {"A": "move-ankh"}
    assert table.seat("A").refusal(do.EndTurn()).rule == "HER-PRINCES-02"


@pytest.mark.rule("HER-ACT-03")
def test_a_trial_is_over_before_the_next_theatre_is_touched() -> None:
    table = before_a_trial().morality("B", 0, "calm")
    accused = table.leader("A")
    childe = table.childe("A", who("egalitarian calm west covert"))
    table.mark(accused, infamy=2)
    vampire = table.childe("B", who("elitist calm north martial"))
    table.activate("B", vampire)
    assert table.asked() == {"A": "sacrifice"}
    assert table.state.morality["B"].space == 0
    table.seat("A").sacrifices(childe)
    assert table.state.morality["B"].space == 1
    assert table.asked() == {"B": "anarch-ankh"}


@pytest.mark.rule("HER-ACT-04")
def test_effects_activate_too() -> None:
    table = Table().morality("A", 0, "calm")
    vampire = table.childe("A", who("elitist calm north martial"))
    table.effects("A", table.leader("A"), {"op": "activate", "sel": "one own not_self"})
    assert [one["vampire"] for one in table.told("activates")] == [vampire]


@pytest.mark.rule("HER-ACT-05")
@pytest.mark.parametrize("first, politics, potency", [("elitist", -1, 1), ("egalitarian", 4, 0)])
def test_the_acting_player_orders_several_activations_and_each_is_finished_first(
    first: str, politics: int, potency: int
) -> None:
    """At +4 an elitist first is a decisive victory; after an egalitarian it is only the way back."""
    table = Table(A="gangrel", B="tremere").politics(4)
    both = {name: table.childe("A", who(f"{name} calm north martial")) for name in ("elitist", "egalitarian")}
    table.effects("A", table.leader("A"), {"op": "activate", "sel": "each childer"})
    assert table.asked() == {"A": "choose-order"}
    second = next(one for one in both if one != first)
    table.seat("A").answers((do.Target(both[first]), do.Target(both[second])))
    table.finish()
    assert [one["vampire"] for one in table.told("activates")] == [both[first], both[second]]
    assert table.state.politics == politics
    assert table[both["elitist"]].potency == potency
    keys = table.keys()
    assert keys.index("ankh-marches") < len(keys) - 1 - keys[::-1].index("activates")


@pytest.mark.rule("HER-ACT-06")
def test_activating_uses_no_abilities_and_using_abilities_activates_nobody() -> None:
    """Tancred Vane steals 2 potency from an infamous opponent."""
    table = Table(A="brujah", B="tremere").mark("tremere_walther", infamy=1)
    ancilla = table.childe("A", "ca_brujah_1")
    table.activate("A", ancilla).finish()
    assert table[ancilla].potency == 0
    assert table.state.politics == -1
    table.use_abilities("A", ancilla)
    assert table.over
    assert table[ancilla].potency == 2
    assert table.state.politics == -1


@pytest.mark.rule("HER-ACT-07")
def test_who_activates_a_rivals_vampire_updates_with_the_own_marker_and_makes_the_choices() -> None:
    table = Table(A="brujah", B="tremere", theatres=ANARCHS).morality("A", 0, "calm").morality("B", 0, "calm")
    rival = table.childe("B", who("elitist calm north martial"))
    table.activate("A", rival)
    assert table.state.morality == {"A": Morality(1, "calm"), "B": Morality(0, "calm")}
    assert table.asked() == {"A": "anarch-ankh"}
    table.seat("A").answers(do.KeepAnkh("north"))
    assert table[rival].ankhs == ("north",)


@pytest.mark.rule("HER-ACT-08")
def test_a_wanderer_is_what_the_acting_player_says() -> None:
    compass = {"north", "south", "east", "west"}
    princes = Table()
    princes.activate("A", princes.childe("A", FIVE[0]))
    assert {one.faction for one in princes.seat("A").may(do.MoveAnkh)} == compass
    anarchs = Table(theatres=ANARCHS)
    anarchs.activate("A", anarchs.childe("A", FIVE[0]))
    assert {one.city for one in anarchs.seat("A").may(do.KeepAnkh)} == compass
    masquerade = Table(theatres=OUTSIDERS)
    masquerade.activate("A", masquerade.childe("A", FIVE[0]))
    assert {one.track for one in masquerade.seat("A").may(do.Investigate)} == compass


@pytest.mark.rule("HER-ACT-08", "HER-SABBAT-10")
def test_in_the_sabbat_wars_a_wanderer_acts_in_a_region_of_its_own() -> None:
    table = Table(theatres=("court", "inner_beast", "sabbat_wars"))
    covert = table.childe("A", FIVE[0])
    table.activate("A", covert)
    assert {one.region for one in table.seat("A").may(do.TurnToken)} == {"wanderer"}


@pytest.mark.rule("HER-ACT-09", "HER-R-55")
def test_nobody_dodges_by_naming_what_cannot_change() -> None:
    """The north is walled in; two cities are empty."""
    table = Table()
    for court in ("north_front", "march_ne", "march_nw"):
        table.court(court, "east", 1)
    table.activate("A", table.childe("A", FIVE[0]))
    assert {one.faction for one in table.seat("A").may(do.MoveAnkh)} == {"south", "east", "west"}
    table = Table(theatres=ANARCHS).city("north", 0, 4).city("south", 0, 4)
    table.activate("A", table.childe("A", FIVE[0]))
    assert {one.city for one in table.seat("A").may(do.BurnAnkh)} == {"east", "west"}


@pytest.mark.rule("HER-ACT-10")
def test_a_theatre_that_cannot_change_is_left_and_the_next_one_updated() -> None:
    """At the top of the track a match moves nothing; the walled-in north moves nothing either."""
    table = Table().morality("A", 8, "calm")
    for court in ("north_front", "march_ne", "march_nw"):
        table.court(court, "east", 1)
    courts = dict(table.state.courts)
    table.activate("A", table.childe("A", who("elitist calm north martial")))
    assert table.over
    assert table.state.politics == 1
    assert table.state.morality["A"] == Morality(8, "calm")
    assert table.state.courts == courts


@pytest.mark.rule("HER-ACT-11", "HER-TORPOR-06")
def test_the_torpid_are_never_activated() -> None:
    table = Table()
    awake = table.childe("A", who("elitist calm north martial"))
    table.childe("A", who("elitist calm south martial"), torpid=True)
    table.effects("A", table.leader("A"), {"op": "activate", "sel": "each own not_clan_leader"}).finish()
    assert [one["vampire"] for one in table.told("activates")] == [awake]


@pytest.mark.rule("HER-ACT-11", "HER-ACT-05", "HER-EFF-03")
def test_who_falls_before_its_turn_comes_is_not_activated() -> None:
    """The first of two fills the bench, and the trial takes the second."""
    table = before_a_trial()
    first = table.childe("A", who("elitist calm north martial"))
    second = table.childe("A", who("elitist calm west covert"), infamy=2)
    table.effects("A", table.leader("A"), {"op": "activate", "sel": "each childer"})
    table.seat("A").answers((do.Target(first), do.Target(second)))
    table.finish()
    assert table[second].torpid
    assert [one["vampire"] for one in table.told("activates")] == [first]


@pytest.mark.rule("HER-ACT-12")
@pytest.mark.parametrize(
    "attribute, told", [("egalitarian", "politics"), ("calm", "morality-moves"), ("north", "ankh-marches")]
)
def test_an_attribute_updates_only_its_own_theatre(attribute: str, told: str) -> None:
    table = Table().morality("A", 0, "calm")
    table.effects("A", table.leader("A"), {"op": "activate_attribute", "attr": attribute, "n": 2}).finish()
    assert table.keys() == ["activates-attribute", told] * 2


@pytest.mark.rule("HER-ACT-12")
def test_a_chosen_attribute_is_chosen_once_and_never_an_archetype_nor_a_wanderer() -> None:
    table = Table()
    table.effects("A", table.leader("A"), {"op": "activate_attribute", "attr": "choose:any", "n": 2})
    named = {one.attribute for one in table.seat("A").may(do.Name)}
    assert named == {"elitist", "egalitarian", "calm", "cruel", "north", "south", "east", "west"}
    table.seat("A").names("elitist")
    assert table.over
    assert table.state.politics == 2


@pytest.mark.rule("HER-ACT-12")
def test_in_the_sabbat_wars_the_wanderer_may_be_named_too() -> None:
    table = Table(theatres=("court", "inner_beast", "sabbat_wars"))
    table.effects("A", table.leader("A"), {"op": "activate_attribute", "attr": "choose:geography", "n": 1})
    named = {one.attribute for one in table.seat("A").may(do.Name)}
    assert named == {"north", "south", "east", "west", "wanderer"}


@pytest.mark.rule("HER-ACT-13", "HER-R-57")
def test_who_falls_in_its_own_activation_updates_the_rest_but_holds_nothing() -> None:
    """Convicted by the bench it has filled, it can only burn its ankh."""
    table = before_a_trial().morality("A", 0, "calm")
    vampire = table.childe("A", who("elitist calm north martial"), infamy=2)
    table.activate("A", vampire)
    assert table.over
    assert table[vampire].torpid
    assert table.state.morality["A"].space == 1
    assert table[vampire].ankhs == ()
    assert table.state.cities["north"] == City(3, 1)


@pytest.mark.rule("HER-ACT-13", "HER-R-57")
def test_the_breach_of_a_fallen_vampire_moves_no_ankh() -> None:
    table = before_a_trial(OUTSIDERS).track("north", 3)
    vampire = table.childe("A", who("elitist calm north martial"), infamy=2)
    table.activate("A", vampire)
    assert table[vampire].torpid
    assert table[vampire].ankhs == ()
    assert table.state.tracks["north"] == Track(0, 3)


@pytest.mark.rule("HER-ACT-13", "HER-ABIL-01", "HER-R-57")
def test_a_newcomer_sacrificed_in_its_own_activation_uses_no_abilities() -> None:
    """Marshal Renaud fills the bench, his sire is convicted, and he goes in her stead."""
    table = before_a_trial().queue(*FIVE[:4], "ca_ventrue_2")
    table.mark(table.leader("A"), infamy=2)
    table.childe("A", who("calm west covert"), infamy=1)
    table.recruit("A", "ca_ventrue_2").seat("A").answers(do.Place(table.leader("A")))
    assert table.asked() == {"A": "sacrifice"}
    table.seat("A").sacrifices("ca_ventrue_2")
    table.finish()
    assert table["ca_ventrue_2"].torpid
    assert table.told("uses-ability") == []
    assert table[table.leader("A")].infamy == 2
