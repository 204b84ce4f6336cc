"""What a choice comes to: small facts beside it, for people who decide and for whatever draws the choice."""

from __future__ import annotations

from nokturn.kernel.plain import Leaf


class Outcome(Leaf, frozen=True):
    """A number that a choice changes, if nothing else happens."""

    what: str
    """Which: the message is `outcome-<what>`."""
    of: str = ""
    """Whose: a seat or a thing at the table; empty: of the whole table."""
    before: int | None = None
    """None: there was no such number, or it does not change."""
    after: int = 0
