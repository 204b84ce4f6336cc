"""What the table turns down, and why."""

from __future__ import annotations

from typing import Any

from nokturn.kernel.errors import NokturnError


class TurnedDownError(NokturnError):
    """Something a person asked of the table that cannot be; `refusal-<reason>` says why in their language."""

    def __init__(self, reason: str, rule: str = "", **args: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.args_of_text = args


class HiddenError(TurnedDownError):
    """There is nothing there, or nothing that this person may know of: the two look the same."""


class NotAllowedError(TurnedDownError):
    """It is there, but not for this person."""
