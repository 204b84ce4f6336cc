"""Chapter 17: the worked examples that belong to no single chapter, step by step."""

from __future__ import annotations

import pytest
from tests.games.heritage.table import Table, who


@pytest.mark.rule("HER-SCORE-01", "HER-HL-05", "HER-PRINCES-07", "HER-BEAST-06")
@pytest.mark.example("EX-01")
def test_the_bloodline_of_the_rulebook_scores_eighteen() -> None:
    """Elitist won at a space of 2 points, the east won the Princes; the marker of the beast stands at 3."""
    table = Table(A="brujah", B="tremere").politics(3).court("march_ne", "east", 1).morality("A", 3, "cruel")
    east = table.childe("A", who("elitist calm east covert"))
    wanderer = table.childe("A", who("elitist cruel wanderer wealthy"))
    west = table.childe("A", who("elitist calm west martial"))
    table.childe("A", who("egalitarian calm north scholarly"), east)
    table.mark("brujah_ottavia", potency=1, boons=("brujah",)).mark(east, potency=4, infamy=1)
    table.mark(wanderer, infamy=3).mark(west, boons=("tremere", "brujah"))
    assert table.score("A") == {
        "high_low_clans": 4 * 2,
        "war_of_princes": 2 + 1,
        "inner_beast": 3,
        "potency": 5,
        "infamy": -4,
        "boons": 3,
        "total": 18,
    }


@pytest.mark.rule("HER-INQ-03", "HER-INQ-04", "HER-INQ-07")
@pytest.mark.example("EX-13")
@pytest.mark.parametrize("accused_class, torpid, infamy", [("elitist", True, 2), ("egalitarian", False, 3)])
def test_a_trial_weighs_infamy_and_the_markers_of_the_accuseds_class(
    accused_class: str, torpid: bool, infamy: int
) -> None:
    """Three markers show elitist, one egalitarian: 2 infamy make 5, or 3."""
    table = Table(A="brujah", B="tremere", theatres=("inquisition", "inner_beast", "war_of_princes"))
    table.judge("scholarly", "elitist").judge("wealthy", "elitist").judge("covert", "egalitarian")
    accused = table.childe("B", who(f"{accused_class} calm west covert"), infamy=2)
    table.mark("tremere_walther", infamy=1)
    table.activate("A", table.childe("A", who("elitist calm north martial"))).finish()
    assert (table[accused].torpid, table[accused].infamy) == (torpid, infamy)
    assert table["tremere_walther"].infamy == 1
    assert not any(judge.seated for judge in table.state.judges.values())
    assert [judge.facing for judge in table.state.judges.values()].count("elitist") == 3
