"""The map: who lies next to whom, how far it is, and where roads and railways lead."""

from __future__ import annotations

from pathlib import Path

import pytest

from nokturn.games.dracula.map.atlas import Atlas, atlas, link, load_atlas
from nokturn.games.dracula.map.places import Link
from nokturn.kernel.plain import pack, unpack

THIRD, SECOND = "third_edition_reconstruction", "second_edition"
EUROPE = atlas(THIRD)
VARIANTS = pytest.mark.parametrize("europe", [EUROPE, atlas(SECOND)], ids=[THIRD, SECOND])


def blocked(*links: Link) -> frozenset[Link]:
    return frozenset(links)


def fog(*cities: str) -> frozenset[str]:
    return frozenset(cities)


# what the map is made of


@VARIANTS
@pytest.mark.rule("DRA-MAP-01", "DRA-SETUP-06", "DRA-PLACE-HOSP-01", "DRA-PLACE-CASTLE-01")
def test_sixty_cities_and_ten_sea_zones(europe: Atlas) -> None:
    assert (len(europe.cities), len(europe.sea_zones), len(europe.places)) == (60, 10, 70)
    assert [p.id for p in europe.places.values() if p.size == "castle"] == ["castle_dracula"] == [europe.castle]
    assert europe.hospitals == ("budapest", "madrid", "rome")


@VARIANTS
@pytest.mark.rule("DRA-MAP-01")
def test_ports_and_only_ports_border_a_sea(europe: Atlas) -> None:
    for city in europe.cities:
        assert europe.places[city].port is bool(europe.seas[city])
        assert all(europe.places[sea].kind == "sea" for sea in europe.seas[city])
    assert sum(place.port for place in europe.places.values()) == 29


@VARIANTS
@pytest.mark.rule("DRA-MAP-02")
def test_adjacency_goes_both_ways_and_nothing_is_next_to_itself(europe: Atlas) -> None:
    for place in europe.places:
        assert place not in europe.neighbours(place)
        for other in europe.neighbours(place):
            assert place in europe.neighbours(other)
            assert europe.adjacent(place, other)


@VARIANTS
def test_dracula_can_come_everywhere_by_road_and_sea(europe: Atlas) -> None:
    reached, edge = {"paris"}, ["paris"]
    while edge:
        new = set(europe.neighbours(edge.pop())) - reached
        reached |= new
        edge.extend(new)
    assert reached == set(europe.places)


@VARIANTS
@pytest.mark.rule("DRA-MAP-04")
def test_43_railways_24_white_and_19_yellow(europe: Atlas) -> None:
    colours = [colour for city in europe.cities for _, colour in europe.rails[city]]
    assert (colours.count("white"), colours.count("yellow")) == (2 * 24, 2 * 19)
    for city in europe.cities:
        for to, colour in europe.rails[city]:
            assert (colour == "yellow") is ("east" in (europe.places[city].side, europe.places[to].side))


@VARIANTS
@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-01")
def test_every_road_and_railway_is_a_link(europe: Atlas) -> None:
    assert sum(one.kind == "road" for one in europe.links) == 111
    assert sum(one.kind == "rail" for one in europe.links) == 43
    assert len(set(europe.links)) == len(europe.links) == 154


@VARIANTS
@pytest.mark.rule("DRA-MAP-05")
def test_each_city_is_in_one_of_seven_regions_and_no_sea_is(europe: Atlas) -> None:
    assert sorted(europe.regions) == ["balkans", "british_isles", "danube", "france", "germany", "iberia", "italy"]
    assert sorted(city for cities in europe.regions.values() for city in cities) == list(europe.cities)
    assert not any(europe.places[sea].region for sea in europe.sea_zones)


@VARIANTS
@pytest.mark.rule("DRA-DRAC-MOVE-05", "DRA-PLACE-CASTLE-02")
def test_backs_tell_seas_and_the_castle_from_cities(europe: Atlas) -> None:
    for place in europe.places.values():
        assert place.back == ("sea" if place.kind == "sea" else "castle" if place.castle else "city")


