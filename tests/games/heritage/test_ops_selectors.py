"""Whom a selector means: scopes, filters, special words."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.effects.selectors import candidates, matching
from nokturn.games.heritage.printed.effects import Selector
from nokturn.games.heritage.printed.vocabulary import read_effects
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.actors import Acting

NAMES = {
    "lead": "brujah_ottavia",
    "sire": who("elitist calm north martial"),
    "childe": who("egalitarian cruel south wealthy"),
    "ancilla": "ca_brujah_2",
    "asleep": who("elitist calm west covert"),
    "chief": "tremere_walther",
    "foe": who("elitist calm south scholarly"),
    "whelp": who("egalitarian cruel west martial"),
    "sleeper": who("egalitarian cruel west scholarly"),
}
WHO = {card: name for name, card in NAMES.items()}


@pytest.fixture
def table() -> Table:
    """A: lead (elitist cruel south martial) → sire → childe, ancilla (egalitarian calm east scholarly); asleep.
    B: chief (elitist cruel east scholarly) → foe → whelp; sleeper under whelp."""
    table = Table(A="brujah", B="tremere", theatres=("court", "inner_beast", "masquerade"))
    table.childe("A", NAMES["sire"], infamy=2, boons=("brujah",))
    table.childe("A", NAMES["childe"], sire=NAMES["sire"], exhausted=True, ankhs=("north",))
    table.childe("A", NAMES["ancilla"], monsters=("ca_gangrel_1",))
    table.childe("A", NAMES["asleep"], torpid=True, exhausted=True)
    table.childe("B", NAMES["foe"], title="harpy", potency=2)
    table.childe("B", NAMES["whelp"], sire=NAMES["foe"])
    table.childe("B", NAMES["sleeper"], sire=NAMES["whelp"], torpid=True)
    return table.enemy("brujah_gauntlet", NAMES["foe"])


def selector(text: str) -> Selector:
    (effect,) = read_effects([{"op": "assign", "what": "potency", "n": 1, "sel": text}], pytest.fail)
    assert effect.sel is not None
    return effect.sel


@pytest.mark.rule("HER-EFF-03")
@pytest.mark.parametrize(
    "text, meant",
    [
        ("each own", "lead sire childe ancilla"),
        ("each opp", "chief foe whelp"),
        ("each any", "lead sire childe ancilla chief foe whelp"),
        ("each coterie", "lead sire ancilla"),
        ("each childer", "sire ancilla"),
        ("each pack", "lead childe"),
        ("each enemies", "foe"),
        ("each own elitist", "lead sire"),
        ("each own egalitarian calm", "ancilla"),
        ("each any south", "lead childe foe"),
        ("each any martial", "lead sire whelp"),
        ("each own infamy>=1", "sire"),
        ("each own infamy>=3", ""),
        ("each any potency>=2", "lead chief foe"),
        ("each own boon>=1", "lead sire"),
        ("each any ankh>=1", "childe"),
        ("each own fledgling", "childe ancilla"),
        ("each any sire", "lead sire chief foe"),
        ("each own ancilla", "ancilla"),
        ("each own non_ancilla", "lead sire childe"),
        ("each any clan_leader", "lead chief"),
        ("each own not_clan_leader", "sire childe ancilla"),
        ("each own not_self", "sire childe ancilla"),
        ("each own ready", "lead sire ancilla"),
        ("each own exhausted", "childe"),
        ("each any torpid", "asleep sleeper"),
        ("each opp enemy", "foe"),
        ("each opp not_enemy", "chief whelp"),
        ("each own monster", "ancilla"),
        ("each any titled", "foe"),
        ("each own same_class", "lead sire"),
        ("each own same_temperament not_self", "childe"),
        ("each own same_geography not_self", "childe"),
        ("each opp same_archetype", "whelp"),
        ("self", "lead"),
        ("own_leader", "lead"),
        ("that", ""),
        ("recruited", ""),
    ],
)
def test_a_selector_means_exactly_these(table: Table, text: str, meant: str) -> None:
    """The acting vampire is A's clan leader.  Torpid ones never match unless it says so."""
    found = matching(table.state, Acting("A", NAMES["lead"]), selector(text))
    assert {WHO[one] for one in found} == set(meant.split())


