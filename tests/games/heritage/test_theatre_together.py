"""What theatres set off in one another, and to whom it is credited."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import City, Judge, Track

JUDGES = ("martial", "scholarly", "wealthy", "covert")


def before_a_trial(geography: str) -> Table:
    """Three elitist judges sit; the covert one is missing."""
    table = Table(A="brujah", B="tremere", theatres=("inquisition", "inner_beast", geography))
    for archetype in JUDGES:
        table.judge(archetype, "elitist", seated=archetype != "covert")
    return table


def heard(table: Table, *keys: str) -> list[str]:
    """Those of these that happened, in order."""
    said = table.keys()
    return [key for key in said if key in keys]


@pytest.mark.rule("HER-TORPOR-11", "HER-COURT-08", "HER-MASQ-05")
def test_a_fall_is_answered_by_the_class_theatre_first() -> None:
    table = Table(theatres=("court", "inner_beast", "masquerade"))
    mine = table.childe("A", who("calm"))
    theirs = table.childe("B", who("cruel"), title="harpy", ankhs=("north",))
    table.fall("A", mine, theirs)
    assert (table[mine].title, table[mine].potency, table[theirs].ankhs) == ("harpy", 2, ())
    assert heard(table, "falls-torpid", "claims", "clean-up") == ["falls-torpid", "claims", "clean-up"]


@pytest.mark.rule("HER-TORPOR-11", "HER-COURT-08", "HER-ANARCH-06")
def test_claim_comes_before_coup() -> None:
    table = Table(theatres=("court", "inner_beast", "anarch_revolt")).city("north", 3)
    theirs = table.childe("B", who("cruel"), title="harpy", ankhs=("north",))
    table.fall("A", table.leader("A"), theirs)
    assert (table[table.leader("A")].title, table.state.cities["north"]) == ("harpy", City(3, 1))
    assert heard(table, "claims", "coup") == ["claims", "coup"]


@pytest.mark.rule("HER-R-16", "HER-ACT-07")
def test_a_trial_set_off_with_a_rivals_vampire_is_credited_to_whoever_did_it() -> None:
    """A's scheme activates a vampire of B; its trial brings another of B down."""
    table = before_a_trial("masquerade")
    lead = table.childe("A", who("calm"))
    tool = table.childe("B", who("elitist covert"))
    accused = table.childe("B", who("elitist martial cruel"), infamy=1, ankhs=("west",))
    table.effects("A", lead, {"op": "activate", "sel": "one opp covert"}).finish()
    assert table[accused].torpid
    assert (table[lead].potency, table[tool].potency) == (2, 0)


@pytest.mark.rule("HER-INQ-06", "HER-INQ-08", "HER-SAC-04", "HER-R-12")
def test_who_was_sacrificed_for_another_accused_is_not_judged_again() -> None:
    """Sire and childe are both accused: the childe falls for the sire, and its own verdict finds it torpid."""
    table = before_a_trial("masquerade")
    sire = table.childe("B", who("elitist martial"), infamy=2)
    childe = table.childe("B", who("elitist wealthy"), sire=sire, infamy=2)
    table.activate("A", table.childe("A", who("elitist covert north")))
    table.seat("A").answers((do.Target(sire), do.Target(childe)))
    table.seat("B").sacrifices(childe)
    table.finish()
    assert (table[sire].torpid, table[childe].torpid) == (False, True)
    assert table.told("kept-awake") == []


@pytest.mark.rule("HER-ACT-12", "HER-R-57")
def test_a_repeated_activation_ends_when_the_acting_vampire_falls() -> None:
    """The trial of the first activation convicts the acting vampire: the second would seat a judge again."""
    table = before_a_trial("masquerade")
    mine = table.childe("A", who("elitist covert"), infamy=2)
    table.effects("A", mine, {"op": "activate_attribute", "attr": "self:class", "n": 2}).finish()
    assert table[mine].torpid
    assert table.state.judges["covert"] == Judge("elitist", seated=False)


@pytest.mark.rule("HER-ACT-13", "HER-MASQ-04", "HER-R-57")
def test_a_breach_of_somebody_who_has_fallen_moves_no_ankh() -> None:
    table = before_a_trial("masquerade").track("north", 3)
    mine = table.childe("A", who("elitist covert north"), infamy=2)
    table.activate("A", mine).finish()
    assert (table[mine].torpid, table[mine].ankhs, table.state.tracks["north"]) == (True, (), Track(0, 3))


@pytest.mark.rule("HER-ACT-03")
def test_a_decisive_victory_is_over_before_the_beast_moves() -> None:
    table = Table().politics(4).scheme_deck("A", "brujah_riot")
    mine = table.childe("A", who("elitist calm"))
    table.activate("A", mine).finish()
    told = heard(table, "decisive-victory", "puts", "draws-schemes", "ankh-marches")
    assert told[0] == "decisive-victory"
    assert told.index("draws-schemes") > max(at for at, key in enumerate(told) if key == "puts")
    assert told[-1] == "ankh-marches"


@pytest.mark.rule("HER-VEN-05")
def test_an_edict_nobody_can_act_for_still_does_what_needs_nobody() -> None:
    """Proclaimer and clan leader are torpid: a character is removed all the same."""
    table = Table(A="ventrue", B="brujah")
    proclaimer = table.childe("A", who("calm"), torpid=True)
    table.childe("A", who("calm", 1))
    table.mark(table.leader("A"), torpid=True).edict("ventrue_rank", "egalitarian", proclaimer)
    table.recruit("B", table.state.queue[4])
    table.pass_until("edict", seat="A").answers(True)
    table.seat("A").picks(table.state.queue[0])
    assert len(table.state.discard) == 1
