"""Tremere and Tzimisce: usurping, and monsters."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.bloodline.line import abilities_of, is_ancilla
from nokturn.games.heritage.state import choices as do

USURP = {"op": "usurp"}
MONSTER = {"op": "create_monster"}
POTENCY = {"op": "gain", "what": "potency", "n": 1}


# Tremere, who usurp


@pytest.mark.rule("HER-TRE-01", "HER-TORPOR-06", "HER-RESERVE-02")
def test_any_own_vampire_can_be_replaced_by_any_character_of_the_queue() -> None:
    table = Table(A="tremere", B="brujah").reserve("B", FIVE[1])
    childe, asleep = table.childe("A", who("calm")), table.childe("A", who("calm", 1), torpid=True)
    table.childe("B", who("calm", 2))
    table.effects("A", table.leader("A"), USURP)
    assert set(table.seat("A").options) == {do.Target(one) for one in (table.leader("A"), childe, asleep)}
    table.seat("A").chooses(childe)
    assert set(table.seat("A").options) == {do.Pick(card) for card in FIVE}
    table.seat("A").picks(FIVE[1])
    assert childe not in table.state.vampires
    assert table[FIVE[1]].owner == "A"
    assert table.state.reserved == {}


@pytest.mark.rule("HER-TRE-02", "HER-TRE-03")
@pytest.mark.example("EX-16")
def test_a_torpid_vampire_is_replaced_with_all_its_tokens_but_torpor() -> None:
    table = Table(A="tremere", B="brujah")
    old = table.childe("A", who("calm"), potency=2, infamy=1, exhausted=True, torpid=True)
    before = dict(table.state.morality), table.state.politics
    table.effects("A", table.leader("A"), USURP).seat("A").chooses(old).picks(FIVE[0])
    new = table[FIVE[0]]
    assert (new.potency, new.infamy, new.exhausted, new.torpid) == (2, 1, True, False)
    assert table[table.leader("A")].potency == 3
    assert (dict(table.state.morality), table.state.politics) == before
    assert table.told("activates") == []


@pytest.mark.rule("HER-TRE-02")
def test_boons_ankhs_and_titles_move_too() -> None:
    table = Table(A="tremere", B="brujah", theatres=("court", "inner_beast", "masquerade"))
    old = table.childe("A", who("calm"), boons=("brujah",), ankhs=("north", "south"), title="harpy")
    table.effects("A", table.leader("A"), USURP).seat("A").chooses(old).picks(FIVE[0])
    new = table[FIVE[0]]
    assert (new.boons, new.ankhs, new.title) == (("brujah",), ("north", "south"), "harpy")


@pytest.mark.rule("HER-TRE-03", "HER-R-42")
def test_usurping_is_no_recruit() -> None:
    """No abilities, no edict, and the recruit of the turn is still owed."""
    table = Table(A="tremere", B="ventrue").queue("ca_tremere_2", *FIVE[1:]).hand("A", "tremere_ward")
    table.edict("ventrue_borders", "west", "ventrue_leopoldine")
    old = table.childe("A", who("calm"))
    table.turn("A").seat("A").plays("tremere_ward", leader=table.leader("A")).chooses(old).picks("ca_tremere_2")
    assert table.told("uses-ability") == table.told("invokes-edict") == []
    assert table.seat("A").refusal(do.EndTurn()).rule == "HER-TURN-02"


@pytest.mark.rule("HER-TRE-04", "HER-QUEUE-04", "HER-R-23")
def test_the_newcomer_takes_the_place_in_the_tree_and_the_old_card_is_discarded() -> None:
    table = Table(A="tremere", B="brujah")
    sire = table.childe("A", who("calm"))
    old = table.childe("A", who("calm", 1), sire=sire, monsters=("ca_gangrel_1",))
    below = [table.childe("A", who("cruel", number), sire=old) for number in (0, 1)]
    top = table.state.deck[0]
    table.effects("A", table.leader("A"), USURP).seat("A").chooses(old).picks(FIVE[2])
    assert table[FIVE[2]].sire == sire
    assert [table[one].sire for one in below] == [FIVE[2], FIVE[2]]
    assert table[FIVE[2]].monsters == ()
    assert sorted(table.state.discard) == sorted([old, "ca_gangrel_1"])
    assert table.state.queue == (top, FIVE[0], FIVE[1], FIVE[3], FIVE[4])


@pytest.mark.rule("HER-TRE-04")
def test_the_newcomer_acts_in_place_of_the_acting_vampire() -> None:
    table = Table(A="tremere", B="brujah")
    lead = table.childe("A", who("calm"), potency=1)
    table.effects("A", lead, USURP, POTENCY).seat("A").chooses(lead).picks(FIVE[0])
    assert table[FIVE[0]].potency == 2


@pytest.mark.rule("HER-TRE-05")
def test_a_scheme_may_activate_the_newcomer_or_use_its_abilities() -> None:
    table = Table(A="tremere", B="brujah").queue("ca_tremere_2", *FIVE[1:]).scheme_deck("A", "tremere_bone")
    old = table.childe("A", who("calm"))
    use = {"op": "use_abilities", "sel": "that"}
    table.effects("A", table.leader("A"), USURP, use).seat("A").chooses(old).picks("ca_tremere_2")
    assert table["ca_tremere_2"].potency == 1
    assert table.state.hands["A"] == ("tremere_bone",)
    assert table.told("activates") == []
    activate = {"op": "activate", "sel": "that"}
    table.effects("A", table.leader("A"), USURP, activate).seat("A").chooses("ca_tremere_2").picks(FIVE[1])
    assert [told["vampire"] for told in table.told("activates")] == [FIVE[1]]


@pytest.mark.rule("HER-TRE-06", "HER-TRE-01")
@pytest.mark.example("EX-21")
def test_a_usurped_clan_leader_leaves_the_chapter_and_the_newcomer_leads() -> None:
    table = Table(A="tremere", B="brujah")
    old = table.leader("A")
    lead, other = table.childe("A", who("calm")), table.childe("A", who("calm", 1))
    table.mark(old, torpid=True, potency=3, boons=("tremere", "tremere"))
    table.effects("A", lead, USURP, {"op": "assign", "what": "infamy", "n": 1, "sel": "own_leader"})
    table.seat("A").chooses(old).picks(FIVE[0])
    new = table[FIVE[0]]
    assert (new.torpid, new.potency, new.boons, new.sire) == (False, 3, ("tremere", "tremere"), "")
    assert [table[one].sire for one in (lead, other)] == [FIVE[0], FIVE[0]]
    assert table.leader("A") == FIVE[0]
    assert new.infamy == 1
    assert old not in (*table.state.discard, *table.state.deck, *table.state.queue)
    assert table.state.clans["A"] == "tremere"


@pytest.mark.rule("HER-TRE-06", "HER-MISSION-02")
def test_the_newcomer_on_top_counts_twice_for_missions() -> None:
    """One martial vampire each: A's is the new clan leader, B's is a childe."""
    table = Table(A="tremere", B="toreador", missions=("bm_01",)).queue(who("martial"), *FIVE[1:])
    table.childe("B", who("martial", 1))
    table.effects("A", table.leader("A"), USURP).seat("A").picks(who("martial"))
    table.end_chapter().finish()
    assert table.state.earned == {"bm_01": "A"}


@pytest.mark.rule("HER-TRE-01")
def test_an_empty_queue_gives_nobody_to_usurp_with() -> None:
    table = Table(A="tremere", B="brujah").deck().queue()
    table.state.deck = ()
    table.effects("A", table.leader("A"), USURP, POTENCY)
    assert table.over
    assert table[table.leader("A")].potency == 4


# Tzimisce and their monsters


@pytest.mark.rule("HER-TZI-01", "HER-TZI-02", "HER-LINE-08", "HER-RESERVE-02")
def test_an_ancilla_of_the_queue_goes_under_an_own_vampire() -> None:
    table = Table(A="tzimisce", B="brujah").queue("ca_tremere_2", "ca_brujah_2", *FIVE[2:]).reserve("B", "ca_tremere_2")
    host, asleep = table.childe("A", who("calm")), table.childe("A", who("calm", 1), torpid=True)
    table.effects("A", table.leader("A"), MONSTER)
    assert set(table.seat("A").options) == {do.Pick("ca_tremere_2"), do.Pick("ca_brujah_2")}
    table.seat("A").picks("ca_tremere_2")
    assert set(table.seat("A").options) == {do.Target(host), do.Target(table.leader("A"))}
    assert asleep not in [option.vampire for option in table.seat("A").options]
    table.seat("A").chooses(host)
    assert table[host].monsters == ("ca_tremere_2",)
    assert abilities_of(table.state, host) == ("occult_2",)
    assert is_ancilla(table.state, host)
    assert table.state.reserved == {}
    assert len(table.state.queue) == 5
    assert "ca_tremere_2" not in table.state.queue


@pytest.mark.rule("HER-TZI-02", "HER-R-24")
def test_a_monster_is_no_recruit_and_uses_nothing_now() -> None:
    table = Table(A="tzimisce", B="ventrue").queue("ca_tremere_2", *FIVE[1:])
    table.edict("ventrue_borders", "west", "ventrue_leopoldine")
    host = table.leader("A")
    table.effects("A", host, MONSTER).finish()
    assert (table[host].potency, table.state.recruited) == (3, False)
    assert table.told("uses-ability") == table.told("activates") == table.told("invokes-edict") == []


@pytest.mark.rule("HER-TZI-02")
def test_only_abilities_come_with_it() -> None:
    """The part is western and scholarly; the host stays who it is, and no Tremere."""
    table = Table(A="tzimisce", B="brujah").queue("ca_tremere_2", *FIVE[1:])
    host = table.childe("A", who("north martial"))
    table.effects("A", table.leader("A"), MONSTER).seat("A").chooses(host)
    table.effects("A", host, {"op": "gain", "what": "potency", "n": {"count": "each own west", "max": 9}})
    table.effects("A", host, {"op": "gain", "what": "potency", "n": {"count": "each own north", "max": 9}})
    assert table[host].potency == 1


@pytest.mark.rule("HER-TZI-03", "HER-TZI-04", "HER-ABIL-02")
def test_a_vampire_can_have_any_number_of_parts_and_all_their_abilities() -> None:
    """Its own ability first, then those of its parts as they came, each with all of them."""
    table = Table(A="tzimisce", B="brujah").queue("ca_tremere_2", "ca_brujah_2", *FIVE[2:])
    table.card("ca_brujah_2", stickers=("indifference_1",))
    host = table.childe("A", "ca_ventrue_2")
    for part in ("ca_brujah_2", "ca_tremere_2"):
        table.effects("A", table.leader("A"), MONSTER)
        if table.asked().get("A") == "monster":
            table.seat("A").picks(part)
        table.seat("A").chooses(host)
    assert table[host].monsters == ("ca_brujah_2", "ca_tremere_2")
    assert abilities_of(table.state, host) == ("fortitude", "mercy_2", "indifference_1", "occult_2")


@pytest.mark.rule("HER-TZI-05")
def test_without_an_ancilla_in_the_queue_there_is_no_monster() -> None:
    table = Table(A="tzimisce", B="brujah")
    that = {"op": "assign", "what": "potency", "n": 2, "sel": "that"}
    table.effects("A", table.leader("A"), MONSTER, that, POTENCY)
    assert table.over
    assert table[table.leader("A")].potency == 4


@pytest.mark.rule("HER-TZI-07")
def test_who_has_a_part_is_a_monster() -> None:
    table = Table(A="tzimisce", B="brujah")
    monster = table.childe("A", who("calm"), monsters=("ca_gangrel_1",))
    table.childe("A", "ca_tremere_2")
    table.effects("A", table.leader("A"), {"op": "assign", "what": "potency", "n": 1, "sel": "each own monster"})
    assert table[monster].potency == 1
    assert table["ca_tremere_2"].potency == 0


@pytest.mark.rule("HER-LINE-08", "HER-TRE-04")
def test_parts_are_lost_with_their_host() -> None:
    table = Table(A="tremere", B="brujah")
    host = table.childe("A", who("calm"), monsters=("ca_gangrel_1",))
    table.effects("A", table.leader("A"), USURP).seat("A").chooses(host).picks(FIVE[0])
    assert not is_ancilla(table.state, FIVE[0])