@pytest.mark.rule("HER-EFF-03", "HER-LAS-05")
def test_own_is_the_acting_players_line_whoever_acts(table: Table) -> None:
    found = matching(table.state, Acting("B", NAMES["lead"]), selector("each own"))
    assert {WHO[one] for one in found} == {"chief", "foe", "whelp"}


@pytest.mark.rule("HER-EFF-02", "HER-TORPOR-06")
def test_a_special_word_means_nobody_while_torpid(table: Table) -> None:
    acting = Acting("A", NAMES["asleep"], that=NAMES["sleeper"], recruited=NAMES["asleep"])
    for word in ("self", "that", "recruited"):
        assert matching(table.state, acting, selector(word)) == []
        assert matching(table.state, acting, selector(word), "renew") != []


@pytest.mark.rule("HER-EFF-02", "HER-RENEW-02", "HER-RENEW-03", "HER-TORPOR-09")
@pytest.mark.parametrize(
    "op, what, legal",
    [
        ("lose", "infamy", "sire"),
        ("steal", "boon", "lead sire"),
        ("move", "infamy", "sire"),
        ("exhaust", "", "lead sire ancilla"),
        ("renew", "", "childe asleep"),
        ("torpor", "", "lead sire childe ancilla"),
        ("use_abilities", "", "ancilla"),
        ("assign", "infamy", "lead sire childe ancilla"),
        ("activate", "", "lead sire childe ancilla"),
    ],
)
def test_who_cannot_be_affected_is_no_target(table: Table, op: str, what: str, legal: str) -> None:
    found = candidates(table.state, Acting("A", NAMES["lead"]), selector("one own"), op, what)
    assert {WHO[one] for one in found} == set(legal.split())


INFAMY = {"op": "assign", "what": "infamy", "n": 1}


@pytest.mark.rule("HER-EFF-03")
def test_two_are_two_different_ones(table: Table) -> None:
    table.effects("A", NAMES["lead"], {**INFAMY, "sel": "two opp"})
    assert (table.seat("A").ask.low, table.seat("A").ask.high) == (2, 2)
    table.seat("A").chooses(NAMES["chief"], NAMES["whelp"])
    assert [table[NAMES[name]].infamy for name in ("chief", "foe", "whelp")] == [1, 0, 1]


@pytest.mark.rule("HER-EFF-03")
def test_two_is_one_where_there_is_only_one(table: Table) -> None:
    table.effects("A", NAMES["lead"], {**INFAMY, "sel": "two opp titled"})
    assert table.over
    assert table[NAMES["foe"]].infamy == 1


@pytest.mark.rule("HER-EFF-04")
@pytest.mark.parametrize("quantity, most", [("upto2", 2), ("upto3", 3)])
def test_up_to_so_many_may_be_none(table: Table, quantity: str, most: int) -> None:
    table.effects("A", NAMES["lead"], {**INFAMY, "sel": f"{quantity} opp"})
    assert (table.seat("A").ask.low, table.seat("A").ask.high) == (0, most)
    table.seat("A").answers(())
    assert table.over
    assert [table[NAMES[name]].infamy for name in ("chief", "foe", "whelp")] == [0, 0, 0]


@pytest.mark.rule("HER-EFF-03", "HER-SAC-04")
def test_a_target_that_has_fallen_meanwhile_is_skipped(table: Table) -> None:
    """B sacrifices the whelp for the foe; then the whelp's turn would come."""
    table.effects("A", NAMES["lead"], {"op": "torpor", "sel": "upto2 opp not_clan_leader"})
    table.seat("A").chooses(NAMES["foe"], NAMES["whelp"])
    table.pass_until("choose-order", seat="A").answers((do.Target(NAMES["foe"]), do.Target(NAMES["whelp"])))
    table.seat("B").sacrifices(NAMES["whelp"])
    assert table.over
    assert (table[NAMES["foe"]].torpid, table[NAMES["whelp"]].torpid) == (False, True)
