"""Messages of the locale files, said in a language (Project Fluent).  Who speaks of what is `words.py`'s business; even
errors have words, so this knows nothing of the kernel but where its messages are."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "pl")
KERNEL = Path(__file__).parent
_LONGEST = 300
"""Characters; Fluent refuses facts of more than a thousand."""


class UnsaidError(LookupError):
    """There is no such message, or it cannot be said with these facts."""


@cache
def bundle(lang: str, *folders: Path) -> FluentBundle:
    """All messages of a language; later folders override earlier ones."""
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not every process speaks

    messages = FluentBundle([lang], use_isolating=False)
    for folder in folders:
        path = folder / "locale" / f"{lang}.ftl"
        if path.exists():
            messages.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
    return messages


def kernel_says(lang: str, key: str, facts: Mapping[str, Any], *also: Path) -> str:
    """A message of the kernel, or of the folders `also`, where no game is at hand; facts from damaged files are cut
    short."""
    short = {name: fact if len(str(fact)) <= _LONGEST else f"{str(fact)[:_LONGEST]}…" for name, fact in facts.items()}
    return said(bundle(lang, KERNEL, *also), "The kernel", lang, key, short)


def said(messages: FluentBundle, whose: str, lang: str, key: str, facts: dict[str, Any]) -> str:
    """The message `key` with its facts."""
    pattern = messages.get_message(key).value if messages.has_message(key) else None
    if pattern is None:
        raise UnsaidError(f"{whose}: there is no message '{key}' in {lang}.ftl.")
    text, errors = messages.format_pattern(pattern, facts)
    if errors:
        raise UnsaidError(f"{whose}: message '{key}' in {lang}.ftl: {errors[0]}.")
    return str(text)
