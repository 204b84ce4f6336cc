"""Chapter 5.3: from character to vampire."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.state import choices as do

BOUND = {"side": "ancilla", "clan": "tremere", "stickers": ("bound",)}


@pytest.mark.rule("HER-RECRUIT-01", "HER-STICK-06")
def test_why_a_character_cannot_be_recruited() -> None:
    table = Table(A="brujah", B="tremere").queue(*FIVE[:4], "bc_001").card("bc_001", **BOUND)
    table.mark(table.leader("A"), potency=0).reserve("B", FIVE[3]).turn("A")
    a = table.seat("A")
    assert a.refusal(do.Recruit(FIVE[0])).rule == "HER-QUEUE-01"
    assert a.refusal(do.Recruit(FIVE[1])).rule == "HER-QUEUE-01"
    assert a.refusal(do.Recruit(FIVE[3])).rule == "HER-RESERVE-01"
    assert a.refusal(do.Recruit("bc_001")).rule == "HER-STICK-06"
    assert a.refusal(do.Recruit("bc_002")).rule == "HER-RECRUIT-01"
    assert a.may(do.Recruit) == [do.Recruit(FIVE[2])]


@pytest.mark.rule("HER-RECRUIT-02")
def test_the_cost_is_paid_before_the_character_has_a_place() -> None:
    table = Table()
    table.childe("A", who("calm west covert"), potency=1)
    table.turn("A").seat("A").recruits(FIVE[1])
    assert table.asked() == {"A": "pay"}
    assert FIVE[1] in table.state.queue
    table.seat("A").answers(do.Pay(table.leader("A")))
    assert table.asked() == {"A": "place"}
    assert table[table.leader("A")].potency == 2


@pytest.mark.rule("HER-RECRUIT-03", "HER-RECRUIT-05")
def test_the_first_recruit_comes_under_the_leader_and_later_ones_anywhere() -> None:
    table = Table()
    leader = table.leader("A")
    table.turn("A").seat("A").recruits(FIVE[4])
    assert table.finish()[FIVE[4]].sire == leader
    table.turn("A").seat("A").recruits(FIVE[3])
    assert {one.sire for one in table.seat("A").may(do.Place)} == {leader, FIVE[4]}
    table.seat("A").answers(do.Place(FIVE[4]))
    assert table.finish()[FIVE[3]].sire == FIVE[4]
    table.turn("A").seat("A").recruits(FIVE[2], under=leader)
    assert table[FIVE[2]].sire == leader


@pytest.mark.rule("HER-RECRUIT-04", "HER-TORPOR-02", "HER-R-21")
def test_a_sire_has_three_childer_at_most_torpid_ones_among_them() -> None:
    table = Table()
    leader = table.leader("A")
    awake = [table.childe("A", who("calm west", number)) for number in range(2)]
    asleep = table.childe("A", who("calm west", 2), torpid=True)
    table.turn("A").seat("A").recruits(FIVE[4])
    a = table.seat("A")
    assert {one.sire for one in a.may(do.Place)} == set(awake)
    assert a.refusal(do.Place(leader)).rule == "HER-RECRUIT-04"
    assert a.refusal(do.Place(asleep)).rule == "HER-TORPOR-02"


@pytest.mark.rule("HER-RECRUIT-03")
def test_nobody_is_placed_in_somebody_elses_bloodline() -> None:
    table = Table()
    table.childe("A", who("calm west covert"))
    table.turn("A").seat("A").recruits(FIVE[4])
    assert table.seat("A").refusal(do.Place(table.leader("B"))).rule == "HER-RECRUIT-03"


@pytest.mark.rule("HER-RECRUIT-06", "HER-RECRUIT-07", "HER-ABIL-01")
def test_the_queue_fills_then_the_newcomer_is_activated_then_its_abilities_are_used() -> None:
    """Sister Hedwig renews one of her own."""
    table = Table(A="brujah", B="tremere").queue(*FIVE[:4], "ca_brujah_2")
    table.mark(table.leader("A"), exhausted=True).turn("A").seat("A").recruits("ca_brujah_2")
    table.finish()
    keys = table.keys()
    told = [key for key in keys if key in ("recruits", "joins-queue", "activates", "politics", "ankh-marches")]
    assert told == ["recruits", "joins-queue", "activates", "politics", "ankh-marches"]
    assert keys.index("ankh-marches") < keys.index("uses-ability") < keys.index("renewed")
    assert not table[table.leader("A")].exhausted


@pytest.mark.rule("HER-RECRUIT-08", "HER-R-28", "HER-VEN-04")
def test_an_edict_answers_when_the_newcomers_abilities_are_used() -> None:
    """Sister Hedwig is from the east, and that is what the edict marks."""
    table = Table(A="brujah", B="ventrue").queue(*FIVE[:4], "ca_brujah_2")
    table.edict("ventrue_borders", "east", "ventrue_leopoldine").mark(table.leader("A"), exhausted=True)
    table.recruit("A", "ca_brujah_2").pass_until("edict")
    assert table.asked() == {"B": "edict"}
    assert table.told("uses-ability")
    table.seat("B").answers(True)
    assert table.over
    assert table["ventrue_leopoldine"].potency == 4


@pytest.mark.rule("HER-RECRUIT-09")
def test_vampires_of_other_clans_may_be_recruited() -> None:
    table = Table(A="brujah", B="tremere").queue(*FIVE[:4], "ca_gangrel_1")
    table.recruit("A", "ca_gangrel_1").finish()
    assert table["ca_gangrel_1"].owner == "A"


@pytest.mark.rule("HER-RECRUIT-10", "HER-R-51")
def test_the_servant_of_the_haven_comes_free_and_the_queue_stays() -> None:
    table = Table().haven("A", servant="bc_001").mark("brujah_ottavia", potency=0).turn("A")
    a = table.seat("A")
    a.answers(do.RecruitServant("bc_001"))
    table.finish()
    assert table["bc_001"].sire == "brujah_ottavia"
    assert table.state.queue == FIVE
    assert table.state.politics == 1
    table.turn("A")
    assert a.refusal(do.RecruitServant("bc_001")).rule == "HER-RECRUIT-10"


@pytest.mark.rule("HER-RECRUIT-10", "HER-R-49")
def test_a_servant_bound_to_another_clan_stays_in_the_haven() -> None:
    table = Table(A="brujah", B="tremere").card("bc_001", **BOUND).haven("A", servant="bc_001").turn("A")
    assert table.seat("A").refusal(do.RecruitServant("bc_001")).rule == "HER-RECRUIT-10"


@pytest.mark.rule("HER-RECRUIT-11", "HER-R-38", "HER-STICK-06")
def test_who_can_recruit_nobody_takes_the_top_of_the_deck() -> None:
    """Everybody in the queue is reserved or too dear; whoever is Bound to others is passed over."""
    table = Table(A="brujah", B="tremere", C="ventrue").card("bc_001", **BOUND)
    table.queue(FIVE[3], FIVE[4]).deck("bc_001", "bc_002", "bc_003").reserve("B", FIVE[3]).reserve("C", FIVE[4])
    table.mark(table.leader("A"), potency=0).turn("A")
    a = table.seat("A")
    assert a.may(do.Recruit) == []
    a.answers(do.RecruitFromTop())
    assert table["bc_002"].sire == table.leader("A")
    assert table[table.leader("A")].potency == 0
    assert "bc_001" in (*table.state.discard, *table.state.deck, *table.state.queue)
    assert [one["character"] for one in table.told("passed-over")] == ["bc_001"]


@pytest.mark.rule("HER-RECRUIT-10", "HER-RECRUIT-11")
def test_with_a_servant_in_the_haven_either_may_come() -> None:
    table = Table(A="brujah", B="tremere").haven("A", servant="bc_010").queue(FIVE[4]).deck("bc_001")
    table.reserve("B", FIVE[4]).turn("A")
    assert table.seat("A").can(do.RecruitFromTop())
    assert table.seat("A").can(do.RecruitServant("bc_010"))


@pytest.mark.rule("HER-RECRUIT-10", "HER-R-51")
def test_a_servant_who_was_usurped_does_not_come_a_second_time() -> None:
    table = Table(A="tremere", B="brujah").haven("A", servant="bc_010").turn("A")
    table.seat("A").answers(do.RecruitServant("bc_010"))
    table.finish().effects("A", "tremere_walther", {"op": "usurp"}).seat("A").chooses("bc_010").picks(FIVE[4])
    table.turn("A")
    assert table.seat("A").refusal(do.RecruitServant("bc_010")).rule == "HER-RECRUIT-10"


@pytest.mark.rule("HER-RECRUIT-11")
def test_nobody_else_takes_the_top_of_the_deck() -> None:
    table = Table().turn("A")
    assert table.seat("A").refusal(do.RecruitFromTop()).rule == "HER-RECRUIT-11"


@pytest.mark.rule("HER-RECRUIT-12", "HER-SCHEME-16")
def test_a_scheme_recruits_instead_of_the_normal_recruit_and_not_besides() -> None:
    table = Table(A="malkavian", B="tremere").hand("A", "malkavian_cards").turn("A")
    table.seat("A").recruits(FIVE[4])
    table.pass_until("turn")
    assert table.seat("A").refusal(do.PlayScheme("malkavian_cards")).rule == "HER-SCHEME-16"
