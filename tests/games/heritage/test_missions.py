"""Chapter 8: who earns the missions."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import Table, who

SPEARS, STEPPE, CROWN = "bm_01", "bm_07", "bm_14"
"""Martial, 3 points; east, 3 points; elitist and cruel at once, 3 points."""


def martial(table: Table, seat: str, number: int, *, torpid: bool = False) -> None:
    """So many martial childer more."""
    for _ in range(number):
        table.childe(seat, who("calm martial", nobody=tuple(table.state.vampires)), torpid=torpid)


@pytest.mark.rule("HER-MISSION-01", "HER-LINE-06")
def test_whoever_has_most_of_the_attribute_earns_the_mission_leader_included() -> None:
    """The martial Ottavia and one childe are 2; Walther has one martial childe, and two that are torpid."""
    table = Table(A="brujah", B="tremere", missions=(SPEARS,))
    martial(table, "A", 1)
    martial(table, "B", 1)
    martial(table, "B", 2, torpid=True)
    table.end_chapter()
    assert table.state.earned == {SPEARS: "A"}
    assert table.told("mission-tied") == []


@pytest.mark.rule("HER-MISSION-01")
def test_every_mission_is_counted_by_itself() -> None:
    table = Table(A="brujah", B="tremere", missions=(SPEARS, STEPPE)).end_chapter()
    assert table.state.earned == {SPEARS: "A", STEPPE: "B"}


@pytest.mark.rule("HER-MISSION-02")
def test_in_a_tie_the_clan_leader_counts_twice() -> None:
    """One each: but Ottavia is martial herself."""
    table = Table(A="brujah", B="tremere", missions=(SPEARS,))
    martial(table, "B", 1)
    table.end_chapter()
    assert table.state.earned == {SPEARS: "A"}
    assert table.over


@pytest.mark.rule("HER-MISSION-02", "HER-TORPOR-08")
def test_a_torpid_leader_counts_neither_once_nor_twice() -> None:
    table = Table(A="brujah", B="tremere", missions=(SPEARS,)).mark("brujah_ottavia", torpid=True)
    martial(table, "A", 1)
    martial(table, "B", 1)
    table.end_chapter()
    assert table.told("mission-tied") == [{"mission": SPEARS, "players": ("A", "B")}]


@pytest.mark.rule("HER-MISSION-02")
def test_only_those_who_tie_are_counted_again() -> None:
    """Hrafnhild of C is martial, but 1 of it: the others have 2 each, and their leaders are scholarly."""
    table = Table(A="malkavian", B="tremere", C="gangrel", missions=(SPEARS,))
    martial(table, "A", 2)
    martial(table, "B", 2)
    table.end_chapter()
    assert table.told("mission-tied") == [{"mission": SPEARS, "players": ("A", "B")}]


@pytest.mark.rule("HER-MISSION-03", "HER-PRIM-03")
def test_who_still_ties_consults_the_primogen() -> None:
    table = Table(A="malkavian", B="tremere", C="gangrel", missions=(SPEARS,)).deck("bc_002").discard()
    martial(table, "A", 2)
    martial(table, "B", 2)
    table.end_chapter()
    assert table.asked() == {"A": "primogen"}
    table.seat("A").calls_on("wealthy")
    table.seat("B").calls_on("scholarly")
    assert table.state.earned == {SPEARS: "B"}


@pytest.mark.rule("HER-MISSION-04", "HER-R-30")
def test_a_mission_nobody_has_anything_of_is_earned_too() -> None:
    """Nobody is from the west; all three consult the Primogen."""
    table = Table(A="malkavian", B="tremere", C="gangrel", missions=("bm_08",)).deck("bc_003").discard()
    table.end_chapter()
    assert table.told("mission-tied") == [{"mission": "bm_08", "players": ("A", "B", "C")}]
    table.seat("A").calls_on("martial")
    table.seat("B").calls_on("scholarly")
    table.seat("C").calls_on("wealthy")
    assert table.state.earned == {"bm_08": "C"}


@pytest.mark.rule("HER-MISSION-05")
def test_a_mission_of_two_attributes_counts_those_who_have_both() -> None:
    """Leopoldine is elitist but calm, and her childe is cruel but no elitist: nothing.  Ottavia is both."""
    table = Table(A="brujah", B="ventrue", missions=(CROWN,))
    table.childe("B", who("egalitarian cruel west covert"))
    table.end_chapter()
    assert table.state.earned == {CROWN: "A"}
    assert table.told("mission-tied") == []


@pytest.mark.rule("HER-MISSION-05")
def test_in_its_tie_break_a_leader_with_only_one_of_them_does_not_count() -> None:
    """One each; counted again Ottavia is two, Leopoldine, elitist but calm, adds nothing."""
    table = Table(A="ventrue", B="brujah", missions=(CROWN,))
    table.childe("A", who("elitist cruel west covert"))
    table.end_chapter()
    assert table.state.earned == {CROWN: "B"}


@pytest.mark.rule("HER-MISSION-06", "HER-R-29")
@pytest.mark.parametrize("mission, reward", [(SPEARS, 3), ("bm_13", 2), ("bm_10", 2), (CROWN, 3)])
def test_an_earned_base_mission_is_worth_its_potency_to_the_player(mission: str, reward: int) -> None:
    table = Table(A="brujah", B="nosferatu", missions=(mission,))
    before = table.score("A")["total"]
    table.end_chapter()
    assert table.state.earned == {mission: "A"}
    assert table.score("A")["missions"] == reward
    assert table.score("A")["total"] == before + reward
    assert table["brujah_ottavia"].potency == 3
