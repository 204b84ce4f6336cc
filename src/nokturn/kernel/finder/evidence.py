"""Where each rule of a game is carried out, and which tests name it: read off the sources.

Only the standard library: what builds a wheel reads the evidence with this file too, before anything is installed.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

RULE_ID = re.compile(r"\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+")
RANGE = re.compile(r"\b([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*)-([0-9]+) to (?:\1)?-([0-9]+)\b")
ASIDE = ("locale", "bot", "__pycache__")
"""Folders of a game that speak of rules without carrying them out."""

CARDS = "cards/"
"""The folder of a game that carries out rules for one card at a time."""

PROCEDURE, FUNCTION, RECORD, MODULE, MENTION, TABLE = range(6)
"""How a place has to do with a rule, the nearest first: decorated with it, said of a function, of a record, of a whole
module; named in passing; named in a table of printed things."""

Code = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


class Found(NamedTuple):
    """A rule in a file."""

    rule: str
    line: int
    name: str
    """Of the function, record or test; empty outside of all."""
    how: int
    others: int
    """How many rules are named in the same breath: whoever carries out one alone is nearer to it."""


class Place(NamedTuple):
    """Where a rule is carried out or tested."""

    file: str
    line: int
    name: str
    defines: bool
    """Whether it says of itself that it carries the rule out, as a procedure or function."""


def code_files(folder: Path) -> Iterator[Path]:
    """The files of a game that can carry out a rule."""
    for path in sorted(folder.rglob("*")):
        parts = path.relative_to(folder).parts
        wanted = path.suffix == ".py" or (path.suffix == ".toml" and "content" in parts)
        if wanted and not any(part in ASIDE for part in parts):
            yield path


def test_files(folder: Path) -> Iterator[Path]:
    yield from sorted(folder.rglob("test_*.py"))


def rules_in_code(text: str, *, table: bool = False) -> list[Found]:
    """The rules that a file of code or a table of printed things names, the definitions told from the mentions."""
    named = [(number, rule) for number, line in enumerate(text.splitlines(), 1) for rule in sorted(ids_in(line))]
    if table or not named:
        return [Found(rule, number, "", TABLE, 0) for number, rule in named]
    tree = ast.parse(text)
    found: list[Found] = []
    told: set[tuple[str, int]] = set()
    whole = ast.get_docstring(tree)
    for rule in sorted(ids_in(whole or "")):
        found.append(Found(rule, 1, "", MODULE, len(ids_in(whole or ""))))
        told.update((rule, line) for line in _lines(tree.body[0]))
    bodies = list(_code(tree))
    for name, node in bodies:
        for how, node_lines, rules in _definitions(node):
            found += [Found(rule, node.lineno, name, how, len(rules)) for rule in sorted(rules)]
            told.update((rule, line) for rule in rules for line in node_lines)
    for number, rule in named:
        if (rule, number) not in told:
            inside = [name for name, node in bodies if number in _lines(node)]
            found.append(Found(rule, number, inside[-1] if inside else "", MENTION, 0))
    return found


def _code(tree: ast.Module | Code, above: str = "") -> Iterator[tuple[str, Code]]:
    """The functions and records of a module, outer ones before inner ones."""
    for node in tree.body:
        if isinstance(node, Code):
            name = f"{above}{node.name}"
            yield name, node
            yield from _code(node, f"{name}.")


def _definitions(node: Code) -> Iterator[tuple[int, range, set[str]]]:
    """The rules that a function or record says it carries out: how, in which lines, which."""
    for decorator in node.decorator_list:
        yield PROCEDURE, _lines(decorator), ids_in(" ".join(_strings(decorator)))
    said = ids_in(ast.get_docstring(node) or "")
    if said:
        yield RECORD if isinstance(node, ast.ClassDef) else FUNCTION, _lines(node.body[0]), said


def _lines(node: ast.stmt | ast.expr) -> range:
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def _strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def ids_in(text: str) -> set[str]:
    """The rule ids of a text; `VEN-PLAN-04 to -07` names four."""
    found = set(RULE_ID.findall(text))
    for prefix, start, stop in RANGE.findall(text):
        found |= {f"{prefix}-{number:0{len(start)}}" for number in range(int(start), int(stop) + 1)}
    return found


class Test(NamedTuple):
    """A test with what its marks name, those of class and module included."""

    file: str
    line: int
    name: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    rulings: tuple[str, ...]
    """By the reference of their source: `LSJ 20020617`."""


def rules_in_tests(text: str) -> list[Found]:
    """The tests of a module with the rules that their marks name."""
    if ".rule(" not in text:
        return []
    tests = marked_tests(text, "")
    return [Found(rule, test.line, test.name, FUNCTION, len(test.rules)) for test in tests for rule in test.rules]


def card_tests(text: str, file: str) -> list[Test]:
    """The tests of a module that play a card as it is printed."""
    return [test for test in marked_tests(text, file) if test.cards] if ".card(" in text else []


def by_card(tests: Iterable[Test]) -> dict[str, list[Test]]:
    """Card id -> the tests that play it, in the order in which they were found."""
    found: dict[str, list[Test]] = {}
    for test in tests:
        for card in test.cards:
            found.setdefault(card, []).append(test)
    return found


def marked_tests(text: str, file: str) -> list[Test]:
    """The tests of a module."""
    tree = ast.parse(text)
    everywhere = {mark for node in tree.body if isinstance(node, ast.Assign) for mark in _marks(node)}

    def of(body: list[ast.stmt], above: set[tuple[str, str]]) -> Iterator[Test]:
        for node in body:
            if isinstance(node, Code):
                marks = above | {mark for decorator in node.decorator_list for mark in _marks(decorator)}
                if isinstance(node, ast.ClassDef):
                    yield from of(node.body, marks)
                elif node.name.startswith("test_"):
                    named = [tuple(sorted(value for mark, value in marks if mark == kind)) for kind in _MARKS]
                    yield Test(file, node.lineno, node.name, *named)

    return list(of(tree.body, everywhere))


_MARKS = ("rule", "card", "ruling")


def _marks(node: ast.AST) -> Iterator[tuple[str, str]]:
    """What every `pytest.mark.rule(...)`, `.card(...)` and `.ruling(...)` in an expression names."""
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr in _MARKS:
            for argument in call.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield call.func.attr, argument.value


def places(found: Iterable[tuple[str, Found]]) -> dict[str, list[Place]]:
    """Rule id -> its places, from (file, what is found there): the nearest first, chapters before single cards."""
    by_rule: dict[str, dict[Place, tuple[bool, int, int, str, int]]] = defaultdict(dict)
    for file, one in found:
        place = Place(file, one.line, one.name, one.how <= RECORD)
        near = (file.startswith(CARDS), one.how, one.others, file, one.line)
        by_rule[one.rule][place] = min(near, by_rule[one.rule].get(place, near))
    return {rule: sorted(near, key=near.__getitem__) for rule, near in by_rule.items()}
