"""`nokturn chronicle`: three nights in the terminal, from the first to the last, left and taken up again."""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.campaigns.nights import newer_rules, nights
from tests.conformance.reliquary.campaign import CAMPAIGN
from tests.conformance.reliquary.reliquary import NAMES, SEALED

from nokturn.campaigns.shelf import Shelf
from nokturn.cli.app import app
from nokturn.kernel.errors import SetupError

__all__ = ["newer_rules", "nights"]


@pytest.fixture(autouse=True)
def home(nights: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOKTURN_SAVES", str(tmp_path / "saves"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "saves" / "chronicles")


@pytest.fixture
def chronicle(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Run the command, typing these lines at its questions; then the keyboard is gone."""

    def run(*arguments: str, typed: tuple[str, ...] = (), lang: str = "en") -> str:
        lines = iter(typed)

        def ask(sign: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", ask)
        app(["chronicle", *arguments, "--lang", lang])
        return capsys.readouterr().out

    return run


ALWAYS = ("1", "yes") * 20
"""The first niche, and everything on the lantern; where only one of them fits, the other is refused."""


def test_three_nights_from_the_first_to_the_last(chronicle, shelf):
    said = chronicle("new", "reliquary", "--seats", "me:Ada,bot:random", "--seed", "night")
    assert "“Reliquary” has begun, played by Ada, Vera." in said
    (mark,) = shelf.ids()
    assert f"chronicle play {mark[:8]}" in said
    order = shelf.load(mark).state(CAMPAIGN).envelopes
    for number in (1, 2, 3):
        said = chronicle("play", "--seed", f"night {number}", "--bot", "random", typed=ALWAYS)
        assert f"Reliquary, sitting {number}." in said
        assert f"Sitting {number} stands in the book." in said
        sealed = [word for envelope in order[number:] for word in NAMES[envelope]]
        assert [word for word in sealed if word in said + chronicle("show") + chronicle("list")] == []
    assert "the campaign is over" in said
    said = chronicle("show")
    assert re.search(r"^Sitting 3, \d{4}-\d\d-\d\d: Ada, Vera \(by a bot: random\)\.$", said, re.MULTILINE)
    assert all(NAMES[envelope][0] in said for envelope in SEALED)
    assert "Envelopes opened: –" in chronicle("show", "--sitting", "0")
    assert "Relikwiarz (Ada, Vera). Rozegrane sesje: 3." in chronicle("show", lang="pl")
    with pytest.raises(SetupError, match="played to its end"):
        chronicle("play")


def test_whoever_leaves_finds_everything_as_it_was(chronicle, shelf):
    chronicle("new", "reliquary", "--seats", "me:Ada,me:Bob", "--seed", "night")
    (mark,) = shelf.ids()
    said = chronicle("play", "--seed", "one", typed=("", "1"))
    assert "Everything is kept as it is. To go on:" in said
    assert f"chronicle play {mark[:8]}" in said
    kept = shelf.sitting(mark, 1).read_bytes()
    said = chronicle("play", "--seats", "me:Ada,me:Cid", typed=("",))
    assert shelf.sitting(mark, 1).read_bytes() == kept, "nothing was lost, and nothing happened by itself"
    chronicle("play", "--seats", "me:Ada,me:Cid", typed=("", "1") * 40 + ("yes",) * 4)
    chronicle("play", "--seats", "me:Ada,me:Cid", typed=("", "yes") * 4)
    page = shelf.load(mark).pages[0]
    assert {(hand.seat, hand.name) for hand in page.hands} == {("A", "Ada"), ("B", "Cid")}
    assert "Cid for Bob" in chronicle("show")
    assert not shelf.sitting(mark, 1).exists()


def test_another_game_cannot_be_put_in_the_place_of_a_sitting(chronicle, shelf):
    chronicle("new", "reliquary", "--seats", "me:Ada,bot:random", "--seed", "night")
    said = chronicle("play", "--bot", "random", typed=("1", "save mine.json", "load mine.json", "undo"))
    assert "another game cannot be put in its place" in said
    assert Path("mine.json").exists()


def test_rules_that_changed_in_the_middle_take_nothing_back_unless_somebody_says_so(chronicle, shelf, newer_rules):
    chronicle("new", "reliquary", "--seats", "me:Ada,bot:random", "--seed", "night")
    chronicle("play", "--bot", "random", "--seed", "one", typed=("1",))
    (mark,) = shelf.ids()
    kept = shelf.sitting(mark, 1).read_bytes()
    newer_rules(NICHES=("crypt",))
    with pytest.raises(SetupError, match=r"the first \d still fit.*go on from the last step"):
        chronicle("play", "--bot", "random")
    assert shelf.sitting(mark, 1).read_bytes() == kept
    chronicle("play", "--bot", "random", "--go-on", typed=())
    left = shelf.place(mark) / "left-sitting-1.json"
    assert left.read_bytes() == kept, "what was played is still there"


def test_forks_and_files(chronicle, shelf, monkeypatch, tmp_path):
    chronicle("new", "reliquary", "--seats", "me:Ada,bot:random", "--seed", "night")
    (mark,) = shelf.ids()
    chronicle("play", "--bot", "random", "--seed", "one", typed=ALWAYS)
    assert "may go otherwise" in chronicle("fork", mark[:8], "0")
    (other,) = set(shelf.ids()) - {mark}
    assert f"it parts from {mark[:8]} after sitting 0" in chronicle("show", other)
    assert f"it parts from {mark[:8]} after sitting 0" in chronicle("list"), "marked there too"
    with pytest.raises(SetupError, match=f"several campaigns here: .*{mark[:8]}"):
        chronicle("show")
    with pytest.raises(SetupError, match="No campaign begins with 'xyz'"):
        chronicle("play", "xyz")
    with pytest.raises(SetupError, match="There is no sitting 2"):
        chronicle("fork", mark, "2")
    assert "1 sitting." in chronicle("export", mark, "nights.json")
    with pytest.raises(SetupError, match="brings nothing new"):
        chronicle("import", "nights.json")
    monkeypatch.setenv("NOKTURN_SAVES", str(tmp_path / "elsewhere"))
    assert "There is no campaign here yet" in chronicle("list")
    assert "is here now. Sittings played: 1." in chronicle("import", "nights.json")
    chronicle("play", "--bot", "random", "--seed", "two", typed=ALWAYS)
    chronicle("export", mark, "nights.json")
    monkeypatch.setenv("NOKTURN_SAVES", str(tmp_path / "saves"))
    assert "Sittings played: 2." in chronicle("import", "nights.json")
    Path("nights.json").write_text("damaged", "utf-8")
    with pytest.raises(SetupError, match="nieuszkodzoną kopię"):
        chronicle("import", "nights.json", lang="pl")
    assert f"{mark[:8]}  Reliquary (Ada, Vera). Sittings played: 2." in chronicle("list")


@pytest.mark.parametrize("arguments, says", [
    (("new", "saga"), "no campaign called 'saga'"),
    (("new", "reliquary", "--seats", "me"), "Possible: 2, 3"),
    (("new", "reliquary", "--seats", f"me:{'x' * 41},bot"), "from 1 to 40 characters"),
    (("new", "reliquary", "--seats", "me:A\x07a,bot"), "control signs"),
    (("new", "reliquary", "--option", "nights=9"), "Choose one of: 2, 3"),
    (("new", "reliquary", "--option", "days=2"), "no option 'days'"),
    (("play", "ffff"), "There is no campaign here yet. `nokturn chronicle new` begins one"),
    (("show",), "There is no campaign here yet"),
    (("import", "nowhere.json"), "cannot be read"),
])  # fmt: skip
def test_what_cannot_be_is_said_in_words(chronicle, shelf, arguments, says):
    with pytest.raises(SetupError, match=says):
        chronicle(*arguments)
    assert shelf.ids() == []


def test_a_campaign_goes_on_with_as_many_as_it_began_with(chronicle):
    chronicle("new", "reliquary", "--seats", "me:Ada,bot")
    with pytest.raises(SetupError, match="began with 2 players"):
        chronicle("play", "--seats", "me,bot,bot")


def test_a_book_is_written_as_what_its_name_ends_with(chronicle, shelf, tmp_path):
    chronicle("new", "heritage", "--seats", "me:Ada,bot:random", "--seed", "book")
    (mark,) = shelf.ids()
    for ending, begins in (("html", b"<!doctype html>"), ("pdf", b"%PDF-"), ("svg", b"<svg ")):
        said = chronicle("book", mark, f"saga.{ending}", "--title", "Saga", lang="pl")
        assert said == f"Zapisano plik saga.{ending}.\n"
        assert (tmp_path / f"saga.{ending}").read_bytes().startswith(begins)
    with pytest.raises(SetupError, match=r"“doc”.*html, pdf, svg"):
        chronicle("book", mark, "saga.doc")
    assert not (tmp_path / "saga.doc").exists()


def test_a_campaign_without_a_book_says_so(chronicle, shelf):
    chronicle("new", "reliquary", "--seats", "me:Ada,bot:random")
    (mark,) = shelf.ids()
    with pytest.raises(SetupError, match="There is no book of reliquary"):
        chronicle("book", mark, "saga.pdf")
