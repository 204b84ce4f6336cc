"""`nokturn card`: our text and the publisher's, rulings with the tests that honour them, code and tests."""

from nokturn.cli.card import card
from nokturn.kernel.finder.evidence import card_tests


def said(capsys, *name: str, fails: int = 0, **options: str) -> list[str]:
    assert card(*name, **options) == fails
    out: str = capsys.readouterr().out
    return out.splitlines()


def test_a_card_of_vtes_by_its_name_with_all_there_is_to_know(capsys):
    lines = said(capsys, "telepathic", "misdirection", lang="en")
    assert lines[0] == "Telepathic Misdirection [telepathic-misdirection]"
    official = lines.index("  Official text:")
    assert official > 1, "our own words come first"
    rulings = next(n for n, line in enumerate(lines) if line.endswith(" rulings:"))
    assert int(lines[rulings].split()[0]) == sum(line.endswith("]") for line in lines[rulings + 1 :] if line[4] != " ")
    assert any("VTES-" in line for line in lines if line.startswith("  Rules its tests name: "))
    code = lines.index("  Written in:")
    assert lines[code + 1].startswith("    src/nokturn/games/vtes/content/library/reactions.toml:")
    assert lines[code + 2].startswith("    src/nokturn/games/vtes/cards/reactions.py:")
    tests = next(n for n, line in enumerate(lines) if line.endswith(" tests play it:"))
    assert int(lines[tests].split()[0]) == len(lines) - tests - 1
    assert all(line.startswith("    tests/games/vtes/") and "  test_" in line for line in lines[tests + 1 :])


def test_a_card_of_another_game_in_polish_by_its_id(capsys):
    lines = said(capsys, "br04", game="vendetta", lang="pl")
    assert lines[0] == "Pięść Kaina / Fist of Caine [BR04]"
    assert "  Tekst oficjalny:" not in lines
    assert any(line.startswith("    src/nokturn/games/vendetta/content/clan_cards/brujah.toml:") for line in lines)


def test_a_card_that_cannot_be_played_yet_has_its_official_text_and_no_tests(capsys):
    lines = said(capsys, "Liquidation", lang="en")
    assert "  Official text:" in lines
    assert "  No test names it." in lines


def test_a_name_that_no_card_has_is_said_so(capsys):
    assert said(capsys, "BR99", game="vendetta", lang="en", fails=1) == ["No card is called “BR99”."]


def test_a_test_says_which_card_and_ruling_it_is_about():
    text = """
import pytest
pytestmark = pytest.mark.rule("X-1")

@pytest.mark.card("this", "that")
@pytest.mark.ruling("LSJ 20020617")
def test_one(): ...

def test_of_no_card(): ...
"""
    (found,) = card_tests(text, "test_x.py")
    assert (found.file, found.line, found.name) == ("test_x.py", 7, "test_one")
    assert (found.rules, found.cards, found.rulings) == (("X-1",), ("that", "this"), ("LSJ 20020617",))