@pytest.mark.rule("DRA-SETUP-06")
def test_location_cards_are_numbered_by_name_cities_first() -> None:
    letters = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż"
    numbers = {place.id: place.numbers["pl"] for place in EUROPE.places.values()}
    assert (numbers["bordeaux"], numbers["clermont_ferrand"]) == (8, 13)
    assert (numbers["nantes"], numbers["santander"]) == (38, 46)
    by_name = sorted(
        EUROPE.places.values(), key=lambda p: (p.kind == "sea", [letters.find(c) for c in p.name("pl").lower()])
    )
    assert [place.numbers["pl"] for place in by_name] == list(range(1, 71))
    assert sorted(place.numbers["en"] for place in EUROPE.places.values()) == list(range(1, 71))


# what the booklet says of the map


@pytest.mark.rule("DRA-MAP-02")
def test_bordeaux_lies_as_in_the_booklet() -> None:
    assert EUROPE.roads["bordeaux"] == ("clermont_ferrand", "nantes", "santander", "toulouse")
    assert EUROPE.seas["bordeaux"] == ("north_atlantic",)
    assert EUROPE.rails["bordeaux"] == (("paris", "white"), ("saragossa", "white"))


@pytest.mark.rule("DRA-MAP-02", "DRA-DRAC-MOVE-03")
def test_railways_make_no_neighbours() -> None:
    expected = ("clermont_ferrand", "nantes", "north_atlantic", "santander", "toulouse")
    assert EUROPE.neighbours("bordeaux") == expected
    assert not EUROPE.adjacent("bordeaux", "paris")
    assert not EUROPE.adjacent("bordeaux", "saragossa")
    assert EUROPE.adjacent("toulouse", "barcelona")


@pytest.mark.rule("DRA-MAP-03", "DRA-SEA-01", "DRA-SEA-02")
def test_ports_are_next_to_their_seas_and_seas_to_seas() -> None:
    assert EUROPE.seas["cagliari"] == ("mediterranean_sea", "tyrrhenian_sea")
    assert EUROPE.adjacent("genoa", "tyrrhenian_sea")
    assert EUROPE.adjacent("tyrrhenian_sea", "rome")
    assert EUROPE.adjacent("tyrrhenian_sea", "mediterranean_sea")
    assert not EUROPE.adjacent("genoa", "mediterranean_sea")
    assert EUROPE.roads["cagliari"] == EUROPE.roads["tyrrhenian_sea"] == ()


def test_the_second_edition_has_other_waters_in_the_west() -> None:
    second = atlas(SECOND)
    assert second.neighbours("bordeaux") == ("bay_of_biscay", "clermont_ferrand", "nantes", "saragossa", "toulouse")
    assert second.seas["bay_of_biscay"] == ("atlantic_ocean", "bordeaux", "nantes", "santander")
    assert second.seas["atlantic_ocean"] == (
        "bay_of_biscay", "cadiz", "english_channel", "galway", "irish_sea", "lisbon", "mediterranean_sea", "north_sea",
    )  # fmt: skip
    assert not {"north_atlantic", "south_atlantic"} & set(second.places)
    assert second.places["bay_of_biscay"].name("pl") == "Zatoka Biskajska"


# distances


@pytest.mark.rule("DRA-MAP-06")
def test_cities_within_so_many_roads() -> None:
    assert EUROPE.within_roads("athens", 1) == ("valona",)
    assert EUROPE.within_roads("athens", 2) == ("salonica", "sarajevo", "sofia", "valona")
    assert EUROPE.within_roads("galway", 2) == ("dublin",)
    assert "paris" in EUROPE.within_roads("bordeaux", 2)
    assert "paris" not in EUROPE.within_roads("bordeaux", 1)
    assert "paris" not in EUROPE.within_roads("london", len(EUROPE.cities)), "no road crosses the sea"
    assert EUROPE.within_roads("cagliari", 2) == EUROPE.within_roads("irish_sea", 2) == ()


@pytest.mark.rule("DRA-DEFEAT-05")
def test_the_nearest_hospital_by_road() -> None:
    assert EUROPE.nearest_hospitals("florence") == ("rome",)
    assert EUROPE.nearest_hospitals("madrid") == ("madrid",)
    assert EUROPE.nearest_hospitals("castle_dracula") == ("budapest",)
    assert EUROPE.nearest_hospitals("marseilles") == ("madrid", "rome"), "three roads to either"


