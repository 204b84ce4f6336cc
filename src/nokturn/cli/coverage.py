"""Where each rule of a game is implemented, and which tests name it: read off the sources."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nokturn.kernel.game import Game

RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+")
RANGE = re.compile(r"\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)-([0-9]+) to (?:\1)?-([0-9]+)\b")
ASIDE = ("locale", "bot")
"""Folders of a game that speak of rules without carrying them out."""


def implemented(game: Game[Any]) -> dict[str, list[str]]:
    """Rule id -> the places in the game's code and tables that name it: decorators, docstrings, comments."""
    places: dict[str, list[str]] = {}
    for path in sorted(game.folder.rglob("*")):
        relative = path.relative_to(game.folder)
        wanted = path.suffix == ".py" or (path.suffix == ".toml" and "content" in relative.parts)
        if not wanted or any(part in ASIDE for part in relative.parts):
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for rule in ids_in(line):
                places.setdefault(rule, []).append(f"{relative.as_posix()}:{number}")
    return {rule: places.get(rule, []) for rule in game.rulebook.rules}


def ids_in(line: str) -> set[str]:
    """The rule ids of a line; `VEN-PLAN-04 to -07` names four."""
    found = set(RULE_ID.findall(line))
    for prefix, start, stop in RANGE.findall(line):
        found |= {f"{prefix}-{number:0{len(start)}}" for number in range(int(start), int(stop) + 1)}
    return found


def tested(game: Game[Any], tests: Path) -> dict[str, list[str]]:
    """Rule id -> the tests marked with it (`@pytest.mark.rule`)."""
    named: dict[str, list[str]] = {rule: [] for rule in game.rulebook.rules}
    for path in sorted(tests.rglob("test_*.py")):
        for test, rules in marked(ast.parse(path.read_text("utf-8"))):
            for rule in rules:
                if rule in named:
                    named[rule].append(f"{path.name}::{test}")
    return named


def marked(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    """The tests of a module with the rules their marks name, those of their class and module included."""
    everywhere = {rule for node in tree.body if isinstance(node, ast.Assign) for rule in _marks(node)}

    def tests_in(body: list[ast.stmt], above: set[str]) -> Iterator[tuple[str, set[str]]]:
        for node in body:
            if isinstance(node, ast.ClassDef):
                own = {rule for mark in node.decorator_list for rule in _marks(mark)}
                yield from tests_in(node.body, above | own)
            elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                own = {rule for mark in node.decorator_list for rule in _marks(mark)}
                yield node.name, above | own

    yield from tests_in(tree.body, everywhere)


def _marks(node: ast.AST) -> Iterator[str]:
    """The rule ids of every `pytest.mark.rule(...)` in an expression."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
