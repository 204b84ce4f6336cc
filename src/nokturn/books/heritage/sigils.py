"""The sigils of the clans and the marks of the houses, which the poster carries inside as outlines."""

from __future__ import annotations

from pathlib import Path

from nokturn.games.heritage.seen.gallery import EMBLEMS
from nokturn.kernel.content import read_toml

OUTLINES = read_toml(Path(__file__).parent / "sigils.toml", dict[str, str])
GRID = 512


def sigil(clan: str, x: float, y: float, size: float, fill: str) -> str:
    """Of a clan, with its middle at a point."""
    return _outline(EMBLEMS[clan], x, y, size, fill)


def house_mark(mark: str, x: float, y: float, size: float, fill: str) -> str:
    """Clans change from chapter to chapter, houses do not."""
    return _outline(EMBLEMS[mark], x, y, size, fill)


def shield(mark: str, colour: str, ground: str) -> str:
    """The mark of a house on its shield, a drawing of its own."""
    edge = "M2 2h46v27c0 13-11 21-23 27c-12-6-23-14-23-27Z"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 58">'
        f'<path d="{edge}" fill="{ground}" stroke="{colour}" stroke-width="3.5"/>'
        f"{house_mark(mark, 25, 26, 30, colour)}</svg>"
    )


def _outline(emblem: str, x: float, y: float, size: float, fill: str) -> str:
    where = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / GRID:.4f})"
    return f'<path data-emblem="{emblem}" d="{OUTLINES[emblem]}" transform="{where}" fill="{fill}"/>'
