"""Chapter 5.1: a turn and a round."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import Haven

PARDON = "ventrue_pardon"
"""A wealthy coterie, which the Margravine is by herself: gain 1 potency."""


def ventrue() -> Table:
    return Table(A="ventrue", B="tremere").hand("A", PARDON)


@pytest.mark.rule("HER-TURN-01")
def test_a_scheme_may_come_before_the_recruit() -> None:
    table = ventrue().turn("A")
    table.seat("A").plays(PARDON)
    assert table.asked() == {"A": "turn"}
    table.seat("A").recruits(FIVE[4])
    assert table.finish()[FIVE[4]].owner == "A"


@pytest.mark.rule("HER-TURN-01")
def test_a_scheme_may_come_after_the_recruit_or_not_at_all() -> None:
    table = ventrue().turn("A")
    table.seat("A").recruits(FIVE[4])
    table.pass_until("turn")
    a = table.seat("A")
    assert a.can(do.PlayScheme(PARDON))
    a.ends_turn()
    assert table.over
    assert table.state.hands["A"] == (PARDON,)


@pytest.mark.rule("HER-TURN-01")
@pytest.mark.parametrize("scheme_first", [True, False])
def test_the_question_says_what_of_the_turn_is_left(scheme_first: bool) -> None:
    """Nobody is told to recruit who has recruited."""
    table = ventrue().turn("A")
    assert _left(table) == "both"
    if scheme_first:
        table.seat("A").plays(PARDON)
        assert _left(table) == "recruit"
    else:
        table.seat("A").recruits(FIVE[4])
        table.pass_until("turn")
        assert _left(table) == "scheme"


def _left(table: Table) -> str:
    assert table.position is not None
    return str(dict(table.position.asks()[0].args)["left"])


@pytest.mark.rule("HER-TURN-02")
def test_nobody_ends_a_turn_without_a_recruit() -> None:
    table = ventrue().turn("A")
    assert table.seat("A").refusal(do.EndTurn()).rule == "HER-TURN-02"
    table.seat("A").plays(PARDON)
    assert table.seat("A").refusal(do.EndTurn()).rule == "HER-TURN-02"


@pytest.mark.rule("HER-TURN-03")
def test_after_a_recruit_there_is_no_other_in_the_turn() -> None:
    table = ventrue().haven("A", servant="bc_001").turn("A")
    table.seat("A").recruits(FIVE[4])
    table.pass_until("turn")
    assert table.seat("A").refusal(do.Recruit(FIVE[3])).rule == "HER-TURN-03"
    assert table.seat("A").refusal(do.RecruitServant("bc_001")).rule == "HER-TURN-03"


@pytest.mark.rule("HER-TURN-03", "HER-MAL-02")
def test_affirming_chaos_is_the_recruit_of_the_turn() -> None:
    table = Table(A="malkavian", B="tremere").hand("A", "malkavian_cards").deck("bc_001", "bc_002").turn("A")
    table.seat("A").plays("malkavian_cards").names("elitist")
    table.finish()
    assert [one["character"] for one in table.told("recruits")] == ["bc_001"]
    assert table.state.recruited


@pytest.mark.rule("HER-TURN-04")
def test_one_scheme_a_turn() -> None:
    table = ventrue().hand("A", PARDON, "ventrue_levy").turn("A")
    table.seat("A").plays(PARDON)
    assert table.seat("A").refusal(do.PlayScheme("ventrue_levy")).rule == "HER-TURN-04"
    assert table.seat("A").refusal(do.PlayScheme("inner_beast_hunger")).rule == "HER-TURN-04"


@pytest.mark.rule("HER-TURN-05", "HER-R-53")
def test_a_recruit_is_resolved_before_anything_else_can_begin() -> None:
    """The newcomer's wandering waits for an answer: no scheme, no market, no end of the turn meanwhile."""
    table = ventrue().turn("A")
    table.seat("A").recruits(FIVE[4])
    assert table.asked() == {"A": "move-ankh"}
    assert table.seat("A").may(do.PlayScheme) == []
    assert table.seat("A").refusal(do.EndTurn()).rule == "HER-PRINCES-02"


