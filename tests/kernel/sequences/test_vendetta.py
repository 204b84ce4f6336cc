"""Vendetta: one loss chains through redirect, Frenzy, Retaliation, random drain, Diablerie, elimination
and a move of the ambition token, and then the interrupted effect goes on (vendetta.md §8.3)."""

from tests.kernel.harness import Table
from tests.kernel.sequences.toy_vendetta import AT_THE_BRINK, GAME, Resolve, ToyVendetta


def fist_of_caine(game: ToyVendetta = GAME) -> Table:
    """A (Brujah) resolves Fist of Caine against D (ambition), B (Tremere, one blood left) and C, in this order."""
    table = Table(game, 4)
    table.asks(("A", "resolve"))
    table.answer("A", "resolve", Resolve("BR04"))
    return table


def test_one_loss_sets_off_everything_and_then_goes_on():
    table = fist_of_caine()
    # D has lost 1. B's loss went into B's area (Dark Pact), emptied the pool, and A has been paid for the Frenzy
    # before anything is drained; B may turn Ready over instead.
    table.asks(("B", "ready"))
    assert table.state.pool == {"A": 5, "B": 0, "C": 3, "D": 1}
    assert table.state.deployed == {"B": 1}
    assert table.state.influence["A"] == 1

    table.answer("B", "ready", False)
    # B drained one of two allies worth 2, and only then retaliates: D, first in player order, is emptied by it.
    table.asks(("D", "phial"))
    assert table.state.pool == {"A": 5, "B": 2, "C": 3, "D": 0}
    assert len(table.told("drains")) == 1

    table.answer("D", "phial", False)
    # D drains a vampire: third token, eliminated, the ambition token goes on to A. Retaliation goes on with A and C,
    # and Fist of Caine with C, its last target.
    assert table.told("eliminated") == [{"player": "D"}]
    assert table.told("ambition") == [{"player": "A"}]
    assert table.state.seats == ["A", "B", "C"]
    assert table.state.influence == {"A": 1, "B": 3, "C": 1, "D": 0}
    assert table.state.pool == {"A": 4, "B": 2, "C": 1, "D": 0}
    assert [(e["player"], e["amount"], e["to"]) for e in table.told("loses")] == [
        ("D", 1, "supply"),
        ("B", 1, "area"),
        ("D", 1, "supply"),
        ("A", 1, "supply"),
        ("C", 1, "supply"),
        ("C", 1, "supply"),
    ]
    table.asks(("A", "next-district"))
    table.answer("A", "next-district", Resolve("next"))
    assert table.over
    table.look_back()


def test_the_replacements_are_real_choices():
    table = fist_of_caine()
    table.answer("B", "ready", True)
    # Ready instead of the drain: both allies stay, 1 blood gained; A was paid all the same. Retaliation follows.
    assert table.state.pool["B"] == 1
    assert len(table.state.allies["B"]) == 2
    assert table.state.influence["A"] == 1
    table.answer("D", "phial", True)
    # The Phial instead of the whole Frenzy: nobody is paid for it, nothing is drained, D stays.
    assert table.state.influence["B"] == 2
    assert table.state.pool == {"A": 4, "B": 1, "C": 1, "D": 2}
    assert table.state.seats == ["A", "B", "C", "D"]
    assert table.state.ambition == "D"
    table.asks(("D", "next-district"))
    table.answer("D", "next-district", Resolve("next"))
    table.look_back()


def test_an_effect_stops_when_its_controller_is_eliminated_by_it():
    """VEN-DIAB-15: what has moved stays moved, later targets are not hit."""
    table = fist_of_caine(AT_THE_BRINK)
    table.answer("B", "ready", True)
    table.answer("D", "phial", True)
    assert table.told("eliminated") == [{"player": "A"}]
    assert table.told("effect-stops") == [{"card": "BR04"}]
    assert table.state.pool["C"] == 2, "hit by Retaliation, no longer by Fist of Caine"
    table.answer("D", "next-district", Resolve("next"))
    table.look_back()
