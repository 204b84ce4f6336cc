"""Torpor, renew, exhaust; activate, activate_attribute, use_abilities."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import City, Judge, Morality, Token, Track

POTENCY = {"op": "gain", "what": "potency", "n": 1}


@pytest.mark.rule("HER-TORPOR-09", "HER-TORPOR-11")
def test_torpor_brings_down_who_may_fall() -> None:
    """B's leader is the only open slot of B: no legal target."""
    table = Table()
    childe = table.childe("B", who("calm"))
    for number in range(1, 4):
        table.childe("B", who("calm", number), sire=childe, torpid=True)
    table.effects("A", table.leader("A"), {"op": "torpor", "sel": "one opp"})
    assert table.over
    assert (table[childe].torpid, table[table.leader("B")].torpid) == (True, False)


@pytest.mark.rule("HER-TORPOR-11", "HER-EFF-03")
def test_torpor_of_several_comes_one_by_one_in_the_order_chosen() -> None:
    table = Table()
    first, second = table.childe("B", who("calm"), infamy=1), table.childe("B", who("cruel"), infamy=1)
    table.effects("A", table.leader("A"), {"op": "torpor", "sel": "each opp infamy>=1"})
    table.seat("A").answers((do.Target(second), do.Target(first)))
    assert [told["vampire"] for told in table.told("falls-torpid")] == [second, first]


@pytest.mark.rule("HER-RENEW-01", "HER-RENEW-02", "HER-RENEW-03")
def test_renew_takes_exhaustion_and_torpor_from_who_has_them() -> None:
    table = Table()
    table.childe("A", who("calm"))
    both = table.childe("A", who("calm", 1), exhausted=True, torpid=True)
    tired = table.childe("A", who("calm", 2), exhausted=True)
    table.effects("A", table.leader("A"), {"op": "renew", "sel": "one own"})
    assert set(table.seat("A").options) == {do.Target(both), do.Target(tired)}
    table.seat("A").chooses(both)
    assert (table[both].exhausted, table[both].torpid, table[tired].exhausted) == (False, False, True)


@pytest.mark.rule("HER-EXH-01")
def test_exhaust_takes_only_who_is_not_exhausted() -> None:
    table = Table()
    fresh, _ = table.childe("B", who("calm")), table.childe("B", who("calm", 1), exhausted=True)
    table.mark(table.leader("B"), exhausted=True)
    table.effects("A", table.leader("A"), {"op": "exhaust", "sel": "one opp"})
    assert table.over
    assert table[fresh].exhausted


@pytest.mark.rule("HER-ACT-04", "HER-ACT-05", "HER-ACT-06")
def test_activate_several_in_the_order_chosen_without_their_abilities() -> None:
    table = Table()
    first, second = table.childe("A", "ca_tremere_2"), table.childe("A", "ca_ventrue_1")
    table.effects("A", table.leader("A"), {"op": "activate", "sel": "each own not_self"})
    table.seat("A").answers((do.Target(second), do.Target(first)))
    table.finish()
    assert [told["vampire"] for told in table.told("activates")] == [second, first]
    assert table.told("uses-ability") == []


@pytest.mark.rule("HER-ACT-11", "HER-TORPOR-06")
def test_a_torpid_vampire_is_not_activated() -> None:
    table = Table().mark("brujah_ottavia", torpid=True)
    table.childe("A", who("calm"))
    table.effects("A", table.leader("A"), {"op": "activate", "sel": "self"})
    assert table.told("activates") == []


# activate_attribute


def attribute(attr: str, n: int = 1) -> dict[str, object]:
    return {"op": "activate_attribute", "attr": attr, "n": n}


@pytest.mark.rule("HER-ACT-12")
@pytest.mark.parametrize("attr, politics", [("egalitarian", -1), ("elitist", 1), ("self:class", 1)])
def test_only_the_theatre_of_the_group_is_updated(attr: str, politics: int) -> None:
    """The acting vampire is A's elitist leader; only politics move."""
    table = Table()
    before = dict(table.state.morality), dict(table.state.courts)
    table.effects("A", table.leader("A"), attribute(attr))
    assert table.over
    assert table.state.politics == politics
    assert (dict(table.state.morality), dict(table.state.courts)) == before
    assert table.told("activates") == []


