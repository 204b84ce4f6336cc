"""What campaigns say: the same in both languages, nothing missing, nothing in vain."""

from __future__ import annotations

import ast
import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.cli.test_words import Facts

from nokturn.campaigns.words import FOLDER
from nokturn.kernel.words import LANGUAGES


def messages(lang: str) -> dict[str, set[str]]:
    """Message -> the facts it needs."""
    found = {}
    for entry in FluentParser().parse((FOLDER / "locale" / f"{lang}.ftl").read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            facts = Facts()
            facts.visit(entry)
            found[entry.id.name] = facts.names
    return found


def errors() -> dict[str, set[str]]:
    """Every error that the code of campaigns and tables raises, with the facts it gives."""
    found: dict[str, set[str]] = {}
    for file in [*FOLDER.glob("*.py"), *(FOLDER.parent / "table").rglob("*.py")]:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("setup_error", "ledger_error"):
                for text in ast.walk(node.args[0]):
                    if isinstance(text, ast.Constant) and isinstance(text.value, str):
                        found[f"error-{text.value}"] = {str(given.arg) for given in node.keywords}
    return found


def test_both_languages_say_the_same() -> None:
    assert messages("en") == messages("pl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_missing_and_nothing_in_vain(lang: str) -> None:
    told, raised = messages(lang), errors()
    assert set(told) == set(raised)
    assert {key for key, facts in told.items() if not facts <= raised[key]} == set()


def test_what_is_refused_says_how_to_go_on() -> None:
    """Every message but the doubts, which end a sentence, has a second part: what to do, or that nothing was lost."""
    for key in messages("en"):
        text = re.search(rf"^{key} = (.*)$", (FOLDER / "locale" / "en.ftl").read_text("utf-8"), re.MULTILINE)
        assert text is not None
        assert key.startswith("error-doubt") or re.search(r"[.:;)] \S", text[1]), key
