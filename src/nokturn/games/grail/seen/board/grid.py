"""The map as text: a grid in which north is up, and the ways from where somebody stands.

106 - 102 - 107         - and |: a way; (113): a card that a key names and nobody sees yet
       |     |          A: whoever sits there; *7: a burning Menhir and its dial; !: a Guardian
103 - 101A*7 - 104"""

from __future__ import annotations

from nokturn.games.grail.printed.language.vocabulary import DIRECTIONS, STEPS
from nokturn.games.grail.seen.view import GrailView, PlaceView
from nokturn.kernel import Seat
from nokturn.kernel.words import Words

WIDTH = 11
"""Of a column, the way to the next one included."""


def map_lines(seen: GrailView) -> list[str]:
    """Row by row from the north; between two rows the ways that join them, if there are any."""
    cells = _cells(seen)
    if not cells:
        return []
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(max(y for _, y in cells), min(y for _, y in cells) - 1, -1)
    places = {(place.x, place.y): place for place in seen.places}
    lines: list[str] = []
    for y in rows:
        row = [_column(cells.get((x, y), ""), _joined(places, (x, y), (x + 1, y))) for x in columns]
        below = [_below(_joined(places, (x, y), (x, y - 1))) for x in columns]
        lines += ["".join(row).rstrip(), "".join(below).rstrip()]
    return [line for line in lines if line]


def _column(text: str, joined: bool) -> str:
    return text.center(WIDTH - 4).ljust(WIDTH - 2) + ("- " if joined else "  ")


def _below(joined: bool) -> str:
    return ("|" if joined else "").center(WIDTH - 4).ljust(WIDTH)


def _cells(seen: GrailView) -> dict[tuple[int, int], str]:
    found = {}
    for place in seen.places:
        for direction, key in zip(DIRECTIONS, place.keys, strict=True):
            x, y = STEPS[direction]
            if key:
                found[place.x + x, place.y + y] = f"({key})"
    for place in seen.places:
        stone = f"*{place.on_it.dial}" if place.on_it.menhir else ""
        there = "".join([seat for seat, hero in seen.heroes.items() if hero.location == place.location])
        found[place.x, place.y] = f"{place.location}{there}{stone}{'!' * len(place.guardians)}"
    return found


def _joined(places: dict[tuple[int, int], PlaceView], here: tuple[int, int], there: tuple[int, int]) -> bool:
    return here in places and there in places and places[there].location in places[here].connected


def way_lines(seen: GrailView, seat: Seat | None, words: Words) -> list[str]:
    """Where a Character stands, and what lies in each direction; of what is not on the map only its number is known."""
    hero = seen.heroes.get(seat) if seat is not None else None
    here = next((place for place in seen.places if hero is not None and place.location == hero.location), None)
    if here is None or hero is None:
        return []
    laid = [place.location for place in seen.places]
    ways = [
        words.say(
            f"board-way-{direction}",
            [("location", key if key in laid else 0), ("n", key), ("state", _state(key, here, laid))],
        )
        for direction, key in zip(DIRECTIONS, here.keys, strict=True)
        if key
    ]
    return [words.say("board-here", [("location", here.location), ("ways", "; ".join(ways))])]


def _state(key: int, here: PlaceView, laid: list[int]) -> str:
    return "open" if key in here.connected else "shut" if key in laid else "unseen"
