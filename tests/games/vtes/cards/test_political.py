"""The political actions of the first pool, but for the title."""

from __future__ import annotations

import pytest
from tests.games.vtes.cards.terms import TERMS, calls, carry, share
from tests.games.vtes.politics.polls import cast, close, vampire
from tests.games.vtes.table import Table

from nokturn.games.vtes.printed.content import LIBRARY
from nokturn.games.vtes.state.choices import Cast, ChooseMethuselah, ChooseWord, PlayCard
from nokturn.games.vtes.state.state import TORPOR
from nokturn.games.vtes.state.stats import stealth

# all of them


@pytest.mark.card(
    "ancilla-empowerment", "consanguineous-boon", "kine-resources-contested", "parity-shift", "toreador-justicar"
)
@pytest.mark.rule("VTES-ACT-POL-02", "VTES-VOTE-02")
@pytest.mark.parametrize(
    "card",
    ["ancilla-empowerment", "consanguineous-boon", "kine-resources-contested", "parity-shift", "toreador-justicar"],
)
def test_a_political_action_is_undirected_with_1_stealth_and_gives_its_caller_a_vote(card):
    table = Table()
    caller = vampire(table, "A", "prince:London", clan="toreador")
    blocker = vampire(table, "B")
    table.state.pool["A"] = 20
    table.hand("A", card)
    table.act("A")
    table.seat("A").plays(card, caller)
    assert (table.now.action.kind, table.now.action.targets, stealth(table.now)) == ("political", (), 1)
    table.pass_until(*TERMS)
    while table.prompt != "polling":
        question = table.ask("A")
        table.seat("A").answers(question.options[0] if question.options else question.high)
    assert Cast("card:A", "for") in table.options()
    assert table.card(blocker).locked is False
    cast(table, ("card:A", "for"))
    assert close(table) == (1, 0)


@pytest.mark.card("ancilla-empowerment", "kine-resources-contested")
@pytest.mark.rule("VTES-REF-09")
def test_a_referendum_without_a_majority_does_nothing():
    table = Table()
    caller = vampire(table, "A")
    calls(table, "ancilla-empowerment", caller)
    close(table)
    assert [table.pool(seat) for seat in "ABC"] == [30, 30, 30]
    assert table.now.ash["A"] == ("ancilla-empowerment",)


# Ancilla Empowerment


@pytest.mark.card("ancilla-empowerment")
def test_everybody_burns_a_pool_for_each_minion_ready_or_not():
    table = Table()
    caller = vampire(table, "A", "prince:London")
    vampire(table, "A", region=TORPOR)
    servant = vampire(table, "B")
    table.ally("B", "underbridge-stray")
    table.put("B", "raven-spy", host=servant)
    table.put("B", "the-barrens")
    table.uncontrolled("C", "colette", 3)
    calls(table, "ancilla-empowerment", caller)
    carry(table, caller)
    assert [table.pool(seat) for seat in "ABC"] == [28, 28, 30]


@pytest.mark.card("ancilla-empowerment")
@pytest.mark.rule("VTES-R-18")
def test_all_who_have_no_pool_left_are_ousted_at_once():
    table = Table("ABCD")
    caller = vampire(table, "A", "prince:London")
    for seat in "BC":
        vampire(table, seat)
        table.state.pool[seat] = 1
    calls(table, "ancilla-empowerment", caller)
    carry(table, caller)
    assert set(table.now.gone) == {"B", "C"}
    assert table.pool("A") >= 29
    assert table.pool("D") == 30


# Consanguineous Boon


@pytest.mark.card("consanguineous-boon")
@pytest.mark.rule("VTES-REF-02")
def test_everybody_gains_a_pool_for_each_vampire_of_the_clan():
    table = Table()
    caller = vampire(table, "A", "prince:London", clan="toreador")
    vampire(table, "A", clan="toreador", region=TORPOR)
    vampire(table, "B", clan="toreador", locked=True)
    vampire(table, "B", clan="malkavian")
    vampire(table, "C", clan="nosferatu")
    table.uncontrolled("C", "tamoszius", 3)
    calls(table, "consanguineous-boon", caller)
    assert {ChooseWord("toreador"), ChooseWord("nosferatu"), ChooseWord("brujah")} <= set(table.ask("A").options)
    table.seat("A").answers(ChooseWord("toreador"))
    assert table.now.referendum.terms == ("toreador",)
    carry(table, caller)
    assert [table.pool(seat) for seat in "ABC"] == [32, 31, 30]


@pytest.mark.card("consanguineous-boon")
def test_the_boon_is_a_boon():
    assert "boon" in LIBRARY["consanguineous-boon"].keywords


# Kine Resources Contested


def contests(seats: str = "ABC") -> tuple[Table, str]:
    table = Table(seats)
    return table, vampire(table, "A", "prince:London")


@pytest.mark.card("kine-resources-contested")
@pytest.mark.parametrize("points", [{"B": 3, "C": 1}, {"A": 1, "B": 3}, {"A": 2, "B": 1, "C": 1}, {"A": 2, "C": 2}])
def test_4_points_are_split_over_at_least_two(points):
    table, caller = contests()
    calls(table, "kine-resources-contested", caller)
    share(table, **points)
    carry(table, caller)
    assert {seat: 30 - table.pool(seat) for seat in "ABC"} == {seat: points.get(seat, 0) for seat in "ABC"}


