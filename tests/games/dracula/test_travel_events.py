"""Hunters' events that move them: Chartered Carriage, Sense of Emergency, Excellent Weather."""

import pytest
from tests.games.dracula.table import GODALMING, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.map.atlas import link
from nokturn.games.dracula.state import choices as do
from nokturn.games.dracula.state.state import Discarded


def offered(table: Table, hunter: str = SEWARD) -> set[str]:
    """The places the hunter may go to."""
    return {getattr(option, "to", getattr(option, "place", "")) for option in table.hunter(hunter).options}


# Chartered Carriage


def with_carriage(place: str, *tickets: str) -> Table:
    table = Table()
    table.place(SEWARD, place)
    table.tickets(SEWARD, *tickets)
    table.events(SEWARD, "chartered_carriage")
    return table


FROM_FRANKFURT = {
    1: {"cologne", "leipzig", "strasbourg"},
    2: {"brussels", "berlin", "nuremburg", "zurich"},
    3: {"paris", "hamburg", "prague", "munich", "milan"},
    4: {"bordeaux", "le_havre", "marseilles", "vienna", "florence", "geneva", "genoa"},
}
"""Railways from Frankfurt by their number; Prague, Milan and what lies behind them by yellow ones."""


@pytest.mark.card("chartered_carriage")
def test_a_chartered_carriage_goes_up_to_four_railways_of_any_colour_whatever_the_ticket():
    table = with_carriage("frankfurt", "t_1_0")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByCarriage("t_1_0"))
    assert offered(table) == set().union(*FROM_FRANKFURT.values())
    table.hunter(SEWARD).answers(do.ThisPlace("vienna"))
    assert table.over
    assert table.sheet(SEWARD).place == "vienna"


@pytest.mark.card("chartered_carriage")
@pytest.mark.rule("DRA-RAIL-01")
def test_a_chartered_carriage_costs_one_ticket():
    table = with_carriage("frankfurt", "t_1_0", "t_3_2")
    table.action(SEWARD)
    assert table.hunter(SEWARD).may(do.MoveByCarriage) == [do.MoveByCarriage("t_1_0"), do.MoveByCarriage("t_3_2")]
    table.hunter(SEWARD).answers(do.MoveByCarriage("t_3_2"))
    assert table.told("spends-ticket", "A") == [{"hunter": SEWARD, "ticket": "t_3_2"}]
    table.hunter(SEWARD).answers(do.ThisPlace("berlin"))
    assert table.sheet(SEWARD).tickets == ("t_1_0",)
    assert table.game.tickets.count("t_3_2") == 3, "back in the pool"
    assert table.game.event_discard == (Discarded("chartered_carriage"),)


@pytest.mark.card("chartered_carriage")
@pytest.mark.rule("DRA-RAIL-01")
def test_without_a_ticket_there_is_no_carriage():
    table = with_carriage("frankfurt")
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.MoveByCarriage("t_1_0")).rule == "DRA-RAIL-01"


@pytest.mark.card("chartered_carriage")
@pytest.mark.rule("DRA-HUNT-MOVE-01")
def test_a_carriage_is_a_move_so_it_goes_by_day():
    table = with_carriage("frankfurt", "t_1_0")
    assert (
        table.action(SEWARD, night=True).hunter(SEWARD).refusal(do.MoveByCarriage("t_1_0")).rule == "DRA-HUNT-MOVE-01"
    )


@pytest.mark.card("chartered_carriage")
@pytest.mark.rule("DRA-RAIL-07")
def test_roadblocks_and_fog_stop_a_carriage():
    table = with_carriage("frankfurt", "t_1_0")
    table.game.roadblocks = (link("frankfurt", "strasbourg", "rail"), link("cologne", "frankfurt", "road"))
    table.game.fog = {"berlin": 1}
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByCarriage("t_1_0"))
    west = {"cologne", "brussels", "paris", "bordeaux", "le_havre", "marseilles"}
    assert offered(table) == west | {"leipzig", "nuremburg", "munich"}

    table = with_carriage("frankfurt", "t_1_0")
    table.game.fog = {"frankfurt": 1}
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.MoveByCarriage("t_1_0")).rule == "DRA-RAIL-07"


@pytest.mark.card("chartered_carriage")
@pytest.mark.rule("DRA-RAIL-06", "DRA-HUNT-MOVE-03")
def test_only_the_city_where_the_carriage_stops_is_entered():
    table = with_carriage("frankfurt", "t_1_0")
    table.trail("dublin", "cologne", "brussels")
    table.action(SEWARD).hunter(SEWARD).answers(do.MoveByCarriage("t_1_0"))
    table.hunter(SEWARD).answers(do.ThisPlace("brussels"))
    assert table.faces() == [3]


# Sense of Emergency


