"""Copies of the files of the game, for tests that break them."""

from __future__ import annotations

import shutil
from pathlib import Path

from nokturn.games.dracula.map.atlas import FOLDER


def copied(folder: Path) -> Path:
    return Path(shutil.copytree(FOLDER, folder / "content"))


def edit(folder: Path, name: str, old: str, new: str) -> int:
    """Replace the one place in a file that says `old`; the number of its line."""
    text = (folder / name).read_text(encoding="utf-8")
    assert text.count(old) == 1
    (folder / name).write_text(text.replace(old, new), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1
