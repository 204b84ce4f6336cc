"""A broken file of the cards is refused, naming the file, the entry and what to do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.dracula.broken import copied, edit

from nokturn.games.dracula.printed.content import load_content
from nokturn.kernel.errors import ContentError


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files of the game, to be broken."""
    return copied(tmp_path)


def refused_content(folder: Path) -> str:
    with pytest.raises(ContentError) as refusal:
        load_content(folder)
    return str(refusal.value)


def test_an_unbroken_copy_is_accepted(copy: Path) -> None:
    assert len(load_content(copy).items) == 12


# cards


@pytest.mark.parametrize(
    "name, old, new, words",
    [
        ("items.toml", 'id = "rifle"', 'id = "pistol"', "the id 'pistol' is used twice. Give each entry its own."),
        (
            "items.toml",
            'symbols = ["claws", "plotting"]',
            'symbols = ["claws", "scheming"]',
            "Invalid enum value 'scheming' - at `$.item[1].symbols[1]`",
        ),
        (
            "items.toml",
            'symbols = ["claws", "plotting"]',
            "",
            "'pistol': a banner has symbols, and only a banner has them.",
        ),
        ("items.toml", 'timing = ["combat_start"]', "", "'garlic_wreath': an item has either a banner or a timing"),
        ("items.toml", 'timing = ["combat_start"]', 'timing = ["at_tea"]', "Invalid enum value 'at_tea'"),
        (
            "items.toml",
            'against = ["rats", "saboteur", "spy", "wolves"]',
            'against = ["rats", "cats"]',
            "'dogs': against names 'cats', which is no card. Use the id of a card.",
        ),
        ("items.toml", "count = 5\n", "count = 0\n", "'knife': count is 0. A card in the file has at least one copy."),
        ("items.toml", "count = 5\n", 'count = "5"\n', "Expected `int`, got `str` - at `$.item[0].count`"),
        ("items.toml", "count = 5\n", "count = 5\ncost = 1\n", "Object contains unknown field `cost` - at `$.item[0]`"),
        ("items.toml", 'name_pl = "Nóż"', 'name_pl = ""', "'knife': name_pl is empty. Write it in both languages."),
        ("items.toml", 'name_en = "Knife"\nname_pl = "Nóż"', 'name_en = ""\nname_pl = ""', "'knife': it has no name."),
        (
            "items.toml",
            'text_pl = "Zadaj wampirowi 3 obrażenia."',
            "",
            "'knife': text_pl is empty. Write it in both languages.",
        ),
        (
            "items.toml",
            'text_en = "Deal 3 damage to the vampire."\ntext_pl = "Zadaj wampirowi 3 obrażenia."',
            "",
            "'knife': no text_en and text_pl. Say what the card does.",
        ),
        (
            "events.toml",
            'only = "dr_seward"',
            'only = "dr_watson"',
            "'wax_cylinders': only names 'dr_watson', who is no hunter.",
        ),
        ("events.toml", 'timing = ["on_search"]', "", "'seduction': give it either a timing or modes, not both."),
        (
            "events.toml",
            'key = "deduction"',
            'key = "analysis"',
            "'wax_cylinders': two modes have the same key. Give each its own.",
        ),
        ("events.toml", 'key = "raid"', 'key = "raids"\nbonus = 1', "Object contains unknown field `bonus`"),
        (
            "events.toml",
            'timing = ["on_dracula_event:false_tip"]',
            "timing = []",
            "'good_luck/counter': timing is empty. Say when it may be played.",
        ),
        (
            "events.toml",
            'against = ["false_tip"]',
            'against = ["true_tip"]',
            "'good_luck/counter': against names 'true_tip', which is no card.",
        ),
        (
            "events.toml",
            "spaces = [5, 6]",
            "spaces = [6, 7]",
            "'newspaper_reports/later': space 7 is not on the trail. Spaces are 1 to 6.",
        ),
        (
            "events.toml",
            'id = "rufus_smith"\nside = "hunter"',
            'id = "rufus_smith"\nside = "lloyds"',
            "Invalid enum value 'lloyds'",
        ),
        (
            "events.toml",
            'only = "dr_seward"',
            'only = "dr_seward"\nally = true',
            "'wax_cylinders': ally = true goes with a mode whose key is 'ally'.",
        ),
        ("encounters.toml", "health = 6", "", "'new_vampire': health goes with after = 'vampire'."),
        ("encounters.toml", "mature_influence = 3", "", "'new_vampire': a vampire, and only a vampire, has influence."),
        (
            "encounters.toml",
            'after = "return_unless:hunter_discards:weapon"',
            'after = "keep"',
            "Invalid enum value 'keep'",
        ),
        (
            "encounters.toml",
            'mature_en = "Dracula heals 3 damage."',
            "",
            "'desecrated_soil': mature_en is empty. Write it in both languages.",
        ),
        ("combat_cards.toml", 'symbol = "bat"', 'symbol = "mist"', "'bat': no card of Dracula shows this symbol."),
        ("combat_cards.toml", 'id = "mist"', 'id = "fog"', "'mist': no [[symbol]] has this id. Name the symbol."),
        (
            "powers.toml",
            "amount = { large = 3, small = 2, castle = 1, sea = 1 }",
            "amount = { large = 3, small = 2 }",
            "'feed': amount must name castle, large, sea, small.",
        ),
        ("characters.toml", "turn_order = 4", "turn_order = 3", "turn orders are [1, 2, 3, 3]. Count from 1."),
        (
            "characters.toml",
            'basic_start = "brussels"',
            'basic_start = "bruges"',
            "'mina_harker': 'bruges' is no place of the map.",
        ),
        ("characters.toml", 'name_pl = "Wyssana"', 'name_pl = ""', "'mina_harker/drained': name_pl is empty."),
        (
            "tokens.toml",
            "item = 38",
            "item = 39",
            "'item': the files have 38 of these cards, the box 39. Correct a count.",
        ),
        ("tokens.toml", "event_dracula = 25\n", "", "'event_dracula': the files have 25 of these cards, the box None."),
        (
            "tokens.toml",
            "ticket = 16",
            "ticket = 15",
            "'ticket': tickets.csv has 16 tickets, the box 15. Correct a count.",
        ),
        (
            "numbers.toml",
            '"klausenburg"',
            '"cluj"',
            "'holy_never_in': no location is called 'cluj'. Use an id of locations.csv.",
        ),
        ("options.toml", 'mode = "advanced"', 'mode = "expert"', "Invalid enum value 'expert' - at `$.mode`"),
        ("options.toml", "fangs_needs_night = true", "fangs_needs_night = 1", "Expected `bool`, got `int`"),
    ],
)
def test_a_wrong_entry(copy: Path, name: str, old: str, new: str, words: str) -> None:
    edit(copy, name, old, new)
    message = refused_content(copy)
    assert re.match(rf"{re.escape(str(copy / name))}(, line \d+)?: ", message)
    assert words in message


