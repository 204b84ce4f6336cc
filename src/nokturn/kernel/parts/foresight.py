"""What a choice comes to, for people who decide and for whatever draws the choice; and several answers in one go."""

from __future__ import annotations

from nokturn.kernel.events import Facts
from nokturn.kernel.orders import StandingOrder
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


class Shortcut(Leaf, frozen=True):
    """Several answers that are mostly given together, offered as one."""

    key: str
    """The message that says what they do."""
    facts: Facts
    plan: tuple[StandingOrder, ...]
    """One after the other, each for the question it fits; whatever else is asked in between ends the plan."""