THREE_ROADS_FROM_MARSEILLES = {
    1: {"clermont_ferrand", "geneva", "genoa", "milan", "toulouse", "zurich"},
    2: {"bordeaux", "nantes", "paris", "strasbourg", "florence", "venice", "munich", "barcelona", "saragossa"},
    3: {
        *("santander", "le_havre", "brussels", "cologne", "frankfurt", "nuremburg"),
        *("rome", "vienna", "zagreb", "alicante", "madrid"),
    },
}


@pytest.mark.card("sense_of_emergency")
@pytest.mark.rule("DRA-CARD-19")
def test_a_sense_of_emergency_hurts_and_moves_up_to_three_roads():
    table = Table().plays_as_action(SEWARD, "sense_of_emergency")
    assert table.sheet(SEWARD).damage == 2, "first"
    assert offered(table) == set().union(*THREE_ROADS_FROM_MARSEILLES.values())
    table.hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    assert table.over
    assert table.sheet(SEWARD).place == "vienna"
    assert table.game.event_discard == (Discarded("sense_of_emergency"),)


@pytest.mark.card("sense_of_emergency")
@pytest.mark.rule("DRA-CARD-19", "DRA-HUNT-MOVE-04")
def test_only_the_last_city_of_the_ride_counts_as_reached():
    table = Table()
    table.trail("dublin", "munich", "vienna")
    table.lay(2, "wolves")
    table.lay(3, "spy")
    table.plays_as_action(SEWARD, "sense_of_emergency")
    table.hunter(SEWARD).answers(do.MoveByRoad("vienna"))
    assert table.faces() == [3]
    assert table.asked() == {"A": "ambush"}
    assert len(table.dracula.may(do.Ambush)) == 1


@pytest.mark.card("sense_of_emergency")
@pytest.mark.rule("DRA-CARD-19")
def test_roadblocks_apply_to_each_step_of_the_ride():
    """From Athens everything goes by Valona; with Valona–Sofia blocked, Sofia takes three roads and Varna four."""
    table = Table()
    table.place(SEWARD, "athens")
    table.game.roadblocks = (link("sofia", "valona", "road"),)
    table.plays_as_action(SEWARD, "sense_of_emergency")
    assert offered(table) == {"valona", "salonica", "sarajevo", "sofia", "belgrade", "zagreb"}


@pytest.mark.card("sense_of_emergency")
@pytest.mark.rule("DRA-CARD-19", "DRA-TOKEN-FOG-02")
@pytest.mark.parametrize("fogged", ["athens", "valona"])
def test_fog_applies_to_each_step_and_without_a_road_the_card_is_not_offered(fogged):
    table = Table()
    table.place(SEWARD, "athens")
    table.game.fog = {fogged: 1}
    table.events(SEWARD, "sense_of_emergency")
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.PlayEvent("sense_of_emergency")).rule == "DRA-CARD-19"


@pytest.mark.card("sense_of_emergency")
@pytest.mark.rule("DRA-CARD-19")
def test_a_hunter_defeated_by_the_damage_does_not_move():
    table = Table()
    table.hurt(SEWARD, 8)
    table.plays_as_action(SEWARD, "sense_of_emergency")
    assert table.over
    assert table.sheet(SEWARD).defeated
    assert table.sheet(SEWARD).place == "marseilles"
    assert table.game.influence == 2


@pytest.mark.card("sense_of_emergency")
@pytest.mark.rule("DRA-PLACE-HOSP-03", "DRA-HUNT-ACT-03")
def test_nobody_rides_out_of_a_hospital_or_over_the_sea():
    table = Table()
    table.events(SEWARD, "sense_of_emergency")
    table.place(SEWARD, "rome", hospital=True)
    assert table.action(SEWARD).hunter(SEWARD).refusal(do.PlayEvent("sense_of_emergency")).rule == "DRA-PLACE-HOSP-03"
    table.place(SEWARD, "tyrrhenian_sea")
    assert not table.action(SEWARD).hunter(SEWARD).may(do.PlayEvent)


# Excellent Weather


@pytest.mark.card("excellent_weather")
@pytest.mark.rule("DRA-CARD-30", "DRA-SEA-01", "DRA-SEA-02")
def test_excellent_weather_makes_two_sea_moves_in_a_row():
    table = Table()
    table.place(SEWARD, "marseilles")
    table.plays_as_action(SEWARD, "excellent_weather")
    assert table.sheet(SEWARD).place == "mediterranean_sea", "no other zone lies off Marseilles: nobody is asked"
    ports = {"alicante", "barcelona", "cagliari", "marseilles"}
    assert offered(table) - {""} == ports | {"south_atlantic", "tyrrhenian_sea"}
    table.hunter(SEWARD).answers(do.MoveBySea("barcelona"))
    assert table.over
    assert table.sheet(SEWARD).place == "barcelona"
    assert table.game.event_discard == (Discarded("excellent_weather"),)


