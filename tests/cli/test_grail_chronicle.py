"""A campaign of Grail in the terminal: played, saved under names, taken up again, lost and graced."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.cli.test_chronicle import chronicle, home, newer_rules, nights, shelf

from nokturn.campaigns.grail.campaign import CAMPAIGN
from nokturn.campaigns.ledger import seal_of
from nokturn.campaigns.saves import saves
from nokturn.campaigns.shelf import Shelf
from nokturn.kernel.errors import SetupError
from nokturn.kernel.plain import pack

__all__ = ["chronicle", "home", "newer_rules", "nights", "shelf"]
Run = Callable[..., str]
A_DAY = ("pass for today", "eat", "stop for today")


@pytest.fixture(autouse=True)
def packs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NOKTURN_PACKS", str(tmp_path / "packs"))


def begun(chronicle: Run, shelf: Shelf) -> str:
    """The mark of a campaign of one."""
    chronicle("new", "grail", "--seats", "me:Ada", "--seed", "night")
    (mark,) = shelf.ids()
    return mark


def test_two_days_on_two_evenings_and_the_book_of_them(chronicle: Run, shelf: Shelf, tmp_path: Path) -> None:
    mark = begun(chronicle, shelf)
    said = chronicle("play", "--seed", "one", typed=("beor", *A_DAY))
    assert "You stop here for now; nothing is decided yet." in said
    assert "Won:" not in said
    assert "The Name Under the Stone. Day 1, chapter 1: The Last Ribbon." in said
    said = chronicle("play", "--seed", "two", typed=A_DAY, lang="en")
    assert "whom do you play today" not in said
    assert "Day 2, chapter 1" in said
    assert "Dzień 2, rozdział 1: Ostatnia Wstążka." in chronicle("show", lang="pl")
    assert "Day 1, chapter 1" in chronicle("show", "--sitting", "1")
    for name, begins in (("book.html", b"<!doctype html>"), ("book.pdf", b"%PDF-")):
        chronicle("book", mark, str(tmp_path / name))
        assert (tmp_path / name).read_bytes().startswith(begins)


def test_somebody_else_sits_down_and_the_book_knows_them(chronicle: Run, shelf: Shelf) -> None:
    begun(chronicle, shelf)
    chronicle("play", "--seed", "one", typed=("beor", *A_DAY))
    typed = ("", "arev", "", "another day", *("", *A_DAY) * 12)
    said = chronicle("play", "--seats", "me:Ada,me:Ewa", "--seed", "two", typed=typed)
    assert "Ewa plays Arev." in said
    assert re.search(r"^Sitting 2, [\d-]+: Ada, Ewa\.$", chronicle("show"), re.MULTILINE)


# named saves


@pytest.mark.rule("GRAIL-SAVE-01", "GRAIL-SAVE-04")
def test_a_named_save_is_taken_up_exactly_where_it_was_made(chronicle: Run, shelf: Shelf) -> None:
    mark = begun(chronicle, shelf)
    said = chronicle("play", "--seed", "one", typed=("beor", "save before the storm", *A_DAY))
    assert "Saved as “before the storm”." in said
    assert f"chronicle restore {mark[:8]} 'before the storm'" in said
    assert "before the storm" in chronicle("saves")
    assert shelf.load(mark).played == 1, "the campaign itself went on"
    chronicle("restore", mark, "before the storm")
    (other,) = [one for one in shelf.ids() if one != mark]
    assert (shelf.load(other).played, shelf.load(mark).played) == (0, 1)
    said = chronicle("play", other, typed=A_DAY)
    assert "Sitting 1 stands in the book." in said
    one, again = shelf.load(mark).pages[0], shelf.load(other).pages[0]
    assert (one.record.steps, one.after) == (again.record.steps, again.after), "the same dice, the same Day"
    assert "parts from" in chronicle("show", other)


def test_a_name_that_is_taken_keeps_what_it_names(chronicle: Run, shelf: Shelf) -> None:
    mark = begun(chronicle, shelf)
    chronicle("play", "--seed", "one", typed=("beor", "save here"))
    (before,) = saves(shelf, mark)
    said = chronicle("play", typed=("pass for today", "save here"))
    assert "There is a save called “here” already" in said
    assert saves(shelf, mark) == [before]
    with pytest.raises(SetupError, match=r"There is no save called “there”\. Saves: here"):
        chronicle("restore", mark, "there")


@pytest.mark.parametrize(
    "harm, says",
    [
        (lambda data: data[: len(data) // 2], "is damaged"),
        (lambda data: b"", "is damaged"),
        (lambda data: data.replace(b'"nokturn_save":1', b'"nokturn_save":99'), "written in format 99"),
        (lambda data: data.replace(b'"sitting":1', b'"sitting":2'), "checksum does not fit"),
        (lambda data: b"\xff\xfe", "is damaged"),
    ],
    ids=["cut off", "empty", "newer", "changed", "no text"],
)
def test_a_bad_save_is_refused_and_everything_stays(chronicle: Run, shelf: Shelf, harm: Any, says: str) -> None:
    mark = begun(chronicle, shelf)
    chronicle("play", "--seed", "one", typed=("beor", "save here", "pass for today"))
    (path,) = (shelf.place(mark) / "saves").glob("*.json")
    path.write_bytes(harm(path.read_bytes()))
    kept = shelf.sitting(mark, 1).read_bytes()
    with pytest.raises(SetupError, match=says):
        chronicle("restore", mark, "here")
    assert (shelf.ids(), shelf.sitting(mark, 1).read_bytes()) == ([mark], kept)
    assert "no named saves" in chronicle("saves")
    assert "Day 1, chapter 1" in chronicle("play", typed=("eat", "stop for today")), "and it goes on"


@pytest.mark.parametrize("harm", [lambda data: data[:-20], lambda data: b"{}"], ids=["cut off", "empty"])
def test_a_damaged_sitting_is_named_and_not_written_over(chronicle: Run, shelf: Shelf, harm: Any) -> None:
    mark = begun(chronicle, shelf)
    chronicle("play", "--seed", "one", typed=("beor",))
    path = shelf.sitting(mark, 1)
    path.write_bytes(harm(path.read_bytes()))
    broken = path.read_bytes()
    with pytest.raises(SetupError, match="damaged"):
        chronicle("play", typed=A_DAY)
    assert path.read_bytes() == broken


# Grace


@pytest.mark.rule("GRAIL-GRACE-01")
def test_after_a_defeat_one_key_brings_the_grace(chronicle: Run, shelf: Shelf) -> None:
    mark = begun(chronicle, shelf)
    chronicle("play", "--seed", "one", typed=("beor", *A_DAY))
    dying(shelf, mark)
    said = chronicle("play", "--seed", "two", typed=("", *A_DAY))
    assert "Lost: Ada" in said
    assert "Invoke the Grace, and play on at once? Enter is yes." in said
    assert "The All-Mother takes you back to the beginning of chapter 1." in said
    ledger = shelf.load(mark)
    assert ledger.played == 3
    state = ledger.state(CAMPAIGN)
    assert state.sheet is not None
    assert (state.sheet.of("defeat"), state.over) == ("", False)


def dying(shelf: Shelf, mark: str) -> None:
    """The last page again, with a hero whose last breath it was."""
    ledger = shelf.load(mark)
    (page,) = ledger.pages
    state = ledger.state(CAMPAIGN)
    assert state.sheet is not None
    heroes = tuple([(name, replace(hero, health=0, energy=1, dying=1)) for name, hero in state.sheet.of("heroes")])
    fields = tuple([(name, heroes if name == "heroes" else value) for name, value in state.sheet.fields])
    after = pack(replace(state, sheet=replace(state.sheet, fields=fields)))
    other = replace(page, after=after)
    path = shelf.place(mark) / "page-1.json"
    path.write_bytes(msgspec.json.encode(replace(other, seal=seal_of(other, ledger.root))))
