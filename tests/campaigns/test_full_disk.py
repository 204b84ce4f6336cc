"""A disk that is full, or fails, in the middle of writing: the old file stays, and nothing half-written is found."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.campaigns.nights import page_after, played

from nokturn.campaigns import files
from nokturn.campaigns.ledger import Ledger
from nokturn.campaigns.shelf import Shelf
from nokturn.kernel.errors import SaveError

pytestmark = pytest.mark.usefixtures("nights")
ROOT = Path(__file__).parents[2]

EXPORTS = """
import resource, signal, sys
from pathlib import Path
from tests.conformance.reliquary.offered import offer
offer()
from nokturn.campaigns.shelf import Shelf
from nokturn.kernel.errors import SaveError
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    Shelf(Path(sys.argv[1])).export(sys.argv[2], Path(sys.argv[3]))
except SaveError as error:
    print(error)
"""


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "shelf")


@pytest.fixture
def ledger(shelf: Shelf) -> Ledger:
    ledger = played(1)
    shelf.put(ledger)
    return ledger


def test_a_file_system_that_takes_no_more_leaves_the_old_file(shelf, ledger, tmp_path):
    """A real process whose writes fail after a thousand bytes."""
    path = tmp_path / "nights.json"
    shelf.export(ledger.id, path)
    old = path.read_bytes()
    shelf.add(ledger.id, page_after(ledger))
    told = subprocess.run(
        [sys.executable, "-c", EXPORTS, str(shelf.folder), ledger.id, str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "cannot be written" in told.stdout
    assert path.read_bytes() == old
    assert files.read(old, "it").played == 1
    assert sorted(file.name for file in tmp_path.iterdir()) == ["nights.json", "shelf"], "and no litter"


@pytest.mark.parametrize("call", ["fsync", "replace", "link", "rename"])
def test_whatever_call_fails_the_last_good_state_stays(shelf, ledger, tmp_path, monkeypatch, call):
    path = tmp_path / "nights.json"
    shelf.export(ledger.id, path)
    old = path.read_bytes()
    other = played(2, seed="other")

    def full(*args: object, **more: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    page = page_after(ledger)
    attempts = [
        lambda: shelf.export(ledger.id, path),
        lambda: shelf.add(ledger.id, page),
        lambda: shelf.put(other),
    ]
    monkeypatch.setattr(os, call, full)
    said = []
    for attempt in attempts:
        try:
            attempt()
        except SaveError as error:
            said.append(str(error))
    monkeypatch.undo()
    assert said
    assert all("No space left" in one for one in said)
    kept = files.read(path.read_bytes(), "it")
    assert kept.played in (1, 2)
    assert path.read_bytes() == old or call in ("link", "rename")
    for mark in shelf.ids():
        shelf.load(mark)
    assert not list(shelf.folder.rglob(".*")), "and no litter"
