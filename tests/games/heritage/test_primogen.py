"""Chapter 8: consulting the Primogen."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import KEY, Table, who

from nokturn.games.heritage.ending.missions import earn_missions
from nokturn.games.heritage.printed.attributes import ARCHETYPES
from nokturn.games.heritage.seen.asides import aside
from nokturn.games.heritage.state import choices as do
from nokturn.games.heritage.state.vampires import Votes
from nokturn.kernel.chance import rekey


@pytest.mark.rule("HER-PRIM-01", "HER-R-32")
def test_each_picks_another_archetype_from_the_first_player_on() -> None:
    table = Table(A="brujah", B="tremere", C="ventrue", D="gangrel")
    table.state.first = "C"
    table.consult("A", "B", "C")
    assert table.asked() == {"C": "primogen"}
    table.seat("C").calls_on("covert")
    assert table.asked() == {"A": "primogen"}
    assert table.seat("A").refusal(do.CallOn("covert")).rule == "HER-PRIM-01"
    table.seat("A").calls_on("martial")
    assert table.asked() == {"B": "primogen"}
    assert {one.archetype for one in table.seat("B").may(do.CallOn)} == {"scholarly", "wealthy"}


@pytest.mark.rule("HER-PRIM-01", "HER-R-32")
@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_the_first_archetype_to_come_up_decides_from_deck_and_discards_together(pile: str) -> None:
    """Cathedral Canon Torvald is scholarly, and all there is."""
    table = Table(A="brujah", B="tremere").deck().discard()
    getattr(table, pile)("bc_002")
    table.consult("A", "B")
    table.seat("A").calls_on("martial")
    table.seat("B").calls_on("scholarly")
    assert table.told("primogen-decides") == [{"player": "B"}]


@pytest.mark.rule("HER-PRIM-01", "HER-PRIM-03")
def test_whoever_is_asked_knows_what_the_tie_is_about_and_how_many_there_are_of_each() -> None:
    """A mission for wealthy vampires, of which each has one and neither is a leader; deck and discards hold two wealthy
    and one covert."""
    table = Table(A="brujah", B="tremere").deck("bc_003", "bc_004").discard("bc_007")
    for seat, number in (("A", 2), ("B", 3)):
        table.childe(seat, who("wealthy", number))
    table.state.missions = ("bm_03",)
    table.run(earn_missions)
    ask = table.asks[0]
    assert (ask.prompt, dict(ask.args)["about"], dict(ask.args)["mission"]) == ("primogen", "mission", "bm_03")
    beside = {archetype: aside(table.state, do.CallOn(archetype)) for archetype in ARCHETYPES}
    counted = {archetype: dict(line.facts) for archetype, line in beside.items() if line}
    assert {archetype: facts["count"] for archetype, facts in counted.items()} == {
        "martial": 0,
        "scholarly": 0,
        "wealthy": 2,
        "covert": 1,
    }
    assert {facts["cards"] for facts in counted.values()} == {3}


@pytest.mark.rule("HER-PRIM-01")
def test_archetypes_nobody_has_picked_are_passed_over_and_the_cards_go_back() -> None:
    """Whoever comes up is wealthy, until the only covert one does."""
    for number in range(8):
        table = Table(A="brujah", B="tremere", key=rekey(KEY, number))
        table.deck("bc_003", "bc_004", "bc_007").discard("bc_011", "bc_015")
        table.consult("A", "B")
        table.seat("A").calls_on("covert")
        table.seat("B").calls_on("martial")
        shown = [one["character"] for one in table.told("primogen-reveals")]
        assert shown[-1] == "bc_004"
        assert len(set(shown)) == len(shown)
        assert table.told("primogen-decides") == [{"player": "A"}]
        assert table.state.deck == ("bc_003", "bc_004", "bc_007")
        assert table.state.discard == ("bc_011", "bc_015")


@pytest.mark.rule("HER-PRIM-01")
def test_the_cards_are_shuffled() -> None:
    """Of many consultations with one card for each, either player wins some."""
    winners = set()
    for number in range(20):
        table = (
            Table(A="brujah", B="tremere", key=rekey(KEY, number)).deck("bc_001").discard("bc_004").consult("A", "B")
        )
        table.seat("A").calls_on("martial")
        table.seat("B").calls_on("covert")
        winners.add(table.told("primogen-decides")[0]["player"])
    assert winners == {"A", "B"}


@pytest.mark.rule("HER-PRIM-02", "HER-R-31")
def test_of_three_equals_one_wins_and_the_others_consult_again() -> None:
    table = Table(A="tremere", B="tzimisce", C="ventrue").mark("ventrue_leopoldine", potency=3)
    table.court("march_ne", "north", 1).court("march_se", "east", 1).politics(1).deck("bc_001").discard()
    assert len({table.score(seat)["total"] for seat in "ABC"}) == 1
    table.end_chapter()
    table.seat("A").calls_on("covert")
    table.seat("B").calls_on("martial")
    table.seat("C").calls_on("wealthy")
    assert table.state.places == ("B",)
    assert table.asked() == {"A": "primogen"}
    table.seat("A").calls_on("martial")
    table.seat("C").calls_on("wealthy")
    assert table.state.places == ("B", "A", "C")


@pytest.mark.rule("HER-PRIM-03")
def test_other_ties_are_no_matter_for_the_primogen() -> None:
    """A tied vote gives the title to nobody; a tie for the first player leaves the marker; tied factions both win."""
    table = Table(A="tremere", B="tzimisce", theatres=("court", "inner_beast", "war_of_princes"))
    table.votes("elitist", "elitist", "elitist", "elitist")
    table.activate("A", table.childe("A", who("egalitarian calm north martial"))).finish()
    assert table.state.votes == Votes((), 1)
    assert not any(vampire.title for vampire in table.state.vampires.values())
    table.end_round()
    assert table.state.first == "A"
    assert table.over
    assert table.told("primogen-decides") == []
