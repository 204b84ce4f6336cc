"""The guide to adding a card, carried out: its blocks in a copy of the game, its tests green, nothing else touched."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest
from tests.games.vendetta.table import Table
from tests.skeleton import REWRITTEN

import nokturn.games.vendetta as vendetta
from nokturn.games.vendetta.content import Verb
from nokturn.games.vendetta.effects import carry_out
from nokturn.games.vendetta.hooks import HOOKS
from nokturn.games.vendetta.resources import Source

HOUSE = Path(__file__).parents[3]
GUIDE = (HOUSE / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
SECTION = GUIDE[GUIDE.index("## Vendetta\n") : GUIDE.index("## V:TES\n")]
BLOCKS = re.findall(r"```\w+\n# (\S+)\n(.*?)```", SECTION, flags=re.DOTALL)
PROVED_BY = ("test_street_corners.py", "test_content.py", "test_hooks.py")


def test_the_recipes_work_as_they_are_written(tmp_path: Path) -> None:
    for folder in ("src", "tests"):
        shutil.copytree(HOUSE / folder, tmp_path / folder, ignore=REWRITTEN)
    shutil.copy(HOUSE / "pyproject.toml", tmp_path)
    assert {path.rpartition(".")[2] for path, _ in BLOCKS} == {"toml", "py", "ftl"}
    for path, text in BLOCKS:
        with (tmp_path / path).open("a", encoding="utf-8") as file:
            file.write(f"\n\n{text}")
    tests = [f"tests/games/vendetta/cards/{name}" for name in PROVED_BY]
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        *tests,
    ]
    ran = subprocess.run(
        command,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout[-3000:]


def test_the_guide_lists_every_hook() -> None:
    listed = re.findall(r"^\| (.+?) \| `(\w+)\.(\w+)` \| `(.+?)` \|$", SECTION, flags=re.MULTILINE)
    chapters = {path.stem: path.read_text(encoding="utf-8") for path in Path(vendetta.__file__).parent.glob("*.py")}
    assert sorted((asks, takes) for asks, _, _, takes in listed) == sorted((hook.asks, hook.takes) for hook in HOOKS)
    assert [name for _, chapter, name, _ in listed if f"\n{name} = Hook[" not in chapters[chapter]] == []


# the verbs of effects

VERBS = dict(re.findall(r"^\| `([\w-]+)` \| (.*\b2\b.*) \|$", SECTION, flags=re.MULTILINE))
Holdings = dict[str, tuple[int, int, int, int]]
"""Of each player: blood, blood in the district, allies and victims, cards in hand."""
CHANGES: dict[str, Holdings] = {
    "gain": {"A": (2, 0, 0, 0)},
    "gain-for-each-in-alliance": {"A": (3 * 2, 0, 0, 0)},
    "victims": {"A": (0, 0, 2, 0)},
    "draw": {"A": (0, 0, 0, 2)},
    "blood-here": {"A": (0, 2, 0, 0)},
    "steal-from-each-rival": {"A": (2, 0, 0, 0), "B": (-2, 0, 0, 0)},
    "steal-from-each-opponent": {"A": (4, 0, 0, 0), "B": (-2, 0, 0, 0), "C": (-2, 0, 0, 0)},
}
"""What the guide says that each verb does with 2, where A has two allies and a victim, B is here and C is not."""


def holdings(table: Table) -> Holdings:
    game = table.game
    return {
        seat: (game.blood[seat], table.area(seat).blood, len(game.alliances[seat]), len(game.hands[seat]))
        for seat in game.seats
    }


def test_the_guide_has_a_meaning_for_every_verb() -> None:
    assert set(VERBS) == set(get_args(Verb)) == set(CHANGES)


@pytest.mark.parametrize("verb", CHANGES)
def test_a_verb_does_what_the_guide_says(verb: str) -> None:
    table = Table(3)
    table.alliance("A", "AL01", "AL02", table.game.victim_deck[-1], drained=("AL03",))
    table.deck("A", "BR05", "BR06", "BR07")
    slot = table.deploy("A", "BR02")
    table.deploy("B", "VE08")
    before = holdings(table)
    table.run(carry_out, ((verb, 2),), Source("BR02", "A", slot, "D1"))
    changed = {
        seat: tuple(now - then for now, then in zip(after, before[seat], strict=True))
        for seat, after in holdings(table).items()
        if after != before[seat]
    }
    assert changed == CHANGES[verb]
