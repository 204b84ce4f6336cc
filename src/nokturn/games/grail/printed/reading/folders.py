"""Which files a pack consists of: data in its own folder, of a size that can be read, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

from nokturn.games.grail.printed.reading.faults import Fault
from nokturn.games.grail.printed.reading.files import FILES, JOURNAL
from nokturn.kernel.content import nearest

LARGEST_FILE = 1_000_000
LARGEST_PACK = 8_000_000
"""Bytes."""
MOST_FILES = 300
_SECTION = re.compile(r"\d{1,4}\.toml")
_NOTES = (".md", ".txt")
"""Files for people, which nobody reads here."""


def files_in(folder: Path, faults: list[Fault]) -> dict[str, Path]:
    """The data files of a pack by their names; whatever does not belong there is a fault."""
    if not folder.is_dir():
        faults.append(Fault("", 0, f"there is no folder {folder}. Name the folder that holds pack.toml."))
        return {}
    found: dict[str, Path] = {}
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder).as_posix()
        if any(part.startswith(".") for part in Path(name).parts):
            continue
        if len(found) > MOST_FILES:
            faults.append(Fault("", 0, f"more than {MOST_FILES} files. Keep a pack smaller than that."))
            return {}
        if what := _against(path, name):
            faults.append(Fault(name, 0, what))
        elif path.suffix == ".toml":
            found[name] = path
    if sum(path.stat().st_size for path in found.values()) > LARGEST_PACK:
        faults.append(Fault("", 0, f"the files are larger than {LARGEST_PACK // 1_000_000} MB. Keep a pack smaller."))
        return {}
    return found


def _against(path: Path, name: str) -> str:
    """What is wrong with a file before it is opened; nothing: it may be read."""
    if path.is_symlink():
        return "leads out of the folder. A pack holds its own files: put the file itself here."
    if path.is_dir():
        return "" if name == JOURNAL else "a folder a pack does not have. Take it out; only 'journal' is read."
    if path.suffix in _NOTES and path.parent.name != JOURNAL:
        return ""
    if path.parent.name == JOURNAL:
        right = _SECTION.fullmatch(path.name)
        if not right:
            return "the journal has a file for each Location. Call it by the number of the Location, like 101.toml."
    elif name not in FILES:
        return f"a file a pack does not have.{nearest(name, [*FILES])}"
    size = path.stat().st_size
    return f"{size} bytes are too many. Keep a file below {LARGEST_FILE}." if size > LARGEST_FILE else ""
