"""Files that are damaged, tampered with, too new or not ours: refused with what is wrong, where and how to go on; and
whatever was there stays."""

from __future__ import annotations

import zlib
from base64 import b64encode
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.campaigns.nights import (
    PEOPLE,
    file_of,
    new_ledger,
    page_after,
    played,
    refused,
    resealed,
    state,
    with_page_changed,
    with_state,
)
from tests.conformance.reliquary.campaign import ThreeNights
from tests.conformance.reliquary.reliquary import NAMES, SEALED

from nokturn.campaigns import files
from nokturn.campaigns.ledger import Hand, Ledger
from nokturn.campaigns.shelf import Shelf
from nokturn.campaigns.words import LedgerError
from nokturn.kernel.plain import pack, unpack
from nokturn.kernel.words import explain

pytestmark = pytest.mark.usefixtures("nights")
FIXTURES = Path(__file__).parent / "fixtures"
CHANGED = ("file-damaged", "page-changed", "page-elsewhere")


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "shelf")


# damaged


@pytest.mark.parametrize("data", [b"", b"not json", b"[1, 2]", b"\xff\xfe", b"[" * 100_000, b"null"])
def test_what_is_no_file_of_ours_at_all(shelf, data):
    assert refused(shelf, data).reason == "file-unreadable"


@pytest.mark.parametrize("data", [b"{}", b'{"nokturn": 1}', b'{"nokturn_campaign": "1"}', b'{"nokturn_campaign": 0}'])
def test_what_is_a_file_of_something_else(shelf, data):
    assert refused(shelf, data).reason == "file-foreign"


def test_a_file_that_was_cut_off_anywhere(shelf):
    whole = files.written(played(2))
    for end in range(1, len(whole) - 1, 997):
        assert refused(shelf, whole[:end]).reason == "file-unreadable"


def test_any_value_that_was_changed_shows(shelf):
    """Every single value in the file, one after the other."""
    content = msgspec.json.decode(files.written(played(1)))
    for key in set(content) - {files.VERSION}:
        with pytest.raises(LedgerError, match="checksum does not fit"):
            files.read(msgspec.json.encode({**content, key: "changed"}), "brought.json")


def test_any_value_of_the_ledger_in_it_that_was_changed_shows_though_the_check_was_made_to_fit(shelf):
    content = msgspec.to_builtins(played(1))
    seen = 0
    for place, _ in list(values(content)):
        if place in (("id",), ("fork",), ("on_trust",)):
            continue
        changed = msgspec.json.decode(msgspec.json.encode(content))
        put(changed, place, "changed")
        assert refused(shelf, boxed(msgspec.json.encode(changed))).reason in (
            "file-damaged",
            "page-changed",
            "page-elsewhere",
        )
        seen += 1
    assert seen > 60


def boxed(ledger: bytes) -> bytes:
    """A file with this in place of the ledger."""
    return file_of(new_ledger(), ledger=b64encode(zlib.compress(ledger)).decode())


@pytest.mark.parametrize("ledger", [
    "", "no base 64", "AAAA", 7, None, [], b64encode(zlib.compress(b"{}")[:-3]).decode(),
    b64encode(zlib.compress(b"[" * 100_000)).decode(), b64encode(zlib.compress(b"null")).decode(),
])  # fmt: skip
def test_a_file_with_something_else_in_place_of_its_ledger(shelf, ledger):
    assert refused(shelf, file_of(new_ledger(), ledger=ledger)).reason == "file-damaged"


def test_what_unpacks_to_more_than_any_campaign_is_not_unpacked(shelf, monkeypatch):
    monkeypatch.setattr(files, "LARGEST", 1000)
    assert refused(shelf, files.written(played(1))).reason == "file-damaged"


def test_nobody_comes_across_what_is_sealed_by_looking_into_the_file():
    text = files.written(played(1)).decode()
    assert [word for envelope in SEALED for word in NAMES[envelope] if word in text] == []
    assert all(name in text for name in PEOPLE), "but whose campaign it is"


