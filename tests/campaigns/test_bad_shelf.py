"""Files on a shelf that are no longer what they were: named, with how to go on; everything else is still there."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.campaigns.nights import PEOPLE, page_after, played

from nokturn.campaigns.ledger import Ledger
from nokturn.campaigns.shelf import Shelf
from nokturn.campaigns.sittings import open_sitting
from nokturn.campaigns.words import LedgerError
from nokturn.kernel.errors import SaveError
from nokturn.kernel.game import first_answer

pytestmark = pytest.mark.usefixtures("nights")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "shelf")


def put_here(shelf: Shelf, ledger: Ledger) -> Ledger:
    shelf.put(ledger)
    return ledger


def test_a_page_is_written_once(shelf):
    ledger = put_here(shelf, played(1))
    shelf.add(ledger.id, page_after(ledger, "one"))
    kept = shelf.load(ledger.id)
    with pytest.raises(LedgerError, match="somebody else meanwhile"):
        shelf.add(ledger.id, page_after(ledger, "other"))
    assert shelf.load(ledger.id) == kept


def test_a_page_on_the_shelf_that_was_changed_is_named_and_the_others_are_still_listed(shelf):
    good, bad = put_here(shelf, played(1)), put_here(shelf, played(2))
    path = shelf.place(bad.id) / "page-1.json"
    page = msgspec.json.decode(path.read_bytes())
    page["hands"][0]["name"] = "Eve"
    path.write_bytes(msgspec.json.encode(page))
    listed = {entry.id: entry for entry in shelf.listed()}
    assert listed[good.id].ledger == good
    assert "Sitting 1 was changed" in str(listed[bad.id].fault)


@pytest.mark.parametrize("junk", [b"", b"{", b"[]", b"\xff"])
def test_a_page_or_a_sitting_on_the_shelf_that_is_no_longer_one_is_named(shelf, junk):
    ledger = put_here(shelf, played(1))
    sitting = shelf.sitting(ledger.id, 2)
    sitting.write_bytes(junk)
    with pytest.raises(LedgerError, match=r"sitting-2\.json") as caught:
        open_sitting(shelf, ledger, list(PEOPLE), "key", lambda seat: (seat, ""))
    assert caught.value.reason == "file-damaged"
    assert sitting.read_bytes() == junk
    (shelf.place(ledger.id) / "page-1.json").write_bytes(junk)
    with pytest.raises(LedgerError, match=r"page-1\.json") as caught:
        shelf.load(ledger.id)
    assert caught.value.reason == "file-damaged"


def test_a_sitting_that_was_begun_from_another_state_or_lost_whose_answers_they_are(shelf):
    ledger = put_here(shelf, played(1))
    journal = open_sitting(shelf, ledger, list(PEOPLE), "key", lambda seat: (seat, ""))
    ask = journal.position.asks()[0]
    assert journal.answer(ask.seat, first_answer(ask)) is None
    path = shelf.sitting(ledger.id, 2)
    kept = msgspec.json.decode(path.read_bytes())
    path.write_bytes(msgspec.json.encode({**kept, "before": "elsewhere"}))
    with pytest.raises(LedgerError) as caught:
        open_sitting(shelf, ledger, list(PEOPLE), "key", lambda seat: (seat, ""))
    assert caught.value.reason == "page-elsewhere"
    path.write_bytes(msgspec.json.encode({**kept, "by": []}))
    with pytest.raises(SaveError, match="was changed"):
        open_sitting(shelf, ledger, list(PEOPLE), "key", lambda seat: (seat, ""))
