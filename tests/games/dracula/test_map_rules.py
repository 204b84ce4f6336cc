"""What the map means to those who travel on it (DRA-MAP); the map itself is tested in `test_atlas.py`."""

import pytest
from tests.games.dracula.table import GODALMING, MINA, SEWARD, VAN_HELSING, Table

from nokturn.games.dracula.map.atlas import atlas, link
from nokturn.games.dracula.state import choices as do

EUROPE = atlas("third_edition_reconstruction")
CITIES = {
    "large": """amsterdam athens barcelona berlin bordeaux brussels bucharest budapest cadiz cologne constanta edinburgh
        genoa hamburg leipzig lisbon liverpool london madrid manchester marseilles milan munich nantes naples paris
        prague rome varna vienna""",
    "small": """alicante bari belgrade cagliari clermont_ferrand dublin florence frankfurt galatz galway geneva granada
        klausenburg le_havre nuremburg plymouth salonica santander saragossa sarajevo sofia strasbourg swansea szeged
        toulouse valona venice zagreb zurich""",
    "castle": "castle_dracula",
}
PORTS = """alicante amsterdam athens barcelona bari bordeaux cadiz cagliari constanta dublin edinburgh galway genoa
    hamburg le_havre lisbon liverpool london marseilles nantes naples plymouth rome salonica santander swansea valona
    varna venice"""
SEAS = {
    "adriatic_sea": "bari venice ionian_sea",
    "black_sea": "constanta varna ionian_sea",
    "english_channel": "le_havre london plymouth north_atlantic north_sea",
    "ionian_sea": "athens salonica valona adriatic_sea black_sea tyrrhenian_sea",
    "irish_sea": "dublin liverpool swansea north_atlantic",
    "mediterranean_sea": "alicante barcelona cagliari marseilles south_atlantic tyrrhenian_sea",
    "north_atlantic": "bordeaux galway nantes santander english_channel irish_sea north_sea south_atlantic",
    "north_sea": "amsterdam edinburgh hamburg english_channel north_atlantic",
    "south_atlantic": "cadiz lisbon mediterranean_sea north_atlantic",
    "tyrrhenian_sea": "cagliari genoa naples rome ionian_sea mediterranean_sea",
}


# cities, ports and seas


@pytest.mark.rule("DRA-MAP-01")
@pytest.mark.parametrize("size", CITIES)
def test_cities_are_large_or_small_or_the_castle(size):
    assert [city for city in EUROPE.cities if EUROPE.places[city].size == size] == CITIES[size].split()


@pytest.mark.rule("DRA-MAP-01")
def test_these_cities_carry_an_anchor():
    assert [city for city in EUROPE.cities if EUROPE.places[city].port] == PORTS.split()


@pytest.mark.rule("DRA-MAP-03", "DRA-SEA-02")
@pytest.mark.parametrize("zone", SEAS)
def test_a_sea_zone_is_adjacent_to_the_zones_at_its_border_and_to_its_ports(zone):
    table = Table()
    table.place(MINA, zone)
    table.action(MINA)
    assert {option.to for option in table.hunter(MINA).may(do.MoveBySea)} == set(SEAS[zone].split())


@pytest.mark.rule("DRA-MAP-03", "DRA-SEA-01")
@pytest.mark.parametrize(
    "port, zones",
    [
        ("cagliari", {"mediterranean_sea", "tyrrhenian_sea"}),
        ("genoa", {"tyrrhenian_sea"}),
        ("galway", {"north_atlantic"}),
        ("lisbon", {"south_atlantic"}),
        ("milan", set()),
    ],
)
def test_a_port_is_adjacent_to_the_zones_of_its_anchors(port, zones):
    table = Table()
    table.place(MINA, port)
    table.action(MINA)
    assert {option.to for option in table.hunter(MINA).may(do.MoveBySea)} == zones


# adjacency


@pytest.mark.rule("DRA-MAP-02")
def test_a_railway_alone_makes_no_neighbours_for_hunters_or_dracula():
    """Paris and Bordeaux are joined by a railway only."""
    table = Table(at="paris")
    table.place(GODALMING, "bordeaux")
    assert table.action(GODALMING).hunter(GODALMING).refusal(do.MoveByRoad("paris")).rule == "DRA-HUNT-MOVE-02"
    table.dracula_phase()
    assert do.MoveTo("bordeaux") not in table.dracula.options
    assert do.MoveTo("nantes") in table.dracula.options


