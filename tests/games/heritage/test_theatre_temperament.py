"""The temperament theatres: Inner Beast and Rise of Humanity."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.state.vampires import Morality

RISE = ("high_low_clans", "rise_of_humanity", "war_of_princes")
THREE: dict[str, Any] = {"A": "brujah", "B": "tremere", "C": "toreador"}
"""Cruel, cruel and calm leaders."""


def activated(table: Table, temperament: str, seat: str = "A", owner: str = "A") -> Table:
    return table.activate(seat, table.childe(owner, who(temperament))).finish()


@pytest.mark.rule("HER-BEAST-01", "HER-BEAST-07", "HER-SETUP-14")
def test_the_beast_begins_at_the_bottom_facing_the_leaders_temperament() -> None:
    cruel, calm = Morality(-3, "cruel"), Morality(-3, "calm")
    assert Table(**THREE).state.morality == {"A": cruel, "B": cruel, "C": calm}


@pytest.mark.rule("HER-BEAST-02")
@pytest.mark.parametrize("temperament", ["calm", "cruel"])
def test_a_match_lets_the_beast_rise(temperament: str) -> None:
    table = Table().morality("A", 2, temperament).scheme_deck("A", "brujah_riot")
    activated(table, temperament)
    assert table.state.morality["A"] == Morality(3, temperament)
    assert table.state.hands["A"] == ()


@pytest.mark.rule("HER-BEAST-03")
@pytest.mark.parametrize("temperament, other", [("calm", "cruel"), ("cruel", "calm")])
def test_a_mismatch_turns_the_beast_down_and_draws_a_scheme(temperament: str, other: str) -> None:
    table = Table().morality("A", 2, other).scheme_deck("A", "brujah_riot", "brujah_door")
    activated(table, temperament)
    assert table.state.morality["A"] == Morality(1, temperament)
    assert table.state.hands["A"] == ("brujah_riot",)
    assert table.state.scheme_decks["A"] == ("brujah_door",)


@pytest.mark.rule("HER-BEAST-04", "HER-R-08")
def test_at_the_bottom_the_beast_only_turns_and_draws() -> None:
    table = Table().morality("A", -3, "cruel").scheme_deck("A", "brujah_riot")
    activated(table, "calm")
    assert table.state.morality["A"] == Morality(-3, "calm")
    assert table.state.hands["A"] == ("brujah_riot",)


@pytest.mark.rule("HER-BEAST-04", "HER-R-08", "HER-ACT-10")
def test_at_the_top_the_beast_stays() -> None:
    table = Table().morality("A", 8, "calm")
    assert activated(table, "calm").state.morality["A"] == Morality(8, "calm")


@pytest.mark.rule("HER-BEAST-04")
@pytest.mark.example("EX-12")
def test_a_calm_beast_is_woken_twice() -> None:
    table = Table().morality("A", -3, "calm").scheme_deck("A", "brujah_riot")
    activated(table, "cruel")
    assert table.state.morality["A"] == Morality(-3, "cruel")
    assert table.state.hands["A"] == ("brujah_riot",)
    table.activate("A", who("cruel")).finish()
    assert table.state.morality["A"] == Morality(-2, "cruel")


@pytest.mark.rule("HER-BEAST-02", "HER-ACT-07")
def test_who_activates_moves_their_own_marker() -> None:
    table = Table().morality("A", 0, "calm").morality("B", 0, "cruel")
    activated(table, "calm", seat="A", owner="B")
    assert table.state.morality == {"A": Morality(1, "calm"), "B": Morality(0, "cruel")}


@pytest.mark.rule("HER-BEAST-05", "HER-TURN-10")
@pytest.mark.parametrize("a, b, c, first", [(0, 1, 0, "B"), (1, 1, 0, "A"), (2, 0, 0, "A"), (0, 0, 0, "A")])
def test_the_single_highest_beast_leads_the_next_round(a: int, b: int, c: int, first: str) -> None:
    table = Table(**THREE).morality("A", a, "calm").morality("B", b, "calm").morality("C", c, "calm")
    assert table.end_round().state.first == first


@pytest.mark.rule("HER-BEAST-06")
@pytest.mark.parametrize("space", [-3, 0, 8])
def test_the_beasts_space_is_its_score(space: int) -> None:
    assert Table().morality("A", space, "calm").score("A")["inner_beast"] == space


@pytest.mark.rule("HER-RISE-01", "HER-SETUP-14")
def test_humanity_begins_at_the_top() -> None:
    cruel, calm = Morality(8, "cruel"), Morality(8, "calm")
    assert Table(theatres=RISE, **THREE).state.morality == {"A": cruel, "B": cruel, "C": calm}


@pytest.mark.rule("HER-RISE-02")
def test_a_match_costs_humanity_and_draws_a_scheme() -> None:
    table = Table(theatres=RISE).morality("A", 8, "calm").scheme_deck("A", "brujah_riot")
    activated(table, "calm")
    assert table.state.morality["A"] == Morality(7, "calm")
    assert table.state.hands["A"] == ("brujah_riot",)


@pytest.mark.rule("HER-RISE-03")
def test_a_mismatch_only_turns_humanity() -> None:
    table = Table(theatres=RISE).morality("A", 5, "calm").scheme_deck("A", "brujah_riot")
    activated(table, "cruel")
    assert table.state.morality["A"] == Morality(5, "cruel")
    assert table.state.hands["A"] == ()


@pytest.mark.rule("HER-RISE-04", "HER-R-08")
def test_at_the_bottom_humanity_still_draws() -> None:
    table = Table(theatres=RISE).morality("A", -3, "calm").scheme_deck("A", "brujah_riot")
    activated(table, "calm")
    assert table.state.morality["A"] == Morality(-3, "calm")
    assert table.state.hands["A"] == ("brujah_riot",)


@pytest.mark.rule("HER-RISE-05", "HER-TURN-10")
@pytest.mark.parametrize("a, b, c, first", [(8, 7, 8, "B"), (3, 3, 8, "A"), (2, 3, 3, "A"), (8, 8, 8, "A")])
def test_the_single_lowest_humanity_leads_the_next_round(a: int, b: int, c: int, first: str) -> None:
    table = Table(theatres=RISE, **THREE)
    table.morality("A", a, "calm").morality("B", b, "calm").morality("C", c, "calm")
    assert table.end_round().state.first == first


@pytest.mark.rule("HER-RISE-06")
@pytest.mark.parametrize("space", [-3, 0, 8])
def test_the_space_of_humanity_is_its_score(space: int) -> None:
    assert Table(theatres=RISE).morality("A", space, "calm").score("A")["rise_of_humanity"] == space
