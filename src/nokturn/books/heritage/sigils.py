"""The sigils of the clans and the marks of the houses, which the poster carries inside as outlines."""

from __future__ import annotations

from pathlib import Path

from nokturn.games.heritage.seen.gallery import EMBLEMS
from nokturn.kernel.asks import Seat
from nokturn.kernel.content import read_toml

OUTLINES = read_toml(Path(__file__).parent / "sigils.toml", dict[str, str])
GRID = 512
HOUSES: dict[Seat, str] = {"A": "horse-head", "B": "castle", "C": "galleon", "D": "stag-head"}
"""Clans change from chapter to chapter, houses do not; the same marks stand in the browser's book."""


def sigil(clan: str, x: float, y: float, size: float, fill: str) -> str:
    """Of a clan, with its middle at a point."""
    return _outline(EMBLEMS[clan], x, y, size, fill)


def house_mark(seat: Seat, x: float, y: float, size: float, fill: str) -> str:
    return _outline(HOUSES[seat], x, y, size, fill)


def _outline(emblem: str, x: float, y: float, size: float, fill: str) -> str:
    where = f"translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / GRID:.4f})"
    return f'<path data-emblem="{emblem}" d="{OUTLINES[emblem]}" transform="{where}" fill="{fill}"/>'
