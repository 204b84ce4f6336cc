"""A broken file of the map is refused, naming the file, the line and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.dracula.broken import copied, edit

from nokturn.games.dracula.map.atlas import load_atlas
from nokturn.kernel.errors import ContentError

THIRD, SECOND = "third_edition_reconstruction", "second_edition"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files of the game, to be broken."""
    return copied(tmp_path)


def refused_map(folder: Path, variant: str = THIRD) -> str:
    with pytest.raises(ContentError) as refusal:
        load_atlas(folder, variant)
    return str(refusal.value)


def test_an_unbroken_copy_is_accepted(copy: Path) -> None:
    assert len(load_atlas(copy, THIRD).places) == 70


# lines of the map


ROME = "rome,Rome,Rzym,city,large,1,1,0,italy,east,45,44,city,12.50,41.90"
NORTH_SEA = "north_sea,North Sea,Morze Północne,sea,sea,0,0,0,,,68,66,sea,3.5,55.5"
CASTLE = "castle_dracula,Castle Dracula,Zamek Draculi,city,castle,0,0,1,danube,east"


@pytest.mark.parametrize(
    "name, old, new, words",
    [
        ("locations.csv", "\nrome,Rome", "\n,Rome", "column 'id' is empty. Fill it in."),
        ("locations.csv", ",Rome,Rzym,", ",Rome,,", "column 'name_pl' is empty. Fill it in."),
        (
            "locations.csv",
            ROME,
            ROME.replace(",city,large", ",town,large"),
            "column 'kind' says 'town'. Write one of: city, sea.",
        ),
        (
            "locations.csv",
            ROME,
            ROME.replace("large", "huge"),
            "column 'size' says 'huge'. Write one of: large, small, castle.",
        ),
        (
            "locations.csv",
            NORTH_SEA,
            NORTH_SEA.replace("sea,sea,0", "sea,large,0"),
            "column 'size' says 'large'. Write one of: sea.",
        ),
        ("locations.csv", ROME, ROME.replace("large,1", "large,yes"), "column 'port' says 'yes'. Write one of: 0, 1."),
        (
            "locations.csv",
            ROME,
            ROME.replace("italy", "atlantis"),
            "column 'region' says 'atlantis'. Write one of: british_isles",
        ),
        ("locations.csv", NORTH_SEA, NORTH_SEA.replace(",,,", ",italy,,"), "column 'region' says 'italy'"),
        ("locations.csv", ROME, ROME.replace("east", "south"), "column 'side' says 'south'. Write one of: east, west."),
        (
            "locations.csv",
            ROME,
            ROME.replace(",city,12", ",sea,12"),
            "column 'card_back' says 'sea'. Write one of: city.",
        ),
        ("locations.csv", ROME, ROME.replace("12.50", "12,50"), "cells. Give every column a cell, empty or not."),
        (
            "locations.csv",
            ROME,
            ROME.replace("12.50", "east"),
            "column 'lon' says 'east'. Write a number from -180 to 180",
        ),
        (
            "locations.csv",
            ROME,
            ROME.replace("12.50", "nan"),
            "column 'lon' says 'nan'. Write a number from -180 to 180",
        ),
        ("locations.csv", ROME, ROME.replace("41.90", "91"), "column 'lat' says '91'. Write a number from -90 to 90"),
        (
            "locations.csv",
            ROME,
            ROME.replace("45,44", "45.5,44"),
            "column 'card_no_en' says '45.5'. Write a whole number, 1 or more.",
        ),
        (
            "locations.csv",
            ROME,
            ROME.replace("45,44", "45,0"),
            "column 'card_no_pl' says '0'. Write a whole number, 1 or more.",
        ),
        (
            "locations.csv",
            CASTLE,
            CASTLE.replace("0,0,1", "0,0,0"),
            "size 'castle' and castle = 1 belong together. Make both say the same.",
        ),
        (
            "locations.csv",
            NORTH_SEA,
            NORTH_SEA.replace("0,0,0", "1,0,0"),
            "a sea zone has no port and no hospital. Write 0 in both columns.",
        ),
        (
            "locations.csv",
            "\nsalonica,Sal",
            "\nrome,Sal",
            "'rome' stands on line 46 already. Give every location its own id.",
        ),
        ("roads.csv", "bari,naples", "bari,napels", "no location is called 'napels'. Use an id of locations.csv."),
        ("roads.csv", "bari,naples", "bari,bari", "joins 'bari' to itself. Name two different locations."),
        (
            "roads.csv",
            "bari,rome",
            "naples,bari",
            "bari-naples stands on line 10 already. Delete one of the two lines.",
        ),
        ("roads.csv", "bari,naples", "bari,adriatic_sea", "'adriatic_sea' is a sea zone; a road joins two cities."),
        ("roads.csv", "bari,naples", "bari", "cells. Give every column a cell, empty or not."),
        (
            "rails.csv",
            "bari,naples,yellow",
            "bari,naples,green",
            "column 'colour' says 'green'. Write one of: white, yellow.",
        ),
        (
            "rails.csv",
            "bari,naples,yellow",
            "bari,naples,white",
            "bari-naples is white, but by the sides of its cities it is yellow. Correct colour or side.",
        ),
        ("rails.csv", "bari,naples", "bari,black_sea", "'black_sea' is a sea zone; a railway joins two cities."),
        (
            "rails.csv",
            "belgrade,szeged",
            "sofia,belgrade",
            "belgrade-sofia stands on line 6 already. Delete one of the two lines.",
        ),
        (
            "sea_adjacency.csv",
            "amsterdam,north_sea,port_sea",
            "brussels,north_sea,port_sea",
            "'brussels' is no port. Write port = 1 in locations.csv or delete this line.",
        ),
        (
            "sea_adjacency.csv",
            "amsterdam,north_sea,port_sea",
            "amsterdam,north_sea,sea_sea",
            "amsterdam-north_sea is no sea_sea border.",
        ),
        (
            "sea_adjacency.csv",
            "amsterdam,north_sea,port_sea",
            "amsterdam,hamburg,port_sea",
            "amsterdam-hamburg is no port_sea border.",
        ),
        (
            "sea_adjacency.csv",
            "amsterdam,north_sea,port_sea",
            "amsterdam,north_sea,coast",
            "column 'kind' says 'coast'. Write one of: port_sea, sea_sea.",
        ),
        (
            "sea_adjacency.csv",
            "athens,ionian_sea",
            "north_sea,amsterdam",
            "north_sea-amsterdam stands on line 3 already.",
        ),
    ],
)
def test_a_wrong_line_of_the_map(copy: Path, name: str, old: str, new: str, words: str) -> None:
    line = edit(copy, name, old, new) + old.startswith("\n")
    message = refused_map(copy)
    assert message.startswith(f"{copy / name}, line {line}: ")
    assert words in message


