"""What can go wrong, and who is to blame.

A move that the rules forbid is *not* an error: it is answered with a `Refusal`
(see `nokturn.kernel.asks`).  The exceptions here mean that something outside the
game is wrong, and each message says what to do next.  Those that people meet at a table
are raised `because` of something the kernel has words for, in every language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from nokturn.kernel.messages import kernel_says


class NokturnError(Exception):
    """Base of every exception this package raises on purpose."""

    key: str = ""
    """With words of the kernel: the message `error-<key>` says it (`nokturn.kernel.words.explain`)."""
    facts: tuple[tuple[str, Any], ...] = ()
    texts: Mapping[str, str] = {}
    """With words of a game instead: the whole message, by language."""

    @classmethod
    def because(cls, key: str, **facts: Any) -> Self:
        """The exception that says `error-<key>`, in English unless it is explained in another language."""
        error = cls(kernel_says("en", f"error-{key}", facts))
        error.key, error.facts = key, tuple(facts.items())
        return error

    @classmethod
    def worded(cls, texts: Mapping[str, str]) -> Self:
        """The exception that says this, in every language a game has words for; English is one of them."""
        error = cls(texts["en"])
        error.texts = dict(texts)
        return error


class ProcedureError(NokturnError):
    """A rule is written in a way that cannot be run as data (found at import)."""


class NotPlainError(NokturnError):
    """Something that cannot be saved was left in a frame or in an answer."""


class RunawayError(NokturnError):
    """A game went on and on without asking anybody anything."""


class SetupError(NokturnError):
    """A game cannot be started like this: wrong options, seats or player count."""

    def __init__(self, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.rule = rule

    def under(self, rule: str) -> Self:
        """The same, with the rule that says so."""
        self.rule = rule
        return self


class SaveError(NokturnError):
    """A save, snapshot or record cannot be used: damaged, foreign or tampered with."""


class ContentError(NokturnError):
    """A data file of a game (cards, tables, rules, words) is wrong; names file and entry."""

    line: int = 0
    what: str = ""
    unknown: tuple[str | int, ...] = ()
    """Of a fault that `nokturn.kernel.content` found: its line, what is wrong, and where an unknown field stands."""
