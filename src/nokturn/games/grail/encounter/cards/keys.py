"""What joins where two cards meet: rows meet rows, three of attributes, one of magic, one that is free."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from nokturn.games.grail.printed.edges import Bonus, RightEdge
from nokturn.games.grail.printed.language.vocabulary import Attribute
from nokturn.kernel import Leaf

MAGIC_ROW, FREE_ROW = 3, 4
VALUES = ("pool", "up", "down", "draw", "tear")
"""Kinds of bonus that a multiplier multiplies; a chain is not, GRAIL-COMBAT-BONUS-03."""

Levels = Callable[[Attribute], int]
"""How high the Character that plays a card has an attribute."""


class Joint(Leaf, frozen=True):
    """A key that is joined, and the bonus it gives."""

    row: int
    key: Attribute | Literal["magic", "free"]
    bonus: Bonus
    times: int = 1
    """By the multiplier of a free key."""

    @property
    def attribute(self) -> Attribute | None:
        return None if self.key in ("magic", "free") else self.key  # type: ignore[return-value]

    @property
    def amount(self) -> int:
        """Markers, spaces, cards: what the bonus is worth."""
        return self.bonus.n * self.times


def attribute_joints(edge: RightEdge, bonuses: tuple[Bonus | None, ...], level: Levels) -> list[Joint]:
    """GRAIL-COMBAT-KEY-01, GRAIL-COMBAT-KEY-02: both halves, and the attribute at the level the earlier card shows."""
    meeting = enumerate(zip(edge.rows, bonuses[:MAGIC_ROW], strict=True))
    return [
        Joint(row, key.attribute, bonus)
        for row, (key, bonus) in meeting
        if key is not None and bonus is not None and level(key.attribute) >= key.level
    ]


def magic_may_join(edge: RightEdge, bonuses: tuple[Bonus | None, ...]) -> bool:
    """Both halves of the magic key are there; GRAIL-COMBAT-KEY-04."""
    return edge.magic and bonuses[MAGIC_ROW] is not None


def joints(edge: RightEdge, bonuses: tuple[Bonus | None, ...], level: Levels, *, magic: bool) -> tuple[Joint, ...]:
    """Every key that joins, from the top row to the bottom row (GRAIL-COMBAT-KEY-06); `magic`: it is paid for.

    The free key always joins, multiplied, unless it is a void; GRAIL-COMBAT-KEY-05, GRAIL-COMBAT-BONUS-06."""
    found = attribute_joints(edge, bonuses, level)
    at_magic, at_free = bonuses[MAGIC_ROW], bonuses[FREE_ROW]
    if magic and edge.magic and at_magic is not None:
        found.append(Joint(MAGIC_ROW, "magic", at_magic))
    if at_free is not None and edge.multiplier:
        found.append(Joint(FREE_ROW, "free", at_free, edge.multiplier if at_free.kind in VALUES else 1))
    return tuple(found)


def has_chain(joined: tuple[Joint, ...]) -> bool:
    """Whether the card may be a further one of its Activation; GRAIL-COMBAT-PLAY-03."""
    return any(one.bonus.kind == "chain" for one in joined)
