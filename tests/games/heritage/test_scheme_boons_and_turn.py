"""Turn, queue and boons."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import FIVE, Table, who

from nokturn.games.heritage.state import choices as do


@pytest.mark.rule("HER-QUEUE-04", "HER-RECRUIT-06")
@pytest.mark.example("EX-08")
def test_the_others_slide_right_and_a_new_one_comes_from_the_left() -> None:
    table = Table()
    top = table.state.deck[0]
    table.turn("A").seat("A").recruits(FIVE[2])
    assert table.state.queue == (top, FIVE[0], FIVE[1], FIVE[3], FIVE[4])


@pytest.mark.rule("HER-TURN-02")
def test_nobody_ends_a_turn_without_a_recruit() -> None:
    assert Table().turn("A").seat("A").refusal(do.EndTurn()).rule == "HER-TURN-02"


@pytest.mark.rule("HER-SCHEME-04", "HER-SCHEME-05")
@pytest.mark.example("EX-09")
def test_one_boon_covers_one_missing_archetype_and_no_more_may_be_spent() -> None:
    """The coterie is martial and covert, the scheme wants martial twice."""
    table = Table(A="brujah", B="tremere")
    table.childe("A", who("covert south"))
    martial = table.childe("B", who("martial west"))
    table.childe("B", who("covert west"))
    table.hand("A", "brujah_spoils")
    leader = table.leader("A")
    table.turn("A").seat("A").plays("brujah_spoils", leader=leader)
    assert table[martial].boons == ("brujah",)
    assert table[leader].boons == ("brujah", "brujah")
    assert table[leader].exhausted
