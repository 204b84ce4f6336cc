"""Which files a pack consists of: data in its own folder, of a size that can be read, and nothing else."""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import Path

from nokturn.games.grail.printed.reading.faults import Fault
from nokturn.games.grail.printed.reading.files import FILES, HEAD, JOURNAL

LARGEST_FILE = 1_000_000
LARGEST_PACK = 8_000_000
"""Bytes."""
MOST_FILES = 300
_SECTION = re.compile(r"\d{1,4}\.toml")
_NOT_DATA = "a file a pack does not have. Take it out: a pack is data and notes, nothing else."
_NOTES = (".md", ".txt")
"""Files for people, which nobody reads here."""


def files_in(folder: Path, faults: list[Fault]) -> dict[str, Path]:
    """The data files of a pack by their names; whatever does not belong there is a fault."""
    if not (folder / HEAD).is_file():
        what = f"there is no {HEAD} in {folder}. Name the folder of a pack, or begin one with `nokturn pack new`."
        faults.append(Fault("", 0, what))
        return {}
    listed = [*_listed(folder), *_listed(folder / JOURNAL)]
    found: dict[str, Path] = {}
    for path in listed:
        name = path.relative_to(folder).as_posix()
        if what := _against(path, name):
            faults.append(Fault(name, 0, what))
        elif path.suffix == ".toml":
            found[name] = path
    if len(listed) > MOST_FILES:
        faults.append(Fault("", 0, f"{len(listed)} files are too many. Keep a pack below {MOST_FILES}."))
        return {}
    if sum(path.stat().st_size for path in found.values()) > LARGEST_PACK:
        faults.append(Fault("", 0, f"the files are larger than {LARGEST_PACK // 1_000_000} MB. Keep a pack smaller."))
        return {}
    return found


def _listed(folder: Path) -> list[Path]:
    """What lies in a folder; what is hidden belongs to some tool."""
    if folder.is_symlink() or not folder.is_dir():
        return []
    return sorted(path for path in folder.iterdir() if not path.name.startswith("."))


def _against(path: Path, name: str) -> str:
    """What is wrong with a file before it is opened; nothing: it may be read."""
    if path.is_symlink():
        return "leads out of the folder. A pack holds its own files: put the file itself here."
    if path.is_dir():
        return "" if name == JOURNAL else "a folder a pack does not have. Take it out; only 'journal' is read."
    if path.suffix in _NOTES:
        return ""
    if name.startswith(f"{JOURNAL}/"):
        if not _SECTION.fullmatch(path.name):
            return "the journal has a file for each Location. Call it by the number of the Location, like 101.toml."
    elif name not in FILES:
        near = get_close_matches(name, FILES, n=1)
        return f"a file a pack does not have. Call it '{near[0]}'." if near else _NOT_DATA
    size = path.stat().st_size
    return f"{size} bytes are too many. Keep a file below {LARGEST_FILE}." if size > LARGEST_FILE else ""
