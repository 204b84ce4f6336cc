"""One thing, one name: a reader who looks for a name finds it once; and what is called by name exists."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import nokturn.games.vtes as vtes
from nokturn.kernel.procedures import REGISTRY

FOLDER = Path(vtes.__file__).parent
OWN_WORDS = ("bot", "cards", "decks", "tournament")
"""Rooms whose modules speak for themselves: bots about answers, card texts about cards, formats about deck lists,
tournaments about evenings of many games."""


def test_no_public_name_of_the_rules_is_given_twice():
    found = defaultdict(list)
    for file in FOLDER.rglob("*.py"):
        if file.relative_to(FOLDER).parts[0] not in OWN_WORDS:
            for node in ast.parse(file.read_text("utf-8")).body:
                if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(str(file.relative_to(FOLDER)))
    assert {name: files for name, files in found.items() if len(files) > 1} == {}


def test_a_procedure_is_named_by_what_it_does_and_not_like_a_predicate():
    named = [name for name in REGISTRY if name.startswith(("vtes.is_", "vtes.has_", "vtes.can_", "vtes.was_"))]
    assert named == []


def test_a_string_that_names_a_procedure_names_one_that_exists():
    named = {
        node.value
        for file in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("vtes.")
    }
    assert named
    assert named - {"vtes."} - set(REGISTRY) == set()


def test_no_folder_of_the_game_holds_more_than_fourteen_modules():
    full = {
        str(folder.relative_to(FOLDER)): count
        for folder in FOLDER.rglob("*")
        if folder.is_dir() and (count := len([file for file in folder.glob("*.py") if file.name != "__init__.py"])) > 14
    }
    assert full == {}
