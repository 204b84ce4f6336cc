"""Plays a campaign in processes that die before their first call to the file system, their second, their third …;
whoever comes next has to bring it to the same end.  Prints how many have died."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.campaigns import writer

from nokturn.campaigns.shelf import Shelf

CALLS = ("replace", "link", "rename", "unlink", "mkdir")
DEAD = 9


class Fuse:
    """Counts calls to the file system; at the one that it is set to, the process is gone at once."""

    def __init__(self, at: int = -1) -> None:
        self.at, self.calls = at, 0

    def lay(self) -> None:
        for name in CALLS:
            setattr(os, name, self.around(getattr(os, name)))
        os.fsync = self.around(lambda handle: None)  # it is a process that dies, not the disk

    def around(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def through(*args: Any, **more: Any) -> Any:
            self.calls += 1
            if self.calls == self.at:
                os._exit(DEAD)
            return call(*args, **more)

        return through


def in_a_process(folder: Path, fuse: Fuse) -> int:
    """How many calls it made; −1 if it died."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        fuse.lay()
        with contextlib.redirect_stdout(None):
            writer.main(folder)
        os.write(writing, str(fuse.calls).encode())
        os._exit(0)
    os.close(writing)
    _, status = os.waitpid(child, 0)
    with os.fdopen(reading, "rb") as pipe:
        told = pipe.read()
    assert os.waitstatus_to_exitcode(status) in (0, DEAD)
    return int(told) if told else -1


def book(folder: Path) -> list[str]:
    """The seals of its pages."""
    shelf = Shelf(folder)
    (mark,) = shelf.ids()
    return [page.seal for page in shelf.load(mark).pages]


def main(folder: Path) -> None:
    calls = in_a_process(folder / "whole", Fuse())
    whole = book(folder / "whole")
    assert len(whole) == 3
    died = 0
    for at in range(1, calls + 1):
        place = folder / str(at)
        assert in_a_process(place, Fuse(at)) == -1, "it was to die there"
        died += 1
        if Shelf(place).ids():
            kept = book(place)
            assert kept == whole[: len(kept)]
        assert in_a_process(place, Fuse()) >= 0
        assert book(place) == whole, f"call {at}"
    print(died)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