@pytest.mark.parametrize(
    "name, column",
    [("locations.csv", "hospital"), ("roads.csv", "b"), ("rails.csv", "colour"), ("sea_adjacency.csv", "kind")],
)
def test_a_missing_column(copy: Path, name: str, column: str) -> None:
    header, rest = (copy / name).read_text(encoding="utf-8").split("\n", 1)
    columns = ",".join("other" if found == column else found for found in header.split(","))
    (copy / name).write_text(f"{columns}\n{rest}", encoding="utf-8")
    assert refused_map(copy).startswith(f"{copy / name}, line 1: no column '{column}'. The first line must name")


def test_an_empty_file_has_no_columns(copy: Path) -> None:
    (copy / "roads.csv").write_text("", encoding="utf-8")
    assert "roads.csv, line 1: no column 'a'" in refused_map(copy)


def test_a_missing_file(copy: Path) -> None:
    (copy / "rails.csv").unlink()
    assert refused_map(copy).startswith(f"{copy / 'rails.csv'}: cannot be read (")


def test_another_encoding(copy: Path) -> None:
    file = copy / "locations.csv"
    text = file.read_text(encoding="utf-8")
    file.write_bytes(text.encode("cp1250"))
    first = next(number for number, line in enumerate(text.splitlines(), 1) if not line.isascii())
    assert refused_map(copy) == f"{file}, line {first}: not UTF-8 text. Save the file as UTF-8."


def test_the_mark_some_editors_put_first_does_no_harm(copy: Path) -> None:
    file = copy / "roads.csv"
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert load_atlas(copy, THIRD).roads["athens"] == ("valona",)


# facts of the map that contradict each other


@pytest.mark.rule("DRA-MAP-01")
def test_a_port_without_a_sea(copy: Path) -> None:
    line = edit(
        copy, "locations.csv", "brussels,Brussels,Bruksela,city,large,0", "brussels,Brussels,Bruksela,city,large,1"
    )
    expected = f"line {line}: 'brussels' is a port without a sea. Add its sea to sea_adjacency.csv."
    assert refused_map(copy) == f"{copy / 'locations.csv'}, {expected}"


