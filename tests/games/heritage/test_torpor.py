"""Chapter 7.4: torpor, sacrifice, renewal."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.bloodline.tokens import put
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import City, Track

V, C1, C2, DEEP = (who(f"calm west {one}") for one in ("martial", "covert", "wealthy", "scholarly"))


def family() -> Table:
    """V under A's leader, with the childer C1 and C2."""
    return Table(A="brujah", B="tremere").tree("A", {V: {C1: {}, C2: {}}})


@pytest.mark.rule("HER-TORPOR-01")
def test_the_torpid_lead_no_coterie_and_join_none() -> None:
    """A levy wants martial and wealthy; the martial childe sleeps, and there is no boon."""
    table = Table(A="ventrue", B="tremere").hand("A", "ventrue_levy").mark("ventrue_leopoldine", boons=())
    table.childe("A", V)
    table.mark(V, torpid=True).turn("A")
    assert table.seat("A").refusal(do.PlayScheme("ventrue_levy")).rule == "HER-SCHEME-03"
    table.mark(V, torpid=False).ask_again()
    assert table.seat("A").can(do.PlayScheme("ventrue_levy"))


@pytest.mark.rule("HER-TORPOR-02")
def test_the_torpid_gain_no_childer() -> None:
    table = family().mark(V, torpid=True).turn("A")
    table.seat("A").recruits(FIVE[4])
    assert V not in {one.sire for one in table.seat("A").may(do.Place)}
    assert table.seat("A").refusal(do.Place(V)).rule == "HER-TORPOR-02"


@pytest.mark.rule("HER-TORPOR-03", "HER-TORPOR-04", "HER-TORPOR-06")
@pytest.mark.parametrize("what", ["infamy", "potency"])
def test_the_torpid_receive_neither_infamy_nor_potency(what: str) -> None:
    table = family().mark(V, torpid=True)
    before = table[V]
    table.effects("A", table.leader("A"), {"op": "assign", "what": what, "n": 1, "sel": "each own"})
    table.effects("A", V, {"op": "gain", "what": what, "n": 1})
    assert table[V] == before


@pytest.mark.rule("HER-TORPOR-03", "HER-TORPOR-04")
@pytest.mark.parametrize("what", ["potency", "infamy"])
def test_whatever_would_put_tokens_on_a_torpid_vampire_puts_none(what: str) -> None:
    table = Table()
    torpid = table.childe("A", who("calm west covert"), torpid=True)
    assert put(table.state, torpid, what, 2) == 0
    assert (table[torpid].potency, table[torpid].infamy) == (0, 0)
    assert put(table.state, table.leader("A"), what, 2) == 2


@pytest.mark.rule("HER-TORPOR-04")
def test_the_decisive_victory_passes_the_torpid_by() -> None:
    table = Table().politics(4)
    asleep = table.childe("A", who("elitist cruel west covert"), torpid=True)
    awake = table.childe("B", who("elitist calm north martial"))
    table.activate("B", awake)
    assert (table[asleep].potency, table[awake].potency) == (0, 1)


@pytest.mark.rule("HER-TORPOR-05")
def test_boons_do_not_move_from_or_to_the_torpid() -> None:
    table = family().mark(V, torpid=True, boons=("brujah",))
    table.effects("B", table.leader("B"), {"op": "steal", "what": "boon", "n": 1, "sel": "one opp boon>=1"})
    assert table[V].boons == ("brujah",)
    assert table[table.leader("A")].boons == ("brujah",) * 2
    move = {"op": "move", "what": "boon", "n": 1, "sel": "self", "to": "one opp"}
    table.effects("B", table.leader("B"), move)
    assert V not in {one.vampire for one in table.seat("B").may(do.Target)}