@pytest.mark.rule("DRA-DEFEAT-07")
@pytest.mark.parametrize("place", ["london", "galway", "edinburgh", "cagliari", "north_sea"])
def test_where_no_hospital_can_be_reached_all_three_tie(place: str) -> None:
    assert EUROPE.nearest_hospitals(place) == ("budapest", "madrid", "rome")


# roads


@pytest.mark.rule("DRA-HUNT-MOVE-02")
@pytest.mark.example("DRA-EX-01")
def test_by_road_to_the_adjacent_cities() -> None:
    assert EUROPE.by_road("toulouse", 1) == ("barcelona", "bordeaux", "clermont_ferrand", "marseilles", "saragossa")


@pytest.mark.rule("DRA-CARD-19")
def test_several_roads_never_end_where_they_began() -> None:
    assert EUROPE.by_road("galway", 3) == ("dublin",)
    assert EUROPE.by_road("athens", 2) == ("salonica", "sarajevo", "sofia", "valona")


@pytest.mark.rule("DRA-HUNT-MOVE-02", "DRA-TOKEN-ROADBLOCK-02", "DRA-CARD-19")
def test_roadblocks_stop_each_step() -> None:
    assert EUROPE.by_road("athens", 2, blocked(link("athens", "valona", "road"))) == ()
    shut = blocked(link("sofia", "valona", "road"))
    assert EUROPE.by_road("athens", 2, shut) == ("salonica", "sarajevo", "valona")
    assert "sofia" in EUROPE.by_road("athens", 3, shut), "the long way round"
    assert "sofia" in EUROPE.within_roads("athens", 2), "roadblocks change no distance (DRA-MAP-06)"


@pytest.mark.rule("DRA-TOKEN-FOG-02", "DRA-HUNT-MOVE-02")
def test_fog_stops_at_the_start_on_the_way_and_at_the_end() -> None:
    assert EUROPE.by_road("athens", 2, blocked(), fog("athens")) == ()
    assert EUROPE.by_road("athens", 2, blocked(), fog("valona")) == ()
    assert EUROPE.by_road("athens", 2, blocked(), fog("sofia")) == ("salonica", "sarajevo", "valona")


# railways


@pytest.mark.rule("DRA-RAIL-02", "DRA-RAIL-05")
@pytest.mark.example("DRA-EX-01")
def test_marseilles_to_cologne_with_a_ticket_of_three_and_two() -> None:
    expected = ("bordeaux", "brussels", "cologne", "le_havre", "paris", "saragossa")
    assert EUROPE.by_rail("marseilles", 3, 2) == expected
    assert EUROPE.by_rail("marseilles", 2, 2) == ("bordeaux", "brussels", "le_havre", "paris"), "Cologne is three links"
    assert EUROPE.by_rail("marseilles", 1, 1) == ("paris",)


@pytest.mark.rule("DRA-RAIL-03")
def test_one_yellow_railway_makes_the_yellow_value_count_for_all() -> None:
    western = ("berlin", "brussels", "cologne", "frankfurt", "leipzig", "nuremburg", "zurich")
    assert EUROPE.by_rail("strasbourg", 3, 1) == western
    assert EUROPE.by_rail("strasbourg", 3, 2) == tuple(sorted((*western, "milan"))), "one white link, then a yellow one"
    assert EUROPE.by_rail("rome", 3, 2) == ("bari", "florence", "milan", "naples")
    assert EUROPE.by_rail("rome", 3, 1) == ("florence", "naples")


@pytest.mark.rule("DRA-RAIL-02", "DRA-RAIL-03")
def test_a_longer_yellow_value_does_not_lengthen_white_routes() -> None:
    assert EUROPE.by_rail("edinburgh", 1, 3) == ("manchester",)
    assert EUROPE.by_rail("strasbourg", 1, 2) == ("frankfurt", "milan", "zurich")


@pytest.mark.rule("DRA-RAIL-04")
def test_without_a_yellow_value_no_yellow_railway() -> None:
    assert EUROPE.by_rail("rome", 3, None) == ()
    assert EUROPE.by_rail("zurich", 2, None) == ("frankfurt", "strasbourg")


