"""The house is in order: rooms of readable size, and whatever calls something by its name finds it."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
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


# layers


def uses(game: str) -> dict[str, set[str]]:
    """Which module of a game uses which: imports it, or names a procedure of it."""
    package = f"nokturn.games.{game}"
    modules = modules_of(game)
    owner = {name: procedure.native.__module__ for name, procedure in REGISTRY.items() if name.startswith(f"{game}.")}
    found: dict[str, set[str]] = {}
    for name, module in modules.items():
        assert module.__file__ is not None
        used = found.setdefault(name, set())
        for node in ast.walk(ast.parse(Path(module.__file__).read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                used |= {one if one in modules else str(node.module) for one in inner}
            elif isinstance(node, ast.Constant) and node.value in owner:
                used.add(owner[str(node.value)])
    return {name: {other for other in used if other in modules and other != name} for name, used in found.items()}


def knots(graph: dict[str, set[str]]) -> list[list[str]]:
    """Modules that use each other, however far round."""
    reached: dict[str, set[str]] = {}
    for start in graph:
        seen: set[str] = set()
        ahead = [start]
        while ahead:
            new = graph[ahead.pop()] - seen
            seen |= new
            ahead.extend(new)
        reached[start] = seen
    tied = {frozenset(b for b in graph if b in reached[a] and a in reached[b]) for a in graph if a in reached[a]}
    return sorted(sorted(knot) for knot in tied)


def test_knots_are_found() -> None:
    assert knots({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == [["a", "b", "c"]]
    assert knots({"a": {"b"}, "b": set()}) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_modules_of_a_game_use_each_other_one_way(name: str) -> None:
    """Counting calls by name; where the rules really go round, a `Step` or a kind of record stands between."""
    assert knots(uses(name)) == []


def dotted(path: Path) -> str:
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def imports(node: ast.AST) -> Iterator[ast.ImportFrom]:
    """All of them, those inside a function too; what only the type checker looks at is no need."""
    for inner in ast.iter_child_nodes(node):
        if isinstance(inner, ast.ImportFrom):
            yield inner
        elif not (isinstance(inner, ast.If) and ast.unparse(inner.test) == "TYPE_CHECKING"):
            yield from imports(inner)


def test_the_modules_of_the_house_use_each_other_one_way() -> None:
    """Kernel, players, campaigns, books, tables, server and terminal."""
    house = {dotted(path): path for path in MODULES if path.relative_to(PACKAGE).parts[0] != "games"}
    graph: dict[str, set[str]] = {}
    for name, path in house.items():
        used = {
            full if (full := f"{found.module}.{alias.name}") in house else str(found.module)
            for found in imports(ast.parse(path.read_text("utf-8")))
            for alias in found.names
        }
        graph[name] = (used & house.keys()) - {name}
    assert len(graph) > 100
    assert knots(graph) == []