@pytest.mark.rule("HER-ACT-12")
def test_a_temperament_is_activated_against_ones_own_marker() -> None:
    table = Table().morality("A", 0, "calm")
    table.effects("A", table.leader("A"), attribute("calm", 2))
    assert table.state.morality["A"] == Morality(2, "calm")
    table.effects("A", table.leader("A"), attribute("self:temperament"))
    assert table.state.morality["A"] == Morality(1, "cruel")


@pytest.mark.rule("HER-ACT-12")
def test_repeated_activations_take_one_choice_of_the_attribute() -> None:
    table = Table()
    table.effects("A", table.leader("A"), attribute("choose:geography", 2))
    assert {option.attribute for option in table.seat("A").options} == {"north", "south", "east", "west"}
    table.seat("A").names("west").answers(do.MoveAnkh("west", "west_home", "west_front"))
    table.seat("A").answers(do.MoveAnkh("west", "west_front", "centre"))
    assert table.over
    assert (table.state.courts["west_home"].ankhs, table.state.courts["centre"].faction) == (6, "west")


@pytest.mark.rule("HER-ACT-12")
def test_choose_any_offers_classes_temperaments_and_the_compass_but_no_archetype() -> None:
    table = Table()
    table.effects("A", table.leader("A"), attribute("choose:any"))
    assert {option.attribute for option in table.seat("A").options} == {
        "elitist", "egalitarian", "calm", "cruel", "north", "south", "east", "west",
    }  # fmt: skip


@pytest.mark.rule("HER-ACT-12", "HER-ACT-08")
def test_a_wanderers_own_geography_is_an_activation_of_a_wanderer() -> None:
    table = Table(theatres=("high_low_clans", "inner_beast", "masquerade"))
    wolf = table.childe("A", who("wanderer"))
    table.effects("A", wolf, attribute("self:geography")).seat("A").answers(do.Investigate("east"))
    assert table.state.tracks["east"] == Track(2, 3)


@pytest.mark.rule("HER-ACT-12")
def test_the_acting_vampire_is_the_activated_one_for_archetypes_and_ankhs() -> None:
    table = Table(theatres=("inquisition", "inner_beast", "anarch_revolt"))
    mine = table.childe("A", who("elitist south covert"))
    table.effects("A", mine, attribute("egalitarian"))
    assert table.state.judges["covert"] == Judge("egalitarian", True)
    table.effects("A", mine, attribute("north")).seat("A").answers(do.KeepAnkh("north"))
    assert (table[mine].ankhs, table.state.cities["north"]) == (("north",), City(3))


@pytest.mark.rule("HER-ACT-12")
def test_in_the_sabbat_wars_wanderers_can_be_named_and_the_own_archetype_acts() -> None:
    table = Table(theatres=("high_low_clans", "inner_beast", "sabbat_wars"))
    spy = table.childe("A", who("south covert"))
    for region in table.state.regions:
        table.region(region, Token("sabbat", 1))
    table.effects("A", spy, attribute("choose:geography")).seat("A").names("wanderer")
    assert [tokens[0].up for tokens in table.state.regions.values()] == [False, False, False, False, True]


@pytest.mark.rule("HER-ACT-12", "HER-TORPOR-06")
def test_while_the_acting_vampire_is_torpid_no_attribute_is_activated() -> None:
    table = Table()
    table.childe("A", who("calm"))
    table.mark(table.leader("A"), torpid=True)
    assert table.effects("A", table.leader("A"), attribute("choose:any", 2)).over
    assert table.state.politics == 0


