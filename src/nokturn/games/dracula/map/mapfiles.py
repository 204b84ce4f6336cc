"""Reads the files of the map and refuses those that contradict themselves.

Every fault names the file, the line and what to do: a wrong map would otherwise show as a wrong move."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import msgspec

from nokturn.games.dracula.map.places import Back, Colour, Kind, Link, Place, Size, link
from nokturn.kernel.content import Row, read_csv, read_toml
from nokturn.kernel.errors import ContentError

SIZES = {"city": ("large", "small", "castle"), "sea": ("sea",)}
_PLACE_COLUMNS = (
    "id", "name_en", "name_pl", "kind", "size", "port", "hospital", "castle", "region", "side",
    "card_no_en", "card_no_pl", "card_back", "lon", "lat",
)  # fmt: skip


class OtherSea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sea zone of a variant that lies where the files have another one."""

    id: str
    replaces: str
    name_en: str
    name_pl: str
    lon: float
    lat: float
    ports: tuple[str, ...]
    seas: tuple[str, ...]


class Variant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a map changes in the csv files."""

    name_en: str
    name_pl: str
    note: str
    seed_facts: tuple[str, ...] = ()
    inferred: tuple[str, ...] = ()
    roads_add: tuple[tuple[str, str], ...] = ()
    roads_remove: tuple[tuple[str, str], ...] = ()
    sea: tuple[OtherSea, ...] = ()


class Variants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    default: str
    variant: dict[str, Variant]
    region: dict[str, dict[str, str]]


class MapFiles(msgspec.Struct, frozen=True):
    """A map that was found to be sound."""

    places: dict[str, Place]
    roads: frozenset[Link]
    rails: dict[Link, Colour]
    seas: frozenset[tuple[str, str]]
    """Borders of a port and a sea zone or of two sea zones, in the order of their ids."""


def read_variants(folder: Path) -> Variants:
    return read_toml(folder / "map_variants.toml", Variants)


def read_map(folder: Path, variant: str) -> MapFiles:
    variants = read_variants(folder)
    if variant not in variants.variant:
        known = ", ".join(variants.variant)
        raise ContentError(f"{folder / 'map_variants.toml'}: no map is called '{variant}'. Choose one of: {known}.")
    places, lines = _places(folder / "locations.csv", variants)
    roads = frozenset(_roads(folder / "roads.csv", places))
    rails = _rails(folder / "rails.csv", places)
    seas = frozenset(_seas(folder / "sea_adjacency.csv", places))
    _ports_lie_on_a_sea(places, seas, lines)
    printed = MapFiles(places, roads, rails, seas)
    found = _changed(printed, variants.variant[variant], f"{folder / 'map_variants.toml'}: variant.{variant}")
    _all_of_one_piece(found, lines)
    return found


def _places(path: Path, variants: Variants) -> tuple[dict[str, Place], dict[str, Row]]:
    places: dict[str, Place] = {}
    lines: dict[str, Row] = {}
    for row in read_csv(path, _PLACE_COLUMNS):
        place = _place(row, variants)
        if place.id in places:
            row.wrong(f"'{place.id}' stands on line {lines[place.id].line} already. Give every location its own id.")
        places[place.id], lines[place.id] = place, row
    castles = [place for place in places.values() if place.castle]
    if len(castles) != 1:
        raise ContentError(f"{path}: {len(castles)} places have castle = 1. Exactly one is Castle Dracula.")
    if not any(place.hospital for place in places.values()):
        raise ContentError(f"{path}: no place has hospital = 1. Mark the cities where defeated hunters are placed.")
    for lang in ("en", "pl"):
        seen: dict[int, str] = {}
        for place in places.values():
            other = seen.setdefault(place.numbers[lang], place.id)
            if other != place.id:
                lines[place.id].wrong(f"card_no_{lang} {place.numbers[lang]} is that of '{other}' too. Number it anew.")
    return places, lines


def _place(row: Row, variants: Variants) -> Place:
    kind = row.one_of("kind", ("city", "sea"))
    size = row.one_of("size", SIZES[kind])
    castle = row.flag("castle")
    if castle != (size == "castle"):
        row.wrong("size 'castle' and castle = 1 belong together. Make both say the same.")
    at_sea = kind == "sea"
    port, hospital = row.flag("port"), row.flag("hospital")
    if at_sea and (port or hospital):
        row.wrong("a sea zone has no port and no hospital. Write 0 in both columns.")
    back = row.one_of("card_back", ("sea",) if at_sea else ("castle",) if castle else ("city",))
    return Place(
        id=row.text("id"),
        kind=cast(Kind, kind),
        size=cast(Size, size),
        port=port,
        hospital=hospital,
        castle=castle,
        region=row.one_of("region", ("",) if at_sea else tuple(variants.region)),
        side=row.one_of("side", ("",) if at_sea else ("east", "west")),
        back=cast(Back, back),
        lon=row.number("lon", -180, 180),
        lat=row.number("lat", -90, 90),
        names={"en": row.text("name_en"), "pl": row.text("name_pl")},
        numbers={"en": row.whole("card_no_en"), "pl": row.whole("card_no_pl")},
    )


def _ends(row: Row, places: dict[str, Place]) -> tuple[Place, Place]:
    a, b = row.text("a"), row.text("b")
    for end in (a, b):
        if end not in places:
            row.wrong(f"no location is called '{end}'. Use an id of locations.csv.")
    if a == b:
        row.wrong(f"joins '{a}' to itself. Name two different locations.")
    return places[a], places[b]


def _cities(row: Row, places: dict[str, Place], what: str) -> tuple[str, str]:
    a, b = _ends(row, places)
    for end in (a, b):
        if end.kind != "city":
            row.wrong(f"'{end.id}' is a sea zone; a {what} joins two cities. Borders of seas go to sea_adjacency.csv.")
    return a.id, b.id


def _roads(path: Path, places: dict[str, Place]) -> dict[Link, Row]:
    roads: dict[Link, Row] = {}
    for row in read_csv(path, ("a", "b")):
        road = link(*_cities(row, places, "road"), "road")
        _once(roads, road, row)
        roads[road] = row
    return roads


def _rails(path: Path, places: dict[str, Place]) -> dict[Link, Colour]:
    rails: dict[Link, Row] = {}
    colours: dict[Link, Colour] = {}
    for row in read_csv(path, ("a", "b", "colour")):
        a, b = _cities(row, places, "railway")
        rail = link(a, b, "rail")
        _once(rails, rail, row)
        rails[rail] = row
        colour = row.one_of("colour", ("white", "yellow"))
        due = "yellow" if "east" in (places[a].side, places[b].side) else "white"
        if colour != due:
            row.wrong(f"{a}-{b} is {colour}, but by the sides of its cities it is {due}. Correct colour or side.")
        colours[rail] = cast(Colour, colour)
    return colours


def _once(seen: dict[Link, Row], new: Link, row: Row) -> None:
    if new in seen:
        row.wrong(f"{new.a}-{new.b} stands on line {seen[new].line} already. Delete one of the two lines.")


def _seas(path: Path, places: dict[str, Place]) -> dict[tuple[str, str], Row]:
    borders: dict[tuple[str, str], Row] = {}
    for row in read_csv(path, ("a", "b", "kind")):
        a, b = _ends(row, places)
        kind = row.one_of("kind", ("port_sea", "sea_sea"))
        land = [end for end in (a, b) if end.kind == "city"]
        if len(land) != (kind == "port_sea"):
            row.wrong(f"{a.id}-{b.id} is no {kind} border. port_sea joins a city and a sea, sea_sea two seas.")
        if land and not land[0].port:
            row.wrong(f"'{land[0].id}' is no port. Write port = 1 in locations.csv or delete this line.")
        border = (min(a.id, b.id), max(a.id, b.id))
        if border in borders:
            row.wrong(f"{a.id}-{b.id} stands on line {borders[border].line} already. Delete one of the two lines.")
        borders[border] = row
    return borders


def _ports_lie_on_a_sea(places: dict[str, Place], seas: frozenset[tuple[str, str]], lines: dict[str, Row]) -> None:
    ashore = {end for border in seas for end in border}
    for place in places.values():
        if place.port and place.id not in ashore:
            lines[place.id].wrong(f"'{place.id}' is a port without a sea. Add its sea to sea_adjacency.csv.")


def _changed(printed: MapFiles, variant: Variant, where: str) -> MapFiles:
    """The map of a variant; what it names must exist."""
    places, roads, seas = dict(printed.places), set(printed.roads), set(printed.seas)
    for pair in variant.roads_remove:
        road = link(*pair, "road")
        if road not in roads:
            raise ContentError(f"{where}: roads_remove names {'-'.join(pair)}, which is no road. Delete the pair.")
        roads.remove(road)
    for pair in variant.roads_add:
        road = link(*pair, "road")
        if road in roads or any(end not in places or places[end].kind != "city" for end in pair) or road.a == road.b:
            raise ContentError(f"{where}: roads_add names {'-'.join(pair)}. Name two cities not yet joined by a road.")
        roads.add(road)
    for other in variant.sea:
        gone = places.pop(other.replaces, None)
        if gone is None or gone.kind != "sea" or other.id in places:
            raise ContentError(f"{where}: '{other.id}' cannot replace '{other.replaces}'. Name a sea zone.")
        seas -= {border for border in seas if other.replaces in border}
        places[other.id] = msgspec.structs.replace(
            gone, id=other.id, names={"en": other.name_en, "pl": other.name_pl}, lon=other.lon, lat=other.lat
        )
    for other in variant.sea:
        for end in (*other.ports, *other.seas):
            right = end in places and (places[end].port if end in other.ports else places[end].kind == "sea")
            if not right or end == other.id:
                raise ContentError(f"{where}: '{other.id}' cannot border '{end}'. Name ports and seas of this map.")
            seas.add((min(other.id, end), max(other.id, end)))
    changed = MapFiles(places, frozenset(roads), printed.rails, frozenset(seas))
    ashore = {end for border in seas for end in border}
    for place in places.values():
        if place.port and place.id not in ashore:
            raise ContentError(f"{where}: the port '{place.id}' has lost its sea. List it under the ports of a sea.")
    return changed


def _all_of_one_piece(found: MapFiles, lines: dict[str, Row]) -> None:
    """Dracula can come everywhere by road and sea: nothing is an island of its own."""
    joined: dict[str, set[str]] = {place: set() for place in found.places}
    for a, b in (*found.seas, *((road.a, road.b) for road in found.roads)):
        joined[a].add(b)
        joined[b].add(a)
    start = next(iter(joined))
    reached, edge = {start}, [start]
    while edge:
        new = joined[edge.pop()] - reached
        reached |= new
        edge.extend(new)
    for place in found.places:
        if place not in reached and place in lines:
            lines[place].wrong(f"'{place}' cannot be reached by road or sea from '{start}'. Add a road or a border.")
