"""Events (catalogue, section 11.3)."""

import pytest
from tests.games.vtes.cards.moments import phase
from tests.games.vtes.table import Table, library_card

from nokturn.games.vtes.state.card_language import Mode, Static
from nokturn.games.vtes.state.choices import Discard, PlayCard
from nokturn.games.vtes.state.stats import hand_size
from nokturn.games.vtes.text.effects import PutInPlay


def event(name="eclipse", *parts):
    return library_card(name, Mode("event", "discard", does=(PutInPlay(),)), *parts, types=("event",))


@pytest.mark.rule("VTES-EVENT-01")
def test_a_discard_phase_action_puts_an_event_into_play_instead_of_discarding():
    event()
    table = Table("AB")
    table.hand("A", "eclipse", "vessel")
    phase(table, "discard")
    assert Discard("vessel") in table.options()
    table.seat("A").plays("eclipse")
    assert table.card("eclipse:1").region == "in_play"
    assert table.now.actions_left == 0
    assert table.over  # the one action is used


@pytest.mark.rule("VTES-EVENT-01")
def test_one_event_in_a_phase_however_many_actions_there_are():
    event(), event("earthquake"), library_card("haste", Static("discard-actions", of="controller"), types=("master",))
    table = Table("AB")
    table.put("A", "haste")
    table.hand("A", "eclipse", "earthquake")
    phase(table, "discard")
    table.seat("A").plays("eclipse")
    assert table.refused(PlayCard("earthquake", 0)) == "VTES-EVENT-01"
    table.seat("A").answers(Discard("earthquake"))
    assert table.over


@pytest.mark.rule("VTES-EVENT-01")
def test_in_no_other_phase_and_by_nobody_else():
    event()
    table = Table("AB")
    table.hand("A", "eclipse", "vessel")
    table.hand("B", "eclipse", "vessel")
    phase(table, "master")
    while table.prompt:
        assert PlayCard("eclipse", 0) not in table.options()
        table.seat(table.ask().seat).passes()
    phase(table, "discard")
    assert table.ask().seat == "A"
    table.seat("A").passes()
    assert table.over


@pytest.mark.rule("VTES-EVENT-02")
def test_each_event_is_played_once_a_game_by_anybody():
    event()
    table = Table("AB")
    table.hand("A", "eclipse")
    table.hand("B", "eclipse", "vessel")
    phase(table, "discard")
    table.seat("A").plays("eclipse")
    phase(table, "discard", "B")
    assert table.refused(PlayCard("eclipse", 0)) == "VTES-EVENT-02"
    table.seat("B").passes()
    phase(table, "discard", "B")
    assert table.refused(PlayCard("eclipse", 0)) == "VTES-EVENT-02"  # and not even later


@pytest.mark.rule("VTES-EVENT-03")
def test_whoever_played_it_controls_it():
    event("harvest", Static("hand-size", 1, of="controller"))
    table = Table("AB")
    table.hand("B", "harvest")
    phase(table, "discard", "B")
    table.seat("B").plays("harvest")
    assert table.card("harvest:1").controller == "B"
    assert (hand_size(table.now, "A"), hand_size(table.now, "B")) == (7, 8)
