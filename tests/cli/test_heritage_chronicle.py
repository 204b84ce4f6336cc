"""`nokturn chronicle` with Heritage: the first chapters in the terminal, shown, forked and handed over."""

from __future__ import annotations

import builtins
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.scripted import Script
from tests.games.heritage.chronicle.chronicles import before

from nokturn.campaigns.heritage.campaign import CAMPAIGN
from nokturn.campaigns.shelf import Shelf
from nokturn.cli.app import app
from nokturn.cli.seating import Chair
from nokturn.cli.session import Session
from nokturn.games.heritage.game import GAME
from nokturn.kernel.errors import SetupError
from nokturn.kernel.records import Journal
from nokturn.kernel.words import Words

Run = Callable[..., str]


@pytest.fixture
def chronicle(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Callable[..., str]:
    """Run the command at a shelf of that name; whoever is asked answers 1, or what is typed."""

    def run(*arguments: str, lang: str = "en", home: str = "here") -> str:
        monkeypatch.setenv("NOKTURN_SAVES", str(tmp_path / home))
        monkeypatch.setattr(builtins, "input", lambda sign="": "1")
        app(["chronicle", *arguments, "--lang", lang])
        return capsys.readouterr().out

    monkeypatch.chdir(tmp_path)
    return run


def typing(lines: list[str]) -> Callable[..., str]:
    """One line after the other; then the keyboard is gone."""
    left = iter(lines)

    def typed(sign: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    return typed


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "here" / "chronicles")


def test_two_chapters_by_bots_shown_forked_and_handed_over(chronicle: Run, shelf: Shelf) -> None:
    said = chronicle("new", "heritage", "--seats", "bot:random,bot:random", "--seed", "night")
    assert "“Heritage: the Chronicle” has begun" in said
    (mark,) = shelf.ids()
    for number in (1, 2):
        said = chronicle("play", "--seed", f"night {number}", "--bot", "random")
        assert f"Sitting {number} stands in the book." in said
    assert "Chapter 2: London, 1348." in said
    assert "The plague reaches London by water" in said
    assert "Chapter 3" not in said
    shown = chronicle("show", lang="pl")
    assert "Rozegrane rozdziały: 2 z 21" in shown
    assert "Wielki Szpitalnik" in shown
    assert "Strażnik Morowej Bramy" in shown
    assert "Wielki Szpitalnik" not in chronicle("show", "--sitting", "0", lang="pl")
    chronicle("fork", mark[:8], "1")
    assert len(list(shelf.ids())) == 2
    chronicle("export", mark[:8], "nights.json")
    chronicle("import", "nights.json", home="there")
    assert "Chapters played: 2 of 21" in chronicle("show", home="there")
    assert shelf.load(mark).state(CAMPAIGN).books.chapter == 3


def test_a_person_is_asked_everything_of_the_prologue(
    chronicle: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Three dots, a title, a mark, a servant and its clan; then the keyboard is gone, and nothing is lost."""
    chronicle("new", "heritage", "--seats", "me:Ada,bot:random", "--seed", "night", "--option", "ages=youngest_first")
    monkeypatch.setattr(builtins, "input", typing(["1"] * 7 + ["no"]))
    app(["chronicle", "play", "--seed", "one", "--bot", "random", "--lang", "en"])
    said = capsys.readouterr().out
    for question in (
        "first dot in Resources",
        "first dot in Psyche",
        "by which title",
        "which mark",
        "first servant",
        "a name?",
    ):
        assert question in said
    assert "which clan do you lead?" in said


@pytest.mark.parametrize(
    "typed, lang, told",
    [
        (["Jadwiga z Krakowa"], "pl", "Przydomek „Jadwiga z Krakowa” nosi odtąd"),
        (["1"], "en", "From now on “Raven” is the name of"),
        (["kruk"], "en", "From now on “Raven” is the name of"),
        (['"1"'], "en", "From now on “1” is the name of"),
        (["„pomoc”"], "pl", "Przydomek „pomoc” nosi odtąd"),
        (["x" * 41, "Ula"], "en", "Write from 1 to 40 characters; these are 41. [HER-R-64]"),
        (["61", "Ula"], "en", "From now on “Ula” is the name of"),
    ],
)
def test_a_name_is_chosen_or_written(
    chronicle: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: list[str],
    lang: str,
    told: str,
) -> None:
    chronicle("new", "heritage", "--seats", "me:Ada,bot:random", "--seed", "night", "--option", "ages=youngest_first")
    monkeypatch.setattr(builtins, "input", typing(["1"] * 7 + ["yes", *typed]))
    app(["chronicle", "play", "--seed", "one", "--bot", "random", "--lang", lang])
    said = capsys.readouterr().out
    assert ("do 40 znaków" if lang == "pl" else "up to 40 characters") in said
    assert told in said


LESSONS = {
    "en": ("prologue of your chronicle", "worth 1 chronicle point"),
    "pl": ("prolog twoich kronik", "1 punkt kronik"),
}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("more", [[], ["--no-lessons"]])
def test_what_is_asked_for_the_first_time_is_explained_once(
    chronicle: Run,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    lang: str,
    more: list[str],
) -> None:
    """Three dots are asked for; the first is explained.  Whoever knows the game does without."""
    chronicle("new", "heritage", "--seats", "me:Ada,bot:random", "--seed", "night", "--option", "ages=youngest_first")
    monkeypatch.setattr(builtins, "input", typing(["1", "1", "", "1"]))
    app(["chronicle", "play", "--seed", "one", "--bot", "random", "--lang", lang, *more])
    said = " ".join(capsys.readouterr().out.split())
    assert [said.count(text) for text in LESSONS[lang]] == ([0, 0] if more else [1, 1])


def test_every_lesson_belongs_to_a_question_and_is_there_in_both_languages() -> None:
    folder = GAME.folder / "lessons"
    keys = {
        lang: [line.split(" = ")[0] for line in text.splitlines() if line.startswith("lesson-")]
        for lang in ("en", "pl")
        for text in [(folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")]
    }
    assert keys["en"] == keys["pl"]
    words = Words(GAME, "en")
    assert [key for key in keys["en"] if not words.has(key.replace("lesson-", "ask-"))] == []
    assert len(keys["en"]) == len(set(keys["en"])) > 15


def test_what_cannot_be_begun_is_refused_in_words(chronicle: Run) -> None:
    with pytest.raises(SetupError, match="Possible: 2, 3, 4"):
        chronicle("new", "heritage", "--seats", "me:Ada")
    with pytest.raises(SetupError, match="drawn, youngest_first, oldest_first"):
        chronicle("new", "heritage", "--seats", "me:Ada,bot", "--option", "ages=older")


def test_whoever_was_unlocked_at_this_table_can_be_read_and_nobody_else() -> None:
    """HER-CHRON-03: Ancel came in chapter 1, Agnes would come in chapter 2."""
    sitting = CAMPAIGN.next(before(2))
    assert sitting is not None
    journal = Journal.new(GAME, ["Ada", "Bob"], sitting.options, "key", sitting.handed_down)
    screen = Script(("card Ancel", "card Plaguewright"))
    Session(journal, [Chair("Ada"), Chair("Vera", "random")], "en", screen, lessons=False).run()
    assert "Ser Ancel the Hospitaller: elitist, calm, south, martial." in screen.replies[1]
    assert "Nothing printed is called" in screen.replies[2]


@pytest.mark.parametrize("lang, known", [("en", "Inner Beast"), ("pl", "Wewnętrzna Bestia")])
def test_what_has_a_name_and_no_text_is_looked_up_in_the_rulebook(lang: str, known: str) -> None:
    """Nothing is printed on a theatre; whoever asks for it is not left with an empty line."""
    screen = Script((f"card {known}",))
    journal = Journal.new(GAME, ["Ada", "Bob"], {}, "key")
    Session(journal, [Chair("Ada"), Chair("Vera", "random")], lang, screen, lessons=False).run()
    assert [f"[HER-BEAST-0{number}]" in screen.replies[1] for number in range(1, 8)] == [True] * 7


def test_leaving_a_sitting_throws_nothing_away(
    chronicle: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No to leaving is to go on playing; taken up again it is told from its last lines, and `log` tells the rest."""
    chronicle("new", "heritage", "--seats", "me:Ada,bot:random", "--seed", "night", "--option", "ages=youngest_first")
    monkeypatch.setattr(builtins, "input", typing(["1"] * 7 + ["no"] + ["1"] * 30 + ["quit", "no", "quit", ""]))
    app(["chronicle", "play", "--seed", "one", "--bot", "random", "--lang", "en"])
    said = capsys.readouterr().out
    assert said.count("Leave the sitting?") == 2
    assert "thrown away" not in said
    assert "Everything is kept as it is." in said
    assert "Prologue." in said
    monkeypatch.setattr(builtins, "input", typing([]))
    app(["chronicle", "play", "--bot", "random", "--lang", "en"])
    assert "Prologue." not in capsys.readouterr().out
    monkeypatch.setattr(builtins, "input", typing(["log 500"]))
    app(["chronicle", "play", "--bot", "random", "--lang", "en"])
    assert "Prologue." in capsys.readouterr().out
