"""A bloodline as a family tree: a drawing that page, print and screen share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from nokturn.books.heritage.volume import Member

WIDE, HIGH = 118, 64
"""The room of one vampire."""
PLATE, TALL = 110, 38
LONGEST = 17
"""Letters on a line of a plate."""

COLOURS = {"A": "#b87a00", "B": "#1f6fa8", "C": "#00755a", "D": "#8a4a9e"}
"""Of the seats, on parchment."""
INK, SEPIA, VELLUM, GOLD = "#211808", "#6b5326", "#f3e9cf", "#d9a62c"
SERIF = "Libertinus Serif, Alegreya, Georgia, serif"


class Spot(NamedTuple):
    """Where somebody stands: in rooms from the left, in generations from the top."""

    x: float
    y: int


def spread(line: Sequence[Member]) -> list[Spot]:
    """A place for everybody: childer side by side, their sire above the middle of them."""
    childer: dict[int, list[int]] = {}
    for number, member in enumerate(line):
        childer.setdefault(member.sire, []).append(number)
    spots = [Spot(0, 0)] * len(line)
    free = 0.0

    def place(number: int, depth: int) -> float:
        nonlocal free
        below = [place(childe, depth + 1) for childe in childer.get(number, ())]
        if below:
            x = (below[0] + below[-1]) / 2
        else:
            x, free = free, free + 1
        spots[number] = Spot(x, depth)
        return x

    for top in childer.get(-1, ()):
        place(top, 0)
    return spots


def drawn(line: Sequence[Member], seat: str, label: str) -> str:
    """The tree as SVG: an ancilla's plate is gilded, that of a torpid vampire is broken and grey."""
    spots = spread(line)
    width = (max(spot.x for spot in spots) + 1) * WIDE
    height = (max(spot.y for spot in spots) + 1) * HIGH
    parts = []
    for member, spot in zip(line, spots, strict=True):
        if member.sire >= 0:
            parts.append(_bough(spots[member.sire], spot))
    for member, spot in zip(line, spots, strict=True):
        parts.append(_plate(member, spot, COLOURS[seat]))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' height="{height:g}" role="img" aria-label="{escape(label, {chr(34): "&quot;"})}">{"".join(parts)}</svg>'
    )


def _bough(sire: Spot, childe: Spot) -> str:
    x, y = (sire.x + 0.5) * WIDE, sire.y * HIGH + TALL
    to, down = (childe.x + 0.5) * WIDE, childe.y * HIGH
    middle = (y + down) / 2
    way = f"M{x:g} {y:g}C{x:g} {middle:g} {to:g} {middle:g} {to:g} {down:g}"
    return f'<path d="{way}" fill="none" stroke="{SEPIA}" stroke-width="2"/>'


def _plate(member: Member, spot: Spot, colour: str) -> str:
    x, y = spot.x * WIDE + (WIDE - PLATE) / 2, spot.y * HIGH + 1
    look = (
        f'fill="{VELLUM}" stroke="{GOLD if member.ancilla else colour}" stroke-width="{3 if member.ancilla else 1.5}"'
    )
    if member.torpid:
        look = f'fill="#e3dac3" stroke="{SEPIA}" stroke-width="1.5" stroke-dasharray="4 3"'
    lines = wrapped(member.name)
    first = y + TALL / 2 + 4 - (len(lines) - 1) * 6.5
    texts = "".join(
        f'<text x="{x + PLATE / 2:g}" y="{first + at * 13:g}" text-anchor="middle" font-family="{SERIF}"'
        f'{squeezed(text)} font-size="12" fill="{SEPIA if member.torpid else INK}">{escape(text)}</text>'
        for at, text in enumerate(lines)
    )
    return f'<rect x="{x:g}" y="{y:g}" width="{PLATE}" height="{TALL - 2}" rx="6" {look}/>{texts}'


def squeezed(text: str) -> str:
    """A word that is longer than its plate is set tighter."""
    return f' textLength="{PLATE - 10}" lengthAdjust="spacingAndGlyphs"' if len(text) > LONGEST else ""


def wrapped(name: str) -> list[str]:
    """A name in one line, or in two that break between words."""
    if len(name) <= LONGEST or " " not in name:
        return [name]
    gaps = [at for at, letter in enumerate(name) if letter == " "]
    middle = min(gaps, key=lambda at: abs(at - len(name) / 2))
    return [name[:middle], name[middle + 1 :]]
