"""The guide to adding a card, carried out: its blocks in a copy of the game, its tests green, nothing else touched."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import nokturn.games.vendetta as vendetta
from nokturn.games.vendetta.hooks import HOOKS

HOUSE = Path(__file__).parents[3]
GUIDE = (HOUSE / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
SECTION = GUIDE[GUIDE.index("## Vendetta\n") : GUIDE.index("## V:TES\n")]
BLOCKS = re.findall(r"```\w+\n# (\S+)\n(.*?)```", SECTION, flags=re.DOTALL)
PROVED_BY = ("test_street_corners.py", "test_content.py", "test_hooks.py")


def test_the_recipes_work_as_they_are_written(tmp_path: Path) -> None:
    for folder in ("src", "tests"):
        shutil.copytree(HOUSE / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
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