@pytest.mark.rule("HER-TORPOR-06")
def test_the_torpid_are_no_targets_but_for_renewal_and_usurping() -> None:
    table = Table(A="tremere", B="brujah").tree("A", {V: {C1: {}, C2: {}}}).mark(C1, torpid=True)
    leader = table.leader("A")
    table.effects("B", table.leader("B"), {"op": "assign", "what": "infamy", "n": 1, "sel": "one opp"})
    assert {one.vampire for one in table.seat("B").may(do.Target)} == {leader, V, C2}
    table.effects("A", leader, {"op": "usurp"})
    assert {one.vampire for one in table.seat("A").may(do.Target)} == {leader, V, C1, C2}
    table.effects("A", leader, {"op": "renew", "sel": "one own"})
    assert not table[C1].torpid


@pytest.mark.rule("HER-TORPOR-08", "HER-SCORE-02")
def test_the_torpid_count_for_nothing_and_keep_their_tokens() -> None:
    table = Table(A="brujah", B="tremere").politics(4)
    sleeper = table.childe("A", who("elitist calm south covert"))
    table.mark(sleeper, potency=5, infamy=2, boons=("tremere",))
    with_it = table.score("A")
    table.mark(sleeper, torpid=True)
    without = table.score("A")
    assert with_it["high_low_clans"] - without["high_low_clans"] == 2
    assert with_it["potency"] - without["potency"] == 5
    assert with_it["boons"] - without["boons"] == 1
    assert with_it["infamy"] - without["infamy"] == -2
    assert table[sleeper].potency == 5


@pytest.mark.rule("HER-TORPOR-09", "HER-R-22")
@pytest.mark.example("EX-11")
def test_a_leader_alone_cannot_fall() -> None:
    """No slot would remain: neither a target nor felled by itself."""
    table = Table(A="brujah", B="tremere").mark("brujah_ottavia", infamy=3)
    table.effects("B", "tremere_walther", {"op": "torpor", "sel": "one opp infamy>=1"})
    assert table.over
    assert not table["brujah_ottavia"].torpid
    table.fall("B", "tremere_walther", "brujah_ottavia")
    assert table.over
    assert not table["brujah_ottavia"].torpid


@pytest.mark.rule("HER-TORPOR-09", "HER-R-22")
def test_the_last_vampire_with_an_open_slot_cannot_fall_but_others_can() -> None:
    """The leader and two childer sleep or are full: the third childe alone could take a recruit."""
    table = Table(A="brujah", B="tremere").tree("A", {V: {}, C1: {}, C2: {}})
    table.mark(C1, torpid=True).mark(C2, torpid=True)
    table.effects("B", "tremere_walther", {"op": "torpor", "sel": "one opp"})
    assert table["brujah_ottavia"].torpid
    assert not table[V].torpid
    table.fall("B", "tremere_walther", V)
    assert not table[V].torpid


@pytest.mark.rule("HER-TORPOR-09", "HER-R-22")
def test_even_in_the_last_round_an_open_slot_is_kept() -> None:
    table = Table(A="brujah", B="tremere", round=10).fall("B", "tremere_walther", "brujah_ottavia")
    assert not table["brujah_ottavia"].torpid


@pytest.mark.rule("HER-TORPOR-10", "HER-RENEW-01")
def test_one_can_be_exhausted_and_torpid_and_is_renewed_from_both() -> None:
    table = family().mark(V, exhausted=True)
    table.fall("B", table.leader("B"), V).seat("A").passes()
    assert (table[V].exhausted, table[V].torpid) == (True, True)
    table.effects("A", table.leader("A"), {"op": "renew", "sel": "one own"})
    assert (table[V].exhausted, table[V].torpid) == (False, False)


@pytest.mark.rule("HER-TORPOR-11", "HER-SAC-01", "HER-SAC-04")
def test_torpor_is_settled_by_its_owner_and_then_the_theatres_answer_for_the_victim() -> None:
    """C2 goes for V: its title is claimed first, then its ankh burns; V keeps both of its own."""
    table = Table(A="brujah", B="tremere", theatres=("court", "inner_beast", "anarch_revolt"))
    table.tree("A", {V: {C1: {}, C2: {}}}).city("north", 2)
    table.mark(V, title="sheriff", ankhs=("north",)).mark(C2, title="harpy", ankhs=("north",))
    table.fall("B", "tremere_walther", V)
    assert table.asked() == {"A": "sacrifice"}
    table.seat("A").sacrifices(C2)
    assert (table[V].torpid, table[C2].torpid) == (False, True)
    assert (table[V].title, table["tremere_walther"].title, table[C2].title) == ("sheriff", "harpy", "")
    assert table[V].ankhs == ("north",)
    assert table.state.cities["north"] == City(2, 1)
    keys = table.keys()
    assert keys.index("falls-torpid") < keys.index("claims") < keys.index("coup")


