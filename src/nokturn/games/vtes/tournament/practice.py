"""The numbers of tournament practice: they are in no rulebook, so all of them are data."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from nokturn.kernel.content import read_toml

FILE = Path(__file__).parent.parent / "content" / "tournament.toml"


class Practice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """As `tournament.toml` explains them."""

    game_win: float
    time_out: float
    finalists: int
    rounds: int
    points: dict[str, tuple[float, ...]]
    """Players at the table -> tournament points from the first place to the last."""
    transfers: dict[str, tuple[int, ...]]
    """Players at the table -> transfers in the first turn, seat by seat."""


@cache
def practice() -> Practice:
    return read_toml(FILE, Practice)


def table_sizes() -> tuple[int, ...]:
    """So many may sit at a table, the largest first."""
    return tuple(sorted(map(int, practice().points), reverse=True))