def test_a_city_nobody_can_reach(copy: Path) -> None:
    edit(copy, "roads.csv", "castle_dracula,galatz,outside,\n", "")
    edit(copy, "roads.csv", "castle_dracula,klausenburg,outside,\n", "")
    message = refused_map(copy)
    assert message.startswith(f"{copy / 'locations.csv'}, line 15: 'castle_dracula' cannot be reached by road or sea")
    assert message.endswith("Add a road or a border.")


def test_two_castles(copy: Path) -> None:
    edit(
        copy,
        "locations.csv",
        "galatz,Galatz,Gałacz,city,small,0,0,0,balkans,east,22,19,city",
        "galatz,Galatz,Gałacz,city,castle,0,0,1,balkans,east,22,19,castle",
    )
    assert refused_map(copy).endswith("2 places have castle = 1. Exactly one is Castle Dracula.")


def test_no_hospital(copy: Path) -> None:
    file = copy / "locations.csv"
    file.write_text(
        file.read_text(encoding="utf-8").replace(",large,0,1,", ",large,0,0,").replace(",large,1,1,", ",large,1,0,"),
        encoding="utf-8",
    )
    assert "no place has hospital = 1. Mark the cities" in refused_map(copy)


def test_two_cards_with_one_number(copy: Path) -> None:
    line = edit(copy, "locations.csv", "italy,east,45,44", "italy,east,44,44")
    assert f"locations.csv, line {line}: card_no_en 44 is that of 'prague' too." in refused_map(copy)


# variants of the map


def test_an_unknown_map(copy: Path) -> None:
    message = refused_map(copy, "fourth_edition")
    assert message.endswith(f"no map is called 'fourth_edition'. Choose one of: {THIRD}, {SECOND}.")


@pytest.mark.parametrize(
    "old, new, words",
    [
        (
            'roads_add = [["bordeaux", "saragossa"]]',
            'roads_add = [["bordeaux", "nantes"]]',
            "roads_add names bordeaux-nantes.",
        ),
        (
            'roads_add = [["bordeaux", "saragossa"]]',
            'roads_add = [["bordeaux", "bordo"]]',
            "roads_add names bordeaux-bordo.",
        ),
        (
            'roads_add = [["bordeaux", "saragossa"]]',
            'roads_add = [["bordeaux", "bordeaux"]]',
            "roads_add names bordeaux-bordeaux.",
        ),
        (
            'roads_remove = [["bordeaux", "santander"]]',
            'roads_remove = [["bordeaux", "paris"]]',
            "roads_remove names bordeaux-paris, which is no road. Delete the pair.",
        ),
        (
            'replaces = "north_atlantic"',
            'replaces = "bordeaux"',
            "'bay_of_biscay' cannot replace 'bordeaux'. Name a sea zone.",
        ),
        (
            'replaces = "south_atlantic"',
            'replaces = "north_atlantic"',
            "'atlantic_ocean' cannot replace 'north_atlantic'.",
        ),
        (
            'ports = ["bordeaux", "nantes", "santander"]',
            'ports = ["bordeaux", "paris", "santander"]',
            "'bay_of_biscay' cannot border 'paris'.",
        ),
        (
            'ports = ["bordeaux", "nantes", "santander"]',
            'ports = ["bordeaux", "santander"]',
            "the port 'nantes' has lost its sea. List it under the ports of a sea.",
        ),
        ('seas = ["atlantic_ocean"]', 'seas = ["lisbon"]', "'bay_of_biscay' cannot border 'lisbon'."),
        ('seas = ["atlantic_ocean"]', 'seas = ["bay_of_biscay"]', "'bay_of_biscay' cannot border 'bay_of_biscay'."),
    ],
)
def test_a_variant_that_does_not_fit_the_map(copy: Path, old: str, new: str, words: str) -> None:
    edit(copy, "map_variants.toml", old, new)
    message = refused_map(copy, SECOND)
    assert message.startswith(f"{copy / 'map_variants.toml'}: variant.second_edition: ")
    assert words in message
    assert len(load_atlas(copy, THIRD).places) == 70, "the other map is not concerned"


def test_variants_that_are_no_toml(copy: Path) -> None:
    line = edit(copy, "map_variants.toml", "[region]", "[region")
    assert refused_map(copy).startswith(f"{copy / 'map_variants.toml'}, line {line}: not valid TOML: ")


def test_a_variant_that_cuts_a_city_off(copy: Path) -> None:
    edit(
        copy,
        "map_variants.toml",
        'roads_remove = [["bordeaux", "santander"]]',
        'roads_remove = [["castle_dracula", "galatz"], ["castle_dracula", "klausenburg"]]',
    )
    assert "'castle_dracula' cannot be reached by road or sea" in refused_map(copy, SECOND)