def values(content: Any, place: tuple[Any, ...] = ()) -> Any:
    pairs = content.items() if isinstance(content, dict) else enumerate(content) if isinstance(content, list) else ()
    for key, value in pairs:
        yield (*place, key), value
        yield from values(value, (*place, key))


def put(content: Any, place: tuple[Any, ...], value: Any) -> None:
    for key in place[:-1]:
        content = content[key]
    content[place[-1]] = value


def test_an_id_that_leads_out_of_the_shelf_is_none(shelf):
    for mark in ("../elsewhere", "", "A" * 32, "/etc", "a" * 31):
        assert refused(shelf, file_of(replace(played(1), id=mark))).reason == "file-damaged"


# versions


def test_a_file_of_a_newer_version(shelf):
    error = refused(shelf, file_of(played(1), nokturn_campaign=files.FORMAT + 1))
    assert error.reason == "file-newer"
    assert "newer version" in explain(error, "en")


@pytest.mark.parametrize("version", range(1, files.FORMAT + 1))
def test_a_file_of_every_version_so_far_is_read(shelf, version):
    """`fixtures/version-N.json` was written when N was the newest; its last state is in the file's own words."""
    shelf.take_in(FIXTURES / f"version-{version}.json", on_trust=True)
    ledger = shelf.load("5eed" * 8)
    assert ledger.played == 2
    assert state(ledger).relics == (2, 1)
    assert state(ledger).stickers == (("ashes", "amaranth"), ())


def test_an_older_file_is_brought_up_to_date_step_by_step(shelf, monkeypatch, tmp_path):
    """As if two versions had come since: each step gets what the one before has made."""
    path = tmp_path / "old.json"
    path.write_bytes(files.written(played(2)))

    def to_second(ledger: dict[str, Any]) -> dict[str, Any]:
        assert "id" in ledger
        return {**ledger, "id": "b" * 32}

    def to_third(ledger: dict[str, Any]) -> dict[str, Any]:
        assert ledger["id"] == "b" * 32
        return {**ledger, "id": "c" * 32}

    monkeypatch.setattr(files, "FORMAT", 3)
    monkeypatch.setattr(files, "MIGRATIONS", {1: to_second, 2: to_third})
    assert shelf.take_in(path).played == 2
    assert shelf.ids() == ["c" * 32]


def test_a_state_of_an_older_shape_is_renewed_and_one_of_a_newer_refused(monkeypatch):
    ledger = played(2)
    monkeypatch.setattr(ThreeNights, "shape", 2)
    monkeypatch.setattr(
        ThreeNights, "renewed", lambda self, packed, shape: {**packed, "played": packed["played"] + 10 * shape}
    )
    assert state(ledger, 1).played == 11
    monkeypatch.setattr(ThreeNights, "shape", 0)
    with pytest.raises(LedgerError, match="newer version"):
        state(ledger)


# tampered with, by somebody who seals everything anew


def test_a_sitting_that_is_missing_in_the_middle(shelf):
    ledger = played(3)
    error = refused(shelf, file_of(replace(ledger, pages=[ledger.pages[0], ledger.pages[2]])))
    assert (error.reason, "Sitting 2 is missing" in str(error)) == ("page-missing", True)
    renumbered = replace(ledger, pages=[ledger.pages[0], replace(ledger.pages[2], number=2)])
    assert refused(shelf, file_of(renumbered)).reason == "page-elsewhere"
    assert refused(shelf, file_of(resealed(renumbered))).reason == "page-impossible"


def test_a_sitting_that_stands_there_twice(shelf):
    ledger = played(2)
    error = refused(shelf, file_of(replace(ledger, pages=[*ledger.pages, ledger.pages[1]])))
    assert error.reason == "page-twice"


