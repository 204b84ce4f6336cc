"""What is said about decks: the same in both languages, nothing missing, nothing in vain."""

import ast
import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import nokturn.cli.deck
import nokturn.cli.yardstick
from nokturn.games.vtes.decks.deck_words import FOLDER
from nokturn.kernel.words import LANGUAGES

CODE = [
    *FOLDER.rglob("*.py"),
    FOLDER.parent / "seen" / "decks_at_table.py",
    Path(nokturn.cli.deck.__file__),
    Path(nokturn.cli.yardstick.__file__),
]


def messages(lang):
    """Message -> the facts it needs."""
    parsed = FluentParser().parse((FOLDER / "locale" / f"{lang}.ftl").read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, ftl.Junk)]
    text = (FOLDER / "locale" / f"{lang}.ftl").read_text("utf-8")
    return {
        entry.id.name: set(re.findall(r"\{ \$([a-z]+)", text[entry.span.start : entry.span.end] if entry.span else ""))
        for entry in parsed.body
        if isinstance(entry, ftl.Message)
    }


def test_both_languages_say_the_same():
    said = [messages(lang) for lang in LANGUAGES]
    assert said[0] == said[1]


def test_nothing_is_said_in_vain():
    constants = {
        node.value
        for file in CODE
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    composed = ("fact-", "yardstick-")
    assert [key for key in messages("en") if key not in constants and not key.startswith(composed)] == []
