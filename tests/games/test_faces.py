"""Everything printed has a face: an emblem named in the content files, and text in both languages where it has any."""

import json
from pathlib import Path

import pytest

from nokturn.games import game_named

DRAWN = ("vendetta", "dracula")
"""Games whose printed things are drawn as cards and people."""
ICONS = Path(__file__).parents[2] / "client" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"


@pytest.mark.parametrize("game", DRAWN)
def test_every_printed_thing_has_an_emblem(game):
    printed = game_named(game).printed.gallery()
    assert printed
    assert [entry.id for entry in printed if not entry.emblem] == []


@pytest.mark.parametrize("game", DRAWN)
def test_every_emblem_is_one_of_the_set(game):
    known = json.loads(ICONS.read_text("utf-8"))["icons"]
    assert {entry.emblem for entry in game_named(game).printed.gallery()} - set(known) == set()


def test_no_emblem_stands_twice_among_the_cards_of_the_clans():
    emblems = [
        entry.emblem for entry in game_named("vendetta").printed.gallery() if entry.numbers.keys() >= {"strength"}
    ]
    assert len(emblems) == len(set(emblems)) > 0


@pytest.mark.parametrize("game", DRAWN)
def test_whatever_has_a_text_has_it_in_both_languages(game):
    lacking = [
        entry.id
        for entry in game_named(game).printed.gallery()
        if bool(entry.text.get("en")) != bool(entry.text.get("pl"))
    ]
    assert lacking == []
