"""Dracula: a night supply hands Dracula an event he must play at once; then three hunters and Dracula fight,
each choosing in secret, Dracula naming whom he engages (dracula.md §8, §12, §15)."""

import pytest
from tests.kernel.harness import Table
from tests.kernel.sequences.toy_dracula import GAME, Card, Hunter, Mode, Play

from nokturn.kernel.events import seen_by
from nokturn.kernel.reactions import Pass


def chooses(table: Table, order: str, **cards: str) -> None:
    """All choose their combat cards, in any order of answering."""
    assert sorted(ask.seat for ask in table.position.asks()) == sorted(order)
    for seat in order:
        table.answer(seat, "combat-card", Card(cards[seat]))


def after_the_raid(whom: str) -> Table:
    table = Table(GAME, 4)
    table.answer("B", "night-action", Mode("supply"))
    # In the middle of Godalming's action it is Dracula who is asked.
    table.asks(("A", "great-wolf"))
    assert table.state.hands["B"] == ["pistol", "crucifix"], "both items came before the event"
    table.answer("A", "great-wolf", Mode("raid"))
    table.answer("A", "raid-whom", Hunter(whom))
    return table


def test_an_event_out_of_turn_and_a_combat_in_secret():
    table = after_the_raid("C")
    drawn = next(event for event in table.journal.log if event.key == "draws-event")
    assert "great_wolf" in str(seen_by(drawn, "A"))
    assert "great_wolf" not in str(seen_by(drawn, "B"))
    assert table.refused("C", Card("crucifix")) == "DRA-ITEM-03"
    table.answer("C", "show-crucifix", Card("none"))
    assert table.state.damage == {"A": 2, "B": 0, "C": 9, "D": 0}

    # The interrupted night goes on with the other two hunters, then dawn.
    table.answer("C", "night-action", Mode("rest"))
    table.answer("D", "night-action", Mode("rest"))
    assert table.ask("A").options == tuple(map(Card, ("claws", "fangs", "mesmerize", "mist", "strength")))

    # Round 1. Everybody picks before Dracula names Seward; Dodge on Seward's card meets Claws: cancelled.
    chooses(table, "DACB", A="claws", B="punch", C="dodge", D="punch")
    table.asks(("A", "engage"))
    assert table.told("revealed") == [], "nothing is turned up before Dracula has named his hunter"
    table.answer("A", "engage", Hunter("C"))
    assert table.told("cancelled") == [{"card": "claws"}]
    assert table.state.damage == {"A": 4, "B": 0, "C": 9, "D": 0}, "two punches land"

    # Round 2. The cards of round 1 rest. Fangs heal 2 and would fell Seward (10 of 10); any hunter may prevent it.
    assert table.ask("B").options == (Card("dodge"), Card("escape"))
    assert table.ask("C").options == (Card("escape"), Card("punch"))
    chooses(table, "BCDA", A="fangs", B="escape", C="punch", D="dodge")
    table.answer("A", "engage", Hunter("C"))
    table.answer("B", "prevent", Pass())
    table.answer("C", "prevent", Pass())
    table.answer("D", "prevent", Play("great_strength"))
    assert table.state.damage == {"A": 3, "B": 0, "C": 9, "D": 0}, "healed 2, punched 1"
    assert table.state.fighting == ["C", "D"], "Godalming has left"

    # Round 3, two cards played before, one despair token: the mist is an escape, no hunter's card resolves.
    chooses(table, "ACD", A="mist", C="dodge", D="punch")
    table.answer("A", "engage", Hunter("D"))
    assert table.told("combat-over") == [{}]
    assert table.state.damage["A"] == 3
    assert table.over
    table.look_back()


def test_defeat_pride_and_the_lone_hunter():
    table = after_the_raid("C")
    table.answer("C", "show-crucifix", Card("none"))
    table.answer("C", "night-action", Mode("supply"))
    table.answer("D", "night-action", Mode("supply"))
    assert table.state.hands["C"] == ["rope", "newspaper_reports"]
    # Round 1: pride — an escape in round 1 with one despair token is cancelled, but counts as played.
    chooses(table, "ABCD", A="mist", B="escape", C="punch", D="escape")
    table.answer("A", "engage", Hunter("B"))
    assert table.state.played == 1
    # A lone hunter is engaged automatically; Strength cancels nothing but a punch, 2 damage fell Seward.
    chooses(table, "CA", A="strength", C="dodge")
    assert table.told("cancelled") == [{"card": "strength"}]
    chooses(table, "CA", A="fangs", C="punch")
    for seat in "BCD":
        table.answer(seat, "prevent", Pass())
    assert table.told("defeated") == [{"player": "C"}]
    assert table.state.influence == 3, "2 and 1 for the despair token"
    assert table.over
    table.look_back()


@pytest.mark.parametrize("first", ["A", "B", "C", "D"])
def test_a_secret_choice_survives_saving_and_shows_to_nobody(first):
    table = after_the_raid("B")
    table.answer("B", "show-crucifix", Card("crucifix"))
    assert table.state.damage["B"] == 0
    table.answer("C", "night-action", Mode("rest"))
    table.answer("D", "night-action", Mode("rest"))
    told = len(table.journal.log)
    table.answer(first, "combat-card", table.ask(first).options[0])
    assert table.position.sealed == ((first, table.position.sealed[0][1]),)
    assert {ask.seat for ask in table.position.asks()} == set("ABCD") - {first}
    assert len(table.journal.log) == told
    assert table.refused(first, table.position.sealed[0][1]) == "not-asked"
