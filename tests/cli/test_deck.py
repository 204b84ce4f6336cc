"""`nokturn deck` and `nokturn coverage`."""

import io
import sys

import pytest

from nokturn.cli.app import app
from nokturn.games.vtes.decks import exported, precon
from nokturn.games.vtes.printed.pool import POOL
from nokturn.kernel.errors import SetupError


def run(capsys, *arguments):
    code = app(list(arguments))
    out, err = capsys.readouterr()
    return code, out, err


def test_a_legal_deck(capsys, tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text(exported(precon("v5_ventrue"), "twd"), "utf-8")
    code, out, _ = run(capsys, "deck", "check", str(file), "--lang", "en")
    assert code == 0
    assert "Ventrue preconstructed deck: 12 cards in the crypt, 77 in the library.\nLegal: Standard.\n" in out


BEYOND = ("Liquidation", "Obedience")
"""Cards that nobody can play here yet."""


@pytest.fixture
def beyond(tmp_path):
    """A deck with two of them."""
    file = tmp_path / "Beyond.txt"
    file.write_text("6x Alexa Draper\n" + "".join(f"2x {name}\n" for name in BEYOND), "utf-8")
    return str(file)


def test_an_illegal_one_says_why_by_rule(capsys, beyond):
    code, out, _ = run(capsys, "deck", "check", beyond, "--lang", "en")
    assert code == 1
    assert "  [VTES-DECK-01] The crypt has 6 cards and needs at least 12.\n" in out
    assert "cards are not playable here yet" in out
    code, out, _ = run(capsys, "deck", "check", "nb_ventrue", "--format", "starter", "--lang", "pl")
    assert code == 0
    assert "Talia dozwolona: Startowy." in out


def test_what_is_piped_in(capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"4x Deflecton\n2 Deflection\n")))
    code, out, _ = run(capsys, "deck", "check", "-", "--lang", "en")
    assert code == 1
    assert out.startswith("Line 1: “Deflecton” is no card.")
    assert "Perhaps: Deflection." in out


def test_a_link(capsys):
    code, out, _ = run(capsys, "deck", "stats", "https://vdb.im/decks/deck?name=Two#201529=2;100518=4", "--lang", "en")
    assert code == 0
    assert out == (
        "Two\n"
        "Crypt: 2 cards, groups 6, capacity 8 to 8, 8 on average\n"
        "  2 Alexa Draper (8)\n"
        "The four you begin with: 16 to 16 together, 16 on average\n"
        "Disciplines: the crypt against the library\n"
        "  dom: 2 at superior, 0 at inferior, 0 without; 4 cards require it\n"
        "  pre: 2 at superior, 0 at inferior, 0 without; 0 cards require it\n"
        "  for: 0 at superior, 2 at inferior, 0 without; 0 cards require it\n"
        "  pot: 0 at superior, 2 at inferior, 0 without; 0 cards require it\n"
        "Library: 4 cards\n"
        "  4 Reaction\n"
        "All of it costs 0 pool, 4 blood in all\n"
        "1,000 opening draws: 16 together in the first four, 4 of 7 cards that one of them can play, "
        "0 masters on average\n"
        "Who can play what, and the chance to see one among 7 / 12 / 17 cards\n"
        "  4 Deflection: 2 of 2, 2 at superior; 100% / 100% / 100%\n"
        "Playable here: 2 of 2 different cards\n"
    )


def test_another_format_and_what_gets_lost_in_it(capsys):
    code, out, err = run(capsys, "deck", "convert", "v5_ventrue", "--to", "jol", "--lang", "en")
    assert code == 0
    assert out == exported(precon("v5_ventrue"), "jol")
    assert err == "The format has no place for this, so it is left out: the deck's name.\n"


def test_a_deck_that_cannot_be_read_is_not_converted(capsys, tmp_path):
    file = tmp_path / "mine.txt"
    file.write_text("nonsense", "utf-8")
    code, out, err = run(capsys, "deck", "convert", str(file), "--to", "twd", "--lang", "en")
    assert (code, out) == (1, "")
    assert "Line 1: “nonsense” is no card." in err


def test_a_file_that_is_not_there(capsys):
    with pytest.raises(SetupError, match=r"nowhere\.txt cannot be read .* or a preconstructed deck: nb_malkavian"):
        run(capsys, "deck", "check", "nowhere.txt")


def test_coverage_of_the_decks_given(capsys, beyond):
    code, out, _ = run(capsys, "coverage", "vtes", "v5_ventrue", beyond, "--most", "1", "--lang", "en")
    assert code == 0
    assert out.startswith("1 of the 2 decks given can be played here (50 %).\n")
    assert f"\nPlayable cards: {len(POOL)} of the " in out
    assert f" lacks {len(BEYOND)}: {', '.join(BEYOND)}\n" in out
    assert out.endswith(": played in 1 of the others\n")


def test_coverage_of_the_archive(capsys):
    code, out, _ = run(capsys, "coverage", "--most", "2", "--lang", "pl")
    assert code == 0
    assert "można tu grać" in out


def test_no_other_game_has_decks():
    with pytest.raises(SetupError, match="Nobody brings a deck to dracula"):
        app(["coverage", "dracula"])
