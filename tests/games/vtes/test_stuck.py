"""A minion whose mandatory action cannot be taken (VTES-ACT-06)."""

import pytest
from tests.games.vtes.table import Table

from nokturn.games.vtes.state.choices import Bleed, EndPhase, Hunt
from nokturn.games.vtes.state.underway_records import InForce


@pytest.mark.rule("VTES-ACT-06", "VTES-R-05")
@pytest.mark.parametrize("why", ["ended", "cannot-act", "cannot:hunt"])
def test_a_mandatory_action_that_is_impossible_holds_up_nobody(why):
    table = Table("ABC")
    empty, other = table.vampire("A", "alexa-draper", blood=0), table.vampire("A", "bret-stryker")
    if why == "ended":
        table.state.spend("turn", f"ended/{empty}/hunt/")
    else:
        table.state.in_force = (InForce(what=why, subject=empty, amount=1, lasts="turn"),)
    table.act("A")
    assert Hunt(empty) not in table.options()
    assert Bleed(empty, "B") not in table.options()
    assert {Bleed(other, "B"), EndPhase()} <= set(table.options())
