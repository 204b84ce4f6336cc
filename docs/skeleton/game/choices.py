"""The verbs of the rulebook: what a player can answer.  A saved game names them, so they keep their names."""

from __future__ import annotations

from nokturn.kernel import Option, Seat


class Dig(Option, frozen=True):
    """Take the top card of the pile; SKE-03."""


class Lay(Option, frozen=True):
    """Put a bone before you; SKE-04."""

    card: str


class Curse(Option, frozen=True):
    """Have somebody else lose a card; SKE-05."""

    target: Seat


class Wait(Option, frozen=True):
    """Do nothing; SKE-02."""


class SendCrow(Option, frozen=True):
    """Discard a crow against a curse; SKE-06."""
