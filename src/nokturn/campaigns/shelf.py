"""Campaigns in a folder, each in a folder of its own: `begun.json`, `page-1.json`, `page-2.json` …, and
`sitting-3.json` for the one that is being played.

Every file is written whole or not at all, and a page is written once and never again: whoever comes second with the
same sitting is refused.  So a process that is killed between any two steps loses nothing and does nothing twice.
"""

from __future__ import annotations

import contextlib
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from nokturn.campaigns import campaign_named, files
from nokturn.campaigns.ledger import Begun, Fork, Ledger, Page, forked
from nokturn.campaigns.words import ledger_error
from nokturn.kernel.content import write_whole
from nokturn.kernel.errors import SaveError

BEGUN = "begun.json"
SHORT = 8
"""As much of a campaign's name as people are shown."""


class First(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `begun.json` holds: the ledger without its pages."""

    id: str
    begun: Begun
    fork: Fork | None = None
    on_trust: list[int] = []


class Listed(NamedTuple):
    """A campaign on the shelf; one that cannot be read says why."""

    id: str
    ledger: Ledger | None
    fault: SaveError | None


class Shelf:
    """A folder with campaigns in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def place(self, id: str) -> Path:
        """The folder of a campaign."""
        return self.folder / id

    def sitting(self, id: str, number: int) -> Path:
        """Where the sitting that is being played is kept."""
        return self.place(id) / f"sitting-{number}.json"

    # looking

    def ids(self) -> list[str]:
        return sorted(path.parent.name for path in self.folder.glob(f"[!.]*/{BEGUN}"))

    def listed(self) -> Iterator[Listed]:
        """Every campaign there is, the damaged ones too."""
        for mark in self.ids():
            try:
                yield Listed(mark, self.load(mark), None)
            except SaveError as fault:
                yield Listed(mark, None, fault)

    def find(self, named: str) -> str:
        """The id that begins with `named`; none or several are a `LedgerError`."""
        found = [mark for mark in self.ids() if mark.startswith(named)] if named else self.ids()
        if not found:
            raise ledger_error("no-such-campaign", named=named)
        if len(found) > 1:
            ids = ", ".join([mark[: max(SHORT, len(named) + 1)] for mark in found])
            raise ledger_error("which-campaign", named=named, ids=ids) if named else ledger_error("several", ids=ids)
        return found[0]

    def load(self, id: str) -> Ledger:
        """The campaign `id`, its pages following from each other; anything else is a `LedgerError`."""
        first = _read(self.place(id) / BEGUN, First)
        ledger = Ledger(id=first.id, begun=first.begun, fork=first.fork, on_trust=first.on_trust)
        numbers = sorted(int(path.stem.partition("-")[2]) for path in self.place(id).glob("page-*.json"))
        for number in numbers:
            ledger = ledger.with_page(_read(self._page(id, number), Page))
        return ledger

    def _page(self, id: str, number: int) -> Path:
        return self.place(id) / f"page-{number}.json"

    # writing

    def put(self, ledger: Ledger, sitting: bytes | None = None) -> None:
        """A campaign that is not here yet, and the sitting that is being played in it; it is there whole or not at
        all."""
        aside = self.folder / f".{ledger.id}"
        try:
            shutil.rmtree(aside, ignore_errors=True)
            first = First(id=ledger.id, begun=ledger.begun, fork=ledger.fork, on_trust=ledger.on_trust)
            write_whole(aside / BEGUN, _text(first))
            for page in ledger.pages:
                write_whole(aside / f"page-{page.number}.json", _text(page))
            if sitting is not None:
                write_whole(aside / self.sitting(ledger.id, ledger.played + 1).name, sitting)
            os.rename(aside, self.place(ledger.id))
        except OSError as error:
            raise SaveError.because("not-written", file=str(self.place(ledger.id)), why=error.strerror) from None
        finally:
            shutil.rmtree(aside, ignore_errors=True)

    def add(self, id: str, page: Page) -> None:
        """One more page, for good; if another process has written that sitting meanwhile, a `LedgerError`."""
        path = self._page(id, page.number)
        aside = path.with_name(f".{path.name}.{os.getpid()}")
        write_whole(aside, _text(page))
        try:
            os.link(aside, path)
        except FileExistsError:
            raise ledger_error("played-meanwhile", number=page.number) from None
        except OSError as error:
            raise SaveError.because("not-written", file=str(path), why=error.strerror) from None
        finally:
            aside.unlink(missing_ok=True)
        with contextlib.suppress(OSError):
            self.sitting(id, page.number).unlink(missing_ok=True)

    def fork(self, id: str, sitting: int) -> Ledger:
        """What if: a campaign of its own that shares the first sittings."""
        other = forked(self.load(id), sitting)
        self.put(other)
        return other

    # handing over

    def export(self, id: str, path: Path) -> Ledger:
        """Write the campaign into one file; on any fault the old file stays as it was."""
        ledger = self.load(id)
        write_whole(path, files.written(ledger))
        return ledger

    def take_in(self, path: Path, *, on_trust: bool = False, as_fork: bool = False) -> Ledger:
        """Read a campaign from a file; on any fault everything here stays as it was."""
        brought = files.read(_bytes(path), str(path))
        known = self.load(brought.id) if brought.id in self.ids() else None
        campaign = campaign_named(brought.begun.campaign)
        arrived = files.taken_in(campaign, known, brought, on_trust=on_trust, as_fork=as_fork)
        if known is None or arrived.id != known.id:
            self.put(arrived)
            return arrived
        if self.sitting(known.id, known.played + 1).exists():
            raise ledger_error("sitting-open", number=known.played + 1)
        if arrived.on_trust != known.on_trust:
            first = First(id=known.id, begun=known.begun, fork=known.fork, on_trust=arrived.on_trust)
            write_whole(self.place(known.id) / BEGUN, _text(first))
        for page in arrived.pages[known.played :]:
            self.add(known.id, page)
        return replace(arrived, fork=known.fork)


def _text(value: msgspec.Struct) -> bytes:
    return msgspec.json.format(msgspec.json.encode(value), indent=1)


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise SaveError.because("not-read", file=str(path), why=error.strerror) from None


def _read(path: Path, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(_bytes(path), type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ledger_error("file-damaged", file=str(path), why=str(error)) from None
