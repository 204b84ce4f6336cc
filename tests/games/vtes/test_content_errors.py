"""A broken card file is refused, naming the file, the line and what to do."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.games.dracula.broken import edit

from nokturn.games.vtes.printed.content import CRYPT, FOLDER, LIBRARY, load_content
from nokturn.kernel.errors import ContentError


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files of the game, to be broken."""
    for file in FOLDER.glob("*.toml"):
        shutil.copy(file, tmp_path)
    return tmp_path


def refused(folder: Path) -> str:
    with pytest.raises(ContentError) as refusal:
        load_content(folder)
    return str(refusal.value)


def test_an_unbroken_copy_is_accepted(copy: Path) -> None:
    found = load_content(copy)
    assert (found.crypt, found.library) == (CRYPT, LIBRARY)


OFF = {'name = "Fame"': -2, "vekn = 201531\n": 1, "THA: Manewr.": -2, 'name_pl = "jałowy"': -3}
"""Where the fault is, seen from the line that was changed; by default it is that line."""


@pytest.mark.parametrize(
    "name, old, new, words",
    [
        ("crypt.toml", "vekn = 201531\n", "vekn = 201531\ncost = 1\n", "Object contains unknown field `cost`."),
        ("crypt.toml", "vekn = 201531", "vekn = 201530", "vekn 201530 is used twice. Look the card's number up."),
        ("crypt.toml", "vekn = 201531", "vekn = 5", "no card has the number 5. Look the card's number up."),
        ("crypt.toml", 'name = "Ayelech"', 'name = "Ayélech"', "card 201535 is 'Ayelech', not 'Ayélech'."),
        ("crypt.toml", 'id = "ayelech"', 'id = "ashley"', "the id 'ashley' is used twice. Give each entry its own."),
        ("crypt.toml", 'id = "ayelech"', 'id = "ayelek"', "the id of 'Ayelech' is 'ayelech'."),
        ("crypt.toml", '["for", "pot", "DOM", "PRE"]', '["for", "pow"]', "no Discipline is called 'pow'."),
        ("crypt.toml", '["for", "pot", "DOM", "PRE"]', '["For"]', "no Discipline is called 'For'."),
        ("crypt.toml", 'city = "Melbourne"', 'city = ""', "of what is it prince?"),
        ("library.toml", "vekn = 100001", 'vekn = "100001"', "Expected `int`, got `str` - at `$.vekn`."),
        ("library.toml", 'name = "Fame"', 'name = "Shame"', "the id of 'Shame' is 'shame'."),
        ("library.toml", 'titles = ["primogen"]', 'titles = ["mayor"]', "no title is called 'mayor'."),
        ("library.toml", 'types = ["ally"]', 'types = ["friend"]', "Invalid enum value 'friend' - at `$.types[0]`."),
        ("library.toml", 'types = ["ally"]', "types = []", "types is empty. Say what kind of card it is."),
        ("library.toml", 'replace = "discard_phase"', 'replace = "dawn"', "Invalid enum value 'dawn'"),
        ("library.toml", 'keywords = ["frenzy"]', "trifle = true", "only a master card is a trifle or out of turn."),
        ("library.toml", 'keywords = ["frenzy"]', "location = true", "only masters and equipment are locations."),
        ("library.toml", 'keywords = ["frenzy"]', "life = 1", "allies and retainers, and only they, have life."),
        ("library.toml", 'keywords = ["frenzy"]', "blood = -1", "blood is -1. A cost is 0 or more, or X."),
        ("library.toml", 'keywords = ["frenzy"]', 'clan = "tremor"', "no clan is called 'tremor'."),
        (
            "library.toml",
            'text_en = "Lock a minion, anyone\'s."',
            'text_en = ""',
            "text_en is empty. Write it in both languages.",
        ),
        (
            "library.toml",
            "THA: Manewr.",
            "Manewr.",
            "the lines of text_en and text_pl need different Disciplines.",
        ),
        ("titles.toml", 'name_pl = "egzekutor"', 'name_pl = ""', "name_pl is empty. Write it in both languages."),
        ("titles.toml", 'unique_by = "game"', 'unique_by = "table"', "Invalid enum value 'table'"),
        ("kinds.toml", 'name_pl = "jałowy"', "", "Object missing required field `name_pl`."),
    ],
)
def test_a_fault_is_named_with_its_line(copy: Path, name: str, old: str, new: str, words: str) -> None:
    line = edit(copy, name, old, new)
    assert refused(copy).startswith(f"{copy / name}, line {line + OFF.get(old, 0)}: {words}")


def test_a_missing_field_is_named_with_the_line_of_its_entry(copy: Path) -> None:
    line = edit(copy, "crypt.toml", 'city = "Nairobi"\n', "")
    words = "city is missing. Write it, even if it is empty."
    assert refused(copy) == f"{copy / 'crypt.toml'}, line {line - 10}: {words}"


def test_a_line_may_need_only_what_the_card_requires(copy: Path) -> None:
    edit(copy, "library.toml", "THA: Maneuver.", "DOM: Maneuver.")
    edit(copy, "library.toml", "THA: Manewr.", "DOM: Manewr.")
    assert "a line needs 'DOM', which the card does not require." in refused(copy)


def test_text_that_is_no_toml(copy: Path) -> None:
    line = edit(copy, "clans.toml", 'id = "tzimisce"', "id = tzimisce")
    assert f"line {line}" in refused(copy)


def test_an_entry_of_another_kind(copy: Path) -> None:
    line = edit(copy, "crypt.toml", '[[vampire]]\nid = "ayelech"', '[[ghoul]]\nid = "ayelech"')
    words = "'ghoul' is none of [[vampire]]. Correct it or take it out."
    assert refused(copy) == f"{copy / 'crypt.toml'}, line {line}: {words}"


def test_something_outside_the_entries(copy: Path) -> None:
    line = edit(copy, "crypt.toml", '[[vampire]]\nid = "alexa-draper"', 'deck = 1\n\n[[vampire]]\nid = "alexa-draper"')
    words = "'deck' is none of [[vampire]]. Correct it or take it out."
    assert refused(copy) == f"{copy / 'crypt.toml'}, line {line}: {words}"


def test_entries_that_are_no_tables_of_their_own(copy: Path) -> None:
    (copy / "crypt.toml").write_text("vampire = [{ id = 'x' }]\n", encoding="utf-8")
    assert refused(copy) == f"{copy / 'crypt.toml'}, line 1: write every entry as a [[vampire]] of its own."


def test_a_number_that_is_missing(copy: Path) -> None:
    edit(copy, "numbers.toml", "transfers = 4                     # VTES-INFL-01", "")
    assert refused(copy) == f"{copy / 'numbers.toml'}: Object missing required field `transfers`."
