"""Named saves of a campaign on a shelf: a sitting as it stood at some decision, under a name.

A save is written once and never again, and taking one up changes nothing that is there: it becomes a campaign of its
own, which shares the sittings before it and goes on at exactly that decision, with the same dice."""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path

import msgspec

from nokturn.campaigns.campaign import check_name
from nokturn.campaigns.ledger import Ledger, forked, hash_of
from nokturn.campaigns.shelf import Shelf
from nokturn.campaigns.sittings import Kept, SittingJournal
from nokturn.campaigns.words import ledger_error
from nokturn.kernel.content import write_whole
from nokturn.kernel.errors import SaveError
from nokturn.kernel.records import read_record

FORMAT = 1


class NamedSave(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What the file of a save holds."""

    nokturn_save: int = FORMAT
    name: str
    at: str
    """When, in UTC (ISO 8601)."""
    sitting: int
    """Which one was being played, from 1."""
    kept: Kept
    check: str = ""
    """Hash of everything else in it."""

    @property
    def steps(self) -> int:
        return len(self.kept.record.steps)


def _folder(shelf: Shelf, campaign: str) -> Path:
    return shelf.place(campaign) / "saves"


def _path(shelf: Shelf, campaign: str, name: str) -> Path:
    """A name may hold what no file's name can."""
    return _folder(shelf, campaign) / f"{blake2b(name.encode(), digest_size=8).hexdigest()}.json"


def save_as(shelf: Shelf, ledger: Ledger, journal: SittingJournal, name: str, at: str) -> NamedSave:
    """Keep the sitting as it stands now; a name that is taken is refused."""
    check_name(name)
    path = _path(shelf, ledger.id, name)
    record = read_record(journal.text())
    kept = Kept(before=journal.before, offered=journal.offered, by=[*journal.by], record=record)
    found = NamedSave(name=name, at=at, sitting=ledger.played + 1, kept=kept)
    whole = msgspec.structs.replace(found, check=_check(found))
    aside = path.with_name(f".{path.name}.{os.getpid()}")
    write_whole(aside, msgspec.json.encode(whole))
    try:
        os.link(aside, path)
    except FileExistsError:
        raise ledger_error("save-taken", name=name) from None
    except OSError as error:
        raise SaveError.because("not-written", file=str(path), why=error.strerror) from None
    finally:
        aside.unlink(missing_ok=True)
    return whole


def _check(save: NamedSave) -> str:
    return hash_of(msgspec.structs.replace(save, check=""))


def saves(shelf: Shelf, campaign: str) -> list[NamedSave]:
    """Every save of a campaign that can be read, the oldest first."""
    found: list[NamedSave] = []
    for path in sorted(_folder(shelf, campaign).glob("[!.]*.json")):
        try:
            found.append(_read(path))
        except SaveError:
            continue
    return sorted(found, key=lambda save: (save.at, save.name))


def restored(shelf: Shelf, campaign: str, name: str) -> Ledger:
    """Take a save up: a campaign of its own that goes on there.  Whatever is wrong with it changes nothing."""
    path = _path(shelf, campaign, name)
    if not path.exists():
        names = ", ".join([save.name for save in saves(shelf, campaign)]) or "–"
        raise ledger_error("no-such-save", name=name, names=names)
    save = _read(path)
    other = forked(shelf.load(campaign), save.sitting - 1)
    if hash_of(other.footing().state) != save.kept.before:
        raise ledger_error("page-elsewhere", number=save.sitting)
    shelf.put(other, msgspec.json.encode(save.kept))
    return other


def _read(path: Path) -> NamedSave:
    try:
        data = path.read_bytes()
        version = msgspec.json.decode(data, type=dict[str, object]).get("nokturn_save")
        if isinstance(version, int) and version > FORMAT:
            raise ledger_error("file-newer", file=str(path), found=version, read=FORMAT)
        save = msgspec.json.decode(data, type=NamedSave)
    except OSError as error:
        raise SaveError.because("not-read", file=str(path), why=error.strerror) from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ledger_error("file-damaged", file=str(path), why=str(error)) from None
    if save.check != _check(save):
        raise ledger_error("file-changed", file=str(path))
    return save
