"""`nokturn rules`: a rule by id or by words, its code and its tests, without importing the game."""

import subprocess
import sys
from pathlib import Path

import pytest

from nokturn.cli import rules as command
from nokturn.cli.rules import rules
from nokturn.games import GAMES, folder_named
from nokturn.kernel.rules import Rulebook


@pytest.fixture(autouse=True, scope="module")
def own_cache(tmp_path_factory):
    """One for all: only the first test waits until everything is read."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


def said(capsys, *words, fails: int = 0, **options) -> list[str]:
    assert rules(*words, **options) == fails
    out: str = capsys.readouterr().out
    return out.splitlines()


def test_a_rule_by_its_id_with_the_definition_first_and_its_tests(capsys):
    lines = said(capsys, "vendetta", "ven-plan-17", lang="en")
    assert lines[0].startswith("[VEN-PLAN-17] ")
    code = lines.index("  Carried out by:")
    assert lines[code + 1].startswith("    src/nokturn/games/vendetta/planning.py:")
    assert lines[code + 1].endswith("  turn")
    tests = next(n for n, line in enumerate(lines) if line.startswith("  Tested by "))
    found = [line for line in lines[tests + 1 :] if line.startswith("    tests/")]
    assert f"  Tested by {len(found)} tests." == lines[tests]
    assert any("tests/games/vendetta/test_planning.py:" in line and "  test_" in line for line in found)


def test_every_place_it_names_is_there(capsys):
    root = Path(__file__).parents[2]
    places = [line.split()[0] for line in said(capsys, "dracula", "DRA-BITE-04") if line.startswith("    ")]
    assert len(places) > 5
    for place in places:
        file, _, line = place.partition(":")
        assert len((root / file).read_text("utf-8").splitlines()) >= int(line)


@pytest.mark.parametrize(
    "game, words, lang, first",
    [
        ("dracula", "bites defeated", "en", {"DRA-DEFEAT-01", "DRA-BITE-02", "DRA-BITE-07"}),
        ("dracula", "ugryzienia", "pl", {"DRA-BITE-01", "DRA-BITE-02"}),
        ("dracula", "UGRYZIEN", "pl", {"DRA-BITE-01", "DRA-BITE-02"}),
        ("dracula", "hunters win", "en", {"DRA-WIN-03", "DRA-PLAYERS-03"}),
        ("dracula", "łowcy wygrywają", "en", {"DRA-WIN-03"}),
        ("vtes", "odrzucić kartę", "pl", {"VTES-DISCARD-01"}),
        ("vtes", "odrzucic karty", "pl", {"VTES-DISCARD-01"}),
        ("vtes", "contesting titles", "en", {"VTES-TITLECON-07"}),
        ("vendetta", "szału", "pl", {"VEN-FRENZY-01"}),
        ("vendetta", "what happens when vampires are drained", "en", {"VEN-CARD-05", "VEN-DRAIN-06"}),
    ],
)
def test_plain_words_find_a_rule_whatever_their_ending(capsys, game, words, lang, first):
    found = [line for line in said(capsys, game, *words.split(), lang=lang) if line.startswith("[")]
    assert first <= {line[1:].split("]")[0].split(",")[0] for line in found[:4]}


def test_each_rule_that_words_find_comes_with_the_first_place_to_look(capsys):
    lines = said(capsys, "vendetta", "szal", lang="pl")
    assert lines[0].startswith("[VEN-FRENZY-01] Wpadasz w szał")
    assert lines[1].startswith("  src/nokturn/games/vendetta/resources.py:")  # where the last blood leaves
    assert lines[2].startswith("  Sprawdza")
    assert lines[-1].endswith("żeby zawęzić wynik.")


@pytest.mark.parametrize(
    "system, words, first",
    [
        ("en_GB.UTF-8", "pusta pula", "Jeżeli wyssana karta nie dała krwi"),
        ("en_GB.UTF-8", "szal", "Wpadasz w szał"),
        ("en_GB.UTF-8", "Frenzy", "You go into Frenzy"),
        ("pl_PL.UTF-8", "Frenzy", "You go into Frenzy"),
        ("pl_PL.UTF-8", "szał", "Wpadasz w szał"),
        ("pl_PL.UTF-8", "VEN-FRENZY-01", "Wpadasz w szał"),
        ("en_GB.UTF-8", "VEN-FRENZY", "You go into Frenzy"),
    ],
)
def test_words_are_answered_in_their_own_language(capsys, monkeypatch, system, words, first):
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", system)
    assert said(capsys, "vendetta", *words.split())[0].partition("] ")[2].startswith(first)


def test_whoever_names_a_language_is_answered_in_it(capsys):
    assert said(capsys, "vendetta", "szał", lang="en")[0].startswith("[VEN-FRENZY-01] You go into Frenzy")


def test_the_words_of_the_glossary_find_the_rule_they_explain(capsys):
    """VEN-FRENZY-01 itself speaks of no blood left; the glossary of an empty pool."""
    found = [line for line in said(capsys, "vendetta", "empty", "pool", lang="en") if line.startswith("[")]
    (frenzy,) = [line for line in found[:4] if line.startswith("[VEN-FRENZY-01] ")]
    assert "empty" not in frenzy


def test_rulings_are_marked(capsys):
    assert said(capsys, "vendetta", "VEN-R-06", lang="en")[0].startswith("[VEN-R-06, ruling] ")
    assert said(capsys, "vendetta", "VEN-R-06", lang="pl")[0].startswith("[VEN-R-06, rozstrzygnięcie] ")


def test_words_that_nothing_speaks_of(capsys):
    assert said(capsys, "vendetta", "zzzz", fails=1, lang="en") == [
        "No rule speaks of “zzzz”. Try fewer or other words."
    ]


def test_the_list_names_every_rule_and_counts_them(capsys):
    lines = said(capsys, "vendetta", lang="en")
    book = Rulebook.load(folder_named("vendetta"))
    assert set(book.rules) <= set(lines)
    assert lines[-1] == f"{len(book.rules)} rules: {len(book.rules)} implemented, {len(book.rules)} tested."


def test_missing_rules_fail_the_list(capsys, monkeypatch, tmp_path):
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").write_text('@pytest.mark.rule("VEN-SETUP-01")\ndef test_it(): ...\n')
    monkeypatch.setattr(command, "working_copy", lambda package: tmp_path)
    monkeypatch.setattr(command, "folder_named", lambda game: linked(tmp_path, game))
    lines = said(capsys, "vendetta", missing=True, fails=1, lang="en")
    assert "VEN-SETUP-01" not in lines
    assert lines[lines.index("VEN-SETUP-02") + 2] == "  tests: none"


def linked(root: Path, game: str) -> Path:
    (root / game).symlink_to(folder_named(game))
    return root / game


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_implemented_and_tested(capsys, game):
    assert rules(game, missing=True) == 0, capsys.readouterr().out


def test_neither_the_server_nor_the_game_is_imported():
    program = (
        "import sys; from nokturn.cli.rules import rules; rules('vtes', 'bleed');"
        "sys.exit(any(name.startswith(('nokturn.server', 'nokturn.games.', 'litestar')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    "lang, line",
    [
        ("en", "No rule has the id VEN-FRENZY-99. Near it: VEN-FRENZY-09, "),
        ("pl", "Żadna zasada nie ma identyfikatora VEN-FRENZY-99. Podobne: VEN-FRENZY-09, "),
    ],
)
def test_an_id_that_no_rule_has_says_so_and_what_is_near_it(capsys, lang, line):
    assert " ".join(said(capsys, "vendetta", "ven-frenzy-99", lang=lang, fails=1)).startswith(line)


def test_chapters_come_before_single_cards_and_no_place_twice(capsys):
    lines = said(capsys, "vtes", "VTES-PLAY-09", lang="en")
    code = lines[lines.index("  Carried out by:") + 1 : lines.index("  Also named in:")]
    cards = ["/cards/" in line for line in code]
    assert cards == sorted(cards)
    assert any(cards)
    assert len(set(code)) == len(code)