@pytest.mark.parametrize(
    "change",
    [
        {"stickers": (("obsidian", "obsidian"), ())},
        {"relics": (99, 0)},
        {"played": 1},
        {"envelopes": ("ashes", "ashes", "ashes")},
    ],
)
def test_something_that_no_rule_could_have_given(shelf, change):
    ledger = with_state(played(2), 2, **change)
    assert refused(shelf, file_of(ledger)).reason == "page-changed"
    error = refused(shelf, file_of(resealed(ledger)))
    assert error.reason == "page-impossible"
    assert "Sitting 2" in str(error)
    assert "Sesja 2" in explain(error, "pl")


def test_a_legacy_that_the_game_did_not_leave(shelf):
    ledger = played(1)
    forged = with_page_changed(ledger, 1, legacy=pack(replace(unpack(ledger.pages[0].legacy), found=(7, 7))))
    assert refused(shelf, file_of(resealed(forged))).reason == "page-impossible"


def test_answers_that_were_exchanged(shelf):
    ledger = played(1)
    record = ledger.pages[0].record
    for steps in (record.steps[:-1], [*record.steps, record.steps[-1]], list(reversed(record.steps))):
        forged = with_page_changed(ledger, 1, record=replace(record, steps=steps))
        assert refused(shelf, file_of(resealed(forged))).reason == "page-impossible"


def test_an_inheritance_that_was_not_due(shelf):
    ledger = played(2)
    record = ledger.pages[1].record
    handed = {**record.handed_down, "stickers": [["amaranth"], ["obsidian"]]}
    forged = with_page_changed(ledger, 2, record=replace(record, handed_down=handed, digest=""))
    error = refused(shelf, file_of(resealed(forged)))
    assert error.reason == "page-impossible"
    assert "inheritance" in str(error)


def test_a_beginning_that_no_rule_could_have_made(shelf):
    ledger = new_ledger()
    made = pack(replace(state(ledger), stickers=(SEALED, ())))
    forged = replace(ledger, begun=replace(ledger.begun, state=made))
    assert refused(shelf, file_of(forged)).reason == "beginning-impossible"


def test_a_sitting_with_another_number_of_players(shelf):
    ledger, three = played(1), played(1, people=("Ada", "Bob", "Cid"))
    forged = replace(ledger, pages=[three.pages[0]])
    assert refused(shelf, file_of(resealed(forged))).reason == "page-count"


@pytest.mark.parametrize("name", ["x" * 41, "A\x1b[31mda", " Ada", "A\u202eda"])
def test_a_sitting_in_which_somebody_played_whom_nobody_can_be_called(shelf, name):
    """They are read from the book, in the terminal too."""
    ledger = played(1)
    hands = ledger.pages[0].hands
    record = replace(ledger.pages[0].record, players=[name, "Bob"])
    for change in (
        {"hands": [replace(hands[0], name=name), *hands[1:]]},
        {"hands": [replace(hands[0], name="", bot=name), *hands[1:]]},
        {"record": record},
    ):
        error = refused(shelf, file_of(resealed(with_page_changed(ledger, 1, **change))))
        assert (error.reason, "Sitting 1" in str(error)) == ("page-players", True)


@pytest.mark.parametrize("seat", ["C", "", "AB", "?"])
def test_a_sitting_in_which_somebody_played_at_no_place(shelf, seat):
    ledger = played(1)
    hands = ledger.pages[0].hands
    forged = with_page_changed(ledger, 1, hands=[replace(hands[0], seat=seat), *hands[1:]])
    assert refused(shelf, file_of(resealed(forged))).reason == "page-players"


@pytest.mark.parametrize("junk", [None, 7, [], {"is": "nothing.Known"}, {"is": "campaign.Nights"}, {"is": ["x"]}, 1.5])
def test_a_state_that_is_none(shelf, junk):
    forged = with_page_changed(played(1), 1, after=junk)
    assert refused(shelf, file_of(resealed(forged))).reason == "page-impossible"
    elsewhere = with_page_changed(forged, 1, fold="other")
    assert refused(shelf, file_of(resealed(elsewhere)), on_trust=True).reason == "state-unusable"


# other rules


