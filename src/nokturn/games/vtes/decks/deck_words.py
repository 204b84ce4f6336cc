"""What is said about decks, in both languages (`locale/*.ftl` beside this file)."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from nokturn.kernel.errors import ContentError
from nokturn.kernel.words import bundle

FOLDER = Path(__file__).parent
_LONGEST = 300
"""Of a quoted line, in signs: enough to know it again."""

Fact = str | int | float


class Said(msgspec.Struct, frozen=True):
    """Something to be told about a deck: which message, with which facts, and the line it is about (0: none)."""

    key: str
    facts: tuple[tuple[str, Fact], ...] = ()
    line: int = 0
    suggestions: tuple[str, ...] = ()


def said(what: Said, lang: str = "en") -> str:
    """In the reader's language, with the line it is about in front and what may be meant behind."""
    text = say(lang, what.key, what.facts)
    if what.line:
        text = say(lang, "at-line", (("line", str(what.line)), ("text", text)))
    if what.suggestions:
        text = f"{text} {say(lang, 'perhaps', (('names', ', '.join(what.suggestions)),))}"
    return text


def say(lang: str, key: str, facts: Iterable[tuple[str, Fact]] = ()) -> str:
    """The message `key`; a missing or broken one is a `ContentError`."""
    messages = bundle(lang, FOLDER)
    pattern = messages.get_message(key).value if messages.has_message(key) else None
    if pattern is None:
        raise ContentError(f"Decks: there is no message '{key}' in {lang}.ftl.")
    text, errors = messages.format_pattern(pattern, {name: _short(fact) for name, fact in facts})
    if errors:
        raise ContentError(f"Decks: message '{key}' in {lang}.ftl: {errors[0]}.")
    return str(text)


def _short(fact: Fact) -> Fact:
    return f"{fact[:_LONGEST]}…" if isinstance(fact, str) and len(fact) > _LONGEST else fact
