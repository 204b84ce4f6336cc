"""The house is in order: rooms of readable size, and whatever calls something by its name finds it."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from pathlib import Path
from types import ModuleType

import pytest

import nokturn
from nokturn.games import GAMES, folder_named
from nokturn.kernel.procedures import REGISTRY, Step, carried_out

PACKAGE = Path(nokturn.__file__).parent
LONGEST = 400
"""Lines of a module."""
SIDE_BY_SIDE = 22
OF_RULES = 14
FLAT = 36
"""Modules in one folder: anywhere; where the rules of a game or tables are; and in Vendetta, which is flat like its
rulebook."""

MODULES = sorted(PACKAGE.rglob("*.py"))
FOLDERS = sorted({module.parent for module in MODULES})


def named(path: Path) -> str:
    return str(path.relative_to(PACKAGE))


def room(folder: Path) -> int:
    """How many modules may lie side by side there."""
    match folder.relative_to(PACKAGE).parts:
        case ("games", "vendetta"):
            return FLAT
        case ("games", _, "bot" | "decks", *_):
            return SIDE_BY_SIDE
        case ("table", *_) | ("games", _, *_):
            return OF_RULES
        case _:
            return SIDE_BY_SIDE


def test_no_module_is_too_long_to_be_read() -> None:
    lengths = {named(path): len(path.read_text("utf-8").splitlines()) for path in MODULES}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


def test_no_room_is_too_full_to_find_one_s_way() -> None:
    sizes = {folder: len([path for path in folder.glob("*.py") if path.name != "__init__.py"]) for folder in FOLDERS}
    assert {named(folder): size for folder, size in sizes.items() if size > room(folder)} == {}


# names


def modules_of(game: str) -> dict[str, ModuleType]:
    """Every module of a game, loaded."""
    package = importlib.import_module(f"nokturn.games.{game}")
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return {module.name: importlib.import_module(module.name) for module in found}


@pytest.mark.parametrize("name", GAMES)
def test_every_procedure_that_is_named_by_a_string_exists(name: str) -> None:
    """Also what only data names: a card's own procedure, what a trigger does."""
    modules_of(name)
    pattern = re.compile(rf"{name}\.[a-z_][a-z0-9_]*")
    missing = [
        f"{named(path)}:{node.lineno}: {node.value}"
        for path in folder_named(name).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.fullmatch(node.value)
        if node.value not in REGISTRY
    ]
    assert missing == []


@pytest.mark.parametrize("name", GAMES)
def test_every_step_is_carried_out_by_one_procedure(name: str) -> None:
    """`carries_out` refuses a second one; here is the first."""
    steps = {
        value for module in modules_of(name).values() for value in vars(module).values() if isinstance(value, Step)
    }
    for step in steps:
        assert carried_out(step).name.startswith(f"{name}.")
    assert len({step.name for step in steps}) == len(steps), "no two steps of a game are called alike"