@pytest.mark.card("kine-resources-contested")
@pytest.mark.rule("VTES-REF-02")
def test_nobody_can_be_given_all_4_points():
    table, caller = contests()
    calls(table, "kine-resources-contested", caller)
    for player in "ABC":
        if table.prompt == "share-points":
            question = table.ask("A")
            assert dict(question.args)["player"] == player
            assert question.high <= 3
            assert table.refused(4)
            table.seat("A").answers(question.low)
    assert sum(int(term.partition("=")[2] or term.partition(":")[2]) for term in table.now.referendum.terms) == 4


@pytest.mark.card("kine-resources-contested")
def test_with_two_methuselahs_both_get_at_least_a_point():
    table, caller = contests("AB")
    calls(table, "kine-resources-contested", caller)
    question = table.ask("A")
    assert (question.low, question.high) == (1, 3)
    share(table, A=1, B=3)
    carry(table, caller)
    assert (table.pool("A"), table.pool("B")) == (29, 27)


@pytest.mark.card("kine-resources-contested")
@pytest.mark.rule("VTES-R-18")
def test_more_points_than_pool_may_be_given_and_all_burn_at_once():
    table, caller = contests("ABCD")
    table.state.pool |= {"A": 10, "B": 1, "C": 1}
    calls(table, "kine-resources-contested", caller)
    share(table, B=3, C=1)
    carry(table, caller)
    assert set(table.now.gone) == {"B", "C"}
    assert table.pool("D") == 30


# Parity Shift


def shifting(title: str = "prince:London", **pool: int) -> tuple[Table, str]:
    table = Table()
    table.state.pool |= pool
    return table, vampire(table, "A", title)


@pytest.mark.card("parity-shift")
@pytest.mark.rule("VTES-REQ-01")
def test_only_a_prince_or_justicar_shifts_parity():
    table = Table()
    table.state.pool["A"] = 10
    playing = {
        title: vampire(table, "A", title, clan="toreador")
        for title in ("prince:London", "justicar:toreador", "primogen", "", "inner_circle:toreador")
    }
    disputed = vampire(table, "A", "prince:Rome", contesting=True)
    table.hand("A", "parity-shift")
    table.act("A")
    allowed = [title for title, one in playing.items() if not table.refused(PlayCard("parity-shift", 0, one))]
    assert allowed == ["prince:London", "justicar:toreador"]
    assert table.refused(PlayCard("parity-shift", 0, playing["primogen"])) == "VTES-REQ-01"
    assert table.refused(PlayCard("parity-shift", 0, disputed)) == "VTES-REQ-01"


@pytest.mark.card("parity-shift")
@pytest.mark.rule("VTES-REF-03", "VTES-R-13")
def test_parity_cannot_shift_if_nobody_has_more_pool():
    table, caller = shifting(A=30, B=30, C=12)
    table.hand("A", "parity-shift")
    table.act("A")
    assert table.refused(PlayCard("parity-shift", 0, caller))


@pytest.mark.card("parity-shift")
@pytest.mark.rule("VTES-REF-02")
@pytest.mark.parametrize("points", [{"A": 3}, {"A": 2, "B": 1}, {"B": 3}])
def test_3_pool_of_somebody_richer_go_to_others(points):
    table, caller = shifting(A=10, B=10, C=20)
    calls(table, "parity-shift", caller)
    if table.prompt == "choose-rich":
        assert set(table.options()) == {ChooseMethuselah("C")}
        table.seat("A").answers(ChooseMethuselah("C"))
    share(table, **points)
    carry(table, caller)
    assert table.pool("C") == 17
    assert {seat: table.pool(seat) - 10 for seat in "AB"} == {seat: points.get(seat, 0) for seat in "AB"}


@pytest.mark.card("parity-shift")
def test_the_rich_one_is_chosen_among_those_who_have_more_when_the_terms_are_set():
    table, caller = shifting(A=10, B=9, C=20)
    table.hand("A", "parity-shift")
    vampire(table, "B")
    table.act("A")
    table.seat("A").plays("parity-shift", caller)
    table.state.pool |= {"A": 12, "B": 13, "C": 14}
    table.pass_until("choose-rich")
    assert set(table.options()) == {ChooseMethuselah("B"), ChooseMethuselah("C")}
    table.seat("A").answers(ChooseMethuselah("B"))
    asked = dict(table.ask("A").args)["player"]
    assert asked in ("A", "C")
    share(table, A=1, C=2)
    carry(table, caller)
    assert [table.pool(seat) for seat in "ABC"] == [13, 10, 16]


@pytest.mark.card("parity-shift")
@pytest.mark.rule("VTES-R-13")
def test_no_referendum_if_nobody_has_more_any_longer():
    table, caller = shifting(A=10, C=20)
    vampire(table, "B")
    table.hand("A", "parity-shift")
    table.act("A")
    table.seat("A").plays("parity-shift", caller)
    table.state.pool |= {"A": 30}
    table.pass_until("minion-phase")
    assert table.told("no-referendum")
    assert table.told("succeeds")


@pytest.mark.card("parity-shift")
@pytest.mark.rule("VTES-CTR-06")
def test_if_there_are_fewer_than_3_left_the_caller_says_who_gets_them_within_the_terms():
    table, caller = shifting(A=1, B=2, C=20)
    calls(table, "parity-shift", caller)
    if table.prompt == "choose-rich":
        table.seat("A").answers(ChooseMethuselah("C"))
    share(table, A=2, B=1)
    table.state.pool["C"] = 2
    cast(table, (caller, "for"))
    while table.prompt == "polling":
        table.seat(table.ask().seat).passes()
    question = table.ask("A")
    assert (question.kind, question.low, question.high) == ("number", 1, 2)  # B can get 1 at most
    table.seat("A").answers(1)
    assert (table.pool("A"), table.pool("B")) == (2, 3 + 6)  # B was C's predator
    assert table.now.gone == ("C",)