@pytest.mark.rule("DRA-MAP-02", "DRA-CARD-02")
def test_cards_that_speak_of_adjacent_places_do_not_look_along_railways():
    table = Table(at="dublin")
    table.trail("dublin", "paris", "nantes", "north_atlantic")
    table.place(GODALMING, "bordeaux")
    table.plays_at_once(GODALMING, "local_rumours")
    assert table.faces() == [3, 4], "Nantes by road and the North Atlantic by sea, not Paris"


@pytest.mark.rule("DRA-MAP-02", "DRA-MAP-03", "DRA-CARD-02")
def test_evil_presence_names_who_is_adjacent_by_road_or_sea():
    table = Table(at="bordeaux")
    table.place(GODALMING, "toulouse")
    table.place(SEWARD, "north_atlantic")
    table.place(VAN_HELSING, "paris")
    table.place(MINA, "saragossa")
    table.plays_at_once(MINA, "evil_presence")
    assert table.told("hunter-near-dracula") == [{"hunter": GODALMING}, {"hunter": SEWARD}]


# colours, regions, distances


@pytest.mark.rule("DRA-MAP-04", "DRA-RAIL-04")
@pytest.mark.parametrize(
    "city, white, yellow",
    [
        ("berlin", {"hamburg", "leipzig"}, {"prague"}),
        ("zurich", {"strasbourg"}, {"milan"}),
        ("rome", set(), {"florence", "naples"}),
        ("london", {"manchester", "swansea"}, set()),
    ],
)
def test_railways_are_white_or_yellow(city, white, yellow):
    assert {to for to, colour in EUROPE.rails[city] if colour == "white"} == white
    assert {to for to, colour in EUROPE.rails[city] if colour == "yellow"} == yellow


@pytest.mark.rule("DRA-MAP-05")
@pytest.mark.parametrize(
    "region, cities",
    [
        ("british_isles", "dublin edinburgh galway liverpool london manchester plymouth swansea"),
        ("danube", "budapest castle_dracula klausenburg prague szeged vienna zagreb"),
        ("italy", "bari cagliari florence genoa milan naples rome venice"),
    ],
)
def test_regions_as_printed(region, cities):
    assert EUROPE.regions[region] == tuple(cities.split())


@pytest.mark.rule("DRA-MAP-05", "DRA-SPECIAL-03")
def test_a_sea_zone_is_in_no_region():
    table = Table(at="dublin")
    table.trail("irish_sea", "dublin")
    table.together("dublin", MINA, SEWARD)
    table.action(MINA).hunter(MINA).answers(do.PsychicBond())
    assert table.told("psychic-bond") == [{"hunter": MINA, "region": "british_isles", "there": False}]


@pytest.mark.rule("DRA-MAP-06")
def test_roadblocks_change_no_distance_only_hunters_moves():
    """Wolves that mature in Venice find a city two roads away, whatever blocks the road; a defeated hunter is carried
    past roadblocks; only the hunter himself is stopped."""
    table = Table(at="prague")
    table.trail("prague", None, None, None, None, "venice")
    table.lay(6, "wolves")
    table.place(MINA, "rome")
    table.game.roadblocks = tuple(link("florence", city, "road") for city in ("rome", "venice", "genoa"))
    table.dracula_phase()
    table.dracula.answers(do.Mature(*table.calls(table.slid.encounters[0])))
    assert do.ThisPlace("rome") in table.dracula.options
    table.dracula.answers(do.ThisPlace("rome"))
    assert table.sheet(MINA).damage == 4
    assert table.action(MINA).hunter(MINA).refusal(do.MoveByRoad("florence")).rule == "DRA-TOKEN-ROADBLOCK-02"


@pytest.mark.rule("DRA-MAP-06", "DRA-CARD-19")
def test_so_many_roads_away_is_the_shortest_way():
    """Athens to Sofia: two roads, by Valona, and three by Salonica or Sarajevo."""
    table = Table()
    table.place(MINA, "athens")
    table.plays_as_action(MINA, "sense_of_emergency")
    places = {option.to for option in table.hunter(MINA).may(do.MoveByRoad)}
    assert places == {
        "valona", "salonica", "sarajevo", "sofia", "belgrade", "bucharest", "varna", "zagreb",
    }, "at most three roads"  # fmt: skip