@pytest.mark.rule("HER-ACT-09", "HER-R-55")
def test_a_faction_that_cannot_move_is_not_named() -> None:
    table = Table()
    for court in ("north_front", "march_nw", "march_ne"):
        table.court(court, "west", 1)
    table.effects("A", table.leader("A"), attribute("choose:geography"))
    assert {option.attribute for option in table.seat("A").options} == {"south", "east", "west"}


@pytest.mark.rule("HER-ACT-09", "HER-R-55")
def test_an_empty_city_or_region_is_not_named() -> None:
    table = Table(theatres=("high_low_clans", "inner_beast", "anarch_revolt")).city("north", 0, burned=4)
    table.effects("A", table.leader("A"), attribute("choose:geography"))
    assert {option.attribute for option in table.seat("A").options} == {"south", "east", "west"}
    table = Table(theatres=("high_low_clans", "inner_beast", "sabbat_wars"))
    table.region("north").region("wanderer").effects("A", table.leader("A"), attribute("choose:geography"))
    assert {option.attribute for option in table.seat("A").options} == {"south", "east", "west"}


@pytest.mark.rule("HER-ACT-09", "HER-ACT-10", "HER-R-55")
def test_of_any_attribute_only_one_that_changes_something_is_named() -> None:
    """After the Prince no class, at the top of the track no calm, and the north is shut in."""
    table = Table(theatres=("court", "inner_beast", "war_of_princes")).votes(time=4).morality("A", 8, "calm")
    for court in ("north_front", "march_nw", "march_ne"):
        table.court(court, "west", 1)
    table.effects("A", table.leader("A"), attribute("choose:any"))
    assert {option.attribute for option in table.seat("A").options} == {"cruel", "south", "east", "west"}


@pytest.mark.rule("HER-ACT-09")
def test_a_judge_already_seated_with_that_face_is_not_named() -> None:
    table = Table(theatres=("inquisition", "inner_beast", "war_of_princes")).judge("martial", "elitist")
    table.effects("A", table.leader("A"), attribute("choose:class"))
    assert table.over
    assert table.state.judges["martial"] == Judge("egalitarian", True)


@pytest.mark.rule("HER-ACT-09", "HER-RISE-04")
def test_at_the_bottom_of_humanity_a_match_changes_nothing_without_a_scheme_to_draw() -> None:
    table = Table(theatres=("high_low_clans", "rise_of_humanity", "war_of_princes")).morality("A", -3, "calm")
    table.effects("A", table.leader("A"), attribute("choose:temperament"))
    assert table.state.morality["A"] == Morality(-3, "cruel")


# use_abilities


@pytest.mark.rule("HER-ABIL-01", "HER-ABIL-02", "HER-ACT-06")
def test_use_abilities_of_an_ancilla_that_is_not_activated_by_it() -> None:
    table = Table().scheme_deck("A", "brujah_riot")
    table.childe("A", who("calm"))
    ancilla = table.childe("A", "ca_tremere_2")
    table.effects("A", table.leader("A"), {"op": "use_abilities", "sel": "one own"})
    assert table.over
    assert (table[ancilla].potency, table.state.hands["A"]) == (1, ("brujah_riot",))
    assert table.told("activates") == []


@pytest.mark.rule("HER-EFF-02")
def test_without_an_ancilla_no_abilities_are_used() -> None:
    table = Table()
    table.effects("A", table.leader("A"), {"op": "use_abilities", "sel": "each own"}, POTENCY)
    assert table[table.leader("A")].potency == 4


@pytest.mark.rule("HER-STICK-06", "HER-R-59", "HER-LINE-08")
def test_bound_makes_an_ancilla_and_does_nothing_when_used() -> None:
    table = Table()
    card = who("calm")
    table.card(card, clan="brujah", stickers=("bound",))
    table.childe("A", card)
    table.effects("A", table.leader("A"), {"op": "use_abilities", "sel": "one own ancilla"}, {"op": "bound"}, POTENCY)
    assert table.over
    assert (table[card].potency, table[table.leader("A")].potency) == (0, 4)
