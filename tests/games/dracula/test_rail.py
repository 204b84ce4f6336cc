"""Rail moves (DRA-RAIL): tickets, colours, what stops a train, and Dracula's answer."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do


def travelling(city: str, *tickets: str, hunter: str = SEWARD) -> Table:
    """This hunter is here with these tickets and may act by day."""
    table = Table()
    table.place(hunter, city)
    table.tickets(hunter, *tickets)
    return table.action(hunter)


def destinations(city: str, ticket: str, table: Table | None = None) -> set[str]:
    """Where the ticket takes a hunter from here, by the questions that are asked."""
    table = table or travelling(city, ticket)
    table.hunter(SEWARD).answers(do.MoveByRail(ticket))
    if table.over:
        return {table.sheet(SEWARD).place}
    return {option.place for option in table.hunter(SEWARD).may(do.ThisPlace)}


# the ticket


@pytest.mark.rule("DRA-RAIL-01")
def test_a_rail_move_needs_a_ticket():
    table = travelling("paris")
    assert table.hunter(SEWARD).may(do.MoveByRail) == []
    assert table.hunter(SEWARD).refusal(do.MoveByRail("t_3_2")).rule == "DRA-RAIL-01"


@pytest.mark.rule("DRA-RAIL-01")
def test_the_ticket_is_revealed_then_he_moves_then_it_returns_to_the_pool():
    table = travelling("paris", "t_3_2", "t_1_0")
    pool = table.game.tickets
    table.hunter(SEWARD).answers(do.MoveByRail("t_3_2"))
    for seat in ("A", "B", "E", None):
        assert table.told("spends-ticket", seat) == [{"hunter": SEWARD, "ticket": "t_3_2"}]
        assert table.view(seat).spent == "t_3_2", "it lies open while he says where to"
    assert table.game.tickets == pool
    table.hunter(SEWARD).answers(do.ThisPlace("le_havre"))
    assert table.over
    assert table.sheet(SEWARD).place == "le_havre"
    assert table.sheet(SEWARD).tickets == ("t_1_0",), "the other one is kept"
    assert sorted(table.game.tickets) == sorted((*pool, "t_3_2"))
    assert table.game.spent == ""


@pytest.mark.rule("DRA-RAIL-01")
def test_the_spent_ticket_is_one_of_the_pool_again():
    """Of an empty pool it is the only one to be drawn."""
    table = travelling("edinburgh", "t_1_0")
    table.game.tickets = ()
    table.hunter(SEWARD).answers(do.MoveByRail("t_1_0"))
    assert table.game.tickets == ("t_1_0",)
    table.action(SEWARD).hunter(SEWARD).answers(do.ReserveTicket())
    assert table.sheet(SEWARD).tickets == ("t_1_0",)


@pytest.mark.rule("DRA-RAIL-01")
def test_each_ticket_held_is_a_choice_and_two_of_a_kind_are_one():
    table = travelling("paris", "t_3_2", "t_2_1")
    assert set(table.hunter(SEWARD).may(do.MoveByRail)) == {do.MoveByRail("t_3_2"), do.MoveByRail("t_2_1")}
    table = travelling("paris", "t_2_1", "t_2_1")
    assert table.hunter(SEWARD).may(do.MoveByRail) == [do.MoveByRail("t_2_1")]


# how far


@pytest.mark.rule("DRA-RAIL-02", "DRA-RAIL-05")
@pytest.mark.parametrize(
    "ticket, reached",
    [
        ("t_1_0", {"paris"}),
        ("t_1_1", {"paris"}),
        ("t_2_0", {"paris", "bordeaux", "brussels", "le_havre"}),
        ("t_2_2", {"paris", "bordeaux", "brussels", "le_havre"}),
        ("t_3_0", {"paris", "bordeaux", "brussels", "le_havre", "saragossa", "cologne"}),
        ("t_3_2", {"paris", "bordeaux", "brussels", "le_havre", "saragossa", "cologne"}),
    ],
)
def test_white_railways_as_many_as_the_white_value_or_fewer(ticket, reached):
    assert destinations("marseilles", ticket) == reached


@pytest.mark.rule("DRA-RAIL-03")
@pytest.mark.parametrize(
    "ticket, reached",
    [
        ("t_1_1", {"strasbourg", "milan"}),
        ("t_2_1", {"strasbourg", "frankfurt", "milan"}),
        ("t_2_2", {"strasbourg", "frankfurt", "milan", "florence", "geneva", "genoa"}),
        ("t_3_1", {"strasbourg", "frankfurt", "cologne", "leipzig", "milan"}),
        ("t_3_2", {"strasbourg", "frankfurt", "cologne", "leipzig", "milan", "florence", "geneva", "genoa"}),
    ],
)
def test_with_a_yellow_railway_the_yellow_value_counts_for_the_whole_route(ticket, reached):
    """Zurich: white to Strasbourg and on, yellow to Milan and on."""
    assert destinations("zurich", ticket) == reached


@pytest.mark.rule("DRA-RAIL-03")
@pytest.mark.parametrize("ticket, reached", [("t_3_2", True), ("t_2_2", True), ("t_3_1", False), ("t_2_1", False)])
def test_white_links_before_a_yellow_one_count_too(ticket, reached):
    """Hamburg to Berlin is white, Berlin to Prague yellow: two links."""
    assert ("prague" in destinations("hamburg", ticket)) is reached


@pytest.mark.rule("DRA-RAIL-04")
@pytest.mark.parametrize("ticket", ["t_3_0", "t_2_0", "t_1_0"])
def test_without_a_yellow_value_no_yellow_railway(ticket):
    table = travelling("rome", ticket)
    assert table.hunter(SEWARD).may(do.MoveByRail) == []
    assert table.hunter(SEWARD).refusal(do.MoveByRail(ticket)).rule == "DRA-RAIL-04"


@pytest.mark.rule("DRA-RAIL-04")
def test_without_a_yellow_value_the_white_ones_are_open():
    assert destinations("zurich", "t_2_0") == {"strasbourg", "frankfurt"}
    assert destinations("berlin", "t_1_0") == {"hamburg", "leipzig"}


@pytest.mark.rule("DRA-RAIL-05")
def test_at_least_one_link_and_never_back_to_the_origin():
    table = travelling("paris", "t_3_2")
    table.hunter(SEWARD).answers(do.MoveByRail("t_3_2"))
    assert table.hunter(SEWARD).refusal(do.ThisPlace("paris")).rule == "DRA-RAIL-08"
    assert "paris" not in {option.place for option in table.hunter(SEWARD).options}


@pytest.mark.rule("DRA-RAIL-02")
def test_where_no_railway_starts_nobody_takes_a_train():
    table = travelling("toulouse", "t_3_2")
    assert table.hunter(SEWARD).may(do.MoveByRail) == []


# on the way


@pytest.mark.rule("DRA-RAIL-06")
def test_cities_passed_through_are_not_entered():
    """From Marseilles by Paris to Brussels, while Dracula is in Paris with wolves."""
    table = Table(at="paris")
    table.lay(1, "wolves")
    table.tickets(SEWARD, "t_2_0")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_2_0"))
    table.hunter(SEWARD).answers(do.ThisPlace("brussels"))
    assert table.over
    assert table.sheet(SEWARD).place == "brussels"
    assert not table.game.revealed
    assert table.faces() == []


@pytest.mark.rule("DRA-RAIL-06", "DRA-HUNT-MOVE-03")
def test_the_city_where_the_train_ride_ends_is():
    table = Table(at="brussels")
    table.place(MINA, "vienna")
    table.lay(1, "wolves")
    table.tickets(SEWARD, "t_2_0")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_2_0"))
    table.hunter(SEWARD).answers(do.ThisPlace("brussels"))
    assert table.game.revealed
    assert table.asked() == {"A": "ambush"}


@pytest.mark.rule("DRA-RAIL-06", "DRA-CARD-29")
def test_a_train_ride_is_no_road_move_so_wild_horses_do_not_answer_it():
    table = Table()
    table.dracula_events("wild_horses")
    table.discarded_event("false_tip", "false_tip", "customs_search", "customs_search")
    table.tickets(SEWARD, "t_1_0")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_1_0"))
    assert table.over
    assert table.sheet(SEWARD).place == "paris"


# what stops a train


@pytest.mark.rule("DRA-RAIL-07", "DRA-TOKEN-ROADBLOCK-02")
def test_a_route_uses_no_railway_with_a_roadblock():
    table = Table()
    table.tickets(SEWARD, "t_3_2")
    table.game.roadblocks = (link("brussels", "paris", "rail"), link("bordeaux", "paris", "road"))
    table.action(SEWARD)
    assert destinations("marseilles", "t_3_2", table) == {"paris", "bordeaux", "le_havre", "saragossa"}


@pytest.mark.rule("DRA-RAIL-07", "DRA-TOKEN-FOG-02")
@pytest.mark.parametrize(
    "fogged, reached",
    [
        ("bordeaux", {"paris", "brussels", "le_havre", "cologne"}),  # neither end nor way
        ("cologne", {"paris", "bordeaux", "brussels", "le_havre", "saragossa"}),
    ],
)
def test_a_route_ends_and_passes_in_no_fogged_city(fogged, reached):
    table = Table()
    table.tickets(SEWARD, "t_3_2")
    table.game.fog = {fogged: 1}
    table.action(SEWARD)
    assert destinations("marseilles", "t_3_2", table) == reached


@pytest.mark.rule("DRA-RAIL-07")
@pytest.mark.parametrize("fogged", ["marseilles", "paris"])
def test_a_route_does_not_start_in_fog_and_where_nothing_is_left_the_rule_is_named(fogged):
    table = Table()
    table.tickets(SEWARD, "t_3_2")
    table.game.fog = {fogged: 1}
    table.action(SEWARD)
    assert table.hunter(SEWARD).may(do.MoveByRail) == []
    assert table.hunter(SEWARD).refusal(do.MoveByRail("t_3_2")).rule == "DRA-RAIL-07"


@pytest.mark.rule("DRA-RAIL-07", "DRA-RAIL-08")
def test_a_detour_counts_as_long_as_the_ticket_lasts():
    """Madrid to Barcelona is two links by Saragossa or by Alicante: fog in one of them leaves the other."""
    table = travelling("madrid", "t_2_0")
    table.game.fog = {"saragossa": 1}
    table.action(SEWARD)
    assert destinations("madrid", "t_2_0", table) == {"alicante", "barcelona", "lisbon", "santander"}
    table = travelling("madrid", "t_2_0")
    table.game.fog = {"saragossa": 1, "alicante": 1}
    table.action(SEWARD)
    assert destinations("madrid", "t_2_0", table) == {"lisbon", "santander"}


# Dracula's answer


@pytest.mark.rule("DRA-RAIL-08", "DRA-CARD-10")
def test_first_the_ticket_then_draculas_answer_then_the_destination():
    table = Table()
    table.dracula_events("false_tip")
    table.tickets(SEWARD, "t_2_1")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_2_1"))
    assert table.asked() == {"A": "ticket-spent"}
    assert table.told("spends-ticket", "A") == [{"hunter": SEWARD, "ticket": "t_2_1"}]
    table.dracula.answers(do.Pass())
    assert table.asked() == {"C": "rail-destination"}
    table.hunter(SEWARD).answers(do.ThisPlace("brussels"))
    assert table.sheet(SEWARD).place == "brussels"


@pytest.mark.rule("DRA-RAIL-08")
def test_dracula_without_events_is_not_asked():
    table = travelling("marseilles", "t_2_1")
    table.hunter(SEWARD).answers(do.MoveByRail("t_2_1"))
    assert table.asked() == {"C": "rail-destination"}


@pytest.mark.card("false_tip")
@pytest.mark.rule("DRA-CARD-10")
def test_with_a_false_tip_dracula_names_any_city_the_ticket_allows():
    table = Table()
    table.dracula_events("false_tip")
    table.tickets(SEWARD, "t_2_1")
    pool = table.game.tickets
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_2_1"))
    table.dracula.answers(do.PlayEvent("false_tip"))
    assert table.asked() == {"A": "false-tip-destination"}
    assert {option.place for option in table.dracula.options} == {"paris", "bordeaux", "brussels", "le_havre"}
    table.dracula.answers(do.ThisPlace("le_havre"))
    assert table.over
    assert table.sheet(SEWARD).place == "le_havre"
    assert table.sheet(SEWARD).tickets == ()
    assert sorted(table.game.tickets) == sorted((*pool, "t_2_1"))
    assert [gone.card for gone in table.game.event_discard] == ["false_tip"]


@pytest.mark.card("false_tip", "chartered_carriage")
@pytest.mark.rule("DRA-CARD-10")
def test_against_a_chartered_carriage_the_event_is_lost_the_ticket_kept_and_another_action_may_be_chosen():
    table = Table()
    table.dracula_events("false_tip")
    table.tickets(SEWARD, "t_1_0")
    table.events(SEWARD, "chartered_carriage")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByCarriage("t_1_0"))
    assert table.asked() == {"A": "carriage-ordered"}
    table.dracula.answers(do.PlayEvent("false_tip"))
    assert table.asked() == {"C": "hunter-action"}
    assert table.sheet(SEWARD).tickets == ("t_1_0",)
    assert table.sheet(SEWARD).events == ()
    assert {gone.card for gone in table.game.event_discard} == {"false_tip", "chartered_carriage"}
    table.hunter(SEWARD).answers(do.Rest())
    assert table.over


@pytest.mark.card("chartered_carriage")
@pytest.mark.rule("DRA-RAIL-01")
def test_a_chartered_carriage_ignores_the_tickets_values_and_the_colours():
    """From Rome four railways, all yellow but the last: to Strasbourg."""
    table = Table()
    table.place(SEWARD, "rome")
    table.tickets(SEWARD, "t_1_0")
    table.events(SEWARD, "chartered_carriage")
    table.action(SEWARD)
    assert table.hunter(SEWARD).refusal(do.MoveByRail("t_1_0")).rule == "DRA-RAIL-04"
    table.hunter(SEWARD).answers(do.MoveByCarriage("t_1_0"))
    assert {option.place for option in table.hunter(SEWARD).options} == {
        "bari", "florence", "geneva", "genoa", "milan", "naples", "strasbourg", "zurich",
    }  # fmt: skip
    table.hunter(SEWARD).answers(do.ThisPlace("strasbourg"))
    assert table.sheet(SEWARD).place == "strasbourg"
    assert table.sheet(SEWARD).tickets == ()
    assert table.sheet(SEWARD).events == ()


@pytest.mark.card("chartered_carriage")
@pytest.mark.rule("DRA-RAIL-01", "DRA-RAIL-07")
def test_a_chartered_carriage_wants_a_ticket_and_an_open_line():
    table = Table()
    table.place(SEWARD, "rome")
    table.events(SEWARD, "chartered_carriage")
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.MoveByCarriage("t_1_0")).rule == "DRA-RAIL-01"
    table.tickets(SEWARD, "t_1_0")
    table.game.fog = {"rome": 1}
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.MoveByCarriage("t_1_0")).rule == "DRA-RAIL-07"


@pytest.mark.card("good_luck")
@pytest.mark.rule("DRA-CARD-11", "DRA-CARD-10")
@pytest.mark.parametrize("helper", [SEWARD, GODALMING, VAN_HELSING])
def test_any_hunter_counters_a_false_tip_with_good_luck(helper):
    table = Table()
    table.dracula_events("false_tip")
    table.events(helper, "good_luck")
    table.tickets(SEWARD, "t_2_1")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByRail("t_2_1"))
    table.dracula.answers(do.PlayEvent("false_tip"))
    assert table.asked() == {table.game.players[helper]: "false-tip-played"}
    table.hunter(helper).answers(do.PlayEvent("good_luck", "counter"))
    assert table.asked() == {"C": "rail-destination"}
    assert {gone.card for gone in table.game.event_discard} == {"false_tip", "good_luck"}
