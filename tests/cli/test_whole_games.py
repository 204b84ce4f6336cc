"""A whole game at a real terminal, in each language, answered by numbers as they are shown."""

import random
import re

import pytest
from tests.cli.terminal import Terminal, numbered_answer

from nokturn.games.vendetta.game import GAME
from nokturn.kernel.records import load


@pytest.mark.parametrize(
    "lang, options, ending",
    [
        ("pl", ["--bot", "random", "--option", "relics", "--option", "locations=tak"], "Wynik końcowy:"),
        ("en", ["--bot", "clever"], "Final result:"),
    ],
)
def test_a_whole_game_can_be_played_by_numbers(lang, options, ending, tmp_path):
    table = Terminal("play", "--lang", lang, "--seed", f"whole-{lang}", *options, folder=tmp_path)
    choose = random.Random(lang)
    said, read = table.first, [table.first]
    for _ in range(600):
        if ending in said:
            break
        said = table.type(numbered_answer(last_list(said), choose))
        read.append(said)
    assert ending in said
    assert re.search(r"^1\. \S.*: -?\d+$", said, re.MULTILINE)
    kept = table.type("evening.json")
    assert "replay evening.json" in kept
    assert table.code() == 0
    assert load(GAME, tmp_path / "evening.json").position.over
    assert not re.search(r"Traceback|\bNone\b|[{}]", "".join(read))


def last_list(said: str) -> str:
    """The question as it was last shown, without the news above it."""
    return said.rpartition("\n\n")[2]


def test_bots_play_among_themselves(tmp_path):
    table = Terminal("play", "--seats", "bot:random,bot:random,bot:random", "--seed", "x", folder=tmp_path)
    assert table.over
    assert "Round 3 begins." in table.first
    assert table.first.index("Round 1 begins.") < table.first.index("Final result:")
    assert table.code() == 0
