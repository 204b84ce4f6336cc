"""A broken card file is refused, naming the file, the line and what to do."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from tests.games.dracula.broken import edit

from nokturn.games.vtes.printed.content import CRYPT, FOLDER, LIBRARY, load_content
from nokturn.kernel.errors import ContentError

VENTRUE, TREMERE = "crypt/ventrue.toml", "crypt/tremere.toml"
MASTERS, ACTIONS, EQUIPMENT, ALLIES, MODIFIERS, REACTIONS, COMBAT = (
    f"library/{kind}.toml"
    for kind in ("masters", "action_cards", "equipment", "allies", "modifiers", "reactions", "combat_cards")
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files of the game, to be broken."""
    shutil.copytree(FOLDER, tmp_path, ignore=shutil.ignore_patterns("decks", "facts"), dirs_exist_ok=True)
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
        (VENTRUE, "vekn = 201531\n", "vekn = 201531\ncost = 1\n", "Object contains unknown field `cost`."),
        (
            VENTRUE,
            "vekn = 201531",
            "vekn = 201530",
            "vekn 201530 is used twice. Look the card's number up.",
        ),
        (VENTRUE, "vekn = 201531", "vekn = 5", "no card has the number 5. Look the card's number up."),
        (TREMERE, 'name = "Ayelech"', 'name = "Ayélech"', "card 201535 is 'Ayelech', not 'Ayélech'."),
        (
            TREMERE,
            'id = "ayelech"',
            'id = "ashley"',
            "the id 'ashley' is used twice. Give each entry its own.",
        ),
        (TREMERE, 'id = "ayelech"', 'id = "ayelek"', "the id of 'Ayelech' is 'ayelech'."),
        (VENTRUE, '["for", "pot", "DOM", "PRE"]', '["for", "pow"]', "no Discipline is called 'pow'."),
        (VENTRUE, '["for", "pot", "DOM", "PRE"]', '["For"]', "no Discipline is called 'For'."),
        (VENTRUE, 'city = "Melbourne"', 'city = ""', "of what is it prince?"),
        (EQUIPMENT, "vekn = 100001", 'vekn = "100001"', "Expected `int`, got `str` - at `$.vekn`."),
        (MASTERS, 'name = "Fame"', 'name = "Shame"', "the id of 'Shame' is 'shame'."),
        (REACTIONS, 'titles = ["primogen"]', 'titles = ["mayor"]', "no title is called 'mayor'."),
        (
            ALLIES,
            'types = ["ally"]\ndisciplines',
            'types = ["friend"]\ndisciplines',
            "Invalid enum value 'friend' - at `$.types[0]`.",
        ),
        (
            ALLIES,
            'types = ["ally"]\ndisciplines',
            "types = []\ndisciplines",
            "types is empty. Say what kind of card it is.",
        ),
        (MODIFIERS, 'replace = "discard_phase"', 'replace = "dawn"', "Invalid enum value 'dawn'"),
        (
            ACTIONS,
            'keywords = ["frenzy"]',
            "trifle = true",
            "only a master card is a trifle or out of turn.",
        ),
        (
            ACTIONS,
            'keywords = ["frenzy"]',
            "location = true",
            "only masters and equipment are locations.",
        ),
        (
            ACTIONS,
            'keywords = ["frenzy"]',
            "life = 1",
            "allies and retainers, and only they, have life.",
        ),
        (ACTIONS, 'keywords = ["frenzy"]', "blood = -1", "blood is -1. A cost is 0 or more, or X."),
        (ACTIONS, 'keywords = ["frenzy"]', 'clan = "tremor"', "no clan is called 'tremor'."),
        (
            MASTERS,
            'text_en = "Lock a minion, anyone\'s."',
            'text_en = ""',
            "text_en is empty. Write it in both languages.",
        ),
        (
            COMBAT,
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
    line = edit(copy, VENTRUE, 'city = "Nairobi"\n', "")
    words = "city is missing. Write it, even if it is empty."
    assert refused(copy) == f"{copy / VENTRUE}, line {line - 10}: {words}"


def test_a_line_may_need_only_what_the_card_requires(copy: Path) -> None:
    edit(copy, COMBAT, "THA: Maneuver.", "DOM: Maneuver.")
    edit(copy, COMBAT, "THA: Manewr.", "DOM: Manewr.")
    assert "a line needs 'DOM', which the card does not require." in refused(copy)


def test_text_that_is_no_toml(copy: Path) -> None:
    line = edit(copy, "clans.toml", 'id = "tzimisce"', "id = tzimisce")
    assert f"line {line}" in refused(copy)


def test_an_entry_of_another_kind(copy: Path) -> None:
    line = edit(copy, TREMERE, '[[vampire]]\nid = "ayelech"', '[[ghoul]]\nid = "ayelech"')
    words = "'ghoul' is none of [[vampire]]. Correct it or take it out."
    assert refused(copy) == f"{copy / TREMERE}, line {line}: {words}"


def test_something_outside_the_entries(copy: Path) -> None:
    line = edit(copy, VENTRUE, '[[vampire]]\nid = "alexa-draper"', 'deck = 1\n\n[[vampire]]\nid = "alexa-draper"')
    words = "'deck' is none of [[vampire]]. Correct it or take it out."
    assert refused(copy) == f"{copy / VENTRUE}, line {line}: {words}"


def test_entries_that_are_no_tables_of_their_own(copy: Path) -> None:
    (copy / VENTRUE).write_text("vampire = [{ id = 'x' }]\n", encoding="utf-8")
    assert refused(copy) == f"{copy / VENTRUE}, line 1: write every entry as a [[vampire]] of its own."


def test_a_number_that_is_missing(copy: Path) -> None:
    edit(copy, "numbers.toml", "transfers = 4                     # VTES-INFL-01", "")
    assert refused(copy) == f"{copy / 'numbers.toml'}: Object missing required field `transfers`."
