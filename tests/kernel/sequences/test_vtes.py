"""V:TES: a blocked bleed, combat, torpor, diablerie, blood hunt, and a card cancelled in between (vtes.md §14)."""

from tests.kernel.harness import Table
from tests.kernel.sequences.toy_vtes import GAME, NEED_STEALTH, Act, Block, Cast, Play, Strike, Take

from nokturn.kernel.reactions import Pass

BLOCK = Block("Berta")


def passing(table: Table, window: str, *seats: str) -> None:
    for seat in seats:
        table.answer(seat, window, Pass())


def bleed_is_met_by_a_block() -> Table:
    """Anton bleeds B; Berta attempts to block; A plays the stealth card, B cancels it as it is played."""
    table = Table(GAME, 3)
    table.answer("A", "minion-phase", Act("bleed", "Anton"))
    assert table.refused("A", Play("shadows", "Anton")) == NEED_STEALTH
    passing(table, "action-a", "A")
    table.answer("B", "action-a", BLOCK)
    table.asks(("A", "action-b"))
    table.answer("A", "action-b", Play("shadows", "Anton"))
    passing(table, "as-played", "A")
    table.answer("B", "as-played", Play("intervention"))
    return table


def test_from_a_blocked_bleed_to_the_blood_hunt():
    table = bleed_is_met_by_a_block()
    # The cancelling card has an as-played window of its own, and the acting player comes first there too.
    table.asks(("A", "as-played"))
    assert Play("reversal") in table.ask("A").options
    passing(table, "as-played", "A", "B", "C")
    assert table.told("cancelled") == [{"card": "shadows"}]
    assert table.state.minions["Anton"].blood == 2, "a cancelled modifier is paid for all the same"
    assert table.state.pool["B"] == 29
    assert [e["player"] for e in table.told("draws")] == ["B", "A"], "nobody drew before the outermost window closed"

    # The impulse is back with the acting player; everybody passes, the block succeeds.
    passing(table, "action-b", "A", "B", "C")
    assert table.told("blocked") == [{"minion": "Berta"}]
    table.answer("A", "strike", Strike("hand"))
    table.answer("B", "strike", Strike("hand"))
    table.answer("A", "prevent", Play("stone skin", "Anton"))
    passing(table, "as-played", "A", "B", "C")
    # Anton's single point is prevented; Berta's two are not, she burns her last blood without other harm.
    passing(table, "prevent", "B")
    assert (table.state.minions["Anton"].blood, table.state.minions["Berta"].blood) == (2, 0)
    assert table.state.minions["Berta"].region == "ready"

    table.answer("A", "additional", Play("speed", "Anton"))
    passing(table, "as-played", "A", "B", "C")
    passing(table, "additional", "A", "B", "C")
    # Only Anton has an additional strike. Berta prevents one of two; the other cannot be healed.
    table.answer("A", "strike", Strike("hand"))
    table.answer("B", "prevent", Play("stone skin", "Berta"))
    passing(table, "as-played", "A", "B", "C")
    passing(table, "prevent", "B")
    assert table.told("torpor") == [{"minion": "Berta"}]
    assert table.state.pool["B"] == 29, "the bleed came to nothing"

    # Anton is locked. Adela diablerizes Berta; nobody of B's is left to block, but B is asked all the same.
    assert Act("diablerize", "Anton", "Berta") not in table.ask("A").options
    table.answer("A", "minion-phase", Act("diablerize", "Adela", "Berta"))
    passing(table, "action-a", "A", "B", "C")
    passing(table, "action-c", "A", "B", "C")
    table.answer("A", "equipment", (Take("bow"),))
    assert "Berta" not in table.state.minions
    assert table.state.minions["Adela"].equipment == ("bow",)
    passing(table, "post-diablerie", "A", "B", "C")

    # The blood hunt: after each cast the acting player has the impulse again; the diablerist may vote herself.
    passing(table, "polling", "A")
    table.answer("B", "polling", Cast("edge", "for"))
    table.answer("A", "polling", Cast("Adela", "against"))
    assert table.refused("A", Cast("Adela", "for")) == "not-offered"
    passing(table, "polling", "A", "B")
    table.answer("C", "polling", Cast("Casimir", "for"))
    passing(table, "polling", "A", "B", "C")
    assert table.told("referendum") == [{"votes_for": 3, "votes_against": 1}]
    assert set(table.state.minions) == {"Anton", "Casimir"}
    assert table.state.edge == "", "the Edge was burned for its vote"

    table.answer("A", "minion-phase", Act("end", ""))
    assert table.over
    table.look_back()


def test_the_cancelling_card_is_cancelled_itself_and_the_bleed_gets_through():
    table = bleed_is_met_by_a_block()
    table.answer("A", "as-played", Play("reversal"))
    passing(table, "as-played", "A", "B", "C")  # of the second master
    passing(table, "as-played", "A", "B", "C")  # the stealth card's own window goes on: the impulse is back with A
    assert table.told("cancelled") == [{"card": "intervention"}]
    # Stealth 2 against intercept 0: the attempt fails, back to state A. B may try again, and refuses.
    passing(table, "action-b", "A", "B", "C")
    passing(table, "action-a", "A")
    assert BLOCK in table.ask("B").options
    passing(table, "action-a", "B", "C")
    passing(table, "action-c", "A", "B", "C")
    assert table.told("bleeds") == [{"player": "B"}]
    assert table.state.pool["B"] == 28
    assert table.state.edge == "A"
    table.answer("A", "minion-phase", Act("end", ""))
    table.look_back()


def test_a_dodge_saves_the_blocker_from_the_strike_it_meets_and_no_other():
    """VTES-STREFF-DODGE-01."""
    table = bleed_is_met_by_a_block()
    passing(table, "as-played", "A", "B", "C")
    passing(table, "action-b", "A", "B", "C")
    table.answer("A", "strike", Strike("hand"))
    table.answer("B", "strike", Strike("dodge"))
    assert table.state.minions["Berta"].blood == 2
    table.answer("A", "additional", Play("speed", "Anton"))
    passing(table, "as-played", "A", "B", "C")
    passing(table, "additional", "A", "B", "C")
    table.answer("A", "strike", Strike("hand"))
    passing(table, "prevent", "B")
    assert table.state.minions["Berta"].blood == 0
    assert table.told("torpor") == []
