"""What the terminal itself says: the same in both languages, nothing missing, nothing in vain."""

import ast
from typing import get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from nokturn.cli.session import FOLDER
from nokturn.kernel.asks import Kind
from nokturn.kernel.words import LANGUAGES
from nokturn.table.live.examination import FINDINGS


class Facts(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages(lang):
    """Message -> the facts it needs."""
    parsed = FluentParser().parse((FOLDER / "locale" / f"{lang}.ftl").read_text("utf-8"))
    found = {}
    for entry in parsed.body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


def sources():
    """The terminal's code, but for what has words of its own."""
    return [*FOLDER.glob("*.py"), *(FOLDER / "chronicle").glob("*.py")]


def said():
    """Every string in the terminal's code, and the hints for each kind of question."""
    trees = [ast.parse(file.read_text("utf-8")) for file in sources()]
    constants = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    named = {text for text in constants if isinstance(text, str)} | {f"answer-{kind}" for kind in get_args(Kind)}
    return named | {f"table-{key}" for key in FINDINGS}


def test_both_languages_say_the_same():
    assert messages("en") == messages("pl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_in_vain(lang):
    assert set(messages(lang)) - said() == set()


def test_nothing_is_missing():
    """Whatever is said with `say("…")` is there."""
    keys = set()
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant):
                    keys.add(first.value)
    assert keys - {""} <= set(messages("en"))
