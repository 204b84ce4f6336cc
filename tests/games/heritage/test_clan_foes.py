"""Brujah, Gangrel, Lasombra: enemies, the pack, respect."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.effects.selectors import matching
from nokturn.games.heritage.printed.clans import CLANS
from nokturn.games.heritage.printed.effects import Selector
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.actors import Acting

COURT = ("court", "inner_beast", "war_of_princes")


@pytest.mark.rule("HER-CLAN-02", "HER-QUEUE-02")
def test_a_printed_clan_matters_for_the_cost_of_a_slot() -> None:
    """The Tremere ancilla in slot 1 is free to the Tremere, 3 potency to others."""
    table = Table(A="brujah", B="tremere").queue("ca_tremere_2", "bc_077", "bc_078", "bc_079", "bc_080")
    table.mark(table.leader("A"), potency=2).mark(table.leader("B"), potency=0)
    assert table.turn("A").seat("A").refusal(do.Recruit("ca_tremere_2")).rule == "HER-QUEUE-01"
    assert table.turn("B").seat("B").can(do.Recruit("ca_tremere_2"))


@pytest.mark.rule("HER-CLAN-02", "HER-RECRUIT-09")
def test_a_vampire_of_another_clan_serves_the_clan_that_is_played() -> None:
    """A Tremere in a Brujah line leads a Brujah scheme, and counts the enemies of the Brujah."""
    table = Table(A="brujah", B="gangrel")
    adept = table.childe("A", "ca_tremere_1")
    table.childe("A", who("scholarly"), sire=adept)
    table.enemy("brujah_gauntlet", table.childe("B", who("martial")))
    table.mark(table.leader("A"), exhausted=True, boons=())
    table.play("A", "brujah_speech")
    assert (table[adept].exhausted, table[adept].potency) == (True, 1 + 1)


@pytest.mark.rule("HER-CLAN-01")
def test_every_clan_has_one_mechanic_of_its_own() -> None:
    assert {clan.mechanic for clan in CLANS.values()} == {
        "declare_enemy", "pack", "demand_respect", "affirm_chaos", "black_market", "invitation", "usurp",
        "create_monster", "edict",
    }  # fmt: skip


# Brujah and their enemies


@pytest.mark.rule("HER-BRU-01", "HER-EFF-06")
def test_the_scheme_lies_on_the_enemy_for_the_rest_of_the_chapter() -> None:
    table = Table(A="brujah", B="tremere")
    table.childe("A", who("martial"))
    foe = table.childe("B", who("cruel"))
    table.play("A", "brujah_gauntlet").seat("A").answers(do.Lead(table.leader("A")))
    assert set(table.seat("A").may(do.Target)) == {do.Target(foe), do.Target(table.leader("B"))}
    table.seat("A").chooses(foe)
    assert table.state.enemies == {"brujah_gauntlet": foe}
    assert table.state.scheme_discards["A"] == ()
    table.end_round()
    assert table.state.enemies == {"brujah_gauntlet": foe}


@pytest.mark.rule("HER-BRU-02")
def test_a_torpid_vampire_cannot_be_declared() -> None:
    table = Table(A="brujah", B="tremere")
    foe, asleep = table.childe("B", who("calm")), table.childe("B", who("calm", 1), torpid=True)
    table.effects("A", table.leader("A"), {"op": "declare_enemy", "sel": "one opp"}, source="brujah_gauntlet")
    assert set(table.seat("A").may(do.Target)) == {do.Target(foe), do.Target(table.leader("B"))}
    assert asleep not in [option.vampire for option in table.seat("A").options]


@pytest.mark.rule("HER-BRU-02")
def test_a_torpid_enemy_keeps_the_card_and_is_neither_counted_nor_chosen() -> None:
    table = Table(A="brujah", B="tremere")
    foe, asleep = table.childe("B", who("calm"), infamy=2), table.childe("B", who("calm", 1), infamy=2, torpid=True)
    table.enemy("brujah_gauntlet", foe).enemy("brujah_grievance", asleep)
    table.effects("A", table.leader("A"), {"op": "gain", "what": "potency", "n": {"count": "each enemies", "max": 9}})
    assert table[table.leader("A")].potency == 3 + 1
    table.effects("A", table.leader("A"), {"op": "assign", "what": "infamy", "n": 1, "sel": "each enemies"})
    assert (table[foe].infamy, table[asleep].infamy) == (3, 2)
    assert table.state.enemies["brujah_grievance"] == asleep


@pytest.mark.rule("HER-BRU-03", "HER-R-23")
def test_an_enemy_twice_is_one_enemy() -> None:
    table = Table(A="brujah", B="tremere")
    foe = table.childe("B", who("calm"))
    table.enemy("brujah_gauntlet", foe).enemy("brujah_grievance", foe)
    table.effects("A", table.leader("A"), {"op": "assign", "what": "infamy", "n": 1, "sel": "each enemies"})
    table.effects("A", table.leader("A"), {"op": "gain", "what": "potency", "n": {"count": "each enemies", "max": 9}})
    assert (table[foe].infamy, table[table.leader("A")].potency) == (1, 3 + 1)


@pytest.mark.rule("HER-BRU-04", "HER-TRE-04", "HER-R-23")
def test_a_usurped_enemy_sends_its_cards_to_the_brujah_discard_pile() -> None:
    table = Table(A="brujah", B="tremere")
    foe = table.childe("B", who("calm"))
    table.enemy("brujah_gauntlet", foe).enemy("brujah_grievance", foe)
    table.effects("B", table.leader("B"), {"op": "usurp"}).seat("B").chooses(foe).picks("bc_076")
    assert table.state.enemies == {}
    assert sorted(table.state.scheme_discards["A"]) == ["brujah_gauntlet", "brujah_grievance"]


@pytest.mark.rule("HER-BRU-05")
def test_without_a_legal_enemy_the_scheme_is_discarded() -> None:
    """Nobody has infamy: Hounded finds no enemy, and so nobody from whom to remove potency."""
    table = Table(A="brujah", B="tremere")
    table.childe("A", who("covert"))
    table.play("A", "brujah_hounded")
    assert table.over
    assert (table.state.enemies, table.state.scheme_discards["A"]) == ({}, ("brujah_hounded",))
    assert table[table.leader("B")].potency == 3


# Gangrel and the pack


def the_pack(table: Table, leader: str) -> set[str]:
    return set(matching(table.state, Acting("A", leader), Selector(quantity="each", scope="pack")))


@pytest.mark.rule("HER-GAN-01", "HER-GAN-03")
def test_the_pack_is_everybody_of_the_line_from_where_the_leader_is() -> None:
    """Wherever they stand in the tree; neither torpid ones nor those of others."""
    table = Table(A="gangrel", B="tremere")
    stranger = table.childe("A", who("south"))
    far = table.childe("A", who("north"), sire=stranger)
    near = table.childe("A", who("north", 1))
    table.childe("A", who("north", 2), torpid=True)
    table.childe("B", who("north", 3))
    assert the_pack(table, table.leader("A")) == {table.leader("A"), near, far}
    assert the_pack(table, far) == {table.leader("A"), near, far}
    assert the_pack(table, stranger) == {stranger}


@pytest.mark.rule("HER-GAN-02")
def test_wanderers_are_a_pack_of_their_own() -> None:
    table = Table(A="gangrel", B="tremere", leaders={"A": "gangrel_bartos"})
    wolf, other = table.childe("A", who("wanderer")), table.childe("A", who("north"))
    assert the_pack(table, table.leader("A")) == {table.leader("A"), wolf}
    assert the_pack(table, other) == {other}


# Lasombra, who demand respect


INFAMY = {"op": "demand_respect", "penalty": [{"op": "assign", "what": "infamy", "n": 1, "sel": "one own"}]}


@pytest.mark.rule("HER-LAS-01", "HER-LAS-02", "HER-LAS-04", "HER-R-27")
@pytest.mark.example("EX-19")
def test_each_opponent_in_turn_gives_a_boon_or_refuses() -> None:
    table = Table(A="lasombra", B="brujah", C="tremere", D="ventrue")
    leader = table.leader("A")
    victim = table.childe("D", who("calm"))
    table.effects("A", leader, INFAMY)
    assert table.asked() == {"B": "respect"}
    table.seat("B").gives(table.leader("B"))
    assert table[leader].boons == ("lasombra",) * 3 + ("brujah",)
    assert table.asked() == {"C": "respect"}
    table.seat("C").gives(table.leader("C"))
    assert table[leader].boons == ("lasombra",) * 3 + ("brujah", "tremere")
    table.seat("D").refuses()
    assert set(table.seat("D").options) == {do.Target(table.leader("D")), do.Target(victim)}
    table.seat("D").chooses(victim)
    assert table.over
    assert [table[one].infamy for one in (victim, table.leader("B"), table.leader("C"), leader)] == [1, 0, 0, 0]


@pytest.mark.rule("HER-LAS-01")
def test_the_boon_may_come_from_any_own_vampire_that_is_awake_and_be_of_any_clan() -> None:
    table = Table(A="lasombra", B="brujah")
    childe = table.childe("B", who("calm"), boons=("lasombra",))
    table.childe("B", who("calm", 1), boons=("brujah",), torpid=True)
    table.childe("B", who("calm", 2))
    table.effects("A", table.leader("A"), INFAMY)
    offered = set(table.seat("B").options)
    assert offered == {do.GiveBoon(table.leader("B")), do.GiveBoon(childe), do.Refuse()}
    table.seat("B").gives(childe)
    assert table[table.leader("A")].boons == ("lasombra",) * 4


@pytest.mark.rule("HER-LAS-02", "HER-LAS-04")
def test_a_refuser_suffers_before_the_next_one_decides() -> None:
    table = Table(A="lasombra", B="brujah", C="tremere")
    table.effects("A", table.leader("A"), INFAMY).seat("B").refuses()
    assert table[table.leader("B")].infamy == 1
    assert table.asked() == {"C": "respect"}


@pytest.mark.rule("HER-LAS-03", "HER-R-27")
def test_without_a_usable_boon_one_must_refuse() -> None:
    table = Table(A="lasombra", B="brujah").mark("brujah_ottavia", boons=())
    childe = table.childe("B", who("calm"), boons=("brujah",), torpid=True)
    table.effects("A", table.leader("A"), INFAMY)
    assert table.over
    assert (table[table.leader("B")].infamy, table[childe].infamy) == (1, 0)


@pytest.mark.rule("HER-LAS-05", "HER-R-16")
def test_torpor_of_a_penalty_is_the_deed_of_the_lasombra_leader() -> None:
    """The refuser chooses the victim; the coterie leader claims its title."""
    table = Table(A="lasombra", B="brujah", theatres=COURT)
    lead = table.childe("A", who("calm"))
    victim, other = table.childe("B", who("cruel"), title="harpy"), table.childe("B", who("cruel", 1))
    penalty = [{"op": "torpor", "sel": "one own fledgling"}]
    table.effects("A", lead, {"op": "demand_respect", "penalty": penalty}).seat("B").refuses()
    assert set(table.seat("B").options) == {do.Target(victim), do.Target(other)}
    table.seat("B").chooses(victim)
    assert table[victim].torpid
    assert table[lead].title == "harpy"


@pytest.mark.rule("HER-LAS-02")
def test_where_the_penalty_finds_no_victim_refusing_costs_nothing() -> None:
    table = Table(A="lasombra", B="brujah").mark("brujah_ottavia", potency=0)
    penalty = [{"op": "lose", "what": "potency", "n": 2, "sel": "one own potency>=1"}]
    table.effects("A", table.leader("A"), {"op": "demand_respect", "penalty": penalty}).seat("B").refuses()
    assert table.over