@pytest.mark.rule("HER-TURN-06", "HER-RES-01")
def test_one_resource_a_turn_before_between_or_after_the_phases() -> None:
    for phases in range(3):
        table = ventrue().haven("A", resources=("martial", "martial")).turn("A")
        if phases:
            table.seat("A").plays(PARDON)
        if phases == 2:
            table.seat("A").recruits(FIVE[4])
            table.pass_until("turn")
        table.seat("A").answers(do.SpendResource("martial"))
        table.seat("A").picks(table.state.queue[2])
        assert table.state.havens["A"] == Haven(resources=("martial",))
        if phases < 2:
            assert table.seat("A").refusal(do.SpendResource("martial")).rule == "HER-TURN-06"


@pytest.mark.rule("HER-TURN-07")
def test_black_markets_are_used_at_the_same_moments() -> None:
    table = Table(A="nosferatu", B="ventrue").hand("B", PARDON).market("nosferatu_auction").turn("B")
    use = do.UseMarket("nosferatu_auction", table.leader("B"))
    b = table.seat("B")
    assert b.can(use)
    b.plays(PARDON)
    assert b.can(use)
    b.recruits(FIVE[4])
    table.pass_until("turn")
    b.answers(use)
    assert table[table.leader("B")].potency == 3 + 1 + 2


@pytest.mark.rule("HER-TURN-08", "HER-RECRUIT-12", "HER-ROUND-01")
@pytest.mark.parametrize("seats, rounds", [("AB", 10), ("ABC", 9), ("ABCD", 8)])
def test_every_round_everybody_has_one_turn_clockwise_from_the_first_player(seats: str, rounds: int) -> None:
    table = Table.boxed(*seats, missions=0).begins().finish()
    first, order, turns = "", [], 0
    recruits = dict.fromkeys(seats, 0)
    for event, facts in zip(table.keys(), [dict(line.facts) for line in table.lines()], strict=True):
        if event == "first-player":
            first = facts["player"]
        elif event == "round":
            order = list(table.state.clockwise(first))
            turns += 1
        elif event == "turn":
            assert facts["player"] == order.pop(0)
        elif event == "recruits":
            recruits[facts["player"]] += 1
    assert turns == rounds
    assert order == []
    assert set(recruits.values()) == {rounds}


@pytest.mark.rule("HER-TURN-10", "HER-R-46")
def test_at_the_end_of_a_round_markets_pay_before_the_first_player_changes() -> None:
    table = Table(A="nosferatu", B="ventrue").market("nosferatu_auction", "ventrue")
    table.mark(table.leader("B"), boons=("ventrue",) * 2)
    table.morality("A", -3, "calm").morality("B", 2, "calm").end_round()
    assert table.keys() == ["market-pays", "first-player"]
    assert table.state.first == "B"
    assert table[table.leader("A")].boons == ("nosferatu",) * 3 + ("ventrue",)


@pytest.mark.rule("HER-TURN-11", "HER-R-62")
def test_a_newcomer_may_lead_a_coterie_in_the_same_turn() -> None:
    table = ventrue().mark("ventrue_leopoldine", exhausted=True).turn("A")
    table.seat("A").recruits(FIVE[3])
    table.pass_until("turn")
    table.seat("A").plays(PARDON)
    assert table[FIVE[3]].potency == 1
    assert table[FIVE[3]].exhausted


@pytest.mark.rule("HER-TURN-11")
def test_a_newcomer_joins_its_sires_coterie_in_the_same_turn() -> None:
    """A wealthy leader and the martial newcomer are two: a levy brings 2 potency."""
    table = ventrue().hand("A", "ventrue_levy").turn("A")
    table.seat("A").recruits(FIVE[1])
    table.pass_until("turn")
    table.seat("A").plays("ventrue_levy")
    assert table["ventrue_leopoldine"].potency == 3 - 1 + 2


@pytest.mark.rule("HER-TURN-09")
def test_a_marker_elsewhere_stays_where_it_is() -> None:
    table = Table(A="brujah", B="tremere", C="ventrue").reserve("B", FIVE[1]).reserve("C", FIVE[2])
    table.childe("A", who("calm west covert"))
    table.turn("B")
    assert table.state.reserved == {"C": FIVE[2]}