@pytest.mark.card("excellent_weather")
@pytest.mark.rule("DRA-CARD-30")
def test_the_second_sea_move_may_be_declined_the_first_may_not():
    table = Table()
    table.place(SEWARD, "mediterranean_sea")
    table.plays_as_action(SEWARD, "excellent_weather")
    assert table.hunter(SEWARD).refusal(do.Done()).reason == "not-offered"
    table.hunter(SEWARD).answers(do.MoveBySea("tyrrhenian_sea"))
    table.hunter(SEWARD).answers(do.Done())
    assert table.over
    assert table.sheet(SEWARD).place == "tyrrhenian_sea"


@pytest.mark.card("excellent_weather")
@pytest.mark.rule("DRA-CARD-30", "DRA-HUNT-MOVE-03")
def test_only_the_place_where_he_stops_counts_as_reached():
    """From the sea into port and out again: nothing is discovered there."""
    table = Table()
    table.trail("dublin", "rome", "naples")
    for stop, seen in (("tyrrhenian_sea", []), ("", [2])):
        table.place(SEWARD, "tyrrhenian_sea")
        table.plays_as_action(SEWARD, "excellent_weather")
        table.hunter(SEWARD).answers(do.MoveBySea("rome"))
        assert table.faces() == [], "not before he stops"
        table.hunter(SEWARD).answers(do.MoveBySea(stop) if stop else do.Done())
        assert table.faces() == seen
        table.game.event_deck, table.game.event_discard = ("excellent_weather", *table.game.event_deck), ()


@pytest.mark.card("excellent_weather")
@pytest.mark.rule("DRA-CARD-30", "DRA-SEA-03", "DRA-TOKEN-STORM-01", "DRA-TOKEN-FOG-02")
def test_storms_and_fog_stop_both_steps():
    table = Table()
    table.game.storms = ("tyrrhenian_sea",)
    table.game.fog = {"barcelona": 1}
    table.plays_as_action(SEWARD, "excellent_weather")
    assert table.sheet(SEWARD).place == "mediterranean_sea"
    assert table.hunter(SEWARD).refusal(do.MoveBySea("tyrrhenian_sea")).rule == "DRA-TOKEN-STORM-01"
    assert table.hunter(SEWARD).refusal(do.MoveBySea("barcelona")).rule == "DRA-TOKEN-FOG-02"
    assert table.hunter(SEWARD).can(do.MoveBySea("alicante"))


@pytest.mark.card("excellent_weather")
@pytest.mark.rule("DRA-CARD-30", "DRA-PLACE-HOSP-03")
def test_without_a_first_sea_move_the_weather_is_of_no_use():
    table = Table()
    table.events(VAN_HELSING, "excellent_weather")
    play = do.PlayEvent("excellent_weather")
    table.game.storms = ("north_sea",)
    assert table.action(VAN_HELSING).hunter(VAN_HELSING).refusal(play).rule == "DRA-CARD-30", "a storm off Amsterdam"
    table.game.storms, table.game.fog = (), {"amsterdam": 1}
    assert table.action(VAN_HELSING).hunter(VAN_HELSING).refusal(play).rule == "DRA-CARD-30", "fog in the port"
    table.game.fog = {}
    assert table.action(VAN_HELSING).hunter(VAN_HELSING).can(play)
    table.place(VAN_HELSING, "vienna")
    assert table.action(VAN_HELSING).hunter(VAN_HELSING).refusal(play).rule == "DRA-CARD-30", "no port"
    table.place(VAN_HELSING, "rome", hospital=True)
    assert table.action(VAN_HELSING).hunter(VAN_HELSING).refusal(play).rule == "DRA-PLACE-HOSP-03"


@pytest.mark.card("excellent_weather")
@pytest.mark.rule("DRA-CARD-30", "DRA-SEA-04")
def test_at_sea_it_may_be_played_as_the_move_he_owes():
    table = Table()
    table.place(GODALMING, "black_sea")
    table.events(GODALMING, "excellent_weather", "money_trail")
    table.trail("dublin", "irish_sea")
    player = table.action(GODALMING).hunter(GODALMING)
    assert player.refusal(do.Pass()).rule == "DRA-SEA-04"
    assert player.refusal(do.PlayEvent("money_trail")).rule == "DRA-HUNT-ACT-03", "the only event at sea"
    player.answers(do.PlayEvent("excellent_weather"))
    table.hunter(GODALMING).answers(do.MoveBySea("ionian_sea"))
    table.hunter(GODALMING).answers(do.MoveBySea("athens"))
    assert table.over
    assert table.sheet(GODALMING).place == "athens"
