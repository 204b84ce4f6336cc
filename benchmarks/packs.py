"""How fast a content pack of Grail is read and examined; `python -m benchmarks.packs`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time

from nokturn.cli.bench import Row, show
from nokturn.games.grail.printed.checking.check import faults_of
from nokturn.games.grail.printed.pack import CAMPAIGN, read_pack

HEADING = "Content packs of Grail, our own campaign, in processor time"
GOALS: dict[str, tuple[Callable[[Path], object], float]] = {"load": (read_pack, 0.5), "check": (faults_of, 2.0)}
"""What is done, and in how many seconds."""
ROUNDS = 5


def rows(rounds: int = ROUNDS) -> Iterator[Row]:
    for what, (does, goal) in GOALS.items():
        took = min(_seconds(does) for _ in range(rounds))
        yield Row(f"pack: {what}", f"{took:.2f} s", f"< {goal:g} s", f"{goal / took:.1f} ×")


def _seconds(does: Callable[[Path], object]) -> float:
    before = process_time()
    does(CAMPAIGN)
    return process_time() - before


if __name__ == "__main__":
    show(rows())
