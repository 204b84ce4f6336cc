"""Files on a shelf that are no longer what they were: named, with how to go on; everything else is still there."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace
from tests.campaigns.nights import ENDED, PEOPLE, page_after, played
from tests.conformance.reliquary.campaign import CAMPAIGN

from nokturn.campaigns.ledger import Ledger, forked
from nokturn.campaigns.shelf import Shelf
from nokturn.campaigns.sittings import finish, open_sitting
from nokturn.campaigns.words import LedgerError
from nokturn.kernel.errors import SaveError
from nokturn.kernel.game import first_answer
from nokturn.kernel.words import explain

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


# what is asked of a shelf and cannot be


def said(error: LedgerError, reason: str, *words: str) -> None:
    """It is this refusal, it names what it is about, and says so in both languages."""
    assert error.reason == reason
    for word in words:
        assert word in explain(error, "en")
        assert word in explain(error, "pl")
    assert explain(error, "en") != explain(error, "pl")


def test_a_campaign_is_named_by_the_beginning_of_its_name_if_no_other_begins_like_that(shelf):
    first, second = put_here(shelf, replace(played(1), id="ab" * 16)), put_here(shelf, replace(played(1), id="ac" * 16))
    assert [shelf.find("ab"), shelf.find("ac")] == [first.id, second.id]
    for several, reason in (("a", "which-campaign"), ("", "several")):
        with pytest.raises(LedgerError) as caught:
            shelf.find(several)
        said(caught.value, reason, first.id[:8], second.id[:8])
    with pytest.raises(LedgerError) as caught:
        shelf.find("ad")
    said(caught.value, "no-such-campaign", "ad")


@pytest.mark.parametrize("sitting", [-1, 3, 99])
def test_a_sitting_that_was_not_played_is_not_looked_up_and_nothing_forks_from_it(shelf, sitting):
    """-1 would otherwise be the last but one, and 3 a fork that shares more than there is."""
    ledger = put_here(shelf, played(2))
    for attempt in (
        lambda: ledger.state(CAMPAIGN, sitting),
        lambda: forked(ledger, sitting),
        lambda: shelf.fork(ledger.id, sitting),
    ):
        with pytest.raises(LedgerError) as caught:
            attempt()
        said(caught.value, "no-such-sitting", str(sitting), "2")
    assert shelf.ids() == [ledger.id]


def test_a_sitting_that_is_not_over_has_no_page_yet_and_goes_on(shelf):
    ledger = put_here(shelf, played(1))
    journal = open_sitting(shelf, ledger, list(PEOPLE), "key", lambda seat: (seat, ""))
    while not journal.position.over:
        with pytest.raises(LedgerError) as caught:
            finish(shelf, ledger, journal, ENDED)
        said(caught.value, "sitting-not-over", "2")
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, first_answer(ask)) is None
    assert shelf.load(ledger.id) == ledger
    finish(shelf, ledger, journal, ENDED)
    assert shelf.load(ledger.id).played == 2


def test_a_file_that_cannot_be_read_is_named(shelf, tmp_path):
    for path in (tmp_path / "nowhere.json", tmp_path):
        with pytest.raises(SaveError, match=f"{re.escape(str(path))} cannot be read") as caught:
            shelf.take_in(path)
        assert f"Pliku {path} nie da się odczytać" in explain(caught.value, "pl")
    good, bad = put_here(shelf, played(1)), put_here(shelf, played(1, seed="other"))
    page = shelf.place(bad.id) / "page-1.json"
    page.unlink()
    page.mkdir()
    with pytest.raises(SaveError, match=r"page-1\.json cannot be read"):
        shelf.load(bad.id)
    assert {mark.id: mark.fault is None for mark in shelf.listed()} == {good.id: True, bad.id: False}


def test_a_sitting_under_rules_that_it_does_not_fit_any_more_waits_as_it_was_played(shelf, newer_rules):
    ledger = put_here(shelf, played(1))
    journal = open_sitting(shelf, ledger, list(PEOPLE), "key", lambda seat: (seat, ""))
    for _ in range(3):
        ask = journal.position.asks()[0]
        assert journal.answer(ask.seat, ask.options[0]) is None
    path = shelf.sitting(ledger.id, 2)
    kept = path.read_bytes()
    newer_rules(NICHES=("stair", "well", "crypt"))
    with pytest.raises(LedgerError) as caught:
        open_sitting(shelf, ledger, list(PEOPLE), "key", lambda seat: (seat, ""))
    said(caught.value, "sitting-other-rules", "3")
    assert path.read_bytes() == kept
