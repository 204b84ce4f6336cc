"""The skeleton of `docs/skeleton`, made into a new game in a copy of the project: what somebody does who adds one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.new_game import new_game

PROJECT = Path(__file__).parents[1]
PARTS = ("src", "tests", "docs", "tools", "pyproject.toml", "client/schema.json", "README.md")
NAME = "lichyard"
REWRITTEN = shutil.ignore_patterns("*-pytest-*.pyc")
"""Left out of a copy: what pytest has made of the tests says where they were.  Other modules are compiled already."""


def tree_with_a_new_game(folder: Path) -> Path:
    """A copy of the project in which `NAME` is one of the games."""
    for part in PARTS:
        (folder / part).parent.mkdir(parents=True, exist_ok=True)
        source = PROJECT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=REWRITTEN)
        else:
            shutil.copy(source, folder / part)
    new_game(NAME, folder)
    return folder


def environment(tree: Path, **more: str) -> dict[str, str]:
    """As in that tree: its packages are found first."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    return kept | {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"} | more


def run(tree: Path, *command: str, typed: str = "", **more: str) -> str:
    """`python -m command` in that tree; what it says, once it has succeeded."""
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=tree,
        env=environment(tree, **more),
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout
