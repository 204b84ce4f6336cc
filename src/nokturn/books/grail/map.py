"""The map as it was walked: every Location that came out of the fog, the ways between them that somebody took, where a
Menhir was lit and where somebody died.  A drawing that screen and print share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any
from xml.sax.saxutils import escape, quoteattr

import msgspec

from nokturn.books.grail.diary import Walk
from nokturn.campaigns.grail.sheet import SaveSheet
from nokturn.games.grail.printed.contents import Pack

WIDE, HIGH = 132, 84
"""The room of one card."""
CARD, TALL = 112, 62
LONGEST = 14
"""Letters on a line of a card."""
COLOURS = {"beor": "#2c5f8a", "ailei": "#3f7a3a", "arev": "#5c5f66", "maggot": "#9a4a1e"}
"""Of the trays; anybody else is drawn in ink."""
INK, PALE, STONE, BLOOD = "#26241f", "#efe9da", "#8a6d1f", "#8c1f1f"
SERIF = "Libertinus Serif, Alegreya, Georgia, serif"


class Cell(msgspec.Struct, frozen=True, kw_only=True):
    """A Location on the map; where one has replaced another, the newer one."""

    number: int
    name: str
    x: int
    y: int
    stands: bool
    """Whether it lies on the map now."""
    lit: bool
    """Whether a Menhir was ever lit there."""
    graves: tuple[str, ...]


def cells_of(
    pack: Pack | None, seen: Sequence[int], lit: Sequence[int], sheet: SaveSheet, lang: str
) -> tuple[Cell, ...]:
    if pack is None:
        return ()
    world = sheet.world
    now = {int(place.location.id) for place in world.places} if world is not None else set()
    found: dict[tuple[int, int], Cell] = {}
    for number in dict.fromkeys([*seen, *sorted(now)]):
        card = pack.locations[number]
        graves = [grave.hero.name[lang] for grave in sheet.graves if int(grave.location.id) == number]
        cell = Cell(
            number=number,
            name=card.name[lang],
            x=card.x,
            y=card.y,
            stands=number in now,
            lit=number in lit,
            graves=tuple(graves),
        )
        older = found.get((card.x, card.y))
        if older is None or card.replaces == older.number or cell.stands:
            found[card.x, card.y] = cell
    return tuple(found.values())


def drawn(cells: Sequence[Cell], walks: Sequence[Walk], says: Callable[..., str]) -> str:
    """As SVG, the north on top, where `y` is highest; empty where nobody has seen anything yet."""
    if not cells:
        return ""
    left, top = min(cell.x for cell in cells), max(cell.y for cell in cells)
    width = (max(cell.x for cell in cells) - left + 1) * WIDE
    height = (top - min(cell.y for cell in cells) + 1) * HIGH
    middles = {cell.number: ((cell.x - left + 0.5) * WIDE, (top - cell.y + 0.5) * HIGH) for cell in cells}
    parts = [*_ways(walks, middles), *[_card(cell, middles[cell.number], says) for cell in cells]]
    box = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    label = quoteattr(says("book-map-about", count=len(cells)))
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label={label}>{"".join(parts)}</svg>'


def _ways(walks: Sequence[Walk], middles: dict[int, tuple[float, float]]) -> list[str]:
    """A line for every way somebody took, the wider the more often; side by side where several went, and dotted where
    something else than feet has carried them."""
    heroes = [*dict.fromkeys([walk.hero for walk in walks])]
    parts: list[str] = []
    for place, hero in enumerate(heroes):
        own = [walk for walk in walks if walk.hero == hero and walk.location in middles]
        often: dict[tuple[int, int, bool], int] = {}
        for one, other in pairwise(own):
            if one.location != other.location:
                way = (min(one.location, other.location), max(one.location, other.location), other.walked)
                often[way] = often.get(way, 0) + 1
        aside = (place - (len(heroes) - 1) / 2) * 5
        colour = COLOURS.get(hero, INK)
        for (here, there, walked), times in often.items():
            (x, y), (to_x, to_y) = middles[here], middles[there]
            ends = f'x1="{x + aside:g}" y1="{y + aside:g}" x2="{to_x + aside:g}" y2="{to_y + aside:g}"'
            dots = "" if walked else ' stroke-dasharray="2 5"'
            width = min(1.5 + times, 5)
            parts.append(f'<line {ends} stroke="{colour}" stroke-width="{width:g}" stroke-opacity="0.75"{dots}/>')
    return parts


def _card(cell: Cell, middle: tuple[float, float], says: Callable[..., str]) -> str:
    x, y = middle[0] - CARD / 2, middle[1] - TALL / 2
    dashed = "" if cell.stands else ' stroke-dasharray="4 3"'
    parts = [
        f'<rect x="{x:g}" y="{y:g}" width="{CARD}" height="{TALL}" rx="5" fill="{PALE}" stroke="{INK}"'
        f' stroke-width="1.2"{dashed}/>',
        _text(x + 7, y + 14, str(cell.number), 10, "start", fill="#6b665a"),
    ]
    if cell.lit:
        parts.append(
            f'<path d="M{x + CARD - 16:g} {y + 18:g}l2-13 3-2 3 3 1 12z" fill="{STONE}">'
            f"<title>{escape(says('book-lit-here'))}</title></path>"
        )
    lines = wrapped(cell.name)
    start = y + TALL / 2 + 5 - (len(lines) - 1) * 6.5 + (0 if cell.graves else 3)
    parts += [_text(middle[0], start + number * 13, line, 12, "middle") for number, line in enumerate(lines)]
    if cell.graves:
        parts.append(_text(middle[0], y + TALL - 6, f"† {', '.join(cell.graves)}", 10, "middle", fill=BLOOD))
    return f"<g>{''.join(parts)}</g>"


def _text(x: float, y: float, text: str, size: int, anchor: str, **more: Any) -> str:
    fill = more.get("fill", INK)
    where = f'x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {where} fill="{fill}" font-family="{SERIF}">{escape(text)}</text>'


def wrapped(name: str) -> list[str]:
    """On two lines at most, where it is too long for one."""
    if len(name) <= LONGEST or " " not in name:
        return [name]
    spaces = [at for at, letter in enumerate(name) if letter == " "]
    middle = min(spaces, key=lambda at: abs(at - len(name) / 2))
    return [name[:middle], name[middle + 1 :]]
