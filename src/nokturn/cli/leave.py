"""Leaving a game so that it can be taken up again."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path


class Leave(Exception):  # noqa: N818 - nothing is wrong, somebody just leaves
    """The game is left as it is; what has to be saved is saved."""


def command_name() -> str:
    """How the player started this program, to tell them how to do it again."""
    program = Path(sys.argv[0])
    if program.name == "-c":  # called from Python
        return "nokturn"
    if program.name != "__main__.py":
        return program.name
    python = Path(sys.executable)
    with contextlib.suppress(ValueError):
        python = python.relative_to(Path.cwd())
    return f"{python} -m nokturn"


def saves_folder() -> Path:
    """Where things go that are to be found again."""
    return Path(os.environ.get("NOKTURN_SAVES") or Path.home() / ".local" / "state" / "nokturn")


def autosave_path(game: str) -> Path:
    """Where a game goes that is left without being saved."""
    return saves_folder() / f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}.json"