@pytest.mark.rule("HER-TORPOR-11", "HER-SAC-04")
def test_a_sacrifice_sets_off_the_clean_up_too() -> None:
    table = Table(A="brujah", B="tremere", theatres=("court", "inner_beast", "masquerade"))
    table.tree("A", {V: {C1: {}}}).track("north", 0, 2).mark(C1, ankhs=("north",))
    table.fall("B", "tremere_walther", V).seat("A").sacrifices(C1)
    assert table["tremere_walther"].potency == 3 + 2
    assert table.state.tracks["north"] == Track(0, 3)


@pytest.mark.rule("HER-SAC-01")
def test_the_owner_may_also_let_it_fall_whoever_has_caused_it() -> None:
    table = family().effects("B", "tremere_walther", {"op": "torpor", "sel": "one opp clan_leader"})
    assert table.asked() == {"A": "sacrifice"}
    table.seat("A").answers(do.LetFall())
    assert table["brujah_ottavia"].torpid
    assert not table[V].torpid


@pytest.mark.rule("HER-SAC-01")
def test_only_direct_childer_can_be_sacrificed() -> None:
    table = Table(A="brujah", B="tremere").tree("A", {V: {C1: {DEEP: {}}, C2: {}}})
    table.fall("B", "tremere_walther", V)
    a = table.seat("A")
    assert {one.childe for one in a.may(do.Sacrifice)} == {C1, C2}
    assert a.refusal(do.Sacrifice(DEEP)).rule == "HER-SAC-01"


@pytest.mark.rule("HER-SAC-02", "HER-SAC-03")
@pytest.mark.example("EX-10")
def test_a_torpid_childe_is_no_sacrifice_and_nobody_goes_for_the_sacrificed() -> None:
    table = family().mark(C1, torpid=True)
    table.childe("A", DEEP, C2)
    table.fall("B", "tremere_walther", V)
    a = table.seat("A")
    assert a.refusal(do.Sacrifice(C1)).rule == "HER-SAC-03"
    assert a.may(do.Sacrifice) == [do.Sacrifice(C2)]
    a.sacrifices(C2)
    assert table.over
    assert (table[V].torpid, table[C2].torpid, table[DEEP].torpid) == (False, True, False)


@pytest.mark.rule("HER-SAC-03", "HER-TORPOR-09")
def test_a_childe_without_which_nobody_could_be_recruited_is_no_sacrifice() -> None:
    """The leader is full, two childer sleep: the last open slots are the third childe's own."""
    table = Table(A="brujah", B="tremere").tree("A", {V: {}, C1: {}, C2: {}})
    table.mark(C1, torpid=True).mark(C2, torpid=True)
    table.fall("B", "tremere_walther", "brujah_ottavia")
    assert table.over
    assert table["brujah_ottavia"].torpid
    assert not table[V].torpid


@pytest.mark.rule("HER-RENEW-02", "HER-RENEW-03", "HER-R-45")
def test_renewal_finds_the_torpid_and_the_exhausted_and_nobody_else() -> None:
    table = family().mark(C1, torpid=True).mark(C2, exhausted=True)
    table.effects("A", "brujah_ottavia", {"op": "renew", "sel": "one own"})
    assert {one.vampire for one in table.seat("A").may(do.Target)} == {C1, C2}
    table.seat("A").chooses(C1)
    assert not table[C1].torpid
    assert table[C2].exhausted
    table.mark(C2, exhausted=False).effects("A", "brujah_ottavia", {"op": "renew", "sel": "one own"})
    assert table.over
    assert table.told("renewed") == []
