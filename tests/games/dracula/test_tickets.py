"""Reserve Ticket (DRA-TICKET): a random ticket, two for Godalming, never more than two in hand."""

from collections import Counter

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.state import choices as do

KEYS = tuple(f"{number:032x}" for number in range(1, 25))


def reserved(hunter: str, *held: str, night: bool = False, **table: object) -> Table:
    """This hunter, holding these tickets, reserves."""
    game = Table(**table)  # type: ignore[arg-type]
    game.tickets(hunter, *held)
    game.action(hunter, night=night).hunter(hunter).answers(do.ReserveTicket())
    return game


@pytest.mark.rule("DRA-TICKET-01")
@pytest.mark.parametrize("hunter, number", [(GODALMING, 2), (SEWARD, 1), (VAN_HELSING, 1), (MINA, 1)])
@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_one_ticket_is_drawn_and_by_godalming_two(hunter, number, night):
    table = reserved(hunter, night=night)
    assert table.over
    assert len(table.sheet(hunter).tickets) == number
    assert len(table.game.tickets) == 16 - number
    together = Counter(table.game.tickets) + Counter(table.sheet(hunter).tickets)
    assert together == Counter(Table().game.tickets)


@pytest.mark.rule("DRA-TICKET-01")
def test_which_ticket_is_chance():
    drawn = Counter(reserved(SEWARD, key=key).sheet(SEWARD).tickets[0] for key in KEYS)
    assert len(drawn) >= 4
    assert max(drawn.values()) <= len(KEYS) / 2


@pytest.mark.rule("DRA-TICKET-01")
def test_an_empty_pool_gives_nothing_and_the_last_one_is_given():
    table = Table()
    table.game.tickets = ("t_1_0",)
    table.action(GODALMING).hunter(GODALMING).answers(do.ReserveTicket())
    assert table.sheet(GODALMING).tickets == ("t_1_0",)
    table.action(SEWARD).hunter(SEWARD).answers(do.ReserveTicket())
    assert table.over
    assert table.sheet(SEWARD).tickets == ()


@pytest.mark.rule("DRA-TICKET-02", "DRA-TICKET-03")
@pytest.mark.parametrize(
    "hunter, held, returned",
    [
        (SEWARD, (), 0),
        (SEWARD, ("t_3_2",), 0),
        (SEWARD, ("t_3_2", "t_1_0"), 1),
        (GODALMING, (), 0),
        (GODALMING, ("t_3_2",), 1),
        (GODALMING, ("t_3_2", "t_1_0"), 2),
    ],
)
def test_with_two_in_hand_he_may_draw_and_then_returns_down_to_two(hunter, held, returned):
    table = reserved(hunter, *held)
    for left in range(returned, 0, -1):
        assert len(table.sheet(hunter).tickets) == 2 + left
        assert table.asked() == {table.game.players[hunter]: "too-many-tickets"}
        table.pass_by(table.asks[0])
    assert table.over
    assert len(table.sheet(hunter).tickets) == min(2, len(held) + (2 if hunter == GODALMING else 1))


@pytest.mark.rule("DRA-TICKET-03")
def test_the_owner_says_which_and_it_may_be_an_old_one():
    table = Table()
    table.tickets(SEWARD, "t_3_2", "t_1_0")
    table.game.tickets = ("t_2_2",)
    table.action(SEWARD).hunter(SEWARD).answers(do.ReserveTicket())
    assert set(table.hunter(SEWARD).options) == {do.ReturnTicket(one) for one in ("t_3_2", "t_1_0", "t_2_2")}
    table.hunter(SEWARD).answers(do.ReturnTicket("t_1_0"))
    assert table.over
    assert table.sheet(SEWARD).tickets == ("t_3_2", "t_2_2")
    assert table.game.tickets == ("t_1_0",)


@pytest.mark.rule("DRA-TICKET-04", "DRA-TICKET-01")
def test_values_are_secret_and_the_number_is_public():
    table = reserved(SEWARD, "t_3_2", "t_1_0")
    drawn = table.sheet(SEWARD).tickets[-1]
    table.hunter(SEWARD).answers(do.ReturnTicket("t_3_2"))
    assert table.told("draws-ticket", "C") == [{"hunter": SEWARD, "ticket": drawn}]
    assert table.told("returns-ticket", "C") == [{"hunter": SEWARD, "ticket": "t_3_2"}]
    for seat in ("A", "B", "D", "E", None):
        assert table.told("draws-ticket", seat) == [{"hunter": SEWARD}]
        assert table.told("returns-ticket", seat) == [{"hunter": SEWARD}]
        seen = table.view(seat).hunters[SEWARD]
        assert (seen.tickets, seen.ticket_count) == ((), 2)
    assert table.view("C").hunters[SEWARD].tickets == ("t_1_0", drawn)


@pytest.mark.rule("DRA-TICKET-04", "DRA-RAIL-01")
def test_a_ticket_is_open_once_it_is_spent():
    table = Table()
    table.tickets(SEWARD, "t_1_0")
    assert table.view("A").spent == ""
    table.dracula_events("false_tip")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_1_0"))
    assert table.view("A").spent == "t_1_0"


@pytest.mark.rule("DRA-PLACE-CASTLE-04")
def test_in_castle_dracula_no_ticket_is_reserved():
    table = Table()
    table.place(SEWARD, "castle_dracula")
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.ReserveTicket()).rule == "DRA-PLACE-CASTLE-04"


@pytest.mark.rule("DRA-TICKET-01")
@pytest.mark.parametrize("place, hospital", [("toulouse", False), ("cagliari", False), ("rome", True)])
def test_a_ticket_is_reserved_also_where_no_railway_runs(place, hospital):
    table = Table()
    table.place(SEWARD, place, hospital=hospital)
    table.action(SEWARD).hunter(SEWARD).answers(do.ReserveTicket())
    assert len(table.sheet(SEWARD).tickets) == 1
