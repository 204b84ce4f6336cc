"""Chapter 8: points, places, and who is asked when they tie."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import Table, who

from nokturn.games.heritage.game import GAME


@pytest.mark.rule("HER-SCORE-01")
def test_points_come_from_theatres_potency_boons_and_infamy() -> None:
    """Elitist at +1: 1 for Ottavia.  Nobody leads the Princes: 2 for the south among all.  Beast -3."""
    table = Table(A="brujah", B="tremere").politics(1).mark("brujah_ottavia", infamy=2)
    assert table.score("A") == {
        "high_low_clans": 1,
        "inner_beast": -3,
        "war_of_princes": 2,
        "potency": 3,
        "boons": 3,
        "infamy": -2,
        "total": 4,
    }


@pytest.mark.rule("HER-SCORE-02")
def test_a_torpid_vampire_brings_nothing_from_anywhere() -> None:
    """Prince and elitist: 2 for the class, 2 for the title; an ankh; tokens; its own track."""
    table = Table(A="brujah", B="tremere", theatres=("court", "inner_beast", "masquerade"))
    prince = table.childe("A", who("elitist calm north martial"), title="prince", potency=2, infamy=1)
    table.track("north", 0, 2).mark(prince, ankhs=("north",))
    awake = table.score("A")
    table.mark(prince, torpid=True)
    asleep = table.score("A")
    assert (awake["court"], asleep["court"]) == (2 + 2 + 2, 0)
    assert awake["masquerade"] - asleep["masquerade"] == 2
    assert awake["potency"] - asleep["potency"] == 2
    assert awake["infamy"] - asleep["infamy"] == -1


@pytest.mark.rule("HER-SCORE-03")
def test_most_points_win_and_there_may_be_less_than_none() -> None:
    table = Table(A="brujah", B="tremere", C="ventrue").mark("brujah_ottavia", infamy=20)
    table.mark("ventrue_leopoldine", potency=9)
    table.end_chapter()
    assert table.state.places == ("C", "B", "A")
    assert table.score("A")["total"] < 0
    standings = GAME.standings(table.state)
    assert [one.seats for one in standings] == [("C",), ("B",), ("A",)]
    assert [one.score for one in standings] == [table.score(seat)["total"] for seat in "CBA"]


@pytest.mark.rule("HER-SCORE-04")
def test_of_equals_whoever_has_earned_fewer_missions_is_ahead() -> None:
    """Ottavia's mission is worth 3, Dragomira has 3 potency more."""
    table = Table(A="brujah", B="tzimisce", missions=("bm_01",)).court("march_se", "south", 1)
    table.court("march_ne", "east", 1).mark("tzimisce_dragomira", potency=6)
    table.end_chapter()
    assert table.over
    assert table.score("A")["total"] == table.score("B")["total"]
    assert table.state.earned == {"bm_01": "A"}
    assert table.state.places == ("B", "A")
    assert [(one.key, one.rule) for one in GAME.tie_breaks(table.state)] == [("missions", "HER-SCORE-04")]


@pytest.mark.rule("HER-SCORE-04", "HER-R-31", "HER-PRIM-03")
def test_equals_in_both_consult_the_primogen_for_any_place() -> None:
    """Leopoldine wins; the other two are equal, and the second place is what they consult about."""
    table = Table(A="tremere", B="tzimisce", C="ventrue").mark("ventrue_leopoldine", potency=30)
    table.deck("bc_004").discard().end_chapter()
    assert table.score("A")["total"] == table.score("B")["total"]
    table.seat("A").calls_on("martial")
    table.seat("B").calls_on("covert")
    assert table.state.places == ("C", "B", "A")
    assert [(one.key, one.rule) for one in GAME.tie_breaks(table.state)] == [("primogen", "HER-PRIM-01")]


@pytest.mark.rule("HER-SCORE-05")
def test_markets_pay_theatres_are_resolved_missions_are_earned_and_then_places_are_given() -> None:
    table = Table.boxed("A", "B", theatres=("court", "inner_beast", "sabbat_wars"), missions=2).begins()
    nosferatu = table.state.first
    table.seat(nosferatu).takes("nosferatu")
    while table.state.round < table.state.rounds:
        table.pass_by(table.asks[0])
    while table.state.active == nosferatu:
        table.pass_by(table.asks[0])
    (other,) = [seat for seat in "AB" if seat != nosferatu]
    table.state.markets["nosferatu_auction"] = table.state.clans[other]
    table.finish()
    keys = table.keys()
    missions = [at for at, key in enumerate(keys) if key == "mission-earned"]
    assert keys.index("market-pays") < keys.index("end") < keys.index("region-resolved") < missions[0]
    assert len(missions) == 2
    assert missions[-1] < keys.index("place")


@pytest.mark.rule("HER-SCORE-06")
def test_the_result_names_every_source_for_every_player() -> None:
    table = Table(A="brujah", B="tremere", missions=("bm_01",)).politics(-1).end_chapter()
    ledger = GAME.ledger(table.state, ())
    sources = ("high_low_clans", "inner_beast", "war_of_princes", "potency", "boons", "infamy")
    assert [credit.source for credit in ledger if credit.seat == "A"] == [*sources, "missions"]
    assert [credit.source for credit in ledger if credit.seat == "B"] == list(sources)
    for standing in GAME.standings(table.state):
        (seat,) = standing.seats
        assert sum(credit.amount for credit in ledger if credit.seat == seat) == standing.score