def test_an_id_used_twice_is_named_with_its_line(copy: Path) -> None:
    line = edit(copy, "items.toml", 'id = "rifle"', 'id = "pistol"')
    assert refused_content(copy).startswith(f"{copy / 'items.toml'}, line {line}: the id 'pistol' is used twice.")


def test_a_contradiction_is_named_with_the_line_of_its_entry(copy: Path) -> None:
    line = edit(copy, "items.toml", 'id = "knife"\n', 'id = "knife"\n')
    edit(copy, "items.toml", "count = 5\n", "count = 0\n")
    assert refused_content(copy).startswith(f"{copy / 'items.toml'}, line {line}: 'knife': count is 0.")


@pytest.mark.parametrize(
    "old, new, words",
    [
        ("t_3_2,3,2,3", "t_3_2,three,2,3", "column 'white' says 'three'. Write a whole number, 1 or more."),
        ("t_3_2,3,2,3", "t_3_2,3,0,3", "column 'yellow' says '0'. Write a whole number, 1 or more."),
        ("t_3_2,3,2,3", "t_3_1,3,2,3", "the id 't_3_1' is used twice. Give each ticket its own."),
        ("t_3_2,3,2,3", ",3,2,3", "column 'id' is empty. Fill it in."),
    ],
)
def test_a_wrong_ticket(copy: Path, old: str, new: str, words: str) -> None:
    edit(copy, "tickets.csv", old, new)
    message = refused_content(copy)
    assert message.startswith(f"{copy / 'tickets.csv'}, line ")
    assert words in message


def test_a_card_file_in_another_encoding(copy: Path) -> None:
    file = copy / "items.toml"
    file.write_bytes(file.read_text(encoding="utf-8").encode("iso-8859-2", errors="replace"))
    message = refused_content(copy)
    assert message.startswith(f"{file}, line ")
    assert message.endswith(": not UTF-8 text. Save the file as UTF-8.")


def test_a_broken_map_is_found_with_the_cards_too(copy: Path) -> None:
    line = edit(copy, "roads.csv", "bari,naples", "bari,napels")
    assert refused_content(copy).startswith(f"{copy / 'roads.csv'}, line {line}: no location is called 'napels'.")
