"""Chapter 5.4: attributes, sires, childer and fledglings."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.printed.attributes import ATTRIBUTES, GROUPS
from nokturn.games.heritage.printed.people import PEOPLE
from nokturn.games.heritage.state import choices as do


def touched(table: Table, selector: str, seat: str = "A", vampire: str = "") -> set[str]:
    """Whom `each …` means, found by what they receive."""
    before = {one: table[one].potency for one in table.state.vampires}
    table.effects(seat, vampire or table.leader(seat), {"op": "assign", "what": "potency", "n": 1, "sel": selector})
    return {one for one in before if table[one].potency > before[one]}


@pytest.mark.rule("HER-ATTR-01")
def test_everybody_has_one_value_of_each_group() -> None:
    assert {group: len(values) for group, values in GROUPS.items()} == {
        "class": 2,
        "temperament": 2,
        "geography": 5,
        "archetype": 4,
    }
    for person in PEOPLE.values():
        for values in GROUPS.values():
            assert len(person.attributes & set(values)) == 1, person.id
    base = [person for person in PEOPLE.values() if person.kind == "base" and person.era == 1]
    assert set(Counter(person.attributes for person in base).values()) == {1}
    assert len(base) == 80


@pytest.mark.rule("HER-ATTR-02")
def test_an_attribute_without_a_group_is_any_of_thirteen_archetypes_included() -> None:
    assert len(ATTRIBUTES) == 13
    table = Table(A="malkavian", B="tremere")
    table.effects("A", table.leader("A"), {"op": "affirm_chaos", "category": "any"})
    named = {one.attribute for one in table.seat("A").may(do.Name)}
    assert len(named) == 13
    assert {"martial", "scholarly", "wealthy", "covert", "wanderer", "elitist", "calm"} <= named


@pytest.mark.rule("HER-ATTR-03")
def test_a_card_that_was_elevated_keeps_its_attributes() -> None:
    """Knight-Warden Sigrun is elitist, calm and from the north on either side."""
    table = Table().card("bc_001", side="ancilla", clan="brujah", stickers=("indifference_1",), name="Sig")
    table.childe("A", "bc_001")
    table.morality("A", 0, "calm").activate("A", "bc_001")
    assert (table.state.politics, table.state.morality["A"].space) == (1, 1)
    assert {one.faction for one in table.seat("A").may(do.MoveAnkh)} == {"north"}


@pytest.mark.rule("HER-LINE-01", "HER-LINE-06")
def test_the_bloodline_is_the_leader_and_the_recruits_without_the_torpid() -> None:
    table = Table()
    awake = table.childe("A", who("calm west covert"))
    table.childe("A", who("calm east covert"), torpid=True)
    table.childe("B", who("calm north covert"))
    assert touched(table, "each own") == {table.leader("A"), awake}


@pytest.mark.rule("HER-LINE-01")
def test_the_torpid_are_meant_only_where_an_effect_says_so() -> None:
    table = Table()
    table.childe("A", who("calm east covert"), torpid=True)
    leader = table.leader("A")
    counted = {"count": "each own torpid"}
    table.effects("A", leader, {"op": "gain", "what": "potency", "n": counted})
    assert table[leader].potency == 4


@pytest.mark.rule("HER-LINE-02", "HER-LINE-03")
def test_one_can_be_sire_and_childe_at_once() -> None:
    table = Table()
    leader = table.leader("A")
    middle, last = who("calm west covert"), who("calm east covert")
    table.tree("A", {middle: {last: {}}})
    assert (table[leader].sire, table[middle].sire, table[last].sire) == ("", leader, middle)
    assert touched(table, "each own sire") == {leader, middle}
    assert touched(table, "each own fledgling") == {last}
    assert touched(table, "each childer") == {middle}


@pytest.mark.rule("HER-LINE-03", "HER-LINE-08")
def test_a_fledgling_may_be_an_ancilla() -> None:
    table = Table()
    ancilla = table.childe("A", "ca_brujah_1")
    table.childe("A", who("calm west covert"))
    assert touched(table, "each own fledgling ancilla") == {ancilla}
    assert touched(table, "each own fledgling sire") == set()


@pytest.mark.rule("HER-LINE-04", "HER-R-21")
def test_whose_childer_are_all_torpid_counts_as_a_fledgling() -> None:
    table = Table()
    sire = table.childe("A", who("calm west covert"))
    asleep = table.childe("A", who("calm east covert"), sire, torpid=True)
    assert touched(table, "each own fledgling") == {sire}
    table.mark(asleep, torpid=False)
    assert touched(table, "each own fledgling") == {asleep}


@pytest.mark.rule("HER-LINE-05", "HER-R-44")
def test_childer_of_a_torpid_sire_act_as_before() -> None:
    table = Table(A="ventrue", B="tremere")
    sire = table.childe("A", who("calm west covert"), torpid=True)
    childe = table.childe("A", who("calm east wealthy"), sire)
    assert childe in touched(table, "each own")
    table.hand("A", "ventrue_pardon").mark(table.leader("A"), exhausted=True).turn("A")
    table.seat("A").plays("ventrue_pardon")
    assert table[childe].exhausted
    table.seat("A").recruits(FIVE[4], under=childe)
    assert table[FIVE[4]].sire == childe


@pytest.mark.rule("HER-LINE-06")
def test_the_clan_leader_counts_for_every_purpose() -> None:
    """The Margravine, elitist and from the north, is targeted, scores, and earns a mission by herself."""
    table = Table(A="ventrue", B="brujah", missions=("bm_03",)).politics(1)
    table.court("march_ne", "north", 1)
    leader = table.leader("A")
    table.effects("B", table.leader("B"), {"op": "assign", "what": "infamy", "n": 1, "sel": "one opp"})
    assert table[leader].infamy == 1
    assert table.score("A")["high_low_clans"] == 1
    assert table.score("A")["war_of_princes"] == 2
    table.end_chapter()
    assert table.state.earned == {"bm_03": "A"}


@pytest.mark.rule("HER-LINE-07", "HER-EXH-02")
def test_tokens_stay_until_an_effect_removes_them() -> None:
    table = Table()
    childe = table.childe("A", who("calm west covert"), exhausted=True, potency=2, infamy=1, boons=("brujah",))
    before = table[childe]
    table.end_round().turn("A").finish()
    assert table[childe] == before


@pytest.mark.rule("HER-LINE-08", "HER-R-59")
def test_an_ancilla_is_whoever_has_an_ability_wherever_it_comes_from() -> None:
    table = (
        Table(A="tremere", B="brujah").card("bc_001", side="ancilla").card("bc_002", side="base", stickers=("bound",))
    )
    plain = table.childe("A", who("calm west covert"))
    table.childe("A", "bc_001")
    table.childe("A", "bc_002")
    table.childe("A", "ca_brujah_1", plain)
    host = table.childe("A", who("calm south covert"), plain, monsters=("ca_gangrel_1",))
    table.take_out("ca_gangrel_1")
    assert touched(table, "each own ancilla") == {"bc_001", "bc_002", "ca_brujah_1", host}
    assert touched(table, "each own non_ancilla") == {table.leader("A"), plain}


@pytest.mark.rule("HER-LINE-08")
def test_a_host_that_is_usurped_takes_its_monster_along() -> None:
    table = Table(A="tremere", B="brujah")
    host = table.childe("A", who("calm south covert"), monsters=("ca_gangrel_1",))
    table.take_out("ca_gangrel_1")
    table.effects("A", table.leader("A"), {"op": "usurp"}).seat("A").chooses(host).picks(FIVE[4])
    assert touched(table, "each own ancilla") == set()
    assert {"ca_gangrel_1", host} <= set(table.state.discard)
