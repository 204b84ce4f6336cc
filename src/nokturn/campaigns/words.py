"""What campaigns say when something cannot be, in every language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from nokturn.kernel.errors import NokturnError, SaveError, SetupError
from nokturn.kernel.words import LANGUAGES, bundle, explain, kernel_says

FOLDER = Path(__file__).parent


class LedgerError(SaveError):
    """A ledger, or a file of one, cannot be used: damaged, tampered with, of another version, or played otherwise."""

    reason = ""
    """The name of what is wrong, for programs."""


def say(lang: str, key: str, **facts: Any) -> str:
    """A message of the campaigns; a fact that is an error of its own is said in the same language."""
    told = {name: explain(fact, lang) if isinstance(fact, NokturnError) else fact for name, fact in facts.items()}
    return kernel_says(lang, key, told, FOLDER)


def said_in(folder: Path, lang: str, key: str, facts: Mapping[str, Any]) -> list[str]:
    """A message of the campaign in `folder` as a line; none if it does not have it."""
    messages = bundle(lang, folder)
    pattern = messages.get_message(key).value if messages.has_message(key) else None
    return [] if pattern is None else [str(messages.format_pattern(pattern, dict(facts))[0])]


def title_of(folder: Path, lang: str, name: str) -> str:
    """What the campaign in `folder` is called; its name if it does not say."""
    return word_of(folder, lang, "title", name)


def word_of(folder: Path, lang: str, key: str, otherwise: str) -> str:
    """A message of the campaign in `folder` that needs no facts."""
    return (said_in(folder, lang, key, {}) or [otherwise])[0]


def setup_error(key: str, **facts: Any) -> SetupError:
    """A campaign cannot begin or go on like this: `error-<key>` says why."""
    return SetupError.worded({lang: say(lang, f"error-{key}", **facts) for lang in LANGUAGES})


def ledger_error(key: str, **facts: Any) -> LedgerError:
    """A ledger, or a file of one, cannot be used like this: `error-<key>` says why."""
    error = LedgerError.worded({lang: say(lang, f"error-{key}", **facts) for lang in LANGUAGES})
    error.reason = key
    return error