@pytest.mark.rule("DRA-RAIL-05")
def test_no_railway_leads_back_to_where_it_started() -> None:
    for city in EUROPE.cities:
        assert city not in EUROPE.by_rail(city, 3, 2)
        assert city not in EUROPE.by_any_rail(city, 4)


@pytest.mark.rule("DRA-RAIL-07")
def test_roadblocks_and_fog_on_the_line() -> None:
    assert EUROPE.by_rail("zurich", 2, None, blocked(link("zurich", "strasbourg", "rail"))) == ()
    assert EUROPE.by_rail("zurich", 2, None, blocked(), fog("zurich")) == ()
    assert EUROPE.by_rail("zurich", 2, None, blocked(), fog("strasbourg")) == ()
    assert EUROPE.by_rail("zurich", 2, None, blocked(), fog("frankfurt")) == ("strasbourg",)


@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-02")
def test_a_roadblock_on_the_road_leaves_the_railway_open() -> None:
    road, rail = link("strasbourg", "zurich", "road"), link("strasbourg", "zurich", "rail")
    assert {road, rail} < set(EUROPE.links)
    assert "strasbourg" in EUROPE.by_rail("zurich", 1, None, blocked(road))
    assert "strasbourg" in EUROPE.by_road("zurich", 1, blocked(rail))
    assert "strasbourg" not in EUROPE.by_road("zurich", 1, blocked(road))


@pytest.mark.card("chartered_carriage")
def test_four_railways_of_any_colour() -> None:
    expected = ("bari", "florence", "geneva", "genoa", "milan", "naples", "strasbourg", "zurich")
    assert EUROPE.by_any_rail("rome", 4) == expected
    assert EUROPE.by_any_rail("rome", 4, blocked(link("rome", "florence", "rail"))) == ("bari", "naples")
    assert EUROPE.by_any_rail("rome", 4, blocked(), fog("zurich")) == (
        "bari", "florence", "geneva", "genoa", "milan", "naples",
    )  # fmt: skip
    assert EUROPE.by_any_rail("rome", 4, blocked(), fog("rome")) == ()


# links and small maps


@pytest.mark.rule("DRA-TOKEN-ROADBLOCK-01")
def test_a_link_is_the_same_from_both_ends_and_can_be_saved() -> None:
    road = link("paris", "nantes", "road")
    assert road == link("nantes", "paris", "road") == Link("road", "nantes", "paris")
    assert road != link("nantes", "paris", "rail")
    assert unpack(pack(road)) == road


def small_map(folder: Path) -> Atlas:
    """The figure of the booklet: A and B joined by rail, each by road to C; the Castle beyond C."""
    columns = "id,name_en,name_pl,kind,size,port,hospital,castle,region,side,card_no_en,card_no_pl,card_back,lon,lat"
    cities = [
        "a,A,A,city,large,0,1,0,france,west,1,1,city,0,0",
        "b,B,B,city,large,0,0,0,france,west,2,2,city,1,0",
        "c,C,C,city,small,0,0,0,france,west,3,3,city,0.5,-1",
        "castle,Castle,Zamek,city,castle,0,0,1,france,east,4,4,castle,0.5,-2",
    ]
    files = {
        "locations.csv": [columns, *cities],
        "roads.csv": ["a,b", "a,c", "b,c", "c,castle"],
        "rails.csv": ["a,b,colour", "a,b,white"],
        "sea_adjacency.csv": ["a,b,kind"],
        "map_variants.toml": [
            'default = "figure"',
            'variant.figure = { name_en = "Figure", name_pl = "Rysunek", note = "" }',
            'region.france = { en = "France", pl = "Francja" }',
        ],
    }
    for name, lines in files.items():
        (folder / name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return load_atlas(folder, "figure")


@pytest.mark.rule("DRA-MAP-02")
@pytest.mark.example("DRA-EX-05")
def test_the_figure_of_the_booklet(tmp_path: Path) -> None:
    figure = small_map(tmp_path)
    assert not figure.adjacent("a", "b")
    assert figure.adjacent("a", "c")
    assert figure.adjacent("b", "c")
    assert figure.by_rail("a", 1, None) == ("b",)
    assert figure.by_road("a", 1) == ("c",)


def test_an_atlas_is_built_once() -> None:
    assert atlas(THIRD) is EUROPE