def test_a_sitting_played_under_other_rules_that_still_leads_there_is_proved(shelf, tmp_path, newer_rules):
    ledger = played(2)
    newer_rules()
    path = tmp_path / "brought.json"
    path.write_bytes(files.written(ledger))
    assert shelf.take_in(path).on_trust == []


@pytest.mark.parametrize("change", [{"HOURS": 3}, {"WORTH": 5}])
def test_a_sitting_played_under_other_rules_is_refused_unless_taken_on_trust(shelf, tmp_path, newer_rules, change):
    ledger = played(2)
    newer_rules(**change)
    error = refused(shelf, files.written(ledger))
    assert error.reason == "page-other-rules"
    assert "on trust" in str(error)
    path = tmp_path / "brought.json"
    assert shelf.take_in(path, on_trust=True).on_trust == [1, 2]
    assert state(shelf.load(ledger.id)) == state(ledger), "as it was played"
    longer = shelf.load(ledger.id)
    shelf.add(ledger.id, page_after(longer, "on"))
    assert shelf.load(ledger.id).played == 3, "and it goes on"


def test_a_beginning_under_other_rules_is_refused_unless_taken_on_trust(shelf, tmp_path):
    ledger = new_ledger()
    made = pack(replace(state(ledger), relics=(1, 0)))
    older = replace(ledger, begun=replace(ledger.begun, state=made, fold="older"))
    assert refused(shelf, file_of(older)).reason == "beginning-other-rules"
    assert shelf.take_in(tmp_path / "brought.json", on_trust=True).on_trust == [0]


def test_trust_does_not_help_what_is_simply_not_so(shelf):
    ledger = resealed(with_state(played(2), 2, relics=(99, 0)))
    assert refused(shelf, file_of(ledger), on_trust=True).reason == "page-impossible"


# twice, and two servers


def put_here(shelf: Shelf, ledger: Ledger) -> Ledger:
    shelf.put(ledger)
    return ledger


def test_the_same_file_twice(shelf):
    ledger = put_here(shelf, played(2))
    error = refused(shelf, files.written(ledger))
    assert error.reason == "nothing-new"
    older = replace(ledger, pages=ledger.pages[:1])
    assert refused(shelf, files.written(older)).reason == "nothing-new"


def test_two_servers_that_both_played_the_same_sitting(shelf, tmp_path):
    first = played(1)
    here = put_here(shelf, first.with_page(page_after(first, "here")))
    there = first.with_page(page_after(first, "there"))
    there = there.with_page(page_after(there, "there too"))
    error = refused(shelf, files.written(there))
    assert error.reason == "played-twice"
    assert "Sitting 2" in str(error)
    assert "as a fork" in str(error)
    fork = shelf.take_in(tmp_path / "brought.json", as_fork=True)
    assert fork.fork is not None
    assert (fork.fork.of, fork.fork.sitting, fork.played) == (here.id, 1, 3)
    assert shelf.load(here.id) == here
    assert state(shelf.load(fork.id)) == state(there)


def test_another_beginning_under_the_same_id(shelf):
    ledger = put_here(shelf, played(1))
    other = replace(played(2, key="another night"), id=ledger.id)
    assert refused(shelf, files.written(other)).reason == "other-beginning"


def test_a_sitting_that_is_being_played_here_is_not_pulled_away(shelf):
    ledger = put_here(shelf, played(1))
    shelf.sitting(ledger.id, 2).write_bytes(b"{}")
    longer = ledger.with_page(page_after(ledger, "there"))
    assert refused(shelf, files.written(longer)).reason == "sitting-open"
    assert shelf.sitting(ledger.id, 2).exists()


def test_what_is_in_the_book_about_a_player_is_sealed_too():
    ledger = played(1)
    forged = with_page_changed(ledger, 1, hands=[Hand("A", "Eve", "", 3)])
    with pytest.raises(LedgerError, match="Sitting 1 was changed"):
        files.read(file_of(forged), "brought.json")
