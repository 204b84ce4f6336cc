"""Content packs: a story, its cards and its map as data, which a game plays and does not contain.

    pack        a folder of data files with an id, its folder's name
    hash        of its files: two versions of a pack are two packs
    content     what the game has read from the files: immutable, and the game's own

A game that plays from packs says so in its contract (`Game.packs`, `pack_game.py`).  What a pack holds
comes into the state as a `Pack` and is shared by all its clones; so two tables play two versions of one pack in one
process.
Records and snapshots name packs by id and hash and never contain them.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from threading import Lock
from typing import Any, Generic, TypeVar

from platformdirs import user_data_path

from nokturn.kernel.content import write_whole
from nokturn.kernel.errors import ContentError, SaveError, SetupError
from nokturn.kernel.options import Options
from nokturn.kernel.packs.pack import Pack, files_of, hash_of, is_id
from nokturn.kernel.parts.printed import Printed

C = TypeVar("C")
Hashes = Mapping[str, str]
"""Id of a pack -> hash of its files."""

_NEWEST = "newest"
_REMEMBERED = 32
"""Packs of one game that are kept in memory; a state keeps its own in any case."""


class Packs(Generic[C]):
    """Part of the contract of a game: what it plays from.  A game without packs leaves it as it is.

    A game with packs says which ones a table `wanted` and how one is `read`; `sources` are the folders in which packs
    that belong to the program lie, each a folder by its id.  Beside them there is a shelf on this machine: whatever was
    played with is kept there under its hash (`keep`), and whatever somebody has written comes in that way (`take_in`).
    """

    def __init__(self, game: str = "", *sources: Path) -> None:
        self.game, self.sources = game, sources
        self._open: dict[tuple[str, str], Pack[C]] = {}
        self._lock = Lock()

    def wanted(self, options: Options) -> tuple[str, ...]:
        """The ids of the packs that a table with these options plays with."""
        return ()

    def read(self, folder: Path) -> C:
        """What is in a pack, checked; whatever is wrong is one `ContentError` that names everything at once.

        What comes back is shared by all who play with it: it must not change any more."""
        raise NotImplementedError(f"{self.game}: say how a pack is read.")

    def printed(self, pack: Pack[C]) -> tuple[Printed, ...]:
        """What of a pack anybody may look up, as a gallery shows it: names and texts of its cards and places.  What the
        story keeps for later is none of it; it comes to light at a table (`Game.opened`)."""
        return ()

    def titles(self, option: str) -> Mapping[str, Mapping[str, str]]:
        """Of an option that names a pack: each that can be chosen by its id, and what it is called in every language.
        Any other option names none."""
        return {}

    # finding

    @property
    def shelf(self) -> Path:
        """Where packs are kept on this machine; `NOKTURN_PACKS` says where else."""
        data = os.environ.get("NOKTURN_DATA")
        usual = Path(data) / "packs" if data else user_data_path("nokturn") / "packs"
        return Path(os.environ.get("NOKTURN_PACKS") or usual) / self.game

    def known(self) -> dict[str, str]:
        """Every pack that a new game can be played with, and its newest version."""
        return {**self.shelved(), **{path.name: hash_of(path) for path in self._sources()}}

    def shelved(self) -> dict[str, str]:
        """Those of them that somebody has written."""
        found = sorted(self.shelf.glob(f"*/{_NEWEST}"))
        return {path.parent.name: path.read_text("utf-8").strip() for path in found}

    def newest(self, id: str) -> Pack[C]:
        """The pack as it is now: of the program, or what was taken in last.  None of that name is a `SetupError`."""
        folder = self._source(id)
        if folder is not None:
            return self._read(id, hash_of(folder), folder)
        known = self.known()
        if id not in known:
            packs = ", ".join(known) or "–"
            raise SetupError.because("no-pack", game=self.game, pack=id, packs=packs, shelf=str(self.shelf))
        return self.find(id, known[id])

    def find(self, id: str, hash: str) -> Pack[C]:
        """Exactly this version; if there is none, a `SaveError` says what there is and how to go on."""
        opened = self._open.get((id, hash))
        if opened is not None:
            return opened
        folder = self.shelf / id / hash
        if is_id(id) and is_id(hash) and folder.is_dir():
            if hash_of(folder) != hash:
                raise SaveError.because("pack-damaged", pack=id, hash=hash, folder=str(folder))
            return self._read(id, hash, folder)
        source = self._source(id)
        here = hash_of(source) if source is not None else self.known().get(id, "")
        if source is not None and here == hash:
            return self._read(id, hash, source)
        if here:
            raise SaveError.because("pack-changed", pack=id, hash=hash, here=here, shelf=str(self.shelf / id))
        raise SaveError.because("pack-missing", pack=id, hash=hash, shelf=str(self.shelf / id))

    def opened(self, options: Options, hashes: Hashes | None = None) -> tuple[Pack[C], ...]:
        """The packs of a table: of these hashes; where none is named, the newest."""
        named = hashes or {}
        wanted = self.wanted(options)
        return tuple([self.find(one, named[one]) if one in named else self.newest(one) for one in wanted])

    def _sources(self) -> list[Path]:
        folders = [folder for source in self.sources if source.is_dir() for folder in sorted(source.iterdir())]
        return [folder for folder in folders if folder.is_dir() and is_id(folder.name)]

    def _source(self, id: str) -> Path | None:
        return next((folder for folder in self._sources() if folder.name == id), None)

    def _read(self, id: str, hash: str, folder: Path) -> Pack[C]:
        with self._lock:
            pack = self._open.pop((id, hash), None) or Pack(id, hash, self.read(folder))
            self._open[id, hash] = pack
            while len(self._open) > _REMEMBERED:
                self._open.pop(next(iter(self._open)))
        return pack

    # keeping

    def keep(self, pack: Pack[C]) -> None:
        """Put a copy of what belongs to the program on the shelf: a game that is begun with it can go on with it,
        whatever becomes of the program."""
        folder = self._source(pack.id)
        if folder is not None and hash_of(folder) == pack.hash:
            self._copy(folder, pack)

    def take_in(self, folder: Path, name: str = "") -> Pack[C]:
        """A pack that somebody has written: read, checked, and kept as the newest of its name, which is that of its
        folder unless it says another."""
        name = name or folder.name
        if not is_id(name):
            raise ContentError.because("pack-name", folder=name)
        if self._source(name) is not None:
            raise ContentError.because("pack-taken", pack=name)
        pack = self._read(name, hash_of(folder), folder)
        self._copy(folder, pack)
        write_whole(self.shelf / pack.id / _NEWEST, pack.hash.encode())
        return pack

    def _copy(self, folder: Path, pack: Pack[C]) -> None:
        """It is there whole or not at all."""
        target = self.shelf / pack.id / pack.hash
        if target.is_dir():
            return
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=target.parent, prefix=".") as aside:
                for path in files_of(folder):
                    copy = Path(aside) / pack.hash / path.relative_to(folder)
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copyfile(path, copy)
                with suppress(FileExistsError):  # somebody else was quicker
                    (Path(aside) / pack.hash).rename(target)
        except OSError as error:
            if not target.is_dir():
                raise SaveError.because("not-written", file=str(target), why=error.strerror) from None


NO_PACKS: Packs[Any] = Packs()
