"""One version of a pack: what a state holds, and the files it was read from."""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Generic, NoReturn, Self, TypeVar

from nokturn.kernel.errors import ContentError
from nokturn.kernel.plain import Leaf

C = TypeVar("C")

MOST_FILES, MOST_BYTES = 2_000, 32 * 2**20
"""Of one pack: what is larger was not written by people."""
_HASHES = 64
"""Folders whose hash is remembered as long as their files stay as they are."""


class PackRef(Leaf, frozen=True):
    """Which pack: plain data, for what is handed down and for views."""

    id: str
    hash: str


class Pack(Generic[C]):
    """One version of a pack, read.  Nothing about it changes, so states share it; two of the same hash are equal."""

    __slots__ = ("content", "hash", "id")

    def __init__(self, id: str, hash: str, content: C) -> None:
        self.id, self.hash, self.content = id, hash, content

    @property
    def ref(self) -> PackRef:
        return PackRef(self.id, self.hash)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pack) and (self.id, self.hash) == (other.id, other.hash)

    def __hash__(self) -> int:
        return hash((self.id, self.hash))

    def __repr__(self) -> str:
        return f"<pack {self.id} {self.hash}>"

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: Any) -> Self:
        return self


# files


Stamp = tuple[str, int, int]
"""A file by its path, when it was changed, and how large it is."""


def files_of(folder: Path) -> list[Path]:
    """The files of a pack, in order: plain files inside the folder, not too many and not too large."""
    return [Path(name) for name, _, _ in _stamps_of(folder)]


def _stamps_of(folder: Path) -> tuple[Stamp, ...]:
    found: list[Stamp] = []
    size = 0
    for entry in _walk(folder):
        if not entry.is_file(follow_symlinks=False):
            _refuse(folder, Path(entry.path), "is no plain file. A pack is a folder of data files, without links")
        stat = entry.stat(follow_symlinks=False)
        size += stat.st_size
        found.append((entry.path, stat.st_mtime_ns, stat.st_size))
        if len(found) > MOST_FILES or size > MOST_BYTES:
            most = f"{MOST_FILES} files and {MOST_BYTES // 2**20} MiB"
            _refuse(folder, Path(entry.path), f"is one too many: a pack has at most {most}")
    if not found:
        _refuse(folder, folder, "is empty or no folder. A pack is a folder of data files")
    return tuple(found)


def _walk(folder: str | Path) -> Iterator[os.DirEntry[str]]:
    """What a directory says of its files is taken from it: asking each of them takes longer than to start a game."""
    if not os.path.isdir(folder):
        return
    with os.scandir(folder) as inside:
        entries = sorted(inside, key=lambda entry: entry.name)
    for entry in entries:
        if entry.name.startswith("."):
            continue
        if entry.is_dir(follow_symlinks=False):
            yield from _walk(entry.path)
        else:
            yield entry


def _refuse(folder: Path, path: Path, what: str) -> NoReturn:
    raise ContentError(f"{path if path == folder else path.relative_to(folder)}: {what}.")


def hash_of(folder: Path) -> str:
    """Changes whenever a file of the pack does, and only then."""
    return _hash_of(folder, _stamps_of(folder))


@lru_cache(maxsize=_HASHES)
def _hash_of(folder: Path, stamps: tuple[Stamp, ...]) -> str:
    digest = blake2b(digest_size=8)
    for name, _, _ in stamps:
        path = Path(name)
        data = path.read_bytes()
        digest.update(f"{path.relative_to(folder).as_posix()}\0{len(data)}\0".encode())
        digest.update(data)
    return digest.hexdigest()


def is_id(name: str) -> bool:
    """What can be the name of a folder and of nothing else: `the-name-under-the-stone`."""
    return name.replace("-", "").replace("_", "").isalnum() and name.isascii() and len(name) <= 60
