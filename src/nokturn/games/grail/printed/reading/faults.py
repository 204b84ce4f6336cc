"""What is wrong with a pack: everything at once, each fault with its file, its line and what to do."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from nokturn.kernel.errors import ContentError

MOST_TOLD = 200
"""Faults: nobody reads more at once."""


class Fault(msgspec.Struct, frozen=True, order=True):
    file: str
    """From the folder of the pack; empty: the folder itself."""
    line: int
    """0: the file as a whole."""
    what: str

    def __str__(self) -> str:
        place = f"{self.file}, line {self.line}" if self.line else self.file
        return f"{place}: {self.what}" if place else self.what


class PackError(ContentError):
    """A pack that cannot be played; says everything that is wrong with it."""

    def __init__(self, name: str, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(set(faults)))
        told = [f"  {fault}" for fault in self.faults[:MOST_TOLD]]
        if len(self.faults) > MOST_TOLD:
            told.append(f"  … and {len(self.faults) - MOST_TOLD} more.")
        count = "1 fault" if len(self.faults) == 1 else f"{len(self.faults)} faults"
        super().__init__("\n".join([f"The pack {name} cannot be used, {count}:", *told]))
