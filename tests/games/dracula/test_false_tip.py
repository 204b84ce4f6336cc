"""False Tip: Dracula answers a ticket, or a Chartered Carriage (DRA-CARD-10)."""

import pytest
from tests.games.dracula.table import SEWARD, Table

from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded

TICKET = "t_3_1"
WHITE_FROM_MARSEILLES = {"paris", "bordeaux", "brussels", "le_havre", "saragossa", "cologne"}
"""Up to three white railways from Marseilles; no yellow one is near."""


def holding(*events: str, place: str = "marseilles") -> Table:
    """Seward is here; Dracula, in Dublin, holds these events."""
    table = Table()
    table.place(SEWARD, place)
    table.dracula_events(*events)
    return table


def spends(table: Table) -> Table:
    table.tickets(SEWARD, TICKET)
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail(TICKET))
    return table


@pytest.mark.card("false_tip")
@pytest.mark.rule("DRA-CARD-10", "DRA-RAIL-08")
def test_after_a_false_tip_dracula_picks_any_city_legal_for_that_ticket():
    table = spends(holding("false_tip"))
    assert table.asked() == {"A": "ticket-spent"}, "before the destination is named"
    table.dracula.answers(do.PlayEvent("false_tip"))
    assert table.asked() == {"A": "false-tip-destination"}
    assert {option.place for option in table.dracula.options} == WHITE_FROM_MARSEILLES
    table.dracula.answers(do.ThisPlace("saragossa"))
    assert table.over
    assert table.sheet(SEWARD).place == "saragossa"
    assert table.sheet(SEWARD).tickets == ()
    assert table.game.tickets.count(TICKET) == 2, "the ticket is spent"
    assert table.game.event_discard == (Discarded("false_tip"),)


@pytest.mark.card("false_tip")
def test_without_a_false_tip_the_hunter_picks():
    table = spends(holding("false_tip"))
    table.dracula.answers(do.Pass())
    assert table.asked() == {"C": "rail-destination"}
    assert {option.place for option in table.hunter(SEWARD).options} == WHITE_FROM_MARSEILLES


@pytest.mark.card("false_tip")
@pytest.mark.rule("DRA-HUNT-MOVE-04")
def test_where_a_false_tip_takes_him_he_has_ended_movement():
    table = holding("false_tip")
    table.trail("dublin", "saragossa")
    spends(table).dracula.answers(do.PlayEvent("false_tip"))
    table.dracula.answers(do.ThisPlace("saragossa"))
    assert table.faces() == [2]


@pytest.mark.card("false_tip")
@pytest.mark.rule("DRA-CARD-10")
def test_if_no_city_is_legal_the_ticket_is_spent_and_the_hunter_stays():
    table = holding("false_tip")
    table.tickets(SEWARD, TICKET)
    table.game.fog = {"marseilles": 1}
    table.run("dracula.move_by_rail", SEWARD, TICKET)
    table.dracula.answers(do.PlayEvent("false_tip"))
    assert table.over
    assert table.sheet(SEWARD).place == "marseilles"
    assert table.sheet(SEWARD).tickets == ()
    assert table.game.tickets.count(TICKET) == 2


@pytest.mark.card("false_tip", "chartered_carriage")
@pytest.mark.rule("DRA-CARD-10")
def test_against_a_chartered_carriage_the_event_is_gone_the_ticket_kept_and_another_action_chosen():
    table = holding("false_tip")
    table.tickets(SEWARD, TICKET)
    table.events(SEWARD, "chartered_carriage")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByCarriage(TICKET))
    assert table.asked() == {"A": "carriage-ordered"}
    table.dracula.answers(do.PlayEvent("false_tip"))
    assert table.asked() == {"C": "hunter-action"}
    assert table.sheet(SEWARD).place == "marseilles"
    assert table.sheet(SEWARD).tickets == (TICKET,)
    assert table.sheet(SEWARD).events == ()
    assert {gone.card for gone in table.game.event_discard} == {"false_tip", "chartered_carriage"}
    assert all(gone.face_up for gone in table.game.event_discard)
    for action in (do.MoveByRail(TICKET), do.Rest(), do.MoveByRoad("genoa"), do.Supply()):
        assert table.hunter(SEWARD).can(action)


@pytest.mark.card("false_tip")
def test_a_second_false_tip_may_answer_the_ticket_after_the_carriage():
    table = holding("false_tip", "false_tip")
    table.tickets(SEWARD, TICKET)
    table.events(SEWARD, "chartered_carriage")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByCarriage(TICKET))
    table.dracula.answers(do.PlayEvent("false_tip"))
    table.hunter(SEWARD).answers(do.MoveByRail(TICKET))
    table.dracula.answers(do.PlayEvent("false_tip"))
    assert table.asked() == {"A": "false-tip-destination"}
